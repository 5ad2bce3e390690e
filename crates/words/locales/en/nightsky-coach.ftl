# Night Sky: remarks of the coach

nightsky-coach-draft = Look for cards whose best number belongs to an instrument nearby.
nightsky-coach-pair = { $card } is in the same constellation as { $other }: you can observe both at once.
nightsky-coach-solar = Solar system cards are observed where the Sun is; after that, the Sun moves on.
nightsky-coach-die = Roll: even draws a Big Bang card, odd draws nothing.
nightsky-coach-may-join = { $name } has a card { $in } too and can join you, unless you use your eye.
nightsky-coach-nothing-in-reach = Nothing in reach? Bring something closer for later. You don’t have to observe.
nightsky-coach-zero = { $card } scores 0 { $with }. You can keep it for a better instrument.
nightsky-coach-sun-near = You have no solar system card to play: moving to the Sun’s cell brings 1 point.
nightsky-coach-both-sorts = In the Sun’s cell you can observe both kinds together, up to two of each.
nightsky-coach-joining = Joining costs no turn. Your cards score with { $name }’s instrument; you can also decline.
nightsky-coach-last-doubles = Your last observation counts double: finish with cards that score high.
nightsky-coach-near-end =
    { $n ->
        [one] { $name } has 1 card left. When it is turned over, the game ends at once, and that observation counts double.
       *[other] { $name } has { $n } cards left. When they are all turned over, the game ends at once, and that observation counts double.
    }
