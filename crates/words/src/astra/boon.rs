//! Boons in words.

use ::astra::{Boon, BoonKind};

use crate::{Language, text};

/// Returns the kind and amount of a boon.
#[must_use]
pub fn boon_words(language: Language, boon: Boon) -> String {
    let key = format!("astra-boon-{}", boon.kind.key());
    text(language, &key, &[("amount", boon.amount.into())])
}

/// Returns a kind of boon, without an amount.
#[must_use]
pub fn boon_kind_words(language: Language, kind: BoonKind) -> String {
    text(language, &format!("astra-boon-{}.kind", kind.key()), &[])
}
