## Une partie en cours.

live-no-action = Ce n’est pas une action de ce jeu ; celles qui sont possibles sont indiquées avec ce que vous voyez.
live-no-seed = L’enregistrement n’a pas de graine, la partie ne peut donc pas continuer ; on peut la rejouer et la revoir.
live-undo = { $name } reprend sa dernière action.
live-time-out = { $name } n’a plus de temps.
live-take-over = { $by } joue désormais pour { $name }.
