//! The modifiers that make the solo game easier or harder (A8.13 to A8.15).

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Expected, GameOption, OptionValues, SetupError};

/// One of the twelve modifiers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub enum Modifier {
    /// Easier 1: three large Water cards are removed instead of small cards.
    #[serde(rename = "e1")]
    NoLargeWater,
    /// Easier 2: he starts without fame.
    #[serde(rename = "e2")]
    NoFame,
    /// Easier 3: he never collects telescopes.
    #[serde(rename = "e3")]
    NoTelescopes,
    /// Easier 4: the top card of his pile lies face up.
    #[serde(rename = "e4")]
    TopFaceUp,
    /// Easier 5: his discard pile becomes a new pile, and an empty pile is no defeat.
    #[serde(rename = "e5")]
    Reshuffle,
    /// Easier 6: the player starts with more stardust.
    #[serde(rename = "e6")]
    MoreStardust,
    /// Harder 1: he starts with more fame.
    #[serde(rename = "h1")]
    MoreFame,
    /// Harder 2: he gains a telescope whenever the player discovers a card.
    #[serde(rename = "h2")]
    DiscoveryTelescope,
    /// Harder 3: he has a Final Scoring card.
    #[serde(rename = "h3")]
    FinalCard,
    /// Harder 4: he starts with more stardust and gains more by a Rest.
    #[serde(rename = "h4")]
    LongerBreath,
    /// Harder 5: the right card of his library lies face down.
    #[serde(rename = "h5")]
    RightFaceDown,
    /// Harder 6: one more small card of each element is removed.
    #[serde(rename = "h6")]
    FewerSmallCards,
}

use Modifier::{
    DiscoveryTelescope, FewerSmallCards, FinalCard, LongerBreath, MoreFame, MoreStardust, NoFame,
    NoLargeWater, NoTelescopes, Reshuffle, RightFaceDown, TopFaceUp,
};

impl Modifier {
    /// All modifiers, the easier ones first.
    pub const ALL: [Self; 12] = [
        NoLargeWater,
        NoFame,
        NoTelescopes,
        TopFaceUp,
        Reshuffle,
        MoreStardust,
        MoreFame,
        DiscoveryTelescope,
        FinalCard,
        LongerBreath,
        RightFaceDown,
        FewerSmallCards,
    ];

    /// The keys in options, records and messages.
    pub const KEYS: [&'static str; 12] = [
        "e1", "e2", "e3", "e4", "e5", "e6", "h1", "h2", "h3", "h4", "h5", "h6",
    ];

    /// A8.15: the pairs that exclude each other.
    const EXCLUDED: [(Self, Self); 2] = [(NoFame, MoreFame), (NoTelescopes, DiscoveryTelescope)];

    /// Returns the key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        Self::KEYS[self as usize]
    }

    /// Returns the modifier with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|modifier| modifier.key() == key)
    }
}

/// A set of modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Modifier>", from = "Vec<Modifier>")]
pub struct Modifiers(u16);

/// The bits of the easier modifiers in a set.
const EASIER: u16 = 0b11_1111;

impl Modifiers {
    /// No modifiers.
    pub const NONE: Self = Self(0);

    /// Returns whether the set contains a modifier.
    #[must_use]
    pub const fn has(self, modifier: Modifier) -> bool {
        self.0 & 1 << modifier as u16 != 0
    }

    /// Iterates over the modifiers in the set, the easier ones first.
    pub fn iter(self) -> impl Iterator<Item = Modifier> + Clone {
        Modifier::ALL
            .into_iter()
            .filter(move |&modifier| self.has(modifier))
    }

    /// Returns the pairs in the set that exclude each other (A8.15).
    pub(crate) fn excluded(self) -> impl Iterator<Item = (Modifier, Modifier)> {
        Modifier::EXCLUDED
            .into_iter()
            .filter(move |&(a, b)| self.has(a) && self.has(b))
    }

    const fn easier(self) -> u32 {
        (self.0 & EASIER).count_ones()
    }

    const fn harder(self) -> u32 {
        (self.0 & !EASIER).count_ones()
    }
}

impl FromIterator<Modifier> for Modifiers {
    fn from_iter<I: IntoIterator<Item = Modifier>>(modifiers: I) -> Self {
        let bits = modifiers
            .into_iter()
            .fold(0, |bits, modifier| bits | 1 << modifier as u16);
        Self(bits)
    }
}

