## Stellium

stellium-title = Stellium

## Bodies. Their kinds are also the colours of objectives and symbols, and the influence tokens

stellium-body-planet = Planet
    .a = a Planet
    .the = the Planet
    .many = Planets
    .count =
        { $n ->
            [one] 1 Planet
           *[other] { $n } Planets
        }
    .figure = Planet
    .most = As many Planets as possible
    .colour = green
    .influence = swap
stellium-body-comet = Comet
    .a = a Comet
    .the = the Comet
    .many = Comets
    .count =
        { $n ->
            [one] 1 Comet
           *[other] { $n } Comets
        }
    .figure = Comet
    .most = As many Comets as possible
    .colour = blue
    .influence = strike
stellium-body-star = Star
    .a = a Star
    .the = the Star
    .many = Stars
    .count =
        { $n ->
            [one] 1 Star
           *[other] { $n } Stars
        }
    .figure = Star
    .most = As many Stars as possible
    .colour = yellow
    .influence = turn
stellium-body-supernova = Supernova
    .a = a Supernova
    .the = the Supernova
    .many = Supernovas
    .count =
        { $n ->
            [one] 1 Supernova
           *[other] { $n } Supernovas
        }
    .figure = Supernova
    .most = As many Supernovas as possible
    .colour = pink
    .influence = pull
# A body of unknown kind.
stellium-body-any = body
    .a = a body
    .the = the body

## Discs, named after real galaxies

stellium-disc-andromeda = Andromeda
stellium-disc-cartwheel = Cartwheel
stellium-disc-pinwheel = Pinwheel
stellium-disc-sombrero = Sombrero
stellium-disc-sunflower = Sunflower
stellium-disc-whirlpool = Whirlpool

## Cells; the other forms follow a verb

stellium-cell-centre = galaxy { $galaxy }, centre
    .at = at the centre of galaxy { $galaxy }
    .to = to the centre of galaxy { $galaxy }
    .from = from the centre of galaxy { $galaxy }
stellium-cell-ring = galaxy { $galaxy }, { $place }
    .at = on the { $place } cell of galaxy { $galaxy }
    .to = to the { $place } cell of galaxy { $galaxy }
    .from = from the { $place } cell of galaxy { $galaxy }
# Named by the galaxies around it, since black holes have no numbers on the board.
stellium-cell-hole = black hole between { $galaxies }
    .at = on the black hole between { $galaxies }
    .to = onto the black hole between { $galaxies }
    .from = from the black hole between { $galaxies }
# Several cells of one galaxy, in brackets after it.
stellium-cells-galaxy = galaxy { $galaxy } ({ $places })
# Where a cell lies in its galaxy, as drawn.
stellium-place-centre = centre
stellium-place-1 = right
stellium-place-2 = lower right
stellium-place-3 = lower left
stellium-place-4 = left
stellium-place-5 = upper left
stellium-place-6 = upper right

stellium-direction-1 = to the right
stellium-direction-2 = to the lower right
stellium-direction-3 = to the lower left
stellium-direction-4 = to the left
stellium-direction-5 = to the upper left
stellium-direction-6 = to the upper right

## Objectives: kind, name and condition

stellium-kind-line = Line
    .name = { $body } line
    .asks = 3 adjacent { $bodies } in a straight line
stellium-kind-arc = Arc
    .name = { $body } arc
    .asks = 3 adjacent { $bodies } in an arc
stellium-kind-rectangle = Rectangle
    .name = { $body } rectangle
    .asks = 4 { $bodies } in a rectangle around one cell
stellium-kind-diamond = Diamond
    .name = { $body } diamond with { $others }
    .asks = 2 adjacent { $bodies } and 2 { $others }, one on each side, in a diamond
stellium-kind-triangle = Triangle
    .name = { $body } triangle
    .asks = 3 { $bodies }, all adjacent to each other
stellium-kind-tripod = Tripod
    .name = { $body } tripod
    .asks = 3 { $bodies } around one cell, no two of them adjacent
