## Aide et erreurs de la ligne de commande

help-usage = Utilisation :
help-usage-almagest = almagest [OPTIONS] [COMMANDE]
help-usage-simulate = almagest simulate JEU --players N [OPTIONS]
help-usage-replay = almagest replay FICHIER [OPTIONS]
help-usage-cards = almagest cards JEU [OPTIONS]
help-game-options = Options du jeu { $game } :
help-commands = Commandes{"\u00A0"}
help-options = Options{"\u00A0"}
help-almagest = Almagest : une table numérique pour jouer sous les étoiles.
help-help = Afficher cette aide
help-version = Afficher la version
help-lang = Langue [par défaut : celle du système]
help-game = Le jeu : astra, stellium ou nightsky
help-json = Afficher un objet JSON sur la dernière ligne au lieu de texte
help-option = Option du jeu (clé=valeur) ; peut être répétée

help-simulate = Faire jouer de nombreuses parties aux machines, et compter.
help-players = Nombre de joueurs
help-agents = Machines dans l’ordre des places ; la liste se répète s’il en manque : random, greedy, novice, apprentice, astronomer, master [par défaut : random]
help-games = Nombre de parties [par défaut : 1000]
help-seed = Graine du hasard, un texte quelconque : la même redonne les mêmes parties [par défaut : une nouvelle à chaque fois]
help-threads = Nombre de fils d’exécution [par défaut : tous] ; sans effet sur les parties
help-records = Enregistrer toutes les parties dans ce fichier

help-replay = Raconter des parties enregistrées, coup par coup, et les vérifier.
help-record-file = Un fichier de parties enregistrées
help-replay-game = Seulement cette partie du fichier, à partir de 1 ; avec --png, nécessaire s’il y en a plusieurs
help-check-record = Vérifier les parties sans les raconter
help-at = S’arrêter après cette ligne et afficher la table

help-cards = Afficher les cartes d’un jeu.
help-check-cards = Vérifier votre fichier de cartes et signaler toutes ses erreurs

cli-unknown-command = La commande « { $name } » n’existe pas ; almagest --help les affiche toutes.
cli-unknown-argument = Argument inconnu : { $name } ; --help affiche ceux qui existent.
cli-missing-argument = Il manque : { $name }.
cli-missing-value = Il manque une valeur à { $name }.
cli-bad-value = { $name } ne peut pas être « { $value } » ; valeurs possibles : { $valid }.
cli-bad-number = { $name } doit être un nombre entier, pas « { $value } ».
cli-given-twice = { $name } est indiqué deux fois.
cli-option-in-record = L’option { $key } n’est pas possible ici : la partie enregistrée a déjà ses options ; seule cards=FICHIER est acceptée.
cli-lost = Impossible d’écrire la sortie : { $reason }.
cli-replay-refused = Partie { $game } (à partir de la ligne { $line } du fichier) : { $reason }
cli-agent-errs = Dans la partie { $game }, la machine { $agent } a choisi un coup interdit : { $action }.
cli-bad-command-line = Cette ligne de commande est incorrecte ; --help indique ce qui est possible.

## Affichage d’une simulation

cli-seed = Graine : { $seed }
cli-by-turn-order = Part de victoires selon l’ordre de jeu, à partir du premier joueur : { $shares }.
cli-mean-others = Score moyen de l’adversaire : { $others } ; avance moyenne du joueur : { $lead }.
cli-game-length = Une partie : { $rounds } manches, { $decisions } décisions.
cli-mean-sources = Score moyen par source : { $sources }.
cli-per-game = Par partie : { $counts }.
count-discoveries = cartes découvertes
count-dreamt-discoveries = cartes découvertes en rêve
count-boons = bonus choisis
count-abilities = pouvoirs utilisés
count-ptolemys-discoveries = cartes découvertes par Ptolémée
count-empty-piles = parties perdues, pioche de Ptolémée vide
count-objectives = objectifs pris
count-tokens = jetons d’influence utilisés
count-reloads = galaxies rechargées
count-let-go = astres relâchés
count-pushed-off = astres repoussés hors du plateau
count-empty-bag-ends = parties terminées par un sac vide
count-round-limit-ends = parties terminées par la centième manche
count-line = lignes
count-arc = arcs
count-rectangle = rectangles
count-diamond = losanges
count-triangle = triangles
count-tripod = trépieds
count-s = S
count-bridge = ponts
count-centres = centres
count-symbols = symboles
count-eye-cards = cartes observées à l’œil
count-binoculars-cards = cartes observées aux jumelles
count-refractor-cards = cartes observées à la lunette
count-telescope-cards = cartes observées au télescope
count-declined = observations non faites
count-big-bangs = cartes Big Bang tirées
count-sun-visits = visites au Soleil
count-sun-moves = déplacements du Soleil
count-doubled = dernières observations doublées

## Raisons pour lesquelles un fichier ne peut être lu ou écrit

io-not-found = il n’existe pas
io-no-folder = son dossier n’existe pas
io-denied = l’accès est refusé
io-folder = c’est un dossier
io-not-text = ce n’est pas du texte en UTF-8
io-full = le disque est plein
