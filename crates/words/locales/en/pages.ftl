# Texts shared by many pages

page-problem = Something went wrong
page-who = We don’t know you yet. Play a game, or choose a name in the settings.
page-bad-address = This address isn’t valid. Check it, or start from the home page.
page-back = Go back
page-home = Back to the home page
page-skip = Skip to content
page-tools = Main menu
page-rules = Rules
page-settings = Settings
page-night = Dark
page-chart = Light
page-saved = Your settings are saved.
page-guest-name = Stargazer
page-cards = Cards
page-sky = Planisphere
page-about = About
page-api = API
page-games = Games
page-own-name = English
