## Astra’s table on a page

## The cards on the board

astra-board-count = { $marked } of { $stars } stars
astra-board-count-none = { $stars } stars
astra-board-card-fame = Worth { $fame } fame at the end while active
astra-board-card = { $card }, { $element }, { $marked } of { $stars } stars marked, place { $place }
astra-board-no-card = No card
astra-board-star = { $card } star { $n }, { $star }, { $kind }, { $state }
astra-board-kind-start = starting
astra-board-kind-grand = grand
astra-board-kind-common = common
astra-board-state-legal = can be marked now
astra-board-state-marked = marked by { $name }
astra-board-state-unmarked = unmarked
astra-board-dreamer = the dreamer
astra-board-boon = Boon { $n }: { $boon }
astra-board-boon-crossed = Boon { $n }: { $boon }, crossed out
astra-board-boon-sealed = Boon { $n }: { $boon }, your pick, unseen by the others
astra-board-choose-discover = Discover this first
astra-board-choose-dream = Dream of this
astra-board-tabs = Constellations

## The sphere board. A bar separates the lines in the middle of the astrolabe

astra-board-spheres = Spheres, clockwise
astra-board-sphere = { $sphere } sphere
astra-board-sphere-active = { $sphere } sphere, active
astra-board-active-sphere = Active sphere: { $sphere }
astra-board-dream =
    { $stars ->
        [one] 1 star for the dreamer
       *[other] { $stars } stars for the dreamer
    }
astra-board-discard-icon = Discard icon between { $after } and { $before }
astra-board-above = above|Game End
astra-board-last-round = is the|last round
astra-board-deck =
    { $above ->
        [one] 1 card above Game End
       *[other] { $above } cards above Game End
    }
astra-board-game-end = Game End has appeared: round { $round } is the last
astra-board-strip-deck = to the end
astra-board-strip-last = round { $round } is the last

## A journal

astra-board-first = First player
astra-board-fame = fame
astra-board-fame-label = { $fame } fame
astra-board-stardust =
    { $stardust ->
       *[other] stardust
    }
astra-board-stardust-label = { $stardust } stardust
astra-board-pouch = pouch { $pouch }
astra-board-pouch-label = { $stardust } stardust, pouch size { $pouch }
astra-board-wisdom = wisdom
astra-board-wisdom-label = Wisdom { $wisdom }, card limit { $limit }
astra-board-limit = card limit { $limit }
astra-board-telescopes =
    { $telescopes ->
        [one] telescope
       *[other] telescopes
    }
astra-board-telescopes-label =
    { $telescopes ->
        [one] 1 telescope
       *[other] { $telescopes } telescopes
    }
astra-board-own-cards = Your cards, limit { $limit }
astra-board-owned = { $card }, { $element }, active: { $ability }
astra-board-owned-exhausted = { $card }, { $element }, exhausted: { $ability }
astra-board-room =
    { $room ->
        [one] room for 1
       *[other] room for { $room }
    }
astra-board-hand =
    { $cards ->
        [one] 1 card, limit { $limit }
       *[other] { $cards } cards, limit { $limit }
    }
astra-board-final = Final scoring
astra-board-final-label = Final Scoring card, worth { $fame } fame now

## Abilities in two or three words, below the cards of a journal

astra-board-short-stardust-4 = 4 stardust
astra-board-short-stardust-3 = 3 stardust
astra-board-short-stardust-2 = 2 stardust
astra-board-short-telescope = 1 telescope
astra-board-short-trade-telescopes = telescopes
astra-board-short-pouch = larger pouch
astra-board-short-wisdom = 1 wisdom
astra-board-short-fame-owned = fame, sphere
astra-board-short-fame-marked = fame, stars
astra-board-short-mark-any = any star
astra-board-short-mark-burst = star burst
astra-board-short-mark-two = two stars
astra-board-short-mark-three = three stars
astra-board-short-free-start = free start
astra-board-short-fame-grand = fame, grand
astra-board-short-refund-grand = free way
astra-board-short-refund-common = free common
astra-board-short-full-rest = full rest

## Ptolemy

astra-board-his-cards =
    { $cards ->
        [0] No discovered card{ $names }
        [one] 1 discovered card: { $names }
       *[other] { $cards } discovered cards: { $names }
    }
astra-board-library = Ptolemy’s library
astra-board-shelf = { $shelf }, die { $die }: { $what }
astra-board-shelf-left = Left card
astra-board-shelf-right = Right card
astra-board-shelf-pile = Pile
astra-board-shelf-empty = empty
astra-board-face-down = face down
astra-board-guide =
    { $stars ->
        [one] { $card }, { $element }, 1 star; he observes: { $goal }
       *[other] { $card }, { $element }, up to { $stars } stars; he observes: { $goal }
    }
