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
    .falls = The eye falls
nightsky-instrument-binoculars = binoculars
    .the = the binoculars
    .with = with the binoculars
    .falls = The binoculars fall
nightsky-instrument-refractor = refractor
    .the = the refractor
    .with = with the refractor
    .falls = The refractor falls
nightsky-instrument-telescope = telescope
    .the = the telescope
    .with = with the telescope
    .falls = The telescope falls

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
            [one] this turn the instrument may cross 1 more border
           *[other] this turn the instrument may cross { $amount } more borders
        }
nightsky-big-bang-shooting_star = Shooting star
    .text =
        { $amount ->
            [one] 1 point of wonder at once
           *[other] { $amount } points of wonder at once
        }
nightsky-big-bang-clouds = Clouds
    .text = one shared instrument, of the player’s choice, cannot be used by anybody until that player’s next turn
nightsky-big-bang-conjunction = Conjunction
    .text = two shared instruments, of the player’s choice, change places
nightsky-big-bang-new_moon = New moon
    .text =
        { $amount ->
            [one] this turn each of the player’s cards scores 1 more point with the eye or the binoculars
           *[other] this turn each of the player’s cards scores { $amount } more points with the eye or the binoculars
        }
nightsky-big-bang-eclipse = Eclipse
    .text = the die is rolled, and the Sun moves on by that many signs
nightsky-big-bang-star_party = Star party
    .text = this turn the others may join in, even if the eye observes
nightsky-big-bang-dew = Dew on the lens
    .text =
        { $amount ->
            [one] this turn each card scores 1 point less with the telescope, but never less than 0
           *[other] this turn each card scores { $amount } points less with the telescope, but never less than 0
        }
nightsky-big-bang-big_bang = Big Bang
    .text = all instruments and all eyes are thrown on the map again

## Actions

nightsky-action-pick = Take { $card }
nightsky-action-roll = Roll the die
nightsky-action-draw = Draw a Big Bang card
nightsky-action-draw-none = Draw no Big Bang card
nightsky-action-cloud = Send clouds over { $instrument }
nightsky-action-swap = Swap { $instrument } ({ $place }) and { $other } ({ $other-place })
nightsky-action-choose =
    { $borders ->
        [one] Choose { $instrument } { $in } (1 border)
       *[other] Choose { $instrument } { $in } (up to { $borders } borders)
    }
