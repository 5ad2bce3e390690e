# The replay of a finished game

replay-title = Replay: { $game }
replay-share = Share this moment
replay-from = View as
replay-spectator = Spectator
replay-go = Show
replay-moment = Step
replay-first = To the start
replay-back = Previous step
replay-forth = Next step
replay-last = To the end
replay-play = Play
replay-play-key = Play (Space)
replay-speed = Speed
replay-speed-key = Speed (↑ and ↓)
replay-times = { $speed }×
replay-at = { $at } of { $last }
review-title = Review
review-sign-played = played
review-sign-better = better
review-offer = The machine reviews every decision with only what its player could see, and shows where more was possible.
review-working = { $done } of { $of } decisions
review-failed = This game can’t be reviewed.
review-curve = Each player’s chance of winning over the game
review-caption = Chance of winning; rings are mistakes
review-mistakes = { $count ->
    [0] No clear mistakes
    [one] One clear mistake
   *[other] { $shown ->
        [all] { $count } clear mistakes, biggest first
       *[other] { $count } clear mistakes; the { $shown } biggest
    }
}
review-played = { $name }: { $action } ({ $had }% to win).
review-better = Better: { $best } ({ $could }%). Lost: { $lost }%.
review-percent = { $percent }%
