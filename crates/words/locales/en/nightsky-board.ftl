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
nightsky-board-fact-over = game over
nightsky-board-step-draft = Draft
nightsky-board-step-die = Die
nightsky-board-step-night = Big Bang
nightsky-board-step-instrument = Instrument
nightsky-board-step-move = Move
nightsky-board-step-observe = Observe

## Pieces and cells

nightsky-board-sun = The Sun, in { $place }
nightsky-board-sun-here = the Sun
nightsky-board-instrument-free = { $instrument }, in { $place }
nightsky-board-instrument-clouded = { $instrument }, in { $place }, behind clouds
nightsky-board-eye = { $name }’s eye, in { $place }
nightsky-board-eye-own = Your eye, in { $place }
nightsky-board-eye-of = { $name }’s eye
nightsky-board-borders-away =
    { $borders ->
        [one] 1 step away
       *[other] { $borders } steps away
    }
nightsky-board-you-hold = you have { $cards }
nightsky-board-legend-hold = you have a card

## Cards

nightsky-board-with-sun = where the Sun is
nightsky-board-card-label = { $card }, { $kind }, { $place }; points: { $points }
nightsky-board-observed = observed
nightsky-board-observed-label = { $card }, observed
nightsky-board-in-play = { $card }, being observed
nightsky-board-taken = { $card }, taken by { $name }
nightsky-board-draft-round = Draft, round { $round } of { $rounds }
nightsky-board-draft-rush = Everyone chooses at the same time.
nightsky-board-draft-turns = You take turns; a different player starts each round.
nightsky-board-draft-cards = Cards to choose from

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

nightsky-board-own = Your score
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
nightsky-board-acting-join = can join in
nightsky-board-acting-turn = playing

## Explanations of signs: what they are and what they do now

nightsky-board-points-label =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
nightsky-board-legend-label = Zones: { $zones }
nightsky-board-why-legend = The five zones help you find a constellation on the map. No rule uses them.
nightsky-board-why-legend-hold = The five zones help you find a constellation on the map. A small card beside a name means that you have a card of it.
nightsky-board-why-pile =
    { $cards ->
        [one] On an even roll, you draw a Big Bang card at the start of your turn: an event that happens at once. 1 is left.
       *[other] On an even roll, you draw a Big Bang card at the start of your turn: an event that happens at once. { $cards } are left.
    }
nightsky-board-why-pile-choice =
    { $cards ->
        [one] At the start of your turn, you can draw a Big Bang card: an event that happens at once. 1 is left.
       *[other] At the start of your turn, you can draw a Big Bang card: an event that happens at once. { $cards } are left.
    }
nightsky-board-why-die-even = { $name } rolled { $roll }, an even number: a Big Bang card is drawn.
nightsky-board-why-die-odd = { $name } rolled { $roll }, an odd number: no Big Bang card.
nightsky-board-why-sun = Solar system cards are observed where the Sun is, now { $place }. Then the Sun moves as many signs as the die shows.
nightsky-board-why-sun-own =
    { $cards ->
        [one] You can observe your solar system card where the Sun is, now { $place }. Then the Sun moves on.
       *[other] You can observe your { $cards } solar system cards where the Sun is, now { $place }. Then the Sun moves on.
    }
nightsky-board-why-sun-visit = You have no solar system cards left, so moving an instrument or your eye to the Sun gives you 1 point.
nightsky-board-why-instrument =
    { $steps ->
        [one] Everyone can use this instrument. It moves up to 1 step, then you can observe its constellation.
       *[other] Everyone can use this instrument. It moves up to { $steps } steps, then you can observe its constellation.
    }
nightsky-board-why-clouds =
    { $count ->
        [one] Nobody can use this instrument until { $names }’s next turn.
       *[other] Nobody can use this instrument until { $names } have each had another turn.
    }
nightsky-board-why-eye-own = Only you observe with your eye. It moves up to { $steps } steps.
nightsky-board-why-eye = Only { $name } observes with this eye. It moves up to { $steps } steps.
nightsky-board-why-points = Observed cards score points. When someone has observed all their cards, the player with the most points wins.
nightsky-board-why-left =
    { $cards ->
        [0] { $name } has observed all cards: the game is over.
       *[other] The game ends as soon as someone has observed all their cards. The last observation counts twice.
    }