astra-board-pile-note = pile { $pile } · discard { $discard }
astra-board-discard-note = discard { $discard }
astra-board-modifiers = Modifiers

## Explanations of signs: what they are and what they do now

astra-board-why-first = This player has the first turn of every round, all game long.
astra-board-why-fame = The player with the most fame at the end wins. The final scoring adds to it.
astra-board-why-fame-solo = You only win with more fame than Ptolemy. The final scoring adds to it.
astra-board-why-stardust =
    { $stardust ->
        [0] Observing costs 1 stardust for each star, and you have none. A Rest refills your pouch to { $pouch }.
        [one] Observing costs 1 stardust for each star: you can mark 1. A Rest refills your pouch to { $pouch }.
       *[other] Observing costs 1 stardust for each star: you can mark up to { $stardust }. A Rest refills your pouch to { $pouch }.
    }
astra-board-why-stardust-of = Observing costs 1 stardust for each star. A Rest refills the pouch up to its size.
astra-board-why-wisdom =
    { $missing ->
        [0] Wisdom raises the card limit. It has reached the highest.
       *[other] Wisdom raises the card limit: { $missing } more for a limit of { $next }. Each grand star gives 1.
    }
astra-board-why-telescopes = After an Observe, 1 telescope pays for observing once more in the same turn.
astra-board-why-room = You have { $cards } of at most { $limit } cards. If a discovery takes you over the limit, you discard.
astra-board-why-hand =
    { $cards ->
        [0] { $name } can keep { $limit } cards and has none yet.
       *[other] { $name } can keep { $limit } cards. { $list }.
    }
astra-board-why-card-active = Use it before your action. Then it is exhausted until you reactivate it.
astra-board-why-card-exhausted = A Rest reactivates it while its element is the active sphere, and so can a boon.
astra-board-why-final = Your secret card for the final scoring. { $elements } are marked from the start; each card you own marks one more square of its element. 2, 3 or 4 in a row bring { $two }, { $three } or { $four } fame, 3 or 4 in a column { $third } or { $fourth }.

astra-board-why-sphere = While this sphere is active, a Rest reactivates the player’s exhausted { $sphere } cards.
astra-board-why-sphere-active =
    { $cards ->
        [0] A Rest now would reactivate exhausted { $sphere } cards, but you have none. Then the marker moves on.
        [one] A Rest now would reactivate your exhausted { $sphere } card. Then the marker moves on.
       *[other] A Rest now would reactivate your { $cards } exhausted { $sphere } cards. Then the marker moves on.
    }
astra-board-why-sphere-active-all = A Rest now reactivates the player’s exhausted { $sphere } cards. Then the marker moves on.
astra-board-why-dream =
    { $stars ->
        [one] When a Rest brings the marker to { $sphere }, 1 star is marked for the dreamer.
       *[other] When a Rest brings the marker to { $sphere }, { $stars } stars of one card are marked for the dreamer.
    }
astra-board-why-marker = The marker shows the active sphere, { $sphere }. Each Rest moves it clockwise, next to { $next }.
astra-board-why-discard = When the marker passes this icon, the top card of the deck is discarded: the end comes sooner.
astra-board-why-deck =
    { $above ->
        [one] After 1 more card, Game End appears. Then this round or the next is the last.
       *[other] After { $above } more cards, Game End appears. Then this round or the next is the last.
    }
astra-board-why-last-round = Game End has appeared: the game ends after round { $round }.
astra-board-why-card-fame = A player who owns this card gains this fame in the final scoring, if the card is active then.

# A kind of boon, and whether the reader could pick it.
astra-board-why-boon-fame = Fame at once.
astra-board-why-boon-stardust = Stardust at once, even more than the pouch holds.
astra-board-why-boon-observation = Telescopes: each lets you observe once more in a turn.
astra-board-why-boon-improvement = The pouch grows, so a Rest refills it with more stardust.
astra-board-why-boon-wisdom = Wisdom, which raises the card limit.
astra-board-why-boon-activation = Exhausted cards of your choice become active again.
astra-board-why-boon-all = { $boon } When somebody discovers this card, the others with a star on it pick one boon each.
astra-board-why-boon-open = { $boon } You have no star here yet: with one, you can pick a boon when somebody else discovers this card.
astra-board-why-boon-own = { $boon } You have stars here, so you can pick a boon when somebody else discovers this card.
astra-board-why-boon-behind = { $boon } The dreamer has more stars here than you, so you can only pick one of the two boons on the right.
astra-board-why-boon-crossed = { $boon } It has already been picked in this discovery.

