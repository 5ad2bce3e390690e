## Le classement : aide, erreurs et affichage

help-usage-ladder = almagest ladder JEU --players N [OPTIONS]
help-ladder = Classer les machines par Elo : elles s’affrontent deux à deux ; s’il y a plus de deux places, l’une joue seule contre l’autre, qui occupe toutes les autres places.
help-ladder-agents = Machines, au moins deux ; master:300 fixe les itérations, cheater voit tout ce qui est caché [par défaut : random,greedy,novice,apprentice,astronomer,master]
help-ladder-games = Nombre d’échantillons par rencontre ; un échantillon est une donne rejouée en tournant les places, une fois par joueur [par défaut : 20]

cli-ladder-of-one = Un classement demande au moins deux machines différentes.
cli-ladder-alone = Un classement demande au moins deux places : il faut un adversaire.
cli-ladder-anchor = Elo 0 : { $agent }.
cli-ladder-mean = Elo 0 : la moyenne de toutes les machines.
cli-ladder-unbounded = Parties trop peu nombreuses ou trop inégales pour un intervalle : { $agents }.
cli-ladder-shares = Part de victoires de la machine de la ligne contre celle de la colonne, à toutes les autres places (part équitable : { $share }) :
cli-ladder-unwon = Parties sans vainqueur, partagées à égalité : { $share }.
cli-col-elo = Elo
cli-col-games = Parties
