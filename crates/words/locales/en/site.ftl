# Pages other than tables

## The home page

site-motto = Three games under the real night sky
site-your-sky = Your sky
site-facing-south = facing south
site-facing-north = facing north
site-moment = { $date }, { $time } UTC
site-games = Games
site-pitch-astra = Mark the stars of Ptolemy’s forty-eight constellations and discover them first.
site-pitch-stellium = Place planets, comets, stars and supernovas on turning galaxies until they stand in line.
site-pitch-nightsky = Carry eye and telescope across the 88 constellations to the finest objects.
site-players = { $least } to { $most } players
site-minutes = { $n } minutes
site-alone = alone against Ptolemy
site-strength = Strength of the machines
site-play-now = Play now
site-open-a-table = Open a table
site-tables = Tables
site-continue = Continue
site-all-going = All your games ({ $n })
site-open-tables = Open tables
site-no-tables = Nobody waits for players right now. Open a public table, and others will see it here.
site-welcome = You need no account: play, and your games are kept here.
site-lately = Lately played
site-just-begun = just begun
site-your-turn = your turn
site-plays = { $name } plays
site-status-open = waits for players
site-status-playing = is being played
site-status-over = over
site-status-closed = closed
site-result-won = won with { $points }
site-result-shared = shared win with { $points }
site-result-lost = lost with { $points }
site-result-rank = place { $rank } of { $all } with { $points }
site-sit-down = sit down
site-free-seat = a free seat
site-gone = somebody who left
site-seats-taken =
    { $taken ->
        [one] 1 of { $all } seats taken
       *[other] { $taken } of { $all } seats taken
    }
site-join = Join by link
site-join-example = Paste the link you were sent
site-join-go = Go

## Machine players

site-level-random = Chance
site-level-greedy = Greedy
site-level-novice = Novice
site-level-apprentice = Apprentice
site-level-astronomer = Astronomer
site-level-master = Master

## A new table

site-new-title = New table: { $game }
site-error = This did not work:
site-who-plays = Who plays
site-your-name = Your name
site-seats-help = { $least } to { $most } play. Leave a seat out to play with fewer. The game begins when every seat is taken.
site-seat = Seat { $n }
site-seat-me = you
site-seat-me-named = you, { $name }
site-seat-here = somebody on this device
site-seat-open = somebody you invite
site-seat-machine = machine · { $level }
site-seat-nobody = nobody
site-seat-name = Name
site-seat-name-of = Name of the person on seat { $n }
site-the-table = The table
site-public = Who may see it
site-public-off = those with the link
site-public-on = everybody
site-public-help = Everybody can watch a public table and sit down at it. A private one is found by its link only.
site-clock = Clock
site-clock-help = If a player runs out of time, a machine finishes the move.
site-clock-none = none
site-clock-seconds = { $n } seconds a move
site-clock-minutes =
    { $n ->
        [one] 1 minute a move
       *[other] { $n } minutes a move
    }
site-clock-days =
    { $n ->
        [one] 1 day a move
       *[other] { $n } days a move
    }
site-clock-bank = { $minutes } minutes a game, and { $seconds } seconds more after each move
site-race = Time to choose
site-race-help = When all choose at the same time and the first to choose gets it. Whoever is too slow gets what chance gives.
site-race-usual = { $first } seconds for the first choice, { $later } for the others; no limit alone against machines
site-race-off = no limit
site-race-spans = { $first } seconds for the first choice, { $later } for the others
site-absence = When a player leaves
site-absence-help = Anyone who returns gets their seat back.
site-absence-never = the others wait
site-absence-vote = a machine plays if all others agree
site-absence-minutes =
    { $n ->
        [one] a machine plays after 1 minute
       *[other] a machine plays after { $n } minutes
    }
site-absence-hours =
    { $n ->
        [one] a machine plays after 1 hour
       *[other] a machine plays after { $n } hours
    }
