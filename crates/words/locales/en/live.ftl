## A game in progress.

live-no-action = That is no action of this game; those that are possible are listed with what you see.
live-no-seed = The record has no seed, so the game cannot go on; it can be replayed and reviewed.
live-undo = { $name } takes the last action back.
live-time-out = { $name } has run out of time.
live-take-over = { $by } plays for { $name } from here on.
