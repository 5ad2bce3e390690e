//! Broken data files: every error is reported with its file and line.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use language::Language;
use sky::{Catalogue, DataErrors, Texts};

/// Returns the messages for the errors in the texts.
fn errors(texts: &Texts<'_>) -> Vec<String> {
    let DataErrors(errors) = Catalogue::parse(texts).expect_err("the texts are broken");
    errors.iter().map(ToString::to_string).collect()
}

/// Returns the text with the first `from` replaced. Panics if there is none.
fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

const BUILT_IN: Texts<'static> = Texts::BUILT_IN;

/// Returns the errors after a replacement in one of the files.
macro_rules! broken {
    ($file:ident, $from:expr, $to:expr) => {{
        let text = with(BUILT_IN.$file, $from, $to);
        errors(&Texts {
            $file: &text,
            ..BUILT_IN
        })
    }};
}

#[test]
fn the_built_in_files_are_valid() {
    assert_eq!(&Catalogue::parse(&BUILT_IN).unwrap(), Catalogue::built_in());
}

#[test]
fn the_built_in_files_have_names_in_every_language() {
    for file in [
        BUILT_IN.constellations,
        BUILT_IN.deep_sky,
        BUILT_IN.solar_system,
    ] {
        let headings = file.lines().next().unwrap();
        for language in Language::all() {
            let mut headings = headings.split(',');
            assert!(
                headings.any(|heading| heading == language.column()),
                "{language:?}"
            );
        }
    }
}

#[test]
fn errors_in_constellations_are_reported() {
    assert_eq!(
        broken!(constellations, "\nAnt,", "\nXyz,"),
        [
            "constellations.csv, line 3: no constellation has the abbreviation “Xyz”",
            "constellations.csv: there is no constellation Ant",
        ]
    );
    assert_eq!(
        broken!(constellations, "\nAnt,", "\nAps,"),
        [
            "constellations.csv: there is no constellation Ant",
            "constellations.csv, line 4: Aps occurs twice",
        ]
    );
    assert_eq!(
        broken!(constellations, ",Andromède,", ",,"),
        ["constellations.csv, line 2: a name is missing"]
    );
    assert_eq!(
        broken!(constellations, "722.278,10.093", "722.278,360"),
        ["constellations.csv, line 2: the centre is out of bounds"]
    );
    assert_eq!(
        broken!(constellations, "722.278,10.093", "-722.278,10.093"),
        ["constellations.csv, line 2: the area is out of bounds"]
    );
    assert_eq!(
        broken!(constellations, "Aries,1\n", "Aries,13\n"),
        [
            "constellations.csv, line 8: the sign is out of bounds",
            "constellations.csv: the signs are not 1 to 12, each once",
        ]
    );
    assert_eq!(
        broken!(constellations, ",Argo Navis,", ",Argo,"),
        ["figures.csv: there is no figure Argo"]
    );
}

#[test]
fn errors_in_neighbours_are_reported() {
    assert_eq!(
        broken!(neighbours, "And,Cas,35.240,false\n", ""),
        ["neighbours.csv: 254 borders where there should be 255"]
    );
    assert_eq!(
        broken!(neighbours, "And,Lac,", "And,Cas,"),
        ["neighbours.csv, line 3: And–Cas occurs twice"]
    );
    assert_eq!(
        broken!(neighbours, "And,Cas,", "Cas,And,"),
        ["neighbours.csv, line 2: found Cas, expected the alphabetically first of the two"]
    );
    assert_eq!(
        broken!(neighbours, "35.240", "NaN"),
        ["neighbours.csv, line 2: the length is out of bounds"]
    );
    assert_eq!(
        broken!(neighbours, "35.240,false", "35.240,true"),
        [
            "neighbours.csv, line 2: a corner must have no length",
            "neighbours.csv: 254 borders where there should be 255",
            "neighbours.csv: 9 corners where there should be 8",
        ]
    );
    assert_eq!(
        broken!(neighbours, "35.240,false", "35.240,perhaps")[..1],
        ["neighbours.csv, line 2: corner: provided string was not `true` or `false`"]
    );
}

