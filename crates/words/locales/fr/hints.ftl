# Conseils : ce que la machine propose, et pourquoi

hint-points =
    { $points ->
        [one] Rapporte { $points } point tout de suite.
       *[other] Rapporte { $points } points tout de suite.
    }
hint-points-lost =
    { $points ->
        [one] Coûte { $points } point tout de suite.
       *[other] Coûte { $points } points tout de suite.
    }
hint-open = La suite dépend du hasard, ou de ce que personne ne voit encore.
hint-general = Pas encore de points, mais cela prépare la suite. Dans les parties que la machine a imaginées, c’était bon en moyenne.
hint-compared-more =
    { $points ->
        [one] { $points } point de plus tout de suite que le conseil { $other }.
       *[other] { $points } points de plus tout de suite que le conseil { $other }.
    }
hint-compared-fewer =
    { $points ->
        [one] { $points } point de moins tout de suite que le conseil { $other }.
       *[other] { $points } points de moins tout de suite que le conseil { $other }.
    }
hint-compared-same = Autant de points tout de suite que le conseil { $other }.
hint-compared-soon-more = Autant de points tout de suite que le conseil { $other }, et { $points } de plus à portée.
hint-compared-soon-fewer = Autant de points tout de suite que le conseil { $other }, mais { $points } de moins à portée.
hint-compared-only = Autant de points tout de suite que le conseil { $other }. Ici seulement : { $reason }
hint-compared-open = Entre ce conseil et le conseil { $other }, le hasard décide de ce qui rapporte le plus tout de suite.
hints-as-good = À peu près équivalents : { $hints }.
hints-best = Nettement le meilleur : { $hints }.
hint-number = conseil { $n }
hint-mark = Conseil { $n }
hint-mark-first = Conseil { $n } : d’abord ici
hint-mark-then = Conseil { $n } : puis ici
hint-show = Pointez un conseil pour le voir sur le plateau. Choisissez-le pour y aller. Échap ferme les conseils.
