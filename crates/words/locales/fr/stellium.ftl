## Stellium

stellium-title = Stellium

## Astres. Leurs types sont aussi les couleurs des objectifs et des symboles, et les jetons d’influence

stellium-body-planet = Planète
    .a = une Planète
    .the = la Planète
    .many = Planètes
    .count =
        { $n ->
            [one] { $n } Planète
           *[other] { $n } Planètes
        }
    .figure = de Planètes
    .most = Un maximum de Planètes
    .colour = vert
    .influence = permutation
stellium-body-comet = Comète
    .a = une Comète
    .the = la Comète
    .many = Comètes
    .count =
        { $n ->
            [one] { $n } Comète
           *[other] { $n } Comètes
        }
    .figure = de Comètes
    .most = Un maximum de Comètes
    .colour = bleu
    .influence = collision
stellium-body-star = Étoile
    .a = une Étoile
    .the = l’Étoile
    .many = Étoiles
    .count =
        { $n ->
            [one] { $n } Étoile
           *[other] { $n } Étoiles
        }
    .figure = d’Étoiles
    .most = Un maximum d’Étoiles
    .colour = jaune
    .influence = rotation
stellium-body-supernova = Supernova
    .a = une Supernova
    .the = la Supernova
    .many = Supernovas
    .count =
        { $n ->
            [one] { $n } Supernova
           *[other] { $n } Supernovas
        }
    .figure = de Supernovas
    .most = Un maximum de Supernovas
    .colour = rose
    .influence = attraction
# Un astre de type inconnu.
stellium-body-any = astre
    .a = un astre
    .the = l’astre

## Disques, qui portent les noms de galaxies réelles

stellium-disc-andromeda = Andromède
stellium-disc-cartwheel = Roue de chariot
stellium-disc-pinwheel = Moulinet
stellium-disc-sombrero = Sombrero
stellium-disc-sunflower = Tournesol
stellium-disc-whirlpool = Tourbillon

## Emplacements ; les autres formes suivent un verbe

stellium-cell-centre = galaxie { $galaxy }, centre
    .at = au centre de la galaxie { $galaxy }
    .to = au centre de la galaxie { $galaxy }
    .from = du centre de la galaxie { $galaxy }
stellium-cell-ring = galaxie { $galaxy }, { $place }
    .at = sur la galaxie { $galaxy } ({ $place })
    .to = sur la galaxie { $galaxy } ({ $place })
    .from = de la galaxie { $galaxy } ({ $place })
# Désigné par les galaxies qui l’entourent, car les trous noirs n’ont pas de numéro sur le plateau.
stellium-cell-hole = trou noir entre { $galaxies }
    .at = sur le trou noir entre { $galaxies }
    .to = sur le trou noir entre { $galaxies }
    .from = du trou noir entre { $galaxies }
# Plusieurs emplacements d’une galaxie, entre parenthèses après elle.
stellium-cells-galaxy = galaxie { $galaxy } ({ $places })
# Où se trouve un emplacement dans sa galaxie, tel qu’elle est dessinée.
stellium-place-centre = centre
stellium-place-1 = à droite
stellium-place-2 = en bas à droite
stellium-place-3 = en bas à gauche
stellium-place-4 = à gauche
stellium-place-5 = en haut à gauche
stellium-place-6 = en haut à droite

stellium-direction-1 = vers la droite
stellium-direction-2 = vers le bas à droite
stellium-direction-3 = vers le bas à gauche
stellium-direction-4 = vers la gauche
stellium-direction-5 = vers le haut à gauche
stellium-direction-6 = vers le haut à droite

## Objectifs : figure, nom et condition

stellium-kind-line = Ligne
    .name = Ligne { $body }
    .asks = 3 { $bodies } adjacentes en ligne droite
stellium-kind-arc = Arc
    .name = Arc de cercle { $body }
    .asks = 3 { $bodies } adjacentes en arc de cercle
stellium-kind-rectangle = Rectangle
    .name = Rectangle { $body }
    .asks = 4 { $bodies } en rectangle, toutes adjacentes à un même emplacement
stellium-kind-diamond = Losange
    .name = Losange { $body } avec { $others }
    .asks = 2 { $bodies } adjacentes qui forment un losange avec 2 { $others }, une de chaque côté
stellium-kind-triangle = Triangle
    .name = Triangle { $body }
    .asks = 3 { $bodies } adjacentes les unes aux autres
stellium-kind-tripod = Trépied
    .name = Trépied { $body }
    .asks = 3 { $bodies } adjacentes à un même emplacement, mais pas entre elles
