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
    .influence = collision
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
    .influence = rotation
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
    .influence = attraction
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
    .asks = 3 adjacent { $bodies } on an arc of a circle
stellium-kind-rectangle = Rectangle
    .name = { $body } rectangle
    .asks = 4 { $bodies } that form a rectangle and share a neighbouring cell
stellium-kind-diamond = Diamond
    .name = { $body } diamond with { $others }
    .asks = 2 adjacent { $bodies } that form a diamond with 2 { $others }, one on each side
stellium-kind-triangle = Triangle
    .name = { $body } triangle
    .asks = 3 { $bodies } adjacent to each other
stellium-kind-tripod = Tripod
    .name = { $body } tripod
    .asks = 3 { $bodies } that share a neighbouring cell, no two of them adjacent
stellium-kind-s = S
    .name = { $body } S
    .asks = 4 adjacent { $bodies } that form an S, not mirrored, on at least two galaxies
stellium-kind-bridge = Bridge
    .name = { $body } bridge
    .asks = 2 adjacent { $bodies } on two different galaxies
stellium-kind-centres = Centres
    .name = { $bodies } on centres
    .asks = { $most } on the centres of galaxies
stellium-kind-symbols = Symbols
    .name = { $bodies } on their symbols
    .asks = { $most } on symbols of their own colour, { $colour }
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
        [1] Let { $body } go and feel for another, which must be kept
       *[other] Let { $body } go and feel for another (up to { $left } more)
    }
stellium-action-grasp = Take { $body } out of the bag
stellium-action-place = Put { $body } { $at }: { $influence }
stellium-action-place-token = Put { $body } { $at } with the { $token } token: { $influence }
stellium-action-collide = Put { $body } onto { $hit } ({ $cell }): { $influence }
stellium-action-collide-token = Put { $body } onto { $hit } ({ $cell }) with the { $token } token: { $influence }
stellium-action-swap = Swap { $body } ({ $cell }) and { $other } ({ $with })
stellium-action-push = Push { $direction }
stellium-action-push-to =
    { $n ->
        [one] Push { $direction }: { $body } goes { $to }
       *[other] Push { $direction }: { $n } bodies move on, the last one, { $body }, { $to }
    }