stellium-kind-s = S
    .name = { $body } S
    .asks = 4 adjacent { $bodies } in an S, not mirrored, on at least two galaxies
stellium-kind-bridge = Bridge
    .name = { $body } bridge
    .asks = 2 adjacent { $bodies } on two different galaxies
stellium-kind-centres = Centres
    .name = { $bodies } on centres
    .asks = { $most } on galaxy centres
stellium-kind-symbols = Symbols
    .name = { $bodies } on their symbols
    .asks = { $most } on { $colour } symbols
stellium-objective =
    { $points ->
        [one] { $asks }: 1 point.
       *[other] { $asks }: { $points } points.
    }
stellium-objective-counting = { $asks }: { $points } points for 1 to { $most } of them.
stellium-objective-quoted = “{ $objective }”

## Actions

stellium-action-keep = Keep { $body }
stellium-action-let-go =
    { $left ->
        [0] Let { $body } go and feel for another
        [1] Let { $body } go and keep the next one
       *[other] Let { $body } go and feel for another (up to { $left } more)
    }
stellium-action-grasp = Take { $body } from the bag
stellium-action-place = Put { $body } { $at }: { $influence }
stellium-action-place-token = Put { $body } { $at } with the { $token } token: { $influence }
stellium-action-collide = Put { $body } in place of { $hit } ({ $cell }): { $influence }
stellium-action-collide-token = Put { $body } in place of { $hit } ({ $cell }) with the { $token } token: { $influence }
stellium-action-swap = Swap { $body } ({ $cell }) and { $other } ({ $with })
stellium-action-push = Push { $direction }
stellium-action-push-to =
    { $n ->
        [one] Push { $direction }: { $body } goes { $to }
       *[other] Push { $direction }: { $n } bodies move, the last one ({ $body }) { $to }
    }
stellium-action-push-off =
    { $n ->
        [one] Push { $direction }: { $body } leaves the board and goes back into the bag
       *[other] Push { $direction }: { $n } bodies move, the last one ({ $body }) off the board and back into the bag
    }
stellium-action-turn =
    { $sixths ->
        [one] Turn galaxy { $galaxy } clockwise by 1 sixth ({ $degrees }°)
       *[other] Turn galaxy { $galaxy } clockwise by { $sixths } sixths ({ $degrees }°)
    }
stellium-action-turn-any =
    { $sixths ->
        [one] Turn the galaxy clockwise by 1 sixth ({ $degrees }°)
       *[other] Turn the galaxy clockwise by { $sixths } sixths ({ $degrees }°)
    }
stellium-action-attract = Pull { $body } ({ $cell }) { $to }
stellium-action-skip = Use no influence
stellium-action-validate =
    { $points ->
        [one] Score { $objective } for 1 point: { $cells }
       *[other] Score { $objective } for { $points } points: { $cells }
    }
stellium-action-leave = Leave { $body } ({ $cell }) on the board
stellium-action-done = Finish scoring
stellium-action-reload = Refill: put { $body } { $at }
stellium-action-take = Take the objective { $objective }
stellium-action-drop = Discard the objective { $objective } for a new one
stellium-action-stay = Keep all three objectives

## Events

stellium-event-turn-began = Round { $round }: { $name }’s turn.
stellium-event-bag-empty = The bag is empty: { $name } has no body to place.
stellium-event-body-felt = { $name } feels { $body } in the bag.
stellium-event-body-let-go = { $name } lets { $body } go.
stellium-event-body-kept = { $name } takes { $body } from the bag.
stellium-event-token-spent = { $name } spends the { $token } token: { $influence }.
stellium-event-body-placed = { $name } places { $body } { $at }.
stellium-event-bodies-swapped = Swap: the bodies { $at } and { $with } change places.
stellium-event-body-pushed = { $body } is pushed { $from } { $to }.
stellium-event-body-pushed-off = { $body } is pushed { $from } off the board and back into the bag.
stellium-event-galaxy-turned =
    { $sixths ->
        [one] Galaxy { $galaxy } turns clockwise by 1 sixth.
       *[other] Galaxy { $galaxy } turns clockwise by { $sixths } sixths.
    }
