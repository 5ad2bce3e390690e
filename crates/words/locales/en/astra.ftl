## Astra

astra-title = Astra

## Names of things

astra-element-fire = Fire
astra-element-water = Water
astra-element-air = Air
astra-element-earth = Earth

# The short form follows the number of a star, in brackets.
astra-star-start = Starting star
    .short = starting
astra-star-grand = Grand star
    .short = grand
astra-star-common = Common star
    .short = common

astra-boon-fame = { $amount } fame
    .kind = Fame
astra-boon-stardust = { $amount } stardust
    .kind = Stardust
astra-boon-observation =
    { $amount ->
        [one] 1 telescope
       *[other] { $amount } telescopes
    }
    .kind = Telescope
astra-boon-improvement = pouch +{ $amount }
    .kind = Pouch
astra-boon-wisdom = { $amount } wisdom
    .kind = Wisdom
astra-boon-activation =
    { $amount ->
        [one] reactivate 1 card
       *[other] reactivate up to { $amount } cards
    }
    .kind = Reactivation

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
astra-ability-pouch = increase your pouch size by 1
astra-ability-wisdom = gain 1 wisdom
astra-ability-fame-owned = gain 1 fame for each card you own of the active sphere’s element
astra-ability-fame-marked = gain 1 fame for each undiscovered card you have a star on
astra-ability-mark-any = mark any one star for free
astra-ability-mark-burst = mark any one star and all stars adjacent to it for free; skip your action this turn
astra-ability-mark-two = mark two stars on one or two cards for free, by the marking rules
astra-ability-mark-three = mark one star on each of three cards for free, by the marking rules
astra-ability-free-start = this turn, each Observe can start on any common star
astra-ability-fame-grand = this turn, gain 1 fame for each grand star you mark
astra-ability-refund-grand = this turn, get back the stardust each Observe spends before its first grand star
astra-ability-refund-common = this turn, get back all stardust spent on marking if you mark only common stars and discover nothing
astra-ability-full-rest = this turn, Rest gives you stardust equal to your pouch size instead of refilling your pouch

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
astra-action-pick = Pick: { $boon }
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
astra-event-stardust-traded = { $name } trades { $stardust } stardust for a telescope.
astra-event-telescopes-gained =
    { $telescopes ->
        [one] { $name } gains 1 telescope.
       *[other] { $name } gains { $telescopes } telescopes.
    }
astra-event-pouch-grown = { $name }’s pouch grows to size { $pouch }.
astra-event-wisdom-gained = { $name } gains wisdom (now { $wisdom }, card limit { $limit }).
astra-event-observe-began = { $name } starts observing.
astra-event-observe-again = { $name } spends a telescope to observe again.
astra-event-star-marked = { $name } marks { $star } in { $card } (star { $n }, { $kind }).
astra-event-star-dreamt = The dreamer marks { $star } in { $card } (star { $n }, { $kind }).
astra-event-rested = { $name } rests.
astra-event-cards-reactivated = { $name } reactivates { $cards }.
astra-event-card-reactivated = { $name } reactivates { $card }.
astra-event-sphere-moved = The sphere marker moves to { $sphere }.
astra-event-top-card-discarded = The sphere marker passes the discard icon: { $card } is discarded from the deck.
astra-event-game-end-appeared = The Game End card appears: round { $round } is the last.
astra-event-card-discovered = { $name } discovers { $card }.
astra-event-card-dreamt = The dreamer completes { $card }: nobody gets the card.
astra-event-pick-sealed = { $name } has picked.
astra-event-pick-sealed-boon = { $name } has secretly picked boon { $n }.
astra-event-pick-sealed-none = { $name } has secretly picked no boon.
astra-event-boon-picked = { $name } picks a boon from { $card }: { $boon }.
astra-event-boon-declined = { $name } picks no boon.
astra-event-card-taken = { $name } takes { $card }.
astra-event-card-discarded = { $name } discards { $card }.
astra-event-card-discarded-by-nobody = { $card } is discarded.
astra-event-card-dealt = New card: { $card }.
astra-event-place-left-empty = The deck is empty: place { $place } stays empty.
astra-event-dream-began =
    { $stars ->
        [one] { $name } dreams of { $card }: 1 star for the dreamer.
       *[other] { $name } dreams of { $card }: { $stars } stars for the dreamer.
    }
