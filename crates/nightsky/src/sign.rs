//! The signs of the zodiac, along which the Sun moves (N1.6).

tabletop::counted! {
    /// A sign of the zodiac, in the Sun's order: 1 is Aries, 12 Pisces.
    pub struct Sign, "sign", 12
}

/// Their keys in options, records and words.
const KEYS: [&str; Sign::MOST] = [
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
    /// Its key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        KEYS[self.index()]
    }

    /// The sign so many further (N3.5): after Pisces comes Aries.
    #[must_use]
    pub const fn after(self, signs: usize) -> Self {
        Self::new((self.index() + signs) % Self::MOST)
    }
}
