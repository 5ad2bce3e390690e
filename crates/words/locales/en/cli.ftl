## Help and errors of the command line

help-usage = Usage:
help-usage-almagest = almagest [OPTIONS] [COMMAND]
help-usage-simulate = almagest simulate GAME --players N [OPTIONS]
help-usage-replay = almagest replay FILE [OPTIONS]
help-usage-cards = almagest cards GAME [OPTIONS]
help-game-options = { $game } options:
help-commands = Commands
help-options = Options
help-almagest = Almagest, a digital tabletop for stargazing board games.
help-help = Show this help
help-version = Show the version
help-lang = Language [default: the system’s]
help-game = The game: astra, stellium or nightsky
help-json = Print one JSON object on the last line instead of text
help-option = A game option, as key=value; can be repeated

help-simulate = Let machine players play many games, and show the statistics.
help-players = Number of players
help-agents = Machine players in seat order (the list repeats if it is too short): random, greedy, novice, apprentice, astronomer, master [default: random]
help-games = Number of games [default: 1000]
help-seed = Any text; the same seed gives the same games [default: a new one each time]
help-threads = Number of threads [default: all]; the results do not depend on it
help-records = Write the records of all games to this file

help-replay = Replay recorded games step by step, and check them.
help-record-file = A file of game records
help-replay-game = Only this game of the file, from 1; with --png needed if there are several
help-check-record = Only check the records
help-at = Stop after this line of the record and show the table

help-cards = Show a game’s cards.
help-check-cards = Check your own card file and list all errors

cli-unknown-command = There is no command “{ $name }”. See almagest --help.
cli-unknown-argument = Unknown argument: { $name }. See --help.
cli-missing-argument = Missing argument: { $name }.
cli-missing-value = { $name } needs a value.
cli-bad-value = { $name } cannot be “{ $value }”. Possible values: { $valid }.
cli-bad-number = { $name } should be a whole number, not “{ $value }”.
cli-given-twice = { $name } was given twice.
cli-option-in-record = The option { $key } cannot be set here, because the record has its own options. Only cards=FILE can.
cli-lost = Could not write the output: { $reason }.
cli-replay-refused = Game { $game } (from line { $line } of the file): { $reason }
cli-agent-errs = Game { $game }: the machine player { $agent } chose an illegal action: { $action }.
cli-bad-command-line = This command is not valid. See --help.

## Output of a simulation

cli-seed = Seed: { $seed }
cli-by-turn-order = Win share by turn order, first player first: { $shares }.
cli-mean-others = Opponent’s mean score: { $others }; player’s mean lead: { $lead }.
cli-game-length = Mean game length: { $rounds } rounds, { $decisions } decisions.
cli-mean-sources = Mean score by source: { $sources }.
cli-per-game = Mean per game: { $counts }.
count-discoveries = cards discovered
count-dreamt-discoveries = cards completed by the dreamer
count-boons = boons picked
count-abilities = abilities used
count-ptolemys-discoveries = cards discovered by Ptolemy
count-empty-piles = losses to Ptolemy’s empty pile
count-objectives = objectives taken
count-tokens = tokens spent
count-reloads = galaxies refilled
count-let-go = bodies let go
count-pushed-off = bodies pushed off the board
count-empty-bag-ends = games ended by an empty bag
count-round-limit-ends = games ended by the hundredth round
count-line = lines
count-arc = arcs
count-rectangle = rectangles
count-diamond = diamonds
count-triangle = triangles
count-tripod = tripods
count-s = S shapes
count-bridge = bridges
count-centres = centres
count-symbols = symbols
count-eye-cards = cards observed with the eye
count-binoculars-cards = cards observed with the binoculars
count-refractor-cards = cards observed with the refractor
count-telescope-cards = cards observed with the telescope
count-declined = observations declined
count-big-bangs = Big Bang cards drawn
count-sun-visits = visits to the Sun
count-sun-moves = Sun moves
count-doubled = last observations doubled

## Reasons why a file cannot be read or written

io-not-found = it does not exist
io-no-folder = its folder does not exist
io-denied = access is denied
io-folder = it is a folder
io-not-text = it is not text in UTF-8
io-full = the disk is full
