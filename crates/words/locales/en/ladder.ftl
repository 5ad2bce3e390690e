## The ladder: help, errors and output

help-usage-ladder = almagest ladder GAME --players N [OPTIONS]
help-ladder = Rank machine players by Elo: every two of them play against each other, with more seats each alone against the other on all other seats.
help-ladder-agents = Machine players, at least two; master:300 has its own iterations, cheater knows everything hidden [default: random,greedy,novice,apprentice,astronomer,master]
help-ladder-games = How many samples of each match; each is one deal played as often as there are players, in all rotations of the seats [default: 20]

cli-ladder-of-one = A ladder needs at least two different machine players.
cli-ladder-alone = A ladder needs at least two seats: alone nobody plays against another.
cli-ladder-anchor = Elo 0 is { $agent }.
cli-ladder-mean = Elo 0 is the mean of all players.
cli-ladder-unbounded = Too few or too one-sided games for an interval: { $agents }.
cli-ladder-shares = Win share of the row’s player against the column’s on all other seats (fair share: { $share }):
cli-ladder-unwon = Share of games nobody won, given out evenly: { $share }.
cli-col-elo = Elo
cli-col-games = Games
