# Stellium: reasons for a hint

stellium-why-ready =
    { $points ->
        [one] Then { $objective } is complete and worth 1 point.
       *[other] Then { $objective } is complete and worth { $points } points.
    }
stellium-why-step-away = Then one more placed body completes { $objective }.
stellium-why-nearer =
    { $missing ->
        [one] Then { $objective } lacks only 1 body.
       *[other] Then { $objective } lacks only { $missing } bodies.
    }
stellium-why-farther =
    { $missing ->
        [one] But { $objective } then lacks 1 body.
       *[other] But { $objective } then lacks { $missing } bodies.
    }
stellium-why-lacked =
    { $missing ->
        [one] { $objective } lacks 1 body: { $body }.
       *[other] { $objective } lacks { $missing } bodies, among them { $body }.
    }
stellium-why-lacks =
    { $missing ->
        [0] On the board now, { $objective } is complete.
        [one] On the board now, { $objective } lacks 1 body.
       *[other] On the board now, { $objective } lacks { $missing } bodies.
    }
stellium-why-allows = But the next player could then score { $objective }.
stellium-why-prevents = Otherwise the next player could score { $objective }.
stellium-why-taken-from-next = Otherwise the next player could take it.
stellium-why-token = It uses up your { $token } token.
