//! Paints SVG drawings that get their look from the style sheet of a page.
//!
//! Such drawings have classes, and the style sheet says what the classes look like, with custom
//! properties, mixed colours and small capitals. SVG renderers support little of that. So a
//! [`Painter`] first computes the style of every element and writes it to the element's attributes
//! ([`Painter::resolve`]). The result is plain SVG, which resvg renders ([`Painter::png`]).
//!
//! ```
//! use picture::{Painter, Root, Sheet};
//!
//! let sheet = Sheet::parse(
//!     ":root { --night: #000; --lit: #fff; }
//!      .star { fill: color-mix(in srgb, var(--lit) 25%, var(--night)); }",
//! );
//! let painter = Painter::new(sheet, &[], &[]);
//! let drawing = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
//!     <circle class="star" cx="5" cy="5" r="3"/></svg>"#;
//! let page = Root {
//!     attributes: &[],
//!     background: "var(--night)",
//! };
//!
//! let plain = painter.resolve(drawing, &page)?;
//! assert!(plain.contains(r##"fill="#404040""##));
//!
//! let png = painter.png(drawing, &page, 200)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), picture::PictureError>(())
//! ```

mod colour;
mod custom;
mod error;
mod paint;
mod painter;
mod property;
mod resolve;
mod scale;
mod selector;
mod sheet;
mod spot;
mod style;
mod text;
mod tree;

pub use error::PictureError;
pub use painter::{Painter, Root};
pub use sheet::{Declaration, Rule, Sheet};
