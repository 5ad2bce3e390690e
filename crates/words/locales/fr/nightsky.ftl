## Ciel de nuit

nightsky-title = Ciel de nuit

## Zones de la carte

nightsky-zone-circumpolar = Circumpolaire
nightsky-zone-winter = Hiver
nightsky-zone-spring = Printemps
nightsky-zone-summer = Été
nightsky-zone-autumn = Automne

## Constellations, selon l’article de leur nom français

nightsky-cell-le = { $name }
    .in = dans le { $name }
    .of = du { $name }
    .from = du { $name }
    .to = au { $name }
nightsky-cell-la = { $name }
    .in = dans la { $name }
    .of = de la { $name }
    .from = de la { $name }
    .to = à la { $name }
nightsky-cell-l = { $name }
    .in = dans l’{ $name }
    .of = de l’{ $name }
    .from = de l’{ $name }
    .to = à l’{ $name }
nightsky-cell-les = { $name }
    .in = dans les { $name }
    .of = des { $name }
    .from = des { $name }
    .to = aux { $name }
nightsky-cell-de = { $name }
    .in = dans { $name }
    .of = de { $name }
    .from = de { $name }
    .to = à { $name }
nightsky-cell-d = { $name }
    .in = dans { $name }
    .of = d’{ $name }
    .from = d’{ $name }
    .to = à { $name }

## Moyens d’observation

nightsky-instrument-eye = œil
    .the = l’œil
    .with = à l’œil
    .falls = L’œil tombe
nightsky-instrument-binoculars = jumelles
    .the = les jumelles
    .with = aux jumelles
    .falls = Les jumelles tombent
nightsky-instrument-refractor = lunette
    .the = la lunette
    .with = à la lunette
    .falls = La lunette tombe
nightsky-instrument-telescope = télescope
    .the = le télescope
    .with = au télescope
    .falls = Le télescope tombe

## Cartes Constellation

nightsky-card = « { $card } » ({ $place })
nightsky-card-item = { $card } ({ $place }, { $points })
nightsky-solar-system = système solaire
nightsky-kind-star = étoile
nightsky-kind-coloured_star = étoile colorée
nightsky-kind-variable_star = étoile variable
nightsky-kind-double_star = étoile double
nightsky-kind-asterism = astérisme
nightsky-kind-open_cluster = amas ouvert
nightsky-kind-globular_cluster = amas globulaire
nightsky-kind-star_cloud = nuage d’étoiles
nightsky-kind-emission_nebula = nébuleuse en émission
nightsky-kind-planetary_nebula = nébuleuse planétaire
nightsky-kind-supernova_remnant = rémanent de supernova
nightsky-kind-galaxy = galaxie
nightsky-kind-moon = lune
nightsky-kind-planet = planète
nightsky-kind-dwarf_planet = planète naine
nightsky-kind-asteroid = astéroïde
nightsky-kind-comet = comète

## Cartes Big Bang

nightsky-big-bang-full = « { $card } » : { $text }
nightsky-big-bang-sentence = { $text }.
nightsky-big-bang-clear_night = Nuit claire
    .text =
        { $amount ->
            [one] à ce tour, l’instrument choisi peut aller { $amount } case plus loin
           *[other] à ce tour, l’instrument choisi peut aller { $amount } cases plus loin
        }
nightsky-big-bang-shooting_star = Étoile filante
    .text =
        { $amount ->
            [one] { $amount } point d’émerveillement tout de suite
           *[other] { $amount } points d’émerveillement tout de suite
        }
nightsky-big-bang-clouds = Nuages
    .text = un instrument commun, au choix du joueur, est inutilisable pour tous jusqu’au prochain tour de ce joueur
nightsky-big-bang-conjunction = Conjonction
    .text = deux instruments communs, au choix du joueur, échangent leurs places
nightsky-big-bang-new_moon = Nouvelle lune
    .text =
        { $amount ->
            [one] à ce tour, chaque carte du joueur rapporte { $amount } point de plus à l’œil ou aux jumelles
           *[other] à ce tour, chaque carte du joueur rapporte { $amount } points de plus à l’œil ou aux jumelles
        }
