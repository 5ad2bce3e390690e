## A game in progress

live-no-action = That isn’t an action of this game. The actions you can take are listed with your view of the table.
live-no-seed = This record has no seed, so the game can’t go on. You can still replay and review it.
live-undo = { $name } undoes the last action.
live-take-back =
    { $to ->
        [0] { $name } takes the game back to the start.
       *[other] { $name } takes the game back to action { $to }.
    }
live-take-back-turn = { $name } takes the game back to { $player }’s turn in round { $round }.
live-time-out = { $name } has run out of time.
live-take-over =
    A machine ({ $by ->
        [random] random
        [greedy] greedy
        [novice] novice
        [apprentice] apprentice
        [astronomer] astronomer
        [master] master
       *[other] { $by }
    }) plays for { $name } from now on.
live-come-back = { $name } is back.
live-no-files = The option { $key } needs a file, and files can’t be used here.
live-unknown-rules = This game was played with version { $found } of the { $game } rules, but this program only knows versions up to { $newest }.
live-no-cards = The game { $game } has no cards.
live-bad-data = The game data should be one JSON object with these files, each as text: { $names }.
live-snapshot-damaged = The snapshot is damaged; use the full record.
live-snapshot-program = The snapshot was made by another version of the program; use the full record.
live-snapshot-game = The snapshot is from another game, or from different rules or data.
live-snapshot-table = The snapshot does not belong to this record.
live-snapshot-too-late = The game goes back to before the snapshot; use the full record.
