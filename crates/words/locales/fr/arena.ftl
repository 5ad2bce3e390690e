## L’arène : aide, erreurs et affichage

help-usage-arena = almagest arena JEU --players N --agents A,B,… [OPTIONS]
help-arena = Mesurer les joueurs automatiques entre eux : chaque donne est jouée avec chacun à chaque place.
help-arena-agents = Joueurs automatiques, répétés s’il en manque : random, greedy, novice, apprentice, astronomer, master, ou master:300 avec ses propres itérations ; cheater connaît tout ce qui est caché
help-arena-games = Nombre d’échantillons ; chacun est une donne jouée autant de fois qu’il y a de joueurs, dans toutes les rotations des places [par défaut : 100]
help-iterations = Faire réfléchir tous les niveaux à une décision pendant ce nombre d’itérations [par défaut : chacun comme d’habitude]
help-think-ms = Faire réfléchir tous les niveaux à une décision pendant ce nombre de millisecondes
help-results = Ajouter chaque échantillon terminé à ce fichier, et y reprendre ceux déjà joués

cli-exclude-each-other = { $name } et { $other } ne peuvent pas être donnés ensemble.
cli-arena-bad-line = La ligne { $line } de { $file } n’est pas un échantillon de l’arène.
cli-arena-taken =
    { $samples ->
        [one] { $samples } échantillon repris de { $file }.
       *[other] { $samples } échantillons repris de { $file }.
    }
cli-arena-played =
    { $samples ->
        [one] { $samples } échantillon
       *[other] { $samples } échantillons
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s.
cli-arena-fair-share = Part équitable : { $share }.
cli-arena-unwon = Part des parties que personne n’a gagnées : { $share }.
cli-col-seats = Places
cli-col-interval = Intervalle à 95 %
