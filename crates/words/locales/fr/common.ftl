## Commun à tous les jeux : listes, joueurs, mise en place, parties enregistrées, relecture, annulation, ligne de commande

# « A, B et C » : `first` contient tous les éléments sauf le dernier, séparés par des virgules.
list-and = { $first } et { $last }
player-number = Joueur { $n }

# Adversaires sans place à la table
other-ptolemy = Ptolémée

## Mise en place

setup-seats =
    { $given ->
        [0] On ne peut pas jouer sans joueurs : le jeu en demande de { $least } à { $most }.
        [one] On ne peut pas jouer à un seul joueur : le jeu en demande de { $least } à { $most }.
       *[other] On ne peut pas jouer à { $given } joueurs : le jeu en demande de { $least } à { $most }.
    }
setup-unknown-option = L’option « { $key } » n’existe pas ; les options sont : { $known }.
setup-no-options = L’option « { $key } » n’existe pas : le jeu n’en a aucune.
setup-bad-value = L’option { $key } ne peut pas valoir « { $value } » ; valeurs possibles : { $expected }.
expected-number = un nombre de { $least } à { $most }
expected-word-or-number = « { $word } » ou un nombre de { $least } à { $most }
expected-one-of = un de ces mots : { $words }
expected-list = « { $alone } » seul, ou bien, séparés par des virgules, certains de ces mots : { $items } (chacun une fois au plus), { $again } (tant qu’il en reste à tirer)
setup-excluded = L’option { $key } ne peut pas avoir à la fois « { $first } » et « { $second } » : ils s’excluent, gardez l’un des deux.
setup-option-needs-seats =
    { $seats ->
        [one] L’option { $key } n’est possible que pour un seul joueur.
       *[other] L’option { $key } n’est possible que pour { $seats } joueurs.
    }
deal-first-seat = le premier joueur n’a pas de place
deal-first-chosen = le premier joueur n’est pas celui que nomment les options
deal-final-twice = la même carte Décompte final est donnée deux fois
deal-not-whole = la pile n’a pas chaque carte une fois et une seule
deal-ptolemy-there = Ptolémée est là, mais il n’affronte qu’un seul joueur
deal-ptolemy-missing = un joueur seul affronte Ptolémée, et celui-ci manque
deal-modifiers = les modificateurs ne sont pas ceux que demandent les options
deal-ptolemys-final = Ptolémée devrait avoir une carte Décompte final avec le modificateur h3, et seulement alors
deal-removed = d’autres cartes sont retirées que celles que les règles retirent
deal-names = il n’y a pas autant de noms que de places
setup-bad-deal = La mise en place enregistrée est impossible : { $what }.

## Parties enregistrées

record-empty = Le fichier ne contient aucune partie : sa première ligne devrait être {"{"}"is":"game",…{"}"}.
record-line = La ligne { $line } n’est pas une ligne de partie enregistrée : { $reason }.

## Relecture

replay-format = La partie est enregistrée au format { $found } ; cette version lit le format { $expected }.
replay-game = La partie enregistrée est du jeu { $found } (règles { $found-rules }) et non du jeu { $expected } (règles { $expected-rules }).
replay-seat = Ligne { $n } : il n’y a pas de place { $seat } à cette table.
replay-data = La partie enregistrée a été jouée avec d’autres données (empreinte { $found }, ici { $expected }).
replay-setup = La partie enregistrée ne peut pas être mise en place. { $reasons }
replay-seed = La mise en place enregistrée ne correspond pas à la graine enregistrée.
replay-first-state = Le premier état a l’empreinte { $expected }, la partie enregistrée indique { $found }.
replay-number = La ligne { $found } de la partie enregistrée vient après la ligne { $after } : les numéros devraient se suivre.
replay-illegal = Ligne { $n } : coup interdit pour le joueur { $seat }. { $reason }
replay-chance = Ligne { $n } : les tirages notés ne correspondent pas à l’action.
replay-seed-in-play = Ligne { $n } : les tirages notés ne correspondent pas à la graine enregistrée.
replay-undo = Ligne { $n } : { $reason }
replay-state = Ligne { $n } : l’état a l’empreinte { $expected }, la partie enregistrée indique { $found }.
replay-no-end = La partie est terminée après la ligne { $after }, mais aucune ligne « end » ne la suit.
replay-not-over = Ligne { $n } : selon l’enregistrement, la partie se termine ici, mais elle n’est pas terminée.
replay-outcome = Ligne { $n } : le résultat noté n’est pas celui de la partie.
replay-after-end = Ligne { $n } : la partie est déjà terminée, et rien ne doit suivre.

## Annulation

undo-nothing = Rien à reprendre pour le joueur { $seat } : on ne reprend que ses propres dernières actions, tant que rien de caché n’est révélé et que personne d’autre n’agit.
take-back-seat = Il n’y a pas de place { $seat } à cette table.
take-back-over = La partie est terminée : on ne revient plus en arrière.
take-back-not-earlier = La partie ne peut revenir qu’avant sa dernière ligne, donc pas à la ligne { $to }.
take-back-forgotten = La partie ne peut pas revenir si loin : toutes les lignes qui y ont mené ne sont pas disponibles.
take-back-broken = La partie ne peut pas revenir en arrière : son enregistrement ne mène pas à son état actuel.

## Ligne de commande

cli-error = Erreur : { $message }
cli-unknown-game = Le jeu « { $game } » n’existe pas ; les jeux sont : { $known }.
cli-unknown-agent = Le joueur automatique « { $agent } » n’existe pas ; les joueurs automatiques sont : { $known } ; un niveau peut indiquer ses itérations, comme master:300.
cli-bad-option = L’option « { $text } » devrait avoir la forme clé=valeur.
cli-file-unreadable = Impossible de lire le fichier { $file } : { $reason }.
cli-file-unwritable = Impossible d’écrire le fichier { $file } : { $reason }.
cli-range = { $what } : il faut de { $least } à { $most }, et non { $value }.
cli-agents-too-many =
    { $given ->
        [one] { $given } joueur automatique indiqué
       *[other] { $given } joueurs automatiques indiqués
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
cli-log-undo = { $n }. { $name } reprend sa dernière action.
cli-log-take-back =
    { $to ->
        [0] { $n }. { $name } ramène la partie à son début.
       *[other] { $n }. { $name } ramène la partie à son état d’après la ligne { $to }.
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
