## Astra’s table on a page

## The cards on the board

astra-board-count = { $marked } of { $stars } stars
astra-board-count-none = { $stars } stars
# What the observer is after: how many stars a card lacks
astra-board-aim = { $missing } missing
astra-board-aim-label =
    { $missing ->
        [one] 1 star missing
       *[other] { $missing } stars missing
    }{ $own ->
        [0] {""}
        [one] , 1 is yours
       *[other] , { $own } are yours
    }{ $near ->
        [yes] , one turn is enough
       *[no] {""}
    }
# In the player’s own journal: a card that one turn can finish, the nearest one, the last round
astra-board-aim-soon = Discover in one turn: { $card }
astra-board-aim-next = Nearest discovery: { $card }, { $missing } missing
astra-board-aim-last = Last round: active cards score
astra-board-card-fame = { $fame } fame at the end, if active
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
astra-board-boon-sealed = Boon { $n }: { $boon }, your secret pick
astra-board-choose-discover = Discover this card first
astra-board-choose-dream = Dream of this card
astra-board-tabs = Constellations

## The sphere board. A bar separates the lines in the middle of the astrolabe

astra-board-spheres = Spheres, clockwise
astra-board-sphere = { $sphere } sphere
astra-board-sphere-active = { $sphere } sphere, active
astra-board-active-sphere = Active sphere: { $sphere }
astra-board-dream =
    { $stars ->
        [one] the dreamer marks 1 star
       *[other] the dreamer marks { $stars } stars
    }
astra-board-discard-icon = Discard icon between { $after } and { $before }
astra-board-above =
    { $above ->
        [one] card until|Game End
       *[other] cards until|Game End
    }
astra-board-last-round = is the|last round
astra-board-deck =
    { $above ->
        [one] 1 card left until Game End
       *[other] { $above } cards left until Game End
    }
astra-board-game-end = Game End has appeared: round { $round } is the last
astra-board-strip-deck =
    { $above ->
        [one] card left
       *[other] cards left
    }
astra-board-strip-last = last round: { $round }

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
astra-board-short-trade-telescopes = trade
astra-board-short-pouch = pouch +1
astra-board-short-wisdom = 1 wisdom
astra-board-short-fame-owned = sphere fame
astra-board-short-fame-marked = star fame
astra-board-short-mark-any = any star
astra-board-short-mark-burst = star burst
astra-board-short-mark-two = two stars
astra-board-short-mark-three = three stars
astra-board-short-free-start = free start
astra-board-short-fame-grand = grand fame
astra-board-short-refund-grand = grand refund
astra-board-short-refund-common = common refund
astra-board-short-full-rest = full rest

## Ptolemy

astra-board-his-cards =
    { $cards ->
        [0] No cards discovered{ $names }
        [one] 1 card discovered: { $names }
       *[other] { $cards } cards discovered: { $names }
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

astra-board-why-first = This player goes first in every round, all game long.
astra-board-why-fame = The player with the most fame at the end wins. Final scoring adds to it.
astra-board-why-fame-solo = You win only with more fame than Ptolemy. Final scoring adds to it.
astra-board-why-stardust =
    { $stardust ->
        [0] Observing costs 1 stardust for each star, and you have none. A Rest refills your pouch to { $pouch }.
        [one] Observing costs 1 stardust for each star: you can mark 1. A Rest refills your pouch to { $pouch }.
       *[other] Observing costs 1 stardust for each star: you can mark up to { $stardust }. A Rest refills your pouch to { $pouch }.
    }
astra-board-why-stardust-of = Observing costs 1 stardust for each star. A Rest refills the pouch up to its size.
astra-board-why-wisdom =
    { $missing ->
        [0] Wisdom raises the card limit. Yours is at its highest.
       *[other] Wisdom raises the card limit: { $missing } more for a limit of { $next }. Each grand star gives 1.
    }
astra-board-why-telescopes = After an Observe, spend 1 telescope to observe again in the same turn.
astra-board-why-room = You have { $cards } of at most { $limit } cards. If a discovery takes you over the limit, discard.
astra-board-why-hand =
    { $cards ->
        [0] { $name } can keep { $limit } cards and has none yet.
       *[other] { $name } can keep { $limit } cards. { $list }.
    }
astra-board-why-card-active = Use it before your action. Then it is exhausted until you reactivate it.
astra-board-why-card-exhausted = A Rest reactivates it while its element is the active sphere. A boon can do it too.
astra-board-why-final = Your secret card for the final scoring. The rows are { $rows }. { $elements } are marked from the start; each card you own marks one more square of its element. 2, 3 or 4 in a row score { $two }, { $three } or { $four } fame; 3 or 4 in a column score { $third } or { $fourth }.

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
        [one] When a Rest moves the marker to { $sphere }, the dreamer marks 1 star.
       *[other] When a Rest moves the marker to { $sphere }, the dreamer marks { $stars } stars of one card.
    }
