//! The languages Almagest speaks, what is true of each, and values for all of them.
//!
//! A language is a variant of [`Language`] with its [facts](Language::code); what it says is in the
//! files of `words`, and its names for things are columns in the data files.

#[cfg(feature = "pseudo")]
pub mod pseudo;

mod by_language;
mod facts;
mod language;
mod named;

pub use by_language::ByLanguage;
pub use language::Language;
pub use named::Named;