nightsky-big-bang-eclipse = Éclipse
    .text = on lance le dé, et le Soleil avance d’autant de signes
nightsky-big-bang-star_party = Nuit des étoiles
    .text = à ce tour, les autres peuvent se joindre à l’observation, même à l’œil
nightsky-big-bang-dew = Buée sur l’objectif
    .text =
        { $amount ->
            [one] à ce tour, chaque carte rapporte { $amount } point de moins au télescope, sans descendre sous 0
           *[other] à ce tour, chaque carte rapporte { $amount } points de moins au télescope, sans descendre sous 0
        }
nightsky-big-bang-big_bang = Big Bang
    .text = tous les instruments et tous les yeux sont de nouveau jetés au hasard sur le plateau

## Actions

nightsky-action-pick = Prendre { $card }
nightsky-action-roll = Lancer le dé
nightsky-action-draw = Tirer une carte Big Bang
nightsky-action-draw-none = Ne pas tirer de carte Big Bang
nightsky-action-cloud = Couvrir { $instrument } de nuages
nightsky-action-swap = Échanger { $instrument } ({ $place }) et { $other } ({ $other-place })
nightsky-action-choose =
    { $borders ->
        [one] Choisir { $instrument } { $in } ({ $borders } case)
       *[other] Choisir { $instrument } { $in } (jusqu’à { $borders } cases)
    }
nightsky-action-move =
    { $borders ->
        [one] Déplacer { $instrument } jusqu’{ $to } ({ $borders } case)
       *[other] Déplacer { $instrument } jusqu’{ $to } ({ $borders } cases)
    }
nightsky-action-move-any = Se déplacer jusqu’{ $to }
nightsky-action-stay = Rester { $in }
nightsky-action-stay-anywhere = Rester sur place
nightsky-action-play =
    { $points ->
        [one] Observer { $card } : { $points } point
       *[other] Observer { $card } : { $points } points
    }
nightsky-action-play-any = Observer { $card }
nightsky-action-nothing = Ne rien observer
nightsky-action-no-more = Terminer l’observation
nightsky-action-not-join = Ne pas se joindre à l’observation

## Événements

nightsky-event-card-picked = { $name } prend { $card }.
nightsky-event-start-rolled = { $name } lance le dé pour savoir qui commence : { $roll }.
nightsky-event-start-settled = { $name } commence.
nightsky-event-turn-began = Manche { $round } : c’est à { $name } de jouer.
nightsky-event-rolled-even = { $name } lance le dé : { $roll }, une carte Big Bang.
nightsky-event-rolled-odd = { $name } lance le dé : { $roll }, pas de carte Big Bang.
nightsky-event-none-drawn = { $name } ne tire pas de carte Big Bang.
nightsky-event-pile-shuffled = Toutes les cartes Big Bang ont été tirées : mélangées, elles forment une nouvelle pile.
nightsky-event-big-bang-drawn = { $name } tire { $card }.
nightsky-event-shooting-star =
    { $points ->
        [one] { $name } voit une étoile filante et gagne { $points } point.
       *[other] { $name } voit une étoile filante et gagne { $points } points.
    }
nightsky-event-clouded = { $name } couvre { $instrument } de nuages jusqu’à son prochain tour.
nightsky-event-swapped = { $name } échange { $instrument } et { $other }.
nightsky-event-sun-moved = Le dé donne { $roll } : le Soleil passe { $from } { $to }.
nightsky-event-instrument-thrown = { $falls } { $in }.
nightsky-event-eye-thrown = { $name } : l’œil tombe { $in }.
nightsky-event-instrument-chosen = { $name } choisit { $instrument }.
nightsky-event-instrument-moved =
    { $borders ->
        [one] { $name } déplace { $instrument } { $from } { $to } ({ $borders } case).
       *[other] { $name } déplace { $instrument } { $from } { $to } ({ $borders } cases).
    }
nightsky-event-instrument-stayed = { $name } laisse { $instrument } { $in }.
nightsky-event-sun-visited =
    { $points ->
        [one] { $name } rend visite au Soleil et gagne { $points } point.
       *[other] { $name } rend visite au Soleil et gagne { $points } points.
    }
