## Le plateau de Ciel de nuit

nightsky-board-map = La carte du ciel et ses 88 constellations
nightsky-board-zoom = La partie visible de la carte
nightsky-board-zoom-in = Agrandir
nightsky-board-zoom-out = Réduire
nightsky-board-zoom-whole = Toute la carte
nightsky-board-fact-round = Manche { $round }
nightsky-board-fact-players = { $players } joueurs
nightsky-board-fact-own-turn = à vous de jouer
nightsky-board-fact-turn = à { $name } de jouer
nightsky-board-fact-over = fin de la partie
nightsky-board-step-draft = Choix des cartes
nightsky-board-step-die = Dé
nightsky-board-step-night = Nuit
nightsky-board-step-instrument = Instrument
nightsky-board-step-move = Déplacement
nightsky-board-step-observe = Observation

## Pions et cases

nightsky-board-sun = Le Soleil, constellation : { $place }
nightsky-board-sun-here = le Soleil
nightsky-board-instrument-free = { $instrument }, constellation : { $place }
nightsky-board-instrument-clouded = { $instrument }, constellation : { $place }, sous les nuages
nightsky-board-eye = Œil de { $name }, constellation : { $place }
nightsky-board-eye-own = Votre œil, constellation : { $place }
nightsky-board-eye-of = œil de { $name }
nightsky-board-borders-away =
    { $borders ->
        [one] à 1 frontière
       *[other] à { $borders } frontières
    }
nightsky-board-you-hold = vous avez { $cards }
nightsky-board-legend-hold = vous avez une carte

## Cartes

nightsky-board-with-sun = avec le Soleil
nightsky-board-card-label = { $card }, { $kind }, { $place } ; points : { $points }
nightsky-board-observed = observé
nightsky-board-observed-label = { $card }, carte observée
nightsky-board-in-play = { $card }, carte jouée
nightsky-board-taken = { $card }, carte prise par { $name }
nightsky-board-draft-round = Choix des cartes, manche { $round } sur { $rounds }
nightsky-board-draft-rush = Tous choisissent en même temps.
nightsky-board-draft-turns = Chacun son tour ; un autre joueur commence à chaque manche.
nightsky-board-draft-cards = Les cartes de cette partie

## La nuit

nightsky-board-pile = Big Bang
nightsky-board-pile-label =
    { $cards ->
        [one] Pioche Big Bang, { $cards } carte
       *[other] Pioche Big Bang, { $cards } cartes
    }
nightsky-board-die-even = pair : Big Bang
nightsky-board-die-odd = impair : rien
nightsky-board-die-label = Le dé : { $roll }, { $words }

## Joueurs

nightsky-board-own = Votre émerveillement
nightsky-board-points =
    { $points ->
        [one] point
       *[other] points
    }
nightsky-board-left =
    { $cards ->
        [one] { $cards } carte à observer
       *[other] { $cards } cartes à observer
    }
nightsky-board-hand = Vos cartes
nightsky-board-acting-draft = choisit
nightsky-board-acting-join = peut se joindre
nightsky-board-acting-turn = joue

## Ce que signifient les signes, et ce qu’ils font en ce moment

