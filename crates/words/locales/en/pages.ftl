# Texts shared by many pages

page-problem = This did not work
page-who = We do not know you yet; play a game, or choose a name in the settings.
page-bad-address = This address cannot be read; check it, or begin from the home page.
page-back = Back to where you were
page-home = Back to the home page
page-skip = Skip to the content
page-tools = The house
page-rules = Rules
page-settings = Settings
page-night = Dark
page-chart = Light
page-saved = Your settings are saved.
page-guest-name = Stargazer
page-cards = Cards
page-sky = Planisphere
page-about = About
page-api = Interface for programs
page-games = The games
page-own-name = English
