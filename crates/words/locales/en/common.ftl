## Common to all games: lists, players, setup, records, replay, undo, the command line

# “A, B and C”: `first` is all items but the last, joined by commas.
list-and = { $first } and { $last }
player-number = Player { $n }

# Opponents without a seat
other-ptolemy = Ptolemy

## Setup

setup-seats =
    { $given ->
        [one] You cannot play with 1 player: the game is for { $least } to { $most }.
       *[other] You cannot play with { $given } players: the game is for { $least } to { $most }.
    }
setup-unknown-option = There is no option “{ $key }”. The options are: { $known }.
setup-no-options = There is no option “{ $key }”: this game has no options.
setup-bad-value = The option { $key } cannot be “{ $value }”; it takes { $expected }.
expected-number = a number from { $least } to { $most }
expected-word-or-number = “{ $word }” or a number from { $least } to { $most }
expected-one-of = one of: { $words }
expected-list = “{ $alone }” alone, or a comma-separated list of { $items } (once each) and { $again } (as often as there are some left to draw)
setup-excluded = The option { $key } cannot have both “{ $first }” and “{ $second }”. Keep one of them.
setup-option-needs-seats =
    { $seats ->
        [one] The option { $key } is for solo games only.
       *[other] The option { $key } is for { $seats } players only.
    }
deal-first-seat = the first player has no seat
deal-first-chosen = the first player is not the one set in the options
deal-final-twice = the same Final Scoring card is dealt twice
deal-not-whole = the deck does not have every card exactly once
deal-ptolemy-there = Ptolemy is present, but he plays solo games only
deal-ptolemy-missing = Ptolemy is missing from a solo game
deal-modifiers = the modifiers are not those set in the options
deal-ptolemys-final = Ptolemy must have a Final Scoring card with the modifier h3, and only then
deal-removed = the wrong cards have been removed
deal-names = the number of names differs from the number of seats
setup-bad-deal = The recorded setup is not valid: { $what }.

## Records

record-empty = The file contains no game: its first line should be {"{"}"is":"game",…{"}"}.
record-line = Line { $line } is not valid in a game record: { $reason }.

## Replay

replay-format = The record has format { $found }; this version reads format { $expected }.
replay-game = The record is of { $found } (rules { $found-rules }), not { $expected } (rules { $expected-rules }).
replay-seat = Line { $n }: there is no seat { $seat } at this table.
replay-data = The record was played with different data (hash { $found }, here { $expected }).
replay-setup = The recorded game cannot be set up. { $reasons }
replay-seed = The recorded setup does not match the recorded seed.
replay-first-state = The starting position has hash { $expected }, but the record says { $found }.
replay-number = Line { $found } of the record comes after line { $after }: line numbers must be consecutive.
replay-illegal = Line { $n }: player { $seat } cannot do that. { $reason }
replay-chance = Line { $n }: the recorded random results do not match the action.
replay-seed-in-play = Line { $n }: the recorded random results do not match the recorded seed.
replay-undo = Line { $n }: { $reason }
replay-state = Line { $n }: the position has hash { $expected }, but the record says { $found }.
replay-no-end = The game is over after line { $after }, but the record has no “end” line there.
replay-not-over = Line { $n }: the record says the game ends here, but it is not over.
replay-outcome = Line { $n }: the recorded result does not match the game.
replay-after-end = Line { $n }: the game has already ended, so nothing can follow.

## Undo

undo-nothing = Player { $seat } has nothing to undo: you can undo your own last actions until something hidden is revealed or someone else acts.
take-back-seat = There is no seat { $seat } at this table.
take-back-over = The game is over, so nothing can be taken back.
take-back-not-earlier = The game can only go back to before its latest line, so not to line { $to }.
take-back-forgotten = The game can’t go back that far: its earlier lines are no longer available.
take-back-broken = The game can’t go back: its record doesn’t match the current position.

## Command line

cli-error = Error: { $message }
cli-unknown-game = There is no game “{ $game }”. The games are: { $known }.
cli-unknown-agent = There is no machine player “{ $agent }”. The machine players are: { $known }. A level can set its iterations, such as master:300.
cli-bad-option = The option “{ $text }” should have the form key=value.
cli-file-unreadable = Could not read { $file }: { $reason }.
cli-file-unwritable = Could not write { $file }: { $reason }.
cli-range = { $what } should be from { $least } to { $most }, not { $value }.
cli-agents-too-many =
    { $given ->
        [one] One machine player is given
       *[other] { $given } machine players are given
    }{ $seats ->
        [one] , but there is only one seat.
       *[other] , but there are only { $seats } seats.
    }
cli-cards-ok =
    { $cards ->
        [one] { $file }: 1 card, no errors.
       *[other] { $file }: { $cards } cards, no errors.
    }
cli-cards-bad =
    { $n ->
        [one] { $file }: 1 error.
       *[other] { $file }: { $n } errors.
    }
cli-replay-ok =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $actions ->
        [one] 1 action: no errors.
       *[other] { $actions } actions: no errors.
    }
cli-replay-at-beyond =
    { $lines ->
        [one] There is no line { $n }: the record has 1 line.
       *[other] There is no line { $n }: the record has { $lines } lines.
    }
cli-records-written =
    { $games ->
        [one] 1 game written to { $file }.
       *[other] { $games } games written to { $file }.
    }
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } in { $seconds } s: { $rate } decisions a second.
cli-other-data = The record was played with a different card set. Give its file with --option cards=FILE.

# Column headings

cli-col-seat = Seat
cli-col-agent = Player
cli-col-mean-score = Mean score
cli-col-win-share = Win share
cli-col-card = Card
cli-col-objective = Objective
cli-col-points = Points
cli-col-picture = Picture
cli-col-element = Element
cli-col-stars = Stars
cli-col-fame = Fame
cli-col-ability = Ability
cli-col-boons = Boons
cli-col-constellation = Constellation
cli-col-kind = Kind
cli-col-magnitude = Magnitude

# The log of a recorded game

cli-log-old-rules = Played with version { $version } of the rules, which is not the newest.
cli-log-setup = { $game } with { $names }.
cli-log-line = { $n }. { $name }: { $action }
cli-log-undo = { $n }. { $name } undoes the last action.
cli-log-take-back =
    { $to ->
        [0] { $n }. { $name } takes the game back to the start.
       *[other] { $n }. { $name } takes the game back to line { $to }.
    }
cli-log-time-out = { $n }. { $name } has run out of time.
cli-log-come-back = { $n }. { $name } is back.
cli-log-take-over = { $n }. { $by } plays for { $name } from now on.
cli-log-end = { $n }. The game is over.
cli-score-line =
    { $total ->
        [one] { $rank }. { $name }: 1 point ({ $sources })
       *[other] { $rank }. { $name }: { $total } points ({ $sources })
    }
cli-winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-other-wins = { $other } wins.

## Values of options

option-file = FILE
