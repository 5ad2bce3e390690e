## Astra

astra-title = Astra

## Names of things

astra-element-fire = Fire
astra-element-water = Water
astra-element-air = Air
astra-element-earth = Earth

# The short form follows the number of a star, in brackets.
astra-star-start = Starting star
    .short = Starting
astra-star-grand = Grand star
    .short = Grand
astra-star-common = Common star
    .short = Common

astra-boon-fame = Fame { $amount }
    .kind = Fame
astra-boon-stardust = Stardust { $amount }
    .kind = Stardust
astra-boon-observation = Observation { $amount }
    .kind = Observation
astra-boon-improvement = Improvement { $amount }
    .kind = Improvement
astra-boon-wisdom = Wisdom { $amount }
    .kind = Wisdom
astra-boon-activation = Activation { $amount }
    .kind = Activation

# Cards of Ptolemy’s library; they follow an article.
astra-shelf-left = left card of his library
astra-shelf-right = right card of his library
astra-shelf-pile = top card of his pile

## Abilities: they follow a colon, so they begin in lower case

astra-ability-stardust-4 = gain 4 stardust
astra-ability-stardust-3 = gain 3 stardust
astra-ability-stardust-2 = gain 2 stardust
astra-ability-telescope = gain 1 telescope
astra-ability-trade-telescopes = trade 3 stardust for 1 telescope, as often as you like
astra-ability-pouch = gain 1 pouch size
astra-ability-wisdom = gain 1 wisdom
astra-ability-fame-owned = gain 1 fame for each of your cards of the active Sphere’s element
astra-ability-fame-marked = gain 1 fame for each undiscovered card with a star of yours
astra-ability-mark-any = mark any one star, free
astra-ability-mark-burst = mark any one star and all stars adjacent to it, free; no Action phase this turn
astra-ability-mark-two = mark two stars by the marking rules, free, on one card or on two
astra-ability-mark-three = mark one star by the marking rules, free, on each of three cards
astra-ability-free-start = this turn, each Observe may begin with any Common star
astra-ability-fame-grand = this turn, gain 1 fame for each Grand star you mark
astra-ability-refund-grand = this turn, what each Observe spends on the way to its first Grand star comes back
astra-ability-refund-common = this turn, all stardust spent on marking comes back if you mark only Common stars and discover nothing
astra-ability-full-rest = this turn, a Rest gives as much stardust as your pouch size instead of refilling the pouch

## Actions

astra-action-use = Use { $card }: { $ability }
astra-action-mark = Mark { $star } in { $card } (star { $n }, { $kind })
astra-action-mark-number = Mark star { $n } in { $card }
astra-action-mark-place = Mark star { $n } in place { $place }
astra-action-stop = Stop here
astra-action-trade = Trade 3 stardust for a telescope
astra-action-rest = Rest
astra-action-finish = End the Action phase
astra-action-discover = Discover { $card } next
astra-action-discover-place = Discover the card in place { $place } next
astra-action-pick = Pick the boon { $boon }
astra-action-pick-number = Pick boon { $n }
astra-action-decline = Pick no boon
astra-action-reactivate = Reactivate { $card }
astra-action-discard = Discard { $card }
astra-action-dream = Dream of { $card }
astra-action-dream-place = Dream of the card in place { $place }

## Events

astra-event-ability-used = { $name } uses { $card }: { $ability }.
astra-event-fame-gained = { $name } gains { $fame } fame.
astra-event-stardust-gained = { $name } gains { $stardust } stardust.
astra-event-stardust-refunded = { $name } gets { $stardust } stardust back.
astra-event-stardust-traded = { $name } gives { $stardust } stardust for a telescope.
astra-event-telescopes-gained =
    { $telescopes ->
        [one] { $name } gains 1 telescope.
       *[other] { $name } gains { $telescopes } telescopes.
    }