impl From<Modifiers> for Vec<Modifier> {
    fn from(modifiers: Modifiers) -> Self {
        modifiers.iter().collect()
    }
}

impl From<Vec<Modifier>> for Modifiers {
    fn from(modifiers: Vec<Modifier>) -> Self {
        modifiers.into_iter().collect()
    }
}

/// A8.15: the option that names the modifiers, for the solo game only.
pub(crate) const MODIFIERS: GameOption = GameOption::new(
    "modifiers",
    OptionValues::Set {
        groups: &[
            (DRAW_EASIER, Modifier::KEYS.split_at(6).0),
            (DRAW_HARDER, Modifier::KEYS.split_at(6).1),
        ],
        word: RANDOM,
    },
    "",
)
.for_seats(1);
/// The words that each stand for a modifier drawn from a group.
const DRAW_EASIER: &str = "easier";
const DRAW_HARDER: &str = "harder";
const RANDOM: &str = "random";

/// The modifiers asked for: some by name, others to be drawn (A8.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wish {
    named: Modifiers,
    easier: u32,
    harder: u32,
    /// Whether any possible set may be drawn.
    random: bool,
}

impl Wish {
    /// Parses the option: keys, `easier` and `harder` separated by commas, or `random`.
    pub fn parse(text: Option<&str>) -> Result<Self, Vec<SetupError>> {
        let mut wish = Self::default();
        let Some(text) = text else { return Ok(wish) };
        if text == RANDOM {
            wish.random = true;
            return Ok(wish);
        }
        for word in text.split(',') {
            let known = wish.add(word.trim());
            if !known {
                return Err(vec![bad(text)]);
            }
        }
        let excluded = wish.named.excluded().map(|(a, b)| SetupError::Excluded {
            key: MODIFIERS.key,
            first: a.key(),
            second: b.key(),
        });
        let errors: Vec<SetupError> = excluded.collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        if wish.sets().next().is_none() {
            return Err(vec![bad(text)]); // more to draw than are available
        }
        Ok(wish)
    }

    /// Adds a word. Returns `false` if it is unknown or a repeated modifier.
    fn add(&mut self, word: &str) -> bool {
        match word {
            DRAW_EASIER => self.easier += 1,
            DRAW_HARDER => self.harder += 1,
            _ => match Modifier::from_key(word) {
                Some(modifier) if !self.named.has(modifier) => {
                    self.named.0 |= 1 << modifier as u16;
                }
                _ => return false,
            },
        }
        true
    }

    /// Returns whether a set is one of those asked for.
    pub fn fits(self, set: Modifiers) -> bool {
        let counts = set.easier() == self.named.easier() + self.easier
            && set.harder() == self.named.harder() + self.harder;
        set.excluded().next().is_none()
            && set.0 & self.named.0 == self.named.0
            && (self.random || counts)
    }

    /// Returns every set that fits, in a fixed order.
    fn sets(self) -> impl Iterator<Item = Modifiers> {
        (0..1 << 12)
            .map(Modifiers)
            .filter(move |&set| self.fits(set))
    }

    /// Draws a set that fits, all being equally likely.
    pub fn draw(self, chance: &mut Chance) -> Modifiers {
        if !self.random && self.easier + self.harder == 0 {
            return self.named;
        }
        let drawn = chance.below(self.sets().count().max(1) as u32);
        self.sets().nth(drawn as usize).unwrap_or(self.named)
    }
}

fn bad(text: &str) -> SetupError {
    SetupError::BadValue {
        key: MODIFIERS.key,
        value: text.to_owned(),
        expected: Expected::List {
            items: &Modifier::KEYS,
            again: &[DRAW_EASIER, DRAW_HARDER],
            alone: RANDOM,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_written_as_lists_of_keys() {
        let set: Modifiers = [FinalCard, NoFame].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[\"e2\",\"h3\"]");
        let read = |text| serde_json::from_str::<Modifiers>(text).unwrap();
        assert_eq!(read("[\"h3\",\"e2\"]"), set);
        assert_eq!(read("[\"e2\",\"h3\",\"e2\"]"), set, "no duplicates");
        assert_eq!(read("[]"), Modifiers::NONE);
        assert!(serde_json::from_str::<Modifiers>("[\"e7\"]").is_err());
    }
}
