## L’analyse : aide, erreurs et affichage

help-usage-review = almagest review FICHIER [OPTIONS]
help-review = Analyser une partie enregistrée : l’effet de chaque décision sur les chances de gagner, et ce qui aurait été mieux.
help-review-game = Partie du fichier, à partir de 1 ; à indiquer s’il y en a plusieurs
help-review-iterations = Itérations de réflexion par décision [par défaut : celles de master]
help-review-think-ms = Millisecondes de réflexion par décision
help-review-seed = Graine du hasard, un texte quelconque : la même redonne la même analyse, sauf si la réflexion est mesurée en temps [par défaut : review]
help-review-threads = Nombre de fils d’exécution [par défaut : tous] ; sans effet sur l’analyse si la réflexion est en itérations
help-mistakes = Nombre d’erreurs à citer à la fin, les plus graves d’abord [par défaut : 5]

cli-review-which = { $file } contient { $games } parties : indiquez laquelle analyser avec --game.
cli-review-legend = Après chaque décision, les chances de gagner de son joueur, d’après ce qu’il pouvait savoir :
cli-review-line = { $n }. { $name } : { $action } – { $chance } %
cli-review-mistake = { $n }. { $name } : { $action } – { $chance } % – erreur, perte de { $loss } %
cli-review-judged =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $mistakes ->
        [0] aucune erreur.
        [one] { $mistakes } erreur.
       *[other] { $mistakes } erreurs.
    }
cli-review-largest =
    { $count ->
        [one] L’erreur la plus grave :
       *[other] Les { $count } erreurs les plus graves :
    }
cli-review-better = { $n }. { $name } : { $action } – { $chance } %. Mieux : { $better } – { $best } %. Perte : { $loss } %.
