//! The signs of the zodiac, through which the Sun moves (N1.6).

tabletop::counted! {
    /// A sign of the zodiac, in the Sun's order: 1 is Aries, 12 Pisces.
    pub struct Sign, "sign", 12
}

/// The keys of the signs in options, records and texts.
const KEYS: [&str; Sign::MAX] = [
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpius",
    "sagittarius",
    "capricornus",
    "aquarius",
    "pisces",
];

impl Sign {
    /// Returns the key of this sign.
    #[must_use]
    pub const fn key(self) -> &'static str {
        KEYS[self.index()]
    }

    /// Returns the sign this many places further on (N3.5): Aries follows Pisces.
    #[must_use]
    pub const fn after(self, signs: usize) -> Self {
        Self::new((self.index() + signs) % Self::MAX)
    }
}
