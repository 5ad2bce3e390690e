## Night Sky

nightsky-title = Night Sky

## Zones of the map

nightsky-zone-circumpolar = Circumpolar
nightsky-zone-winter = Winter
nightsky-zone-spring = Spring
nightsky-zone-summer = Summer
nightsky-zone-autumn = Autumn

## Constellations, by the article of the French name; English names have none

nightsky-cell-le = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }
nightsky-cell-la = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }
nightsky-cell-l = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }
nightsky-cell-les = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }
nightsky-cell-de = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }
nightsky-cell-d = { $name }
    .in = in { $name }
    .of = of { $name }
    .from = from { $name }
    .to = to { $name }

## Means of observation

nightsky-instrument-eye = eye
    .the = the eye
    .with = with the eye
    .falls = The eye lands
nightsky-instrument-binoculars = binoculars
    .the = the binoculars
    .with = with the binoculars
    .falls = The binoculars land
nightsky-instrument-refractor = refractor
    .the = the refractor
    .with = with the refractor
    .falls = The refractor lands
nightsky-instrument-telescope = telescope
    .the = the telescope
    .with = with the telescope
    .falls = The telescope lands

## Constellation cards

nightsky-card = “{ $card }” ({ $place })
nightsky-card-item = { $card } ({ $place }, { $points })
nightsky-solar-system = solar system
nightsky-kind-star = star
nightsky-kind-coloured_star = coloured star
nightsky-kind-variable_star = variable star
nightsky-kind-double_star = double star
nightsky-kind-asterism = asterism
nightsky-kind-open_cluster = open cluster
nightsky-kind-globular_cluster = globular cluster
nightsky-kind-star_cloud = star cloud
nightsky-kind-emission_nebula = emission nebula
nightsky-kind-planetary_nebula = planetary nebula
nightsky-kind-supernova_remnant = supernova remnant
nightsky-kind-galaxy = galaxy
nightsky-kind-moon = moon
nightsky-kind-planet = planet
nightsky-kind-dwarf_planet = dwarf planet
nightsky-kind-asteroid = asteroid
nightsky-kind-comet = comet

## Big Bang cards

nightsky-big-bang-full = “{ $card }”: { $text }
nightsky-big-bang-sentence = { $text }.
nightsky-big-bang-clear_night = Clear night
    .text =
        { $amount ->
            [one] this turn, the instrument can move 1 extra step
           *[other] this turn, the instrument can move { $amount } extra steps
        }
nightsky-big-bang-shooting_star = Shooting star
    .text =
        { $amount ->
            [one] gain 1 point at once
           *[other] gain { $amount } points at once
        }
nightsky-big-bang-clouds = Clouds
    .text = cover a shared instrument; nobody can use it until the active player’s next turn
nightsky-big-bang-conjunction = Conjunction
    .text = swap two shared instruments
nightsky-big-bang-new_moon = New moon
    .text =
        { $amount ->
            [one] this turn, the active player’s cards score 1 more point each with the eye or the binoculars
           *[other] this turn, the active player’s cards score { $amount } more points each with the eye or the binoculars
        }
nightsky-big-bang-eclipse = Eclipse
    .text = roll the die; the Sun moves that many signs
nightsky-big-bang-star_party = Star party
    .text = this turn, the others can join in even if the eye is used
nightsky-big-bang-dew = Dew on the lens
    .text =
        { $amount ->
            [one] this turn, each card scores 1 point less with the telescope, but never below 0
           *[other] this turn, each card scores { $amount } points less with the telescope, but never below 0
        }
nightsky-big-bang-big_bang = Big Bang
    .text = throw all instruments and all eyes onto the map again

## Actions

nightsky-action-pick = Take { $card }
nightsky-action-roll = Roll the die
nightsky-action-draw = Draw a Big Bang card
nightsky-action-draw-none = Draw no Big Bang card
nightsky-action-cloud = Send clouds over { $instrument }
nightsky-action-swap = Swap { $instrument } ({ $place }) and { $other } ({ $other-place })
nightsky-action-choose =
    { $borders ->
        [one] Choose { $instrument } { $in } (1 step)
       *[other] Choose { $instrument } { $in } (up to { $borders } steps)
    }
nightsky-action-move =
    { $borders ->
        [one] Move { $instrument } { $to } (1 step)
       *[other] Move { $instrument } { $to } ({ $borders } steps)
    }