nightsky-event-card-played = { $name } observe { $card }.
nightsky-event-nothing-observed = { $name } n’observe rien.
nightsky-event-not-joined = { $name } ne se joint pas à l’observation.
nightsky-event-card-scored =
    { $points ->
        [one] { $name } marque { $points } point pour { $card } { $with }.
       *[other] { $name } marque { $points } points pour { $card } { $with }.
    }
nightsky-event-doubled =
    { $points ->
        [one] { $name } a observé toutes ses cartes : cette observation compte double, { $points } point de plus.
       *[other] { $name } a observé toutes ses cartes : cette observation compte double, { $points } points de plus.
    }
# Plusieurs événements en une phrase du journal.
nightsky-log-observed =
    { $points ->
        [one] { $name } observe { $card } { $with } : { $points } point.
       *[other] { $name } observe { $card } { $with } : { $points } points.
    }
nightsky-event-game-over = La partie est terminée.

## Actions refusées

nightsky-illegal = { $sentence } ({ $rule })
nightsky-illegal-game-over = La partie est terminée : il n’y a plus rien à jouer.
nightsky-illegal-not-your-turn = Ce n’est pas à vous de jouer : attendez les autres.
nightsky-illegal-not-now = Ce n’est pas possible maintenant : choisissez une des actions proposées.
nightsky-illegal-chosen-already = Vous avez déjà votre carte : attendez que les autres aient la leur.
nightsky-illegal-not-to-choose = Cette carte n’est plus sur la table : prenez-en une autre.
nightsky-illegal-the-die-decides = C’est le dé qui décide si une carte Big Bang est tirée : lancez-le.
nightsky-illegal-no-die = Cette partie se joue sans le dé : tirez une carte Big Bang ou non, à votre guise.
nightsky-illegal-not-shared = L’œil est propre à chaque joueur : choisissez parmi les jumelles, la lunette et le télescope.
nightsky-illegal-not-a-pair = Cet échange est impossible : choisissez deux instruments communs différents, dans l’ordre jumelles, lunette, télescope.
nightsky-illegal-clouded = Cet instrument est dans les nuages : choisissez-en un autre.
nightsky-illegal-there-already = L’instrument y est déjà : choisissez une autre constellation, ou restez sur place.
nightsky-illegal-out-of-reach = Cette constellation est trop loin : choisissez-en une à portée, ou restez sur place.
nightsky-illegal-not-your-card = Cette carte n’est pas à vous : jouez une des vôtres.
nightsky-illegal-played-already = Cette carte a déjà été jouée : jouez une carte encore face visible.
nightsky-illegal-not-here = Cette carte est d’une autre constellation : jouez une carte de celle où se trouve l’instrument.
nightsky-illegal-no-sun-here = Le Soleil n’est pas ici : les cartes du système solaire se jouent là où il se trouve.
nightsky-illegal-two-already = On joue au plus deux cartes de la constellation et deux du système solaire : arrêtez-vous, ou jouez une carte de l’autre sorte.
nightsky-illegal-not-joined = Le joueur dont c’est le tour n’a joué aucune carte de cette sorte : jouez une carte de la constellation ou du système solaire, selon ce qu’il a observé.

## Sources du décompte final

nightsky-source-eye = œil
    .why = Cartes observées à l’œil nu.
nightsky-source-binoculars = jumelles
    .why = Cartes observées aux jumelles.
nightsky-source-refractor = lunette
    .why = Cartes observées à la lunette.
nightsky-source-telescope = télescope
    .why = Cartes observées au télescope.
nightsky-source-doubled = dernière observation doublée
    .why = La dernière observation compte double pour un joueur qui a observé toutes ses cartes.
nightsky-source-sun = visites au Soleil
    .why = 1 point par visite au Soleil.
nightsky-source-shooting_star = étoiles filantes
    .why = Points des étoiles filantes des cartes Big Bang.

## Options

nightsky-option-draft =
    .meaning = Le choix des cartes : tous en même temps, premier arrivé, premier servi (rush, par défaut), ou chacun son tour, un autre joueur commençant à chaque étape (turns).
