# Astra : pourquoi un conseil

astra-why-discovers = Vous découvrez { $the } et prenez la carte.
astra-why-assisted =
    { $players ->
        [one] Un autre joueur pourra alors choisir un bonus.
       *[other] { $players } autres joueurs pourront alors choisir un bonus.
    }
astra-why-last-star = La dernière étoile { $of } est alors à un pas.
astra-why-stars-left =
    { $stars ->
        [one] Il ne reste alors qu’une étoile { $of }.
       *[other] Il reste alors { $stars } étoiles { $of }.
    }
astra-why-stardust =
    { $stardust ->
        [one] Vous gagnez 1 poussière d’étoile.
       *[other] Vous gagnez { $stardust } poussières d’étoile.
    }
astra-why-telescopes =
    { $telescopes ->
        [one] Vous gagnez 1 télescope.
       *[other] Vous gagnez { $telescopes } télescopes.
    }
astra-why-wisdom =
    { $wisdom ->
        [one] Vous gagnez 1 point de sagesse.
       *[other] Vous gagnez { $wisdom } points de sagesse.
    }
astra-why-pouch = Votre sacoche s’agrandit de { $pouch }.
astra-why-readies =
    { $cards ->
        [one] Une de vos cartes est réactivée.
       *[other] { $cards } de vos cartes sont réactivées.
    }
astra-why-allows = Mais le joueur suivant pourrait alors achever { $the }.
astra-why-prevents = Sinon, le joueur suivant pourrait achever { $the }.