nightsky-action-move-any = Move { $to }
nightsky-action-stay = Stay { $in }
nightsky-action-stay-anywhere = Stay
nightsky-action-play =
    { $points ->
        [one] Observe { $card }: 1 point
       *[other] Observe { $card }: { $points } points
    }
nightsky-action-play-any = Observe { $card }
nightsky-action-nothing = Observe nothing
nightsky-action-no-more = Stop observing
nightsky-action-not-join = Don’t join in

## Events

nightsky-event-card-picked = { $name } takes { $card }.
nightsky-event-start-rolled = { $name } rolls { $roll } for the first turn.
nightsky-event-start-settled = { $name } goes first.
nightsky-event-turn-began = Round { $round }: { $name }’s turn.
nightsky-event-rolled-even = { $name } rolls { $roll }: a Big Bang card.
nightsky-event-rolled-odd = { $name } rolls { $roll }: no Big Bang card.
nightsky-event-none-drawn = { $name } draws no Big Bang card.
nightsky-event-pile-shuffled = All Big Bang cards have been drawn: they are shuffled into a new pile.
nightsky-event-big-bang-drawn = { $name } draws { $card }.
nightsky-event-shooting-star =
    { $points ->
        [one] { $name } sees a shooting star and gains 1 point.
       *[other] { $name } sees a shooting star and gains { $points } points.
    }
nightsky-event-clouded = { $name } sends clouds over { $instrument } until their next turn.
nightsky-event-swapped = { $name } swaps { $instrument } and { $other }.
nightsky-event-sun-moved = The die shows { $roll }: the Sun moves { $from } { $to }.
nightsky-event-instrument-thrown = { $falls } { $in }.
nightsky-event-eye-thrown = { $name }’s eye lands { $in }.
nightsky-event-instrument-chosen = { $name } chooses { $instrument }.
nightsky-event-instrument-moved =
    { $borders ->
        [one] { $name } moves { $instrument } { $from } { $to } (1 step).
       *[other] { $name } moves { $instrument } { $from } { $to } ({ $borders } steps).
    }
nightsky-event-instrument-stayed = { $name } leaves { $instrument } { $in }.
nightsky-event-sun-visited =
    { $points ->
        [one] { $name } visits the Sun and gains 1 point.
       *[other] { $name } visits the Sun and gains { $points } points.
    }
nightsky-event-card-played = { $name } observes { $card }.
nightsky-event-nothing-observed = { $name } observes nothing.
nightsky-event-not-joined = { $name } does not join in.
nightsky-event-card-scored =
    { $points ->
        [one] { $name } scores 1 point for { $card } { $with }.
       *[other] { $name } scores { $points } points for { $card } { $with }.
    }
nightsky-event-doubled =
    { $points ->
        [one] { $name } has observed every card: this observation counts twice, for 1 extra point.
       *[other] { $name } has observed every card: this observation counts twice, for { $points } extra points.
    }
# Several events in one sentence of the log.
nightsky-log-observed =
    { $points ->
        [one] { $name } observes { $card } { $with }: 1 point.
       *[other] { $name } observes { $card } { $with }: { $points } points.
    }
nightsky-event-game-over = The game is over.

## Refused actions

nightsky-illegal = { $sentence } ({ $rule })
nightsky-illegal-game-over = The game is over.
nightsky-illegal-not-your-turn = It isn’t your turn. Wait for the others.
nightsky-illegal-not-now = You can’t do that now. Choose one of the actions on offer.
nightsky-illegal-chosen-already = You already have your card for this round. Wait for the others.
nightsky-illegal-not-to-choose = This card isn’t on the table. Take one that is.
nightsky-illegal-the-die-decides = The die decides whether you draw a Big Bang card. Roll it.
nightsky-illegal-no-die = This game is played without the die. Draw a Big Bang card, or skip it.
nightsky-illegal-not-shared = You can’t choose an eye here. Choose the binoculars, refractor or telescope.
nightsky-illegal-not-a-pair = You can’t swap these. Choose two different shared instruments, named in the order binoculars, refractor, telescope.
nightsky-illegal-clouded = This instrument is behind clouds. Choose another one.
nightsky-illegal-there-already = The instrument is already there. Choose another constellation, or stay.
nightsky-illegal-out-of-reach = This constellation is too far away. Choose one within reach, or stay.
nightsky-illegal-not-your-card = This card isn’t yours. Choose one of your own.
nightsky-illegal-played-already = You have already observed this card. Choose one that is still face up.
nightsky-illegal-not-here = This card belongs to another constellation. Choose one from where the instrument is.
nightsky-illegal-no-sun-here = The Sun isn’t here. Observe solar system cards where it is.
nightsky-illegal-two-already = You can observe two cards of the constellation and two of the solar system at most. Stop, or choose the other kind.
nightsky-illegal-not-joined = The active player hasn’t observed a card of this kind. Join in with the kind that was observed: constellation or solar system.