stellium-kind-s = S
    .name = S { $body }
    .asks = 4 { $bodies } adjacentes en S, pas en miroir, à cheval sur au moins deux galaxies
stellium-kind-bridge = Pont
    .name = Pont { $body }
    .asks = 2 { $bodies } adjacentes, chacune sur une galaxie différente
stellium-kind-centres = Centres
    .name = { $bodies } au centre
    .asks = { $most } au centre des galaxies
stellium-kind-symbols = Symboles
    .name = { $bodies } sur leurs symboles
    .asks = { $most } sur les symboles de même couleur ({ $colour })
stellium-objective = { $asks } : { $points } Stellium.
stellium-objective-counting = { $asks } : { $points } Stellium pour 1 à { $most } astres.
stellium-objective-quoted = « { $objective } »

## Actions

stellium-action-keep = Garder { $body }
stellium-action-let-go =
    { $left ->
        [0] Relâcher { $body } et chercher un autre astre
        [1] Relâcher { $body } et chercher un autre astre, qu’il faudra garder
       *[other] Relâcher { $body } et chercher un autre astre (encore { $left } essais au plus)
    }
stellium-action-grasp = Piocher { $body }
stellium-action-place = Poser { $body } { $at } : { $influence }
stellium-action-place-token = Poser { $body } { $at } avec le jeton { $token } : { $influence }
stellium-action-collide = Poser { $body } à la place de { $hit } ({ $cell }) : { $influence }
stellium-action-collide-token = Poser { $body } à la place de { $hit } ({ $cell }) avec le jeton { $token } : { $influence }
stellium-action-swap = Permuter { $body } ({ $cell }) et { $other } ({ $with })
stellium-action-push = Pousser { $direction }
stellium-action-push-to =
    { $n ->
        [one] Pousser { $direction } : { $body } va { $to }
       *[other] Pousser { $direction } : { $n } astres avancent, le dernier, { $body }, { $to }
    }
stellium-action-push-off =
    { $n ->
        [one] Pousser { $direction } : { $body } sort de l’univers et retourne dans le sac
       *[other] Pousser { $direction } : { $n } astres avancent, le dernier, { $body }, sort de l’univers et retourne dans le sac
    }
stellium-action-turn =
    { $sixths ->
        [1] Faire pivoter la galaxie { $galaxy } d’un sixième de tour dans le sens horaire ({ $degrees }°)
       *[other] Faire pivoter la galaxie { $galaxy } de { $sixths } sixièmes de tour dans le sens horaire ({ $degrees }°)
    }
stellium-action-turn-any =
    { $sixths ->
        [1] Faire pivoter la galaxie d’un sixième de tour dans le sens horaire ({ $degrees }°)
       *[other] Faire pivoter la galaxie de { $sixths } sixièmes de tour dans le sens horaire ({ $degrees }°)
    }
stellium-action-attract = Attirer { $body } ({ $cell }) { $to }
stellium-action-skip = N’appliquer aucune influence
stellium-action-validate = Valider { $objective } pour { $points } Stellium : { $cells }
stellium-action-leave = Laisser { $body } en place ({ $cell })
stellium-action-done = Ne plus rien valider
stellium-action-reload = Recharge : poser { $body } { $at }
stellium-action-take = Prendre l’objectif { $objective }
stellium-action-drop = Écarter l’objectif { $objective } pour en prendre un nouveau
stellium-action-stay = Garder les trois objectifs

## Événements

stellium-event-turn-began = Manche { $round } : c’est à { $name } de jouer.
stellium-event-bag-empty = Le sac est vide : { $name } n’a aucun astre à poser.
stellium-event-body-felt = { $name } touche { $body } dans le sac.
stellium-event-body-let-go = { $name } relâche { $body }.
stellium-event-body-kept = { $name } pioche { $body }.
stellium-event-token-spent = { $name } utilise son jeton { $token } : { $influence }.
stellium-event-body-placed = { $name } pose { $body } { $at }.
stellium-event-bodies-swapped = Permutation : l’astre situé { $at } et celui situé { $with } échangent leurs places.
stellium-event-body-pushed = { $body } est poussée { $from } { $to }.
stellium-event-body-pushed-off = { $body } est éjectée { $from } hors de l’univers et retourne dans le sac.
stellium-event-galaxy-turned =
    { $sixths ->
        [1] La galaxie { $galaxy } pivote d’un sixième de tour dans le sens horaire.
       *[other] La galaxie { $galaxy } pivote de { $sixths } sixièmes de tour dans le sens horaire.
    }
