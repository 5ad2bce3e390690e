//! Errors of the painter.

/// The reason why a picture could not be painted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PictureError {
    /// The drawing or a symbol document is not valid SVG, or the drawing has no size.
    #[error("not an SVG drawing: {0}")]
    NotADrawing(String),
    /// The picture would have no pixels, or too many.
    #[error("a picture cannot be {width} × {height} pixels large")]
    Size {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The pixels could not be encoded as PNG.
    #[error("the picture cannot be encoded as PNG: {0}")]
    NotEncoded(String),
}
