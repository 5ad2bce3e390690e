# Hints: what the machine advises, and why

hint-points =
    { $points ->
        [one] Gives you 1 point now.
       *[other] Gives you { $points } points now.
    }
hint-points-lost =
    { $points ->
        [one] Costs you 1 point now.
       *[other] Costs you { $points } points now.
    }
hint-open = The rest depends on chance, or on what nobody can see yet.
hint-general = No points yet, but it prepares later ones. In the games the machine imagined, it did well on average.
hint-compared-more =
    { $points ->
        [one] 1 point more now than hint { $other }.
       *[other] { $points } points more now than hint { $other }.
    }
hint-compared-fewer =
    { $points ->
        [one] 1 point fewer now than hint { $other }.
       *[other] { $points } points fewer now than hint { $other }.
    }
hint-compared-same = As many points now as hint { $other }.
hint-compared-soon-more =
    { $points ->
        [one] As many points now as hint { $other }, and 1 more within reach.
       *[other] As many points now as hint { $other }, and { $points } more within reach.
    }
hint-compared-soon-fewer =
    { $points ->
        [one] As many points now as hint { $other }, but 1 fewer within reach.
       *[other] As many points now as hint { $other }, but { $points } fewer within reach.
    }
hint-compared-only = As many points now as hint { $other }. Only here: { $reason }
hint-compared-open = Compared with hint { $other }, chance decides which gives more now.
hints-as-good = About as good: { $hints }.
hints-best = Clearly best: { $hints }.
hint-number = hint { $n }
hint-mark = Hint { $n }
hint-mark-first = Hint { $n }: first this
hint-mark-then = Hint { $n }: then this
hint-show = Point at a hint to see it on the board. Press it to go there. Escape closes the hints.