stellium-action-push-off =
    { $n ->
        [one] Push { $direction }: { $body } leaves the universe and goes back into the bag
       *[other] Push { $direction }: { $n } bodies move on, the last one, { $body }, leaves the universe and goes back into the bag
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
stellium-action-attract = Draw { $body } ({ $cell }) { $to }
stellium-action-skip = Apply no influence
stellium-action-validate =
    { $points ->
        [one] Validate { $objective } for 1 point: { $cells }
       *[other] Validate { $objective } for { $points } points: { $cells }
    }
stellium-action-leave = Leave only { $body } ({ $cell })
stellium-action-done = Validate no more
stellium-action-reload = Reload: put { $body } { $at }
stellium-action-take = Take the objective { $objective }
stellium-action-drop = Drop the objective { $objective } for a new one
stellium-action-stay = Keep all three objectives

## Events

stellium-event-turn-began = Round { $round }: { $name } to play.
stellium-event-bag-empty = The bag is empty: { $name } has no body to place.
stellium-event-body-felt = { $name } feels { $body } in the bag.
stellium-event-body-let-go = { $name } lets { $body } go.
stellium-event-body-kept = { $name } takes { $body } out of the bag.
stellium-event-token-spent = { $name } spends the { $token } token: { $influence }.
stellium-event-body-placed = { $name } places { $body } { $at }.
stellium-event-bodies-swapped = Swap: the body { $at } and the one { $with } change places.
stellium-event-body-pushed = { $body } is pushed { $from } { $to }.
stellium-event-body-pushed-off = { $body } is pushed { $from } off the universe and goes back into the bag.
stellium-event-galaxy-turned =
    { $sixths ->
        [one] Galaxy { $galaxy } turns clockwise by 1 sixth.
       *[other] Galaxy { $galaxy } turns clockwise by { $sixths } sixths.
    }
stellium-event-body-attracted = { $body } ({ $cell }) is drawn { $to }.
stellium-event-no-influence = { $name } applies no influence.
stellium-event-objective-validated =
    { $points ->
        [one] { $name } validates the objective { $objective } and gains 1 point: { $cells }.
       *[other] { $name } validates the objective { $objective } and gains { $points } points: { $cells }.
    }
stellium-event-bodies-returned =
    { $count ->
        [one] 1 body goes back into the bag: { $cells }. The one { $stays } stays.
       *[other] { $count } bodies go back into the bag: { $cells }. The one { $stays } stays.
    }
stellium-event-body-stays = The body { $stays } stays.
stellium-event-limit-reached = { $name } reaches the limit: round { $round } is the last.
stellium-event-galaxy-emptied = Galaxy { $galaxy } is empty. Drawn to reload it: { $drawn }.
stellium-event-galaxy-emptied-with-bag = Galaxy { $galaxy } is empty, and so is the bag: it stays empty.
stellium-event-body-reloaded = Reload: { $name } puts { $body } { $at }.
stellium-event-galaxy-reloaded = The reload of galaxy { $galaxy } is over; a body left over goes back into the bag.
stellium-event-objective-taken = { $name } takes the objective { $objective }.
stellium-event-objective-dropped = { $name } drops the objective { $objective }, which is out of the game.
stellium-event-objective-dropped-unseen = { $name } drops an objective, which is out of the game.
stellium-event-hand-kept = { $name } keeps all three objectives.
stellium-event-objective-revealed = A new objective lies face up: { $objective }.
stellium-event-reserve-empty = The reserve is empty: the face-up objectives are set aside ({ $objectives }), and round { $round } is the last.
stellium-event-bag-stayed-empty = A whole round has passed with an empty bag and no objective validated or taken: the game ends here.
stellium-event-rounds-over = That was the hundredth round: the game ends here.
stellium-event-game-over = The game is over.

## Refused actions

stellium-illegal = { $sentence } ({ $rule })
stellium-illegal-game-over = The game is over: nothing more can be played.
stellium-illegal-not-your-turn = It is not for you to act now: wait for the others.
stellium-illegal-not-now = This cannot be done now: choose one of the actions offered.
stellium-illegal-not-in-bag = The bag has no body of this kind: choose a kind that is in it.
stellium-illegal-no-such-token = This influence is neither the body’s own nor that of a token you have left: choose one of these.
stellium-illegal-cell-taken = There is a body on this cell already: choose an empty one.
stellium-illegal-black-hole = No body is placed directly on a black hole: choose an empty cell of a galaxy.
stellium-illegal-nothing-to-hit = There is nothing to collide with on this cell: choose a cell with a body.
stellium-illegal-no-body = There is no body on this cell: choose a cell with one.
stellium-illegal-just-placed = The body just placed is not moved: choose another one.
stellium-illegal-wrong-kind = This body is not of the same kind as the one just placed: choose one that is, and then any body beside it.
stellium-illegal-same-swap = These two bodies are of one kind: name the cell with the lower number first.
stellium-illegal-not-adjacent = These two cells are not adjacent: choose two neighbours.
stellium-illegal-whole-turn = A galaxy cannot stay as it is or turn the whole way round: turn it by one to five sixths.
stellium-illegal-not-a-black-hole = This cell is not a black hole: choose an empty black hole.
stellium-illegal-must-apply = The influence can be applied, so it cannot be left out: choose how it is applied.
stellium-illegal-not-your-objective = This objective is not in your hand: choose one of yours.
stellium-illegal-not-the-picture = The bodies on these cells do not show the objective’s picture: choose cells that show it exactly.
stellium-illegal-resting = A body discarded in this turn cannot serve again in it, even if a reload has brought it back: choose cells without it.
stellium-illegal-not-used = This body was not used for the objective: the one that stays is one of those used.
stellium-illegal-not-drawn = This body is not among those drawn: choose one of them.
stellium-illegal-not-a-start = This is not a starting cell of the emptied galaxy: choose one of its cells with a symbol.
stellium-illegal-not-face-up = This objective does not lie face up: take one that does.

## Sources of the final score

stellium-source-objectives = objectives
    .why = The points of the objectives you validated.
stellium-source-tokens = unused tokens
    .why = 1 point for each influence token you kept.
stellium-source-colours = different colours
    .why = 1 point for each different colour among your validated objectives.

## Options

stellium-option-feels =
    .meaning = How many bodies a player may feel in the bag in a turn, of which the last must be kept: 5 without this option. With unlimited the touch is sure, and the player names the kind to take.
stellium-option-first =
    .meaning = Who begins: somebody by chance (as without this option), or the player of this seat.
stellium-option-influence =
    .meaning = Whether the influence of a body placed must be applied where it can be (mandatory, as without this option) or may be left out (optional).
stellium-option-limit =
    .meaning = The points of objectives that end the game: 30, 25 or 20 with 2, 3 or 4 players (usual, as without this option), or 5 fewer for a first game (first).
stellium-option-memory =
    .meaning = Whether objectives once shown stay open to all, in hands and when dropped (on, as without this option), or only to the player whose they are (off).
stellium-option-cards =
    .meaning = A file of objectives of your own in place of the 40 of the game; almagest cards stellium --check FILE tells what is wrong with it.

## Errors in a recorded set-up

deal-discs = not every disc is laid once and once only
deal-disc-turn = a disc is not turned by 0 to 5 sixths
deal-bodies = not every galaxy has one body of each kind
deal-objectives = not every objective is there once and once only

## The table in words, line by line

stellium-table-head = Round { $round }, { $name } to play: { $stage }. { $end }
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
stellium-table-dropped = Objectives dropped: { $objectives }.
stellium-table-objective = { $objective } ({ $points })
stellium-table-player =
    { $points ->
        [one] { $name }: 1 point; tokens: { $tokens }; validated: { $validated }; in hand: { $hand }.
       *[other] { $name }: { $points } points; tokens: { $tokens }; validated: { $validated }; in hand: { $hand }.
    }
stellium-table-hidden = { $n } hidden
stellium-table-none = none

## The next decision, after a colon

stellium-stage-feeling =
    { $left ->
        [one] whether to keep or let go of { $body } (1 more may be felt)
       *[other] whether to keep or let go of { $body } (up to { $left } more may be felt)
    }
stellium-stage-grasping = which body to take out of the bag
stellium-stage-placing = where to put { $body }
stellium-stage-influencing = how to apply the { $influence } of { $body } ({ $cell })
stellium-stage-pushing = where to push { $body } ({ $cell })
stellium-stage-reloading = { $reloader } reloads galaxy { $galaxy } from { $drawn }, { $left } to place
stellium-stage-validating = which objective to validate, if any
stellium-stage-leaving = which body stays ({ $cells })
stellium-stage-exchanging = whether to keep all three objectives or drop one
stellium-stage-taking = which objective to take
stellium-stage-over = the game is over
