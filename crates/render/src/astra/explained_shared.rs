//! The words that several signs share. They are on the page once, so that updates stay small.

use ::astra::{BoonKind, Element};
use maud::{Markup, html};
use words::astra::element_words;

use super::explained_board::{CARD_FAME, Whose, element_words_id};
use super::scribe::Scribe;
use crate::part;

/// A kind of sign whose words do not depend on its value.
#[derive(Clone, Copy)]
pub(super) enum Shared {
    Fame,
    First,
    Stardust,
    Telescopes,
    ActiveCard,
    ExhaustedCard,
    OwnAim,
    HisFame,
    HisTelescopes,
    HisCards,
    Shelf,
}

impl Shared {
    const EVERYWHERE: [Self; 7] = [
        Self::Fame,
        Self::First,
        Self::Stardust,
        Self::Telescopes,
        Self::ActiveCard,
        Self::ExhaustedCard,
        Self::OwnAim,
    ];
    const PTOLEMYS: [Self; 4] = [
        Self::HisFame,
        Self::HisTelescopes,
        Self::HisCards,
        Self::Shelf,
    ];

    /// Returns the id of the words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fame => "why-fame",
            Self::First => "why-first",
            Self::Stardust => "why-stardust",
            Self::Telescopes => "why-telescopes",
            Self::ActiveCard => "why-card-active",
            Self::ExhaustedCard => "why-card-exhausted",
            Self::OwnAim => "why-own-aim",
            Self::HisFame => "why-his-fame",
            Self::HisTelescopes => "why-his-telescopes",
            Self::HisCards => "why-his-cards",
            Self::Shelf => "why-shelf",
        }
    }

    /// Returns the key of the words and the rule.
    const fn words(self, solo: bool) -> (&'static str, &'static str) {
        match self {
            Self::Fame if solo => ("fame-solo", "A8.12"),
            Self::Fame => ("fame", "A6.5"),
            Self::First => ("first", "A2.6"),
            Self::Stardust => ("stardust-of", "A3.3"),
            Self::Telescopes => ("telescopes", "A3.4"),
            Self::ActiveCard => ("card-active", "A3.1"),
            Self::ExhaustedCard => ("card-exhausted", "A3.6"),
            Self::OwnAim => ("own-aim", "A6.3"),
            Self::HisFame => ("his-fame", "A8.12"),
            Self::HisTelescopes => ("his-telescopes", "A8.8"),
            Self::HisCards => ("his-cards", "A8.12"),
            Self::Shelf => ("shelf", "A8.6"),
        }
    }
}

impl Scribe<'_> {
    /// Draws the words that signs share.
    pub fn shared_words(&self) -> Markup {
        let solo = self.table().ptolemy.is_some();
        let shared = |sign: Shared| {
            let (key, rule) = sign.words(solo);
            self.why(String::new(), key, &[], rule).shared(sign.id())
        };
        let boon = |kind: BoonKind, whose: Whose| {
            let words = self.say(&format!("why-boon-{}", kind.key()), &[]);
            let key = format!("boon-{}", whose.key());
            let why = self.why(String::new(), &key, &[("boon", words.into())], whose.rule());
            why.shared(&whose.words_id(kind))
        };
        let words = html! {
            g id="shared-words" {
                @for sign in Shared::EVERYWHERE { (shared(sign)) }
                @if solo { @for sign in Shared::PTOLEMYS { (shared(sign)) } }
                (self.why(String::new(), "card-fame", &[], "A6.3").shared(CARD_FAME))
                @for element in Element::ALL { (self.element_words(element)) }
                @for kind in BoonKind::ALL {
                    @for &whose in Whose::of(self.context.seat) { (boon(kind, whose)) }
                }
            }
        };
        part("shared-words", &words)
    }

    /// Draws the words about the sign of an element.
    fn element_words(&self, element: Element) -> Markup {
        let args = [("element", element_words(self.language(), element).into())];
        let why = self.why(String::new(), "element", &args, "A6.3");
        why.shared(&element_words_id(element))
    }
}
