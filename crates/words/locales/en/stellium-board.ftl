## The board of Stellium

stellium-board-universe = The universe
stellium-board-symbol = { $colour } symbol
stellium-board-empty = empty
# For screen readers, after the name of a cell: “touches galaxy II, left (Star)”.
stellium-board-touches = touches { $list }
stellium-board-objectives = Objectives
stellium-board-offer-later = one is taken at the end of a turn
stellium-board-offer-now = take one
stellium-board-offer-gone = none are taken any more
stellium-board-reserve = Reserve
stellium-board-bag = In the bag
stellium-board-struck = struck

# What bodies feel like.
stellium-board-touch-planet = smooth
stellium-board-touch-comet = rough
stellium-board-touch-star = grainy
stellium-board-touch-supernova = uneven

# The effect of their influence, in a word or two.
stellium-board-deed-planet = swap
stellium-board-deed-comet = strike
stellium-board-deed-star = turn
stellium-board-deed-supernova = draw in

# What follows the placing of a body.
stellium-board-place-planet = Then two neighbours change places.
stellium-board-place-comet = It takes the place of a body and pushes it on.
stellium-board-place-star = Then its galaxy turns.
stellium-board-place-supernova = Then a black hole draws a body in.

## The observer’s own side

stellium-board-own-points = Your points
stellium-board-own-goal = of { $limit }
stellium-board-own-final = in all
stellium-board-hand = Your objectives
stellium-board-hand-hidden = hidden, { $n } of 3
stellium-board-hand-open = { $n } of 3
stellium-board-tokens = Influence tokens
stellium-board-tokens-note = 1 point each at the end
stellium-board-token = { $token } token: { $influence }
stellium-board-token-spent = { $token } token: { $influence }, spent
stellium-board-token-planet = Spend this token: the body swaps another of its kind with a neighbour. Choose an empty cell.
stellium-board-token-comet = Spend this token: the body takes the place of another and pushes it on. Choose a body.
stellium-board-token-star = Spend this token: the body turns the galaxy it is put on. Choose an empty cell.
stellium-board-token-supernova = Spend this token: a black hole draws a body in. Choose an empty cell.
stellium-board-done = Validated
stellium-board-done-points = Points
stellium-board-done-objectives =
    { $n ->
        [one] 1 objective
       *[other] { $n } objectives
    }
stellium-board-done-colours =
    { $n ->
        [one] 1 colour
       *[other] { $n } colours
    }

## The other players

stellium-board-first = first player
stellium-board-acts = to act
stellium-board-count-hand =
    { $n ->
        [one] 1 objective in hand
       *[other] { $n } objectives in hand
    }

## Explanations of signs: what they are and what they do now

stellium-board-points-label =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stellium-board-done-label =
    { $n ->
        [0] No objective scored
        [one] 1 objective scored
       *[other] { $n } objectives scored
    }
stellium-board-count-tokens =
    { $n ->
        [0] No influence token left
        [one] 1 influence token: { $list }
       *[other] { $n } influence tokens: { $list }
    }
stellium-board-bag-label = In the bag: { $list }
stellium-board-reserve-label =
    { $n ->
        [one] Reserve, 1 objective
       *[other] Reserve, { $n } objectives
    }
stellium-board-galaxy-label =
    { $n ->
        [one] Galaxy { $galaxy } ({ $disc }), 1 body
       *[other] Galaxy { $galaxy } ({ $disc }), { $n } bodies
    }
stellium-board-why-points = Points from objectives. When somebody has { $limit }, the round is finished and the game ends.
stellium-board-why-points-final = Objectives, unused influence tokens and colours together.
stellium-board-why-first = This player has the first turn of every round, all game long.
stellium-board-why-token-planet = Instead of its own influence, the body you place can swap another of its kind with a neighbour. Unused, the token brings 1 point at the end.
stellium-board-why-token-comet = Instead of using its own influence, the body you place can strike: it takes the place of a body and pushes it on. Unused, the token brings 1 point at the end.
stellium-board-why-token-star = Instead of using its own influence, the body you place can turn its galaxy. Unused, the token brings 1 point at the end.
stellium-board-why-token-supernova = Instead of using its own influence, the body you place can let a black hole pull a body in. Unused, the token brings 1 point at the end.
stellium-board-why-token-spent = You have spent this token. Each unused one brings 1 point at the end.
stellium-board-why-tokens =
    { $n ->
        [0] { $name } has spent all influence tokens. Each unused one would bring 1 point at the end.
       *[other] { $name } can use each of these influences once ({ $list }) instead of a body’s own.
    }
