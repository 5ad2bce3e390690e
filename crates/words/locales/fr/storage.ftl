## Erreurs de la base de données

storage-conflict = Quelqu’un d’autre a été plus rapide ; actualisez et réessayez.
storage-newer = La base de données vient d’une version plus récente d’Almagest ({ $found } ; celle-ci lit jusqu’à { $known }) ; utilisez la version récente, ou une autre base de données.
storage-not-ours = { $file } n’est pas une base de données d’Almagest ; indiquez un autre fichier avec --db.
storage-read-only = Impossible d’écrire dans la base de données ; donnez accès en écriture à son fichier et à son dossier, ou indiquez un autre fichier avec --db.
storage-full = Le disque est plein ; faites de la place et réessayez : rien n’est perdu.
storage-busy = Un autre programme utilise la base de données ; arrêtez-le, ou indiquez un autre fichier avec --db.
storage-exists = { $file } existe déjà ; indiquez un nouveau fichier.
storage-other = Erreur de la base de données : { $reason }.
storage-bad-address = L’adresse donnée avec --postgres est illisible ; écrivez-la ainsi : postgres://utilisateur:motdepasse@hôte/base.
storage-unreachable = Impossible de joindre le serveur de base de données { $server } ; vérifiez l’adresse donnée avec --postgres, et que le serveur fonctionne.
storage-insecure = Le serveur de base de données { $server } et Almagest ne trouvent pas de connexion chiffrée commune ; vérifiez les certificats et « sslmode » dans --postgres.
storage-denied = Le serveur de base de données { $server } refuse l’accès ; vérifiez l’utilisateur, le mot de passe et le nom de la base donnés avec --postgres, ainsi que les droits de cet utilisateur.
storage-old-server = Le serveur de base de données { $server } est un PostgreSQL { $found } ; Almagest demande PostgreSQL 15 ou plus récent.
storage-standby = Le serveur de base de données { $server } n’accepte que la lecture pour le moment ; indiquez avec --postgres le serveur où l’on peut écrire.
storage-overloaded = Le serveur de base de données { $server } n’a plus de connexions ou de mémoire disponibles ; réessayez plus tard, ou augmentez ses limites.
storage-foreign = La base de données de { $server } contient déjà autre chose ; réservez une base de données à Almagest.
storage-empty = La base de données de { $server } est vide ; vérifiez le nom de la base donné avec --postgres.
storage-not-empty = La base de données de { $server } n’est pas vide ; une copie ne peut être relue que dans une base vide.