astra-event-turn-began = Round { $round }: { $name }’s turn.
# Only Ptolemy does these; everything else he does uses the sentences for players.
astra-event-ptolemy-rolled = Ptolemy rolls { $die }.
astra-event-ptolemy-consulted = Ptolemy consults the { $shelf }: { $card }.
astra-event-ptolemy-priority =
    { $stars ->
        [one] Ptolemy’s priority: { $element }, 1 star.
       *[other] Ptolemy’s priority: { $element }, up to { $stars } stars.
    }
astra-event-ptolemy-observed = Ptolemy observes { $card }.
astra-event-ptolemy-telescope-spent =
    { $left ->
        [0] Ptolemy spends a telescope to go on: none left.
       *[other] Ptolemy spends a telescope to go on: { $left } left.
    }
astra-event-ptolemy-card-laid-aside = Ptolemy discards { $card }.
astra-event-ptolemy-stardust-spent =
    { $left ->
        [0] Ptolemy spends 1 stardust: none left.
       *[other] Ptolemy spends 1 stardust: { $left } left.
    }
astra-event-ptolemy-library-filled = Ptolemy replaces the { $shelf } with { $card }.
astra-event-ptolemy-library-filled-face-down = Ptolemy replaces the { $shelf } with a face-down card.
astra-event-ptolemy-pile-shuffled =
    { $cards ->
        [one] Ptolemy’s discard pile becomes his new pile: 1 card.
       *[other] Ptolemy’s discard pile is shuffled into a new pile: { $cards } cards.
    }
astra-event-ptolemy-top-shown = The top card of Ptolemy’s pile is now { $card }.
astra-event-ptolemy-pile-ran-out = Ptolemy has to observe, but his pile is empty: the game is lost.
# Several events in one sentence of the log.
astra-log-marked = { $name } marks { $stars } in { $card }.
astra-log-dreamt = The dreamer marks { $stars } in { $card }.
astra-log-rested = { $name } rests and gains { $stardust } stardust.
astra-event-game-over = The game is over.

## Refused actions

astra-illegal = { $sentence } ({ $rule })
astra-illegal-game-over = The game is over.
astra-illegal-not-your-turn = It isn’t your turn. Wait for the others.
astra-illegal-not-now = You can’t do that now. Choose one of the actions on offer.
astra-illegal-not-your-card = This card isn’t yours. Choose one of your own.
astra-illegal-card-exhausted = This card is exhausted. Use an active one, or reactivate this one first.
astra-illegal-card-active = This card is already active. Choose an exhausted one.
astra-illegal-no-card = There is no card here. Choose a place with a card.
astra-illegal-no-such-star = This card has no star with that number. Choose one of its stars.
astra-illegal-star-marked = This star is already marked. Choose an unmarked one.
astra-illegal-not-the-start = This card has no marks yet. Begin with its starting star.
astra-illegal-not-adjacent = This star isn’t next to a marked one. Choose a star that a line joins to a marked star.
astra-illegal-not-in-chain = This star isn’t next to the one you just marked. Follow a line from there.
astra-illegal-same-card = This ability has already marked a star on this card. Choose another card.
astra-illegal-no-stardust = You have no stardust left to observe with. Rest instead.
astra-illegal-action-skipped = You have no action this turn. Use another ability, or end your turn.
astra-illegal-no-passing = You can’t skip your action. Observe or rest.
astra-illegal-no-rest-after-observe = You can’t rest after observing. Observe again with a telescope, or finish.
astra-illegal-abilities-first = Abilities come before the action. Use this card next turn.
astra-illegal-not-finished = This card still has unmarked stars. Choose one that is fully marked.
astra-illegal-boon-crossed-out = This boon is crossed out. Pick another one, or none.
astra-illegal-behind-the-dreamer = The dreamer has more stars on this card than you. Pick one of the two boons on the right, or none.
astra-illegal-not-the-dream = The dreamer can’t dream of this card. Choose the card with the most stars among those without marks, or among all cards if every one has marks.

