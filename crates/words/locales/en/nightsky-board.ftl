## The board of Night Sky

nightsky-board-map = The map of the sky with its 88 constellations
nightsky-board-zoom = The part of the map in view
nightsky-board-zoom-in = Zoom in
nightsky-board-zoom-out = Zoom out
nightsky-board-zoom-whole = The whole map
nightsky-board-fact-round = Round { $round }
nightsky-board-fact-players = { $players } players
nightsky-board-fact-own-turn = your turn
nightsky-board-fact-turn = { $name }’s turn
nightsky-board-fact-over = the end
nightsky-board-step-draft = Choice of cards
nightsky-board-step-die = Die
nightsky-board-step-night = Night
nightsky-board-step-instrument = Instrument
nightsky-board-step-move = Move
nightsky-board-step-observe = Observe

## Pieces and cells

nightsky-board-sun = The Sun, in { $place }
nightsky-board-sun-here = the Sun
nightsky-board-instrument-free = { $instrument }, in { $place }
nightsky-board-instrument-clouded = { $instrument }, in { $place }, under clouds
nightsky-board-eye = Eye of { $name }, in { $place }
nightsky-board-eye-own = Your eye, in { $place }
nightsky-board-eye-of = eye of { $name }
nightsky-board-borders-away =
    { $borders ->
        [one] 1 border away
       *[other] { $borders } borders away
    }
nightsky-board-you-hold = you hold { $cards }
nightsky-board-legend-hold = you hold a card

## Cards

nightsky-board-with-sun = with the Sun
nightsky-board-card-label = { $card }, { $kind }, { $place }; points: { $points }
nightsky-board-observed = observed
nightsky-board-observed-label = { $card }, observed
nightsky-board-in-play = { $card }, in play
nightsky-board-taken = { $card }, taken by { $name }
nightsky-board-draft-round = Choice of cards, round { $round } of { $rounds }
nightsky-board-draft-rush = All choose at the same time.
nightsky-board-draft-turns = One after the other; another player begins each round.
nightsky-board-draft-cards = The cards of this game

## The night

nightsky-board-pile = Big Bang
nightsky-board-pile-label =
    { $cards ->
        [one] Big Bang pile, 1 card
       *[other] Big Bang pile, { $cards } cards
    }
nightsky-board-die-even = even: Big Bang
nightsky-board-die-odd = odd: no card
nightsky-board-die-label = The die: { $roll }, { $words }

## Players

nightsky-board-own = Your wonder
nightsky-board-points =
    { $points ->
        [one] point
       *[other] points
    }
nightsky-board-left =
    { $cards ->
        [one] 1 card to observe
       *[other] { $cards } cards to observe
    }
nightsky-board-hand = Your cards
nightsky-board-acting-draft = choosing
nightsky-board-acting-join = may join in
nightsky-board-acting-turn = to play

## Explanations of signs: what they are and what they do now

nightsky-board-points-label =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
nightsky-board-legend-label = Zones: { $zones }
nightsky-board-why-legend = The five zones help you find a constellation on the map. No rule of play uses them.
nightsky-board-why-legend-hold = The five zones help you find a constellation on the map. A small card beside a name marks one that you have a card of.
nightsky-board-why-pile =
    { $cards ->
        [one] On an even roll, the player draws a Big Bang card at the start of the turn: an event that happens at once. 1 is left.
       *[other] On an even roll, the player draws a Big Bang card at the start of the turn: an event that happens at once. { $cards } are left.
    }
nightsky-board-why-pile-choice =
    { $cards ->
        [one] At the start of a turn, the player can draw a Big Bang card: an event that happens at once. 1 is left.
       *[other] At the start of a turn, the player can draw a Big Bang card: an event that happens at once. { $cards } are left.
    }
nightsky-board-why-die-even = { $name } rolled { $roll }. It is even, so a Big Bang card was drawn.
nightsky-board-why-die-odd = { $name } rolled { $roll }. It is odd, so no Big Bang card was drawn.
nightsky-board-why-sun = Solar system cards are observed where the Sun is, now { $place }. Then the Sun moves on, by as many signs as the die shows.
nightsky-board-why-sun-own =
    { $cards ->
        [one] You can observe your solar system card where the Sun is, now { $place }. Then the Sun moves on.
       *[other] You can observe your { $cards } solar system cards where the Sun is, now { $place }. Then the Sun moves on.
    }
nightsky-board-why-sun-visit = You have no solar system card left, so moving an instrument or your eye to the Sun brings you 1 point.
nightsky-board-why-instrument =
    { $steps ->
        [one] Everybody can use this instrument. It moves up to 1 step, and then its constellation can be observed.
       *[other] Everybody can use this instrument. It moves up to { $steps } steps, and then its constellation can be observed.
    }
nightsky-board-why-clouds =
    { $count ->
        [one] Nobody can use this instrument until the next turn of { $names }.
       *[other] Nobody can use this instrument until { $names } have each had another turn.
    }
