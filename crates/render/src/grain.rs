//! The grain of an engraving: numbers that look random but are always the same.

use std::f64::consts::TAU;

/// A deterministic source of numbers (SplitMix64).
#[derive(Clone)]
pub(crate) struct Grain(u64);

impl Grain {
    /// Returns the grain for a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the grain for a name.
    pub fn of(name: &str) -> Self {
        // FNV-1a.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from 0 to below 1.
    pub fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number from `least` to below `most`.
    pub fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.part()
    }

    /// Returns a normally distributed number with mean 0 and deviation 1, as a sum of twelve.
    pub fn gauss(&mut self) -> f64 {
        (0..12).map(|_| self.part()).sum::<f64>() - 6.0
    }

    /// Returns an angle of a full turn, in radians.
    pub fn angle(&mut self) -> f64 {
        self.between(0.0, TAU)
    }

    /// Returns one of some values.
    pub fn pick<T: Copy>(&mut self, some: &[T]) -> T {
        some[(self.next() % some.len() as u64) as usize]
    }
}
