# The guided games of Night Sky. Each text is one step; `docs/lessons.md` says what the attributes are.

lesson-nightsky-first = Votre première partie de Ciel de nuit
    .pitch = Choisissez des cartes, déplacez les instruments, observez le ciel.
lesson-nightsky-first-1 = Le but : le plus de points d’émerveillement. Les quatre nombres d’une carte : œil, jumelles, lunette, télescope. Prenez le Double Amas.
    .after = Tous choisissent en même temps, le plus rapide est servi. Seul contre des machines, rien ne presse : prenez votre temps.
lesson-nightsky-first-2 = Algol est aussi dans Persée. Deux cartes d’une même constellation se jouent dans la même observation : prenez-la.
    .after = Les autres choix sont faits pour vous : huit cartes chacun, visibles de tous. Le dé vous désigne pour commencer.
lesson-nightsky-first-3 = Votre tour commence par le dé. Pair : vous tirez une carte Big Bang. Impair : rien ne se passe. Lancez !
    .after = 4, pair : une étoile filante, vous gagnez tout de suite 2 points !
lesson-nightsky-first-4 = Observez avec votre œil, ou avec un instrument commun à tous. Le Double Amas est plus beau aux jumelles : choisissez-les.
    .after = Leur portée : l’œil 4 cases au plus, les jumelles 3, la lunette 2, le télescope 1. On peut aussi rester.
lesson-nightsky-first-5 = Deux cases qui ont une frontière commune sont voisines. Déplacez les jumelles jusqu’à Persée, à deux cases.
    .after = Vous y êtes. Des cases qui ne se touchent que par un coin ne seraient pas voisines.
    .taurus = Il n’y a là que les Pléiades, pour 5. Persée en rapporte 7.
lesson-nightsky-first-6 = Observez maintenant : jouez le Double Amas, puis Algol. Chaque carte rapporte son nombre pour les jumelles.
    .after = 5 + 2 = 7 points. Les cartes jouées sont retournées et ne peuvent plus être jouées.
    .meanwhile = Caroline tire une Éclipse : le Soleil passe au Taureau. Elle déplace le télescope jusqu’à Orion.
    .done = Deux cartes peuvent se jouer ici : jouez les deux.
lesson-nightsky-first-7 = Caroline observe Orion au télescope, et vous avez une carte d’Orion : joignez-vous à elle. Cela ne coûte pas de tour.
    .after = 5 points pendant son tour ! Les autres ne se joignent à vous que si vous jouez une carte, et en principe pas à l’œil.
    .meanwhile = Tycho tire Nuages et en couvre les jumelles.
    .done = 5 points offerts : joignez-vous à elle.
lesson-nightsky-first-8 = Des nuages ! Personne ne peut choisir les jumelles avant le prochain tour de Tycho. Lancez le dé.
    .after = 3, impair : pas de carte Big Bang cette fois. Dans une vraie partie, le dé est lancé pour vous.
lesson-nightsky-first-9 = Les instruments communs peuvent être emmenés plus loin ou couverts de nuages. Votre œil n’est qu’à vous : choisissez-le.
    .after = Il peut aller jusqu’à quatre cases.
lesson-nightsky-first-10 = Les cartes du système solaire se jouent là où est le Soleil. Menez votre œil au Taureau : la Lune et les Pléiades y attendent.
    .after = Jusqu’à deux cartes du Taureau et deux du système solaire. Sans carte du système solaire, venir ici rapporte 1 point.
lesson-nightsky-first-11 = Jouez les Pléiades et la Lune : 5 et 4 points, à l’œil nu.
    .after = 9 points, et personne n’a pu se joindre. Après une carte du système solaire, le dé fait avancer le Soleil, cette fois jusqu’à la Vierge.
    .done = Deux cartes peuvent se jouer ici : jouez les deux.
lesson-nightsky-first-12 = Un joueur qui retourne sa dernière carte termine aussitôt la partie, et cette observation compte double. Il vous en reste peu : continuez !
