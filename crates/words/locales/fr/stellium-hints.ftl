# Stellium : pourquoi un conseil

stellium-why-ready =
    { $points ->
        [one] L’objectif { $objective } est alors complet et vaut 1 point.
       *[other] L’objectif { $objective } est alors complet et vaut { $points } points.
    }
stellium-why-step-away = Un pas de plus complète alors l’objectif { $objective }.
stellium-why-nearer =
    { $missing ->
        [one] Il ne manque alors plus qu’un astre à l’objectif { $objective }.
       *[other] Il ne manque alors plus que { $missing } astres à l’objectif { $objective }.
    }
stellium-why-farther =
    { $missing ->
        [one] Mais il manque alors 1 astre à l’objectif { $objective }.
       *[other] Mais il manque alors { $missing } astres à l’objectif { $objective }.
    }
stellium-why-lacked =
    { $missing ->
        [one] Il manque 1 astre à l’objectif { $objective } : { $body }.
       *[other] Il manque { $missing } astres à l’objectif { $objective }, dont { $body }.
    }
stellium-why-lacks =
    { $missing ->
        [0] Sur le plateau actuel, l’objectif { $objective } est complet.
        [one] Sur le plateau actuel, il manque 1 astre à l’objectif { $objective }.
       *[other] Sur le plateau actuel, il manque { $missing } astres à l’objectif { $objective }.
    }
stellium-why-allows = Mais le joueur suivant pourrait alors valider l’objectif { $objective }.
stellium-why-prevents = Sinon, le joueur suivant pourrait valider l’objectif { $objective }.
stellium-why-taken-from-next = Sinon, le joueur suivant pourrait le prendre.
stellium-why-token = Cela utilise votre jeton { $token }.
