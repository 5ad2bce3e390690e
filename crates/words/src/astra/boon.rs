//! Boons in words.

use ::astra::{Boon, BoonKind};

use crate::{Language, text};

/// A boon: its kind and amount.
#[must_use]
pub fn boon_words(language: Language, boon: Boon) -> String {
    let key = format!("astra-boon-{}", boon.kind.key());
    text(language, &key, &[("amount", boon.amount.into())])
}

/// A kind of boon, without an amount.
#[must_use]
pub fn boon_kind_words(language: Language, kind: BoonKind) -> String {
    text(language, &format!("astra-boon-{}.kind", kind.key()), &[])
}