stellium-event-body-attracted = { $body } ({ $cell }) est attirée { $to }.
stellium-event-no-influence = { $name } n’applique aucune influence.
stellium-event-objective-validated = { $name } valide l’objectif { $objective } et gagne { $points } Stellium : { $cells }.
stellium-event-bodies-returned =
    { $count ->
        [one] { $count } astre retourne dans le sac : { $cells }. Celui situé { $stays } reste.
       *[other] { $count } astres retournent dans le sac : { $cells }. Celui situé { $stays } reste.
    }
stellium-event-body-stays = L’astre situé { $stays } reste.
stellium-event-limit-reached = { $name } atteint la limite fixée : la manche { $round } est la dernière.
stellium-event-galaxy-emptied = La galaxie { $galaxy } est vide. Astres piochés pour la recharger : { $drawn }.
stellium-event-galaxy-emptied-with-bag = La galaxie { $galaxy } est vide, et le sac aussi : elle reste vide.
stellium-event-body-reloaded = Recharge : { $name } pose { $body } { $at }.
stellium-event-galaxy-reloaded = La galaxie { $galaxy } est rechargée ; s’il reste un astre, il retourne dans le sac.
stellium-event-objective-taken = { $name } prend l’objectif { $objective }.
stellium-event-objective-dropped = { $name } écarte l’objectif { $objective }, remis dans la boîte.
stellium-event-objective-dropped-unseen = { $name } écarte un objectif, remis dans la boîte.
stellium-event-hand-kept = { $name } garde ses trois objectifs.
stellium-event-objective-revealed = Nouvel objectif : { $objective }.
stellium-event-reserve-empty = La réserve est épuisée : les objectifs de la pioche sont écartés ({ $objectives }), et la manche { $round } est la dernière.
stellium-event-bag-stayed-empty = Le sac est resté vide toute une manche, et personne n’a validé ni pris d’objectif : la partie s’arrête là.
stellium-event-rounds-over = C’était la centième manche : la partie s’arrête là.
stellium-event-game-over = La partie est terminée.

## Actions refusées

stellium-illegal = { $sentence } ({ $rule })
stellium-illegal-game-over = La partie est terminée : il n’y a plus rien à jouer.
stellium-illegal-not-your-turn = Ce n’est pas à vous de jouer : attendez les autres.
stellium-illegal-not-now = Ce n’est pas possible maintenant : choisissez une des actions proposées.
stellium-illegal-not-in-bag = Le sac ne contient aucun astre de ce type : choisissez un type qui s’y trouve.
stellium-illegal-no-such-token = Vous n’avez pas cette influence : choisissez celle de l’astre ou celle d’un jeton qui vous reste.
stellium-illegal-cell-taken = Il y a déjà un astre à cet emplacement : choisissez un emplacement vide.
stellium-illegal-black-hole = On ne pose pas d’astre directement sur un trou noir : choisissez un emplacement vide d’une galaxie.
stellium-illegal-nothing-to-hit = Il n’y a rien à repousser ici : choisissez un emplacement occupé.
stellium-illegal-no-body = Il n’y a pas d’astre ici : choisissez un emplacement occupé.
stellium-illegal-just-placed = L’astre qui vient d’être posé ne se déplace pas : choisissez-en un autre.
stellium-illegal-wrong-kind = Cet astre n’est pas du même type que celui qui vient d’être posé : choisissez-en un de ce type, puis un de ses voisins.
stellium-illegal-same-swap = Ces deux astres sont du même type : indiquez d’abord l’emplacement au plus petit numéro.
stellium-illegal-not-adjacent = Ces deux emplacements ne sont pas adjacents : choisissez-en deux qui le sont.
stellium-illegal-whole-turn = Une galaxie ne peut ni rester en place ni faire un tour complet : faites-la pivoter d’un à cinq sixièmes de tour.
stellium-illegal-not-a-black-hole = Cet emplacement n’est pas un trou noir : choisissez un trou noir vide.
stellium-illegal-must-apply = L’influence est obligatoire dès qu’elle est possible : choisissez comment l’appliquer.
stellium-illegal-not-your-objective = Cet objectif n’est pas dans votre main : choisissez un des vôtres.
stellium-illegal-not-the-picture = Ces astres ne forment pas la figure de l’objectif : choisissez des emplacements qui la reproduisent exactement.
stellium-illegal-resting = Un astre remis dans le sac à ce tour ne peut plus y servir, même après une recharge : choisissez des emplacements sans lui.
stellium-illegal-not-used = Cet astre n’a pas servi à l’objectif : laissez en place un de ceux qui ont servi.
stellium-illegal-not-drawn = Cet astre n’a pas été pioché : choisissez parmi ceux qui l’ont été.
stellium-illegal-not-a-start = Ce n’est pas un emplacement de départ de la galaxie vidée : choisissez un de ses emplacements à symbole.
stellium-illegal-not-face-up = Cet objectif n’est pas dans la pioche : prenez-en un face visible.

