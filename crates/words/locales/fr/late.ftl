## Une carte choisie pour un joueur dont le temps est écoulé

late-chosen =
    { $count ->
        [one] Le temps était écoulé, et une carte a été choisie pour vous : { $cards }.
       *[other] Le temps était écoulé, et des cartes ont été choisies pour vous : { $cards }.
    }
late-close = D’accord
read-close = C’est lu
