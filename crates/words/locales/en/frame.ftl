# The frame around every table

frame-own = Your area
frame-board = Board
frame-tools = Table menu
frame-actions = Your actions
frame-steps = Steps of the turn
frame-rivals = Other players
frame-log = Log
frame-whole-log = Full log
frame-close = Close
frame-in-all = in all
frame-in-all-label = { $points } in all if the game ended now
frame-in-all-sure = Made up of { $parts }.
frame-in-all-least = At least that much, because the hidden card can add more. So far { $parts }.
frame-in-all-none = Nothing yet.
frame-round = Round { $round }

## The table of a game without its own drawing

plain-choose = What do you do?
plain-wait = Waiting for { $names }.
plain-over = The game is over.
plain-acts = to act
frame-remark-more = Show the whole text
