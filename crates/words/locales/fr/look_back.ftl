# Revoir les coups passés pendant que la partie continue

past-tool = Revoir les coups
past-tool-key = Revoir les coups passés (Maj et ←)
past-looking = Retour en arrière : coup { $at } sur { $last }
past-beginning = Avant le premier coup.
past-moves = Coups
past-back = Coup précédent
past-forth = Coup suivant
past-now = Revenir au direct
past-now-key = Revenir au direct (Échap)
past-news = Il y a du nouveau.
past-turn = C’est à vous !
