# Pages other than tables

## The home page

site-motto = Three games under the real night sky
site-your-sky = Your sky
site-facing-south = facing south
site-facing-north = facing north
site-moment = { $date }, { $time } UTC
site-games = Games
site-pitch-astra = Trace Ptolemy’s 48 constellations star by star, and be the first to discover them.
site-pitch-stellium = Place planets, comets, stars and supernovas on turning galaxies, and line them up.
site-pitch-nightsky = Roam all 88 constellations with eye and telescope, and observe the finest sights.
site-players = { $least } to { $most } players
site-minutes = { $n } minutes
site-alone = solo against Ptolemy
site-strength = Machine level
site-play-now = Play now
site-open-a-table = Open a table
site-tables = Tables
site-continue = Continue
site-all-going = All your games ({ $n })
site-open-tables = Open tables
site-no-tables = No open tables right now. Open a public one, and others will see it here.
site-welcome = No account needed: just play, and your games are saved here.
site-lately = Recent games
site-just-begun = just started
site-lesson = Lesson · step { $n } of { $of }
site-your-turn = your turn
site-plays = { $name }’s turn
site-status-open = waiting for players
site-status-playing = in progress
site-status-over = finished
site-status-closed = closed
site-result-won = won with { $points }
site-result-shared = shared win with { $points }
site-result-lost = lost with { $points }
site-result-rank = place { $rank } of { $all } with { $points }
site-sit-down = join
site-free-seat = free seat
site-gone = a player who left
site-seats-taken =
    { $taken ->
        [one] 1 of { $all } seats taken
       *[other] { $taken } of { $all } seats taken
    }
site-join = Join with a link
site-join-example = Paste the link you were sent
site-join-go = Join

## Machine players

site-level-random = Random
site-level-greedy = Greedy
site-level-novice = Novice
site-level-apprentice = Apprentice
site-level-astronomer = Astronomer
site-level-master = Master

## A new table

site-new-title = New table: { $game }
site-error = Something went wrong:
site-who-plays = Players
site-your-name = Your name
site-seats-help = For { $least } to { $most } players. Set a seat to “nobody” to play with fewer. The game starts when every seat is taken.
site-seat = Seat { $n }
site-seat-me = you
site-seat-me-named = you, { $name }
site-seat-here = someone on this device
site-seat-open = someone you invite
site-seat-machine = machine · { $level }
site-seat-nobody = nobody
site-seat-name = Name
site-seat-name-of = Name of the player in seat { $n }
site-the-table = Table
site-public = Who can see it
site-public-off = people with the link
site-public-on = everyone
site-public-help = Anyone can watch and join a public table. A private table can only be found with its link.
site-clock = Time limit
site-clock-help = If a player runs out of time, a machine finishes the turn.
site-clock-none = none
site-clock-seconds = { $n } seconds per turn
site-clock-minutes =
    { $n ->
        [one] 1 minute per turn
       *[other] { $n } minutes per turn
    }
site-clock-days =
    { $n ->
        [one] 1 day per turn
       *[other] { $n } days per turn
    }
site-clock-bank = { $minutes } minutes per game, plus { $seconds } seconds per turn
site-race = Time to choose
site-race-help = When everyone chooses at once, first come, first served: one limit for the first choice, another for each later one. Alone against machines there is no limit. If your time runs out, a random card is chosen for you.
site-race-usual = { $first } s, then { $later } s (not against machines)
site-race-off = no limit
site-race-spans = { $first } s, then { $later } s
site-absence = If a player is away
site-absence-help = A player who returns gets their seat back.
site-absence-never = the others wait
site-absence-vote = a machine takes over if everyone else agrees
site-absence-minutes =
    { $n ->
        [one] a machine takes over after 1 minute
       *[other] a machine takes over after { $n } minutes
    }
site-absence-hours =
    { $n ->
        [one] a machine takes over after 1 hour
       *[other] a machine takes over after { $n } hours
    }
site-absence-days =
    { $n ->
        [one] a machine takes over after 1 day
       *[other] a machine takes over after { $n } days
    }
