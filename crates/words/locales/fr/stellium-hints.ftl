# Stellium : pourquoi un conseil

stellium-why-ready = L’objectif { $objective } est alors réalisé et vaut { $points } Stellium.
stellium-why-step-away = Il suffit ensuite de poser un astre de plus pour réaliser l’objectif { $objective }.
stellium-why-nearer =
    { $missing ->
        [one] Il ne manque alors plus que { $missing } astre à l’objectif { $objective }.
       *[other] Il ne manque alors plus que { $missing } astres à l’objectif { $objective }.
    }
stellium-why-farther =
    { $missing ->
        [one] Mais il manque alors { $missing } astre à l’objectif { $objective }.
       *[other] Mais il manque alors { $missing } astres à l’objectif { $objective }.
    }
stellium-why-lacked =
    { $missing ->
        [one] Il manque { $missing } astre à l’objectif { $objective } : { $body }.
       *[other] Il manque { $missing } astres à l’objectif { $objective }, dont { $body }.
    }
stellium-why-lacks =
    { $missing ->
        [0] Sur le plateau, l’objectif { $objective } est réalisé pour l’instant.
        [one] Sur le plateau, il manque pour l’instant { $missing } astre à l’objectif { $objective }.
       *[other] Sur le plateau, il manque pour l’instant { $missing } astres à l’objectif { $objective }.
    }
stellium-why-allows = Mais le joueur suivant pourrait alors valider l’objectif { $objective }.
stellium-why-prevents = Sinon, le joueur suivant pourrait valider l’objectif { $objective }.
stellium-why-taken-from-next = Sinon, le joueur suivant pourrait le prendre.
stellium-why-token = Cela utilise votre jeton { $token }.
