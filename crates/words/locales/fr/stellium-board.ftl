## Le plateau de Stellium

stellium-board-universe = L’univers
stellium-board-symbol = symbole { $colour }
stellium-board-empty = vide
# Pour les lecteurs d’écran, après le nom d’une case : « touche : galaxie II, gauche (Étoile) ».
stellium-board-touches = touche : { $list }
stellium-board-objectives = Objectifs
stellium-board-offer-later = un par tour, à la fin
stellium-board-offer-now = prenez-en un
stellium-board-offer-gone = on n’en prend plus
stellium-board-reserve = Réserve
stellium-board-bag = Dans le sac
stellium-board-struck = repoussée

# Ce que l’on sent en touchant les astres.
stellium-board-touch-planet = lisse
stellium-board-touch-comet = râpeuse
stellium-board-touch-star = granuleuse
stellium-board-touch-supernova = irrégulière

# L’effet de leur influence, en un mot ou deux.
stellium-board-deed-planet = permuter
stellium-board-deed-comet = pousser
stellium-board-deed-star = pivoter
stellium-board-deed-supernova = attirer

# Ce qui suit la pose d’un astre.
stellium-board-place-planet = Ensuite, une autre Planète échange sa place avec un astre voisin.
stellium-board-place-comet = Elle prend la place d’un astre et le repousse.
stellium-board-place-star = Ensuite, sa galaxie pivote.
stellium-board-place-supernova = Ensuite, un trou noir attire un astre.

## Le côté de l’observateur

stellium-board-own-points = Vos Stellium
stellium-board-own-goal = sur { $limit }
stellium-board-own-final = en tout
stellium-board-hand = Vos objectifs
stellium-board-hand-hidden = cachés, { $n } sur 3
stellium-board-hand-open = { $n } sur 3
stellium-board-tokens = Jetons d’influence
stellium-board-tokens-note = 1 Stellium chacun à la fin
stellium-board-token = jeton { $token } : { $influence }
stellium-board-token-spent = jeton { $token } : { $influence }, utilisé
stellium-board-token-planet = Avec ce jeton, un autre astre du même type échange sa place avec un voisin. Choisissez un emplacement vide.
stellium-board-token-comet = Avec ce jeton, votre astre prend la place d’un autre et le repousse. Choisissez un astre.
stellium-board-token-star = Avec ce jeton, la galaxie où vous posez l’astre pivote. Choisissez un emplacement vide.
stellium-board-token-supernova = Avec ce jeton, un trou noir attire un astre. Choisissez un emplacement vide.
stellium-board-done = Validés
stellium-board-done-points = Stellium
stellium-board-done-objectives =
    { $n ->
        [one] { $n } objectif
       *[other] { $n } objectifs
    }
stellium-board-done-colours =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }

## Les autres joueurs

stellium-board-first = premier joueur
stellium-board-acts = joue
stellium-board-count-hand =
    { $n ->
        [one] { $n } objectif en main
       *[other] { $n } objectifs en main
    }

## Ce que signifient les signes, et ce qu’ils font en ce moment

stellium-board-points-label = { $points } Stellium
stellium-board-done-label =
    { $n ->
        [0] Aucun objectif validé
        [one] { $n } objectif validé
       *[other] { $n } objectifs validés
    }
stellium-board-count-tokens =
    { $n ->
        [0] Plus aucun jeton d’influence
        [one] { $n } jeton d’influence : { $list }
       *[other] { $n } jetons d’influence : { $list }
    }
stellium-board-bag-label = Dans le sac : { $list }
stellium-board-reserve-label =
    { $n ->
        [one] Réserve, { $n } objectif
       *[other] Réserve, { $n } objectifs
    }
stellium-board-galaxy-label =
    { $n ->
        [one] Galaxie { $galaxy } ({ $disc }), { $n } astre
       *[other] Galaxie { $galaxy } ({ $disc }), { $n } astres
    }
stellium-board-why-points = Les Stellium des objectifs validés. Quand un joueur en a { $limit }, on termine la manche et la partie se termine.
stellium-board-why-points-final = Objectifs, jetons d’influence non utilisés et couleurs.
stellium-board-why-first = Ce joueur commence chaque manche, pendant toute la partie.
stellium-board-why-token-planet = L’astre que vous posez peut utiliser cette influence au lieu de la sienne : un autre astre de son type échange sa place avec un voisin. Non utilisé, le jeton vaut 1 Stellium à la fin.
stellium-board-why-token-comet = L’astre que vous posez peut utiliser cette influence au lieu de la sienne : il prend la place d’un astre et le repousse. Non utilisé, le jeton vaut 1 Stellium à la fin.
stellium-board-why-token-star = L’astre que vous posez peut utiliser cette influence au lieu de la sienne : sa galaxie pivote. Non utilisé, le jeton vaut 1 Stellium à la fin.
stellium-board-why-token-supernova = L’astre que vous posez peut utiliser cette influence au lieu de la sienne : un trou noir attire un astre. Non utilisé, le jeton vaut 1 Stellium à la fin.
stellium-board-why-token-spent = Vous avez utilisé ce jeton. Chaque jeton non utilisé vaut 1 Stellium à la fin.
stellium-board-why-tokens =
    { $n ->
        [0] { $name } a utilisé tous ses jetons d’influence. Chaque jeton non utilisé vaut 1 Stellium à la fin.
       *[other] { $name } peut utiliser une fois chacune de ces influences ({ $list }) au lieu de celle d’un astre.
    }
