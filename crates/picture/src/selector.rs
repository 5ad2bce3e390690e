//! Selectors: which elements a rule applies to.
//!
//! Supported are names, classes, ids, attributes, the combinators, `:root`, `:not`, `:is`,
//! `:where`, `:has` and positions among siblings. Selectors that depend on interaction (`:hover`)
//! never match in a picture.

use crate::spot::Spot;
use crate::text::{split_top, unquoted};
use crate::tree::{Element, Node};

/// Pseudo-classes and pseudo-elements for interaction: they never match in a picture.
const NEVER: [&str; 18] = [
    "active",
    "after",
    "backdrop",
    "before",
    "checked",
    "disabled",
    "enabled",
    "focus",
    "focus-visible",
    "focus-within",
    "hover",
    "link",
    "marker",
    "placeholder",
    "popover-open",
    "selection",
    "target",
    "visited",
];

/// The specificity of a selector: ids, then classes, then names.
pub(crate) type Weight = [u16; 3];

/// A selector.
#[derive(Clone, Debug)]
pub(crate) struct Selector {
    /// The compounds from right to left, each with its relation to the one on its left.
    steps: Vec<(Compound, Relation)>,
    pub weight: Weight,
}

/// The combinator to the compound on the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    /// There is nothing on the left.
    First,
    Around,
    Parent,
    JustBefore,
    Before,
}

/// How an attribute selector compares values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Likeness {
    Any,
    Same,
    Word,
    Start,
    End,
    Part,
}

impl Likeness {
    fn holds(self, value: &str, other: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Same => value == other,
            Self::Word => value.split_ascii_whitespace().any(|word| word == other),
            Self::Start => value.starts_with(other),
            Self::End => value.ends_with(other),
            Self::Part => value.contains(other),
        }
    }
}

type Compound = Vec<Simple>;

#[derive(Clone, Debug)]
enum Simple {
    Any,
    Name(String),
    Class(String),
    Id(String),
    Attribute(String, Likeness, String),
    Root,
    /// The position among siblings from the front: `an + b`.
    Nth(i32, i32),
    Last,
    Not(Vec<Selector>),
    Is(Vec<Selector>),
    /// Whether they must match a child, as opposed to any descendant, and the selectors.
    Has(bool, Vec<Selector>),
    Never,
}

impl Selector {
    /// Parses a selector. Returns `None` if it contains something unsupported.
    pub fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text.trim() };
        let mut steps = vec![(reader.compound()?, Relation::First)];
        while let Some(relation) = reader.relation() {
            // The relation belongs to the compound on its right, which precedes it in `steps`.
            steps.insert(0, (reader.compound()?, relation));
        }
        if !reader.rest.is_empty() {
            return None;
        }
        let weight = sum(steps.iter().flat_map(|(compound, _)| compound).map(weight));
        Some(Self { steps, weight })
    }

    /// Returns whether it matches the element at a spot.
    pub fn matches(&self, spot: &Spot<'_>) -> bool {
        matches(&self.steps, spot)
    }
}

fn list(text: &str) -> Option<Vec<Selector>> {
    split_top(text, ',').map(Selector::parse).collect()
}

fn sum(weights: impl Iterator<Item = Weight>) -> Weight {
    weights.fold([0; 3], |sum, weight| [0, 1, 2].map(|i| sum[i] + weight[i]))
}

fn weight(simple: &Simple) -> Weight {
    let strongest = |list: &[Selector]| list.iter().map(|s| s.weight).max().unwrap_or_default();
    match simple {
        Simple::Any => [0, 0, 0],
        Simple::Name(_) => [0, 0, 1],
        Simple::Id(_) => [1, 0, 0],
        Simple::Not(list) | Simple::Is(list) | Simple::Has(_, list) => strongest(list),
        _ => [0, 1, 0],
    }
}

fn matches(steps: &[(Compound, Relation)], spot: &Spot<'_>) -> bool {
    let Some(((compound, relation), rest)) = steps.split_first() else {
        return true;
    };
    if !compound.iter().all(|simple| holds(simple, spot)) {
        return false;
    }
    let mut outwards = std::iter::successors(spot.around, |spot| spot.around);
    match relation {
        Relation::First => true,
        Relation::Parent => spot.around.is_some_and(|around| matches(rest, around)),
        Relation::Around => outwards.any(|around| matches(rest, around)),
        Relation::JustBefore => spot.before().next().is_some_and(|one| matches(rest, &one)),
        Relation::Before => spot.before().any(|one| matches(rest, &one)),
    }
}

