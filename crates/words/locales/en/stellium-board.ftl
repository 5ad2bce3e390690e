## The board of Stellium

stellium-board-universe = The universe
stellium-board-symbol = { $colour } symbol
stellium-board-empty = empty
# For screen readers, after the name of a cell: “touches galaxy II, left (Star)”.
stellium-board-touches = touches { $list }
stellium-board-objectives = Objectives
stellium-board-offer-later = take one at the end of your turn
stellium-board-offer-now = take one
stellium-board-offer-gone = none left to take
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
stellium-board-deed-supernova = pull

# What follows the placing of a body.
stellium-board-place-planet = Then another Planet swaps with a neighbour.
stellium-board-place-comet = It takes a body’s place and pushes it away.
stellium-board-place-star = Then you turn its galaxy.
stellium-board-place-supernova = Then a black hole pulls in a body.

## The observer’s own side

stellium-board-own-points = Your score
stellium-board-own-goal = of { $limit }
stellium-board-own-final = in total
stellium-board-hand = Your objectives
stellium-board-hand-hidden = { $n } of 3, hidden
stellium-board-hand-open = { $n } of 3
stellium-board-tokens = Influence tokens
stellium-board-tokens-note = 1 point each at the end
stellium-board-token = { $token } token: { $influence }
stellium-board-token-spent = { $token } token: { $influence }, spent
stellium-board-token-planet = Spend this token: another body of the same kind swaps with a neighbour. Choose an empty cell.
stellium-board-token-comet = Spend this token: the body takes another’s place and pushes the row. Choose a body.
stellium-board-token-star = Spend this token: you turn the galaxy you place the body on. Choose an empty cell.
stellium-board-token-supernova = Spend this token: a black hole pulls in a body. Choose an empty cell.
stellium-board-done = Scored
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
stellium-board-acts = playing
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
stellium-board-why-points = Points from objectives. Once someone has { $limit }, the round is finished and the game ends.
stellium-board-why-points-final = Objectives, unused influence tokens and colours together.
stellium-board-why-first = This player goes first in every round, all game long.
stellium-board-why-token-planet = The body you place can use this influence instead of its own: another body of its kind swaps with a neighbour. Unused, the token scores 1 point at the end.
stellium-board-why-token-comet = The body you place can use this influence instead of its own: it takes the place of a body and pushes the row. Unused, the token scores 1 point at the end.
stellium-board-why-token-star = The body you place can use this influence instead of its own: you turn its galaxy. Unused, the token scores 1 point at the end.
stellium-board-why-token-supernova = The body you place can use this influence instead of its own: a black hole pulls in a body. Unused, the token scores 1 point at the end.
stellium-board-why-token-spent = You have spent this token. Each unused one scores 1 point at the end.
stellium-board-why-tokens =
    { $n ->
        [0] { $name } has spent all influence tokens. Each unused one would score 1 point at the end.
       *[other] { $name } can use each of these influences once ({ $list }) instead of a body’s own.
    }
stellium-board-why-hand =
    { $n ->
        [0] { $name } has no objectives in hand and takes one at the end of the turn. The hand limit is 3.
       *[other] { $name } took these objectives in earlier turns and can score them once they are complete. The hand limit is 3.
    }
stellium-board-why-done =
    { $n ->
        [0] Scored objectives count here. Each different colour among them scores 1 point at the end.
        [one] { $names }. Each different colour scores 1 point at the end: 1 so far.
       *[other] { $names }. Each different colour scores 1 point at the end: { $colours } so far.
    }
stellium-board-why-bag =
    { $n ->
        [one] A turn starts in the bag: the player feels the only body in it.
       *[other] A turn starts in the bag: the player feels one of its { $n } bodies at random, and keeps it or lets it go.
    }
stellium-board-why-bag-sure = A turn starts in the bag: the player takes a body of any kind that is in it.
stellium-board-why-bag-empty = The bag is empty: you take no body, and the turn goes on with the objectives.
stellium-board-why-reserve =
    { $n ->
        [0] The reserve is empty. Once an objective can’t be replaced, the round is finished and one more is played.
       *[other] Each objective taken is replaced from the reserve. Once that isn’t possible, the round is finished and one more is played.
    }
stellium-board-why-galaxy = A Star’s influence turns this galaxy and everything on it by one to five sixths. An empty galaxy is refilled.
stellium-board-why-hole = Black hole: you can’t place a body here, but one can be pushed, swapped or pulled in. It belongs to no galaxy.
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
stellium-board-fact-turn = { $name }’s turn
stellium-board-fact-last = last round
stellium-board-fact-last-round = last round: { $round }
stellium-board-step-draw = Draw
stellium-board-step-place = Place
stellium-board-step-influence = Influence
stellium-board-step-validate = Score
stellium-board-step-objective = Objective

## The decision

stellium-board-ask-feeling = Something { $touch }: { $body }. Keep it?
stellium-board-ask-grasping = Which body do you take from the bag?
stellium-board-ask-placing = Put the { $body } on an empty cell.
stellium-board-ask-striking = Choose a body for the { $body } to strike.
stellium-board-ask-influence-planet = Swap another { $body } with a neighbour.
stellium-board-ask-influence-comet = Push the { $body }.
stellium-board-ask-influence-star = Turn galaxy { $galaxy }: choose where the { $body } ends up.
stellium-board-ask-influence-supernova = Choose a black hole, then the body it pulls in.
stellium-board-ask-pushing = Which way do you push the { $body }?
stellium-board-ask-reloading = Refill galaxy { $galaxy }: choose one of the bodies drawn, then a cell.
stellium-board-ask-validating = Which objective do you score?
stellium-board-ask-validating-none = Nothing to score yet.
stellium-board-ask-ways = Choose the bodies of “{ $objective }”: press one of them.
stellium-board-ask-leaving = Which body stays on the board?
stellium-board-ask-exchanging = Keep your three objectives, or discard one for a new one.
stellium-board-ask-taking = Take one of the face-up objectives.

