# Stellium: remarks of the coach

stellium-coach-feels = You can feel up to { $feels } bodies this turn; the last one you must keep.
stellium-coach-last-feel = If you let this one go, you keep the next one, whatever it is.
stellium-coach-none-in-bag = No { $kind } is left in the bag: work with those on the board.
stellium-coach-stands = { $objective } is complete on the board: place your body without breaking it, then score it.
stellium-coach-completes = This { $body } can complete { $objective }. Try cells: the board shows what each would do.
stellium-coach-with-token = Your { $token } token can complete { $objective }. It costs the 1 point an unused token is worth.
stellium-coach-leave-useful = Leave the body your next objective can use: it can be used again this very turn.
stellium-coach-would-empty = Galaxy { $galaxy } would be empty: five bodies are drawn for it, and the player before you places first.
stellium-coach-new-colour = Each new colour you score is worth 1 point more at the end.
stellium-coach-turned-s = An S can be turned, never mirrored, and must be on at least two galaxies.
stellium-coach-they-hold = { $name } has { $objective } in hand, and it is complete on the board. Break it now, or it may be scored.
stellium-coach-near-limit = { $name } has { $points } of { $limit }. Once the limit is reached, only that round is finished.
