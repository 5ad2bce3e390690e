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
frame-in-all-sure = That is { $parts }.
frame-in-all-least = At least that much: the hidden card counts as little as it can. So far { $parts }.
frame-in-all-none = Nothing yet.
frame-round = Round { $round }

## The table of a game without its own drawing

plain-choose = What do you do?
plain-wait = Waiting for { $names }.
plain-over = The game is over.
plain-acts = to act
frame-remark-more = Show the whole text
