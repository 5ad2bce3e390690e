//! The kinds of games: how each is made ready.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use render::{Assets, Style};
use tabletop::{Game, GameOption, Options};

use crate::data_files::{BuiltIn, DataFiles};
use crate::ready::{Ready, ReadyGame};
use crate::{GameError, Member};

type Make = fn(Options, DataFiles, Rules) -> Result<Box<dyn ReadyGame>, GameError>;

/// A kind of game the registry knows.
pub struct GameKind {
    /// Its key on the command line and in records.
    pub id: &'static str,
    /// The style sheet and symbols of its pictures.
    pub(crate) assets: Assets,
    files: &'static [BuiltIn],
    make: Make,
    check_cards: fn(&str, &str) -> Result<usize, GameError>,
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

/// The games that come with the program. Adding one is one line here.
static BUILT_IN: [GameKind; 3] = [
    GameKind::of::<astra::Astra>(),
    GameKind::of::<stellium::Stellium>(),
    GameKind::of::<nightsky::NightSky>(),
];

/// Games that were added to this process.
static ADDED: RwLock<Vec<&'static GameKind>> = RwLock::new(Vec::new());

/// All games: those of the program, then those that were added.
#[must_use]
pub fn kinds() -> Vec<&'static GameKind> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    BUILT_IN.iter().chain(added.iter().copied()).collect()
}

/// Adds a game to this process, so that it can be simulated, served and played like the others. Must be
/// called before the first page is served; adding a game twice does nothing.
pub fn register<G: Member>() {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let mut known = BUILT_IN.iter().chain(added.iter().copied());
    if known.all(|kind| kind.id != G::ID) {
        added.push(Box::leak(Box::new(GameKind::of::<G>())));
    }
}

/// The option that names a file. A path means nothing elsewhere: records know the cards by the hash
/// of the data.
const CARDS: &str = GameOption::CARDS.key;

/// The text of a file an option names.
fn read(file: &str) -> Result<String, GameError> {
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
    kinds()
        .into_iter()
        .find(|kind| kind.id == id)
        .ok_or_else(|| GameError::UnknownGame(id.to_owned()))
}

/// The keys of all games, for a message.
#[must_use]
pub fn known() -> String {
    let ids: Vec<&str> = kinds().iter().map(|kind| kind.id).collect();
    ids.join(", ")
}

/// How the pages and pictures of all games look. Put together when it is first asked for.
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
            make: make::<G>,
            check_cards: G::check_cards,
        }
    }

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
        // A game without files refuses the option itself.
        if !self.files.is_empty()
            && let Some(file) = options.remove(CARDS)
        {
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
        (self.check_cards)(file, &read(file)?)
    }
}
