//! What the signs of the board mean: spheres, marker, discard icon, deck, boons and fame of cards.

use ::astra::{BoonKind, CardId, Element, Pen, PlaceId};
use tabletop::Seat;
use words::astra::element_words;

use super::astrolabe::{deck_words, discard_words, sphere_words};
use super::scribe::Scribe;
use crate::Explanation;

/// The number of boons on the left, which an assistant behind the dreamer may not pick (A7.4).
const LEFT: usize = 2;

impl Scribe<'_> {
    /// Explains a sphere, and how many cards it would make active again now.
    pub fn why_sphere(&self, sphere: Element) -> Explanation {
        let active = sphere == self.table().sphere;
        let exhausted = self.context.seat.map(|seat| {
            let cards = self.table().journals[seat].exhausted;
            cards.and(self.game.cards().of_element(sphere)).len()
        });
        let key = match (active, exhausted) {
            (true, Some(_)) => "sphere-active",
            (true, None) => "sphere-active-all",
            (false, _) => "sphere",
        };
        let name = element_words(self.language(), sphere);
        let args = [
            ("sphere", name.into()),
            ("cards", exhausted.unwrap_or(0).into()),
        ];
        let label = sphere_words(self.language(), sphere, active);
        self.why(label, key, &args, "A3.6").following()
    }

    /// Explains the number of stars that the dreamer marks on a sphere.
    pub fn why_dream(&self, sphere: Element, stars: u8) -> Explanation {
        let sphere = element_words(self.language(), sphere);
        let args = [("sphere", sphere.into()), ("stars", stars.into())];
        let label = self.say("dream", &args);
        self.why(label, "dream", &args, "A7.3").following()
    }

    /// Explains the marker of the active sphere. It is the first sign of the astrolabe.
    pub fn why_marker(&self) -> Explanation {
        let sphere = self.table().sphere;
        let words = |sphere| element_words(self.language(), sphere);
        let args = [
            ("sphere", words(sphere).into()),
            ("next", words(self.sphere_board().next(sphere)).into()),
        ];
        let label = self.say("active-sphere", &args);
        self.why(label, "marker", &args, "A3.6")
    }

    pub fn why_discard(&self) -> Explanation {
        let label = discard_words(self.language(), self.sphere_board());
        self.why(label, "discard", &[], "A3.6").following()
    }

    /// Explains the number of the deck: the cards above Game End, or the last round.
    pub fn why_deck(&self) -> Explanation {
        let (above, last) = (self.above(), self.table().last_round);
        let label = deck_words(self.language(), above, last);
        let rule = match self.table().ptolemy {
            Some(_) => "A8.12",
            None => "A6.1",
        };
        let args = [("above", above.into()), ("round", last.unwrap_or(0).into())];
        let key = if last.is_some() { "last-round" } else { "deck" };
        self.why(label, key, &args, rule).following()
    }

    /// Returns the id of the words about a boon: its kind, and whether the observer could pick it.
    pub fn boon_words_id(
        &self,
        place: PlaceId,
        card: CardId,
        slot: usize,
        crossed: bool,
    ) -> String {
        let marks = &self.table().place(place).marks;
        let own = self.context.seat.map(|seat| marks[Pen::of(seat)].len());
        let is_behind = slot < LEFT && own.is_some_and(|own| own < marks[Pen::DREAMER].len());
        let state = match own {
            _ if crossed => Whose::Crossed,
            None => Whose::All,
            Some(0) => Whose::Open,
            Some(_) if is_behind => Whose::Behind,
            Some(_) => Whose::Own,
        };
        state.words_id(self.card(card).boons[slot].kind)
    }
}

/// Returns the id of the words about an element.
pub(super) fn element_words_id(element: Element) -> String {
    format!("why-element-{}", element.key())
}

/// The id of the words about the fame of a card.
pub(super) const CARD_FAME: &str = "why-card-fame";

/// Whether an observer could pick a boon.
#[derive(Clone, Copy)]
pub(super) enum Whose {
    /// The observer has no seat.
    All,
    /// The observer has no star on the card yet.
    Open,
    /// The observer has stars on the card.
    Own,
    /// The observer has fewer stars on the card than the dreamer.
    Behind,
    /// It has been picked.
    Crossed,
}

impl Whose {
    /// Returns what can be the case for an observer.
    pub const fn of(observer: Option<Seat>) -> &'static [Self] {
        match observer {
            Some(_) => &[Self::Open, Self::Own, Self::Behind, Self::Crossed],
            None => &[Self::All, Self::Crossed],
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Open => "open",
            Self::Own => "own",
            Self::Behind => "behind",
            Self::Crossed => "crossed",
        }
    }

    pub const fn rule(self) -> &'static str {
        match self {
            Self::Behind => "A7.4",
            _ => "A4.2",
        }
    }

    /// Returns the id of the words about a boon of a kind.
    pub fn words_id(self, kind: BoonKind) -> String {
        format!("why-{}-{}", kind.key(), self.key())
    }
}