## Sources of the final score

nightsky-source-eye = eye
    .why = Cards observed with the naked eye.
nightsky-source-binoculars = binoculars
    .why = Cards observed with the binoculars.
nightsky-source-refractor = refractor
    .why = Cards observed with the refractor.
nightsky-source-telescope = telescope
    .why = Cards observed with the telescope.
nightsky-source-doubled = last observation doubled
    .why = The last observation counts twice for a player who has observed all their cards.
nightsky-source-sun = visits to the Sun
    .why = 1 point for each visit to the Sun.
nightsky-source-shooting_star = shooting stars
    .why = Points from the shooting stars of Big Bang cards.

## Options

nightsky-option-draft =
    .meaning = How cards are drafted: all at once, first come, first served (rush, the default), or taking turns, with a different player starting each round (turns).
nightsky-option-die =
    .meaning = Who decides whether a Big Bang card is drawn: the die (on, the default) or the player (off).
nightsky-option-sun =
    .meaning = Where the Sun starts: in a random sign of the zodiac (random, the default), or in one of aries, taurus, gemini, cancer, leo, virgo, libra, scorpius, sagittarius, capricornus, aquarius, pisces.
nightsky-option-cards =
    .meaning = Your own card file instead of the game’s 108 cards; almagest cards nightsky --check FILE checks it.

## Errors in a recorded setup

deal-spread = the number of cards on the table is wrong for this number of players
deal-sun-chosen = the Sun is not in the sign set in the options

## The table in words, line by line

nightsky-table-head = Round { $round }, { $name }’s turn. { $stage }
nightsky-table-draft = Draft, round { $round }. Still to choose: { $names }. { $stage }
nightsky-table-over = Round { $round }: the game is over.
nightsky-table-instruments = Shared instruments: { $instruments }.
nightsky-table-instrument = { $instrument } { $in }
nightsky-table-instrument-clouded = { $instrument } { $in } (behind clouds)
nightsky-table-sun = The Sun is { $in }. Big Bang cards in the pile: { $pile }.
nightsky-table-drawn = Big Bang card { $card }.
nightsky-table-rolled = The die shows { $roll }: no Big Bang card.
nightsky-table-points = After each card: its constellation, and its points with eye/binoculars/refractor/telescope.
nightsky-table-to-choose =
    { $n ->
        [one] 1 card to choose from: { $cards }.
       *[other] { $n } cards to choose from: { $cards }.
    }
nightsky-table-played =
    { $n ->
        [one] 1 card observed and not yet scored: { $cards }.
       *[other] { $n } cards observed and not yet scored: { $cards }.
    }
nightsky-table-player =
    { $points ->
        [one] { $name }: 1 point; eye { $in }; cards: { $cards }; observed: { $observed }.
       *[other] { $name }: { $points } points; eye { $in }; cards: { $cards }; observed: { $observed }.
    }
nightsky-table-none = none

## The next decision

nightsky-stage-drafting-rush =
    { $n ->
        [one] Take the card left on the table.
       *[other] Take one of { $n } cards: first come, first served.
    }
nightsky-stage-drafting-turns =
    { $n ->
        [one] Take the card left on the table.
       *[other] Take one of { $n } cards.
    }
nightsky-stage-rolling = Roll the die: on an even number, you draw a Big Bang card.
nightsky-stage-drawing = Draw a Big Bang card, or skip it.
nightsky-stage-clouding = Send clouds over a shared instrument.
nightsky-stage-swapping = Swap two shared instruments.
nightsky-stage-choosing = Choose what to observe with.
nightsky-stage-choosing-clouds = Choose what to observe with. Clouds cover { $instruments }.
nightsky-stage-moving =
    { $borders ->
        [one] Move { $instrument } 1 step, or stay { $in }.
       *[other] Move { $instrument } up to { $borders } steps, or stay { $in }.
    }
nightsky-stage-observing = Observe one or two cards { $of } { $with }, or none.
nightsky-stage-observing-sun = Observe up to two cards { $of } and two of the solar system { $with }, or none.
nightsky-stage-observing-more = Observe another card, or stop.
nightsky-stage-joining = { $name } is observing { $in } { $with }: { $others } can join in.
nightsky-stage-over = The game is over.
