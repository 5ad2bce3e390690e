## Night Sky : où s’observent les cartes, cartes des autres joueurs, cartes Big Bang

nightsky-board-aim-here = { $instrument } : déjà sur place
nightsky-board-aim-near =
    { $borders ->
        [one] { $instrument } : { $borders } case
       *[other] { $instrument } : { $borders } cases
    }
nightsky-board-aim-far =
    { $borders ->
        [one] { $instrument } : { $borders } case, { $turns } tours
       *[other] { $instrument } : { $borders } cases, { $turns } tours
    }
nightsky-board-aim-tell = Constellation : { $place }. Le plus rapide – { $way }.
nightsky-board-why-wanted = À observer ici : { $cards }.
nightsky-board-wanted-own = { $card } (vous)
nightsky-board-wanted-of = { $card } ({ $name })
nightsky-board-wanted-free = { $card } (pas encore choisie)

nightsky-board-see-cards = Voir les cartes ({ $name })
nightsky-board-see-cards-title = Cartes ({ $name })
nightsky-board-see-cards-none = { $name } n’a pas encore de cartes.
nightsky-board-see-cards-close = Fermer

nightsky-board-big-bang-kind = Carte Big Bang
nightsky-board-big-bang-own = Vous avez tiré cette carte.
nightsky-board-big-bang-by = { $name } a tiré cette carte.
