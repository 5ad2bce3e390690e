## Training: learning from games

help-usage-train = almagest train GAME --out FILE [OPTIONS]
help-train = Learn from machine games how to judge positions, for every number of players, and write the weights to a file.
help-train-games = Games for each number of players [default: 2000]
help-train-iterations = Iterations per decision for half of the players; with 0, all are greedy [default: 0]
help-train-out = File to write the weights to

cli-train-players = Players
cli-train-phase = Phase
cli-train-positions = Positions
cli-train-foreseen = Winner predicted
cli-train-surprise = Surprise
cli-train-written = Weights written to { $file } in { $seconds } s.
train-phase-open = in progress
train-phase-end = end
train-phase-draft = draft
train-phase-play = play