## Sources of the final score

astra-source-track = fame track
    .why = Your place on the fame track.
astra-source-pouch = pouch size
    .why = 1 fame for each space of your pouch.
astra-source-card-limit = card limit
    .why = 1 fame for each card you can keep.
astra-source-stardust = stardust left
    .why = 1 fame for every 3 stardust left.
astra-source-stars = stars on undiscovered cards
    .why = 1 fame for every 2 of your stars on undiscovered cards.
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
    .meaning = Who goes first: a random player (default), or the player in this seat.
astra-option-cards =
    .meaning = Your own card set instead of the game’s 48 cards; almagest cards astra --check FILE checks it.
astra-option-modifiers =
    .meaning = Solo games only: make the game against Ptolemy easier (e1 to e6) or harder (h1 to h6), separated by commas. The words easier and harder each draw one at random and can be repeated; random draws any set. e2 cannot be combined with h1, or e3 with h2.

## Modifiers of the game against Ptolemy

astra-modifier-e1 = Fewer large Water cards
    .meaning = At setup, three Water cards with exactly 14 stars are removed from Ptolemy’s pile instead of three cards with 7 stars or fewer.
astra-modifier-e2 = No fame at the start
    .meaning = Ptolemy starts with 0 fame instead of 12.
astra-modifier-e3 = No telescopes
    .meaning = Ptolemy never collects telescopes.
astra-modifier-e4 = Top card face up
    .meaning = The top card of Ptolemy’s pile is face up.
astra-modifier-e5 = New pile
    .meaning = When Ptolemy’s pile runs out, his discard pile is shuffled into a new one, so you no longer lose that way.
astra-modifier-e6 = More stardust for you
    .meaning = You start with 10 stardust instead of 8.
astra-modifier-h1 = More fame at the start
    .meaning = Ptolemy starts with 20 fame instead of 12.
astra-modifier-h2 = Telescopes for your discoveries
    .meaning = Ptolemy collects a telescope each time you discover a card.
astra-modifier-h3 = Final Scoring card
    .meaning = Ptolemy gets a Final Scoring card; at the end, the elements marked on it are added to those of his cards.
astra-modifier-h4 = More stardust for him
    .meaning = Ptolemy starts with 6 stardust and gains 6 each time he rests, instead of 5.
astra-modifier-h5 = Right card face down
    .meaning = The right card of Ptolemy’s library stays face down until the die picks it.
astra-modifier-h6 = Fewer small cards
    .meaning = At setup, one more card with 7 stars or fewer of each element, including Water, is removed from Ptolemy’s pile.

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

astra-problem-syntax = this is not valid TOML: { $message }.
astra-problem-missing = the field “{ $field }” is missing.
astra-problem-unexpected = the field “{ $field }” does not belong here.
astra-problem-wrong-type = the field “{ $field }” should be { $expected }.
astra-problem-unknown-key = the field “{ $field }” cannot be “{ $value }”; possible values: { $known }.
astra-problem-out-of-range = the field “{ $field }” is { $value }; it should be from { $least } to { $most }.
astra-problem-count =
    { $most ->
        [0] { $counted }, but there should be none.
       *[other] { $counted }, but there should be { $most }.
    }
astra-problem-count-range = { $counted }, but there should be { $least } to { $most }.
astra-problem-twice = “{ $value }” appears twice in the field “{ $field }”.
astra-problem-empty = the field “{ $field }” is empty.
astra-problem-bad-key = the id “{ $value }” can only have lower-case letters, digits and hyphens.
astra-problem-self-line = a line joins star { $star } to itself; it should join two different stars.
astra-problem-unconnected =
    { $count ->
        [one] star { $stars } is not connected to the starting star.
       *[other] stars { $stars } are not connected to the starting star.
    }
