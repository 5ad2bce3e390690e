# Night Sky: reasons for a hint

nightsky-why-observes =
    { $cards ->
        [one] You can then observe 1 card { $in }, for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] You can then observe { $cards } cards { $in }, for { $points } points.
    }
nightsky-why-in-reach =
    { $cards ->
        [one] Within reach: 1 card { $in }, for { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] Within reach: { $cards } cards { $in }, for { $points } points.
    }
nightsky-why-away =
    { $borders ->
        [one] Then your next card, { $in }, is 1 step away.
       *[other] Then your next card, { $in }, is { $borders } steps away.
    }
nightsky-why-doubles = It is your last card, so this observation counts twice.
nightsky-why-joined =
    { $players ->
        [one] Another player could join in.
       *[other] { $players } other players could join in.
    }
nightsky-why-worth-more =
    { $points ->
        [one] But { $card } is worth 1 point { $with }.
       *[other] But { $card } is worth { $points } points { $with }.
    }
nightsky-why-worth =
    { $points ->
        [one] Worth up to 1 point, { $with }.
       *[other] Worth up to { $points } points, { $with }.
    }
nightsky-why-together =
    { $cards ->
        [one] You have 1 more card { $in } to observe in the same turn.
       *[other] You have { $cards } more cards { $in } to observe in the same turn.
    }
nightsky-why-shared =
    { $players ->
        [one] Another player also has cards { $in }: you could join each other.
       *[other] { $players } other players also have cards { $in }: you could join each other.
    }
nightsky-why-allows =
    { $points ->
        [one] But the next player could then observe { $in }, for 1 point.
       *[other] But the next player could then observe { $in }, for { $points } points.
    }
nightsky-why-prevents =
    { $points ->
        [one] Otherwise the next player could observe { $in }, for 1 point.
       *[other] Otherwise the next player could observe { $in }, for { $points } points.
    }
