//! Elements in words.

use ::astra::Element;

use crate::{Language, text};

/// The name of an element, of cards and of spheres.
#[must_use]
pub fn element_words(language: Language, element: Element) -> String {
    text(language, &format!("astra-element-{}", element.key()), &[])
}