stellium-event-body-attracted = { $body } ({ $cell }) is pulled { $to }.
stellium-event-no-influence = { $name } uses no influence.
stellium-event-objective-validated =
    { $points ->
        [one] { $name } scores { $objective } for 1 point: { $cells }.
       *[other] { $name } scores { $objective } for { $points } points: { $cells }.
    }
stellium-event-bodies-returned =
    { $count ->
        [one] 1 body goes back into the bag: { $cells }. The one { $stays } stays.
       *[other] { $count } bodies go back into the bag: { $cells }. The one { $stays } stays.
    }
stellium-event-body-stays = The body { $stays } stays.
stellium-event-limit-reached = { $name } reaches the points limit: round { $round } is the last.
stellium-event-galaxy-emptied = Galaxy { $galaxy } is empty. Drawn to refill it: { $drawn }.
stellium-event-galaxy-emptied-with-bag = Galaxy { $galaxy } and the bag are both empty: the galaxy is not refilled.
stellium-event-body-reloaded = Refill: { $name } puts { $body } { $at }.
stellium-event-galaxy-reloaded = Galaxy { $galaxy } is refilled; any body left over goes back into the bag.
stellium-event-objective-taken = { $name } takes the objective { $objective }.
stellium-event-objective-dropped = { $name } discards the objective { $objective }.
stellium-event-objective-dropped-unseen = { $name } discards an objective.
stellium-event-hand-kept = { $name } keeps all three objectives.
stellium-event-objective-revealed = New objective: { $objective }.
stellium-event-reserve-empty = The reserve is empty: the face-up objectives are set aside ({ $objectives }), and round { $round } is the last.
stellium-event-bag-stayed-empty = The bag was empty for a whole round, and nobody scored or took an objective: the game ends here.
stellium-event-rounds-over = That was the hundredth round: the game ends here.
stellium-event-game-over = The game is over.

## Refused actions

stellium-illegal = { $sentence } ({ $rule })
stellium-illegal-game-over = The game is over.
stellium-illegal-not-your-turn = It isn’t your turn. Wait for the others.
stellium-illegal-not-now = You can’t do that now. Choose one of the actions on offer.
stellium-illegal-not-in-bag = There is no body of this kind in the bag. Choose another kind.
stellium-illegal-no-such-token = You can’t use this influence. Use the body’s own, or that of a token you have left.
stellium-illegal-cell-taken = There is already a body on this cell. Choose an empty one.
stellium-illegal-black-hole = You can’t place a body on a black hole. Choose an empty cell in a galaxy.
stellium-illegal-nothing-to-hit = There is nothing to strike on this cell. Choose a cell with a body.
stellium-illegal-no-body = There is no body on this cell. Choose a cell with one.
stellium-illegal-just-placed = You can’t move the body you just placed. Choose another one.
stellium-illegal-wrong-kind = This body isn’t the same kind as the one you just placed. Choose one that is, then any body beside it.
stellium-illegal-same-swap = These two bodies are the same kind. Name the cell with the lower number first.
stellium-illegal-not-adjacent = These two cells aren’t adjacent. Choose two neighbours.
stellium-illegal-whole-turn = A galaxy can’t stay as it is or turn all the way round. Turn it by one to five sixths.
stellium-illegal-not-a-black-hole = This cell isn’t a black hole. Choose an empty black hole.
stellium-illegal-must-apply = You have to use the influence if you can. Choose how.
stellium-illegal-not-your-objective = This objective isn’t in your hand. Choose one of yours.
stellium-illegal-not-the-picture = The bodies on these cells don’t match the objective. Choose cells that show it exactly.
stellium-illegal-resting = This body went back into the bag this turn. Choose cells without it, even if a refill has brought it back.
stellium-illegal-not-used = This body wasn’t used for the objective. Choose one that was.
stellium-illegal-not-drawn = This body wasn’t drawn. Choose one that was.
stellium-illegal-not-a-start = This isn’t a starting cell of the empty galaxy. Choose one of its cells with a symbol.
stellium-illegal-not-face-up = This objective isn’t face up. Take one that is.

