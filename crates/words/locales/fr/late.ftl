## Une carte choisie pour un joueur dont le temps est écoulé

late-chosen =
    { $count ->
        [one] Temps écoulé, une carte a été choisie pour vous : { $cards }.
       *[other] Temps écoulé, des cartes ont été choisies pour vous : { $cards }.
    }
late-close = D’accord
read-close = Compris
