## Errors in a data file

file-line = Line { $line }: { $problem }
file-syntax = this cannot be read: { $message }.
file-twice = “{ $what }” is there twice.
file-missing = “{ $what }” is missing.
file-entry = Entry { $number }: { $problem }.

## Stellium

file-count-objectives =
    { $found ->
        [one] There is 1 objective where there should be { $expected }.
       *[other] There are { $found } objectives where there should be { $expected }.
    }
file-count-discs =
    { $found ->
        [one] There is 1 disc where there should be { $expected }.
       *[other] There are { $found } discs where there should be { $expected }.
    }
problem-disc-position = a symbol lies on a position that no disc has; they go from 0, the centre, to 6
problem-disc-cell = two symbols lie on one cell; each should have its own
problem-objective-values = the number of values is wrong; centres and symbols have six, all other kinds one
problem-objective-points = a value is out of range; an objective is worth 1 to 8 points
problem-objective-falling = the values fall; more bodies should never be worth less
problem-objective-second = a diamond should have a second colour, and nothing else should
problem-objective-same = the second colour is the same as the first; it should be another one

## Night Sky

file-count-cards =
    { $found ->
        [one] There is 1 card where there should be { $expected }.
       *[other] There are { $found } cards where there should be { $expected }.
    }
file-count-solar-system-cards =
    { $found ->
        [one] There is 1 card of the solar system where there should be { $expected }.
       *[other] There are { $found } cards of the solar system where there should be { $expected }.
    }
file-count-big-bang-cards =
    { $found ->
        [one] There is 1 Big Bang card where there should be { $expected }.
       *[other] There are { $found } Big Bang cards where there should be { $expected }.
    }
problem-card-name = a name is empty; object, english and french should each have one
problem-card-place = a card should have a constellation or be of the solar system, one of the two
problem-card-constellation = no constellation has this abbreviation; they have three letters, like Ori
problem-card-one-too-many = this constellation already has four cards; that is the most
problem-card-magnitude = the magnitude is out of range; it goes from -13 to 16
problem-card-size = the size should be above 0, or left out
problem-card-double = a double star should have a separation and a companion, and nothing else should
problem-card-separation = the separation should be above 0
problem-card-companion = the companion’s magnitude is out of range; it goes from -13 to 16
problem-card-values = the number of values is wrong; a card has four, for eye, binoculars, refractor and telescope
problem-card-points = a value is out of range; a card is worth 0 to 6 points with each instrument
problem-card-worthless = the card is worth nothing; it should be worth a point with at least one instrument
problem-big-bang-copies = the number of copies is out of range; a Big Bang card is there 1 to 18 times
problem-big-bang-amount = clear nights, shooting stars, new moons and dew should have an amount, and nothing else should
problem-big-bang-range = the amount is out of range; it goes from 1 to 4