nightsky-option-die =
    .meaning = Qui décide de tirer une carte Big Bang : le dé (on, par défaut) ou le joueur (off).
nightsky-option-sun =
    .meaning = Où se trouve le Soleil au début : dans un signe du zodiaque au hasard (random, par défaut), ou dans l’un de ceux-ci : aries, taurus, gemini, cancer, leo, virgo, libra, scorpius, sagittarius, capricornus, aquarius, pisces.
nightsky-option-cards =
    .meaning = Vos propres cartes au lieu des 108 du jeu ; vérifiez-les avec almagest cards nightsky --check FICHIER.

## Erreurs dans une mise en place enregistrée

deal-spread = le nombre de cartes sur la table ne correspond pas au nombre de joueurs
deal-sun-chosen = le Soleil n’est pas dans le signe qu’indiquent les options

## La table en mots, ligne par ligne

nightsky-table-head = Manche { $round }, c’est à { $name } de jouer. { $stage }
nightsky-table-draft = Choix des cartes, étape { $round }, en attente : { $names }. { $stage }
nightsky-table-over = Manche { $round } : la partie est terminée.
nightsky-table-instruments = Instruments communs : { $instruments }.
nightsky-table-instrument = { $instrument } { $in }
nightsky-table-instrument-clouded = { $instrument } { $in } (dans les nuages)
nightsky-table-sun = Le Soleil est { $in }. Cartes Big Bang dans la pile : { $pile }.
nightsky-table-drawn = Carte Big Bang { $card }.
nightsky-table-rolled = Le dé donne { $roll } : pas de carte Big Bang.
nightsky-table-points = Après chaque carte : sa constellation, et ses points à l’œil/aux jumelles/à la lunette/au télescope.
nightsky-table-to-choose =
    { $n ->
        [one] { $n } carte à prendre : { $cards }.
       *[other] { $n } cartes à prendre : { $cards }.
    }
nightsky-table-played =
    { $n ->
        [one] { $n } carte jouée, pas encore comptée : { $cards }.
       *[other] { $n } cartes jouées, pas encore comptées : { $cards }.
    }
nightsky-table-player =
    { $points ->
        [one] { $name } : { $points } point ; œil { $in } ; cartes : { $cards } ; observées : { $observed }.
       *[other] { $name } : { $points } points ; œil { $in } ; cartes : { $cards } ; observées : { $observed }.
    }
nightsky-table-none = aucune

## La prochaine décision

nightsky-stage-drafting-rush =
    { $n ->
        [one] Prenez la dernière carte sur la table.
       *[other] Prenez une des { $n } cartes sur la table : premier arrivé, premier servi.
    }
nightsky-stage-drafting-turns =
    { $n ->
        [one] Prenez la dernière carte sur la table.
       *[other] Prenez une des { $n } cartes sur la table.
    }
nightsky-stage-rolling = Lancez le dé : pair, vous tirez une carte Big Bang.
nightsky-stage-drawing = Tirez une carte Big Bang, ou n’en tirez pas.
nightsky-stage-clouding = Couvrez de nuages un instrument commun.
nightsky-stage-swapping = Échangez deux instruments communs.
nightsky-stage-choosing = Choisissez un instrument d’observation.
nightsky-stage-choosing-clouds = Choisissez un instrument d’observation ; nuages sur { $instruments }.
nightsky-stage-moving =
    { $borders ->
        [one] Déplacez { $instrument } d’une case ou restez { $in }.
       *[other] Déplacez { $instrument } de { $borders } cases au plus ou restez { $in }.
    }
nightsky-stage-observing = Jouez une ou deux cartes { $of } { $with }, ou aucune.
nightsky-stage-observing-sun = Jouez des cartes { $of } et du système solaire { $with }, au plus deux de chaque sorte, ou aucune.
nightsky-stage-observing-more = Jouez une autre carte, ou arrêtez-vous.
nightsky-stage-joining = { $name } observe { $in } { $with } ; peuvent se joindre à l’observation : { $others }.
nightsky-stage-over = La partie est terminée.
