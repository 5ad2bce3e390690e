//! The kinds of games, and how each is made ready to play.

use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

use render::{Assets, Style};
use tabletop::{Game, GameOption, Options};

use crate::data_files::{BuiltIn, DataFiles};
use crate::ready::{Ready, ReadyGame};
use crate::{GameError, Lesson, Member};

type Make = fn(Options, DataFiles, Rules) -> Result<Box<dyn ReadyGame>, GameError>;

/// A kind of game known to the registry.
pub struct GameKind {
    /// Its key on the command line and in records.
    pub id: &'static str,
    /// The style sheet and symbols of its pictures.
    pub(crate) assets: Assets,
    files: &'static [BuiltIn],
    lesson_files: &'static [&'static str],
    lessons: OnceLock<Vec<Lesson>>,
    make: Make,
    check_cards: fn(&str, &str) -> Result<usize, GameError>,
}

/// The version of the rules a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// The newest version.
    Newest,
    /// The version a game began with.
    Version(u32),
}

impl Rules {
    /// Returns the game with this version of its rules.
    ///
    /// # Errors
    /// Returns an error if the game does not know the version.
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

/// The games that come with the program. Adding one takes one line here.
static BUILT_IN: [GameKind; 3] = [
    GameKind::of::<astra::Astra>(),
    GameKind::of::<stellium::Stellium>(),
    GameKind::of::<nightsky::NightSky>(),
];

/// The games registered in this process.
static ADDED: RwLock<Vec<&'static GameKind>> = RwLock::new(Vec::new());

/// Returns all games: the built-in ones, then the registered ones.
#[must_use]
pub fn kinds() -> Vec<&'static GameKind> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    BUILT_IN.iter().chain(added.iter().copied()).collect()
}

/// Registers a game in this process, so that it can be simulated, served and played like the
/// others. Must be called before the first page is served. Registering a game twice has no effect.
pub fn register<G: Member>() {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let mut known = BUILT_IN.iter().chain(added.iter().copied());
    if known.all(|kind| kind.id != G::ID) {
        added.push(Box::leak(Box::new(GameKind::of::<G>())));
    }
}

/// The option that names a file. It is left out of records, since a path means nothing elsewhere:
/// records identify the cards by the hash of the data.
const CARDS: &str = GameOption::CARDS.key;

/// Reads a file named by an option.
fn read(file: &str) -> Result<String, GameError> {
    std::fs::read_to_string(file).map_err(|error| GameError::Unreadable {
        file: file.to_owned(),
        reason: error.kind(),
    })
}

/// Returns the game with this key.
///
/// # Errors
/// Returns an error if there is no such game.
pub fn find(id: &str) -> Result<&'static GameKind, GameError> {
    kinds()
        .into_iter()
        .find(|kind| kind.id == id)
        .ok_or_else(|| GameError::UnknownGame(id.to_owned()))
}

/// Returns the keys of all games, for a message.
#[must_use]
pub fn known() -> String {
    let ids: Vec<&str> = kinds().iter().map(|kind| kind.id).collect();
    ids.join(", ")
}

/// Returns the style of the pages and pictures of all games. It is assembled on first use.
#[must_use]
pub fn style() -> &'static Style {
    static STYLE: LazyLock<Style> = LazyLock::new(|| {
        let assets: Vec<Assets> = kinds().iter().map(|kind| kind.assets).collect();
        Style::of(&assets)
    });
    &STYLE
}

/// Makes a game ready.
fn make<G: Member>(
    options: Options,
    files: DataFiles,
    rules: Rules,
) -> Result<Box<dyn ReadyGame>, GameError> {
    let game = rules.choose(G::from_files(&files)?)?;
    Ok(Box::new(Ready {
        game: Arc::new(game),
        atlas: Arc::default(),
        options,
        files,
    }))
}

impl GameKind {
    const fn of<G: Member>() -> Self {
        Self {
            id: G::ID,
            assets: G::ASSETS,
            files: G::FILES,
            lesson_files: G::LESSONS,
            lessons: OnceLock::new(),
            make: make::<G>,
            check_cards: G::check_cards,
        }
    }

    /// Returns the game with these options, ready to play.
    ///
    /// # Errors
    /// Returns an error if an option or a file that it names is invalid.
    pub fn ready(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        self.ready_by(options, Rules::Newest)
    }

    /// Returns the game with these options and this version of its rules.
    pub(crate) fn ready_by(
        &self,
        options: &Options,
        rules: Rules,
    ) -> Result<Box<dyn ReadyGame>, GameError> {
        let mut options = options.clone();
        let mut files = DataFiles::built_in(self.files);
        // A game without files refuses the option itself.
        if !self.files.is_empty()
            && let Some(file) = options.remove(CARDS)
        {
            let text = read(&file)?;
            files.replace_first(file, text);
        }
        (self.make)(options, files, rules)
    }

    /// Returns the game with these options and its built-in data, ready to play. No file is read,
    /// because the options may come from an untrusted client.
    ///
    /// # Errors
    /// Returns an error if an option names a file.
    pub fn ready_built_in(&self, options: &Options) -> Result<Box<dyn ReadyGame>, GameError> {
        self.make_without_files(options, DataFiles::built_in(self.files), Rules::Newest)
    }

    /// Returns the game with these options, previously [saved data](ReadyGame::data_files) and the
    /// version of the rules it [began with](crate::rules_of), ready to play. No file is read.
    ///
    /// # Errors
    /// Returns an error if an option names a file, the version is unknown or the data is invalid.
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

    /// Returns the lessons of the game, the first one first. A file that is not a lesson is left
    /// out; a test reads them all.
    pub fn lessons(&self) -> &[Lesson] {
        self.lessons.get_or_init(|| {
            let read = |text: &&'static str| Lesson::parse(self.id, text).ok();
            self.lesson_files.iter().filter_map(read).collect()
        })
    }

    /// Returns the lesson with this key.
    #[must_use]
    pub fn lesson(&self, key: &str) -> Option<&Lesson> {
        self.lessons().iter().find(|lesson| lesson.key == key)
    }

    /// Returns the files of the lessons.
    #[must_use]
    pub const fn lesson_files(&self) -> &'static [&'static str] {
        self.lesson_files
    }

    /// Checks a custom card file and returns the number of its cards.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn check_cards(&self, file: &str) -> Result<usize, GameError> {
        (self.check_cards)(file, &read(file)?)
    }
}
