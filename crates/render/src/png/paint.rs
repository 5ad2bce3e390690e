//! Rasterisation of resolved drawings with resvg.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use super::PngError;
use super::colour::Colour;
use crate::{ITALIC, REGULAR};

const FAMILY: &str = "Libertinus Serif";

/// The maximum number of pixels per side, and in total.
const LONGEST: u32 = 16_384;
const MOST: u64 = 100_000_000;

/// The embedded fonts, which stand for every family: no system font is used.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(ITALIC.to_vec());
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    fonts.set_monospace_family(FAMILY);
    fonts.set_cursive_family(FAMILY);
    fonts.set_fantasy_family(FAMILY);
    Arc::new(fonts)
});

/// Paints a drawing on a background with this width in pixels, and encodes it as PNG.
pub(super) fn paint(svg: &str, ground: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let options = Options {
        font_family: FAMILY.to_owned(),
        fontdb: Arc::clone(&FONTS),
        ..Options::default()
    };
    let tree =
        Tree::from_str(svg, &options).map_err(|error| PngError::NotADrawing(error.to_string()))?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round();
    // Any height beyond this is too large anyway.
    let height = height.min(f64::from(u32::MAX)) as u32;
    let too_many = u64::from(width) * u64::from(height) > MOST;
    let wrong = PngError::Size { width, height };
    if too_many || width.max(height) > LONGEST {
        return Err(wrong);
    }
    let mut pixels = Pixmap::new(width, height).ok_or(wrong)?;
    pixels.fill(colour(ground));
    let scale = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels
        .encode_png()
        .map_err(|error| PngError::NotEncoded(error.to_string()))
}

fn colour(text: &str) -> Color {
    let [r, g, b, a] = Colour::parse(text).map_or([0; 4], Colour::to_bytes);
    Color::from_rgba8(r, g, b, a)
}
