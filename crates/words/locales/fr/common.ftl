## Commun à tous les jeux : listes, joueurs, mise en place, parties enregistrées, relecture, annulation, ligne de commande

# « A, B et C » : `first` contient tous les éléments sauf le dernier, séparés par des virgules.
list-and = { $first } et { $last }
player-number = Joueur { $n }

# Adversaires sans place à la table
other-ptolemy = Ptolémée

## Mise en place

setup-seats =
    { $given ->
        [0] Il faut des joueurs : de { $least } à { $most }.
        [one] Ce jeu ne se joue pas seul : il faut de { $least } à { $most } joueurs.
       *[other] Ce jeu ne se joue pas à { $given } : il faut de { $least } à { $most } joueurs.
    }
setup-unknown-option = L’option « { $key } » n’existe pas ; les options sont : { $known }.
setup-no-options = L’option « { $key } » n’existe pas : le jeu n’en a aucune.
setup-bad-value = L’option { $key } ne peut pas valoir « { $value } » ; valeurs possibles : { $expected }.
expected-number = un nombre de { $least } à { $most }
expected-word-or-number = « { $word } » ou un nombre de { $least } à { $most }
expected-one-of = { $words }
expected-list = « { $alone } » seul, ou une liste séparée par des virgules : { $items } (une fois chacun au plus), { $again } (tant qu’il en reste à tirer)
setup-excluded = Option { $key } : « { $first } » et « { $second } » s’excluent, gardez l’un des deux.
setup-option-needs-seats =
    { $seats ->
        [one] L’option { $key } n’existe qu’en solo.
       *[other] L’option { $key } n’existe qu’à { $seats } joueurs.
    }
deal-first-seat = le premier joueur n’a pas de place
deal-first-chosen = le premier joueur n’est pas celui qu’indiquent les options
deal-final-twice = la même carte Décompte final est distribuée deux fois
deal-not-whole = une carte manque à la pile ou y figure deux fois
deal-ptolemy-there = Ptolémée est là, mais il n’affronte qu’un seul joueur
deal-ptolemy-missing = en solo, on affronte Ptolémée, et il manque
deal-modifiers = les modificateurs ne sont pas ceux que demandent les options
deal-ptolemys-final = Ptolémée a une carte Décompte final si le modificateur h3 est choisi, et seulement dans ce cas
deal-removed = les cartes retirées ne sont pas celles que prévoient les règles
deal-names = il n’y a pas autant de noms que de places
setup-bad-deal = La mise en place enregistrée est impossible : { $what }.

## Parties enregistrées

record-empty = Le fichier ne contient aucune partie : sa première ligne doit être {"{"}"is":"game",…{"}"}.
record-line = La ligne { $line } n’est pas une ligne de partie enregistrée : { $reason }.

## Relecture

replay-format = La partie est enregistrée au format { $found } ; cette version lit le format { $expected }.
replay-game = La partie enregistrée est du jeu { $found } (règles { $found-rules }) et non du jeu { $expected } (règles { $expected-rules }).
replay-seat = Ligne { $n } : il n’y a pas de place { $seat } à cette table.
replay-data = La partie enregistrée a été jouée avec d’autres données (empreinte { $found }, ici { $expected }).
replay-setup = Impossible de mettre en place la partie enregistrée. { $reasons }
replay-seed = La mise en place enregistrée ne correspond pas à la graine enregistrée.
replay-first-state = Le premier état a l’empreinte { $expected }, la partie enregistrée indique { $found }.
replay-number = La ligne { $found } de la partie enregistrée vient après la ligne { $after } : les numéros doivent se suivre.
replay-illegal = Ligne { $n } : coup interdit pour le joueur { $seat }. { $reason }
replay-chance = Ligne { $n } : les tirages enregistrés ne correspondent pas à l’action.
replay-seed-in-play = Ligne { $n } : les tirages enregistrés ne correspondent pas à la graine enregistrée.
replay-undo = Ligne { $n } : { $reason }
replay-state = Ligne { $n } : l’état a l’empreinte { $expected }, la partie enregistrée indique { $found }.
replay-no-end = La partie est terminée après la ligne { $after }, mais aucune ligne « end » ne la suit.
replay-not-over = Ligne { $n } : la partie enregistrée s’arrête ici, mais elle n’est pas terminée.
replay-outcome = Ligne { $n } : le résultat indiqué n’est pas celui de la partie.
replay-after-end = Ligne { $n } : la partie est déjà terminée, rien ne doit suivre.

