## Une partie en cours

live-no-action = Ce n’est pas une action de ce jeu ; celles qui sont possibles sont indiquées avec ce que vous voyez.
live-no-seed = L’enregistrement n’a pas de graine, la partie ne peut donc pas continuer ; on peut la rejouer et la revoir.
live-undo = { $name } reprend sa dernière action.
live-take-back =
    { $to ->
        [0] { $name } ramène la partie à son début.
       *[other] { $name } ramène la partie à son état d’après la ligne { $to }.
    }
live-time-out = { $name } n’a plus de temps.
live-take-over =
    Une machine ({ $by ->
        [random] hasard
        [greedy] avide
        [novice] novice
        [apprentice] apprenti
        [astronomer] astronome
        [master] maître
       *[other] { $by }
    }) joue désormais pour { $name }.
live-come-back = { $name } est de retour.
live-no-files = L’option { $key } désigne un fichier, et aucun n’est lu ici.
live-unknown-rules = Cette partie suit la version { $found } des règles de { $game } ; ce programme les connaît jusqu’à la version { $newest }.
live-no-cards = Le jeu { $game } n’a pas de cartes.
live-bad-data = Les données du jeu devraient être un objet JSON avec ces fichiers, chacun sous forme de texte : { $names }.
live-snapshot-damaged = L’instantané est endommagé ; l’enregistrement complet contient la partie.
live-snapshot-program = L’instantané vient d’une autre version du programme ; l’enregistrement complet contient la partie.
live-snapshot-game = L’instantané est celui d’un autre jeu, ou d’autres règles ou données.
live-snapshot-table = L’instantané n’est pas celui de la partie que cet enregistrement commence.
live-snapshot-too-late = La partie revient à un état antérieur à l’instantané ; l’enregistrement complet contient la partie.
