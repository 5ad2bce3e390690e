## Erreurs de la base de données

storage-conflict = Quelqu’un d’autre a été plus rapide ; actualisez et réessayez.
storage-newer = La base de données vient d’une version plus récente d’Almagest ({ $found } ; celle-ci lit jusqu’à { $known }) ; utilisez la version récente, ou un autre fichier avec --db.
storage-not-ours = { $file } n’est pas une base de données d’Almagest ; indiquez un autre fichier avec --db.
storage-read-only = Impossible d’écrire dans la base de données ; donnez accès en écriture à son fichier et à son dossier, ou indiquez un autre fichier avec --db.
storage-full = Le disque est plein ; faites de la place et réessayez : rien n’est perdu.
storage-busy = Un autre programme utilise la base de données ; arrêtez-le, ou indiquez un autre fichier avec --db.
storage-exists = { $file } existe déjà ; indiquez un nouveau fichier.
storage-other = Erreur de la base de données : { $reason }.
