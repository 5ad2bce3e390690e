## L’arène : aide, erreurs et affichage

help-usage-arena = almagest arena JEU --players N --agents A,B,… [OPTIONS]
help-arena = Comparer des machines : chaque donne est jouée avec chacune à chaque place.
help-arena-agents = Machines ; la liste se répète s’il en manque : random, greedy, novice, apprentice, astronomer, master, ou master:300 pour fixer les itérations ; cheater voit tout ce qui est caché
help-arena-games = Nombre d’échantillons ; un échantillon est une donne rejouée en tournant les places, une fois par joueur [par défaut : 100]
help-iterations = Itérations de réflexion par décision, pour tous les niveaux [par défaut : celles de chaque niveau]
help-think-ms = Millisecondes de réflexion par décision, pour tous les niveaux
help-results = Noter chaque échantillon terminé dans ce fichier, et ne pas rejouer ceux qui y sont déjà

cli-exclude-each-other = { $name } et { $other } ne vont pas ensemble : gardez l’un des deux.
cli-arena-bad-line = La ligne { $line } de { $file } n’est pas un échantillon de l’arène.
cli-arena-taken =
    { $samples ->
        [one] { $samples } échantillon lu dans { $file }.
       *[other] { $samples } échantillons lus dans { $file }.
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
cli-arena-unwon = Parties sans vainqueur : { $share }.
cli-col-seats = Places
cli-col-interval = Intervalle à 95 %
