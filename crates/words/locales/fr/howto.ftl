## Les pages qui disent comment jouer, et les règles numérotées

howto-title = Comment jouer à { $game }
howto-views = Sur les règles
howto-view-how = Comment jouer
howto-view-rules = Toutes les règles
howto-more = Voilà le jeu en bref. Chaque cas est réglé dans
howto-more-link = toutes les règles, une par une
howto-lesson = Envie d’apprendre en jouant ?
howto-lesson-link = Suivez la leçon
howto-lead = Chaque règle a un numéro ; quand la table refuse un coup, elle nomme la règle. « Décision » annonce ce que nous avons décidé là où le livret laisse le choix.
howto-sources = D’où cela vient-il ?
howto-no-sources = Revenir aux règles pour les joueurs

## Les exemples dessinés, décrits pour les lecteurs d’écran

howto-astra-chain = La Petite Ourse : cinq étoiles de suite sont cochées, de l’étoile de départ η le long des traits jusqu’à l’Étoile polaire, une grande étoile ; il en reste deux
howto-astra-final-scoring = Une carte Décompte final : les lignes du Feu, de l’Eau, de l’Air et de la Terre, chacune avec sa renommée, les colonnes avec la leur en dessous, et la somme dans le coin
howto-stellium-swap = Avant : une Planète vient d’être posée ; des flèches relient une autre Planète et la Comète voisine. Après : ces deux-là ont échangé leurs places
howto-stellium-collision = Avant : une Planète, une Étoile à sa droite, et des flèches vers la droite. Après : une Comète est à la place de la Planète ; Planète et Étoile sont un emplacement plus loin
howto-stellium-rotation = Avant : une Étoile vient d’être posée au bord d’une galaxie. Après : la galaxie a pivoté de deux sixièmes avec tout ce qu’elle porte
howto-stellium-attraction = Avant : une Supernova vient d’être posée ; une flèche mène d’une Comète au trou noir voisin. Après : la Comète est sur le trou noir
howto-stellium-line = Trois Planètes en ligne droite, la première sur une galaxie, les autres sur la suivante : la ligne compte
howto-stellium-no-bridge = Une Étoile sur une galaxie à côté d’une Étoile sur un trou noir : barré, car ce n’est pas un pont
howto-nightsky-card = La carte du Double Amas de Persée : son image, sa constellation et ses points à l’œil, aux jumelles, à la lunette et au télescope
howto-nightsky-observation = Une partie du ciel : la lunette va des Gémeaux jusqu’à Persée, deux cases plus loin, et deux joueurs ont chacun une carte de Persée
