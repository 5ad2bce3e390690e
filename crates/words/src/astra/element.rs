//! Elements in words.

use ::astra::Element;

use crate::{Language, text};

/// Returns the name of an element, for cards and spheres.
#[must_use]
pub fn element_words(language: Language, element: Element) -> String {
    text(language, &format!("astra-element-{}", element.key()), &[])
}
