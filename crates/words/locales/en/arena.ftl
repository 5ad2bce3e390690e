## The arena: help, errors and output

help-usage-arena = almagest arena GAME --players N --agents A,B,… [OPTIONS]
help-arena = Compare machine players: every deal is played with every player in every seat.
help-arena-agents = Machine players (the list repeats if it is too short): random, greedy, novice, apprentice, astronomer, master; master:300 sets the iterations; cheater sees everything hidden
help-arena-games = Number of samples; a sample is one deal, played once for each rotation of the seats [default: 100]
help-iterations = Iterations per decision, for every level [default: each level’s own]
help-think-ms = Milliseconds to think per decision, for every level
help-results = Append finished samples to this file, and skip those already in it

cli-exclude-each-other = { $name } and { $other } cannot be used together.
cli-arena-bad-line = Line { $line } of { $file } is not an arena sample.
cli-arena-taken =
    { $samples ->
        [one] 1 sample read from { $file }.
       *[other] { $samples } samples read from { $file }.
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
cli-arena-unwon = Games without a winner: { $share }.
cli-col-seats = Seats
cli-col-interval = 95% interval
