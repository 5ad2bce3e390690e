//! Errors of the PNG painter.

use words::{Language, text};

/// Why a picture could not be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The drawing is not valid SVG: a bug in this program.
    NotADrawing(String),
    /// The picture would have no pixels, or too many.
    Size {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The pixels could not be encoded as PNG.
    NotEncoded(String),
}

impl PngError {
    /// Returns the error as one sentence.
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
