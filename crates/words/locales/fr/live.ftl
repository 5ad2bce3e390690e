## Une partie en cours

live-no-action = Cette action n’existe pas dans ce jeu ; choisissez parmi celles qui sont proposées.
live-no-seed = Cette partie enregistrée n’a pas de graine : on ne peut pas la continuer, seulement la revoir et l’analyser.
live-undo = { $name } annule sa dernière action.
live-take-back =
    { $to ->
        [0] { $name } revient au début de la partie.
       *[other] { $name } revient en arrière, après l’action { $to }.
    }
live-take-back-turn = { $name } revient en arrière : manche { $round }, à { $player } de jouer.
live-time-out = { $name } n’a plus de temps.
live-take-over =
    Une machine ({ $by ->
        [random] hasard
        [greedy] glouton
        [novice] novice
        [apprentice] apprenti
        [astronomer] astronome
        [master] maître
       *[other] { $by }
    }) joue désormais pour { $name }.
live-come-back = { $name } est de retour.
live-no-files = L’option { $key } désigne un fichier : ce n’est pas possible ici.
live-unknown-rules = Cette partie suit la version { $found } des règles ({ $game }) ; ce programme lit jusqu’à la version { $newest }.
live-no-cards = Le jeu { $game } n’a pas de cartes.
live-bad-data = Les données du jeu doivent être un objet JSON avec ces fichiers, chacun sous forme de texte : { $names }.
live-snapshot-damaged = L’instantané est endommagé ; repartez de la partie enregistrée complète.
live-snapshot-program = L’instantané vient d’une autre version du programme ; repartez de la partie enregistrée complète.
live-snapshot-game = L’instantané est celui d’un autre jeu, ou d’autres règles ou données.
live-snapshot-table = L’instantané n’est pas celui de cette partie enregistrée.
live-snapshot-too-late = La partie revient à un état antérieur à l’instantané ; repartez de la partie enregistrée complète.
