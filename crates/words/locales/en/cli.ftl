## Help and errors of the command line

help-usage = Usage:
help-usage-almagest = almagest [OPTIONS] [COMMAND]
help-usage-simulate = almagest simulate GAME --players N [OPTIONS]
help-usage-replay = almagest replay FILE [OPTIONS]
help-usage-cards = almagest cards GAME [OPTIONS]
help-game-options = Options of { $game }:
help-commands = Commands
help-options = Options
help-almagest = Almagest, a digital tabletop for stargazing board games.
help-help = Show this help
help-version = Show the version
help-lang = Language (by default that of the system)
help-game = The game: astra, stellium or nightsky
help-json = One JSON object on the last line instead of words
help-option = An option of the game; may be given several times

help-simulate = Let machine players play many games, and count.
help-players = How many play
help-agents = Machine players in seat order, repeated if too few: random, greedy, novice, apprentice, astronomer, master [default: random]
help-games = How many games [default: 1000]
help-seed = Any text; the same one gives the same games [default: a new one each time]
help-threads = On how many threads [default: all]; the games do not depend on it
help-records = Write the records of all games to this file

help-replay = Tell recorded games again, line by line, and check them.
help-record-file = A file of game records
help-replay-game = Only this game of the file, from 1; with --png needed if there are several
help-check-record = Only check the records
help-at = Stop after this line of the record and show the table

help-cards = Show a game’s cards.
help-check-cards = Check a card file of your own; all its errors are named

cli-unknown-command = There is no command “{ $name }”; almagest --help names those there are.
cli-unknown-argument = The argument { $name } is unknown; --help names those there are.
cli-missing-argument = Missing: { $name }.
cli-missing-value = { $name } needs a value.
cli-bad-value = { $name } cannot be “{ $value }”; possible are: { $valid }.
cli-bad-number = { $name } should be a whole number, not “{ $value }”.
cli-given-twice = { $name } was given twice.
cli-option-in-record = The option { $key } cannot be given here: the record has its own; only cards=FILE can.
cli-lost = The output cannot be written: { $reason }.
cli-replay-refused = Game { $game } (from line { $line } of the file): { $reason }
cli-agent-errs = In game { $game } the machine player { $agent } chose what it may not do: { $action }.
cli-bad-command-line = This command line cannot be understood; --help tells what is possible.

## Output of a simulation

cli-seed = Seed: { $seed }
cli-by-turn-order = Win share by turn order, the first player’s first: { $shares }.
cli-mean-others = The opponent’s mean score: { $others }; the player’s mean lead: { $lead }.
cli-game-length = A game: { $rounds } rounds, { $decisions } decisions.
cli-mean-sources = Mean score by source: { $sources }.
cli-per-game = In a game: { $counts }.
count-discoveries = cards discovered
count-dreamt-discoveries = cards finished in dreams
count-boons = boons picked
count-abilities = abilities used
count-ptolemys-discoveries = cards discovered by Ptolemy
count-empty-piles = losses by Ptolemy’s empty pile
count-objectives = objectives taken
count-tokens = tokens spent
count-reloads = galaxies reloaded
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
count-declined = observations passed over
count-big-bangs = Big Bang cards drawn
count-sun-visits = visits to the Sun
count-sun-moves = moves of the Sun
count-doubled = last observations doubled

## Reasons why a file cannot be read or written

io-not-found = it does not exist
io-no-folder = its folder does not exist
io-denied = access is denied
io-folder = it is a folder
io-not-text = it is not text in UTF-8
io-full = the disk is full