astra-board-why-marker = The marker shows the active sphere, { $sphere }. Each Rest moves it clockwise, next to { $next }.
astra-board-why-discard = When the marker passes this icon, the top card of the deck is discarded, so the end comes sooner.
astra-board-why-deck =
    { $above ->
        [one] After 1 more card, Game End appears. Then this round or the next is the last.
       *[other] After { $above } more cards, Game End appears. Then this round or the next is the last.
    }
astra-board-why-last-round = Game End has appeared: the game ends after round { $round }.
astra-board-why-aim =
    Whoever marks the last star takes the card. { $elements ->
        [0] It would score you { $fame } fame at the end if active.
       *[other] It would score you { $fame } fame at the end if active, and { $elements } on your Final Scoring card.
    } { $own ->
        [0] If others take it, a star of yours would bring you a boon.
       *[other] If others take it, you pick a boon.
    }
astra-board-why-own-aim = The player with the most fame wins. Discover constellations: each one scores its fame while active and fills your Final Scoring card. Stars on cards that others discover bring you boons.
astra-board-why-element = This sign stands for { $element }. A Rest reactivates { $element } cards while this sphere is active. At the end, each of your { $element } cards marks a square of its row on your Final Scoring card.
astra-board-why-card-fame = The owner of this card gains this fame in the final scoring, if the card is active then.

# A kind of boon, and whether the reader could pick it.
astra-board-why-boon-fame = Fame at once.
astra-board-why-boon-stardust = Stardust at once, even more than your pouch holds.
astra-board-why-boon-observation = Telescopes: each lets you observe once more in a turn.
astra-board-why-boon-improvement = Your pouch grows, so a Rest gives you more stardust.
astra-board-why-boon-wisdom = Wisdom, which raises your card limit.
astra-board-why-boon-activation = Exhausted cards of your choice become active again.
astra-board-why-boon-all = { $boon } When someone discovers this card, the others with a star on it pick one boon each.
astra-board-why-boon-open = { $boon } You have no star here yet. With one, you can pick a boon when someone else discovers this card.
astra-board-why-boon-own = { $boon } You have stars here, so you can pick a boon when someone else discovers this card.
astra-board-why-boon-behind = { $boon } The dreamer has more stars here than you, so you can only pick one of the two boons on the right.
astra-board-why-boon-crossed = { $boon } It has already been picked in this discovery.

astra-board-why-his-fame = You win only with more fame than Ptolemy. At the end, he gains more for cards, stars and telescopes.
astra-board-why-his-stardust =
    { $stardust ->
        [0] Ptolemy has no stardust left, so he rests on his next turn.
       *[other] Ptolemy observes while he has stardust, for 1 each turn. Without any, he rests.
    }
astra-board-why-his-telescopes = Ptolemy spends telescopes only to complete a card. Those left score fame at the end.
astra-board-why-his-cards = Each card Ptolemy discovers scores fame at the end, and so do elements and sets of all four.
astra-board-why-shelf = The die decides which card guides Ptolemy. Its element leads him to a card on the board; its number is how many stars he marks at most.
astra-board-why-shelf-unseen = If the die points here, this face-down card guides Ptolemy.
astra-board-why-shelf-no-pile = The pile is empty. If Ptolemy has to observe now and Game End has not appeared, you lose.
astra-board-why-shelf-empty = The pile was empty, so the used card was not replaced.
astra-board-why-piles =
    { $pile ->
        [one] If the pile is empty when Ptolemy has to observe, you lose. It has 1 card left. After Game End this no longer applies.
       *[other] If the pile is empty when Ptolemy has to observe, you lose. It has { $pile } cards left. After Game End this no longer applies.
    }
astra-board-why-piles-again = When his pile runs out, Ptolemy’s discard pile is shuffled into a new pile.

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
astra-board-role-picks = picking now
astra-board-role-sealed = has picked in secret
astra-board-role-reactivates = reactivating cards
astra-board-role-waits = picks later
astra-board-role-done = has picked
astra-board-role-dreams = picks no boon
astra-board-note-order = Assistants pick one boon each, most stars first.
astra-board-note-tied = Players tied on stars pick at the same time, in secret.

## Cost and effect of a choice

astra-board-colon = :
astra-board-cost-stardust = 1 stardust ({ $left } left)
astra-board-cost-telescope = 1 telescope and 1 stardust ({ $left } left)
astra-board-cost-free = free
astra-board-cost-dream =
    { $left ->
        [0] the dreamer’s last star
        [one] for the dreamer, 1 more to mark
       *[other] for the dreamer, { $left } more to mark
    }
astra-board-gain-wisdom = +1 wisdom
astra-board-gain-wisdom-limit = +1 wisdom, card limit { $limit }
astra-board-gain-neighbours =
    { $stars ->
        [one] also marks 1 neighbour
       *[other] also marks { $stars } neighbours
    }
astra-board-dead-end = the chain ends here
astra-board-completes = completes { $the }: you discover it
astra-board-completes-dreamt = completes { $the }: nobody gets the card
astra-board-assisted =
    { $count ->
        [one] ; { $names } assists
       *[other] ; { $names } assist
    }
