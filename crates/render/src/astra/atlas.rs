//! Everything that is computed once for a set of cards.

use ::astra::{Card, CardId, CardSet, StarKind};
use maud::{Markup, html};
use words::astra::star_name;
use words::{ByLanguage, Language};

use super::astrolabe::Engraving;
use super::figure::{Figure, Window};
use super::labels::Labels;
use super::names::{self, NameBox};
use super::{ground, thumb};

/// Everything that is computed once for a set of cards: the figures and the grounds.
pub struct Atlas {
    /// The static parts of the sphere board.
    pub(super) engraving: Engraving,
    plates: Vec<PlateArt>,
}

/// Everything that is computed once for one card.
pub(super) struct PlateArt {
    /// The figure in its window.
    pub figure: Figure,
    /// The figure as a thumbnail.
    pub thumb: Figure,
    /// The lines of the thumbnail, drawn.
    pub thumb_lines: Markup,
    names: ByLanguage<StarNames>,
    grounds: ByLanguage<Markup>,
    labels: ByLanguage<Labels>,
}

impl Atlas {
    /// Computes the atlas of a set of cards.
    pub(super) fn new(cards: &CardSet) -> Self {
        Self {
            engraving: Engraving::new(),
            plates: cards.cards().iter().map(PlateArt::new).collect(),
        }
    }

    /// Returns the art of a card.
    pub(super) fn plate(&self, card: CardId) -> &PlateArt {
        &self.plates[card.index()]
    }

    /// Returns the boxes of the names of a card's Grand stars: left, top, right, bottom.
    #[must_use]
    pub fn name_boxes(&self, language: Language, card: CardId) -> Vec<[f64; 4]> {
        let names = &self.plate(card).names[language];
        let rects = names.boxes.iter().map(|name| name.rect);
        rects
            .map(|rect| [rect.left, rect.top, rect.right, rect.bottom])
            .collect()
    }
}

/// The names of a card's Grand stars.
struct StarNames {
    boxes: Vec<NameBox>,
    drawn: Markup,
}

impl StarNames {
    fn new(language: Language, card: &Card, figure: &Figure) -> Self {
        let grand = card.stars.iter().enumerate();
        let grand: Vec<(usize, String)> = grand
            .filter(|(_, star)| star.kind == StarKind::Grand)
            .map(|(index, star)| (index, star_name(language, &star.name)))
            .collect();
        let grand: Vec<(usize, &str)> = grand
            .iter()
            .map(|(index, name)| (*index, name.as_str()))
            .collect();
        let boxes = names::place(figure, &grand);
        let named = grand.iter().zip(&boxes).map(|(&(_, name), &b)| (name, b));
        let drawn = ground::star_names(named);
        Self { boxes, drawn }
    }
}

impl PlateArt {
    fn new(card: &Card) -> Self {
        let figure = Figure::new(card, Window::PLATE);
        let thumb = Figure::new(card, Window::THUMB);
        Self {
            names: ByLanguage::new(|language| StarNames::new(language, card, &figure)),
            thumb_lines: html! { (thumb::lines(&thumb)) },
            thumb,
            grounds: ByLanguage::new(|language| ground::ground(language, card, &figure)),
            labels: ByLanguage::new(|language| Labels::new(language, card)),
            figure,
        }
    }

    /// Returns the labels of its stars and boons.
    pub fn labels(&self, language: Language) -> &Labels {
        &self.labels[language]
    }

    /// Returns the names of its Grand stars, drawn.
    pub fn names(&self, language: Language) -> &Markup {
        &self.names[language].drawn
    }

    /// Returns the static ground of the plate.
    pub fn ground(&self, language: Language) -> &Markup {
        &self.grounds[language]
    }
}