stellium-board-why-hand =
    { $n ->
        [0] { $name } has no objective in hand and takes one at the end of the turn. The most are 3.
       *[other] { $name } took these objectives in earlier turns and scores them when they are complete. The most in hand are 3.
    }
stellium-board-why-done =
    { $n ->
        [0] Scored objectives count here. Each different colour among them brings 1 point at the end.
        [one] { $names }. Each different colour brings 1 point at the end: 1 so far.
       *[other] { $names }. Each different colour brings 1 point at the end: { $colours } so far.
    }
stellium-board-why-bag =
    { $n ->
        [one] A turn begins in the bag: the player feels the only body in it.
       *[other] A turn begins in the bag: the player feels one of its { $n } bodies, each equally likely, and keeps it or lets it go.
    }
stellium-board-why-bag-sure = A turn begins in the bag: the player takes out a body of any kind that is in it.
stellium-board-why-bag-empty = The bag is empty: no body is drawn, and the turn goes on with the objectives.
stellium-board-why-reserve =
    { $n ->
        [0] The reserve is empty. Once an objective can’t be replaced, the round is finished and one more is played.
       *[other] Each objective taken is replaced from the reserve. Once that fails, the round is finished and one more is played.
    }
stellium-board-why-galaxy = A Star’s influence turns this galaxy with everything on it, by one to five sixths. Left without a body, it is refilled.
stellium-board-why-hole = Black hole: no body is placed here, but one can be pushed, swapped or pulled in. It belongs to no galaxy.
stellium-board-why-symbol =
    { $n ->
        [0] { $bodies } on these symbols count for an objective. None is there now. A refilled galaxy gets its bodies on symbols.
        [one] { $bodies } on these symbols count for an objective. 1 is there now. A refilled galaxy gets its bodies on symbols.
       *[other] { $bodies } on these symbols count for an objective. { $n } are there now. A refilled galaxy gets its bodies on symbols.
    }

## Facts and steps

stellium-board-fact-round = Round { $round }
stellium-board-fact-players = { $n } players
stellium-board-fact-limit = play to { $limit }
stellium-board-fact-own-turn = your turn
stellium-board-fact-turn = { $name } plays
stellium-board-fact-last = last round
stellium-board-fact-last-round = round { $round } is the last
stellium-board-step-draw = Draw
stellium-board-step-place = Place
stellium-board-step-influence = Influence
stellium-board-step-validate = Validate
stellium-board-step-objective = Objective

## The decision

stellium-board-ask-feeling = Something { $touch }: { $body }. Keep it?
stellium-board-ask-grasping = Which body do you take out of the bag?
stellium-board-ask-placing = Put the { $body } on an empty cell.
stellium-board-ask-striking = Let the { $body } strike a body.
stellium-board-ask-influence-planet = Swap another { $body } with a neighbour.
stellium-board-ask-influence-comet = Push the { $body }.
stellium-board-ask-influence-star = Turn galaxy { $galaxy }: choose where the { $body } comes to rest.
stellium-board-ask-influence-supernova = Attraction: choose a black hole, then the body it draws in.
stellium-board-ask-pushing = Where does the { $body } go?
stellium-board-ask-reloading = Galaxy { $galaxy } is empty: choose one of the bodies drawn, then its cell.
stellium-board-ask-validating = Which objective do you validate?
stellium-board-ask-validating-none = Nothing to validate.
stellium-board-ask-leaving = Which of the bodies used stays?
stellium-board-ask-exchanging = Keep your three objectives, or drop one for a new one.
stellium-board-ask-taking = Take one of the face-up objectives.

stellium-board-wait-feeling = { $name } feels in the bag.
stellium-board-wait-grasping = { $name } takes a body out of the bag.
stellium-board-wait-placing = { $name } has a { $body } to place.
stellium-board-wait-striking = { $name } has a { $body } to strike with.
stellium-board-wait-influence-planet = { $name } swaps two bodies.
stellium-board-wait-influence-comet = { $name } pushes a { $body }.
stellium-board-wait-influence-star = { $name } turns galaxy { $galaxy }.
stellium-board-wait-influence-supernova = { $name } draws a body into a black hole.
stellium-board-wait-pushing = { $name } pushes the { $body } on.
stellium-board-wait-reloading = { $name } reloads galaxy { $galaxy }.
stellium-board-wait-validating = { $name } looks for objectives to validate.
stellium-board-wait-leaving = { $name } chooses which body stays.
stellium-board-wait-exchanging = { $name } may exchange an objective.
stellium-board-wait-taking = { $name } takes an objective.

