## Une partie en cours.

live-no-action = Ce n’est pas une action de ce jeu ; celles qui sont possibles sont indiquées avec ce que vous voyez.