nightsky-board-why-card = Bring your eye or an instrument to { $place } to observe it. The numbers are its points with the eye, the binoculars, the refractor and the telescope.
nightsky-board-why-card-solar = Bring your eye or an instrument to the Sun, now { $place }, to observe it. The numbers are its points with the eye, the binoculars, the refractor and the telescope.
nightsky-board-why-chip = Still to observe, with the eye or an instrument in its constellation.
nightsky-board-why-chip-solar = Still to observe, with the eye or an instrument where the Sun is.
nightsky-board-why-chip-observed = Observed and turned face down: you can’t play it again.
nightsky-board-why-draft = Each card names an object and its constellation. The numbers are its points with the eye, the binoculars, the refractor and the telescope.

## The decision

nightsky-board-wait = Waiting for { $names }.
nightsky-board-join = { $name } is observing in { $place }: join in?
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
nightsky-board-detail-swap = Choose two instruments to swap.
nightsky-board-detail-choose = Use your own eye or one of the highlighted instruments.
nightsky-board-detail-no-card = None of your cards is within reach.
nightsky-board-detail-alone = Nobody can join in. Observe up to two cards of a kind.
nightsky-board-detail-join = { $name } observes { $cards }. You can observe one or two of your own cards, or none.

## Effect of a choice

nightsky-board-tell-here = { $place }, without moving: { $what }
nightsky-board-tell-cell =
    { $borders ->
        [one] { $place }, 1 step: { $what }
       *[other] { $place }, { $borders } steps: { $what }
    }
nightsky-board-tell-score =
    { $points ->
        [one] you score 1 point with { $cards }.
       *[other] you score { $points } points with { $cards }.
    }
nightsky-board-tell-last = you score { $points } points with { $cards }: your last observation counts twice.
nightsky-board-tell-nothing = you have nothing to observe.
nightsky-board-tell-sun = Visiting the Sun gives 1 point.
nightsky-board-tell-join = { $who } can join in.
nightsky-board-tell-joiner = { $name } ({ $cards })
nightsky-board-tell-reach =
    { $borders ->
        [one] With { $instrument }: 1 step from { $place }.
       *[other] With { $instrument }: up to { $borders } steps from { $place }.
    }
nightsky-board-tell-best =
    { $points ->
        [one] Best: 1 point in { $place }.
       *[other] Best: { $points } points in { $place }.
    }
nightsky-board-tell-no-card = None of your cards is within reach.
nightsky-board-tell-cloud = Nobody can use it until your next turn: { $label }.
nightsky-board-tell-swap-first = Swap { $instrument } with another instrument.
nightsky-board-tell-pick = { $card }, { $kind } ({ $place }). Steps away: { $away }.
nightsky-board-tell-pick-solar = { $card }, { $kind }: observed where the Sun is, now in { $place }.
nightsky-board-tell-play =
    { $points ->
        [one] { $card }: 1 point.
       *[other] { $card }: { $points } points.
    }
nightsky-board-tell-play-last = This is your last card: the observation counts twice, and the game ends.
nightsky-board-tell-play-solar = Afterwards, a die roll moves the Sun.

## Pictures of the rules

nightsky-board-rule-map = The map of the sky: 88 constellations in five zones
nightsky-board-rule-card = A card: the object, what it is, its constellation and zone, and its points with eye, binoculars, refractor and telescope
nightsky-board-rule-borders = Taurus, with the constellations that share a border with it highlighted
nightsky-board-rule-zodiac = The zodiac with its signs; the Sun is in Aries and will move to the left
nightsky-board-rule-move = The refractor in Gemini, the constellations one and two steps away, and its path to Perseus
nightsky-board-rule-observe = The refractor in Perseus: two players have cards there, and both can observe
nightsky-board-rule-sun = The Sun moves four signs, from Aries to Leo
nightsky-board-rule-clear-night = On a clear night, the refractor in Gemini can move four steps
nightsky-board-rule-clouds = The three shared instruments, with a cloud over the telescope
nightsky-board-rule-conjunction = The binoculars and the refractor swap places