site-absence-days =
    { $n ->
        [one] a machine plays after 1 day
       *[other] a machine plays after { $n } days
    }
site-stand-in = Who plays instead
site-stand-in-help = The machine that plays for whoever is gone or late.
site-hints = Hints
site-hints-usual = as usual
site-hints-on = allowed
site-hints-off = none
site-hints-help = Usually hints are there only if no other person plays.
site-the-game = The game
site-option-first = Who begins
site-option-limit = The end
site-option-feels = Feeling in the bag
site-option-influence = Influence
site-option-memory = Objectives once shown
site-option-draft = Choosing cards
site-option-die = Big Bang cards
site-option-sun = Sign of the oldest player
site-option-limit-help = The points of objectives that end the game: 30, 25 or 20 with 2, 3 or 4 players, and 5 fewer in a first game.
site-option-feels-help = How many bodies you may feel in the bag in a turn; the last must be kept. With a sure touch you name the kind you take.
site-option-influence-help = Whether the influence of a body placed must be applied where it can be.
site-option-memory-help = Whether objectives once shown stay open to all, in hands and when dropped, or have to be remembered.
site-option-draft-help = All at once: first come, first served. One after the other: another player begins each round.
site-option-die-help = Who decides whether a Big Bang card is drawn.
site-option-sun-help = The Sun begins in this sign of the zodiac. You can skip this: chance decides then.
site-option-first-help = The seat that has the first turn.
site-first-random = somebody by chance
site-first-n = seat { $n }
site-limit-usual = usual
site-limit-first = first game
site-feels-n =
    { $n ->
        [one] 1 body a turn
       *[other] { $n } bodies a turn
    }
site-feels-unlimited = the touch is sure
site-influence-mandatory = must be applied
site-influence-optional = may be left out
site-memory-on = stay open
site-memory-off = to be remembered
site-draft-rush = all at once
site-draft-turns = one after the other
site-die-on = the die decides
site-die-off = the player decides
site-sun-random = skip, by chance
site-option-chosen = { $option }: { $value }
site-modifiers = Alone against Ptolemy: easier or harder
site-modifiers-help = For one player only: leave all other seats out. Choose as many as you like. “No fame at first” excludes “More fame at first”, and “No telescopes” excludes “Telescopes for your discoveries”.
site-modifiers-easier = Easier
site-modifiers-harder = Harder
site-modifiers-random = Draw any set by chance instead
site-make-table = Make the table
site-cancel = Cancel

## Settings

site-you = You
site-your-name-help = Others see it at the table. 1 to 24 characters.
site-look = Look
site-language = Language
site-language-guessed = as the browser
site-theme = Theme
site-theme-device = as the device
site-theme-night = night (dark)
site-theme-chart = chart (light)
site-theme-help = Dark like the night sky, or light like a printed chart.
site-colours = Colours of the seats
site-colours-usual = usual
site-colours-strong = strong
site-colours-help = Strong colours lie further apart in lightness. Every seat has its own shape as well.
site-motion = Motion
site-motion-slow = slow
site-motion-usual = usual
site-motion-quick = quick
site-motion-still = still
site-motion-help = How fast pieces move, and how long the moves of others are shown.
site-play = At the table
site-confirm = Confirm
site-confirm-on = yes
site-confirm-off = no
site-confirm-help = Before an action that ends your turn early and cannot be taken back.
site-sound = Sound
site-sound-on = on
site-sound-off = off
site-sound-help = A soft sound when it is your turn.
site-keep = Save
site-device = A second device
site-device-help = A link makes your telephone or another computer the same player: your games are there too.
site-device-go = Make a link
site-device-made = Your link
site-device-code = The link as a code for a camera
site-device-how = Point the camera of the other device at the code, or open this address there:
site-device-once = It works once, within ten minutes. Whoever opens it plays as you.
site-link-title = This device too
site-link-ask = Do you want to be the same player here as on the device that made this link?
site-link-other = Here you are { $name }. { $name }’s games will no longer be shown on this device.
site-link-go = Yes, on this device too
site-tokens = Programs that play for you
site-tokens-help = A token lets a program act as you, over the interface described under “About”.
site-token-label = What the token is for
site-token-make = Make a token
site-token-made = Your token
site-token-once = This is the only time it is shown: copy it now.
site-token-remove = take away
site-token-remove-named = Take the token “{ $label }” away
site-leave = Leave for good
site-leave-help = Nothing is kept of { $name }: neither the name nor tokens nor links. Finished games stay, without the name.
site-leave-go = Leave…
site-leave-ask = Forget { $name }?
site-leave-what = A machine will finish your games. This cannot be undone.
site-leave-sure = Forget me

