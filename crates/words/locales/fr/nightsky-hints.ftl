# Night Sky : pourquoi un conseil

nightsky-why-observes =
    { $cards ->
        [one] Vous pouvez alors observer 1 carte { $in }, pour { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] Vous pouvez alors observer { $cards } cartes { $in }, pour { $points } points.
    }
nightsky-why-in-reach =
    { $cards ->
        [one] À portée : 1 carte { $in }, pour { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] À portée : { $cards } cartes { $in }, pour { $points } points.
    }
nightsky-why-away =
    { $borders ->
        [one] Votre prochaine carte, { $in }, est alors à 1 frontière.
       *[other] Votre prochaine carte, { $in }, est alors à { $borders } frontières.
    }
nightsky-why-doubles = C’est votre dernière carte : cette observation compte double.
nightsky-why-joined =
    { $players ->
        [one] Un autre joueur pourrait se joindre à l’observation.
       *[other] { $players } autres joueurs pourraient se joindre à l’observation.
    }
nightsky-why-worth-more =
    { $points ->
        [one] Mais { $card } vaut 1 point { $with }.
       *[other] Mais { $card } vaut { $points } points { $with }.
    }
nightsky-why-worth =
    { $points ->
        [one] Vaut jusqu’à 1 point, { $with }.
       *[other] Vaut jusqu’à { $points } points, { $with }.
    }
nightsky-why-together =
    { $cards ->
        [one] Vous avez 1 autre carte { $in }, à observer dans le même tour.
       *[other] Vous avez { $cards } autres cartes { $in }, à observer dans le même tour.
    }
nightsky-why-shared =
    { $players ->
        [one] Un autre joueur a aussi des cartes { $in } : chacun pourrait se joindre à l’autre.
       *[other] { $players } autres joueurs ont aussi des cartes { $in } : chacun pourrait se joindre à l’autre.
    }
nightsky-why-allows =
    { $points ->
        [one] Mais le joueur suivant pourrait alors observer { $in }, pour 1 point.
       *[other] Mais le joueur suivant pourrait alors observer { $in }, pour { $points } points.
    }
nightsky-why-prevents =
    { $points ->
        [one] Sinon, le joueur suivant pourrait observer { $in }, pour 1 point.
       *[other] Sinon, le joueur suivant pourrait observer { $in }, pour { $points } points.
    }
