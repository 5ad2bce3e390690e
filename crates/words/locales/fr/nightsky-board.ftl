## Le plateau de Ciel de nuit

nightsky-board-map = La carte du ciel et ses 88 constellations
nightsky-board-zoom = La partie visible de la carte
nightsky-board-zoom-in = Agrandir
nightsky-board-zoom-out = Réduire
nightsky-board-zoom-whole = Toute la carte
nightsky-board-fact-round = Manche { $round }
nightsky-board-fact-players = { $players } joueurs
nightsky-board-fact-own-turn = à vous
nightsky-board-fact-turn = { $name } joue
nightsky-board-fact-over = partie terminée
nightsky-board-step-draft = Choix des cartes
nightsky-board-step-die = Dé
nightsky-board-step-night = Nuit
nightsky-board-step-instrument = Instrument
nightsky-board-step-move = Déplacement
nightsky-board-step-observe = Observation

## Pions et cases

nightsky-board-sun = Le Soleil ({ $place })
nightsky-board-sun-here = le Soleil
nightsky-board-instrument-free = { $instrument } ({ $place })
nightsky-board-instrument-clouded = { $instrument } ({ $place }), dans les nuages
nightsky-board-eye = Œil, { $name } ({ $place })
nightsky-board-eye-own = Votre œil ({ $place })
nightsky-board-eye-of = œil ({ $name })
nightsky-board-borders-away =
    { $borders ->
        [one] à { $borders } case
       *[other] à { $borders } cases
    }
nightsky-board-you-hold = vous avez { $cards }
nightsky-board-legend-hold = une de vos cartes

## Cartes

nightsky-board-with-sun = système solaire
nightsky-board-card-label = { $card }, { $kind }, { $place } ; points : { $points }
nightsky-board-observed = observée
nightsky-board-observed-label = { $card }, carte observée
nightsky-board-in-play = { $card }, carte jouée
nightsky-board-taken = { $card }, carte prise par { $name }
nightsky-board-draft-round = Choix des cartes, étape { $round } sur { $rounds }
nightsky-board-draft-rush = Tous choisissent en même temps.
nightsky-board-draft-turns = Chacun son tour ; un autre joueur commence à chaque étape.
nightsky-board-draft-cards = Les cartes de cette partie

## La nuit

nightsky-board-pile = Big Bang
nightsky-board-pile-label =
    { $cards ->
        [one] Pile Big Bang, { $cards } carte
       *[other] Pile Big Bang, { $cards } cartes
    }
nightsky-board-die-even = pair : Big Bang
nightsky-board-die-odd = impair : rien
nightsky-board-die-label = Le dé : { $roll }, { $words }

## Joueurs

nightsky-board-own = Émerveillement
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
nightsky-board-why-legend = Les cinq zones aident à trouver une constellation sur la carte. Aucune règle ne s’en sert.
nightsky-board-why-legend-hold = Les cinq zones aident à trouver une constellation sur la carte. Une petite carte à côté d’un nom : vous avez une carte de cette constellation.
nightsky-board-why-pile = Si le dé est pair, vous tirez une carte Big Bang au début de votre tour : un événement immédiat. Il en reste { $cards }.
nightsky-board-why-pile-choice = Au début de votre tour, vous pouvez tirer une carte Big Bang : un événement immédiat. Il en reste { $cards }.
nightsky-board-why-die-even = { $name } a lancé le dé : { $roll }, un nombre pair. Une carte Big Bang est tirée.
nightsky-board-why-die-odd = { $name } a lancé le dé : { $roll }, un nombre impair. Pas de carte Big Bang.
nightsky-board-why-sun = Les cartes du système solaire s’observent là où est le Soleil, en ce moment : { $place }. Ensuite, le dé le fait avancer.
nightsky-board-why-sun-own =
    { $cards ->
        [one] Vous pouvez observer votre carte du système solaire là où est le Soleil, en ce moment : { $place }. Ensuite, il avance.
       *[other] Vous pouvez observer vos { $cards } cartes du système solaire là où est le Soleil, en ce moment : { $place }. Ensuite, il avance.
    }
nightsky-board-why-sun-visit = Vous n’avez plus de carte du système solaire : amener un instrument ou votre œil sur le Soleil vous rapporte 1 point.
nightsky-board-why-instrument =
    { $steps ->
        [one] Tout le monde peut utiliser cet instrument. Il se déplace de { $steps } case au plus, puis on peut observer sa constellation.
       *[other] Tout le monde peut utiliser cet instrument. Il se déplace de { $steps } cases au plus, puis on peut observer sa constellation.
    }
nightsky-board-why-clouds =
    { $count ->
        [one] Personne ne peut utiliser cet instrument avant le prochain tour du joueur qui l’a couvert de nuages ({ $names }).
       *[other] Personne ne peut utiliser cet instrument avant le prochain tour de chacun des joueurs qui l’ont couvert de nuages ({ $names }).
    }
