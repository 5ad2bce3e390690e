## The pages that tell how to play, and the numbered rules

howto-title = How to play { $game }
howto-views = About the rules
howto-view-how = How to play
howto-view-rules = All rules
howto-more = This is the game in short. Every case is settled in
howto-more-link = all rules, one by one
howto-lesson = Would you rather learn by playing?
howto-lesson-link = Take the lesson
howto-lead = Every rule has a number; when the table refuses a move, it names the rule. “Ruling” introduces what we decided where the rulebook leaves room.
howto-sources = Where does this come from?
howto-no-sources = Back to the rules for players

## The drawn examples, described for screen readers

howto-astra-chain = Ursa Minor: five stars in a row are marked, from the starting star η along the lines to the grand star Polaris; two stars are left
howto-astra-final-scoring = A Final Scoring card: the rows of Fire, Water, Air and Earth, each with its fame, the columns below with theirs, and the sum of all in the corner
howto-stellium-swap = Before: a Planet has been placed; another Planet and the Comet beside it have arrows between them. After: these two have changed places
howto-stellium-collision = Before: a Planet with a Star on its right, and arrows to the right. After: a Comet is where the Planet was; Planet and Star are one cell farther on
howto-stellium-rotation = Before: a Star has been placed at the edge of a galaxy. After: the galaxy has turned by two sixths, with everything on it
howto-stellium-attraction = Before: a Supernova has been placed; an arrow leads from a Comet to the black hole beside it. After: the Comet is on the black hole
howto-stellium-line = Three Planets in a straight line, the first on one galaxy, the others on the next: the line counts
howto-stellium-no-bridge = A Star on a galaxy beside a Star on a black hole: crossed out, because this is no bridge
howto-nightsky-card = The card of the Double Cluster in Perseus: its picture, its constellation, and its points by eye, binoculars, refractor and telescope
howto-nightsky-observation = A part of the sky: the refractor goes two steps from Gemini to Perseus, and two players have a card of Perseus each