stellium-board-why-hand =
    { $n ->
        [0] { $name } n’a pas d’objectif en main et en prend un à la fin de son tour. On en garde 3 au plus.
       *[other] { $name } a pris ces objectifs à des tours précédents et les valide quand ils sont réalisés. On en garde 3 au plus.
    }
stellium-board-why-done =
    { $n ->
        [0] Les objectifs validés se comptent ici. Chaque couleur différente vaut 1 Stellium à la fin.
       *[other] { $names }. Chaque couleur différente vaut 1 Stellium à la fin : { $colours } pour l’instant.
    }
stellium-board-why-bag =
    { $n ->
        [one] Un tour commence dans le sac : le joueur touche le seul astre qui y reste.
       *[other] Un tour commence dans le sac : le joueur touche l’un de ses { $n } astres, au hasard, et le garde ou le relâche.
    }
stellium-board-why-bag-sure = Un tour commence dans le sac : le joueur y pioche un astre du type de son choix.
stellium-board-why-bag-empty = Le sac est vide : on ne pioche pas d’astre, et on passe aux objectifs.
stellium-board-why-reserve =
    { $n ->
        [0] La réserve est vide. Dès qu’un objectif ne peut plus être remplacé, on termine la manche et on en joue encore une.
       *[other] Chaque objectif pris est remplacé par un autre de la réserve. Dès que ce n’est plus possible, on termine la manche et on en joue encore une.
    }
stellium-board-why-galaxy = L’influence d’une Étoile fait pivoter cette galaxie et tout ce qu’elle porte, d’un à cinq sixièmes de tour. Une galaxie vide est rechargée.
stellium-board-why-hole = Trou noir : on n’y pose pas d’astre, mais un astre peut y être repoussé, permuté ou attiré. Il n’appartient à aucune galaxie.
stellium-board-why-symbol = { $bodies } sur ces symboles : un objectif les compte ({ $n } pour l’instant). Une galaxie rechargée reçoit ses astres sur ses symboles.

## Faits et étapes

stellium-board-fact-round = Manche { $round }
stellium-board-fact-players = { $n } joueurs
stellium-board-fact-limit = limite : { $limit }
stellium-board-fact-own-turn = à vous
stellium-board-fact-turn = { $name } joue
stellium-board-fact-last = dernière manche
stellium-board-fact-last-round = la manche { $round } est la dernière
stellium-board-step-draw = Pioche
stellium-board-step-place = Pose
stellium-board-step-influence = Influence
stellium-board-step-validate = Validation
stellium-board-step-objective = Objectif

## La décision

stellium-board-ask-feeling = Vous sentez { $body }, { $touch } au toucher. La garder ?
stellium-board-ask-grasping = Quel astre piochez-vous ?
stellium-board-ask-placing = Posez votre { $body } sur un emplacement vide.
stellium-board-ask-striking = Posez votre { $body } à la place d’un astre : elle le repousse.
stellium-board-ask-influence-planet = Échangez une autre { $body } avec un astre voisin.
stellium-board-ask-influence-comet = Repoussez cette { $body }.
stellium-board-ask-influence-star = Faites pivoter la galaxie { $galaxy } : où s’arrête votre { $body } ?
stellium-board-ask-influence-supernova = Attraction : choisissez un trou noir, puis l’astre qu’il attire.
stellium-board-ask-pushing = Dans quelle direction pousser cette { $body } ?
stellium-board-ask-reloading = La galaxie { $galaxy } est vide : choisissez un des astres piochés, puis son emplacement.
stellium-board-ask-validating = Quel objectif validez-vous ?
stellium-board-ask-validating-none = Rien à valider.
stellium-board-ask-ways = Choisissez les astres de « { $objective } » : appuyez sur l’un d’eux.
stellium-board-ask-leaving = Quel astre laissez-vous en place ?
stellium-board-ask-exchanging = Gardez vos trois objectifs, ou écartez-en un pour en prendre un nouveau.
stellium-board-ask-taking = Prenez un des objectifs face visible.

stellium-board-wait-feeling = { $name } cherche dans le sac.
stellium-board-wait-grasping = { $name } pioche un astre.
stellium-board-wait-placing = { $name } pose une { $body }.
stellium-board-wait-striking = { $name } va repousser un astre avec une { $body }.
stellium-board-wait-influence-planet = { $name } permute deux astres.
stellium-board-wait-influence-comet = { $name } repousse une { $body }.
stellium-board-wait-influence-star = { $name } fait pivoter la galaxie { $galaxy }.
stellium-board-wait-influence-supernova = { $name } attire un astre dans un trou noir.
stellium-board-wait-pushing = { $name } repousse une { $body }.
stellium-board-wait-reloading = { $name } recharge la galaxie { $galaxy }.
stellium-board-wait-validating = { $name } cherche des objectifs à valider.
stellium-board-wait-leaving = { $name } choisit l’astre à laisser en place.
stellium-board-wait-exchanging = { $name } peut échanger un objectif.
stellium-board-wait-taking = { $name } prend un objectif.