## Sources du décompte final

stellium-source-objectives = objectifs
    .why = Les Stellium des objectifs que vous avez validés.
stellium-source-tokens = jetons non utilisés
    .why = 1 Stellium par jeton d’influence non utilisé.
stellium-source-colours = bonus couleur
    .why = 1 Stellium par couleur différente parmi vos objectifs validés.

## Options

stellium-option-feels =
    .meaning = Combien d’astres on peut toucher dans le sac à chaque tour (5 par défaut) ; il faut garder le dernier. Avec unlimited, on pioche le type d’astre que l’on veut.
stellium-option-first =
    .meaning = Qui commence : un joueur au hasard (random, par défaut) ou celui de cette place.
stellium-option-influence =
    .meaning = L’influence d’un astre posé est obligatoire dès qu’elle est possible (mandatory, par défaut) ou facultative (optional).
stellium-option-limit =
    .meaning = Les Stellium d’objectifs à atteindre : 30, 25 ou 20 à 2, 3 ou 4 joueurs (usual, par défaut), ou 5 de moins pour une première partie (first).
stellium-option-memory =
    .meaning = Les objectifs déjà montrés, en main ou écartés, restent visibles de tous (on, par défaut) ou seulement de leur joueur (off).
stellium-option-cards =
    .meaning = Vos propres objectifs au lieu des 40 du jeu ; vérifiez-les avec almagest cards stellium --check FICHIER.

## Erreurs dans une mise en place enregistrée

deal-discs = un disque manque ou figure deux fois
deal-disc-turn = un disque n’est pas tourné de 0 à 5 sixièmes de tour
deal-bodies = chaque galaxie n’a pas un astre de chaque type
deal-objectives = un objectif manque ou figure deux fois

## La table en mots, ligne par ligne

stellium-table-head = Manche { $round }, c’est à { $name } de jouer : { $stage }. { $end }
stellium-table-over = Manche { $round } : la partie est terminée.
stellium-table-limit = La partie se termine à { $limit } Stellium.
stellium-table-last-round = La manche { $round } est la dernière.
stellium-table-galaxy = Galaxie { $galaxy } ({ $disc }) – { $places }.
stellium-table-place = { $place } : { $body }
stellium-table-place-symbol = { $place } : { $body } (symbole { $colour })
stellium-table-empty = vide
stellium-table-holes = Trous noirs – { $holes } ; les autres sont vides.
stellium-table-holes-empty = Trous noirs : tous vides.
stellium-table-hole = entre { $galaxies } : { $body }
stellium-table-bag =
    { $n ->
        [0] Sac : vide.
        [one] Sac, { $n } astre : { $bodies }.
       *[other] Sac, { $n } astres : { $bodies }.
    }
stellium-table-bag-bodies = { $bodies } ({ $colour })
stellium-table-open = Pioche d’objectifs : { $objectives }. Réserve : { $reserve }.
stellium-table-aside = Objectifs de la pioche écartés : { $objectives }.
stellium-table-dropped = Objectifs écartés par les joueurs : { $objectives }.
stellium-table-objective = { $objective } ({ $points })
stellium-table-player = { $name } : { $points } Stellium ; jetons : { $tokens } ; objectifs validés : { $validated } ; en main : { $hand }.
stellium-table-hidden =
    { $n ->
        [one] { $n } caché
       *[other] { $n } cachés
    }
stellium-table-none = aucun

## La prochaine décision, après un deux-points

stellium-stage-feeling =
    { $left ->
        [one] garder ou relâcher { $body } (encore { $left } essai au plus)
       *[other] garder ou relâcher { $body } (encore { $left } essais au plus)
    }
stellium-stage-grasping = quel astre piocher
stellium-stage-placing = où poser { $body }
stellium-stage-influencing = quelle { $influence } appliquer avec { $body } ({ $cell })
stellium-stage-pushing = où pousser { $body } ({ $cell })
stellium-stage-reloading = { $reloader } recharge la galaxie { $galaxy } avec { $drawn }, encore { $left } à poser
stellium-stage-validating = quel objectif valider, s’il y en a un
stellium-stage-leaving = quel astre reste ({ $cells })
stellium-stage-exchanging = garder les trois objectifs ou en écarter un
stellium-stage-taking = quel objectif prendre
stellium-stage-over = la partie est terminée
