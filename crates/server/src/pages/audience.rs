//! The numbered rules as players read them, and as designers do.
//!
//! Both are in one document. Comments delimit what is only for designers: names of options, files
//! and commands, formulas, and where a rule comes from. A comment can also hold words for players
//! in their place:
//!
//! ```text
//! chosen<!--designer--> by the option `first`<!--/designer--><!--player: at the beginning-->.
//! ```

use std::collections::BTreeSet;

use super::rules_text::anchor;

const DESIGNER: &str = "<!--designer-->";
const DESIGNER_END: &str = "<!--/designer-->";
const PLAYER: &str = "<!--player:";
const PLAYER_END: &str = "-->";

/// Returns the rules for designers: all of them, with the mark of each (R, J or D).
#[must_use]
pub fn for_designers(source: &str) -> String {
    let text = without(source, PLAYER, PLAYER_END);
    text.replace(DESIGNER, "").replace(DESIGNER_END, "")
}

/// Returns the rules for players: without marks, and without what only designers need. A link to a
/// section that only designers see leads to `sources`.
#[must_use]
pub fn for_players(source: &str, sources: &str) -> String {
    let text = without(source, DESIGNER, DESIGNER_END);
    let text = revealed(&text);
    let text = without_marks(&text);
    let headings = text
        .lines()
        .filter_map(|line| line.trim_start_matches('#').strip_prefix(' '));
    let anchors: BTreeSet<String> = headings.map(|title| anchor(title.trim())).collect();
    with_links(&text, |to| match anchors.contains(to) {
        true => format!("#{to}"),
        false => format!("{sources}#{to}"),
    })
}

/// Returns a text without everything from `start` to the next `end`, wherever it occurs.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept += part.split_once(end).map_or("", |(_, after)| after);
    }
    kept
}

/// Returns a text with the words for players in place of the comments that hold them.
fn revealed(text: &str) -> String {
    let mut parts = text.split(PLAYER);
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (words, after) = part.split_once(PLAYER_END).unwrap_or((part, ""));
        shown.extend([words, after]);
    }
    shown
}

/// Returns rules without the mark after their number.
fn without_marks(text: &str) -> String {
    let unmarked = |line: &str| {
        let (number, rest) = line.strip_prefix("- **")?.split_once("** (")?;
        let (_, rule) = rest.split_once(") ")?;
        Some(format!("- **{number}** {rule}"))
    };
    let lines = text
        .lines()
        .map(|line| unmarked(line).unwrap_or_else(|| line.to_owned()) + "\n");
    lines.collect()
}

/// Returns a document in which every link to one of its sections leads where `lead` says.
fn with_links(text: &str, lead: impl Fn(&str) -> String) -> String {
    let mut parts = text.split("](#");
    let mut linked = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (to, after) = part.split_once(')').unwrap_or((part, ""));
        linked.extend(["](", &lead(to), ")", after]);
    }
    linked
}

#[cfg(test)]
mod tests {
    use games::kinds;
    use tabletop::Options;
    use words::Language;

    use super::*;

    const SOURCE: &str = "## A\n\n- **A1.1** (R, J) Known<!--designer--> by `x=1`<!--/designer-->\
        <!--player: to all-->. See [b](#b) and [a](#a). *Ruling*:\n  it is so.\n\n\
        <!--designer-->\n\n## B\n\n- **A1.2** (D) Data.\n\n<!--/designer-->\n";

    fn all() -> Vec<&'static str> {
        let mut all = Vec::new();
        for kind in kinds() {
            let ready = kind.ready(&Options::new()).unwrap();
            all.extend(Language::all().filter_map(|language| ready.rules_text(language)));
        }
        assert!(all.len() >= 6);
        all
    }

    /// Returns the numbers of the rules of a document.
    fn numbers(text: &str) -> Vec<&str> {
        let rules = text.lines().filter_map(|line| line.strip_prefix("- **"));
        let numbers = rules.filter_map(|rule| rule.split_once("** "));
        numbers
            .map(|(number, _)| number)
            .filter(|number| number.contains('.') && !number.ends_with('.'))
            .collect()
    }

    #[test]
    fn players_and_designers_see_what_is_for_them() {
        assert_eq!(
            for_players(SOURCE, "/x"),
            "## A\n\n- **A1.1** Known to all. See [b](/x#b) and [a](#a). \
             *Ruling*:\n  it is so.\n\n\n"
        );
        assert_eq!(
            for_designers(SOURCE),
            "## A\n\n- **A1.1** (R, J) Known by `x=1`. See [b](#b) and [a](#a). *Ruling*:\n  it \
             is so.\n\n\n\n## B\n\n- **A1.2** (D) Data.\n\n\n"
        );
    }

    #[test]
    fn every_comment_is_closed_and_in_its_place() {
        for source in all() {
            let [from, to] = [DESIGNER, DESIGNER_END].map(|mark| source.matches(mark).count());
            assert!(from > 3 && from == to, "{from} {to}");
            for part in source.split(DESIGNER).skip(1) {
                let (inside, _) = part.split_once(DESIGNER_END).unwrap();
                assert!(!inside.contains(PLAYER), "{inside}");
            }
            for line in source
                .lines()
                .filter(|line| line.trim_start().starts_with("<!--"))
            {
                let alone = line == DESIGNER || line == DESIGNER_END || line.ends_with(PLAYER_END);
                assert!(
                    alone,
                    "a comment that begins a line would end the paragraph: {line}"
                );
            }
            assert!(!for_designers(source).contains("<!--"));
        }
    }

    #[test]
    fn players_see_every_rule_and_nothing_of_the_workshop() {
        for source in all() {
            let players = for_players(source, "/x");
            let (_, rules) = players.split_once("\n## ").unwrap();
            assert_eq!(numbers(rules), numbers(source));
            assert!(numbers(rules).len() > 30);
            let parts = [
                "`", "=", ".rs", ".toml", ".csv", "docs/", "crates/", "cargo", "<!--", "*d*",
            ];
            for line in rules.lines() {
                for part in parts {
                    assert!(!line.contains(part), "{part}: {line}");
                }
            }
        }
    }
}
