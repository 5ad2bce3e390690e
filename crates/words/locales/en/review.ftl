## The review: help, errors and output

help-usage-review = almagest review FILE [OPTIONS]
help-review = Review a recorded game: how each decision changed the chance of winning, and what would have been better.
help-review-game = Which game in the file, counting from 1; needed if there are several
help-review-iterations = Iterations per decision [default: as many as a master takes]
help-review-think-ms = Milliseconds to think per decision
help-review-seed = Any text; the same seed gives the same review, unless --think-ms is used [default: review]
help-review-threads = Number of threads [default: all]; the review does not depend on it, unless --think-ms is used
help-mistakes = How many of the biggest mistakes to list at the end [default: 5]

cli-review-which = { $file } has { $games } games. Choose one with --game.
cli-review-legend = Each decision with its player’s chance of winning, judged by what the player could see:
cli-review-line = { $n }. { $name }: { $action } – { $chance }%
cli-review-mistake = { $n }. { $name }: { $action } – { $chance }% – a mistake, { $loss }% lost
cli-review-judged =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $mistakes ->
        [0] no mistakes.
        [one] 1 mistake.
       *[other] { $mistakes } mistakes.
    }
cli-review-largest =
    { $count ->
        [one] The biggest mistake:
       *[other] The { $count } biggest mistakes:
    }
cli-review-better = { $n }. { $name }: { $action } – { $chance }%. Better: { $better } – { $best }%. Lost: { $loss }%.
