## Le classement : aide, erreurs et affichage

help-usage-ladder = almagest ladder JEU --players N [OPTIONS]
help-ladder = Classer les joueurs automatiques par Elo : ils jouent tous les uns contre les autres, et s’il y a plus de places, chacun seul contre l’autre à toutes les autres places.
help-ladder-agents = Joueurs automatiques, au moins deux ; master:300 a ses propres itérations, cheater connaît tout ce qui est caché [par défaut : random,greedy,novice,apprentice,astronomer,master]
help-ladder-games = Nombre d’échantillons de chaque rencontre ; chacun est une donne jouée autant de fois qu’il y a de joueurs, dans toutes les rotations des places [par défaut : 20]

cli-ladder-of-one = Un classement demande au moins deux joueurs automatiques différents.
cli-ladder-alone = Un classement demande au moins deux places : seul, personne ne joue contre un autre.
cli-ladder-anchor = Elo 0 : { $agent }.
cli-ladder-mean = Elo 0 : la moyenne de tous les joueurs.
cli-ladder-unbounded = Parties trop peu nombreuses ou trop inégales pour un intervalle : { $agents }.
cli-ladder-shares = Part de victoires du joueur de la ligne contre celui de la colonne à toutes les autres places (part équitable : { $share }) :
cli-ladder-unwon = Part des parties que personne n’a gagnées, répartie également : { $share }.
cli-col-elo = Elo
cli-col-games = Parties
