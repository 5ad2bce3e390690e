## Common to all games: lists, players, set-up, records, replay, undo, the command line

# “A, B and C”: `first` is all items but the last, joined by commas.
list-and = { $first } and { $last }
player-number = Player { $n }

# Opponents without a seat
other-ptolemy = Ptolemy

## Set-up

setup-seats =
    { $given ->
        [one] One player is not possible: the game is for { $least } to { $most }.
       *[other] { $given } players are not possible: the game is for { $least } to { $most }.
    }
setup-unknown-option = There is no option “{ $key }”; the options are: { $known }.
setup-no-options = There is no option “{ $key }”: the game has none.
setup-bad-value = The option { $key } cannot be “{ $value }”; it takes { $expected }.
expected-number = a number from { $least } to { $most }
expected-word-or-number = “{ $word }” or a number from { $least } to { $most }
expected-one-of = one of: { $words }
expected-list = “{ $alone }” by itself, or with commas between them any of: { $items } (each at most once), { $again } (as often as any are left to draw)
setup-excluded = The option { $key } cannot have both “{ $first }” and “{ $second }”: they exclude each other, keep one of them.
setup-option-needs-seats =
    { $seats ->
        [one] The option { $key } is for one player only.
       *[other] The option { $key } is for { $seats } players only.
    }
deal-first-seat = the first player has no seat
deal-first-chosen = the first player is not the one the options name
deal-final-twice = the same Final Scoring card is dealt twice
deal-not-whole = not every card is in the deck once and once only
deal-ptolemy-there = Ptolemy is there, but he plays against one player only
deal-ptolemy-missing = one player alone plays against Ptolemy, and he is missing
deal-modifiers = the modifiers are not those the options ask for
deal-ptolemys-final = Ptolemy should have a Final Scoring card with the modifier h3, and only then
deal-removed = other cards are removed than the rules remove
deal-names = there are not as many names as seats
setup-bad-deal = The recorded set-up is not possible: { $what }.

## Records

record-empty = The file holds no game: its first line should be {"{"}"is":"game",…{"}"}.
record-line = Line { $line } is not a line of a game record: { $reason }.

## Replay

replay-format = The record has format { $found }; this version reads format { $expected }.
replay-game = The record is of the game { $found } (rules { $found-rules }), not of { $expected } (rules { $expected-rules }).
replay-seat = Line { $n }: there is no seat { $seat } at this table.
replay-data = The record was played with other data (hash { $found }, here { $expected }).
replay-setup = The recorded game cannot be set up. { $reasons }
replay-seed = The recorded set-up does not follow from the recorded seed.
replay-first-state = The first state has the hash { $expected }, the record says { $found }.
replay-number = Line { $found } of the record comes after line { $after }: the numbers should follow each other.
replay-illegal = Line { $n }: player { $seat } cannot do that. { $reason }
replay-chance = Line { $n }: the recorded random outcomes do not fit the action.
replay-seed-in-play = Line { $n }: the recorded random outcomes do not follow from the recorded seed.
replay-undo = Line { $n }: { $reason }
replay-state = Line { $n }: the state has the hash { $expected }, the record says { $found }.
replay-no-end = The game is over after line { $after }, but the record has no “end” line there.
replay-not-over = Line { $n }: the record says that the game ends here, but it is not over.
replay-outcome = Line { $n }: the recorded outcome is not the one the game ended with.
replay-after-end = Line { $n }: the game has already ended, and nothing may follow.

## Undo

undo-nothing = Nothing to take back for player { $seat }: only one’s own last actions can be taken back, until something hidden is revealed or somebody else acts.
take-back-seat = There is no seat { $seat } at this table.
take-back-over = The game is over: it goes back no more.
take-back-not-earlier = The game can only go back to before its latest line, so not to line { $to }.
take-back-forgotten = The game cannot go back so far: not all the lines that led there are at hand.
take-back-broken = The game cannot go back: its record does not lead to where it stands.

## Command line

cli-error = Error: { $message }
cli-unknown-game = There is no game “{ $game }”; the games are: { $known }.
cli-unknown-agent = There is no machine player “{ $agent }”; the machine players are: { $known }; a level may name its iterations, as in master:300.
cli-bad-option = The option “{ $text }” should have the form key=value.
cli-file-unreadable = The file { $file } cannot be read: { $reason }.
cli-file-unwritable = The file { $file } cannot be written: { $reason }.
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
        [one] { $file }: 1 card, nothing wrong with it.
       *[other] { $file }: { $cards } cards, nothing wrong with them.
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
        [one] 1 action: everything holds.
       *[other] { $actions } actions: everything holds.
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
cli-other-data = The record was played with another card set: name its file with --option cards=FILE.

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

cli-log-old-rules = Played by version { $version } of the rules, which is not the newest.
cli-log-setup = { $game } with { $names }.
cli-log-line = { $n }. { $name }: { $action }
cli-log-undo = { $n }. { $name } takes the last action back.
cli-log-take-back =
    { $to ->
        [0] { $n }. { $name } takes the game back to its beginning.
       *[other] { $n }. { $name } takes the game back to where it stood after line { $to }.
    }
cli-log-time-out = { $n }. { $name } has run out of time.
cli-log-come-back = { $n }. { $name } is back.
cli-log-take-over = { $n }. { $by } plays for { $name } from here on.
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
