//! The languages of Almagest, their properties, and values kept by language.
//!
//! A language is a variant of [`Language`] with its [properties](Language::code). Its messages are
//! in the files of `words`, and its names for things are columns in the data files.

#[cfg(feature = "pseudo")]
pub mod pseudo;

mod by_language;
mod facts;
mod language;
mod named;

pub use by_language::ByLanguage;
pub use language::Language;
pub use named::Named;
