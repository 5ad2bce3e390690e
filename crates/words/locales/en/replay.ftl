# The replay of a finished game

replay-title = { $game } again
replay-share = Share this moment
replay-from = Seen from
replay-spectator = Spectator
replay-go = Show
replay-moment = Moment
replay-first = To the beginning
replay-back = One line back
replay-forth = One line on
replay-last = To the end
replay-play = Play by itself
replay-play-key = Play by itself (Space)
replay-speed = Speed
replay-speed-key = Speed (↑ and ↓)
replay-times = { $speed }×
replay-at = { $at } of { $last }
review-title = Review
review-sign-played = played
review-sign-better = better
review-offer = The machine reviews every decision with only what its player could see, and shows where more was possible.
review-working = { $done } of { $of } decisions
review-failed = The record of this game cannot be reviewed.
review-curve = The chance to win of each player, over the game
review-caption = Chance to win; a ring is a mistake
review-mistakes = { $count ->
    [0] No clear mistake
    [one] One clear mistake
   *[other] { $shown ->
        [all] { $count } clear mistakes, the largest first
       *[other] { $count } clear mistakes; the { $shown } largest
    }
}
review-played = { $name }: { $action } ({ $had }% to win).
review-better = Better: { $best } ({ $could }%). Lost: { $lost }%.
review-percent = { $percent }%
