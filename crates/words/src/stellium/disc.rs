//! Names of discs.

use crate::Language;
use crate::text::try_text;

/// Returns the name of a disc, which is that of a real galaxy. An unknown id is returned unchanged.
#[must_use]
pub fn disc_name(language: Language, id: &str) -> String {
    try_text(language, &format!("stellium-disc-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}
