//! Why there is no PNG.

use words::{Language, text};

/// Why a picture could not be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The drawing is no SVG: a mistake of ours.
    NotADrawing(String),
    /// It would have no pixels, or too many.
    Size {
        /// Pixels from left to right.
        width: u32,
        /// Pixels from top to bottom.
        height: u32,
    },
    /// The pixels could not be written down as PNG.
    NotEncoded(String),
}

impl PngError {
    /// The error as one sentence.
    #[must_use]
    pub fn words(&self, language: Language) -> String {
        match self {
            Self::NotADrawing(reason) => {
                text(language, "png-not-a-drawing", &[("reason", reason.into())])
            }
            Self::Size { width, height } => {
                let args = [("width", (*width).into()), ("height", (*height).into())];
                text(language, "png-size", &args)
            }
            Self::NotEncoded(reason) => {
                text(language, "png-not-encoded", &[("reason", reason.into())])
            }
        }
    }
}
