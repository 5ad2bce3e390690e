//! The numbered rules of the games, from the documents of the house.

/// The rules of a game in a language.
macro_rules! rules_text {
    ($language:expr, $game:literal) => {
        match $language {
            $crate::Language::English => $crate::rules_text::document!("rules", $game),
            $crate::Language::French => $crate::rules_text::document!("regles", $game),
            // They are not marked, or the numbers of rules and links would be.
            #[cfg(feature = "pseudo")]
            $crate::Language::Pseudo => $crate::rules_text::document!("rules", $game),
        }
    };
}

/// The rules of a game from a folder of documents.
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