astra-event-pouch-grown = { $name } improves the pouch to size { $pouch }.
astra-event-wisdom-gained = { $name } gains wisdom: { $wisdom }, up to { $limit } cards.
astra-event-observe-began = { $name } begins an Observe.
astra-event-observe-again = { $name } spends a telescope on another Observe.
astra-event-star-marked = { $name } marks { $star } in { $card } (star { $n }, { $kind }).
astra-event-star-dreamt = The dreamer pen marks { $star } in { $card } (star { $n }, { $kind }).
astra-event-rested = { $name } rests.
astra-event-cards-reactivated = { $name } reactivates { $cards }.
astra-event-card-reactivated = { $name } reactivates { $card }.
astra-event-sphere-moved = The Sphere marker moves to { $sphere }.
astra-event-top-card-discarded = The Sphere marker passes the discard icon: { $card } is discarded from the deck.
astra-event-game-end-appeared = The Game End card appears: round { $round } is the last.
astra-event-card-discovered = { $name } discovers { $card }.
astra-event-card-dreamt = The dreamer pen discovers { $card }: nobody takes the card.
astra-event-pick-sealed = { $name } has chosen.
astra-event-pick-sealed-boon = { $name } has chosen boon { $n }, unseen by the others.
astra-event-pick-sealed-none = { $name } has chosen no boon, unseen by the others.
astra-event-boon-picked = { $name } picks the boon { $boon } of { $card }.
astra-event-boon-declined = { $name } picks no boon.
astra-event-card-taken = { $name } takes { $card }.
astra-event-card-discarded = { $name } discards { $card }.
astra-event-card-discarded-by-nobody = { $card } is discarded.
astra-event-card-dealt = { $card } comes to place { $place }.
astra-event-place-left-empty = The deck is empty: place { $place } stays empty.
astra-event-dream-began =
    { $stars ->
        [one] { $name } dreams of { $card }: 1 star for the dreamer pen.
       *[other] { $name } dreams of { $card }: { $stars } stars for the dreamer pen.
    }
astra-event-turn-began = Round { $round }: { $name } to play.
# Only Ptolemy does these; everything else he does uses the sentences for players.
astra-event-ptolemy-rolled = Ptolemy throws the die: { $die }.
astra-event-ptolemy-consulted = Ptolemy consults the { $shelf }: { $card }.
astra-event-ptolemy-priority =
    { $stars ->
        [one] Ptolemy’s priority: { $element }, 1 star.
       *[other] Ptolemy’s priority: { $element }, up to { $stars } stars.
    }
astra-event-ptolemy-observed = Ptolemy observes { $card } in place { $place }.
astra-event-ptolemy-telescope-spent =
    { $left ->
        [0] Ptolemy spends a telescope to go on: none left.
       *[other] Ptolemy spends a telescope to go on: { $left } left.
    }
astra-event-ptolemy-card-laid-aside = Ptolemy puts { $card } in his discard.
astra-event-ptolemy-stardust-spent =
    { $left ->
        [0] Ptolemy spends 1 stardust: none left.
       *[other] Ptolemy spends 1 stardust: { $left } left.
    }
astra-event-ptolemy-library-filled = Ptolemy replaces the { $shelf } with { $card }.
astra-event-ptolemy-library-filled-face-down = Ptolemy replaces the { $shelf } with a card face down.
astra-event-ptolemy-pile-shuffled =
    { $cards ->
        [one] Ptolemy’s discard becomes his new pile: 1 card.
       *[other] Ptolemy’s discard is shuffled and becomes his new pile: { $cards } cards.
    }
astra-event-ptolemy-top-shown = The top card of Ptolemy’s pile is now { $card }.
astra-event-ptolemy-pile-ran-out = Ptolemy is to observe and his pile is empty: the game is lost.
# Several events in one sentence of the log.
astra-log-marked = { $name } marks { $stars } in { $card }.
astra-log-dreamt = The dreamer pen marks { $stars } in { $card }.
astra-log-rested = { $name } rests and gains { $stardust } stardust.
astra-event-game-over = The game is over.

## Refused actions