#[test]
fn errors_in_borders_are_reported() {
    assert_eq!(
        broken!(borders, "And,1,0,1680", "And,1,86400,1680")[..1],
        ["borders.csv, line 2: the corner is out of bounds"]
    );
    assert_eq!(
        broken!(borders, "And,1,0,1680", "And,1,5,1681"),
        ["borders.csv: the border line of And follows neither a meridian nor a parallel"]
    );
    assert_eq!(
        broken!(borders, "And,1,0,1680", "And,3,0,1680"),
        [
            "borders.csv, line 2: the number of the loop is out of bounds",
            "borders.csv: the border line of And follows neither a meridian nor a parallel",
        ]
    );
    let without = BUILT_IN
        .borders
        .lines()
        .filter(|line| !line.starts_with("Vul"));
    let text = without.collect::<Vec<_>>().join("\n");
    assert_eq!(
        errors(&Texts {
            borders: &text,
            ..BUILT_IN
        }),
        ["borders.csv: there is no border line of Vul"]
    );
    let nothing = errors(&Texts {
        borders: "constellation,loop,ra_seconds,dec_minutes\n",
        ..BUILT_IN
    });
    assert_eq!(nothing.len(), 89);
    assert_eq!(
        nothing[88],
        "borders.csv: no constellation surrounds the south pole"
    );
}

#[test]
fn errors_in_stars_are_reported() {
    assert_eq!(
        broken!(stars, "\n15,677,", "\n2,677,")[..1],
        ["stars.csv, line 3: the numbers are not in ascending order"]
    );
    assert_eq!(
        broken!(stars, "29.0904", "92"),
        ["stars.csv, line 3: the position is out of bounds"]
    );
    assert_eq!(
        broken!(stars, "29.0904,2.07", "29.0904,inf"),
        ["stars.csv, line 3: the magnitude is out of bounds"]
    );
    assert_eq!(
        broken!(stars, "29.0904,2.07,-0.04", "29.0904,2.07,7"),
        ["stars.csv, line 3: the colour is out of bounds"]
    );
    assert_eq!(
        broken!(stars, "29.0904,2.07", "29.0904,bright")[0],
        "stars.csv, line 3: vmag: invalid float literal"
    );
    assert_eq!(
        broken!(stars, "29.0904,2.07,-0.04", "29.0904")[0],
        "stars.csv, line 3: 7 values where there should be 9"
    );
    let columns = broken!(stars, "vmag", "brightness");
    assert!(
        columns[0].starts_with("stars.csv, line 2: "),
        "{}",
        columns[0]
    );
}

#[test]
fn missing_stars_of_a_figure_or_a_constellation_are_reported() {
    let without_alpheratz = BUILT_IN
        .stars
        .lines()
        .filter(|line| !line.starts_with("15,"));
    let text = without_alpheratz.collect::<Vec<_>>().join("\n");
    assert_eq!(
        errors(&Texts {
            stars: &text,
            ..BUILT_IN
        }),
        [
            "stars.csv: 1653 stars where there should be 1654",
            "figures.csv, line 2: there is no star 15",
            "figures.csv, line 375: there is no star 15",
            "figures.csv, line 378: there is no star 15",
        ]
    );
    let elsewhere = BUILT_IN.stars.replace(",Cru,", ",Cen,");
    assert_eq!(
        errors(&Texts {
            stars: &elsewhere,
            ..BUILT_IN
        }),
        ["stars.csv: there is no guide star of Cru"]
    );
}

#[test]
fn errors_in_figures_are_reported() {
    assert_eq!(
        broken!(figures, "Andromeda,165,337,5", "Andromeda,15,165,5"),
        ["figures.csv, line 3: the line 15–165 occurs twice"]
    );
    assert_eq!(
        broken!(figures, "Andromeda,165,337,5", "Andromeda,165,165,6"),
        [
            "figures.csv, line 3: a line must join two different stars",
            "figures.csv, line 3: the number of references is out of bounds",
        ]
    );
    assert_eq!(
        broken!(figures, "Andromeda,165,337,5", "Andromède,165,337,5"),
        [
            "figures.csv, line 4: Andromeda occurs twice",
            "figures.csv: there is no constellation of the figure Andromède",
            "figures.csv: 50 figures where there should be 48",
        ]
    );
}

