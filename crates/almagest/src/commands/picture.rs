//! Writes the pictures requested with `--png`. All are painted before any is written, and no file is
//! left half-written.

use std::path::Path;

use clap::ArgMatches;
use games::GameError;
use picture::PictureError;
use render::Theme;
use words::{Language, text};

use super::machine_games::{in_range, progress_bar};
use super::record_file::RecordFile;
use crate::failure::Failure;
use crate::output::say;

/// The minimum and maximum width of a picture in pixels.
const MIN: u64 = 64;
const MAX: u64 = 8192;

/// One or more requested pictures.
pub struct Picture<'a> {
    language: Language,
    out: &'a str,
    theme: Theme,
    width: u32,
}

impl<'a> Picture<'a> {
    /// Returns the picture requested with `--png`, if any. `width` is the default width in pixels.
    ///
    /// # Errors
    /// Returns an error if the width is out of range.
    pub fn asked(
        language: Language,
        matches: &'a ArgMatches,
        width: u32,
    ) -> Result<Option<Self>, Failure> {
        let Some(out) = matches.get_one::<String>("png") else {
            return Ok(None);
        };
        let theme = matches.get_one::<String>("theme");
        let theme = theme.and_then(|key| Theme::from_key(key));
        // The value is in range, so the cast is lossless.
        let given = in_range(language, matches, "width", MIN, MAX)?;
        Ok(Some(Self {
            language,
            out,
            theme: theme.unwrap_or_default(),
            width: given.map_or(width, |width| width as u32),
        }))
    }

    /// Checks that the file can be written, before anything is painted.
    ///
    /// # Errors
    /// Returns an error if it cannot.
    pub fn file(&self) -> Result<RecordFile, Failure> {
        let mut file = RecordFile::new(self.out);
        file.write("")?;
        Ok(file)
    }

    /// Paints a drawing and writes it.
    ///
    /// # Errors
    /// Returns an error if it cannot be painted or written.
    pub fn write(&self, mut file: RecordFile, drawing: &str) -> Result<(), Failure> {
        file.write_bytes(&self.paint(drawing)?)?;
        let file = file.finish()?;
        say(self.language, "cli-png-written", &[("file", file.into())])
    }

    /// Paints drawings and writes them to a folder, each under its name.
    ///
    /// # Errors
    /// Returns an error if one cannot be painted or written.
    pub fn write_all(&self, drawings: &[(String, String)]) -> Result<(), Failure> {
        self.folder_can_be()?;
        let bar = progress_bar(drawings.len() as u64);
        let mut painted = Vec::with_capacity(drawings.len());
        for (name, drawing) in drawings {
            painted.push((name, self.paint(drawing)?));
            bar.inc(1);
        }
        bar.finish_and_clear();
        std::fs::create_dir_all(self.out).map_err(|error| self.unwritable(&error))?;
        for (name, picture) in painted {
            let name = name.strip_suffix(".svg").unwrap_or(name);
            let file = Path::new(self.out).join(format!("{name}.png"));
            let mut file = RecordFile::new(&file.to_string_lossy());
            file.write_bytes(&picture)?;
            file.finish()?;
        }
        let arguments = [
            ("pictures", drawings.len().into()),
            ("folder", self.out.into()),
        ];
        say(self.language, "cli-png-all-written", &arguments)
    }

    /// Checks that no file is in the way of the folder.
    fn folder_can_be(&self) -> Result<(), Failure> {
        let found = std::fs::metadata(self.out);
        if self.out.is_empty() || found.is_ok_and(|found| !found.is_dir()) {
            let arguments = [("folder", self.out.into())];
            return Err(Failure::say(self.language, "cli-png-no-folder", &arguments));
        }
        Ok(())
    }

    fn paint(&self, drawing: &str) -> Result<Vec<u8>, Failure> {
        let wrong = |error| Failure::Bad(error_words(self.language, &error));
        games::style()
            .png(drawing, self.theme, self.width)
            .map_err(wrong)
    }

    fn unwritable(&self, error: &std::io::Error) -> Failure {
        Failure::Game(GameError::Unwritable {
            file: self.out.to_owned(),
            reason: error.kind(),
        })
    }
}

/// Returns the error as one sentence.
fn error_words(language: Language, error: &PictureError) -> String {
    match error {
        PictureError::NotADrawing(reason) => {
            text(language, "png-not-a-drawing", &[("reason", reason.into())])
        }
        PictureError::Size { width, height } => {
            let args = [("width", (*width).into()), ("height", (*height).into())];
            text(language, "png-size", &args)
        }
        PictureError::NotEncoded(reason) => {
            text(language, "png-not-encoded", &[("reason", reason.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_sentences_in_both_languages() {
        let (width, height) = (20_000, 10_000);
        let errors = [
            PictureError::NotADrawing("p".to_owned()),
            PictureError::Size { width, height },
            PictureError::NotEncoded("full".to_owned()),
        ];
        for error in errors {
            let [english, french] =
                [Language::English, Language::French].map(|language| error_words(language, &error));
            assert!(
                english.contains("icture") && english.ends_with('.'),
                "{english}"
            );
            assert!(
                french.contains("image") && french.ends_with('.'),
                "{french}"
            );
        }
    }
}
