# The guided games of Night Sky. Each text is one step; `docs/lessons.md` says what the attributes are.

lesson-nightsky-first = Your first game of Night Sky
    .pitch = Choose cards, move the instruments and observe the sky.
lesson-nightsky-first-1 = Most points win. A card’s four numbers are its points by eye, binoculars, refractor and telescope. Take the Double Cluster.
    .after = Everyone chooses at once, first come, first served. Against machines there is no time limit: take your time.
lesson-nightsky-first-2 = Algol is in Perseus too. You can observe two cards of one constellation at once: take it.
    .after = The other rounds are done for you: eight cards each, for all to see. The die says that you start.
lesson-nightsky-first-3 = Your turn starts with the die. Even: you draw a Big Bang card. Odd: nothing happens. Roll!
    .after = A 4, even: you see a shooting star and gain 2 points at once!
lesson-nightsky-first-4 = Observe with your own eye, or with a shared instrument. The Double Cluster is finest in binoculars: choose them.
    .after = Their reach: the eye up to 4 steps, binoculars 3, refractor 2, telescope 1. Or stay.
lesson-nightsky-first-5 = A step leads across a border. Move the binoculars to Perseus, two steps away.
    .after = You’re there. Constellations that touch only at a corner are not neighbours.
    .taurus = Only the Pleiades are there now, for 5. Perseus brings 7.
lesson-nightsky-first-6 = Now observe the Double Cluster, then Algol. Each scores its number for the binoculars.
    .after = 5 + 2 = 7 points. Cards you have observed are turned over. They can’t be observed again.
    .meanwhile = Caroline draws an Eclipse: the Sun moves to Taurus. She takes the telescope to Orion.
    .done = You can observe two cards here: do both.
lesson-nightsky-first-7 = Caroline observes Orion with the telescope, and you have a card of Orion: join her. It costs you no turn.
    .after = 5 points in her turn! Others can join you only when you observe a card yourself, and as a rule not with your eye.
    .meanwhile = Tycho draws Clouds and covers the binoculars.
    .done = 5 points for free! Join her.
lesson-nightsky-first-8 = Clouds! Nobody can choose the binoculars until Tycho’s next turn. Roll the die.
    .after = A 3, odd: no Big Bang card this time. In a real game the die is rolled for you.
lesson-nightsky-first-9 = Shared instruments get moved away or clouded over. Your eye is yours alone: choose it.
    .after = It can go up to four steps.
lesson-nightsky-first-10 = Solar system cards are observed where the Sun is. Move your eye to Taurus: the Moon and the Pleiades wait there.
    .after = Up to two cards of Taurus and two of the solar system. With none of the solar system, a visit here brings 1 point.
lesson-nightsky-first-11 = Observe the Pleiades and the Moon: 5 and 4 points, just by eye.
    .after = 9 points, and nobody could join. After a solar system card the die moves the Sun, this time to Virgo.
    .done = You can observe two cards here: do both.
lesson-nightsky-first-12 = A player who turns over their last card ends the game at once, and that observation counts double. Few cards are left: play on!