#[test]
fn errors_in_deep_sky_objects_are_reported() {
    let crab = "Tau,83.633,22.015,8.4,,6,,,refractor";
    let wrong = |to: &str| broken!(deep_sky, crab, to);
    let line = |what: &str| vec![format!("deep_sky.csv, line 2: {what}")];
    let position = wrong("Tau,83.633,-92.015,8.4,,6,,,refractor");
    assert_eq!(position, line("the position is out of bounds"));
    let magnitude = wrong("Tau,83.633,22.015,84,,6,,,refractor");
    assert_eq!(magnitude, line("a magnitude is out of bounds"));
    let minimum = wrong("Tau,83.633,22.015,8.4,7,6,,,refractor");
    assert_eq!(
        minimum,
        line("the object is brighter at minimum than at maximum")
    );
    let size = wrong("Tau,83.633,22.015,8.4,,0,,,refractor");
    assert_eq!(size, line("a size is out of bounds"));
    let companion = wrong("Tau,83.633,22.015,8.4,,6,5,,refractor");
    let both = "a companion must have both a distance and a magnitude";
    assert_eq!(companion, line(both));
    let instrument = wrong("Tau,83.633,22.015,8.4,,6,,,beyond");
    assert_eq!(instrument, line("the instrument is out of bounds"));
    assert_eq!(
        broken!(deep_sky, "M2,", "M1,"),
        ["deep_sky.csv, line 3: M1 occurs twice"]
    );
    assert_eq!(
        broken!(deep_sky, "Crab Nebula", ""),
        ["deep_sky.csv, line 2: a name is missing"]
    );
    assert_eq!(
        broken!(deep_sky, "supernova_remnant,Tau", "hole,Tau").len(),
        2
    );
}

#[test]
fn errors_in_solar_system_bodies_are_reported() {
    let moon = "Moon,Lune,moon,-12.7,-12.9,1865,2010,eye,eye";
    let wrong = |to: &str| broken!(solar_system, moon, to);
    let line = |what: &str| vec![format!("solar_system.csv, line 3: {what}")];
    assert_eq!(
        wrong("Moon,,moon,-12.7,-12.9,1865,2010,eye,eye"),
        line("a name is missing")
    );
    assert_eq!(
        wrong("Sun,Lune,moon,-12.7,-12.9,1865,2010,eye,eye"),
        line("Sun occurs twice")
    );
    assert_eq!(
        wrong("Moon,Lune,moon,-12.7,-129,1865,2010,eye,eye"),
        line("a magnitude is out of bounds")
    );
    assert_eq!(
        wrong("Moon,Lune,moon,-12.7,-12.6,1865,2010,eye,eye"),
        line("the typical magnitude is brighter than the brightest")
    );
    assert_eq!(
        wrong("Moon,Lune,moon,-12.7,-12.9,0,2010,eye,eye"),
        line("a size is out of bounds")
    );
    assert_eq!(
        wrong("Moon,Lune,moon,-12.7,-12.9,1865,1010,eye,eye"),
        line("the size is larger than the maximum")
    );
    assert_eq!(
        wrong("Moon,Lune,moon,-12.7,-12.9,1865,2010,telescope,eye"),
        line("the disc needs a smaller instrument than the body itself")
    );
    let german = broken!(solar_system, "english,french", "english,german");
    let unknown = "solar_system.csv, line 2: unknown field `german`";
    assert!(german[0].starts_with(unknown), "{}", german[0]);
    assert_eq!(
        broken!(solar_system, moon, "Moon")[1..],
        ["solar_system.csv: 23 bodies where there should be 24"]
    );
}

#[test]
fn all_errors_are_reported_at_once() {
    let figures = with(
        BUILT_IN.figures,
        "Andromeda,165,337,5",
        "Andromeda,165,165,5",
    );
    let neighbours = with(BUILT_IN.neighbours, "35.240", "0");
    let wrong = errors(&Texts {
        figures: &figures,
        neighbours: &neighbours,
        ..BUILT_IN
    });
    assert_eq!(wrong.len(), 2);
    let sentence = Catalogue::parse(&Texts {
        figures: &figures,
        neighbours: &neighbours,
        ..BUILT_IN
    });
    assert_eq!(sentence.unwrap_err().to_string(), wrong.join("; "));
}
