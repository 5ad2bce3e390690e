## Erreurs de la base de données

storage-conflict = Quelqu’un d’autre a été plus rapide ; regardez de nouveau et réessayez.
storage-newer = La base de données vient d’une version plus récente d’Almagest ({ $found } ; celle-ci connaît { $known }) ; utilisez cette version, ou un autre fichier avec --db.
storage-not-ours = { $file } n’est pas une base de données d’Almagest ; nommez un autre fichier avec --db.
storage-read-only = La base de données ne peut pas être écrite ; donnez accès en écriture à son fichier et à son dossier, ou nommez un autre fichier avec --db.
storage-full = Le disque est plein ; faites de la place et réessayez : rien n’est perdu.
storage-busy = Un autre programme utilise la base de données ; arrêtez-le, ou nommez un autre fichier avec --db.
storage-exists = { $file } existe déjà ; nommez un fichier qui n’existe pas.
storage-other = La base de données refuse : { $reason }.
