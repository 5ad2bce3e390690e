//! The Fluent files, read once and kept.

fluent_templates::static_loader! {
    pub(crate) static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Both languages are written from left to right: no marks around what is put in.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            #[cfg(feature = "pseudo")]
            if crate::pseudo::is_spoken() {
                bundle.set_transform(Some(crate::pseudo::marked));
            }
        },
    };
}