stellium-board-wait-feeling = { $name } is feeling in the bag.
stellium-board-wait-grasping = { $name } is taking a body from the bag.
stellium-board-wait-placing = { $name } is placing a { $body }.
stellium-board-wait-striking = { $name } is choosing a body for a { $body } to strike.
stellium-board-wait-influence-planet = { $name } is swapping two bodies.
stellium-board-wait-influence-comet = { $name } is pushing a { $body }.
stellium-board-wait-influence-star = { $name } is turning galaxy { $galaxy }.
stellium-board-wait-influence-supernova = { $name } is pulling a body into a black hole.
stellium-board-wait-pushing = { $name } is pushing the { $body }.
stellium-board-wait-reloading = { $name } is refilling galaxy { $galaxy }.
stellium-board-wait-validating = { $name } is looking for objectives to score.
stellium-board-wait-leaving = { $name } is choosing which body stays.
stellium-board-wait-exchanging = { $name } can exchange an objective.
stellium-board-wait-taking = { $name } is taking an objective.

stellium-board-detail-feeling =
    { $left ->
        [one] If you let it go, you must keep the next one.
       *[other] You can let it go and feel up to { $left } more, but you must keep the last.
    }
stellium-board-detail-tokens = To use a different influence, choose a token first.
stellium-board-detail-planet = The body you just placed stays where it is.
stellium-board-detail-comet = It pushes the whole row.
stellium-board-detail-star = The numbers are sixths of a turn, clockwise.
stellium-board-detail-supernova = The body you just placed stays where it is.
stellium-board-detail-pushing = The row behind it moves along until a gap is filled.
stellium-board-detail-reloading =
    { $left ->
        [one] 1 body still to place.
       *[other] { $left } bodies still to place, taking turns.
    }
stellium-board-detail-validating = The highlighted ones are complete.
stellium-board-detail-no-hand = You have no objectives yet.
stellium-board-detail-not-yet = None of your objectives is complete.
stellium-board-detail-leaving = The others go back into the bag.
stellium-board-detail-exchanging = A discarded objective is out of the game.
stellium-board-detail-quiet = The bag is empty. If nobody scores or takes an objective this round, the game ends.
stellium-board-detail-taking = You can score it from your next turn on.

stellium-board-end-won = { $names } wins with { $points } points.
stellium-board-end-nobody = Nobody wins: a tie at { $points } points.

## Buttons

stellium-board-button-keep = Keep it
stellium-board-button-let-go = Let it go
stellium-board-button-skip = No influence
stellium-board-button-done-none = Not now
stellium-board-button-go-on = Continue
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
stellium-board-would-empty = Leaves galaxy { $galaxy } empty: it will be refilled.
stellium-board-would-leave = Sends { $body } back into the bag.
stellium-board-would-fall = Pushes { $body } onto a black hole.
stellium-board-swap-with =
    { $n ->
        [one] It can swap with 1 neighbour.
       *[other] It can swap with { $n } neighbours.
    }
stellium-board-draws =
    { $n ->
        [one] It can pull in 1 body.
       *[other] It can pull in { $n } bodies.
    }
stellium-board-reload-opens = Choose this body, then a starting cell.
stellium-board-ways = It is complete in { $n } places: choose one on the board.
stellium-board-stands =
    { $points ->
        [one] Complete now: 1 point.
       *[other] Complete now: { $points } points.
    }
stellium-board-aim = { $there } of { $all } in place. Missing: { $missing }.
stellium-board-aim-body = { $body } on { $cells }
stellium-board-aim-taken = { $body } on { $cell }, taken by { $by }
stellium-board-aim-count = One body on any free cell that counts is enough.
stellium-board-aim-badge = 1 missing
stellium-board-aim-badge-taken = 1 missing · taken
stellium-board-drop-tell = It leaves the game, and you take a new one.
stellium-board-validate-tell =
    { $points ->
        [one] “{ $objective }”: 1 point, for a total of { $total } out of { $limit }.
       *[other] “{ $objective }”: { $points } points, for a total of { $total } out of { $limit }.
    }
stellium-board-validate-ends = Round { $round } will be the last.

## Pictures of the rules

stellium-board-rule-s1-4 = A galaxy: a centre and six cells around it, four of them with a symbol.
stellium-board-rule-s3-3 = A Planet is placed; another Planet swaps with a Comet beside it.
stellium-board-rule-s3-4 = A Comet takes a Planet’s place and pushes it away; the Star behind it lands on a black hole.
stellium-board-rule-s3-5 = A Star turns its galaxy by two sixths; the bodies on it move along, the one in the centre stays.
stellium-board-rule-s3-6 = A Supernova is placed; a black hole pulls in a Comet beside it.
stellium-board-rule-s3-8 = Three Planets in a line across two galaxies complete an objective.
stellium-board-rule-s3-9 = Two of the three Planets used go back into the bag; one stays.
stellium-board-rule-s3-10 = Five bodies are drawn for an empty galaxy; four of them are placed on its starting cells.