nightsky-board-why-eye-own = Votre œil n’est qu’à vous. Il se déplace de { $steps } cases au plus.
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
nightsky-board-why-chip-observed = Observée et retournée face cachée : on ne peut plus la jouer.
nightsky-board-why-draft = Chaque carte indique un objet et sa constellation. Les nombres sont ses points avec l’œil, les jumelles, la lunette et le télescope.

## La décision

nightsky-board-wait = On attend { $names }.
nightsky-board-join = { $name } observe ({ $place }) : vous joindre à l’observation ?
nightsky-board-won =
    { $count ->
        [one] { $names } gagne avec { $points } points.
       *[other] { $names } se partagent la victoire avec { $points } points.
    }
nightsky-board-score = { $name } { $points }
nightsky-board-score-doubled = { $name } { $points } (dernière observation doublée : +{ $doubled })
nightsky-board-detail-rush = Choisissent aussi : { $names }.
nightsky-board-detail-draft = Pointez une carte pour voir à combien de cases sont votre œil et les instruments.
nightsky-board-detail-pile =
    { $cards ->
        [one] Il reste { $cards } carte Big Bang dans la pile.
       *[other] Il reste { $cards } cartes Big Bang dans la pile.
    }
nightsky-board-detail-swap = Choisissez le premier instrument, puis celui avec lequel il change de place.
nightsky-board-detail-choose = Les jetons éclairés sont disponibles : votre œil ou un instrument commun.
nightsky-board-detail-no-card = Aucune de vos cartes n’est à portée.
nightsky-board-detail-alone = Personne d’autre ne peut observer ici. Deux cartes de chaque sorte au plus.
nightsky-board-detail-join = { $name } joue { $cards }. Vous pouvez jouer une ou deux de vos cartes, ou aucune.

## Effet d’un choix

nightsky-board-tell-here = { $place }, sans bouger : { $what }
nightsky-board-tell-cell =
    { $borders ->
        [one] { $place }, { $borders } case : { $what }
       *[other] { $place }, { $borders } cases : { $what }
    }
nightsky-board-tell-score =
    { $points ->
        [one] vous marquez { $points } point avec { $cards }.
       *[other] vous marquez { $points } points avec { $cards }.
    }
nightsky-board-tell-last =
    { $points ->
        [one] vous marquez { $points } point avec { $cards } : votre dernière observation compte double.
       *[other] vous marquez { $points } points avec { $cards } : votre dernière observation compte double.
    }
nightsky-board-tell-nothing = vous n’avez rien à observer.
nightsky-board-tell-sun = La visite au Soleil rapporte 1 point.
nightsky-board-tell-join = Peuvent se joindre à l’observation : { $who }.
nightsky-board-tell-joiner = { $name } ({ $cards })
nightsky-board-tell-reach =
    { $borders ->
        [one] Avec { $instrument } ({ $place }) : { $borders } case au plus.
       *[other] Avec { $instrument } ({ $place }) : { $borders } cases au plus.
    }
nightsky-board-tell-best =
    { $points ->
        [one] Au mieux { $points } point : { $place }.
       *[other] Au mieux { $points } points : { $place }.
    }
nightsky-board-tell-no-card = Aucune de vos cartes à portée.
nightsky-board-tell-cloud = Nuages sur cet instrument jusqu’à votre prochain tour : { $label }.
nightsky-board-tell-swap-first = Échanger { $instrument } avec un autre instrument.
nightsky-board-tell-pick = { $card }, { $kind } ({ $place }). Distance en cases : { $away }.
nightsky-board-tell-pick-solar = { $card }, { $kind } : s’observe là où est le Soleil (en ce moment : { $place }).
nightsky-board-tell-play =
    { $points ->
        [one] { $card } : { $points } point.
       *[other] { $card } : { $points } points.
    }
nightsky-board-tell-play-last = C’est votre dernière carte : cette observation compte double, et la partie se termine.
nightsky-board-tell-play-solar = Ensuite, le dé fait avancer le Soleil.

## Images des règles

nightsky-board-rule-map = La carte du ciel : 88 constellations en cinq zones
nightsky-board-rule-card = Une carte : l’objet, son genre, sa constellation et sa zone, et ses points à l’œil, aux jumelles, à la lunette et au télescope
nightsky-board-rule-borders = Le Taureau et, éclairées autour de lui, les constellations qui partagent une frontière avec lui
nightsky-board-rule-zodiac = La ligne du zodiaque et ses signes ; le Soleil est dans le Bélier et avancera vers la gauche
nightsky-board-rule-move = La lunette dans les Gémeaux, ce qu’elle peut atteindre en une ou deux cases, et son chemin vers Persée
nightsky-board-rule-observe = La lunette dans Persée : deux joueurs en ont des cartes, tous deux peuvent observer
nightsky-board-rule-sun = Le Soleil avance de quatre signes, du Bélier au Lion
nightsky-board-rule-clear-night = Nuit claire : la lunette, dans les Gémeaux, peut avancer de quatre cases
nightsky-board-rule-clouds = Les trois instruments communs ; le télescope est dans les nuages
nightsky-board-rule-conjunction = Les jumelles et la lunette échangent leurs places