fn holds(simple: &Simple, spot: &Spot<'_>) -> bool {
    let element = spot.element;
    match simple {
        Simple::Any => true,
        Simple::Name(name) => element.name == *name,
        Simple::Class(class) => element.has_class(class),
        Simple::Id(id) => element.get("id") == Some(id),
        Simple::Attribute(name, likeness, other) => element
            .get(name)
            .is_some_and(|value| likeness.holds(value, other)),
        Simple::Root => element.name == "html",
        Simple::Nth(a, b) => spot
            .neighbours()
            .is_some_and(|(before, _)| is_nth(*a, *b, before as i32 + 1)),
        Simple::Last => spot.neighbours().is_some_and(|(_, after)| after == 0),
        Simple::Not(list) => !list.iter().any(|one| one.matches(spot)),
        Simple::Is(list) => list.iter().any(|one| one.matches(spot)),
        Simple::Has(directly, list) => list.iter().any(|one| is_within(one, spot, *directly)),
        Simple::Never => false,
    }
}

fn is_nth(a: i32, b: i32, place: i32) -> bool {
    match a {
        0 => place == b,
        a => (place - b) % a == 0 && (place - b) / a >= 0,
    }
}

/// Returns whether a selector matches a descendant, or only a child, of the element at a spot.
fn is_within(selector: &Selector, spot: &Spot<'_>, directly: bool) -> bool {
    let element: &Element = spot.element;
    element.children.iter().any(|child| match child {
        Node::Text(_) => false,
        Node::Element(element) => {
            let inner = Spot {
                element,
                around: Some(spot),
            };
            selector.matches(&inner) || !directly && is_within(selector, &inner, false)
        }
    })
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn relation(&mut self) -> Option<Relation> {
        let trimmed = self.rest.trim_start();
        let relation = match trimmed.chars().next()? {
            '>' => Relation::Parent,
            '+' => Relation::JustBefore,
            '~' => Relation::Before,
            _ if trimmed.len() < self.rest.len() => {
                self.rest = trimmed;
                return Some(Relation::Around);
            }
            _ => return None,
        };
        self.rest = trimmed[1..].trim_start();
        Some(relation)
    }

    fn compound(&mut self) -> Option<Compound> {
        let mut compound = Compound::new();
        while let Some(next) = self.rest.chars().next() {
            let simple = match next {
                '*' => {
                    self.rest = &self.rest[1..];
                    Simple::Any
                }
                '.' => Simple::Class(self.after_mark()?),
                '#' => Simple::Id(self.after_mark()?),
                '[' => self.attribute()?,
                ':' => self.pseudo()?,
                c if c.is_ascii_alphabetic() => Simple::Name(self.word()?),
                _ => break,
            };
            compound.push(simple);
        }
        (!compound.is_empty()).then_some(compound)
    }

    fn word(&mut self) -> Option<String> {
        let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then(|| word.to_owned())
    }

    fn after_mark(&mut self) -> Option<String> {
        self.rest = &self.rest[1..];
        self.word()
    }

    fn attribute(&mut self) -> Option<Simple> {
        let (inner, rest) = self.rest[1..].split_once(']')?;
        self.rest = rest;
        let Some((name, value)) = inner.split_once('=') else {
            let name = inner.trim().to_owned();
            return Some(Simple::Attribute(name, Likeness::Any, String::new()));
        };
        let likeness = match name.chars().last()? {
            '~' => Likeness::Word,
            '^' => Likeness::Start,
            '$' => Likeness::End,
            '*' => Likeness::Part,
            '|' => return None,
            _ => Likeness::Same,
        };
        let name = name.trim_end_matches(['~', '^', '$', '*']).trim();
        let value = unquoted(value).to_owned();
        Some(Simple::Attribute(name.to_owned(), likeness, value))
    }

    fn pseudo(&mut self) -> Option<Simple> {
        let of_element = self.rest.starts_with("::");
        self.rest = self.rest.trim_start_matches(':');
        let name = self.word()?;
        let argument = self.argument();
        let argument = argument.unwrap_or_default();
        Some(match name.as_str() {
            _ if of_element || name.starts_with('-') => Simple::Never,
            "root" => Simple::Root,
            "first-child" => Simple::Nth(0, 1),
            "last-child" => Simple::Last,
            "nth-child" => nth(argument)?,
            "not" => Simple::Not(list(argument)?),
            "is" | "where" => Simple::Is(list(argument)?),
            "has" => match argument.trim_start().strip_prefix('>') {
                Some(inside) => Simple::Has(true, list(inside)?),
                None => Simple::Has(false, list(argument)?),
            },
            name if NEVER.contains(&name) => Simple::Never,
            _ => return None,
        })
    }

    /// Returns the content of the parentheses.
    fn argument(&mut self) -> Option<&'a str> {
        let inner = self.rest.strip_prefix('(')?;
        let end = crate::text::closing(inner)?;
        self.rest = &inner[end + 1..];
        Some(&inner[..end])
    }
}

