//! The screens on which pages are tested.

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Its name in file names and messages.
    pub name: &'static str,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Whether it is a touch screen.
    pub mobile: bool,
}

impl Screen {
    /// A desktop computer.
    pub const DESKTOP: Self = Self::new("desktop", 1440, 900, false);
    /// A phone held upright.
    pub const PHONE: Self = Self::new("phone", 390, 844, true);
    /// A phone on its side.
    pub const LANDSCAPE: Self = Self::new("landscape", 844, 390, true);
    /// A tablet held upright.
    pub const TABLET: Self = Self::new("tablet", 820, 1180, true);
    /// All screens.
    pub const ALL: [Self; 4] = [Self::DESKTOP, Self::TABLET, Self::PHONE, Self::LANDSCAPE];

    /// A window of this size.
    #[must_use]
    pub const fn window(width: u32, height: u32) -> Self {
        Self::new("window", width, height, false)
    }

    const fn new(name: &'static str, width: u32, height: u32, mobile: bool) -> Self {
        Self {
            name,
            width,
            height,
            mobile,
        }
    }
}
