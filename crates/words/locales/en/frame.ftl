# The frame around every table

frame-own = What is yours
frame-board = The board
frame-tools = This table
frame-actions = Your decision
frame-steps = The steps of a turn
frame-rivals = The other players
frame-log = Log
frame-whole-log = All that happened
frame-close = Close
frame-in-all = in all
frame-in-all-label = { $points } in all if the game ended now
frame-in-all-sure = If the game ended now: { $points } in all ({ $parts }).
frame-in-all-least = If the game ended now: at least { $points } in all ({ $parts }). The hidden card counts as little as it can.
frame-in-all-none = If the game ended now: nothing yet.
frame-round = Round { $round }

## The table of a game without its own drawing

plain-choose = What do you do?
plain-wait = Waiting for { $names }.
plain-over = The game is over.
plain-acts = to act
frame-remark-more = Show the whole text
