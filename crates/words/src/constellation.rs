//! Constellations and signs in sentences. Their names are part of the sky data, the words around
//! them are not.

use sky::Constellation;

use crate::{Language, text};

/// Returns the name of a constellation in a sentence: Latin in English, with its article in French.
#[must_use]
pub fn constellation_name(language: Language, cell: Constellation) -> String {
    form(language, cell, "")
}

/// Returns the name with its preposition: “in Leo”.
#[must_use]
pub fn in_cell(language: Language, cell: Constellation) -> String {
    form(language, cell, ".in")
}

/// Returns the name with its preposition: “of Leo”.
pub(crate) fn of_cell(language: Language, cell: Constellation) -> String {
    form(language, cell, ".of")
}

/// Returns the name with its preposition: “from Leo”.
pub(crate) fn from_cell(language: Language, cell: Constellation) -> String {
    form(language, cell, ".from")
}

/// Returns the name with its preposition: “to Leo”.
pub(crate) fn to_cell(language: Language, cell: Constellation) -> String {
    form(language, cell, ".to")
}

fn form(language: Language, cell: Constellation, form: &str) -> String {
    let name = crate::sky::constellation_name(language, cell);
    let key = format!("nightsky-cell-{}{form}", article(cell));
    text(language, &key, &[("name", name.into())])
}

/// Returns the article of the French name: le, la, les or the elided l’. The names of people and of
/// Pegasus have none; `d` marks those of them before which “de” is elided.
pub(crate) fn article(cell: Constellation) -> &'static str {
    match cell.abbr() {
        "Ant" | "Cam" | "Car" | "Cet" | "Col" | "Com" | "CrA" | "CrB" | "Crt" | "Cru" | "Dor"
        | "Gru" | "Lib" | "Lyr" | "Men" | "Mon" | "Mus" | "Nor" | "Pup" | "Pyx" | "Sge" | "UMa"
        | "UMi" | "Vir" => "la",
        "CVn" | "Gem" | "Psc" | "Vel" => "les",
        "Aps" | "Aql" | "Ara" | "Eri" | "Hor" | "Hya" | "Hyi" | "Ind" | "Oct" | "Sct" => "l",
        "Cas" | "Cep" | "Peg" | "Per" => "de",
        "And" | "Her" | "Oph" | "Ori" => "d",
        _ => "le",
    }
}
