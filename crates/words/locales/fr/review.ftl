## La revue : aide, erreurs et affichage

help-usage-review = almagest review FICHIER [OPTIONS]
help-review = Revoir une partie enregistrée : comment chaque décision a changé les chances de gagner, et ce qui aurait été mieux.
help-review-game = Quelle partie du fichier, à partir de 1 ; nécessaire s’il y en a plusieurs
help-review-iterations = Réfléchir à chaque décision pendant ce nombre d’itérations [par défaut : autant qu’un master]
help-review-think-ms = Réfléchir à chaque décision pendant ce nombre de millisecondes
help-review-seed = Un texte quelconque ; le même donne la même revue, sauf si la réflexion est mesurée en temps [par défaut : review]
help-review-threads = Nombre de fils d’exécution [par défaut : tous] ; en itérations, la revue n’en dépend pas
help-mistakes = Combien des plus grandes erreurs nommer à la fin [par défaut : 5]

cli-review-which = { $file } contient { $games } parties : dites avec --game laquelle revoir.
cli-review-legend = Après chaque décision, les chances de gagner de son joueur, d’après ce qu’il pouvait savoir :
cli-review-line = { $n }. { $name } : { $action } – { $chance } %
cli-review-mistake = { $n }. { $name } : { $action } – { $chance } % – une erreur, { $loss } % de perdus
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
        [one] La plus grande erreur :
       *[other] Les { $count } plus grandes erreurs :
    }
cli-review-better = { $n }. { $name } : { $action } – { $chance } %. Mieux : { $better } – { $best } %. Perdus : { $loss } %.
