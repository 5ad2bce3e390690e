## The ladder: help, errors and output

help-usage-ladder = almagest ladder GAME --players N [OPTIONS]
help-ladder = Rank machine players by Elo: each plays every other; with more than two seats, one player faces the other in all remaining seats.
help-ladder-agents = Machine players, at least two; master:300 sets the iterations; cheater sees everything hidden [default: random,greedy,novice,apprentice,astronomer,master]
help-ladder-games = Number of samples per match; a sample is one deal, played once for each rotation of the seats [default: 20]

cli-ladder-of-one = A ladder needs at least two different machine players.
cli-ladder-alone = A ladder needs at least two seats.
cli-ladder-anchor = Elo 0 is { $agent }.
cli-ladder-mean = Elo 0 is the mean of all players.
cli-ladder-unbounded = Too few or too one-sided games for an interval: { $agents }.
cli-ladder-shares = Win share of the row’s player with the column’s player in all other seats (fair share: { $share }):
cli-ladder-unwon = Games without a winner, shared out evenly: { $share }.
cli-col-elo = Elo
cli-col-games = Games
