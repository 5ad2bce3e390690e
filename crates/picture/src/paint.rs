//! Rasterisation of resolved drawings with resvg.

use std::sync::Arc;

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::PictureError;
use crate::colour::Colour;

/// The maximum number of pixels per side, and in total.
const MAX_LENGTH: u32 = 16_384;
const MAX: u64 = 100_000_000;

/// Loads fonts and returns them with the family of the first, which also stands for the generic
/// families.
pub(crate) fn load(files: &[&[u8]]) -> (Database, String) {
    let mut fonts = Database::new();
    for file in files {
        fonts.load_font_data(file.to_vec());
    }
    let family = fonts.faces().next().and_then(|face| face.families.first());
    let family = family.map_or_else(String::new, |(name, _)| name.clone());
    fonts.set_serif_family(&family);
    fonts.set_sans_serif_family(&family);
    fonts.set_monospace_family(&family);
    fonts.set_cursive_family(&family);
    fonts.set_fantasy_family(&family);
    (fonts, family)
}

/// Paints a drawing on a background with this width in pixels, and encodes it as PNG.
pub(crate) fn paint(
    svg: &str,
    ground: &str,
    width: u32,
    fonts: &Arc<Database>,
    family: &str,
) -> Result<Vec<u8>, PictureError> {
    let options = Options {
        font_family: family.to_owned(),
        fontdb: Arc::clone(fonts),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)
        .map_err(|error| PictureError::NotADrawing(error.to_string()))?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round();
    // Any height beyond this is too large anyway.
    let height = height.min(f64::from(u32::MAX)) as u32;
    let too_many = u64::from(width) * u64::from(height) > MAX;
    let wrong = PictureError::Size { width, height };
    if too_many || width.max(height) > MAX_LENGTH {
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
        .map_err(|error| PictureError::NotEncoded(error.to_string()))
}

fn colour(text: &str) -> Color {
    let [r, g, b, a] = Colour::parse(text).map_or([0; 4], Colour::to_bytes);
    Color::from_rgba8(r, g, b, a)
}