nightsky-board-points-label =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nightsky-board-legend-label = Zones : { $zones }
nightsky-board-why-legend = Les cinq zones aident à trouver une constellation sur la carte. Aucune règle du jeu ne s’en sert.
nightsky-board-why-legend-hold = Les cinq zones aident à trouver une constellation sur la carte. Une petite carte à côté d’un nom marque celle dont vous avez une carte.
nightsky-board-why-pile = Sur un nombre pair, le joueur tire une carte Big Bang au début de son tour : un événement résolu aussitôt. Il en reste { $cards }.
nightsky-board-why-pile-choice = Au début de son tour, le joueur peut tirer une carte Big Bang : un événement résolu aussitôt. Il en reste { $cards }.
nightsky-board-why-die-even = { $name } a lancé le dé : { $roll }. C’est pair, une carte Big Bang a donc été tirée.
nightsky-board-why-die-odd = { $name } a lancé le dé : { $roll }. C’est impair, aucune carte Big Bang n’a donc été tirée.
nightsky-board-why-sun = Les cartes du système solaire s’observent là où est le Soleil, en ce moment : { $place }. Ensuite, il avance d’autant de signes que le dé l’indique.
nightsky-board-why-sun-own =
    { $cards ->
        [one] Vous pouvez observer votre carte du système solaire là où est le Soleil, en ce moment : { $place }. Ensuite, il avance.
       *[other] Vous pouvez observer vos { $cards } cartes du système solaire là où est le Soleil, en ce moment : { $place }. Ensuite, il avance.
    }
nightsky-board-why-sun-visit = Vous n’avez plus de carte du système solaire : amener un instrument ou votre œil sur le Soleil vous rapporte 1 point.
nightsky-board-why-instrument =
    { $steps ->
        [one] Tous peuvent utiliser cet instrument. Il se déplace de { $steps } case au plus, puis on peut observer sa constellation.
       *[other] Tous peuvent utiliser cet instrument. Il se déplace de { $steps } cases au plus, puis on peut observer sa constellation.
    }
nightsky-board-why-clouds =
    { $count ->
        [one] Personne ne peut utiliser cet instrument avant le prochain tour du joueur qui l’a couvert de nuages ({ $names }).
       *[other] Personne ne peut utiliser cet instrument avant le prochain tour de chacun des joueurs qui l’ont couvert de nuages ({ $names }).
    }
nightsky-board-why-eye-own = Personne d’autre n’observe avec votre œil. Il se déplace de { $steps } cases au plus.
nightsky-board-why-eye = Seul ce joueur ({ $name }) observe avec cet œil. Il se déplace de { $steps } cases au plus.
nightsky-board-why-points = Les cartes observées rapportent des points. Quand un joueur a observé toutes ses cartes, celui qui a le plus de points gagne.
nightsky-board-why-left =
    { $cards ->
        [0] { $name } a observé toutes ses cartes : la partie est terminée.
       *[other] La partie se termine dès qu’un joueur a observé toutes ses cartes. Sa dernière observation compte double.
    }
nightsky-board-why-card = Pour l’observer, amenez votre œil ou un instrument dans sa constellation ({ $place }). Les nombres sont ses points avec l’œil, les jumelles, la lunette et le télescope.
nightsky-board-why-card-solar = Pour l’observer, amenez votre œil ou un instrument là où est le Soleil, en ce moment : { $place }. Les nombres sont ses points avec l’œil, les jumelles, la lunette et le télescope.
nightsky-board-why-chip = À observer, avec l’œil ou un instrument dans sa constellation.
nightsky-board-why-chip-solar = À observer, avec l’œil ou un instrument là où est le Soleil.
nightsky-board-why-chip-observed = Observée et retournée face cachée : elle ne peut plus être jouée.
nightsky-board-why-draft = Chaque carte nomme un objet et sa constellation. Les nombres sont ses points avec l’œil, les jumelles, la lunette et le télescope.

## La décision

nightsky-board-wait = On attend { $names }.
nightsky-board-join = { $name } observe ({ $place }) : vous joindre à l’observation ?
nightsky-board-won =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } partagent la victoire avec { $points } points.
    }
nightsky-board-score = { $name } { $points }
nightsky-board-score-doubled = { $name } { $points } (dernière observation doublée : +{ $doubled })
nightsky-board-detail-rush = Choisissent aussi : { $names }.
nightsky-board-detail-draft = Choisissez ou pointez une carte pour savoir à quelle distance sont votre œil et les instruments.
nightsky-board-detail-pile =
    { $cards ->
        [one] Il reste { $cards } carte Big Bang dans la pioche.
       *[other] Il reste { $cards } cartes Big Bang dans la pioche.
    }
