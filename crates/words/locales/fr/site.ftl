# Les pages autres que les tables

## La page d’accueil

site-motto = Trois jeux sous le vrai ciel nocturne
site-your-sky = Votre ciel
site-facing-south = vers le sud
site-facing-north = vers le nord
site-moment = { $date }, { $time } UTC
site-games = Les jeux
site-pitch-astra = Cochez les étoiles des 48 constellations de Ptolémée et découvrez-les avant les autres.
site-pitch-stellium = Posez planètes, comètes, étoiles et supernovas sur des galaxies qui tournent, jusqu’à les aligner.
site-pitch-nightsky = Parcourez les 88 constellations, à l’œil ou au télescope, pour observer les plus beaux objets du ciel.
site-players = { $least } à { $most } joueurs
site-minutes = { $n } minutes
site-alone = en solo contre Ptolémée
site-strength = Niveau des machines
site-play-now = Jouer
site-open-a-table = Ouvrir une table
site-tables = Tables
site-continue = Continuer
site-all-going = Toutes vos parties ({ $n })
site-open-tables = Tables ouvertes
site-no-tables = Aucune table n’attend de joueurs en ce moment. Ouvrez une table publique : les autres la verront ici.
site-welcome = Pas besoin de compte : jouez, vos parties sont gardées ici.
site-lately = Parties récentes
site-just-begun = vient de commencer
site-lesson = Leçon · étape { $n } sur { $of }
site-your-turn = à vous
site-plays = { $name } joue
site-status-open = attend des joueurs
site-status-playing = en cours
site-status-over = terminée
site-status-closed = fermée
site-result-won = gagnée avec { $points }
site-result-shared = victoire partagée avec { $points }
site-result-lost = perdue avec { $points }
site-result-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  } sur { $all } avec { $points }
site-sit-down = rejoindre
site-free-seat = une place libre
site-gone = joueur parti
site-seats-taken =
    { $taken ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
site-join = Rejoindre avec un lien
site-join-example = Collez le lien reçu
site-join-go = Rejoindre

## Les machines

site-level-random = Hasard
site-level-greedy = Glouton
site-level-novice = Novice
site-level-apprentice = Apprenti
site-level-astronomer = Astronome
site-level-master = Maître

## Une nouvelle table

site-new-title = Nouvelle table : { $game }
site-error = Cela n’a pas marché :
site-who-plays = Qui joue
site-your-name = Votre nom
site-seats-help = De { $least } à { $most } joueurs. Pour jouer à moins, réglez des places sur « personne ». La partie commence quand toutes les places sont prises.
site-seat = Place { $n }
site-seat-me = vous
site-seat-me-named = vous, { $name }
site-seat-here = quelqu’un sur cet appareil
site-seat-open = quelqu’un que vous invitez
site-seat-machine = machine · { $level }
site-seat-nobody = personne
site-seat-name = Nom
site-seat-name-of = Nom du joueur à la place { $n }
site-the-table = La table
site-public = Qui peut la voir
site-public-off = ceux qui ont le lien
site-public-on = tout le monde
site-public-help = Tout le monde peut regarder une table publique et la rejoindre. Une table privée n’est accessible que par son lien.
site-clock = Pendule
site-clock-help = Quand le temps d’un joueur est écoulé, une machine joue ce coup pour lui.
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
site-clock-bank = { $minutes } minutes par partie, plus { $seconds } secondes par coup
site-race = Temps pour choisir
site-race-help = Quand tous choisissent en même temps, premier arrivé, premier servi : une limite pour le premier choix, une autre pour chacun des suivants. Seul contre des machines, il n’y a pas de limite. Si votre temps est écoulé, une carte est tirée au hasard pour vous.
site-race-usual = { $first } s, puis { $later } s (sauf contre des machines)
site-race-off = sans limite
site-race-spans = { $first } s, puis { $later } s
site-absence = Si un joueur s’absente
site-absence-help = Un joueur qui revient retrouve sa place.
site-absence-never = les autres attendent
site-absence-vote = une machine le remplace si tous les autres sont d’accord
site-absence-minutes =
    { $n ->
        [one] une machine le remplace après { $n } minute
       *[other] une machine le remplace après { $n } minutes
    }
site-absence-hours =
    { $n ->
        [one] une machine le remplace après { $n } heure
       *[other] une machine le remplace après { $n } heures
    }
site-absence-days =
    { $n ->
        [one] une machine le remplace après { $n } jour
       *[other] une machine le remplace après { $n } jours
    }
site-stand-in = Machine remplaçante
site-stand-in-help = La machine qui remplace un joueur absent ou en retard.
site-hints = Conseils
site-hints-usual = par défaut
site-hints-on = permis
site-hints-off = interdits
site-hints-help = Par défaut, permis seulement si vous jouez seul contre des machines.
site-the-game = Le jeu
site-option-first = Qui commence
site-option-limit = Fin de la partie
site-option-feels = Recherche dans le sac
site-option-influence = Influence
site-option-memory = Objectifs déjà montrés
site-option-draft = Choix des cartes
site-option-die = Cartes Big Bang
site-option-sun = Signe du joueur le plus âgé
site-option-limit-help = Les Stellium d’objectifs à atteindre : 30, 25 ou 20 à 2, 3 ou 4 joueurs, et 5 de moins pour une première partie.
site-option-feels-help = Combien d’astres vous pouvez toucher dans le sac à chaque tour ; il faut garder le dernier. Avec « astre au choix », vous piochez le type que vous voulez.
site-option-influence-help = Faut-il appliquer l’influence d’un astre posé dès que c’est possible ?
site-option-memory-help = Les objectifs déjà montrés restent-ils visibles de tous, en main ou écartés, ou faut-il s’en souvenir ?
site-option-draft-help = Tous en même temps : premier arrivé, premier servi. Chacun son tour : un autre joueur commence à chaque étape.
site-option-die-help = Qui décide de tirer une carte Big Bang.
site-option-sun-help = Le Soleil commence dans ce signe du zodiaque. Si vous passez, le signe est tiré au hasard.
site-option-first-help = La place du premier joueur.
site-first-random = au hasard
site-first-n = la place { $n }
site-limit-usual = normale
site-limit-first = première partie
site-feels-n =
    { $n ->
        [one] { $n } astre par tour
       *[other] { $n } astres par tour
    }
site-feels-unlimited = astre au choix
site-influence-mandatory = obligatoire
site-influence-optional = facultative
site-memory-on = restent visibles
site-memory-off = à retenir
site-draft-rush = tous en même temps
site-draft-turns = chacun son tour
site-die-on = le dé décide
site-die-off = le joueur décide
site-sun-random = passer : au hasard
site-option-chosen = { $option } : { $value }
site-modifiers = En solo contre Ptolémée : plus facile ou plus difficile
site-modifiers-help = En solo seulement : réglez les autres places sur « personne ». Choisissez autant de modificateurs que vous voulez. « Sans renommée au départ » exclut « Plus de renommée au départ », et « Sans télescopes » exclut « Télescopes pour vos découvertes ».
site-modifiers-easier = Plus facile
site-modifiers-harder = Plus difficile
site-modifiers-random = Tirer les modificateurs au hasard
site-make-table = Ouvrir la table
site-cancel = Annuler

## Réglages

site-you = Vous
site-your-name-help = Les autres le voient à la table. 24 caractères au plus.
site-look = Apparence
site-language = Langue
site-language-guessed = celle du navigateur
site-theme = Thème
site-theme-device = comme l’appareil
site-theme-night = sombre
site-theme-chart = clair
site-theme-help = Sombre comme un ciel nocturne, ou clair comme une carte imprimée.
site-colours = Couleurs des joueurs
site-colours-usual = normales
site-colours-strong = contrastées
site-colours-help = Les couleurs contrastées se distinguent mieux par leur clarté. Chaque joueur a aussi sa forme.
site-motion = Animations
site-motion-slow = lentes
site-motion-usual = normales
site-motion-quick = rapides
site-motion-still = aucune
site-motion-help = La vitesse des pièces, et le temps d’affichage des coups des autres.
site-play = À la table
site-confirm = Confirmation
site-confirm-on = oui
site-confirm-off = non
site-confirm-help = Avant une action qui met fin à votre tour et qu’on ne peut pas annuler.
site-sound = Son
site-sound-on = oui
site-sound-off = non
site-sound-help = Un son doux quand c’est à vous.
site-keep = Enregistrer
site-device = Un autre appareil
site-device-help = Créez un lien et ouvrez-le sur votre téléphone pour y retrouver vos parties.
site-device-go = Créer un lien
site-device-made = Votre lien
site-device-code = Le lien sous forme de QR code
site-device-how = Scannez le code avec l’autre appareil, ou ouvrez-y cette adresse :
site-device-once = Valable une seule fois, pendant dix minutes. Gardez-le pour vous : il permet de jouer sous votre nom.
site-link-title = Jouer aussi sur cet appareil
site-link-ask = Continuer ici avec le joueur qui a créé ce lien ?
site-link-other = Sur cet appareil, vous êtes { $name } : les parties de ce joueur n’y seront plus affichées.
site-link-go = Oui, continuer ici
site-sessions = Où vous êtes connecté
site-sessions-help = Fermez une session si vous n’utilisez plus cet appareil, ou si vous ne le reconnaissez pas.
site-session-this = cet appareil
site-session-unknown = Autre programme
site-session-seen = { $days ->
    [0] utilisé aujourd’hui
    [1] utilisé hier
   *[other] utilisé il y a { $days } jours
}
site-session-end = fermer
site-session-end-named = Fermer la session de { $device }
site-sessions-end-others = Fermer toutes les autres sessions
site-tokens = Programmes qui jouent pour vous
site-tokens-help = Un jeton d’accès permet à un programme de jouer en votre nom, par l’API décrite sous « À propos ».
site-token-label = Nom du programme
site-token-make = Créer un jeton d’accès
site-token-made = Votre jeton d’accès
site-token-once = Il ne sera plus affiché : copiez-le maintenant.
site-token-remove = supprimer
site-token-remove-named = Supprimer le jeton d’accès « { $label } »
site-leave = Supprimer mon profil
site-leave-help = Le nom « { $name } », ses jetons d’accès et ses liens seront effacés. Les parties terminées restent, sans le nom.
site-leave-go = Supprimer…
site-leave-ask = Supprimer le profil « { $name } » ?
site-leave-what = Une machine terminera vos parties en cours. C’est irréversible.
site-leave-sure = Supprimer mon profil

## Règles

site-rules-title = Règles : { $game }
site-rules-search = Mot à chercher
site-rules-search-go = Chercher
site-rules-contents = Sommaire
site-rules-lead = Chaque règle a un numéro, que la table cite quand elle refuse un coup. Une lettre indique d’où vient la règle :
site-rules-r = le livret de règles
site-rules-j = notre choix, là où le livret se tait ou peut se lire de deux façons
site-rules-d = des données absentes du livret
site-rules-found =
    { $n ->
        [0] Aucune règle ne contient « { $what } ».
        [one] { $n } passage contient « { $what } ».
       *[other] { $n } passages contiennent « { $what } ».
    }
site-rules-all = Afficher toutes les règles

## Cartes

site-cards-astra = Les 48 constellations
site-cards-stellium = Les 40 objectifs
site-cards-nightsky = Les 108 cartes
site-cards-print = Imprimez cette page pour découper les cartes : sur papier, elles ont un fond blanc et des traits de coupe.
site-cards-words = En version texte
site-cards-name = Nom
site-cards-any = peu importe
site-cards-find = Chercher
site-cards-count = Cartes affichées : { $shown } sur { $all }
site-cards-none = Aucune carte ne correspond. Essayez avec moins de lettres ou un autre choix.
site-cards-all = Afficher toutes les cartes
site-facet-element = Élément
site-facet-kind = Genre
site-facet-body = Astre
site-facet-constellation = Constellation

## Le ciel

site-sky-lat = Latitude
site-sky-lon = Longitude
site-sky-date = Date
site-sky-time = Heure
site-sky-zone = Fuseau horaire
site-sky-go = Afficher
site-sky-keep = Enregistrer ce lieu
site-sky-locate = Utiliser ma position
site-sky-locating = Recherche de votre position…
site-sky-denied = Votre navigateur ne peut pas donner votre position. Autorisez-le dans ses réglages, ou saisissez un lieu à la main.
site-sky-unknown = Impossible de trouver votre position. Saisissez un lieu à la main.
site-sky-insecure = Les navigateurs ne donnent la position qu’aux sites dont l’adresse commence par https. Saisissez un lieu à la main.
site-sky-moment = { $date }, { $time } { $zone }
site-sky-bad-time = La date ou l’heure est illisible ; écrivez-les comme 2026-11-15 et 21:00.
site-city-paris = Paris
site-city-alexandria = Alexandrie
site-city-samarkand = Samarcande
site-city-quito = Quito
site-city-sydney = Sydney
site-city-reykjavik = Reykjavik

## À propos

site-about-lead = Almagest réunit trois jeux de société sous les étoiles. On y joue dans le navigateur, entre amis, contre la machine ou en solo contre Ptolémée ; des programmes peuvent y jouer aussi.
site-about-name = Son nom est celui du livre où Claude Ptolémée d’Alexandrie a décrit, au deuxième siècle, 1 028 étoiles et 48 constellations.
site-about-games = On joue selon les livrets de règles. Là où ils se taisent, des décisions numérotées tranchent. Les machines ne savent que ce qu’un joueur à leur place saurait.
site-about-sky = Le ciel
site-about-sky-facts = Les étoiles sont à leur vraie place. Seuls des faits ont été repris : nombres, identifiants, noms. Toutes les figures ont été dessinées pour Almagest.
site-about-borders = Limites des constellations
site-about-stars = Étoiles
site-about-names = Noms des étoiles
site-about-deep-sky = Amas, nébuleuses, galaxies
site-about-planets = Planètes
site-about-motion = Positions
site-about-sofa = Le Soleil, la Lune et les planètes sont calculés par des routines et des calculs dérivés de logiciels fournis par SOFA sous licence ; ce programme n’est pas lui-même un logiciel fourni ou approuvé par SOFA.
site-about-type = Police de caractères
site-about-font = Tous les textes sont en Libertinus Serif, sous la SIL Open Font License, version 1.1.
site-about-programs = API
site-about-api = Tout ce qu’on fait sur ces pages, un programme peut le faire aussi. L’API est décrite au format OpenAPI :
site-about-crates = Licence et composants
site-about-licence = Almagest est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. Il est écrit en Rust, notamment avec :

## Crédits

site-about-credits = Les jeux d’origine
site-about-credits-lead = Ces jeux sont l’œuvre d’autres personnes, et méritent une place sur votre table.
site-about-credits-astra = De Patrik Porkoláb et Frigyes Schöberl, avec Eszter Krisztina Sas, illustré par Csilla Fekete. Édité par Mindclash Games (2022), en français par Super Meeple. Mode Solo de John Albertson et Dávid Turczy.
site-about-credits-stellium = De Rémi Saunier, illustré par Aurélie Guarino. Édité par Ankama (2017).
site-about-credits-nightsky = Notre nom pour un jeu édité par Bioviva. Le texte du livret que nous avions n’indique ni titre ni auteur ; dites-les-nous, et nous les ajouterons.
site-about-credits-own = Almagest est indépendant de ces auteurs et éditeurs, et n’est pas approuvé par eux. Textes des règles, données des cartes et illustrations sont les siens.
