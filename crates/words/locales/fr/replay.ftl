# La relecture d’une partie finie

replay-title = { $game }, de nouveau
replay-share = Partager ce moment
replay-from = Vu depuis
replay-spectator = Spectateur
replay-go = Montrer
replay-moment = Moment
replay-first = Au début
replay-back = Une ligne en arrière
replay-forth = Une ligne en avant
replay-last = À la fin
replay-play = Laisser défiler
replay-play-key = Laisser défiler (Espace)
replay-speed = Vitesse
replay-speed-key = Vitesse (↑ et ↓)
replay-times = × { $speed }
replay-at = { $at } sur { $last }
review-title = Analyse
review-sign-played = joué
review-sign-better = mieux
review-offer = Une machine regarde chaque décision d’après ce que son joueur pouvait savoir, et dit où mieux était possible.
review-working = { $done } décisions sur { $of }
review-failed = Le relevé de cette partie ne peut pas être analysé.
review-curve = Les chances de gagner de chaque joueur au fil de la partie
review-caption = Chances de gagner ; un cercle est une faute
review-mistakes = { $count ->
    [0] Aucune faute nette
    [one] Une faute nette
   *[other] { $shown ->
        [all] { $count } fautes nettes, la plus grande d’abord
       *[other] { $count } fautes nettes ; les { $shown } plus grandes
    }
}
review-played = { $name } : { $action } ({ $had } % de gagner).
review-better = Mieux : { $best } ({ $could } %). Perdu : { $lost } %.
review-percent = { $percent } %