nightsky-board-why-eye-own = Only you observe with your eye. It moves up to { $steps } steps.
nightsky-board-why-eye = Only { $name } observes with this eye. It moves up to { $steps } steps.
nightsky-board-why-points = Points come from observed cards. When somebody has observed all their cards, the player with the most points wins.
nightsky-board-why-left =
    { $cards ->
        [0] { $name } has observed all cards: the game is over.
       *[other] The game ends as soon as somebody has observed all their cards. The last observation counts double.
    }
nightsky-board-why-card = Bring your eye or an instrument to { $place } to observe it. The numbers are its points with the eye, the binoculars, the refractor and the telescope.
nightsky-board-why-card-solar = Bring your eye or an instrument to the Sun, now { $place }, to observe it. The numbers are its points with the eye, the binoculars, the refractor and the telescope.
nightsky-board-why-chip = Still to be observed, with the eye or an instrument in its constellation.
nightsky-board-why-chip-solar = Still to be observed, with the eye or an instrument where the Sun is.
nightsky-board-why-chip-observed = Observed and turned face down: it cannot be played again.
nightsky-board-why-draft = Each card names an object and its constellation. The numbers are its points with the eye, the binoculars, the refractor and the telescope.

## The decision

nightsky-board-wait = Waiting for { $names }.
nightsky-board-join = { $name } observes in { $place }: join in?
nightsky-board-won =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
nightsky-board-score = { $name } { $points }
nightsky-board-score-doubled = { $name } { $points } (last observation doubled: +{ $doubled })
nightsky-board-detail-rush = Also choosing: { $names }.
nightsky-board-detail-draft = Choose or point at a card to see how far your eye and the instruments are from it.
nightsky-board-detail-pile =
    { $cards ->
        [one] 1 Big Bang card is left in the pile.
       *[other] { $cards } Big Bang cards are left in the pile.
    }
nightsky-board-detail-swap = Choose the first instrument, then the one it changes places with.
nightsky-board-detail-choose = The pieces you may take are lit: your eye, or a shared instrument.
nightsky-board-detail-no-card = None of your cards is within reach.
nightsky-board-detail-alone = Nobody can join in. Two cards of a sort are the most.
nightsky-board-detail-join = { $name } plays { $cards }. You may play one or two of your own, or none.

## Effect of a choice

nightsky-board-tell-here = { $place }, without moving: { $what }
nightsky-board-tell-cell =
    { $borders ->
        [one] { $place }, 1 border: { $what }
       *[other] { $place }, { $borders } borders: { $what }
    }
nightsky-board-tell-score =
    { $points ->
        [one] you score 1 with { $cards }.
       *[other] you score { $points } with { $cards }.
    }
nightsky-board-tell-last = you score { $points } with { $cards }: your last observation counts twice.
nightsky-board-tell-nothing = you have nothing to observe.
nightsky-board-tell-sun = The visit to the Sun brings 1 point.
nightsky-board-tell-join = { $who } may join in.
nightsky-board-tell-joiner = { $name } ({ $cards })
nightsky-board-tell-reach =
    { $borders ->
        [one] With { $instrument }, from { $place }, 1 border.
       *[other] With { $instrument }, from { $place }, up to { $borders } borders.
    }
nightsky-board-tell-best =
    { $points ->
        [one] At best 1 point: { $place }.
       *[other] At best { $points } points: { $place }.
    }
nightsky-board-tell-no-card = None of your cards within reach.
nightsky-board-tell-cloud = Clouds over this instrument until your next turn: { $label }.
nightsky-board-tell-swap-first = Swap { $instrument } with another instrument.
nightsky-board-tell-pick = { $card }, { $kind } ({ $place }). Borders away: { $away }.
nightsky-board-tell-pick-solar = { $card }, { $kind }: observed where the Sun is, now { $place }.
nightsky-board-tell-play =
    { $points ->
        [one] { $card }: 1 point.
       *[other] { $card }: { $points } points.
    }
nightsky-board-tell-play-last = It is your last card: this observation counts twice, and the game ends.
nightsky-board-tell-play-solar = Afterwards the Sun moves on as the die says.

## Pictures of the rules

nightsky-board-rule-map = The map of the sky: 88 constellations in five zones
nightsky-board-rule-card = A card: the object, what it is, its constellation and zone, and its points with eye, binoculars, refractor and telescope
nightsky-board-rule-borders = Taurus, and lit around it the constellations that share a border with it
nightsky-board-rule-zodiac = The line of the zodiac with its signs; the Sun stands in Aries and will go on to the left
nightsky-board-rule-move = The refractor in Gemini, what it can reach over one and two borders, and its way to Perseus
nightsky-board-rule-observe = The refractor in Perseus: two players have cards of it, both may observe
nightsky-board-rule-sun = The Sun moves four signs, from Aries to Leo
nightsky-board-rule-clear-night = In a clear night the refractor in Gemini can cross four borders
nightsky-board-rule-clouds = The three shared instruments; there is a cloud over the telescope
nightsky-board-rule-conjunction = Binoculars and refractor change places
