//! Levels of play: how long a machine player thinks, and how reliably it picks the best action.

use std::time::Duration;

use rand::Rng;
use tabletop::below;

use crate::Budget;

/// A level of play, from gentle to strong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Sees the obvious, but often picks something else.
    Novice,
    /// Searches a little.
    Apprentice,
    /// Searches well.
    Astronomer,
    /// Searches longest, and always picks the best action found.
    Master,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Self; 4] = [
        Self::Novice,
        Self::Apprentice,
        Self::Astronomer,
        Self::Master,
    ];

    /// Returns the name that selects this level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Astronomer => "astronomer",
            Self::Master => "master",
        }
    }

    /// Returns the level with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns how long it thinks about a decision.
    #[must_use]
    pub const fn budget(self) -> Budget {
        Budget::Iterations(match self {
            Self::Novice => 30,
            Self::Apprentice => 120,
            Self::Astronomer => 500,
            Self::Master => 2000,
        })
    }

    /// Returns how long it waits before acting in a race, so that people have a chance: 1 to 6
    /// seconds, less for stronger levels.
    pub fn moment(self, rng: &mut impl Rng) -> Duration {
        let (least, most) = match self {
            Self::Novice => (3_000, 6_000),
            Self::Apprentice => (2_000, 5_000),
            Self::Astronomer => (1_500, 4_000),
            Self::Master => (1_000, 3_000),
        };
        Duration::from_millis(u64::from(least + below(rng, most - least + 1)))
    }

    /// Returns how often it picks actions other than the most tried one: at 1, in proportion to
    /// their tries; below 1, less often; at 0, never.
    #[must_use]
    pub const fn softness(self) -> f64 {
        match self {
            Self::Novice => 1.0,
            Self::Apprentice => 0.5,
            Self::Astronomer => 0.25,
            Self::Master => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn levels_wait_a_human_moment_and_stronger_ones_a_shorter_one() {
        let mut rng = Xoshiro256PlusPlus::from_seed([3; 32]);
        let human = Duration::from_secs(1)..=Duration::from_secs(6);
        let means = Level::ALL.map(|level| {
            let moments: Vec<Duration> = (0..500).map(|_| level.moment(&mut rng)).collect();
            assert!(moments.iter().all(|moment| human.contains(moment)));
            assert!(moments.iter().any(|moment| *moment != moments[0]));
            moments.iter().sum::<Duration>()
        });
        assert!(means.is_sorted_by(|gentle, strong| gentle > strong));
    }
}
