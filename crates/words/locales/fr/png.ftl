## Les commandes qui dessinent

help-png = Dessiner la table dans ce fichier PNG : à la ligne --at, sinon à la fin
help-png-cards = Dessiner chaque carte en PNG, un fichier par carte, dans ce dossier
help-png-sky = Dessiner le ciel dans ce fichier PNG
help-view = Type d’image : planisphere (tout le ciel sur un disque) ou horizon (le ciel vu du sol) [par défaut : planisphere]
help-theme = Thème : night (sombre) ou chart (clair, pour l’impression) [par défaut : night]
help-width = Largeur en pixels, de 64 à 8192

cli-png-written = Image enregistrée dans { $file }.
cli-png-all-written =
    { $pictures ->
        [one] { $pictures } image enregistrée dans { $folder }.
       *[other] { $pictures } images enregistrées dans { $folder }.
    }
cli-png-no-folder = Il faut un dossier pour les images, et « { $folder } » ne peut pas en être un.
cli-png-which = { $file } contient { $games } parties : indiquez laquelle dessiner avec --game.

## Images PNG

png-not-a-drawing = Impossible de dessiner l’image : ce n’est pas un dessin SVG ({ $reason }).
png-size = Taille d’image impossible : { $width } × { $height } pixels.
png-not-encoded = Impossible d’écrire l’image en PNG : { $reason }.
