## Entraînement : apprendre des parties

help-usage-train = almagest train JEU --out FICHIER [OPTIONS]
help-train = Apprendre à juger les positions d’après des parties entre machines, pour chaque nombre de joueurs, et écrire les poids dans un fichier.
help-train-games = Nombre de parties pour chaque nombre de joueurs [par défaut : 2000]
help-train-iterations = Itérations de réflexion pour la moitié des machines ; avec 0, toutes sont greedy [par défaut : 0]
help-train-out = Où écrire les poids

cli-train-players = Joueurs
cli-train-phase = Phase
cli-train-positions = Positions
cli-train-foreseen = Gagnant prévu
cli-train-surprise = Surprise
cli-train-written = Poids écrits dans { $file } en { $seconds } s.
train-phase-open = en cours
train-phase-end = fin
train-phase-draft = choix des cartes
train-phase-play = jeu
