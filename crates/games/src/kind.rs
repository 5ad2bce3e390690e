//! The kinds of games: how each is made ready.

use tabletop::{Game, Options};

use crate::GameError;
use crate::data_files::{BuiltIn, DataFiles};
use crate::ready::ReadyGame;

type Make = fn(Options, DataFiles, Rules) -> Result<Box<dyn ReadyGame>, GameError>;

/// A kind of game the registry knows.
pub struct GameKind {
    /// Its key on the command line and in records.
    pub id: &'static str,
    /// The data files that come with it; `cards=FILE` takes the place of the first.
    files: &'static [BuiltIn],
    /// Makes it ready with options, data files and a version of its rules.
    make: Make,
    /// Checks a reader's own card file.
    check_cards: fn(&str) -> Result<usize, GameError>,
}

/// Which version of its rules a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// The newest one.
    Newest,
    /// The one a game began with.
    Version(u32),
}

impl Rules {
    /// The game with this version of its rules.
    ///
    /// # Errors
    /// If the game does not know the version.
    pub fn choose<G: Game>(self, game: G) -> Result<G, GameError> {
        let Self::Version(found) = self else {
            return Ok(game);
        };
        let facts = game.facts();
        game.with_rules(found).ok_or(GameError::UnknownRules {
            game: facts.id,
            found,
            newest: facts.rules_version,
        })
    }
}

/// All games. Adding one is one line here.
pub const KINDS: &[GameKind] = &[
    GameKind {
        id: "astra",
        files: crate::astra::FILES,
        make: crate::astra::make,
        check_cards: crate::astra::check_cards,
    },
    GameKind {
        id: "stellium",
        files: crate::stellium::FILES,
        make: crate::stellium::make,
        check_cards: crate::stellium::check_cards,
    },
    GameKind {
        id: "nightsky",
        files: crate::nightsky::FILES,
        make: crate::nightsky::make,
        check_cards: crate::nightsky::check_cards,
    },
];

/// The option that names a file. A path means nothing elsewhere: records know the cards by the hash
/// of the data.
const CARDS: &str = "cards";

/// The text of a file an option names.
pub(crate) fn read(file: &str) -> Result<String, GameError> {
    std::fs::read_to_string(file).map_err(|error| GameError::Unreadable {
        file: file.to_owned(),
        reason: error.kind(),
    })
}

/// The game with this key.
///
/// # Errors
/// If there is none.
pub fn find(id: &str) -> Result<&'static GameKind, GameError> {
    KINDS
        .iter()
        .find(|kind| kind.id == id)
        .ok_or_else(|| GameError::UnknownGame(id.to_owned()))
}

/// The keys of all games, for a message.
#[must_use]
pub fn known() -> String {
    KINDS
        .iter()
        .map(|kind| kind.id)
        .collect::<Vec<_>>()
        .join(", ")
}

impl GameKind {
    /// The game with these options, ready to be played.
    ///
    /// # Errors
    /// What is wrong with the options or the files they name.
    pub fn ready(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        self.ready_by(options, Rules::Newest)
    }

    /// The game with these options and a version of its rules.
    pub(crate) fn ready_by(
        &self,
        options: &Options,
        rules: Rules,
    ) -> Result<Box<dyn ReadyGame>, GameError> {
        let mut options = options.clone();
        let mut files = DataFiles::built_in(self.files);
        if let Some(file) = options.remove(CARDS) {
            let text = read(&file)?;
            files.replace_first(file, text);
        }
        (self.make)(options, files, rules)
    }

    /// The game with these options and its own data, ready to be played. No file is read, whatever
    /// the options say: they may come from a stranger.
    ///
    /// # Errors
    /// If an option names a file.
    pub fn ready_built_in(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        self.make_without_files(options, DataFiles::built_in(self.files), Rules::Newest)
    }

    /// The game with these options, data that were once [kept](ReadyGame::data_files) and the version
    /// of the rules it [began with](crate::rules_of), ready to be played. No file is read.
    ///
    /// # Errors
    /// If an option names a file, the version is unknown, or what is wrong with the data.
    pub fn ready_with(
        &self,
        options: &Options,
        data: &str,
        rules: u32,
    ) -> Result<Box<dyn ReadyGame>, GameError> {
        let files = DataFiles::parse(self.files, data)?;
        self.make_without_files(options, files, Rules::Version(rules))
    }

    fn make_without_files(
        &self,
        options: &Options,
        files: DataFiles,
        rules: Rules,
    ) -> Result<Box<dyn ReadyGame>, GameError> {
        if options.get(CARDS).is_some() {
            return Err(GameError::NamesFile(CARDS.to_owned()));
        }
        (self.make)(options.clone(), files, rules)
    }

    /// Checks a reader's own card file and counts its cards.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check_cards(&self, file: &str) -> Result<usize, GameError> {
        (self.check_cards)(file)
    }
}
