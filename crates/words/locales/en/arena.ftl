## The arena: help, errors and output

help-usage-arena = almagest arena GAME --players N --agents A,B,… [OPTIONS]
help-arena = Measure machine players against each other: every deal is played with everybody on every seat.
help-arena-agents = Machine players, repeated if too few: random, greedy, novice, apprentice, astronomer, master, or master:300 with its own iterations; cheater knows everything hidden
help-arena-games = How many samples; each is one deal played as often as there are players, in all rotations of the seats [default: 100]
help-iterations = Let all levels think about a decision for so many iterations [default: each as long as it usually does]
help-think-ms = Let all levels think about a decision for so many milliseconds
help-results = Add every finished sample to this file, and take from it those already played

cli-exclude-each-other = { $name } and { $other } cannot be given together.
cli-arena-bad-line = Line { $line } of { $file } is not a sample of the arena.
cli-arena-taken =
    { $samples ->
        [one] 1 sample taken from { $file }.
       *[other] { $samples } samples taken from { $file }.
    }
cli-arena-played =
    { $samples ->
        [one] 1 sample
       *[other] { $samples } samples
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s.
cli-arena-fair-share = Fair share: { $share }.
cli-arena-unwon = Share of games nobody won: { $share }.
cli-col-seats = Seats
cli-col-interval = 95% interval
