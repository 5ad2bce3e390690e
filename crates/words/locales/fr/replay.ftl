# La relecture d’une partie finie

replay-title = Revoir la partie : { $game }
replay-share = Partager ce moment
replay-from = Point de vue
replay-spectator = Spectateur
replay-go = Afficher
replay-moment = Moment de la partie
replay-first = Au début
replay-back = Coup précédent
replay-forth = Coup suivant
replay-last = À la fin
replay-play = Lecture automatique
replay-play-key = Lecture automatique (Espace)
replay-speed = Vitesse
replay-speed-key = Vitesse (↑ et ↓)
replay-times = × { $speed }
replay-at = { $at } sur { $last }
review-title = Analyse
review-sign-played = joué
review-sign-better = mieux
review-offer = La machine analyse chaque décision avec ce que son joueur pouvait voir, et montre où il y avait mieux.
review-working = Décisions analysées : { $done } sur { $of }
review-failed = Cette partie ne peut pas être analysée.
review-curve = Les chances de gagner de chaque joueur au fil de la partie
review-caption = Chances de gagner ; un cercle marque une erreur
review-mistakes = { $count ->
    [0] Aucune erreur nette
    [one] Une erreur nette
   *[other] { $shown ->
        [all] { $count } erreurs nettes, la plus grave d’abord
       *[other] { $count } erreurs nettes ; les { $shown } plus graves
    }
}
review-played = { $name } : { $action } ({ $had } % de chances de gagner).
review-better = Mieux : { $best } ({ $could } %). Perte : { $lost } %.
review-percent = { $percent } %
