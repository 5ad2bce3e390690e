## Entraînement : apprendre des parties

help-usage-train = almagest train JEU --out FICHIER [OPTIONS]
help-train = Apprendre, de parties entre joueurs automatiques, comment juger les positions, pour chaque nombre de joueurs, et écrire les poids dans un fichier.
help-train-games = Nombre de parties pour chaque nombre de joueurs [par défaut : 2000]
help-train-iterations = La moitié des joueurs réfléchit pendant tant d’itérations ; avec 0 tous sont greedy [par défaut : 0]
help-train-out = Où écrire les poids

cli-train-players = Joueurs
cli-train-phase = Phase
cli-train-positions = Positions
cli-train-foreseen = Gagnant prévu
cli-train-surprise = Surprise
cli-train-written = Poids écrits dans { $file } en { $seconds } s.
train-phase-open = ouverte
train-phase-end = fin
train-phase-draft = choix des cartes
train-phase-play = jeu
