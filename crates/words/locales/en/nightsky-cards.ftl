## Night Sky: where cards can be observed, other players’ cards, Big Bang cards

nightsky-board-aim-here = { $instrument }: already there
nightsky-board-aim-near =
    { $borders ->
        [one] { $instrument }: 1 step
       *[other] { $instrument }: { $borders } steps
    }
nightsky-board-aim-far =
    { $borders ->
        [one] { $instrument }: 1 step, { $turns } turns
       *[other] { $instrument }: { $borders } steps, { $turns } turns
    }
nightsky-board-aim-tell = In { $place }. Your quickest way there: { $way }.
nightsky-board-why-wanted = Can be observed here: { $cards }.
nightsky-board-wanted-own = { $card } (you)
nightsky-board-wanted-of = { $card } ({ $name })
nightsky-board-wanted-free = { $card } (not chosen yet)

nightsky-board-see-cards = See the cards of { $name }
nightsky-board-see-cards-title = Cards of { $name }
nightsky-board-see-cards-none = { $name } has no cards yet.
nightsky-board-see-cards-close = Close

nightsky-board-big-bang-kind = Big Bang card
nightsky-board-big-bang-own = You drew this card.
nightsky-board-big-bang-by = { $name } drew this card.
