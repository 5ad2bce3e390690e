//! Names of discs.

use crate::Language;
use crate::text::try_text;

/// The name of a disc, that of a galaxy of the sky; an id that means nothing is given back.
#[must_use]
pub fn disc_name(language: Language, id: &str) -> String {
    try_text(language, &format!("stellium-disc-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}
