# Looking back at earlier moves while the game goes on

past-tool = Look back
past-tool-key = Look back at earlier steps (Shift and ←)
past-looking = Looking back: step { $at } of { $last }
past-beginning = Before the first step.
past-moves = Steps
past-back = Previous step
past-forth = Next step
past-now = Back to now
past-now-key = Back to now (Escape)
past-news = Something new has happened.
past-turn = It’s your turn!
