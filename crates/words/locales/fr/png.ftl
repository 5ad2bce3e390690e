## Les commandes qui dessinent

help-png = Dessiner la table dans ce fichier PNG : à la ligne --at, sinon à la fin
help-png-cards = Dessiner chaque carte en PNG, un fichier par carte, dans ce dossier
help-png-sky = Dessiner le ciel dans ce fichier PNG
help-view = Quelle image : planisphere, tout le ciel sur un disque, ou horizon, comme on le voit debout [par défaut : planisphere]
help-theme = L’apparence : night, la nuit, ou chart, pour le jour et l’impression [par défaut : night]
help-width = Largeur en pixels, de 64 à 8192

cli-png-written = L’image est dans { $file }.
cli-png-all-written =
    { $pictures ->
        [one] Une image est dans { $folder }.
       *[other] { $pictures } images sont dans { $folder }.
    }
cli-png-no-folder = Les images demandent un dossier, ce que « { $folder } » ne peut pas être.
cli-png-which = { $file } contient { $games } parties : dites avec --game laquelle dessiner.

## Images PNG

png-not-a-drawing = L’image ne peut pas être peinte : ce n’est pas un dessin SVG ({ $reason }).
png-size = L’image ne peut pas avoir { $width } × { $height } pixels.
png-not-encoded = L’image ne peut pas être écrite en PNG : { $reason }.