## Sources of the final score

stellium-source-objectives = objectives
    .why = The points of the objectives you scored.
stellium-source-tokens = unused tokens
    .why = 1 point for each influence token you kept.
stellium-source-colours = different colours
    .why = 1 point for each different colour among your scored objectives.

## Options

stellium-option-feels =
    .meaning = How many bodies a player can feel in the bag each turn; the last one must be kept. Default: 5. With unlimited, players simply choose the kind they want.
stellium-option-first =
    .meaning = Who goes first: a random player (default), or the player in this seat.
stellium-option-influence =
    .meaning = Whether the influence of a placed body must be used whenever possible (mandatory, the default) or can be skipped (optional).
stellium-option-limit =
    .meaning = Objective points that end the game: 30, 25 or 20 with 2, 3 or 4 players (usual, the default), or 5 fewer for a first game (first).
stellium-option-memory =
    .meaning = Whether objectives taken and discarded stay visible to everyone (on, the default) or only to their owner (off).
stellium-option-cards =
    .meaning = Your own file of objectives instead of the game’s 40; almagest cards stellium --check FILE checks it.

## Errors in a recorded setup

deal-discs = not every disc is used exactly once
deal-disc-turn = a disc is not turned by 0 to 5 sixths
deal-bodies = not every galaxy has one body of each kind
deal-objectives = not every objective is there exactly once

## The table in words, line by line

stellium-table-head = Round { $round }, { $name }’s turn: { $stage }. { $end }
stellium-table-over = Round { $round }: the game is over.
stellium-table-limit = The game ends at { $limit } points.
stellium-table-last-round = Round { $round } is the last.
stellium-table-galaxy = Galaxy { $galaxy } ({ $disc }): { $places }.
stellium-table-place = { $place }: { $body }
stellium-table-place-symbol = { $place }: { $body } ({ $colour } symbol)
stellium-table-empty = empty
stellium-table-holes = Black holes: { $holes }; the others are empty.
stellium-table-holes-empty = Black holes: all empty.
stellium-table-hole = between { $galaxies }: { $body }
stellium-table-bag =
    { $n ->
        [0] Bag: empty.
        [one] Bag, 1 body: { $bodies }.
       *[other] Bag, { $n } bodies: { $bodies }.
    }
stellium-table-bag-bodies = { $bodies } ({ $colour })
stellium-table-open = Face-up objectives: { $objectives }. Reserve: { $reserve }.
stellium-table-aside = Objectives set aside: { $objectives }.
stellium-table-dropped = Objectives discarded: { $objectives }.
stellium-table-objective = { $objective } ({ $points })
stellium-table-player =
    { $points ->
        [one] { $name }: 1 point; tokens: { $tokens }; scored: { $validated }; in hand: { $hand }.
       *[other] { $name }: { $points } points; tokens: { $tokens }; scored: { $validated }; in hand: { $hand }.
    }
stellium-table-hidden = { $n } hidden
stellium-table-none = none

## The next decision, after a colon

stellium-stage-feeling =
    { $left ->
        [one] whether to keep { $body } or let it go (1 more try)
       *[other] whether to keep { $body } or let it go (up to { $left } more tries)
    }
stellium-stage-grasping = which body to take from the bag
stellium-stage-placing = where to put { $body }
stellium-stage-influencing = how to use the { $influence } of { $body } ({ $cell })
stellium-stage-pushing = where to push { $body } ({ $cell })
stellium-stage-reloading = { $reloader } refills galaxy { $galaxy } from { $drawn }, { $left } to place
stellium-stage-validating = which objective to score, if any
stellium-stage-leaving = which body stays ({ $cells })
stellium-stage-exchanging = whether to keep all three objectives or discard one
stellium-stage-taking = which objective to take
stellium-stage-over = the game is over