## Rules

site-rules-title = Rules of { $game }
site-rules-search = Search the rules
site-rules-search-go = Search
site-rules-contents = Contents
site-rules-lead = Every rule has a number; when the table refuses a move, it names the rule. A letter says what a rule rests on:
site-rules-r = the rulebook says so
site-rules-j = our judgement, where the rulebook is silent or can be read in two ways
site-rules-d = data the rulebook does not print
site-rules-found =
    { $n ->
        [0] Nothing in the rules holds “{ $what }”.
        [one] One place holds “{ $what }”.
       *[other] { $n } places hold “{ $what }”.
    }
site-rules-all = Show all rules

## Cards

site-cards-astra = The forty-eight
site-cards-stellium = The forty objectives
site-cards-nightsky = The 108 cards
site-cards-print = Print this page to cut the cards out: on paper they stand on white ground with lines to cut along.
site-cards-words = The same in words
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
site-sky-keep = Keep this place
site-sky-locate = Use my location
site-sky-locating = Finding out where you are…
site-sky-denied = Your browser may not share your location. You can allow it in its settings, or enter a place by hand.
site-sky-unknown = Your location could not be found. Please enter a place by hand.
site-sky-insecure = Browsers share the location only with sites whose address begins with https. Please enter a place by hand.
site-sky-moment = { $date }, { $time } { $zone }
site-sky-bad-time = The date or the time cannot be read; they should look like 2026-11-15 and 21:00.
site-city-paris = Paris
site-city-alexandria = Alexandria
site-city-samarkand = Samarkand
site-city-quito = Quito
site-city-sydney = Sydney
site-city-reykjavik = Reykjavík

## About

site-about-lead = Almagest is a tabletop for stargazing games, played in the browser, by programs, against friends, against the machine, or alone against Ptolemy.
site-about-name = It is named after the book in which Claudius Ptolemy of Alexandria described 1,028 stars and forty-eight constellations in the second century.
site-about-games = The rules are played as their rulebooks say. Where those are silent, rulings with numbers say how, and each is proved by a test. Machine players know only what a person on their seat would know.
site-about-sky = The sky
site-about-sky-facts = The stars stand where they really stand. Only facts were carried over: numbers, identifiers, names. The figures were drawn for this house.
site-about-borders = Borders of the constellations
site-about-stars = Stars
site-about-names = Names of stars
site-about-deep-sky = Clusters, nebulae, galaxies
site-about-planets = Planets
site-about-motion = Where everything stands
site-about-sofa = Sun, Moon and planets are computed with routines and computations derived from software provided by SOFA under license; this program does not itself constitute software provided by and/or endorsed by SOFA.
site-about-type = Type
site-about-font = Everything is set in Libertinus Serif, under the SIL Open Font License, version 1.1.
site-about-programs = For programs
site-about-api = Whatever the pages do, a program can do as well. The interface describes itself, in the OpenAPI format:
site-about-crates = Licence, and what it is built with
site-about-licence = Almagest is free software under the MIT License or the Apache License 2.0, as you like. It is written in Rust and built with, among others:
