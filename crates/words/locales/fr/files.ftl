## Erreurs dans un fichier de données

file-line = Ligne { $line } : { $problem }
file-syntax = lecture impossible ({ $message }).
file-twice = « { $what } » figure deux fois.
file-missing = « { $what } » manque.
file-entry = Entrée { $number } : { $problem }.

## Stellium

file-count-objectives =
    { $found ->
        [one] Il y a { $found } objectif, et il en faut { $expected }.
       *[other] Il y a { $found } objectifs, et il en faut { $expected }.
    }
file-count-discs =
    { $found ->
        [one] Il y a { $found } disque, et il en faut { $expected }.
       *[other] Il y a { $found } disques, et il en faut { $expected }.
    }
problem-disc-position = un symbole est à une position qu’aucun disque n’a ; elles vont de 0, le centre, à 6
problem-disc-cell = deux symboles sont au même emplacement ; il faut à chacun le sien
problem-objective-values = le nombre de valeurs est faux ; centres et symboles en ont six, les autres figures une
problem-objective-points = une valeur est hors limites ; un objectif vaut de 1 à 8 Stellium
problem-objective-falling = les valeurs diminuent ; plus d’astres ne doivent jamais rapporter moins
problem-objective-second = seul un losange a une deuxième couleur, et il lui en faut une
problem-objective-same = la deuxième couleur est la même que la première ; il en faut une autre

## Ciel de nuit

file-count-cards =
    { $found ->
        [one] Il y a { $found } carte, et il en faut { $expected }.
       *[other] Il y a { $found } cartes, et il en faut { $expected }.
    }
file-count-solar-system-cards =
    { $found ->
        [one] Il y a { $found } carte du système solaire, et il en faut { $expected }.
       *[other] Il y a { $found } cartes du système solaire, et il en faut { $expected }.
    }
file-count-big-bang-cards =
    { $found ->
        [one] Il y a { $found } carte Big Bang, et il en faut { $expected }.
       *[other] Il y a { $found } cartes Big Bang, et il en faut { $expected }.
    }
problem-card-name = un nom est vide ; object, english et french doivent tous en avoir un
problem-card-place = une carte a une constellation ou est du système solaire, l’un ou l’autre
problem-card-constellation = aucune constellation n’a cette abréviation ; elles ont trois lettres, comme Ori
problem-card-one-too-many = cette constellation a déjà quatre cartes, le maximum
problem-card-magnitude = la magnitude est hors limites ; elle va de -13 à 16
problem-card-size = la taille doit être supérieure à 0, ou omise
problem-card-double = seule une étoile double a une séparation et un compagnon, et il lui faut les deux
problem-card-separation = la séparation doit être supérieure à 0
problem-card-companion = la magnitude du compagnon est hors limites ; elle va de -13 à 16
problem-card-values = le nombre de valeurs est faux ; une carte en a quatre, pour l’œil, les jumelles, la lunette et le télescope
problem-card-points = une valeur est hors limites ; une carte vaut de 0 à 6 points avec chaque instrument
problem-card-worthless = la carte ne rapporte rien ; elle doit rapporter un point avec au moins un instrument
problem-big-bang-copies = le nombre d’exemplaires est hors limites ; une carte Big Bang existe en 1 à 18 exemplaires
problem-big-bang-amount = seules Nuit claire, Étoile filante, Nouvelle lune et Buée sur l’objectif ont une valeur (amount), et il leur en faut une
problem-big-bang-range = la valeur (amount) est hors limites ; elle va de 1 à 4
