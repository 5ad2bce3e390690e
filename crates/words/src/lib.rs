//! Every event, action, error, option and score of the games in words.
//!
//! The texts are Fluent files under `locales/`, with the same keys in every language, and are part
//! of the binary. [`text()`] looks one up, [`Words`] is what a game can say about itself, and the
//! other functions turn the errors that all games share into sentences.

pub mod astra;
pub mod nightsky;
pub mod sky;
pub mod stellium;

mod arg;
mod constellation;
mod file_error;
mod list;
mod locales;
mod option;
mod record;
mod replay;
mod rules_text;
mod setup;
mod text;
mod tonight;
mod words;

pub use arg::Arg;
pub use file_error::file_error_words;
#[cfg(feature = "pseudo")]
pub use language::pseudo;
pub use language::{ByLanguage, Language};
pub use list::list_words;
pub use option::{OptionWords, ValueWords, option_form};
pub use record::record_error_words;
pub use replay::{replay_error_words, take_back_error_words, undo_error_words};
pub use setup::{setup_error_words, setup_errors_words};
pub use text::{decimal, player_name, text};
pub use words::Words;