astra-illegal = { $sentence } ({ $rule })
astra-illegal-game-over = The game is over: nothing more can be played.
astra-illegal-not-your-turn = It is not for you to act now: wait for the others.
astra-illegal-not-now = This cannot be done now: choose one of the actions offered.
astra-illegal-not-your-card = This card is not yours: choose one of your own.
astra-illegal-card-exhausted = This card is exhausted: use an active one, or reactivate this one first.
astra-illegal-card-active = This card is active already: choose an exhausted one.
astra-illegal-no-card = There is no card in this place: choose a place with a card.
astra-illegal-no-such-star = The card has no star of this number: choose one of its stars.
astra-illegal-star-marked = This star is marked already: choose an unmarked one.
astra-illegal-not-the-start = No star of this card is marked yet: begin with its Starting star.
astra-illegal-not-adjacent = This star is not adjacent to a marked one: choose a star that a line joins to a marked star.
astra-illegal-not-in-chain = This star is not adjacent to the one just marked: go on along a line from there.
astra-illegal-same-card = This ability has marked a star on this card already: choose another card.
astra-illegal-no-stardust = You have no stardust to observe with: take a Rest instead.
astra-illegal-action-skipped = There is no action this turn: use further abilities or end the Action phase.
astra-illegal-no-passing = The action of a turn cannot be passed: Observe or Rest.
astra-illegal-no-rest-after-observe = There is no Rest in a turn with an Observe: observe again with a telescope or end the Action phase.
astra-illegal-abilities-first = Abilities come before the action: use this card in your next turn.
astra-illegal-not-finished = This card still has unmarked stars: choose one that is fully marked.
astra-illegal-boon-crossed-out = This boon is crossed out: pick one that is left, or none.
astra-illegal-behind-the-dreamer = The dreamer pen has more stars on the card than you: pick one of the two rightmost boons, or none.
astra-illegal-not-the-dream = The dream is not of this card: it is of the card with most stars among those without marks, or among all if there is none.

## Sources of the final score

astra-source-track = fame track
    .why = Your place on the fame track.
astra-source-pouch = pouch size
    .why = 1 fame for each space of your pouch.
astra-source-card-limit = card limit
    .why = 1 fame for each card you may keep.
astra-source-stardust = stardust left
    .why = 1 fame for every 3 stardust left.
astra-source-stars = stars on undiscovered cards
    .why = 1 fame for every 2 of your stars on cards nobody has discovered yet.
astra-source-active-cards = active cards
    .why = The fame printed on your active cards.
astra-source-elements = elements
    .why = Your secret Final Scoring card: full rows and columns of elements.
astra-source-cards = cards
    .why = The fame printed on all his cards.
astra-source-telescopes = telescopes left
    .why = 2 fame for each telescope left.
astra-source-sets = sets of four elements
    .why = His sets of four different elements.

## Options

astra-option-first =
    .meaning = Who begins: somebody by chance (as without this option), or the player of this seat.
astra-option-cards =
    .meaning = A card set of your own in place of the 48 cards of the game; almagest cards astra --check FILE tells what is wrong with it.
astra-option-modifiers =
    .meaning = For one player only: what makes the game against Ptolemy easier (e1 to e6) or harder (h1 to h6), with commas between them. The words easier and harder each draw one by chance and may be repeated; random draws any set. e2 with h1 and e3 with h2 exclude each other.

## Modifiers of the game against Ptolemy

astra-modifier-e1 = Fewer large Water cards
    .meaning = Three Water cards of exactly 14 stars are removed from Ptolemy’s pile at set-up, instead of three cards of 7 stars or fewer.
astra-modifier-e2 = No fame at first
    .meaning = Ptolemy starts with 0 fame instead of 12.
astra-modifier-e3 = No telescopes
    .meaning = Ptolemy never collects telescopes.
astra-modifier-e4 = Top card face up
    .meaning = The top card of Ptolemy’s pile lies face up.
astra-modifier-e5 = New pile
    .meaning = When Ptolemy’s pile is empty, his discard is shuffled and becomes a new one: the game is no longer lost by it.
astra-modifier-e6 = More stardust for you
    .meaning = You start with 10 stardust instead of 8.
astra-modifier-h1 = More fame at first
    .meaning = Ptolemy starts with 20 fame instead of 12.
astra-modifier-h2 = Telescopes for your discoveries
    .meaning = Ptolemy collects a telescope each time you discover a card.