stellium-board-detail-feeling =
    { $left ->
        [one] If you let it go, the next one must be kept.
       *[other] You may let it go and feel { $left } more; the last must be kept.
    }
stellium-board-detail-tokens = A token gives it another influence: choose the token first.
stellium-board-detail-planet = The body just placed stays where it is.
stellium-board-detail-comet = It pushes the whole line on.
stellium-board-detail-star = The numbers are sixths of a turn, clockwise.
stellium-board-detail-supernova = The body just placed stays where it is.
stellium-board-detail-pushing = The whole line behind it moves on, until a gap is filled.
stellium-board-detail-reloading =
    { $left ->
        [one] 1 body is still to be placed.
       *[other] { $left } bodies are still to be placed, in turn.
    }
stellium-board-detail-validating = Those that are lit stand on the board.
stellium-board-detail-no-hand = You have no objective yet.
stellium-board-detail-not-yet = None of your objectives stands on the board.
stellium-board-detail-leaving = The others go back into the bag.
stellium-board-detail-exchanging = A dropped one is out of the game.
stellium-board-detail-quiet = The bag is empty. If nobody validates or takes an objective in this round, the game ends with it.
stellium-board-detail-taking = It can be validated from your next turn on.

stellium-board-end-won = { $names } wins with { $points } points.
stellium-board-end-nobody = Nobody wins: a tie at { $points } points.

## Buttons

stellium-board-button-keep = Keep it
stellium-board-button-let-go = Let it go
stellium-board-button-skip = No influence
stellium-board-button-done-none = None of them
stellium-board-button-go-on = Go on
stellium-board-button-stay = Keep all three

## Effect of a choice

stellium-board-would-complete =
    { $points ->
        [one] Completes your “{ $objective }”: 1 point.
       *[other] Completes your “{ $objective }”: { $points } points.
    }
stellium-board-would-break = Breaks your “{ $objective }”.
stellium-board-would-change =
    { $points ->
        [one] Your “{ $objective }”: 1 point instead of { $now }.
       *[other] Your “{ $objective }”: { $points } points instead of { $now }.
    }
stellium-board-would-empty = Galaxy { $galaxy } is left empty and is reloaded.
stellium-board-would-leave = This sends { $body } back into the bag.
stellium-board-would-fall = This lays { $body } on a black hole.
stellium-board-swap-with =
    { $n ->
        [one] It can change places with 1 neighbour.
       *[other] It can change places with { $n } neighbours.
    }
stellium-board-draws =
    { $n ->
        [one] It can draw in 1 body.
       *[other] It can draw in { $n } bodies.
    }
stellium-board-reload-opens = Choose this body, then a starting cell.
stellium-board-ways = It stands in { $n } places: choose one on the board.
stellium-board-stands =
    { $points ->
        [one] It stands on the board now, for 1 point.
       *[other] It stands on the board now, for { $points } points.
    }
stellium-board-aim = { $there } of { $all } in place. Missing: { $missing }.
stellium-board-aim-body = { $body } on { $cells }
stellium-board-aim-count = One body on any free cell that counts is enough.
stellium-board-aim-badge = 1 missing
stellium-board-drop-tell = It is out of the game, and you take a new one.
stellium-board-validate-tell =
    { $points ->
        [one] “{ $objective }”: 1 point, which makes { $total } of { $limit }.
       *[other] “{ $objective }”: { $points } points, which makes { $total } of { $limit }.
    }
stellium-board-validate-ends = Round { $round } will be the last.

## Pictures of the rules

stellium-board-rule-s1-4 = A galaxy: a centre and six cells around it, four of them with a symbol.
stellium-board-rule-s3-3 = A Planet is placed; another Planet changes places with a Comet beside it.
stellium-board-rule-s3-4 = A Comet takes the place of a Planet and pushes it on; the Star behind it comes to lie on a black hole.
stellium-board-rule-s3-5 = A Star turns its galaxy by two sixths; the bodies on it come along, the one in the centre stays.
stellium-board-rule-s3-6 = A Supernova is placed; a Comet beside a black hole moves onto it.
stellium-board-rule-s3-8 = Three Planets in a line across two galaxies fulfil an objective.
stellium-board-rule-s3-9 = Of the three Planets used two go back into the bag; one stays.
stellium-board-rule-s3-10 = Five bodies are drawn for an empty galaxy; four of them come to lie on its starting cells.
