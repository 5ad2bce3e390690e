# Ce que disent beaucoup de pages

page-problem = Cela n’a pas marché
page-back = Revenir où vous étiez
page-home = Retour à l’accueil
page-skip = Aller au contenu
page-tools = La maison
page-rules = Règles
page-settings = Réglages
page-night = Nuit
page-chart = Carte
page-guest-name = Astronome
page-cards = Cartes
page-sky = Planisphère
page-about = À propos
page-api = Interface pour programmes
page-games = Les jeux
page-own-name = Français