astra-board-again-discovers = This discovers { $the } and can’t be undone. Press again to mark the star.
astra-board-again-dreamt = The dreamer completes { $the }, and that can’t be undone. Press again to mark the star.
astra-board-pick-unseen = Hidden until everyone has picked.

## The decision

astra-board-ask-turn = Observe a star, or rest.
astra-board-ask-turn-card = Use an ability, observe a star, or rest.
astra-board-ask-no-stardust = No stardust left: rest.
astra-board-ask-no-stardust-card = No stardust left: use an ability, or rest.
astra-board-ask-no-action = No action this turn: use another ability, or end your turn.
astra-board-ask-trading = Trade 3 stardust for a telescope?
astra-board-ask-mark-any = Mark any star.
astra-board-ask-mark-burst = Mark any star: its neighbours are marked too.
astra-board-ask-mark-first = Mark the first of two stars.
astra-board-ask-mark-second = Mark the second star.
astra-board-ask-mark-three = Mark star { $n } of 3, each on a different card.
astra-board-ask-observing = Observe { $the }: choose the next star.
astra-board-ask-between = Observe again with a telescope, or finish.
astra-board-ask-discovery = Which card do you discover first?
astra-board-ask-picking = You helped discover { $of }: pick a boon.
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
astra-board-ask-choosing-dream = Choose a card for the dreamer.
astra-board-ask-dreaming = Dream of { $of }: choose the dreamer’s next star.
astra-board-wait-turn = Waiting for { $names }.
astra-board-wait-observing = { $names } is observing { $the }.
astra-board-wait-picking =
    { $count ->
        [one] { $names } is picking a boon from { $of }.
       *[other] { $names } are picking boons from { $of }.
    }
astra-board-wait-reactivating = { $names } is reactivating cards.
astra-board-wait-discarding = { $names } is discarding down to the card limit.
astra-board-wait-dreaming = { $names } is dreaming of { $of }.
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
astra-board-detail-first = Mark highlighted stars along the lines for 1 stardust each, or rest to refill your pouch.
astra-board-detail-ready =
    { $cards ->
        [one] 1 ability is ready.
       *[other] { $cards } abilities are ready.
    }
astra-board-detail-any = It’s free, and it can be anywhere.
astra-board-detail-marking = They are free, but follow the usual marking rules.
astra-board-detail-observing =
    { $lit ->
        [one] { $stardust } stardust left, 1 star to choose from.
       *[other] { $stardust } stardust left, { $lit } stars to choose from.
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
astra-board-detail-behind = The dreamer has { $stars }: you can only pick one of the two boons on the right.
astra-board-detail-tied = Picks stay hidden until everyone has picked.
astra-board-detail-reactivating = Any of your exhausted cards.
astra-board-detail-discarding = Your card limit is { $limit }. You can discard the new card too.
astra-board-detail-choosing-dream = They have the same number of stars, so you choose.
astra-board-detail-dreaming =
    { $left ->
        [one] 1 star to mark, free of charge.
       *[other] { $left } stars to mark, free of charge.
    }
astra-board-own-pick = Your secret pick: { $boon }.
astra-board-own-pick-none = Your secret pick: no boon.
astra-board-effect-free-start = You can start on any common star.
astra-board-effect-fame-grand = Grand stars give you fame.
astra-board-effect-refund-grand = You get back stardust spent before a grand star.
astra-board-effect-refund-common = Mark only common stars to get your stardust back.
astra-board-effect-full-rest = Resting adds your full pouch size.

## Buttons

astra-board-do-rest = Rest
astra-board-do-trade = Trade
astra-board-do-stop-trading = Done
astra-board-do-stop-reactivating = Done
astra-board-do-stop = Stop here
astra-board-do-finish = Finish
astra-board-do-finish-turn = End turn
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
astra-board-fact-turn = { $name }’s turn

## Pictures

astra-board-poster = The Astra table in round { $round }
astra-board-picture-card = { $card }, { $element }, { $stars } stars
astra-board-picture-a1-3 = A card: the starting star in a reticle, grand stars with rays and names, common stars as dots
astra-board-picture-a1-7 = A Final Scoring card: two squares are marked from the start, the others by your cards of each element
astra-board-picture-a1-8 = A journal: three stardust in a pouch of size 7, and a wisdom track with six spots marked and card limit 4
astra-board-picture-a3-2 = Two stars are marked; the one star adjacent to them is highlighted
astra-board-picture-a3-3 = A chain of two stars so far: the two stars adjacent to the last one are highlighted
astra-board-picture-a3-5 = The wisdom track: six spots marked, card limit 4
astra-board-picture-a3-6 = The sphere board: the marker moves clockwise; between two spheres it passes the discard icon
astra-board-picture-a4-2 = A completed card: one player has discovered it, two are assisting, and the first boon is crossed out
astra-board-picture-a7-3 = The sphere board for two players: each sphere shows how many stars the dreamer marks
astra-board-picture-a7-4 = The dreamer has three stars, the assistant two: only the two boons on the right can be picked
astra-board-picture-a8-6 = The solo sphere board: one place is nearest to Earth, one to Fire, one to Air
