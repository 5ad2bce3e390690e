//! The numbered rules of the games, from the documentation.

/// The rules of a game in a language.
macro_rules! rules_text {
    ($language:expr, $game:literal) => {
        match $language {
            $crate::Language::English => $crate::rules_text::document!("rules", $game),
            $crate::Language::French => $crate::rules_text::document!("regles", $game),
            // The rules are not marked, because that would also mark the rule numbers and links.
            #[cfg(feature = "pseudo")]
            $crate::Language::Pseudo => $crate::rules_text::document!("rules", $game),
        }
    };
}

/// The rules of a game from a folder of the documentation.
macro_rules! document {
    ($folder:literal, $game:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../docs/",
            $folder,
            "/",
            $game,
            ".md"
        ))
    };
}

pub(crate) use {document, rules_text};