nightsky-action-move =
    { $borders ->
        [one] Move { $instrument } { $to } (1 border)
       *[other] Move { $instrument } { $to } ({ $borders } borders)
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
nightsky-action-no-more = Observe nothing more
nightsky-action-not-join = Do not join in

## Events

nightsky-event-card-picked = { $name } takes { $card }.
nightsky-event-start-rolled = { $name } rolls { $roll } for the first turn.
nightsky-event-start-settled = { $name } begins.
nightsky-event-turn-began = Round { $round }: { $name } to play.
nightsky-event-rolled-even = { $name } rolls { $roll }: a Big Bang card.
nightsky-event-rolled-odd = { $name } rolls { $roll }: no Big Bang card.
nightsky-event-none-drawn = { $name } draws no Big Bang card.
nightsky-event-pile-shuffled = All Big Bang cards have been drawn: they are shuffled and make a new pile.
nightsky-event-big-bang-drawn = { $name } draws { $card }.
nightsky-event-shooting-star =
    { $points ->
        [one] { $name } sees a shooting star and gains 1 point.
       *[other] { $name } sees a shooting star and gains { $points } points.
    }
nightsky-event-clouded = { $name } sends clouds over { $instrument }, until { $name }’s next turn.
nightsky-event-swapped = { $name } swaps { $instrument } and { $other }.
nightsky-event-sun-moved = The die shows { $roll }: the Sun moves { $from } { $to }.
nightsky-event-instrument-thrown = { $falls } { $in }.
nightsky-event-eye-thrown = { $name }’s eye falls { $in }.
nightsky-event-instrument-chosen = { $name } chooses { $instrument }.
nightsky-event-instrument-moved =
    { $borders ->
        [one] { $name } moves { $instrument } { $from } { $to }, across 1 border.
       *[other] { $name } moves { $instrument } { $from } { $to }, across { $borders } borders.
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
        [one] { $name } has observed every card: this observation counts twice, 1 more point.
       *[other] { $name } has observed every card: this observation counts twice, { $points } more points.
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
nightsky-illegal-game-over = The game is over: nothing more can be played.
nightsky-illegal-not-your-turn = It is not for you to act now: wait for the others.
nightsky-illegal-not-now = This cannot be done now: choose one of the actions offered.
nightsky-illegal-chosen-already = You have your card of this round: wait until the others have theirs.
nightsky-illegal-not-to-choose = This card does not lie on the table: take one that does.
nightsky-illegal-the-die-decides = The die decides whether a Big Bang card is drawn: roll it.
nightsky-illegal-no-die = This game is played without the die: draw a Big Bang card or none, as you like.
nightsky-illegal-not-shared = An eye is its player’s own: choose among binoculars, refractor and telescope.
nightsky-illegal-not-a-pair = Two of the shared instruments change places: name two, in the order binoculars, refractor, telescope.
nightsky-illegal-clouded = There are clouds over this instrument: choose another one.
nightsky-illegal-there-already = The instrument is there already: choose another constellation, or stay.
nightsky-illegal-out-of-reach = This constellation is too far away: choose one within reach, or stay.
nightsky-illegal-not-your-card = This card is not yours: play one of your own.
nightsky-illegal-played-already = This card has been played: play one that still lies face up.
nightsky-illegal-not-here = This card is of another constellation: play one of the constellation the instrument is in.
nightsky-illegal-no-sun-here = The Sun is not here: play cards of the solar system in the constellation where it is.
nightsky-illegal-two-already = Two cards of the constellation and two of the solar system are the most: stop, or play one of the other sort.
nightsky-illegal-not-joined = The active player has played no card of this sort: play one of the constellation or of the solar system, whichever was observed.

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
    .why = The last observation counts twice for whoever finishes all their cards.
nightsky-source-sun = visits to the Sun
    .why = 1 point for each visit to the Sun.
nightsky-source-shooting_star = shooting stars
    .why = Points from shooting stars of the Big Bang cards.

## Options

nightsky-option-draft =
    .meaning = How the cards are chosen: all at once, first come, first served (rush, as without this option), or one player after the other, and another one begins each round (turns).
nightsky-option-die =
    .meaning = Who decides whether a Big Bang card is drawn: the die (on, as without this option) or the player (off).
nightsky-option-sun =
    .meaning = Where the Sun is at the beginning: in a sign of the zodiac by chance (random, as without this option), or in one of aries, taurus, gemini, cancer, leo, virgo, libra, scorpius, sagittarius, capricornus, aquarius, pisces.
nightsky-option-cards =
    .meaning = A file of cards of your own in place of the 108 of the game; almagest cards nightsky --check FILE tells what is wrong with it.

## Errors in a recorded set-up

deal-spread = there are not as many cards on the table as for this number of players
deal-sun-chosen = the Sun is not in the sign the options name

## The table in words, line by line

nightsky-table-head = Round { $round }, { $name } to play. { $stage }
nightsky-table-draft = Choice of cards, round { $round }, still to choose: { $names }. { $stage }
nightsky-table-over = Round { $round }: the game is over.
nightsky-table-instruments = Shared instruments: { $instruments }.
nightsky-table-instrument = { $instrument } { $in }
nightsky-table-instrument-clouded = { $instrument } { $in } (under clouds)
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
        [one] 1 card played and not yet scored: { $cards }.
       *[other] { $n } cards played and not yet scored: { $cards }.
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
       *[other] Take one of the { $n } cards on the table: first come, first served.
    }
nightsky-stage-drafting-turns =
    { $n ->
        [one] Take the card left on the table.
       *[other] Take one of the { $n } cards on the table.
    }
nightsky-stage-rolling = Roll the die: an even number brings a Big Bang card.
nightsky-stage-drawing = Draw a Big Bang card, or none.
nightsky-stage-clouding = Send clouds over a shared instrument.
nightsky-stage-swapping = Swap two shared instruments.
nightsky-stage-choosing = Choose what to observe with.
nightsky-stage-choosing-clouds = Choose what to observe with; there are clouds over { $instruments }.
nightsky-stage-moving =
    { $borders ->
        [one] Move { $instrument } across 1 border, or stay { $in }.
       *[other] Move { $instrument } up to { $borders } borders, or stay { $in }.
    }
nightsky-stage-observing = Play one or two cards { $of } { $with }, or none.
nightsky-stage-observing-sun = Play cards { $of } and of the solar system { $with }, up to two of each, or none.
nightsky-stage-observing-more = Play another card, or stop.
nightsky-stage-joining = { $name } observes { $in } { $with }: { $others } may join in.
nightsky-stage-over = The game is over.
