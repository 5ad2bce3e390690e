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