fn nth(text: &str) -> Option<Simple> {
    let text: String = text.split_whitespace().collect();
    let (a, b) = match text.as_str() {
        "odd" => (2, 1),
        "even" => (2, 0),
        text => match text.split_once('n') {
            None => (0, text.parse().ok()?),
            Some((a, b)) => {
                let a = match a {
                    "" | "+" => 1,
                    "-" => -1,
                    a => a.parse().ok()?,
                };
                let b = if b.is_empty() { 0 } else { b.parse().ok()? };
                (a, b)
            }
        },
    };
    Some(Simple::Nth(a, b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::read;

    /// Returns the ids of the elements that a selector matches.
    fn found(selector: &str) -> String {
        let svg = r#"<svg id="s" class="map"><g id="a" class="cell lit"><path id="b"/></g>
            <g id="c" class="cell"><g id="d"><path id="e" class="fine" data-x="1"/></g></g></svg>"#;
        let root = read(svg, &[]).unwrap();
        let mut ids = Vec::new();
        let selector = Selector::parse(selector).unwrap();
        walk(
            &Spot {
                element: &root,
                around: None,
            },
            &mut |spot| {
                if selector.matches(spot) {
                    ids.extend(spot.element.get("id").map(str::to_owned));
                }
            },
        );
        ids.concat()
    }

    fn walk(spot: &Spot<'_>, see: &mut dyn FnMut(&Spot<'_>)) {
        see(spot);
        for element in spot.element.elements() {
            let around = Some(spot);
            walk(&Spot { element, around }, see);
        }
    }

    #[test]
    fn simple_selectors_and_combinators() {
        assert_eq!(found("path"), "be");
        assert_eq!(found(".cell"), "ac");
        assert_eq!(found(".cell.lit"), "a");
        assert_eq!(found("#d"), "d");
        assert_eq!(found(".cell path"), "be");
        assert_eq!(found(".cell > path"), "b");
        assert_eq!(found("svg>g>g .fine"), "e");
        assert_eq!(found(".lit + .cell path"), "e");
        assert_eq!(found(".lit ~ g"), "c");
        assert_eq!(found(".cell > :not(path)"), "d");
        assert_eq!(found("g:not(.lit)"), "cd");
        assert_eq!(found("*"), "sabcde");
        assert_eq!(found("[data-x]"), "e");
        assert_eq!(found("[data-x=\"1\"]"), "e");
        assert_eq!(found("[data-x='2']"), "");
        assert_eq!(found("g[class*='el']"), "ac");
        assert_eq!(found("[class$='lit']"), "a");
        assert_eq!(found("[class^='fi']"), "e");
        assert_eq!(found("[class~='cell']"), "ac");
    }

    #[test]
    fn structural_pseudo_classes() {
        assert_eq!(found(".map > :first-child"), "a");
        assert_eq!(found(".map > :last-child"), "c");
        assert_eq!(found(".map > :nth-child(2)"), "c");
        assert_eq!(found(".map > :nth-child(2n+1)"), "a");
        assert_eq!(found("g:has(.fine)"), "cd");
        assert_eq!(found("g:has(> .fine)"), "d");
        assert_eq!(found("g:is(#a, #d)"), "ad");
    }

    #[test]
    fn interactive_pseudo_classes_never_match() {
        for selector in [
            "g:hover",
            "g:focus-visible > path",
            "g::before",
            "svg:has(#a:target)",
        ] {
            assert_eq!(found(selector), "", "{selector}");
        }
        assert_eq!(found("g:not(:hover)"), "acd");
    }

    #[test]
    fn unsupported_selectors_are_refused() {
        for selector in ["g:lang(fr)", "g[a|='b']", "g >", "&.lit", ""] {
            assert!(Selector::parse(selector).is_none(), "{selector}");
        }
    }

    #[test]
    fn specificity_is_counted() {
        let weight = |selector| Selector::parse(selector).unwrap().weight;
        assert_eq!(weight("svg .cell path.fine"), [0, 2, 2]);
        assert_eq!(weight("#a:not(.lit, #b) > *"), [2, 0, 0]);
    }
}
