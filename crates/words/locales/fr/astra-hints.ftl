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
        [one] Vous gagnez { $stardust } poussière d’étoile.
       *[other] Vous gagnez { $stardust } poussières d’étoile.
    }
astra-why-telescopes =
    { $telescopes ->
        [one] Vous gagnez { $telescopes } jeton Télescope.
       *[other] Vous gagnez { $telescopes } jetons Télescope.
    }
astra-why-wisdom =
    { $wisdom ->
        [one] Vous gagnez { $wisdom } point de sagesse.
       *[other] Vous gagnez { $wisdom } points de sagesse.
    }
astra-why-pouch = La capacité de votre sacoche augmente de { $pouch }.
astra-why-readies =
    { $cards ->
        [one] { $cards } de vos cartes est réactivée.
       *[other] { $cards } de vos cartes sont réactivées.
    }
astra-why-allows = Mais le joueur suivant pourrait alors compléter { $the }.
astra-why-prevents = Sinon, le joueur suivant pourrait compléter { $the }.
