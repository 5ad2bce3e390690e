//! The documents about each game from the documentation: how to play it, and its numbered rules.

/// The numbered rules of a game in a language.
macro_rules! rules_text {
    ($language:expr, $game:literal) => {
        $crate::rules_text::in_language!($language, $game, "rules", "regles")
    };
}

/// The page of a game in a language that tells how to play it.
macro_rules! how_to_play {
    ($language:expr, $game:literal) => {
        $crate::rules_text::in_language!($language, $game, "how-to-play", "comment-jouer")
    };
}

/// A document about a game, from the folder of its language.
macro_rules! in_language {
    ($language:expr, $game:literal, $english:literal, $french:literal) => {
        match $language {
            $crate::Language::English => $crate::rules_text::document!($english, $game),
            $crate::Language::French => $crate::rules_text::document!($french, $game),
            // Documents are not marked, because that would also mark the rule numbers and links.
            #[cfg(feature = "pseudo")]
            $crate::Language::Pseudo => $crate::rules_text::document!($english, $game),
        }
    };
}

/// A document about a game from a folder of the documentation.
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

pub(crate) use {document, how_to_play, in_language, rules_text};
