## The review: help, errors and output

help-usage-review = almagest review FILE [OPTIONS]
help-review = Look at a recorded game again: how every decision changed the chance to win, and what would have been better.
help-review-game = Which game of the file, from 1; needed if there are several
help-review-iterations = Think about every decision for so many iterations [default: as many as a master takes]
help-review-think-ms = Think about every decision for so many milliseconds
help-review-seed = Any text; the same one gives the same review, unless thinking is by time [default: review]
help-review-threads = On how many threads [default: all]; by iterations the review does not depend on it
help-mistakes = How many of the largest mistakes to name at the end [default: 5]

cli-review-which = { $file } holds { $games } games: say with --game which one to review.
cli-review-legend = After every decision its player’s chance to win, as far as the player could know:
cli-review-line = { $n }. { $name }: { $action } – { $chance }%
cli-review-mistake = { $n }. { $name }: { $action } – { $chance }% – a mistake, { $loss }% lost
cli-review-judged =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $mistakes ->
        [0] no mistake.
        [one] 1 mistake.
       *[other] { $mistakes } mistakes.
    }
cli-review-largest =
    { $count ->
        [one] The largest mistake:
       *[other] The { $count } largest mistakes:
    }
cli-review-better = { $n }. { $name }: { $action } – { $chance }%. Better: { $better } – { $best }%. Lost: { $loss }%.
