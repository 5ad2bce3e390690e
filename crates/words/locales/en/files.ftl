## Errors in a data file

file-line = Line { $line }: { $problem }
file-syntax = this is not valid TOML: { $message }.
file-twice = “{ $what }” appears twice.
file-missing = “{ $what }” is missing.
file-entry = Entry { $number }: { $problem }.

## Stellium

file-count-objectives =
    { $found ->
        [one] There is 1 objective, but there should be { $expected }.
       *[other] There are { $found } objectives, but there should be { $expected }.
    }
file-count-discs =
    { $found ->
        [one] There is 1 disc, but there should be { $expected }.
       *[other] There are { $found } discs, but there should be { $expected }.
    }
problem-disc-position = a symbol is on a position that does not exist; positions go from 0 (the centre) to 6
problem-disc-cell = two symbols are on the same cell; each needs its own
problem-objective-values = the number of values is wrong; centres and symbols have six, all other kinds one
problem-objective-points = a value is out of range; an objective is worth 1 to 8 points
problem-objective-falling = the values go down; more bodies must never be worth less
problem-objective-second = a diamond needs a second colour, and nothing else can have one
problem-objective-same = the second colour is the same as the first; it must be different

## Night Sky

file-count-cards =
    { $found ->
        [one] There is 1 card, but there should be { $expected }.
       *[other] There are { $found } cards, but there should be { $expected }.
    }
file-count-solar-system-cards =
    { $found ->
        [one] There is 1 solar system card, but there should be { $expected }.
       *[other] There are { $found } solar system cards, but there should be { $expected }.
    }
file-count-big-bang-cards =
    { $found ->
        [one] There is 1 Big Bang card, but there should be { $expected }.
       *[other] There are { $found } Big Bang cards, but there should be { $expected }.
    }
problem-card-name = a name is empty; object, english and french each need one
problem-card-place = a card needs either a constellation or the solar system, not both
problem-card-constellation = no constellation has this abbreviation; abbreviations have three letters, such as Ori
problem-card-one-too-many = this constellation already has four cards; that is the most
problem-card-magnitude = the magnitude is out of range; it goes from -13 to 16
problem-card-size = the size should be above 0, or left out
problem-card-double = a double star needs a separation and a companion, and nothing else can have them
problem-card-separation = the separation should be above 0
problem-card-companion = the companion’s magnitude is out of range; it goes from -13 to 16
problem-card-values = the number of values is wrong; a card has four, for eye, binoculars, refractor and telescope
problem-card-points = a value is out of range; a card is worth 0 to 6 points with each instrument
problem-card-worthless = the card is worth nothing; it should be worth a point with at least one instrument
problem-big-bang-copies = the number of copies is out of range; a Big Bang card has 1 to 18 copies
problem-big-bang-amount = clear nights, shooting stars, new moons and dew need an amount, and nothing else can have one
problem-big-bang-range = the amount is out of range; it goes from 1 to 4
