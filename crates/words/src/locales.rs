//! The Fluent files, loaded once.

use fluent_templates::StaticLoader;

use crate::Language;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // All languages are written from left to right, so arguments need no isolation marks.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

#[cfg(feature = "pseudo")]
fluent_templates::static_loader! {
    static MARKED = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_transform(Some(crate::pseudo::marked));
        },
    };
}

/// Returns the Fluent files of a language.
pub(crate) fn locales(language: Language) -> &'static StaticLoader {
    match language {
        #[cfg(feature = "pseudo")]
        Language::Pseudo => &MARKED,
        _ => &LOCALES,
    }
}
