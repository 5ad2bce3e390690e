# Les pages autres que les tables

## La page d’accueil

site-motto = Trois jeux sous le vrai ciel de la nuit
site-your-sky = Votre ciel
site-facing-south = vers le sud
site-facing-north = vers le nord
site-moment = { $date }, { $time } UTC
site-games = Les jeux
site-pitch-astra = Marquez les étoiles des quarante-huit constellations de Ptolémée et découvrez-les avant les autres.
site-pitch-stellium = Posez planètes, comètes, étoiles et supernovas sur des galaxies qui tournent, jusqu’à les aligner.
site-pitch-nightsky = Menez l’œil et le télescope à travers les 88 constellations, vers les plus beaux objets de la nuit.
site-players = { $least } à { $most } joueurs
site-minutes = { $n } minutes
site-alone = seul contre Ptolémée
site-strength = Force des machines
site-play-now = Jouer
site-open-a-table = Ouvrir une table
site-tables = Tables
site-continue = Continuer
site-all-going = Toutes vos parties ({ $n })
site-open-tables = Tables ouvertes
site-no-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table publique, et d’autres la verront ici.
site-welcome = Nul besoin de compte : jouez, et vos parties restent ici.
site-lately = Jouées récemment
site-just-begun = au début
site-your-turn = à vous
site-plays = { $name } joue
site-status-open = attend des joueurs
site-status-playing = en cours
site-status-over = finie
site-status-closed = fermée
site-result-won = gagnée avec { $points }
site-result-shared = victoire partagée avec { $points }
site-result-lost = perdue avec { $points }
site-result-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  } sur { $all } avec { $points }
site-sit-down = s’asseoir
site-free-seat = une place libre
site-gone = quelqu’un qui est parti
site-seats-taken =
    { $taken ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
site-join = Rejoindre par un lien
site-join-example = Collez le lien reçu
site-join-go = Aller

## Les joueurs automatiques

site-level-random = Hasard
site-level-greedy = Avide
site-level-novice = Novice
site-level-apprentice = Apprenti
site-level-astronomer = Astronome
site-level-master = Maître

## Une nouvelle table

site-new-title = Nouvelle table : { $game }
site-error = Cela n’a pas marché :
site-who-plays = Qui joue
site-your-name = Votre nom
site-seats-help = On joue de { $least } à { $most }. Laissez une place de côté pour être moins nombreux. La partie commence quand toutes les places sont prises.
site-seat = Place { $n }
site-seat-me = vous
site-seat-me-named = vous, { $name }
site-seat-here = quelqu’un sur cet appareil
site-seat-open = quelqu’un que vous invitez
site-seat-machine = machine · { $level }
site-seat-nobody = personne
site-seat-name = Nom
site-seat-name-of = Nom de la personne à la place { $n }
site-the-table = La table
site-public = Qui peut la voir
site-public-off = ceux qui ont le lien
site-public-on = tout le monde
site-public-help = Tout le monde peut regarder une table publique et s’y asseoir. Une table privée ne se trouve que par son lien.
site-clock = Pendule
site-clock-help = Si le temps d’un joueur est écoulé, une machine finit le coup.
site-clock-none = aucune
site-clock-seconds = { $n } secondes par coup
site-clock-minutes =
    { $n ->
        [one] { $n } minute par coup
       *[other] { $n } minutes par coup
    }
site-clock-days =
    { $n ->
        [one] { $n } jour par coup
       *[other] { $n } jours par coup
    }
site-clock-bank = { $minutes } minutes par partie, et { $seconds } secondes de plus après chaque coup
site-race = Temps pour choisir
site-race-help = Quand tous choisissent en même temps et que le premier est servi. À qui tarde trop, le hasard choisit.
site-race-usual = { $first } secondes pour le premier choix, { $later } pour les suivants ; sans limite seul contre les machines
site-race-off = sans limite
site-race-spans = { $first } secondes pour le premier choix, { $later } pour les suivants
site-absence = Quand un joueur s’en va
site-absence-help = Qui revient retrouve sa place.
site-absence-never = les autres attendent
site-absence-vote = une machine joue si tous les autres sont d’accord
site-absence-minutes =
    { $n ->
        [one] une machine joue après { $n } minute
       *[other] une machine joue après { $n } minutes
    }
site-absence-hours =
    { $n ->
        [one] une machine joue après { $n } heure
       *[other] une machine joue après { $n } heures
    }
site-absence-days =
    { $n ->
        [one] une machine joue après { $n } jour
       *[other] une machine joue après { $n } jours
    }
site-stand-in = Qui joue à la place
site-stand-in-help = La machine qui joue pour qui est parti ou en retard.
site-hints = Conseils
site-hints-usual = comme d’habitude
site-hints-on = permis
site-hints-off = aucun
site-hints-help = D’habitude, il n’y a de conseils que si personne d’autre ne joue.
site-the-game = Le jeu
site-option-first = Qui commence
site-option-limit = La fin
site-option-feels = Tâter dans le sac
site-option-influence = Influence
site-option-memory = Objectifs déjà montrés
site-option-draft = Choix des cartes
site-option-die = Cartes Big Bang
site-option-sun = Signe du joueur le plus âgé
site-option-limit-help = Les points d’objectifs qui mettent fin à la partie : 30, 25 ou 20 à 2, 3 ou 4 joueurs, et 5 de moins pour une première partie.
site-option-feels-help = Combien d’astres on peut toucher dans le sac à chaque tour ; le dernier doit être gardé. Avec un toucher sûr, on nomme le type à piocher.
site-option-influence-help = Si l’influence d’un astre posé doit être appliquée dès que c’est possible.
site-option-memory-help = Si les objectifs une fois montrés restent connus de tous, en main ou écartés, ou s’il faut s’en souvenir.
site-option-draft-help = Tous à la fois : premier arrivé, premier servi. L’un après l’autre : un autre joueur commence à chaque manche.
site-option-die-help = Qui décide si une carte Big Bang est piochée.
site-option-sun-help = Le Soleil commence dans ce signe du zodiaque. Vous pouvez passer : le hasard décide alors.
site-option-first-help = La place qui joue le premier tour.
site-first-random = quelqu’un au hasard
site-first-n = la place { $n }
site-limit-usual = habituelle
site-limit-first = première partie
site-feels-n =
    { $n ->
        [one] { $n } astre par tour
       *[other] { $n } astres par tour
    }
site-feels-unlimited = le toucher est sûr
site-influence-mandatory = obligatoire
site-influence-optional = facultative
site-memory-on = restent visibles
site-memory-off = à retenir
site-draft-rush = tous à la fois
site-draft-turns = l’un après l’autre
site-die-on = le dé décide
site-die-off = le joueur décide
site-sun-random = passer, au hasard
site-option-chosen = { $option } : { $value }
site-modifiers = Seul contre Ptolémée : plus facile ou plus difficile
site-modifiers-help = Pour un seul joueur : laissez toutes les autres places. Choisissez-en autant que vous voulez. « Sans renommée au départ » exclut « Plus de renommée au départ », et « Sans télescopes » exclut « Télescopes pour vos découvertes ».
site-modifiers-easier = Plus facile
site-modifiers-harder = Plus difficile
site-modifiers-random = Tirer plutôt un ensemble au hasard
site-make-table = Créer la table
site-cancel = Annuler

## Réglages

site-you = Vous
site-your-name-help = Les autres le voient à la table. De 1 à 24 caractères.
site-look = Aspect
site-language = Langue
site-language-guessed = celle du navigateur
site-theme = Thème
site-theme-device = comme l’appareil
site-theme-night = nuit (sombre)
site-theme-chart = jour (clair)
site-theme-help = Sombre comme le ciel de nuit, ou clair comme une carte imprimée.
site-colours = Couleurs des places
site-colours-usual = habituelles
site-colours-strong = fortes
site-colours-help = Les couleurs fortes diffèrent davantage par leur clarté. Chaque place a aussi sa propre forme.
site-motion = Mouvement
site-motion-slow = lent
site-motion-usual = habituel
site-motion-quick = rapide
site-motion-still = aucun
site-motion-help = À quelle vitesse les pièces se déplacent, et combien de temps les coups des autres sont montrés.
site-play = À la table
site-confirm = Confirmer
site-confirm-on = oui
site-confirm-off = non
site-confirm-help = Avant une action qui met fin à votre tour et ne peut pas être annulée.
site-sound = Son
site-sound-on = oui
site-sound-off = non
site-sound-help = Un son doux quand c’est à vous.
site-keep = Enregistrer
site-device = Un deuxième appareil
site-device-help = Un lien fait de votre téléphone ou d’un autre ordinateur le même joueur : vos parties y sont aussi.
site-device-go = Créer un lien
site-device-made = Votre lien
site-device-code = Le lien sous forme de code pour un appareil photo
site-device-how = Visez le code avec l’autre appareil, ou ouvrez-y cette adresse :
site-device-once = Il sert une fois, dans les dix minutes. Qui l’ouvre joue à votre place.
site-link-title = Cet appareil aussi
site-link-ask = Voulez-vous être ici le même joueur que sur l’appareil qui a créé ce lien ?
site-link-other = Ici, vous êtes { $name }. Les parties de { $name } ne seront plus montrées sur cet appareil.
site-link-go = Oui, sur cet appareil aussi
site-tokens = Programmes qui jouent pour vous
site-tokens-help = Un jeton permet à un programme d’agir en votre nom, par l’interface décrite sous « À propos ».
site-token-label = À quoi sert le jeton
site-token-make = Créer un jeton
site-token-made = Votre jeton
site-token-once = Il n’est montré que cette fois : copiez-le maintenant.
site-token-remove = retirer
site-token-remove-named = Retirer le jeton « { $label } »
site-leave = Partir pour toujours
site-leave-help = Rien ne reste de { $name } : ni le nom, ni les jetons, ni les liens. Les parties finies restent, sans le nom.
site-leave-go = Partir…
site-leave-ask = Oublier { $name } ?
site-leave-what = Une machine finira vos parties. C’est irréversible.
site-leave-sure = Oubliez-moi

## Règles

site-rules-title = Règles : { $game }
site-rules-search = Chercher dans les règles
site-rules-search-go = Chercher
site-rules-contents = Sommaire
site-rules-lead = Chaque règle a un numéro ; quand la table refuse un coup, elle nomme la règle. Une lettre dit sur quoi une règle repose :
site-rules-r = le livret le dit
site-rules-j = notre jugement, où le livret se tait ou peut se lire de deux façons
site-rules-d = des données que le livret n’imprime pas
site-rules-found =
    { $n ->
        [0] Rien dans les règles ne contient « { $what } ».
        [one] { $n } endroit contient « { $what } ».
       *[other] { $n } endroits contiennent « { $what } ».
    }
site-rules-all = Montrer toutes les règles

## Cartes

site-cards-astra = Les quarante-huit
site-cards-stellium = Les quarante objectifs
site-cards-nightsky = Les 108 cartes
site-cards-print = Imprimez cette page pour découper les cartes : sur papier, elles sont sur fond blanc avec des lignes de coupe.
site-cards-words = Les mêmes en mots
site-cards-name = Nom
site-cards-any = peu importe
site-cards-find = Chercher
site-cards-count = Cartes affichées : { $shown } sur { $all }
site-cards-none = Aucune carte ne correspond. Essayez avec moins de lettres ou un autre choix.
site-cards-all = Afficher toutes les cartes
site-facet-element = Élément
site-facet-kind = Genre
site-facet-body = Corps
site-facet-constellation = Constellation

## Le ciel

site-sky-lat = Latitude
site-sky-lon = Longitude
site-sky-date = Date
site-sky-time = Heure
site-sky-zone = Fuseau horaire
site-sky-go = Montrer
site-sky-keep = Garder ce lieu
site-sky-locate = Utiliser ma position
site-sky-locating = Recherche de votre position…
site-sky-denied = Votre navigateur n’est pas autorisé à donner votre position. Vous pouvez l’y autoriser dans ses réglages, ou saisir un lieu à la main.
site-sky-unknown = Votre position est introuvable. Saisissez un lieu à la main.
site-sky-insecure = Les navigateurs ne donnent la position qu’aux sites dont l’adresse commence par https. Saisissez un lieu à la main.
site-sky-moment = { $date }, { $time } { $zone }
site-sky-bad-time = La date ou l’heure est illisible ; elles devraient avoir la forme 2026-11-15 et 21:00.
site-city-paris = Paris
site-city-alexandria = Alexandrie
site-city-samarkand = Samarcande
site-city-quito = Quito
site-city-sydney = Sydney
site-city-reykjavik = Reykjavik

## À propos

site-about-lead = Almagest est une table de jeu pour regarder les étoiles : dans le navigateur, par des programmes, contre des amis, contre la machine, ou seul contre Ptolémée.
site-about-name = Il porte le nom du livre où Claude Ptolémée d’Alexandrie décrivit, au deuxième siècle, 1 028 étoiles et quarante-huit constellations.
site-about-games = On joue selon les livrets de règles. Où ils se taisent, des décisions numérotées disent comment faire, et chacune est prouvée par un test. Les joueurs automatiques ne savent que ce qu’une personne à leur place saurait.
site-about-sky = Le ciel
site-about-sky-facts = Les étoiles sont où elles sont vraiment. Seuls des faits ont été repris : nombres, identifiants, noms. Les figures ont été dessinées pour cette maison.
site-about-borders = Limites des constellations
site-about-stars = Étoiles
site-about-names = Noms des étoiles
site-about-deep-sky = Amas, nébuleuses, galaxies
site-about-planets = Planètes
site-about-motion = Où tout se trouve
site-about-sofa = Le Soleil, la Lune et les planètes sont calculés par des routines et des calculs dérivés de logiciels fournis par SOFA sous licence ; ce programme n’est pas lui-même un logiciel fourni ou approuvé par SOFA.
site-about-type = Caractères
site-about-font = Tout est composé en Libertinus Serif, sous la SIL Open Font License, version 1.1.
site-about-programs = Pour les programmes
site-about-api = Tout ce que font les pages, un programme peut le faire aussi. L’interface se décrit elle-même, au format OpenAPI :
site-about-crates = Licence, et de quoi c’est fait
site-about-licence = Almagest est un logiciel libre sous la licence MIT ou la licence Apache 2.0, à votre choix. Il est écrit en Rust et fait, entre autres, avec :