astra-board-why-his-fame = You only win with more fame than Ptolemy. At the end he gains more for cards, stars and telescopes.
astra-board-why-his-stardust =
    { $stardust ->
        [0] Ptolemy has no stardust left: in his next turn he rests.
       *[other] Ptolemy observes while he has stardust, for 1 each turn. Without any, he rests.
    }
astra-board-why-his-telescopes = Ptolemy only spends telescopes to complete a card. Those left bring him fame at the end.
astra-board-why-his-cards = Each card Ptolemy discovers brings him fame at the end, and more for elements and sets of all four.
astra-board-why-shelf = The die decides which card guides Ptolemy. Its element leads him to a card on the board; its number is how many stars he marks at most.
astra-board-why-shelf-unseen = If the die points here, this face-down card guides Ptolemy.
astra-board-why-shelf-no-pile = The pile is empty. If Ptolemy has to observe now and Game End has not appeared, you lose.
astra-board-why-shelf-empty = The pile was empty, so the used card was not replaced.
astra-board-why-piles =
    { $pile ->
        [one] If the pile is empty when Ptolemy has to observe, you lose. It has 1 card left. After Game End this no longer applies.
       *[other] If the pile is empty when Ptolemy has to observe, you lose. It has { $pile } cards left. After Game End this no longer applies.
    }
astra-board-why-piles-again = When his pile is empty, Ptolemy’s discard pile is shuffled and becomes the new pile.

## A discovery

astra-board-discovery = Discovery
astra-board-discovery-by = { $name } discovers { $the }
astra-board-discovery-dreamt = The dreamer completes { $the }
astra-board-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
astra-board-role-discovers = takes the card
astra-board-role-picks = picks now
astra-board-role-sealed = has picked, sealed
astra-board-role-reactivates = reactivates
astra-board-role-waits = picks later
astra-board-role-done = has picked
astra-board-role-dreams = picks nothing
astra-board-note-order = Assistants pick one boon each, those with most stars first.
astra-board-note-tied = Equal numbers of stars pick at the same time, unseen by each other.

## Cost and effect of a choice

astra-board-colon = :
astra-board-cost-stardust = 1 stardust ({ $left } left)
astra-board-cost-telescope = 1 telescope and 1 stardust ({ $left } left)
astra-board-cost-free = free
astra-board-cost-dream =
    { $left ->
        [0] the dreamer’s last star
        [one] for the dreamer, 1 star to follow
       *[other] for the dreamer, { $left } stars to follow
    }
astra-board-gain-wisdom = +1 wisdom
astra-board-gain-wisdom-limit = +1 wisdom, card limit { $limit }
astra-board-gain-neighbours =
    { $stars ->
        [one] 1 neighbour is marked with it
       *[other] { $stars } neighbours are marked with it
    }
astra-board-dead-end = the chain ends here
astra-board-completes = completes { $the }: the discovery is yours
astra-board-completes-dreamt = completes { $the }: nobody takes the card
astra-board-assisted =
    { $count ->
        [one] ; { $names } assists
       *[other] ; { $names } assist
    }
astra-board-pick-unseen = Nobody sees it until all have picked.

## The decision

astra-board-ask-turn = Observe a star, or rest.
astra-board-ask-turn-card = Use a card, observe a star, or rest.
astra-board-ask-no-stardust = You have no stardust: rest.
astra-board-ask-no-action = No action this turn: use further cards, or end it.
astra-board-ask-trading = Trade 3 stardust for a telescope?
astra-board-ask-mark-any = Mark any star.
astra-board-ask-mark-burst = Mark any star; its neighbours follow.
astra-board-ask-mark-first = Mark the first of two stars.
astra-board-ask-mark-second = Mark the second star.
astra-board-ask-mark-three = Mark star { $n } of 3, each on another card.
astra-board-ask-observing = Observe { $the }: choose the next star.
astra-board-ask-between = Observe again with a telescope, or finish.
astra-board-ask-discovery = Which card do you discover first?
astra-board-ask-picking = You assist in the discovery of { $of }: pick a boon.
astra-board-ask-reactivating =
    { $cards ->
        [one] Reactivate a card.
       *[other] Reactivate up to { $cards } cards.
    }
astra-board-ask-discarding =
    { $cards ->
        [one] Discard a card.
       *[other] Discard { $cards } cards.
    }
astra-board-ask-choosing-dream = Which card does the dreamer mark?
astra-board-ask-dreaming = Dream of { $of }: choose the dreamer’s next star.
astra-board-wait-turn = { $names } is to play.
astra-board-wait-observing = { $names } observes { $the }.
astra-board-wait-picking =
    { $count ->
        [one] { $names } picks a boon of { $of }.
       *[other] { $names } pick boons of { $of }.
    }
