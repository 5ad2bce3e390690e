//! The texts for every event, action, error, option and score of the games.
//!
//! The texts are Fluent files under `locales/`, with the same keys in every language, and are part
//! of the binary. [`text()`] looks one up, [`Words`] has the texts of a game, and the other
//! functions turn the errors that all games share into sentences.

pub mod astra;
pub mod nightsky;
pub mod sky;
pub mod stellium;

mod constellation;
mod file_error;
mod locales;
mod option;
mod reason;
mod replay;
mod rules_text;
mod setup;
mod text;
mod tonight;
mod words;

pub use file_error::file_error_words;
#[cfg(feature = "pseudo")]
pub use language::pseudo;
pub use language::{ByLanguage, Language};
pub use option::{OptionWords, ValueWords, option_form};
pub use reason::{comparison_words, reason_words};
pub use replay::{record_error_words, replay_error_words, take_back_error_words, undo_error_words};
pub use setup::{setup_error_words, setup_errors_words};
pub use text::{Arg, decimal, list_words, player_name, text, text_if_any};
pub use words::Words;
