# Textes communs à plusieurs pages

page-problem = Cela n’a pas marché
page-who = Nous ne vous connaissons pas encore ; jouez une partie, ou choisissez un nom dans les réglages.
page-bad-address = Cette adresse est incorrecte ; vérifiez-la, ou repartez de l’accueil.
page-back = Retour à la page précédente
page-home = Retour à l’accueil
page-skip = Aller au contenu
page-tools = Menu
page-rules = Règles
page-settings = Réglages
page-night = Sombre
page-chart = Clair
page-saved = Vos réglages sont enregistrés.
page-guest-name = Guetteur d’étoiles
page-cards = Cartes
page-sky = Planisphère
page-about = À propos
page-api = API
page-games = Les jeux
page-own-name = Français
