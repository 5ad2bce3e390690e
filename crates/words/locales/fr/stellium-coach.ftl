# Stellium : remarques du mentor

stellium-coach-feels = Vous pouvez toucher jusqu’à { $feels } astres à ce tour ; le dernier, il faut le garder.
stellium-coach-last-feel = Si vous relâchez cet astre, vous garderez le suivant, quel qu’il soit.
stellium-coach-none-in-bag = Plus aucune { $kind } dans le sac : servez-vous de celles du plateau.
stellium-coach-stands = { $objective } : la figure est sur le plateau. Posez sans la défaire, puis validez.
stellium-coach-completes = Cette { $body } peut réaliser { $objective }. Essayez des emplacements : le plateau dit ce que chacun apporte.
stellium-coach-with-token = Votre jeton { $token } peut réaliser { $objective }. Il coûte le Stellium que vaut un jeton non utilisé.
stellium-coach-leave-useful = Laissez l’astre utile à votre prochain objectif : il peut resservir dès ce tour.
stellium-coach-would-empty = La galaxie { $galaxy } serait vide : on pioche cinq astres pour elle, et le joueur précédent pose le premier.
stellium-coach-new-colour = Chaque nouvelle couleur validée rapporte 1 Stellium de plus à la fin.
stellium-coach-turned-s = Un S peut être tourné, jamais vu en miroir, et doit être à cheval sur au moins deux galaxies.
stellium-coach-they-hold = { $name } a { $objective } en main, et la figure est sur le plateau. Défaites-la, ou elle risque de compter.
stellium-coach-near-limit = { $name } en est à { $points } sur { $limit }. Une fois la limite atteinte, on termine seulement la manche.
