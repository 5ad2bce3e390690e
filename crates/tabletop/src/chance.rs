//! Chance: seeds, the generator every state carries, and unbiased draws from any generator.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha12Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 256 bits that determine everything random in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

/// The text is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed must be 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// Creates a seed from its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Derives a seed from a text, so that a person can type `--seed 7` or `--seed winter`.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// Returns the seed of game `number` in a run. It depends on nothing else, so the games of a
    /// run are the same whatever the number of threads.
    #[must_use]
    pub fn of_game(self, number: u64) -> Self {
        self.branch("game", number)
    }

    /// Derives a seed for another purpose (such as a player's own choices), unrelated to this one.
    #[must_use]
    pub fn branch(self, purpose: &str, number: u64) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(number.to_le_bytes());
        hasher.update(purpose.as_bytes());
        Self(hasher.finalize().into())
    }

    /// Returns the 32 bytes.
    #[must_use]
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Never shows the seed: in a log it would reveal every hidden card.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| SeedError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

/// The random generator of a state: ChaCha12 keyed by the seed. It keeps only the key and the
/// number of draws (each draw uses its own stream), so cloning it copies 40 bytes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    draws: u64,
}

impl Chance {
    /// Creates a generator from a seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, draws: 0 }
    }

    /// Draws a number below `bound`, all being equally likely.
    ///
    /// # Panics
    /// Panics if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.stream(), bound)
    }

    /// Shuffles a slice, all orders being equally likely. Use it for set-ups, whose outcome is
    /// recorded as a whole; in play use [`EventSink::shuffle`](crate::EventSink::shuffle).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut self.stream(), items);
    }

    fn stream(&mut self) -> ChaCha12Rng {
        let mut stream = ChaCha12Rng::from_seed(self.seed.bytes());
        stream.set_stream(self.draws);
        self.draws += 1;
        stream
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance(after {} draws)", self.draws)
    }
}

/// Draws a number below `bound` from any generator, all being equally likely (Lemire's method).
/// This is our own implementation because records must not change when a library changes how it
/// draws.
///
/// # Panics
/// Panics if `bound` is 0.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "the bound must be positive");
    // Products whose low half is below 2^32 mod bound are rejected: they would favour some numbers.
    let uneven = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= uneven {
            return (product >> 32) as u32;
        }
    }
}

/// Shuffles a slice, all orders being equally likely (Fisher–Yates, from the end).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_pinned_so_that_seeds_keep_their_games() {
        let mut chance = Chance::new(Seed::from_text("golden"));
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(drawn, [70, 46, 66, 80, 1, 70, 50, 6]);
        let mut order: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut order);
        assert_eq!(order, [5, 4, 8, 6, 3, 9, 2, 0, 7, 1]);
    }

    #[test]
    fn every_number_and_every_order_comes_up_about_equally() {
        let mut chance = Chance::new(Seed::from_text("fair"));
        let mut numbers = [0u32; 7];
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..7_000 {
            numbers[chance.below(7) as usize] += 1;
            let mut order = [0, 1, 2];
            chance.shuffle(&mut order);
            *orders.entry(order).or_insert(0u32) += 1;
        }
        assert!(
            numbers.iter().all(|&n| (850..1150).contains(&n)),
            "{numbers:?}"
        );
        assert_eq!(orders.len(), 6);
        assert!(
            orders.values().all(|&n| (1000..1340).contains(&n)),
            "{orders:?}"
        );
    }

    #[test]
    fn below_rejects_the_uneven_rest() {
        /// A generator that returns the listed words in turn.
        struct Words(Vec<u32>);
        impl rand::TryRng for Words {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.remove(0))
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                unreachable!("draws use 32-bit words only")
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("draws use 32-bit words only")
            }
        }
        // With bound 3 the word 0 has low half 0, below 2^32 mod 3 = 1, so it is rejected.
        assert_eq!(below(&mut Words(vec![0, u32::MAX]), 3), 2);
        assert_eq!(below(&mut Words(vec![1]), 3), 0);
    }

    #[test]
    fn seeds_can_be_read_back_and_stay_hidden_in_debug_output() {
        let seed = Seed::from_text("7");
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        assert!(!format!("{:?}", Chance::new(seed)).contains(&seed.to_string()[..8]));
        assert_eq!(format!("{:?}", Chance::new(seed)), "Chance(after 0 draws)");
        assert_eq!("xyz".parse::<Seed>(), Err(SeedError));
        assert_eq!("ab".parse::<Seed>(), Err(SeedError));
        assert_eq!("g".repeat(64).parse::<Seed>(), Err(SeedError));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(SeedError));
        let json = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
    }

    #[test]
    fn games_of_a_run_have_unrelated_seeds() {
        let run = Seed::from_text("run");
        assert_ne!(run.of_game(0), run.of_game(1));
        assert_ne!(run.of_game(0), run.branch("players", 0));
        assert_eq!(run.of_game(5), Seed::from_text("run").of_game(5));
    }
}
