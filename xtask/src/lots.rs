//! Random choices for measurements.

/// Fast random numbers (SplitMix64), so that the generator does not dominate the measurement.
#[derive(Debug, Clone)]
pub struct Lots(pub u64);

impl Lots {
    /// Returns a number from 0 up to, but excluding, the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spread_evenly() {
        let mut lots = Lots(1);
        let mut counts = [0; 5];
        for _ in 0..5_000 {
            counts[lots.below(5)] += 1;
        }
        assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
    }
}