site-stand-in = Stand-in
site-stand-in-help = The machine that plays for anyone who is away or out of time.
site-hints = Hints
site-hints-usual = default
site-hints-on = on
site-hints-off = off
site-hints-help = By default, hints are on only if you play without other people.
site-the-game = Game options
site-option-first = First player
site-option-limit = Game length
site-option-feels = Tries in the bag
site-option-influence = Influence
site-option-memory = Objectives taken
site-option-draft = Card draft
site-option-die = Big Bang cards
site-option-sun = Sign of the oldest player
site-option-limit-help = Objective points that end the game: 30, 25 or 20 with 2, 3 or 4 players; 5 fewer for a first game.
site-option-feels-help = How many bodies you can feel in the bag each turn; you must keep the last one. Or you simply choose the kind you want.
site-option-influence-help = Whether you must use a body’s influence whenever you can.
site-option-memory-help = Whether everyone can see the objectives taken and discarded, or has to remember them.
site-option-draft-help = All at once: first come, first served. Taking turns: a different player starts each round.
site-option-die-help = Who decides whether a Big Bang card is drawn.
site-option-sun-help = The Sun starts in this sign of the zodiac. If you skip this, the sign is random.
site-option-first-help = Which seat takes the first turn.
site-first-random = random
site-first-n = seat { $n }
site-limit-usual = standard
site-limit-first = first game (shorter)
site-feels-n =
    { $n ->
        [one] 1 try per turn
       *[other] { $n } tries per turn
    }
site-feels-unlimited = choose the kind
site-influence-mandatory = mandatory
site-influence-optional = optional
site-memory-on = visible to all
site-memory-off = hidden
site-draft-rush = all at once
site-draft-turns = taking turns
site-die-on = the die decides
site-die-off = the player decides
site-sun-random = skip: random sign
site-option-chosen = { $option }: { $value }
site-modifiers = Solo against Ptolemy: easier or harder
site-modifiers-help = Solo games only: set all other seats to “nobody”. Choose as many as you like, but not both “No fame at the start” and “More fame at the start”, or both “No telescopes” and “Telescopes for your discoveries”.
site-modifiers-easier = Easier
site-modifiers-harder = Harder
site-modifiers-random = Use a random set instead
site-make-table = Open the table
site-cancel = Cancel

## Settings

site-you = Profile
site-your-name-help = Shown to others at the table. 1 to 24 characters.
site-look = Appearance
site-language = Language
site-language-guessed = as the browser
site-theme = Theme
site-theme-device = as the device
site-theme-night = dark
site-theme-chart = light
site-theme-help = Dark like the night sky, or light like a printed chart.
site-colours = Player colours
site-colours-usual = standard
site-colours-strong = high contrast
site-colours-help = High contrast makes the colours differ more in brightness. Every player has a shape too.
site-motion = Animation
site-motion-slow = slow
site-motion-usual = normal
site-motion-quick = fast
site-motion-still = off
site-motion-help = How fast pieces move, and how long you see what other players do.
site-play = At the table
site-confirm = Ask to confirm
site-confirm-on = yes
site-confirm-off = no
site-confirm-help = Before an action that ends your turn early and can’t be undone.
site-sound = Sound
site-sound-on = on
site-sound-off = off
site-sound-help = A soft sound when it’s your turn.
site-keep = Save
site-device = Another device
site-device-help = Get a link and open it on your phone or another computer to continue as the same player.
site-device-go = Get a link
site-device-made = Your link
site-device-code = QR code of the link
site-device-how = Scan this code with the other device, or open this address there:
site-device-once = It works once, within ten minutes. Anyone who opens it plays as you.
site-link-title = Use this device
site-link-ask = Continue on this device as the player who made this link?
site-link-other = You are { $name } here. { $name }’s games will no longer be shown on this device.
site-link-go = Yes, continue here
site-sessions = Where you’re signed in
site-sessions-help = End a session if you no longer use that device, or don’t recognise it.
site-session-this = this device
site-session-unknown = Another program
site-session-seen = { $days ->
    [0] used today
    [1] used yesterday
   *[other] used { $days } days ago
}
site-session-end = end
site-session-end-named = End the session of { $device }
site-sessions-end-others = End all other sessions
site-tokens = Programs that play for you
site-tokens-help = A token lets a program play as you through the API (see “About”).
site-token-label = What the token is for
site-token-make = Create a token
site-token-made = Your token
site-token-once = Copy it now: you won’t see it again.
site-token-remove = delete
site-token-remove-named = Delete the token “{ $label }”
site-leave = Delete my profile
site-leave-help = Deletes { $name }’s name, tokens and links. Finished games stay, without the name.
site-leave-go = Delete…
site-leave-ask = Delete { $name }’s profile?
site-leave-what = A machine will finish your games. This can’t be undone.
site-leave-sure = Delete my profile

