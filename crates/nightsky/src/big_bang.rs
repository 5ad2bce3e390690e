//! The Big Bang cards: their kinds and their file (N1.5).

use serde::{Deserialize, Serialize};
use tabletop::{FileError, FileErrors};

/// The number of kinds.
pub const KINDS: usize = 9;
/// The number of cards in the pile.
pub const PILE: u8 = 18;
/// The highest amount a card can have.
const MAX_AMOUNT: u8 = 4;

/// A kind of Big Bang card: one event of the night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BigBang {
    /// The instrument may move further this turn (N6.1).
    ClearNight,
    /// Points at once (N6.2).
    ShootingStar,
    /// An instrument cannot be used for a round (N6.3).
    Clouds,
    /// Two instruments swap places (N6.4).
    Conjunction,
    /// The player's cards score more with the eye or the binoculars this turn (N6.5).
    NewMoon,
    /// The Sun moves by a roll of the die (N6.6).
    Eclipse,
    /// Other players may join this turn's observation even if it is made with the eye (N6.7).
    StarParty,
    /// Cards score less with the telescope this turn (N6.8).
    Dew,
    /// All instruments and eyes are thrown again (N6.9).
    BigBang,
}

impl BigBang {
    /// All nine kinds.
    pub const ALL: [Self; KINDS] = [
        Self::ClearNight,
        Self::ShootingStar,
        Self::Clouds,
        Self::Conjunction,
        Self::NewMoon,
        Self::Eclipse,
        Self::StarParty,
        Self::Dew,
        Self::BigBang,
    ];

    /// Returns the key of this kind in data files, records and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::ClearNight => "clear_night",
            Self::ShootingStar => "shooting_star",
            Self::Clouds => "clouds",
            Self::Conjunction => "conjunction",
            Self::NewMoon => "new_moon",
            Self::Eclipse => "eclipse",
            Self::StarParty => "star_party",
            Self::Dew => "dew",
            Self::BigBang => "big_bang",
        }
    }

    /// Returns whether it applies to the whole turn (N6.1, N6.5, N6.7, N6.8); the others are
    /// resolved before an instrument is chosen.
    #[must_use]
    pub const fn lasts(self) -> bool {
        matches!(
            self,
            Self::ClearNight | Self::NewMoon | Self::StarParty | Self::Dew
        )
    }

    /// Returns whether its text contains an amount.
    #[must_use]
    pub const fn has_amount(self) -> bool {
        matches!(
            self,
            Self::ClearNight | Self::ShootingStar | Self::NewMoon | Self::Dew
        )
    }
}

/// The number of cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile([u8; KINDS]);

impl Pile {
    /// Returns the number of cards of a kind.
    #[must_use]
    pub const fn count(&self, kind: BigBang) -> u8 {
        self.0[kind as usize]
    }

    /// Returns the total number of cards.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// Returns the kind of the card with this number, counting from 0 through the kinds in order.
    #[must_use]
    pub fn nth(&self, number: u32) -> Option<BigBang> {
        let mut left = number;
        BigBang::ALL.into_iter().find(|&kind| {
            let here = u32::from(self.count(kind));
            let found = left < here;
            left = left.saturating_sub(here);
            found
        })
    }

    /// Takes out one card of a kind.
    pub(crate) fn take(&mut self, kind: BigBang) {
        self.0[kind as usize] -= 1;
    }

    /// Returns the counts in the order of the kinds.
    #[must_use]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }
}

/// The Big Bang cards of a game: how many there are of each kind, and the amounts in their texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BigBangs {
    pile: Pile,
    amounts: [u8; KINDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: BigBang,
    copies: u8,
    amount: Option<u8>,
}

impl Entry {
    /// Returns the problem with the entry, if there is one.
    fn problem(&self) -> Option<(&'static str, &'static str)> {
        let amount_fits = |amount: &u8| (1..=MAX_AMOUNT).contains(amount);
        if !(1..=PILE).contains(&self.copies) {
            Some((
                "big-bang-copies",
                "a Big Bang card must have 1 to 18 copies",
            ))
        } else if self.kind.has_amount() != self.amount.is_some() {
            Some((
                "big-bang-amount",
                "clear nights, shooting stars, new moons and dew must have an amount, and only these",
            ))
        } else if !self.amount.iter().all(amount_fits) {
            Some(("big-bang-range", "an amount must be 1 to 4"))
        } else {
            None
        }
    }
}

impl BigBangs {
    /// Reads and checks a file of Big Bang cards.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let file: File = toml::from_str(text).map_err(|error| {
            FileErrors::syntax(text, error.span().map(|span| span.start), error.message())
        })?;
        let mut errors = Vec::new();
        for (entry, number) in file.card.iter().zip(1..) {
            if let Some((key, what)) = entry.problem() {
                errors.push(FileError::Entry { number, key, what });
            }
        }
        for kind in BigBang::ALL {
            match file.card.iter().filter(|entry| entry.kind == kind).count() {
                1 => {}
                0 => errors.push(FileError::Missing {
                    what: kind.key().into(),
                }),
                _ => errors.push(FileError::Twice {
                    what: kind.key().into(),
                }),
            }
        }
        let copies = file.card.iter().map(|entry| usize::from(entry.copies));
        let (found, expected) = (copies.sum(), usize::from(PILE));
        if found != expected {
            let what = "big-bang-cards";
            errors.push(FileError::Count {
                what,
                found,
                expected,
            });
        }
        FileErrors::check(errors)?;
        let (mut pile, mut amounts) = (Pile([0; KINDS]), [0; KINDS]);
        for entry in file.card {
            pile.0[entry.kind as usize] = entry.copies;
            amounts[entry.kind as usize] = entry.amount.unwrap_or(0);
        }
        Ok(Self { pile, amounts })
    }

    /// Returns the pile with all cards.
    #[must_use]
    pub const fn pile(&self) -> Pile {
        self.pile
    }

    /// Returns the amount in a card's text, or 0 if it has none.
    #[must_use]
    pub const fn amount(&self, kind: BigBang) -> u8 {
        self.amounts[kind as usize]
    }
}
