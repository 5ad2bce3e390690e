//! Labels of stars and boons. They are most of the text on a page, so they are built once per card.

use ::astra::{Card, Star};
use words::astra::{boon_words, card_name, star_name};
use words::{Language, text};

/// A placeholder for a name.
const NAME: &str = "\u{1}";

/// All labels of one card in one language.
pub(super) struct Labels {
    /// The card: name, element, number of stars.
    pub card: String,
    /// The label of each boon, from left to right.
    pub boons: [String; 4],
    stars: Vec<StarLabels>,
}

struct StarLabels {
    unmarked: String,
    legal: String,
    marked: String,
}

impl Labels {
    /// Builds all labels.
    pub fn new(language: Language, card: &Card) -> Self {
        let boon = |slot: usize| {
            let words = boon_words(language, card.boons[slot]);
            let args = [("n", (slot + 1).into()), ("boon", words.into())];
            text(language, "astra-board-boon", &args)
        };
        Self {
            card: super::cards::card_words(language, card),
            boons: std::array::from_fn(boon),
            stars: (0..card.stars.len())
                .map(|index| StarLabels::new(language, card, index))
                .collect(),
        }
    }

    /// Returns the label of an unmarked star.
    pub fn unmarked(&self, star: Star) -> &str {
        &self.stars[star.index()].unmarked
    }

    /// Returns the label of a star that can be marked now.
    pub fn legal(&self, star: Star) -> &str {
        &self.stars[star.index()].legal
    }

    /// Returns the label of a star marked by this name.
    pub fn marked(&self, star: Star, name: &str) -> String {
        self.stars[star.index()].marked.replace(NAME, name)
    }
}

impl StarLabels {
    fn new(language: Language, card: &Card, index: usize) -> Self {
        let facts = &card.stars[index];
        let kind = text(
            language,
            &format!("astra-board-kind-{}", facts.kind.key()),
            &[],
        );
        let name = card_name(language, card);
        let label = |state: &str| {
            let args = [
                ("card", name.as_str().into()),
                ("n", (index + 1).into()),
                ("star", star_name(language, &facts.name).into()),
                ("kind", kind.as_str().into()),
                ("state", state.into()),
            ];
            text(language, "astra-board-star", &args)
        };
        let state = |key: &str, name: &str| {
            text(
                language,
                &format!("astra-board-state-{key}"),
                &[("name", name.into())],
            )
        };
        Self {
            unmarked: label(&state("unmarked", "")),
            legal: label(&state("legal", "")),
            marked: label(&state("marked", NAME)),
        }
    }
}