nightsky-board-detail-swap = Choisissez le premier instrument, puis celui avec lequel il change de place.
nightsky-board-detail-choose = Les pions que vous pouvez prendre sont éclairés : votre œil ou un instrument commun.
nightsky-board-detail-no-card = Aucune de vos cartes n’est à portée.
nightsky-board-detail-alone = Personne ne peut se joindre à l’observation. Deux cartes d’une sorte au plus.
nightsky-board-detail-join = { $name } joue { $cards }. Vous pouvez jouer une ou deux de vos cartes, ou aucune.

## Effet d’un choix

nightsky-board-tell-here = { $place }, sans bouger : { $what }
nightsky-board-tell-cell =
    { $borders ->
        [one] { $place }, 1 frontière : { $what }
       *[other] { $place }, { $borders } frontières : { $what }
    }
nightsky-board-tell-score =
    { $points ->
        [one] vous marquez 1 point avec { $cards }.
       *[other] vous marquez { $points } points avec { $cards }.
    }
nightsky-board-tell-last = vous marquez { $points } points avec { $cards } : votre dernière observation compte double.
nightsky-board-tell-nothing = vous n’avez rien à observer.
nightsky-board-tell-sun = La visite au Soleil rapporte 1 point.
nightsky-board-tell-join = Peuvent se joindre à l’observation : { $who }.
nightsky-board-tell-joiner = { $name } ({ $cards })
nightsky-board-tell-reach =
    { $borders ->
        [one] Avec { $instrument }, départ { $place }, 1 frontière.
       *[other] Avec { $instrument }, départ { $place }, jusqu’à { $borders } frontières.
    }
nightsky-board-tell-best =
    { $points ->
        [one] Au mieux 1 point : { $place }.
       *[other] Au mieux { $points } points : { $place }.
    }
nightsky-board-tell-no-card = Aucune de vos cartes à portée.
nightsky-board-tell-cloud = Nuages sur cet instrument jusqu’à votre prochain tour : { $label }.
nightsky-board-tell-swap-first = Échanger { $instrument } avec un autre instrument.
nightsky-board-tell-pick = { $card }, { $kind } ({ $place }). Frontières à franchir : { $away }.
nightsky-board-tell-pick-solar = { $card }, { $kind } : s’observe là où est le Soleil, en ce moment : { $place }.
nightsky-board-tell-play =
    { $points ->
        [one] { $card } : 1 point.
       *[other] { $card } : { $points } points.
    }
nightsky-board-tell-play-last = C’est votre dernière carte : cette observation compte double, et la partie se termine.
nightsky-board-tell-play-solar = Ensuite le Soleil avance comme le dit le dé.

## Images des règles

nightsky-board-rule-map = La carte du ciel : 88 constellations en cinq zones
nightsky-board-rule-card = Une carte : l’objet, sa nature, sa constellation et sa zone, et ses points avec l’œil, les jumelles, la lunette et le télescope
nightsky-board-rule-borders = Le Taureau et, éclairées autour de lui, les constellations qui partagent une frontière avec lui
nightsky-board-rule-zodiac = La ligne du zodiaque et ses signes ; le Soleil est dans le Bélier et ira vers la gauche
nightsky-board-rule-move = La lunette dans les Gémeaux, ce qu’elle peut atteindre en franchissant une ou deux frontières, et son chemin vers Persée
nightsky-board-rule-observe = La lunette dans Persée : deux joueurs en ont des cartes, tous deux peuvent observer
nightsky-board-rule-sun = Le Soleil avance de quatre signes, du Bélier au Lion
nightsky-board-rule-clear-night = Par nuit claire la lunette, dans les Gémeaux, peut franchir quatre frontières
nightsky-board-rule-clouds = Les trois instruments communs ; un nuage est sur le télescope
nightsky-board-rule-conjunction = Les jumelles et la lunette échangent leurs places