astra-modifier-h3 = Final Scoring card
    .meaning = Ptolemy gets a Final Scoring card; in the final count the elements marked on it are added to those of his cards.
astra-modifier-h4 = More stardust for him
    .meaning = Ptolemy starts with 6 stardust and gains 6 each time he rests, instead of 5.
astra-modifier-h5 = Right card face down
    .meaning = The right card of Ptolemy’s library lies face down until the die points to it.
astra-modifier-h6 = Fewer small cards
    .meaning = One more card of 7 stars or fewer of each element, Water included, is removed from Ptolemy’s pile at set-up.

## The same modifiers in forms

site-option-modifiers = { site-modifiers }
site-option-modifiers-help = { site-modifiers-help }
site-modifiers-e1 = { astra-modifier-e1 }
    .meaning = { astra-modifier-e1.meaning }
site-modifiers-e2 = { astra-modifier-e2 }
    .meaning = { astra-modifier-e2.meaning }
site-modifiers-e3 = { astra-modifier-e3 }
    .meaning = { astra-modifier-e3.meaning }
site-modifiers-e4 = { astra-modifier-e4 }
    .meaning = { astra-modifier-e4.meaning }
site-modifiers-e5 = { astra-modifier-e5 }
    .meaning = { astra-modifier-e5.meaning }
site-modifiers-e6 = { astra-modifier-e6 }
    .meaning = { astra-modifier-e6.meaning }
site-modifiers-h1 = { astra-modifier-h1 }
    .meaning = { astra-modifier-h1.meaning }
site-modifiers-h2 = { astra-modifier-h2 }
    .meaning = { astra-modifier-h2.meaning }
site-modifiers-h3 = { astra-modifier-h3 }
    .meaning = { astra-modifier-h3.meaning }
site-modifiers-h4 = { astra-modifier-h4 }
    .meaning = { astra-modifier-h4.meaning }
site-modifiers-h5 = { astra-modifier-h5 }
    .meaning = { astra-modifier-h5.meaning }
site-modifiers-h6 = { astra-modifier-h6 }
    .meaning = { astra-modifier-h6.meaning }

## Errors in a card file: the place

astra-site = { $site }: { $problem }
astra-site-line = line { $n }
astra-site-card = card { $n } ({ $id })
astra-site-card-nameless = card { $n }
astra-site-star = star { $n }
astra-site-boon = boon { $n }
astra-site-drawn-line = drawn line { $n }

## Errors in a card file: the problem

astra-problem-syntax = this is not TOML: { $message }.
astra-problem-missing = the field “{ $field }” is missing.
astra-problem-unexpected = the field “{ $field }” means nothing here.
astra-problem-wrong-type = the field “{ $field }” should be { $expected }.
astra-problem-unknown-key = the field “{ $field }” cannot be “{ $value }”; it can be: { $known }.
astra-problem-out-of-range = the field “{ $field }” is { $value }; it should be from { $least } to { $most }.
astra-problem-count =
    { $most ->
        [0] { $counted } where there should be none.
       *[other] { $counted } where there should be { $most }.
    }
astra-problem-count-range = { $counted } where there should be { $least } to { $most }.
astra-problem-twice = “{ $value }” is there twice in the field “{ $field }”.
astra-problem-empty = the field “{ $field }” is empty.
astra-problem-bad-key = the id “{ $value }” should be of small letters, digits and hyphens only.
astra-problem-self-line = a line joins star { $star } to itself; it should join two different stars.
astra-problem-unconnected =
    { $count ->
        [one] no lines lead from the Starting star to star { $stars }.
       *[other] no lines lead from the Starting star to stars { $stars }.
    }
astra-problem-same-place = stars { $a } and { $b } are in the same place.
astra-problem-no-fame-boon = there is no boon of Fame; one of the four should be.

astra-type-text = a text
astra-type-number = a whole number
astra-type-list = a list
astra-type-table = a table
astra-type-degrees = a number of degrees from -90 to 90

astra-count-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
astra-count-fire-cards =
    { $n ->
        [one] 1 card of Fire
       *[other] { $n } cards of Fire
    }
astra-count-water-cards =
    { $n ->
        [one] 1 card of Water
       *[other] { $n } cards of Water
    }