astra-problem-same-place = stars { $a } and { $b } are in the same place.
astra-problem-no-fame-boon = none of the four boons is a fame boon; one must be.

astra-type-text = text
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
        [one] 1 Fire card
       *[other] { $n } Fire cards
    }
astra-count-water-cards =
    { $n ->
        [one] 1 Water card
       *[other] { $n } Water cards
    }
astra-count-air-cards =
    { $n ->
        [one] 1 Air card
       *[other] { $n } Air cards
    }
astra-count-earth-cards =
    { $n ->
        [one] 1 Earth card
       *[other] { $n } Earth cards
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
        [one] 1 starting star
       *[other] { $n } starting stars
    }
astra-count-grand-stars =
    { $n ->
        [one] 1 grand star
       *[other] { $n } grand stars
    }
astra-count-line-ends =
    { $n ->
        [one] the line joins 1 star
       *[other] the line joins { $n } stars
    }
astra-count-boards =
    { $n ->
        [one] 1 sphere board
       *[other] { $n } sphere boards
    }
astra-count-players-of-a-board =
    { $n ->
        [one] 1 player for a sphere board
       *[other] { $n } players for a sphere board
    }
astra-count-cards-of-the-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
astra-count-cards-of-the-solo-deck =
    { $n ->
        [one] 1 card in the solo deck
       *[other] { $n } cards in the solo deck
    }
astra-count-spheres-with-a-nearest-place =
    { $n ->
        [one] 1 sphere with a nearest place
       *[other] { $n } spheres with a nearest place
    }
astra-count-places-nearest-to-water =
    { $n ->
        [one] 1 place nearest to Water
       *[other] { $n } places nearest to Water
    }
astra-count-different-spheres-of-a-board =
    { $n ->
        [one] 1 kind of sphere on a board
       *[other] { $n } kinds of sphere on a board
    }
astra-count-numbered-boards =
    { $n ->
        [one] 1 set of dream numbers on a sphere board
       *[other] { $n } sets of dream numbers on a sphere board
    }
astra-count-equal-final-scoring-cards =
    { $n ->
        [one] 1 Final Scoring card identical to another
       *[other] { $n } Final Scoring cards identical to others
    }
astra-count-final-scoring-cards-with-one-element =
    { $n ->
        [one] 1 Final Scoring card with only one element
       *[other] { $n } Final Scoring cards with only one element
    }

## The table in words, line by line

astra-table-head = Round { $round }, { $name }’s turn. Active sphere: { $sphere }. { $left ->
        [0] Game End has appeared.
        [one] 1 card left until Game End.
       *[other] { $left } cards left until Game End.
    }
astra-table-place = Place { $place }: { $card } ({ $element }), { $marked } of { $stars } stars marked: { $marks }.
astra-table-fresh-place = Place { $place }: { $card } ({ $element }), { $stars } stars, none marked.
astra-table-empty-place = Place { $place }: empty.
astra-table-dreamer = dreamer
astra-table-journal = { $name }: { $fame } fame, { $stardust } stardust, pouch { $pouch }, telescopes { $telescopes }, card limit { $limit }; active: { $active }; exhausted: { $exhausted }.
astra-table-no-cards = none
astra-table-ptolemy = { $name }: { $fame } fame, { $stardust } stardust, telescopes { $telescopes }; discovered: { $cards }.
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
        [one] Ptolemy’s pile: 1 card; discard pile: { $discard }.
       *[other] Ptolemy’s pile: { $pile } cards; discard pile: { $discard }.
    }
astra-table-pile-face-up =
    { $pile ->
        [one] Ptolemy’s pile: 1 card, { $top }; discard pile: { $discard }.
       *[other] Ptolemy’s pile: { $pile } cards, { $top } on top; discard pile: { $discard }.
    }
astra-table-modifiers = Modifiers: { $modifiers }.
