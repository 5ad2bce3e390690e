## A card that was chosen for a player because time ran out

late-chosen =
    { $count ->
        [one] Time was up, so a card was chosen for you: { $cards }.
       *[other] Time was up, so these cards were chosen for you: { $cards }.
    }
late-close = OK
read-close = Got it
