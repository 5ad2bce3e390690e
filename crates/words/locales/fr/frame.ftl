# Le cadre autour de chaque table

frame-own = Votre jeu
frame-board = Le plateau
frame-tools = Cette table
frame-actions = Votre décision
frame-steps = Les étapes d’un tour
frame-rivals = Les autres joueurs
frame-log = Journal
frame-whole-log = Journal complet
frame-close = Fermer
frame-in-all = au total
frame-in-all-label = { $points } au total si la partie se terminait maintenant
frame-in-all-sure = Soit : { $parts }.
frame-in-all-least = Au moins cela, car la carte cachée peut en ajouter. Pour l’instant : { $parts }.
frame-in-all-none = Rien encore.
frame-round = Manche { $round }

## La table d’un jeu sans dessin propre

plain-choose = Que faites-vous ?
plain-wait = On attend { $names }.
plain-over = La partie est terminée.
plain-acts = à son tour
frame-remark-more = Afficher tout le texte
