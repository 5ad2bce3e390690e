//! The keys of the keyboard.

/// A keyboard key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Moves the focus to the next element.
    Tab,
    /// Activates the focused element.
    Enter,
    /// Goes back a step.
    Escape,
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The up arrow.
    Up,
    /// The down arrow.
    Down,
    /// Goes to the beginning.
    Home,
    /// The key for capital letters.
    Shift,
    /// A letter.
    Letter(char),
}

impl Key {
    /// Returns its character in the WebDriver protocol.
    pub(crate) fn sign(self) -> char {
        match self {
            Self::Tab => '\u{E004}',
            Self::Enter => '\u{E007}',
            Self::Escape => '\u{E00C}',
            Self::Home => '\u{E011}',
            Self::Left => '\u{E012}',
            Self::Up => '\u{E013}',
            Self::Right => '\u{E014}',
            Self::Down => '\u{E015}',
            Self::Shift => '\u{E008}',
            Self::Letter(letter) => letter,
        }
    }
}
