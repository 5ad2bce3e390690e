# Looking back at earlier moves while the game goes on

past-tool = Look back
past-tool-key = Look back at earlier moves (Shift and ←)
past-looking = Looking back: move { $at } of { $last }
past-beginning = Before the first move.
past-moves = Moves
past-back = One move back
past-forth = One move on
past-now = Back to now
past-now-key = Back to now (Escape)
past-news = Something new has happened.
past-turn = It is your turn!