astra-board-wait-reactivating = { $names } reactivates cards.
astra-board-wait-discarding = { $names } discards down to the card limit.
astra-board-wait-dreaming = { $names } dreams of { $of }.
astra-board-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
astra-board-over-ptolemy = Ptolemy wins.
astra-board-detail-turn =
    { $telescopes ->
        [0] { $stardust } stardust, no telescopes.
        [one] { $stardust } stardust, 1 telescope.
       *[other] { $stardust } stardust, { $telescopes } telescopes.
    }
astra-board-detail-first = Lit stars are marked along the lines, for 1 stardust each; a rest refills your pouch.
astra-board-detail-ready =
    { $cards ->
        [one] 1 card is ready to use.
       *[other] { $cards } cards are ready to use.
    }
astra-board-detail-any = It is free and need not be adjacent to anything.
astra-board-detail-marking = They are free and follow the marking rule.
astra-board-detail-observing =
    { $lit ->
        [one] { $stardust } stardust left; 1 star is lit.
       *[other] { $stardust } stardust left; { $lit } stars are lit.
    }
astra-board-detail-between =
    { $telescopes ->
        [one] 1 telescope, { $stardust } stardust left.
       *[other] { $telescopes } telescopes, { $stardust } stardust left.
    }
astra-board-detail-picking =
    { $stars ->
        [one] You have 1 star on it.
       *[other] You have { $stars } stars on it.
    }
astra-board-detail-behind = The dreamer has { $stars }: only the two boons on the right are open to you.
astra-board-detail-tied = Picks are unseen until all have chosen.
astra-board-detail-reactivating = Any of your exhausted cards.
astra-board-detail-discarding = Your card limit is { $limit }; the new card may go as well.
astra-board-detail-choosing-dream = Equal numbers of stars: the choice is yours.
astra-board-detail-dreaming =
    { $left ->
        [one] 1 star to mark, at no cost.
       *[other] { $left } stars to mark, at no cost.
    }
astra-board-own-pick = Your pick is sealed: { $boon }.
astra-board-own-pick-none = Your pick is sealed: no boon.
astra-board-effect-free-start = Any common star may begin.
astra-board-effect-fame-grand = Grand stars bring fame.
astra-board-effect-refund-grand = The way to a grand star is free.
astra-board-effect-refund-common = Common stars alone are free.
astra-board-effect-full-rest = A rest gives the pouch size.

## Buttons

astra-board-do-rest = Rest
astra-board-do-trade = Trade
astra-board-do-stop-trading = No more
astra-board-do-stop-reactivating = Enough
astra-board-do-stop = Stop here
astra-board-do-finish = Finish
astra-board-do-finish-turn = End the turn
astra-board-do-decline = No boon

## Steps and facts

astra-board-step-ability = Ability
astra-board-step-action = Action
astra-board-step-discovery = Discovery
astra-board-step-dream = Dream
astra-board-fact-round = Round { $round }
astra-board-fact-round-of = Round { $round } of { $last }
astra-board-fact-players =
    { $players ->
        [one] against Ptolemy
       *[other] { $players } players
    }
astra-board-fact-own-turn = your turn
astra-board-fact-turn = { $name } plays

## Pictures

astra-board-poster = The table of Astra in round { $round }
astra-board-picture-card = { $card }, { $element }, { $stars } stars
astra-board-picture-a1-3 = A card: the starting star in a reticle, grand stars with rays and names, common stars as dots
astra-board-picture-a1-7 = A Final Scoring card: two squares marked from the start, the others by cards of each element
astra-board-picture-a1-8 = A journal: three stardust in a pouch of size 7, and a wisdom track with 6 spots and card limit 4
astra-board-picture-a3-2 = Two stars are marked; the one star adjacent to them is lit
astra-board-picture-a3-3 = A chain of two stars under way: two stars adjacent to the last one are lit
astra-board-picture-a3-5 = The wisdom track: six spots marked, card limit 4
astra-board-picture-a3-6 = The sphere board: the marker moves clockwise; between two spheres it passes the discard icon
astra-board-picture-a4-2 = A completed card: one player has discovered it, two assist, and the first boon is crossed out
astra-board-picture-a7-3 = The sphere board for two: each sphere has the number of stars the dreamer marks
astra-board-picture-a7-4 = The dreamer has three stars, the assistant two: only the two boons on the right are open
astra-board-picture-a8-6 = The sphere board for one: a place lies nearest to Earth, one to Fire, one to Air
