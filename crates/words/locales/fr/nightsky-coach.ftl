# Night Sky : remarques du mentor

nightsky-coach-draft = Cherchez des cartes dont le meilleur nombre est celui d’un instrument proche.
nightsky-coach-pair = { $card } est dans la même constellation que { $other } : les deux se jouent dans une seule observation.
nightsky-coach-solar = Les cartes du système solaire se jouent là où est le Soleil ; ensuite, il avance.
nightsky-coach-die = Lancez le dé : pair, une carte Big Bang ; impair, rien.
nightsky-coach-may-join = { $name } a aussi une carte { $in } et peut se joindre à vous, sauf si vous prenez l’œil.
nightsky-coach-nothing-in-reach = Rien à portée ? Rapprochez un instrument pour plus tard. Observer n’est pas obligatoire.
nightsky-coach-zero = { $card } ne rapporte rien { $with }. Vous pouvez garder la carte pour un meilleur instrument.
nightsky-coach-sun-near = Vous n’avez pas de carte du système solaire à jouer : aller sur la case du Soleil rapporte 1 point.
nightsky-coach-both-sorts = Sur la case du Soleil, les deux sortes se jouent ensemble, jusqu’à deux de chaque.
nightsky-coach-joining = Se joindre ne coûte pas de tour. Vos cartes comptent avec l’instrument choisi par { $name } ; vous pouvez aussi refuser.
nightsky-coach-last-doubles = Votre dernière observation compte double : terminez par des cartes qui rapportent.
nightsky-coach-near-end =
    { $n ->
        [one] Il reste 1 carte à { $name }. Quand elle sera retournée, la partie s’arrêtera, et cette observation comptera double.
       *[other] Il reste { $n } cartes à { $name }. Quand toutes seront retournées, la partie s’arrêtera, et cette observation comptera double.
    }
