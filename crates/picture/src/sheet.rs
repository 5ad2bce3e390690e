//! The style sheet: its rules in order.

use crate::custom::Custom;
use crate::property::{Meaning, meaning};
use crate::selector::{Selector, Weight};
use crate::spot::Spot;
use crate::style::as_written;
use crate::text::{closing, split_top, without_comments};

/// At-rules for screens, print and the loading of fonts, which do not apply to pictures.
const ELSEWHERE: [&str; 6] = [
    "@charset",
    "@font-face",
    "@import",
    "@keyframes",
    "@media",
    "@page",
];

/// A declaration of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Declaration {
    pub property: String,
    pub value: String,
    pub important: bool,
}

/// A rule with one of its selectors.
struct Rule {
    selector: Selector,
    /// The index of its block of declarations.
    block: usize,
}

/// A style sheet.
#[derive(Default)]
pub struct Sheet {
    rules: Vec<Rule>,
    blocks: Vec<Vec<Declaration>>,
    /// What is not supported, and is left out.
    unknown: Vec<String>,
}

impl Sheet {
    /// Parses a style sheet. What is not supported is noted and left out; see
    /// [`unsupported`](Self::unsupported). So are at-rules such as `@media`: they are for screens
    /// and print.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let text = without_comments(text);
        let mut sheet = Self::default();
        let mut rest = text.trim_start();
        while let Some(at) = rest.find(['{', ';']) {
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
        let block = declarations(block);
        for declaration in &block {
            if meaning(&declaration.property) == Meaning::Unknown {
                let Declaration {
                    property, value, ..
                } = declaration;
                self.unknown
                    .push(format!("{head} {{ {property}: {value} }}"));
            }
        }
        for selector in split_top(head, ',') {
            match Selector::parse(selector) {
                Some(selector) => self.rules.push(Rule {
                    selector,
                    block: self.blocks.len(),
                }),
                None => self.unknown.push(selector.to_owned()),
            }
        }
        self.blocks.push(block);
    }

    /// Returns the selectors, properties and values that are not supported: a page may show what a
    /// picture does not.
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
        let wrong = wrong.map(|one| format!("{}: {}", one.property, one.value));
        self.unknown.iter().cloned().chain(wrong).collect()
    }

    /// Returns all declarations.
    fn declarations(&self) -> impl Iterator<Item = &Declaration> {
        self.blocks.iter().flatten()
    }

    /// Returns the declarations for the element at a spot, the weakest first.
    pub(crate) fn about(&self, spot: &Spot<'_>) -> Vec<&Declaration> {
        let mut found: Vec<(Weight, usize)> = self
            .rules
            .iter()
            .filter(|rule| rule.selector.matches(spot))
            .map(|rule| (rule.selector.weight, rule.block))
            .collect();
        found.sort_unstable();
        let said = found.iter().flat_map(|&(_, block)| &self.blocks[block]);
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
