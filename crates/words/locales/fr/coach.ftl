# Le mentor : de courtes remarques dans les premières parties d’un joueur

coach-name = Mentor
coach-close = Fermer la remarque
coach-no-more = Faire taire le mentor
site-coach = Mentor
site-coach-on = oui
site-coach-off = non
site-coach-help = De courts conseils dans vos trois premières parties de chaque jeu.
