# Night Sky : pourquoi un conseil

nightsky-why-observes =
    { $cards ->
        [one] Vous pouvez alors observer { $cards } carte { $in }, pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Vous pouvez alors observer { $cards } cartes { $in }, pour { $points } points.
    }
nightsky-why-in-reach =
    { $cards ->
        [one] À portée : { $cards } carte { $in }, pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] À portée : { $cards } cartes { $in }, pour { $points } points.
    }
nightsky-why-away =
    { $borders ->
        [one] Votre prochaine carte, { $in }, est alors à { $borders } case.
       *[other] Votre prochaine carte, { $in }, est alors à { $borders } cases.
    }
nightsky-why-doubles = C’est votre dernière carte : cette observation compte double.
nightsky-why-joined =
    { $players ->
        [one] Un autre joueur pourrait se joindre à l’observation.
       *[other] { $players } autres joueurs pourraient se joindre à l’observation.
    }
nightsky-why-worth-more =
    { $points ->
        [one] Mais { $card } rapporte { $points } point { $with }.
       *[other] Mais { $card } rapporte { $points } points { $with }.
    }
nightsky-why-worth =
    { $points ->
        [one] Rapporte jusqu’à { $points } point, { $with }.
       *[other] Rapporte jusqu’à { $points } points, { $with }.
    }
nightsky-why-together =
    { $cards ->
        [one] Vous avez { $cards } autre carte { $in }, à observer au même tour.
       *[other] Vous avez { $cards } autres cartes { $in }, à observer au même tour.
    }
nightsky-why-shared =
    { $players ->
        [one] Un autre joueur a aussi des cartes { $in } : chacun pourrait se joindre à l’observation de l’autre.
       *[other] { $players } autres joueurs ont aussi des cartes { $in } : chacun pourrait se joindre à l’observation des autres.
    }
nightsky-why-allows =
    { $points ->
        [one] Mais le joueur suivant pourrait alors observer { $in }, pour { $points } point.
       *[other] Mais le joueur suivant pourrait alors observer { $in }, pour { $points } points.
    }
nightsky-why-prevents =
    { $points ->
        [one] Sinon, le joueur suivant pourrait observer { $in }, pour { $points } point.
       *[other] Sinon, le joueur suivant pourrait observer { $in }, pour { $points } points.
    }