stellium-board-detail-feeling =
    { $left ->
        [one] Si vous la relâchez, il faudra garder la suivante.
       *[other] Vous pouvez la relâcher et en toucher encore { $left } ; il faudra garder la dernière.
    }
stellium-board-detail-tokens = Un jeton lui donne une autre influence : choisissez d’abord le jeton.
stellium-board-detail-planet = L’astre qui vient d’être posé reste en place.
stellium-board-detail-comet = Toute la ligne avance.
stellium-board-detail-star = Les nombres sont des sixièmes de tour, dans le sens horaire.
stellium-board-detail-supernova = L’astre qui vient d’être posé reste en place.
stellium-board-detail-pushing = Toute la ligne derrière avance, jusqu’à combler un vide.
stellium-board-detail-reloading =
    { $left ->
        [one] Encore { $left } astre à poser.
       *[other] Encore { $left } astres à poser, chacun son tour.
    }
stellium-board-detail-validating = Les objectifs éclairés sont réalisés sur le plateau.
stellium-board-detail-no-hand = Vous n’avez pas encore d’objectif.
stellium-board-detail-not-yet = Aucun de vos objectifs n’est réalisé sur le plateau.
stellium-board-detail-leaving = Les autres retournent dans le sac.
stellium-board-detail-exchanging = Un objectif écarté sort du jeu.
stellium-board-detail-quiet = Le sac est vide. Si personne ne valide ni ne prend d’objectif pendant cette manche, la partie se termine.
stellium-board-detail-taking = Il pourra être validé dès votre prochain tour.

stellium-board-end-won = { $names } gagne avec { $points } Stellium.
stellium-board-end-nobody = Personne ne gagne : égalité à { $points } Stellium.

## Boutons

stellium-board-button-keep = Garder
stellium-board-button-let-go = Relâcher
stellium-board-button-skip = Aucune influence
stellium-board-button-done-none = Aucun
stellium-board-button-go-on = Continuer
stellium-board-button-stay = Garder les trois

## Effet d’un choix

stellium-board-would-complete = Réalise votre objectif « { $objective } » : { $points } Stellium.
stellium-board-would-break = Défait votre objectif « { $objective } ».
stellium-board-would-change = Votre objectif « { $objective } » : { $points } Stellium au lieu de { $now }.
stellium-board-would-empty = La galaxie { $galaxy } se vide et sera rechargée.
stellium-board-would-leave = Cela renvoie { $body } dans le sac.
stellium-board-would-fall = Cela pousse { $body } sur un trou noir.
stellium-board-swap-with =
    { $n ->
        [one] Peut échanger sa place avec { $n } voisin.
       *[other] Peut échanger sa place avec { $n } voisins.
    }
stellium-board-draws =
    { $n ->
        [one] Peut attirer { $n } astre.
       *[other] Peut attirer { $n } astres.
    }
stellium-board-reload-opens = Choisissez cet astre, puis un emplacement de départ.
stellium-board-ways = Réalisé à { $n } endroits : choisissez-en un sur le plateau.
stellium-board-stands = Déjà réalisé sur le plateau, pour { $points } Stellium.
stellium-board-aim = { $there } sur { $all } en place. Il manque : { $missing }.
stellium-board-aim-body = { $body } ({ $cells })
stellium-board-aim-taken = { $body } ({ $cell }, déjà pris par { $by })
stellium-board-aim-count = Un seul astre sur un emplacement libre qui compte suffit.
stellium-board-aim-badge = manque 1
stellium-board-aim-badge-taken = manque 1 · pris
stellium-board-drop-tell = Il sort du jeu, et vous en prenez un nouveau.
stellium-board-validate-tell = « { $objective } » : { $points } Stellium, soit { $total } sur { $limit }.
stellium-board-validate-ends = La manche { $round } sera la dernière.

## Images des règles

stellium-board-rule-s1-4 = Une galaxie : un centre et six emplacements autour, dont quatre portent un symbole.
stellium-board-rule-s3-3 = Une Planète est posée ; une autre Planète échange sa place avec une Comète voisine.
stellium-board-rule-s3-4 = Une Comète prend la place d’une Planète et la repousse ; l’Étoile derrière elle finit sur un trou noir.
stellium-board-rule-s3-5 = Une Étoile fait pivoter sa galaxie de deux sixièmes de tour ; les astres suivent, celui du centre reste.
stellium-board-rule-s3-6 = Une Supernova est posée ; une Comète voisine d’un trou noir y est attirée.
stellium-board-rule-s3-8 = Trois Planètes en ligne, à cheval sur deux galaxies, réalisent un objectif.
stellium-board-rule-s3-9 = Des trois Planètes utilisées, deux retournent dans le sac ; une reste.
stellium-board-rule-s3-10 = Cinq astres sont piochés pour une galaxie vide ; quatre d’entre eux sont posés sur ses emplacements de départ.