## Rules

site-rules-title = { $game } rules
site-rules-search = Search the rules
site-rules-search-go = Search
site-rules-contents = Contents
site-rules-lead = Every rule has a number; when an action is refused, you see which rule says so. The letters show where a rule comes from:
site-rules-r = the rulebook
site-rules-j = our ruling, where the rulebook is silent or unclear
site-rules-d = our data, where the rulebook has none
site-rules-found =
    { $n ->
        [0] No results for “{ $what }”.
        [one] One result for “{ $what }”.
       *[other] { $n } results for “{ $what }”.
    }
site-rules-all = Show all rules

## Cards

site-cards-astra = The 48 constellations
site-cards-stellium = The 40 objectives
site-cards-nightsky = The 108 cards
site-cards-print = Print this page and cut out the cards: on paper they are white, with cutting lines.
site-cards-words = All cards as text
site-cards-name = Name
site-cards-any = all
site-cards-find = Find
site-cards-count = Cards shown: { $shown } of { $all }
site-cards-none = No card matches. Try fewer letters or another choice.
site-cards-all = Show all cards
site-facet-element = Element
site-facet-kind = Kind
site-facet-body = Body
site-facet-constellation = Constellation

## The sky

site-sky-lat = Latitude
site-sky-lon = Longitude
site-sky-date = Date
site-sky-time = Time
site-sky-zone = Time zone
site-sky-go = Show
site-sky-keep = Save this place
site-sky-locate = Use my location
site-sky-locating = Finding your location…
site-sky-denied = Your browser can’t share your location. Allow it in the browser’s settings, or enter a place by hand.
site-sky-unknown = Could not find your location. Enter a place by hand.
site-sky-insecure = Browsers share your location only with sites whose address starts with https. Enter a place by hand.
site-sky-moment = { $date }, { $time } { $zone }
site-sky-bad-time = This date or time isn’t valid. Use the form 2026-11-15 and 21:00.
site-city-paris = Paris
site-city-alexandria = Alexandria
site-city-samarkand = Samarkand
site-city-quito = Quito
site-city-sydney = Sydney
site-city-reykjavik = Reykjavík

## About

site-about-lead = Almagest is a digital table for stargazing games. Play in your browser with friends, against the machine, or solo against Ptolemy; programs can play too.
site-about-name = It is named after the book in which Claudius Ptolemy of Alexandria described 1,028 stars and 48 constellations in the second century.
site-about-games = The games follow their rulebooks. Where a rulebook is silent, a numbered ruling fills the gap. Machine players know only what a person in their seat would know.
site-about-sky = The sky
site-about-sky-facts = Every star is in its real place. Only facts come from the catalogues: numbers, identifiers and names. All artwork was drawn for Almagest.
site-about-borders = Constellation borders
site-about-stars = Stars
site-about-names = Star names
site-about-deep-sky = Clusters, nebulae, galaxies
site-about-planets = Planets
site-about-motion = Positions and motion
site-about-sofa = Sun, Moon and planets are computed with routines and computations derived from software provided by SOFA under license; this program does not itself constitute software provided by and/or endorsed by SOFA.
site-about-type = Typeface
site-about-font = Everything is set in Libertinus Serif, under the SIL Open Font License, version 1.1.
site-about-programs = API
site-about-api = Programs can do everything the pages can. The API is described in the OpenAPI format:
site-about-crates = Licence and credits
site-about-licence = Almagest is free software under the MIT License or the Apache License 2.0, whichever you prefer. It is written in Rust and built with, among others:

## Credits

site-about-credits = The original games
site-about-credits-lead = The games are other people’s work, and worth having on your table.
site-about-credits-astra = By Patrik Porkoláb and Frigyes Schöberl with Eszter Krisztina Sas, illustrated by Csilla Fekete. Published by Mindclash Games (2022), in French by Super Meeple. Solo mode by John Albertson and Dávid Turczy.
site-about-credits-stellium = By Rémi Saunier, illustrated by Aurélie Guarino. Published by Ankama (2017).
site-about-credits-nightsky = Our name for a game published by Bioviva. The rulebook text we had names neither a title nor an author; tell us, and we will add them.
site-about-credits-own = Almagest is independent of these authors and publishers, and not endorsed by them. Rules texts, card data and artwork are its own.
