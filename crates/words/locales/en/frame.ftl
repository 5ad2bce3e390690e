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
frame-round = Round { $round }

## The table of a game without its own drawing

plain-choose = What do you do?
plain-wait = Waiting for { $names }.
plain-over = The game is over.
plain-acts = to act
frame-remark-more = Show the whole text
