## A game in progress

live-no-action = That is no action of this game; those that are possible are listed with what you see.
live-no-seed = The record has no seed, so the game cannot go on; it can be replayed and reviewed.
live-undo = { $name } takes the last action back.
live-take-back =
    { $to ->
        [0] { $name } takes the game back to its beginning.
       *[other] { $name } takes the game back to where it stood after line { $to }.
    }
live-time-out = { $name } has run out of time.
live-take-over =
    A machine ({ $by ->
        [random] chance
        [greedy] greedy
        [novice] novice
        [apprentice] apprentice
        [astronomer] astronomer
        [master] master
       *[other] { $by }
    }) plays for { $name } from here on.
live-come-back = { $name } is back.
live-no-files = The option { $key } names a file, and none is read here.
live-unknown-rules = This game was played by version { $found } of the rules of { $game }; this program knows them up to version { $newest }.
live-no-cards = The game { $game } has no cards.
live-bad-data = The data of the game should be one JSON object with these files, each as a text: { $names }.
live-snapshot-damaged = The snapshot is damaged; the whole record has the game.
live-snapshot-program = The snapshot was made by another version of the program; the whole record has the game.
live-snapshot-game = The snapshot is of another game, or of other rules or data.
live-snapshot-table = The snapshot is not of the game this record begins.
live-snapshot-too-late = The game goes back to before the snapshot; the whole record has the game.
