//! A type-erased game that is ready to play.

use std::sync::{Arc, OnceLock};

use players::{Budget, Greedy, Level, Player, Random, Thinker};
use render::Pictures;
use serde_json::Value;
use tabletop::conformance::{self, Effort, Failure, Mover, Tally};
use tabletop::{Facts, GameOption, Options, Seed, SetupErrors};
use words::{Language, OptionWords, ValueWords, text};

use crate::arena::{self, ArenaPlan};
use crate::arena_sample::ArenaSample;
use crate::arena_summary::ArenaSummary;
use crate::data_files::DataFiles;
use crate::ladder::{self, LadderPlan};
use crate::ladder_summary::LadderSummary;
use crate::live::Live;
use crate::replay::{Replay, ReplayRequest};
use crate::review::{Progress, ReviewRequest};
use crate::review_summary::Review;
use crate::simulate::{Plan, Summary};
use crate::train::{TrainPlan, TrainSummary};
use crate::{
    CardFacet, GameError, Lesson, LiveGame, Member, RecordedGame, TextTable, replay, review,
    simulate, train,
};

/// Makes a player whose randomness comes from the seed.
type NewPlayer<G> = fn(Seed) -> Box<dyn Player<G>>;

/// How long players think in the conformance suite. Few iterations suffice, because hidden
/// information must not influence a player after any number of them.
const BRIEFLY: Budget = Budget::Iterations(12);

/// A type-erased game with its data, players and texts.
pub trait ReadyGame: Send + Sync {
    /// Returns the constant facts of the game.
    fn facts(&self) -> &'static Facts;

    /// Returns the version of the rules it is played by.
    fn rules_version(&self) -> u32;

    /// Returns the hash of its data, as stored in records.
    fn data_hash(&self) -> &str;

    /// Returns the text of all data files it was made from, as one JSON object by name.
    /// [`ready_with`](crate::GameKind::ready_with) makes the same game from it.
    fn data_files(&self) -> String;

