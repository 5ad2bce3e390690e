## Training: learning from games

help-usage-train = almagest train GAME --out FILE [OPTIONS]
help-train = Learn from games of machine players how positions are to be judged, for every number of players, and write the weights to a file.
help-train-games = How many games for each number of players [default: 2000]
help-train-iterations = Let half of the players think for so many iterations; with 0 all are greedy [default: 0]
help-train-out = Where to write the weights

cli-train-players = Players
cli-train-phase = Phase
cli-train-positions = Positions
cli-train-foreseen = Winner foreseen
cli-train-surprise = Surprise
cli-train-written = Weights written to { $file } in { $seconds } s.
train-phase-open = open
train-phase-end = end
train-phase-draft = draft
train-phase-play = play
