# Astra : remarques du mentor

astra-coach-spend = Vous avez { $stardust } poussières d’étoile, mais un Repos ne remplit que jusqu’à { $pouch } : dépensez sans compter à ce premier tour.
astra-coach-one-chain = Une seule chaîne peut compléter { $the } : cherchez un chemin par toutes ses étoiles libres.
astra-coach-next-finishes = Si vous vous arrêtez là, { $name } peut compléter { $the } en une chaîne et prendre la carte.
astra-coach-next-limit = Encore 1 point de sagesse, et vous pourrez garder { $limit } cartes.
astra-coach-at-limit = Vous avez { $n } cartes, votre limite : une de plus, et il faudra en défausser une, sauf si la sagesse augmente.
astra-coach-full-pouch = Votre sacoche est pleine : un Repos ne rapporte aucune poussière d’étoile pour l’instant.
astra-coach-rest-reactivates = L’élément actif est { $element } : un Repos réactive aussi { $the }.
astra-coach-telescope = Dépensez un jeton Télescope pour une autre action Observation, sur cette carte ou une autre, ou terminez.
astra-coach-boons = Les bonus rayés ne sont plus à prendre. La renommée compte aussitôt ; les poussières d’étoile peuvent dépasser votre sacoche.
astra-coach-final-scoring = Gardée jusqu’à la fin, la carte { $card } ({ $element }) ajoute { $gain } points à votre Décompte final.
astra-coach-end-near = La fin approche : seules les cartes actives rapportent leur renommée. N’utilisez un pouvoir que s’il rapporte davantage.
astra-coach-dreamer = Les étoiles du feutre du rêveur ne sont à personne. Choisissez bien : là où il en a plus que vous, vous n’avez que les bonus de droite.