    /// Plays many games with machine players; see [`Plan`]. `progress` is called with the number of
    /// games played; `write` receives the records in the order of the games.
    ///
    /// # Errors
    /// Returns an error if the plan is invalid, and any error of `write`.
    fn simulate(
        &self,
        plan: &Plan,
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<Summary, GameError>;

    /// Measures machine players against each other; see [`ArenaPlan`]. Known samples of this run
    /// are not played again. `progress` is called with the number of samples available. `write`
    /// receives an empty string once the plan has been checked, then every new sample as a line.
    ///
    /// # Errors
    /// Returns an error if the plan is invalid, and any error of `write`.
    fn arena(
        &self,
        plan: &ArenaPlan,
        known: &[ArenaSample],
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<ArenaSummary, GameError>;

    /// Measures every machine player of a list against every other; see [`LadderPlan`]. Known
    /// samples, `progress` and `write` work as in [`arena`](Self::arena), over all matches.
    ///
    /// # Errors
    /// Returns an error if the plan is invalid, and any error of `write`.
    fn ladder(
        &self,
        plan: &LadderPlan,
        known: &[ArenaSample],
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<LadderSummary, GameError>;

    /// Begins a game with these players' names.
    ///
    /// # Errors
    /// Returns an error with every reason if the options do not allow this number of players.
    fn begin(&self, names: Vec<String>, seed: Seed) -> Result<Box<dyn LiveGame>, GameError>;

    /// Begins the game of a lesson with these players' names.
    ///
    /// # Errors
    /// Returns an error if the options or the lesson's deal are invalid.
    fn begin_lesson(
        &self,
        lesson: &Lesson,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, GameError>;

    /// Resumes a recorded game where its record ends.
    ///
    /// # Errors
    /// Returns an error if the record is not valid.
    fn resume(&self, recorded: &RecordedGame<'_>) -> Result<Box<dyn LiveGame>, GameError>;

    /// Returns a recorded game as it stood after this many lines, for display only.
    ///
    /// # Errors
    /// Returns an error if the record is not valid or has fewer lines.
    fn moment(
        &self,
        recorded: &RecordedGame<'_>,
        lines: usize,
    ) -> Result<Box<dyn LiveGame>, GameError>;

    /// Returns every card as an SVG picture, with its file name.
    fn card_pictures(&self, language: Language) -> Vec<(String, String)>;

    /// Returns a small picture of the game as SVG.
    fn cover(&self) -> String;

    /// Returns the SVG picture that explains a rule, given its number; `None` if the rule has none.
    fn rule_picture(&self, language: Language, rule: &str) -> Option<String>;

    /// Returns the SVG picture of the page that tells how to play, given its name there; `None` if
    /// the game has no such picture.
    fn how_to_picture(&self, language: Language, name: &str) -> Option<String>;

    /// Resumes a game from its header, a [snapshot](LiveGame::snapshot) and the lines after it.
    ///
    /// # Errors
    /// Returns an error if the header, the snapshot or a line is not valid. With
    /// [`GameError::Snapshot`] only the snapshot is unusable, and the whole record still works.
    fn wake(
        &self,
        header: &str,
        snapshot: &[u8],
        lines: &str,
    ) -> Result<Box<dyn LiveGame>, GameError>;

    /// Replays one recorded game and checks it.
    ///
    /// # Errors
    /// Returns an error if the record is not valid.
    fn replay(&self, request: &ReplayRequest<'_>) -> Result<Replay, GameError>;

    /// Replays one recorded game, checks it, and judges every decision by what its player could
    /// know. `progress` is called with the number of decisions judged and their total.
    ///
    /// # Errors
    /// Returns an error if the record is not valid.
    fn review(
        &self,
        request: &ReviewRequest<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<Review, GameError>;

    /// Learns how to judge positions from games of machine players; see [`TrainPlan`]. `progress`
    /// is called with the number of games played.
    ///
    /// # Errors
    /// Returns an error if no game can be played.
    fn train(
        &self,
        plan: &TrainPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<TrainSummary, GameError>;

    /// Returns the cards as a table for people.
    fn card_list(&self, language: Language) -> TextTable;

    /// Returns the properties by which people can filter the cards.
    fn card_facets(&self, language: Language) -> Vec<CardFacet>;

    /// Returns the whole data set for programs.
    fn card_data(&self) -> Value;

    /// Runs the conformance suite, which also tests machine players. It uses the options the game
    /// was made ready with; options not set there take the values that exercise the most rules.
    ///
    /// # Errors
    /// Returns an error if a check fails. The run stops there.
    fn conformance(&self, seats: usize, seed: Seed, effort: Effort) -> Result<Tally, Failure>;

    /// Checks the options the game was made ready with, except those that name files. At least one
    /// number of seats must be possible with them.
    ///
    /// # Errors
    /// Returns an error if no number of seats is possible. It has the reasons for the number of
    /// seats with the fewest reasons.
    fn check_options(&self) -> Result<(), GameError>;

    /// Checks that the game was made ready only with options that name files; the others are in the
    /// record.
    ///
    /// # Errors
    /// Returns an error if an option does not name a file; the error names the first such option.
    fn only_files(&self) -> Result<(), GameError>;

    /// Returns the name of the game.
    fn title(&self, language: Language) -> String;

    /// Returns one sentence about the game.
    fn pitch(&self, language: Language) -> String;

    /// Returns the heading of the list of its cards.
    fn cards_title(&self, language: Language) -> String;

    /// Returns its numbered rules as a Markdown document, if there is one.
    fn rules_text(&self, language: Language) -> Option<&'static str>;

    /// Returns the page that tells how to play it as a Markdown document, if there is one.
    fn how_to_play(&self, language: Language) -> Option<&'static str>;

    /// Returns the texts of one of its options.
    fn option_words(&self, language: Language, option: &GameOption) -> OptionWords;

    /// Returns the texts of a value of one of its options.
    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords;

    /// Returns its options for the command line: each as `key=values` with a description.
    fn option_list(&self, language: Language) -> Vec<(String, String)>;

    /// Returns the name of a source of points.
    fn source_words(&self, language: Language, key: &str) -> String;

    /// Returns the name of an opponent without a seat.
    fn other_words(&self, language: Language, key: &str) -> String;
}

/// A game with the options it was made ready with.
pub(crate) struct Ready<G: Pictures> {
    pub game: Arc<G>,
    /// The pictures, computed on first use.
    pub atlas: Arc<OnceLock<G::Atlas>>,
    pub options: Options,
    pub files: DataFiles,
}

impl<G: Pictures> Ready<G> {
    fn atlas(&self) -> &G::Atlas {
        self.atlas.get_or_init(|| self.game.atlas())
    }
}

impl<G: Member> ReadyGame for Ready<G> {
    fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn data_hash(&self) -> &str {
        self.game.data_hash()
    }

    fn data_files(&self) -> String {
        self.files.to_json()
    }

    fn simulate(
        &self,
        plan: &Plan,
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<Summary, GameError> {
        simulate::simulate(&*self.game, &self.options, plan, progress, write)
    }

    fn arena(
        &self,
        plan: &ArenaPlan,
        known: &[ArenaSample],
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<ArenaSummary, GameError> {
        arena::arena(&*self.game, &self.options, plan, known, progress, write)
    }

    fn ladder(
        &self,
        plan: &LadderPlan,
        known: &[ArenaSample],
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<LadderSummary, GameError> {
        ladder::ladder(&*self.game, &self.options, plan, known, progress, write)
    }

    fn begin(&self, names: Vec<String>, seed: Seed) -> Result<Box<dyn LiveGame>, GameError> {
        let game = Arc::clone(&self.game);
        let live = Live::begin(game, &self.options, names, seed)?;
        Ok(Box::new(live.with_atlas(&self.atlas)))
    }

    fn begin_lesson(
        &self,
        lesson: &Lesson,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, GameError> {
        let game = Arc::clone(&self.game);
        let live = Live::begin_lesson(game, &self.options, names, lesson, seed)?;
        Ok(Box::new(live.with_atlas(&self.atlas)))
    }

    fn resume(&self, recorded: &RecordedGame<'_>) -> Result<Box<dyn LiveGame>, GameError> {
        let live = Live::resume(Arc::clone(&self.game), recorded)?;
        Ok(Box::new(live.with_atlas(&self.atlas)))
    }

    fn moment(
        &self,
        recorded: &RecordedGame<'_>,
        lines: usize,
    ) -> Result<Box<dyn LiveGame>, GameError> {
        let live = Live::moment(Arc::clone(&self.game), recorded, lines)?;
        Ok(Box::new(live.with_atlas(&self.atlas)))
    }

    fn card_pictures(&self, language: Language) -> Vec<(String, String)> {
        let cards = self.game.cards_drawn(self.atlas(), language).into_iter();
        cards.map(|(name, picture)| (name, picture.0)).collect()
    }

    fn cover(&self) -> String {
        self.game.cover(self.atlas()).0
    }

    fn rule_picture(&self, language: Language, rule: &str) -> Option<String> {
        let picture = self.game.rule_picture(self.atlas(), language, rule)?;
        Some(picture.0)
    }

    fn how_to_picture(&self, language: Language, name: &str) -> Option<String> {
        let picture = self.game.how_to_picture(self.atlas(), language, name)?;
        Some(picture.0)
    }

    fn wake(
        &self,
        header: &str,
        snapshot: &[u8],
        lines: &str,
    ) -> Result<Box<dyn LiveGame>, GameError> {
        let game = Arc::clone(&self.game);
        let live = Live::wake(game, header, snapshot, lines)?;
        Ok(Box::new(live.with_atlas(&self.atlas)))
    }

    fn replay(&self, request: &ReplayRequest<'_>) -> Result<Replay, GameError> {
        replay::replay(&*self.game, request)
    }

    fn review(
        &self,
        request: &ReviewRequest<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<Review, GameError> {
        review::review(&*self.game, request, progress)
    }

    fn train(
        &self,
        plan: &TrainPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<TrainSummary, GameError> {
        train::train(&*self.game, plan, progress)
    }

    fn card_list(&self, language: Language) -> TextTable {
        self.game.card_list(language)
    }

    fn card_facets(&self, language: Language) -> Vec<CardFacet> {
        self.game.card_facets(language)
    }

    fn card_data(&self) -> Value {
        self.game.card_data()
    }

    fn conformance(&self, seats: usize, seed: Seed, effort: Effort) -> Result<Tally, Failure> {
        // A fresh player for every action, with all its randomness from the given seed.
        let tested: [NewPlayer<G>; 3] = [
            |seed| Box::new(Random::new(seed)),
            |seed| Box::new(Greedy::new(seed)),
            |seed| Box::new(Thinker::new(Level::Novice, seed).with_budget(BRIEFLY)),
        ];
        let mut choosers = tested.map(|make| {
            move |view: &G::View, seat, legal: &[G::Action], seed: Seed| {
                make(seed).choose(&*self.game, view, seat, legal)
            }
        });
        let mut movers: Vec<Mover<'_, G>> = choosers
            .iter_mut()
            .map(|choose| choose as Mover<'_, G>)
            .collect();
        let options = self.options.over(self.game.widest_options(seats));
        conformance::run(&*self.game, &options, seats, seed, effort, &mut movers)
    }

    fn check_options(&self) -> Result<(), GameError> {
        let facts = self.game.facts();
        let deal = |seats| self.game.deal(&self.options, seats, Seed::from_text(""));
        let tries = (facts.least_seats..=facts.most_seats).map(|seats| deal(seats).map(|_| ()));
        Ok(fewest_reasons(tries)?)
    }

    fn only_files(&self) -> Result<(), GameError> {
        match self.options.iter().next() {
            Some((key, _)) => Err(GameError::OptionInRecord(key.to_owned())),
            None => Ok(()),
        }
    }

    fn title(&self, language: Language) -> String {
        self.game.title(language)
    }

    fn pitch(&self, language: Language) -> String {
        self.game.pitch(language)
    }

    fn cards_title(&self, language: Language) -> String {
        self.game.cards_title(language)
    }

    fn rules_text(&self, language: Language) -> Option<&'static str> {
        self.game.rules_text(language)
    }

    fn how_to_play(&self, language: Language) -> Option<&'static str> {
        self.game.how_to_play(language)
    }

    fn option_words(&self, language: Language, option: &GameOption) -> OptionWords {
        self.game.option_words(language, option)
    }

    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords {
        self.game.value_words(language, option, value)
    }

    fn option_list(&self, language: Language) -> Vec<(String, String)> {
        self.game.option_list(language)
    }

    fn source_words(&self, language: Language, key: &str) -> String {
        self.game.source_words(language, key)
    }

    fn other_words(&self, language: Language, key: &str) -> String {
        other_words(language, key)
    }
}

/// Returns the name of an opponent without a seat, such as Ptolemy, who is part of the rules.
pub(crate) fn other_words(language: Language, key: &str) -> String {
    text(language, &format!("other-{key}"), &[])
}

/// Returns `Ok` if any try succeeds, otherwise the error with the fewest reasons, the last among
/// equals.
fn fewest_reasons(
    tries: impl DoubleEndedIterator<Item = Result<(), SetupErrors>>,
) -> Result<(), SetupErrors> {
    let reasons =
        |tried: &Result<(), SetupErrors>| tried.as_ref().err().map_or(0, |errors| errors.0.len());
    tries.rev().min_by_key(reasons).unwrap_or(Ok(()))
}

#[cfg(test)]
mod tests;