## Annulation

undo-nothing = Rien à annuler pour le joueur { $seat } : on n’annule que ses dernières actions, tant que rien n’a été révélé et que personne d’autre n’a joué.
take-back-seat = Il n’y a pas de place { $seat } à cette table.
take-back-over = La partie est terminée : on ne revient plus en arrière.
take-back-not-earlier = On ne peut revenir qu’avant la dernière ligne, donc pas à la ligne { $to }.
take-back-forgotten = Impossible de revenir si loin : il manque des lignes de la partie.
take-back-broken = Impossible de revenir en arrière : la partie enregistrée ne mène pas à l’état actuel.

## Ligne de commande

cli-error = Erreur : { $message }
cli-unknown-game = Le jeu « { $game } » n’existe pas ; les jeux sont : { $known }.
cli-unknown-agent = La machine « { $agent } » n’existe pas ; les machines sont : { $known } ; un niveau peut fixer ses itérations, comme master:300.
cli-bad-option = L’option « { $text } » doit avoir la forme clé=valeur.
cli-file-unreadable = Impossible de lire le fichier { $file } : { $reason }.
cli-file-unwritable = Impossible d’écrire le fichier { $file } : { $reason }.
cli-range = { $what } doit aller de { $least } à { $most }, pas { $value }.
cli-agents-too-many =
    { $given ->
        [one] { $given } machine indiquée
       *[other] { $given } machines indiquées
    }{ $seats ->
        [one] , mais il n’y a qu’une place.
       *[other] , mais il n’y a que { $seats } places.
    }
cli-cards-ok =
    { $cards ->
        [one] { $file } : { $cards } carte, aucune erreur.
       *[other] { $file } : { $cards } cartes, aucune erreur.
    }
cli-cards-bad =
    { $n ->
        [one] { $file } : { $n } erreur.
       *[other] { $file } : { $n } erreurs.
    }
cli-replay-ok =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $actions ->
        [one] { $actions } action : tout est exact.
       *[other] { $actions } actions : tout est exact.
    }
cli-replay-at-beyond =
    { $lines ->
        [one] Il n’y a pas de ligne { $n } : la partie enregistrée compte { $lines } ligne.
       *[other] Il n’y a pas de ligne { $n } : la partie enregistrée compte { $lines } lignes.
    }
cli-records-written =
    { $games ->
        [one] { $games } partie écrite dans { $file }.
       *[other] { $games } parties écrites dans { $file }.
    }
cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s : { $rate } décisions par seconde.
cli-other-data = La partie enregistrée a été jouée avec d’autres cartes : indiquez leur fichier avec --option cards=FICHIER.

# Titres des colonnes

cli-col-seat = Place
cli-col-agent = Joueur
cli-col-mean-score = Score moyen
cli-col-win-share = Part de victoires
cli-col-card = Carte
cli-col-objective = Objectif
cli-col-points = Points
cli-col-picture = Figure
cli-col-element = Élément
cli-col-stars = Étoiles
cli-col-fame = Renommée
cli-col-ability = Pouvoir
cli-col-boons = Bonus
cli-col-constellation = Constellation
cli-col-kind = Genre
cli-col-magnitude = Magnitude

# Le journal d’une partie enregistrée

cli-log-old-rules = Partie jouée selon la version { $version } des règles, qui n’est pas la plus récente.
cli-log-setup = { $game } avec { $names }.
cli-log-line = { $n }. { $name } : { $action }
cli-log-undo = { $n }. { $name } annule sa dernière action.
cli-log-take-back =
    { $to ->
        [0] { $n }. { $name } revient au début de la partie.
       *[other] { $n }. { $name } revient en arrière, après la ligne { $to }.
    }
cli-log-time-out = { $n }. { $name } n’a plus de temps.
cli-log-come-back = { $n }. { $name } est de retour.
cli-log-take-over = { $n }. { $by } joue désormais pour { $name }.
cli-log-end = { $n }. La partie est terminée.
cli-score-line =
    { $total ->
        [one] { $rank }. { $name } : { $total } point ({ $sources })
       *[other] { $rank }. { $name } : { $total } points ({ $sources })
    }
cli-winner =
    { $count ->
        [0] Personne ne gagne.
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
cli-other-wins = { $other } gagne.

## Valeurs des options

option-file = FICHIER
