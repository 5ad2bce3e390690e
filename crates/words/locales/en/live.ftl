## A game in progress.

live-no-action = That is no action of this game; those that are possible are listed with what you see.
