//! The style sheet: its rules in order.

use std::fmt;

use crate::custom::Custom;
use crate::property::{Meaning, meaning};
use crate::selector::{Selector, Weight};
use crate::spot::Spot;
use crate::style::as_written;
use crate::text::{closing, split_top, top_places, without_comments};

/// At-rules for screens, print and the loading of fonts, which do not apply to pictures.
const ELSEWHERE: [&str; 7] = [
    "@charset",
    "@container",
    "@font-face",
    "@import",
    "@keyframes",
    "@media",
    "@page",
];

/// A declaration of a rule: `fill: var(--ink)`. It is displayed as it is written in a style sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// The name of the property.
    pub property: String,
    /// The value, without `!important`.
    pub value: String,
    /// Whether it is followed by `!important`.
    pub important: bool,
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.property, self.value)?;
        f.write_str(if self.important { " !important" } else { "" })
    }
}

/// A rule of a style sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The selectors, each as it is written.
    pub selectors: Vec<String>,
    /// The declarations in their order.
    pub declarations: Vec<Declaration>,
}

/// A style sheet.
#[derive(Default)]
pub struct Sheet {
    rules: Vec<Rule>,
    /// The selectors that are supported, each with the index of its rule.
    selectors: Vec<(Selector, usize)>,
    /// The parts that are not supported and are left out.
    unknown: Vec<String>,
}

impl Sheet {
    /// Parses a style sheet. Parts that are not supported are noted and left out; see
    /// [`unsupported`](Self::unsupported). At-rules such as `@media` are left out too: they are for
    /// screens and print.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let text = without_comments(text);
        let mut sheet = Self::default();
        let mut rest = text.trim_start();
        while let Some(at) = top_places(rest, |c| matches!(c, '{' | ';')).next() {
            let (head, after) = (rest[..at].trim(), &rest[at + 1..]);
            if rest[at..].starts_with(';') {
                sheet.note_at_rule(head);
                rest = after.trim_start();
                continue;
            }
            let end = closing(after).unwrap_or(after.len());
            match head.starts_with('@') {
                true => sheet.note_at_rule(head),
                false => sheet.add(head, &after[..end]),
            }
            rest = after.get(end + 1..).unwrap_or_default().trim_start();
        }
        sheet
    }

    fn note_at_rule(&mut self, head: &str) {
        if !ELSEWHERE.iter().any(|known| head.starts_with(known)) {
            self.unknown.push(head.to_owned());
        }
    }

    fn add(&mut self, head: &str, block: &str) {
        let rule = Rule {
            selectors: split_top(head, ',').map(str::to_owned).collect(),
            declarations: declarations(block),
        };
        for declaration in &rule.declarations {
            if meaning(&declaration.property) == Meaning::Unknown {
                self.unknown.push(format!("{head} {{ {declaration} }}"));
            }
        }
        for selector in &rule.selectors {
            match Selector::parse(selector) {
                Some(selector) => self.selectors.push((selector, self.rules.len())),
                None => self.unknown.push(selector.clone()),
            }
        }
        self.rules.push(rule);
    }

    /// Returns the rules in their order, except those inside at-rules.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Returns the selectors, properties and values that are not supported. They may make a page
    /// look different from a picture.
    #[must_use]
    pub fn unsupported(&self) -> Vec<String> {
        // A custom property may be used anywhere, no matter where it is set.
        let is_custom = |one: &&Declaration| meaning(&one.property) == Meaning::Custom;
        let custom = self.declarations().filter(is_custom);
        let custom = custom.map(|one| (one.property.as_str(), one.value.as_str()));
        let custom = Custom::default().with(custom).unwrap_or_default();
        let is_wrong = |one: &&Declaration| {
            let whole = || custom.put_in(&one.value);
            meaning(&one.property) == Meaning::Paint
                && whole()
                    .and_then(|value| as_written(&one.property, value))
                    .is_none()
        };
        let wrong = self.declarations().filter(is_wrong);
        let wrong = wrong.map(Declaration::to_string);
        self.unknown.iter().cloned().chain(wrong).collect()
    }

    /// Returns all declarations.
    fn declarations(&self) -> impl Iterator<Item = &Declaration> {
        self.rules.iter().flat_map(|rule| &rule.declarations)
    }

    /// Returns the declarations for the element at a spot, the weakest first.
    pub(crate) fn about(&self, spot: &Spot<'_>) -> Vec<&Declaration> {
        let mut found: Vec<(Weight, usize)> = self
            .selectors
            .iter()
            .filter(|(selector, _)| selector.matches(spot))
            .map(|(selector, rule)| (selector.weight, *rule))
            .collect();
        found.sort_unstable();
        let said = found
            .iter()
            .flat_map(|&(_, rule)| &self.rules[rule].declarations);
        let (mut said, important): (Vec<&Declaration>, Vec<&Declaration>) =
            said.partition(|declaration| !declaration.important);
        said.extend(important);
        said
    }
}

/// Parses the declarations of a block.
pub(crate) fn declarations(block: &str) -> Vec<Declaration> {
    let declaration = |text: &str| {
        let (property, value) = text.split_once(':')?;
        let (value, important) = match value.trim().strip_suffix("!important") {
            Some(value) => (value.trim(), true),
            None => (value.trim(), false),
        };
        Some(Declaration {
            property: property.trim().to_owned(),
            value: value.to_owned(),
            important,
        })
    };
    split_top(block, ';').filter_map(declaration).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_and_written() {
        let sheet = Sheet::parse(
            "/* a; b {} */ @import 'x;y'; .a, g:is(.b, [c=\";\"]) { fill: #fff; --x: f(1; 2)!important }
             @media print { .d { fill: #000 } } .e {}",
        );
        let rules: Vec<String> = sheet
            .rules()
            .iter()
            .map(|rule| {
                let declarations = rule.declarations.iter().map(Declaration::to_string);
                let declarations: Vec<String> = declarations.collect();
                format!(
                    "{} {}",
                    rule.selectors.join(" + "),
                    declarations.join(" + ")
                )
            })
            .collect();
        assert_eq!(
            rules,
            [
                ".a + g:is(.b, [c=\";\"]) fill: #fff + --x: f(1; 2) !important",
                ".e "
            ]
        );
        assert_eq!(sheet.unsupported(), Vec::<String>::new());
    }
}
