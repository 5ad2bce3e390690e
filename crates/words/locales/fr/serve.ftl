## Commandes pour le serveur

help-usage-serve = almagest serve [OPTIONS]
help-usage-token = almagest token NOM [OPTIONS]
help-usage-backup = almagest backup FICHIER [OPTIONS]
help-usage-restore = almagest restore COPIE [OPTIONS]
help-serve = Ouvrir des tables aux joueurs et aux programmes. Chaque réglage est aussi une variable d’environnement.
help-addr = Adresse et port d’écoute [par défaut : 127.0.0.1:8888 ; variable ALMAGEST_ADDR]
help-db = Fichier de la base de données [par défaut : almagest.db dans votre dossier de données ; variable ALMAGEST_DB]
help-postgres = Adresse d’une base PostgreSQL au lieu d’un fichier, comme postgres://utilisateur:motdepasse@hôte/base ; si vous en donnez plusieurs, celle où l’on peut écrire sert [variable ALMAGEST_POSTGRES, séparées par des espaces]
help-open = Ouvrir le navigateur
help-log = Format du journal : text, json ou off [par défaut : text ; variable ALMAGEST_LOG]
help-log-level = Détail du journal : error, warn, info ou debug [par défaut : info ; variable ALMAGEST_LOG_LEVEL]
help-metrics-addr = Adresse et port de /metrics, qui n’est pas servi au public [variable ALMAGEST_METRICS_ADDR]
help-public-url = L’adresse qu’utilisent les visiteurs, par exemple https://almagest.example ; pour un site derrière un proxy [variable ALMAGEST_PUBLIC_URL]
help-think-threads = Fils d’exécution pour les machines [par défaut : tous les cœurs sauf un ; variable ALMAGEST_THINK_THREADS]
help-limit-requests = Requêtes par seconde et par client ; 0 : sans limite [par défaut : 50 ; variable ALMAGEST_LIMIT_REQUESTS]
help-limit-guests = Nouveaux invités par minute et par adresse ; 0 : sans limite [par défaut : 30 ; variable ALMAGEST_LIMIT_GUESTS]
help-limit-connections = Connexions ouvertes en tout ; 0 : autant que le système en permet [par défaut : 10000 ; variable ALMAGEST_LIMIT_CONNECTIONS]
help-limit-connections-per-address = Connexions ouvertes par adresse, sauf derrière un proxy ; 0 : sans limite [par défaut : 200 ; variable ALMAGEST_LIMIT_CONNECTIONS_PER_ADDRESS]
help-limit-tables = Tables en cours par joueur [par défaut : 50 ; variable ALMAGEST_LIMIT_TABLES]
help-limit-streams = Flux de mises à jour par client [par défaut : 32 ; variable ALMAGEST_LIMIT_STREAMS]
help-limit-hints = Conseils en attente par joueur [par défaut : 2 ; variable ALMAGEST_LIMIT_HINTS]
help-message-bytes = Taille maximale d’une requête, en octets [par défaut : 16384 ; variable ALMAGEST_MESSAGE_BYTES]
help-record-bytes = Taille maximale d’une partie importée, en octets [par défaut : 4194304 ; variable ALMAGEST_RECORD_BYTES]
help-limit-records = Parties qu’un joueur peut importer en 24 heures [par défaut : 100 ; variable ALMAGEST_LIMIT_RECORDS]
help-limit-record-megabytes = Mégaoctets de ces parties [par défaut : 32 ; variable ALMAGEST_LIMIT_RECORD_MEGABYTES]
help-snapshot-every = Lignes d’une partie entre deux instantanés [par défaut : 64 ; variable ALMAGEST_SNAPSHOT_EVERY]
help-expire-days = Jours sans coup avant de fermer une table ; 0 : jamais [par défaut : 30 ; variable ALMAGEST_EXPIRE_DAYS]
help-delete-days = Jours avant de supprimer les tables importées, fermées ou abandonnées ; 0 : jamais [par défaut : 90 ; variable ALMAGEST_DELETE_DAYS]
help-forget-days = Jours avant de supprimer les joueurs sans table ni jeton d’accès qui ne sont pas revenus ; 0 : jamais [par défaut : 7 ; variable ALMAGEST_FORGET_DAYS]
help-rest-seconds = Secondes avant de retirer de la mémoire une table que personne ne regarde [par défaut : 30 ; variable ALMAGEST_REST_SECONDS]
help-grace-seconds = À l’arrêt, secondes d’attente pour les requêtes en cours [par défaut : 10 ; variable ALMAGEST_GRACE_SECONDS]
help-secure-cookies = N’envoyer les cookies que sur des connexions chiffrées [variable ALMAGEST_SECURE_COOKIES]
help-behind-proxy = Le serveur est derrière un proxy, qui indique l’adresse des clients [variable ALMAGEST_BEHIND_PROXY]
help-token = Créer un joueur pour un programme, et afficher son jeton d’accès.
help-token-name = Le nom du joueur
help-prune = Dire combien de tables importées, fermées ou abandonnées et de joueurs inactifs sont assez anciens pour être supprimés. Le serveur les supprime de lui-même.
help-prune-list = Les nommer, une ligne chacun
help-prune-delete = Les supprimer maintenant
help-usage-prune = almagest prune [OPTIONS]
help-rotate-key = Remplacer la clé qui signe les cookies. Chacun reste connecté ; l’ancienne clé vaut encore 30 jours.
help-usage-rotate-key = almagest rotate-key [OPTIONS]
help-backup = Copier la base de données dans un nouveau fichier, même pendant que le serveur tourne. Ce fichier est une base SQLite, quelle que soit la base copiée.
help-backup-file = Le nouveau fichier
help-restore = Relire une copie dans un nouveau fichier, ou dans une base PostgreSQL vide.
help-restore-file = La copie
serve-listening = Almagest est ouvert à l’adresse { $address } (base de données : { $db }) ; Ctrl+C pour l’arrêter.
serve-metrics = Les mesures sont à l’adresse { $address }/metrics.
serve-bad-public-url = « { $value } » n’est pas l’adresse d’un site. Elle doit ressembler à https://almagest.example, sans chemin.
serve-bad-address = { $flag } doit être une adresse et un port, comme 127.0.0.1:8888, pas « { $value } ».
serve-cannot-listen = Impossible d’écouter à l’adresse { $address } : { $reason }. Indiquez-en une autre avec --addr.
serve-in-use = un autre programme l’utilise déjà
serve-refuses = Le système refuse : { $reason }.
prune-would = { $count ->
    [0] Aucune table ne serait supprimée : aucune n’a été importée, fermée ou abandonnée il y a plus de { $days } jours.
    [one] 1 table serait supprimée : importée, fermée ou abandonnée il y a plus de { $days } jours.
   *[other] { $count } tables seraient supprimées : importées, fermées ou abandonnées il y a plus de { $days } jours.
}
prune-done = { $count ->
    [0] Aucune table n’a été supprimée.
    [one] 1 table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
prune-would-players = { $count ->
    [0] Aucun joueur ne serait supprimé : aucun n’est sans table ni jeton et absent depuis { $days } jours.
    [one] 1 joueur serait supprimé : sans table ni jeton, et absent depuis { $days } jours.
   *[other] { $count } joueurs seraient supprimés : sans table ni jeton, et absents depuis { $days } jours.
}
prune-done-players = { $count ->
    [0] Aucun joueur n’a été supprimé.
    [one] 1 joueur a été supprimé.
   *[other] { $count } joueurs ont été supprimés.
}
prune-table = table { $id }, { $game }, depuis le { $date } : { $why ->
    [imported] importée
    [closed] fermée
   *[deserted] tous ses joueurs ont été supprimés
}
prune-player = joueur { $id }, { $name }, depuis le { $date }
rotate-key-done = La clé est remplacée. L’ancienne reconnaît encore les cookies pendant 30 jours.
backup-done = { $db } a été copiée dans { $file }.
restore-done = { $file } a été relue dans { $db }.
restore-none = Aucune copie dans { $file }.
backup-none = Aucune base de données dans { $db } ; indiquez-en une avec --db.
serve-reached = Sur les autres appareils de votre réseau, ouvrez { $address }.
