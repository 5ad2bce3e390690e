//! The data files a game is made from.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::GameError;

/// A data file that comes with a game: its name and its text.
pub type BuiltIn = (&'static str, fn() -> &'static str);

/// The text of every data file of a game.
#[derive(Clone, Debug)]
pub struct DataFiles(Vec<DataFile>);

#[derive(Clone, Debug)]
struct DataFile {
    name: &'static str,
    /// The name used in error messages.
    called: String,
    text: Cow<'static, str>,
}

impl DataFiles {
    /// Returns the files that come with the game.
    pub(crate) fn built_in(files: &[BuiltIn]) -> Self {
        let file = |&(name, text): &BuiltIn| DataFile {
            name,
            called: name.to_owned(),
            text: text().into(),
        };
        Self(files.iter().map(file).collect())
    }

    /// Replaces the text of the first file with that of a custom file.
    pub(crate) fn replace_first(&mut self, called: String, text: String) {
        if let Some(first) = self.0.first_mut() {
            first.called = called;
            first.text = text.into();
        }
    }

    /// Reads the output of [`to_json`](Self::to_json). It must contain exactly the game's files.
    pub(crate) fn parse(files: &[BuiltIn], json: &str) -> Result<Self, GameError> {
        let known: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
        let bad = || GameError::BadData(known.join(", "));
        let mut texts: BTreeMap<String, String> = serde_json::from_str(json).map_err(|_| bad())?;
        let mut found = Vec::new();
        for &(name, _) in files {
            found.push(DataFile {
                name,
                called: name.to_owned(),
                text: texts.remove(name).ok_or_else(bad)?.into(),
            });
        }
        if texts.is_empty() {
            Ok(Self(found))
        } else {
            Err(bad())
        }
    }

    /// Returns all files as one JSON object that maps names to texts.
    pub(crate) fn to_json(&self) -> String {
        let texts: BTreeMap<&str, &str> = self.0.iter().map(|f| (f.name, &*f.text)).collect();
        // Serialising a map of strings cannot fail.
        serde_json::to_string(&texts).unwrap_or_default()
    }

    /// Parses one of the files. `refused` turns a parse error into a [`GameError`], given the
    /// file's name.
    ///
    /// # Errors
    /// Returns an error if there is no such file or if it cannot be parsed.
    pub fn read<T, E>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
        refused: impl FnOnce(&str, &E) -> GameError,
    ) -> Result<T, GameError> {
        let file = self.0.iter().find(|file| file.name == name);
        let file = file.ok_or_else(|| GameError::BadData(name.to_owned()))?;
        parse(&file.text).map_err(|errors| refused(&file.called, &errors))
    }
}
