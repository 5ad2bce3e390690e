//! Properties by which the cards of a game can be filtered.

/// A property of cards with few values, such as the element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFacet {
    /// Its key; the text is `site-facet-KEY`.
    pub key: &'static str,
    /// The value of each card: a key that is the same in every language, and a name. The cards are in
    /// the order of their table and of their pictures.
    pub values: Vec<(String, String)>,
}

impl CardFacet {
    /// Creates a facet; `value` returns the key and the name for a card.
    pub fn new<C>(
        key: &'static str,
        cards: impl IntoIterator<Item = C>,
        value: impl Fn(C) -> (String, String),
    ) -> Self {
        Self {
            key,
            values: cards.into_iter().map(value).collect(),
        }
    }
}