astra-count-air-cards =
    { $n ->
        [one] 1 card of Air
       *[other] { $n } cards of Air
    }
astra-count-earth-cards =
    { $n ->
        [one] 1 card of Earth
       *[other] { $n } cards of Earth
    }
astra-count-boons =
    { $n ->
        [one] 1 boon
       *[other] { $n } boons
    }
astra-count-stars =
    { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
astra-count-starting-stars =
    { $n ->
        [one] 1 Starting star
       *[other] { $n } Starting stars
    }
astra-count-grand-stars =
    { $n ->
        [one] 1 Grand star
       *[other] { $n } Grand stars
    }
astra-count-line-ends =
    { $n ->
        [one] 1 star for a line to join
       *[other] { $n } stars for a line to join
    }
astra-count-boards =
    { $n ->
        [one] 1 Sphere board
       *[other] { $n } Sphere boards
    }
astra-count-players-of-a-board =
    { $n ->
        [one] 1 player for a Sphere board
       *[other] { $n } players for a Sphere board
    }
astra-count-cards-of-the-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
astra-count-cards-of-the-solo-deck =
    { $n ->
        [one] 1 card in the deck for one player
       *[other] { $n } cards in the deck for one player
    }
astra-count-spheres-with-a-nearest-place =
    { $n ->
        [one] 1 Sphere with a place nearest to it
       *[other] { $n } Spheres with a place nearest to them
    }
astra-count-places-nearest-to-water =
    { $n ->
        [one] 1 place nearest to Water
       *[other] { $n } places nearest to Water
    }
astra-count-different-spheres-of-a-board =
    { $n ->
        [one] 1 kind of Sphere on a board
       *[other] { $n } kinds of Sphere on a board
    }
astra-count-numbered-boards =
    { $n ->
        [one] 1 set of dream numbers on a Sphere board
       *[other] { $n } sets of dream numbers on a Sphere board
    }
astra-count-equal-final-scoring-cards =
    { $n ->
        [one] 1 Final Scoring card equal to another
       *[other] { $n } Final Scoring cards equal to others
    }
astra-count-final-scoring-cards-with-one-element =
    { $n ->
        [one] 1 Final Scoring card with a single element
       *[other] { $n } Final Scoring cards with a single element
    }

## The table in words, line by line

astra-table-head = Round { $round }, { $name } to play. Active Sphere: { $sphere }. { $left ->
        [0] Game End has appeared.
        [one] 1 card above Game End.
       *[other] { $left } cards above Game End.
    }
astra-table-place = Place { $place }: { $card } ({ $element }), { $marked } of { $stars } stars marked: { $marks }.
astra-table-fresh-place = Place { $place }: { $card } ({ $element }), { $stars } stars, none marked.
astra-table-empty-place = Place { $place }: empty.
astra-table-dreamer = dreamer
astra-table-journal = { $name }: Fame { $fame }, Stardust { $stardust }, Pouch { $pouch }, Telescopes { $telescopes }, card limit { $limit }; active: { $active }; exhausted: { $exhausted }.
astra-table-no-cards = none
astra-table-ptolemy = { $name }: Fame { $fame }, Stardust { $stardust }, Telescopes { $telescopes }; discovered: { $cards }.
astra-table-library = Ptolemy’s library: left card { $left }; right card { $right }.
astra-table-library-card =
    { $stars ->
        [one] { $card } ({ $element }, 1 star)
       *[other] { $card } ({ $element }, up to { $stars } stars)
    }
astra-table-library-seen = { $card }, face down
astra-table-library-unseen = face down
astra-table-pile =
    { $pile ->
        [one] Ptolemy’s pile: 1 card; discard: { $discard }.
       *[other] Ptolemy’s pile: { $pile } cards; discard: { $discard }.
    }
astra-table-pile-face-up =
    { $pile ->
        [one] Ptolemy’s pile: 1 card, { $top }; discard: { $discard }.
       *[other] Ptolemy’s pile: { $pile } cards, on top { $top }; discard: { $discard }.
    }
astra-table-modifiers = Modifiers: { $modifiers }.
