//! Names that nobody can take for another's.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// Returns unambiguous names for the seats: those that are the same or [look alike](are_alike) get the
/// number of their seat.
pub fn seat_names(mut names: Vec<String>) -> Vec<String> {
    // A name may look like another one with its number, so the result is checked again. Every round
    // makes the names longer that are still alike.
    for _ in 0..names.len() {
        let looks: Vec<String> = names.iter().map(|name| look(name)).collect();
        let is_alone = |look: &String| looks.iter().filter(|other| *other == look).count() == 1;
        for (seat, look) in looks.iter().enumerate() {
            if !names[seat].is_empty() && !is_alone(look) {
                names[seat].push_str(&format!(" {}", seat + 1));
            }
        }
    }
    names
}

/// Returns whether two names could be taken for each other: they differ only in case, accents, spaces,
/// signs, invisible characters, or letters that look alike, in one script or in several.
pub fn are_alike(one: &str, other: &str) -> bool {
    look(one) == look(other)
}

/// Returns what names that look alike have in common. It is not meant to be read.
fn look(name: &str) -> String {
    let bare = bare(name);
    // Letters may look alike in one case only, so the confusable ones are replaced in both.
    let upper: String = skeleton(&bare).collect();
    let lower: String = skeleton(&upper.to_lowercase()).collect();
    // A capital I looks like a small l, and a small i is a small I.
    let look: String = lower.chars().filter(|c| !is_mark(*c)).collect();
    let look = look.replace(['i', 'ı'], "l");
    let letters: String = look.chars().filter(|c| c.is_alphanumeric()).collect();
    // A name may consist of signs only.
    match letters.is_empty() {
        true => look,
        false => letters,
    }
}

/// Leaves out spaces and what is invisible.
fn bare(name: &str) -> String {
    let visible = |c: &char| {
        !c.is_whitespace()
            && !matches!(
                c.general_category(),
                GeneralCategory::Control
                    | GeneralCategory::Format
                    | GeneralCategory::SpaceSeparator
            )
    };
    name.chars().filter(visible).collect()
}

fn is_mark(letter: char) -> bool {
    letter.general_category() == GeneralCategory::NonspacingMark
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(names: &[&str], expected: &[&str]) {
        let names = names.iter().map(|name| (*name).to_owned());
        assert_eq!(seat_names(names.collect()), expected);
    }

    #[test]
    fn names_that_look_alike_are_recognised() {
        for other in [
            "alice",
            "ALICE",
            "Al ice",
            " Alice ",
            "Alicé",
            "Alice.",
            "A\u{200b}lice",
            "AIice",
            "Aiice",
            "A1ice",
            "Аlice",
            "Αlice",
            "Alіce",
            "Ａｌｉｃｅ",
            "𝐀𝐥𝐢𝐜𝐞",
            "Alicе",
        ] {
            assert!(are_alike("Alice", other), "{other}");
        }
        assert!(are_alike("Bob", "B0b") && are_alike("Bob", "Воb"));
        assert!(are_alike("Emma", "Ernma") && are_alike("🔭", "🔭"));
        for other in ["Alicia", "Alec", "Bob", "🔭", "☾", "星子", "ليلى"] {
            assert!(!are_alike("Alice", other), "{other}");
        }
        assert!(!are_alike("🔭", "☾") && !are_alike("星子", "星"));
    }

    #[test]
    fn only_names_that_look_alike_get_the_number_of_their_seat() {
        check(&["Ada", "Bob", "Cleo"], &["Ada", "Bob", "Cleo"]);
        check(&["Ada", "Bob", "Ada"], &["Ada 1", "Bob", "Ada 3"]);
        check(&["Alice", "AIice"], &["Alice 1", "AIice 2"]);
        check(&["", "", "Ada"], &["", "", "Ada"]);
        // Nobody can choose the name that another one gets.
        check(&["Bob", "Bob", "Bob 2"], &["Bob 1", "Bob 2 2", "Bob 2 3"]);
    }
}
