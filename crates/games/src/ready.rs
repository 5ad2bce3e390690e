//! A game ready to be played, behind an erased type.

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
use crate::live::{Live, LiveGame};
use crate::replay::{Replay, ReplayRequest};
use crate::review::{Progress, ReviewRequest};
use crate::review_summary::Review;
use crate::simulate::{Plan, Summary};
use crate::train::{TrainPlan, TrainSummary};
use crate::{GameError, Member, RecordedGame, TextTable, replay, review, simulate, train};

/// Makes a player whose chance follows from the seed.
type NewPlayer<G> = fn(Seed) -> Box<dyn Player<G>>;

/// How long players think in the conformance suite: what they may not know changes nothing after
/// few iterations or after many.
const BRIEFLY: Budget = Budget::Iterations(12);

/// A game with its data, players and words, whatever its types.
pub trait ReadyGame: Send + Sync {
    /// What is always true of it.
    fn facts(&self) -> &'static Facts;

    /// The version of the rules it is played by.
    fn rules_version(&self) -> u32;

    /// The hash of its data, as records have it.
    fn data_hash(&self) -> &str;

    /// The text of all data files it was made from, as one JSON object by their names.
    /// [`ready_with`](crate::GameKind::ready_with) makes the same game of it.
    fn data_files(&self) -> String;

    /// Plays many games by machine players; see [`Plan`]. `progress` hears how many are done,
    /// `write` gets the records in the order of the games.
    ///
    /// # Errors
    /// What is wrong with the plan, or what `write` says.
    fn simulate(
        &self,
        plan: &Plan,
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<Summary, GameError>;

    /// Measures machine players against each other; see [`ArenaPlan`]. Samples of this run that are
    /// known are not played again. `progress` hears how many there are; `write` gets an empty text
    /// when nothing speaks against the plan, then every new sample as a line.
    ///
    /// # Errors
    /// What is wrong with the plan, or what `write` says.
    fn arena(
        &self,
        plan: &ArenaPlan,
        known: &[ArenaSample],
        progress: &mut dyn FnMut(u64),
        write: &mut dyn FnMut(&str) -> Result<(), GameError>,
    ) -> Result<ArenaSummary, GameError>;

    /// Measures every machine player of a list against every other; see [`LadderPlan`]. Known
    /// samples, `progress` and `write` are as in [`arena`](Self::arena), over all matches.
    ///
    /// # Errors
    /// What is wrong with the plan, or what `write` says.
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
    /// Every reason why the options and this number of players do not make a game.
    fn begin(&self, names: Vec<String>, seed: Seed) -> Result<Box<dyn LiveGame>, GameError>;

    /// Goes on with a recorded game where its record ends.
    ///
    /// # Errors
    /// What does not hold.
    fn resume(&self, recorded: &RecordedGame<'_>) -> Result<Box<dyn LiveGame>, GameError>;

    /// A recorded game as it stood after so many lines: to be looked at, not played.
    ///
    /// # Errors
    /// What does not hold, or if it has fewer lines.
    fn moment(
        &self,
        recorded: &RecordedGame<'_>,
        lines: usize,
    ) -> Result<Box<dyn LiveGame>, GameError>;

    /// Every card as one SVG picture, with the name of its file.
    fn card_pictures(&self, language: Language) -> Vec<(String, String)>;

    /// A small picture of the game, as one SVG.
    fn cover(&self) -> String;

    /// A picture that explains a rule, by its number, as one SVG.
    fn rule_picture(&self, language: Language, rule: &str) -> Option<String>;

    /// Goes on with a game from its header, a [snapshot](LiveGame::snapshot) and the lines after it.
    ///
    /// # Errors
    /// What does not hold; [`GameError::Snapshot`] if it is the snapshot, which the whole record can
    /// do without.
    fn wake(
        &self,
        header: &str,
        snapshot: &[u8],
        lines: &str,
    ) -> Result<Box<dyn LiveGame>, GameError>;

    /// Plays one recorded game again and checks it.
    ///
    /// # Errors
    /// What does not hold.
    fn replay(&self, request: &ReplayRequest<'_>) -> Result<Replay, GameError>;

    /// Plays one recorded game again, checks it, and judges every decision by what its player could
    /// know. `progress` hears how many are judged, and of how many.
    ///
    /// # Errors
    /// What does not hold.
    fn review(
        &self,
        request: &ReviewRequest<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<Review, GameError>;

    /// Learns from games of machine players how positions are to be judged; see [`TrainPlan`].
    /// `progress` hears how many games are played.
    ///
    /// # Errors
    /// If no game can be played.
    fn train(
        &self,
        plan: &TrainPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<TrainSummary, GameError>;

    /// The cards, for people.
    fn card_list(&self, language: Language) -> TextTable;

    /// The whole data set, for programs.
    fn card_data(&self) -> Value;

    /// Runs the conformance suite, every machine player among the tested; with the options it was
    /// made ready with, and under them those that meet the most rules.
    ///
    /// # Errors
    /// The first thing that did not hold.
    fn conformance(&self, seats: usize, seed: Seed, effort: Effort) -> Result<Tally, Failure>;

    /// Checks the options it was made ready with, as far as they are not files: some number of
    /// seats must be able to play with them.
    ///
    /// # Errors
    /// Every reason why no game could be played with them, for the number of seats that has the
    /// fewest.
    fn check_options(&self) -> Result<(), GameError>;

    /// Makes sure that it was made ready with options that name files only: a record has the others.
    ///
    /// # Errors
    /// The first option that is not a file.
    fn only_files(&self) -> Result<(), GameError>;

    /// Its name.
    fn title(&self, language: Language) -> String;

    /// What it is about, in a sentence.
    fn pitch(&self, language: Language) -> String;

    /// The heading over all its cards.
    fn cards_title(&self, language: Language) -> String;

    /// Its numbered rules as a Markdown document, if they are written down.
    fn rules_text(&self, language: Language) -> Option<&'static str>;

    /// What is said about one of its options.
    fn option_words(&self, language: Language, option: &GameOption) -> OptionWords;

    /// What is said about a value of one of its options.
    fn value_words(&self, language: Language, option: &GameOption, value: &str) -> ValueWords;

    /// Its options for people who type them: each as `key=values` and what it does.
    fn option_list(&self, language: Language) -> Vec<(String, String)>;

    /// The key of a source of points in words.
    fn source_words(&self, language: Language, key: &str) -> String;

    /// The name of an opponent that is no seat.
    fn other_words(&self, language: Language, key: &str) -> String;
}

/// A game with the options it was made ready with.
pub(crate) struct Ready<G: Pictures> {
    pub game: Arc<G>,
    /// Pictures, worked out when the first is asked for.
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

    fn card_data(&self) -> Value {
        self.game.card_data()
    }

    fn conformance(&self, seats: usize, seed: Seed, effort: Effort) -> Result<Tally, Failure> {
        // A fresh player for every move: all its chance follows from the seed it is given.
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

/// The name of an opponent that is no seat: part of the rules, like Ptolemy.
pub(crate) fn other_words(language: Language, key: &str) -> String {
    text(language, &format!("other-{key}"), &[])
}

/// `Ok` if any try is, else the error with the fewest reasons, among equals the last.
fn fewest_reasons(
    tries: impl DoubleEndedIterator<Item = Result<(), SetupErrors>>,
) -> Result<(), SetupErrors> {
    let reasons =
        |tried: &Result<(), SetupErrors>| tried.as_ref().err().map_or(0, |errors| errors.0.len());
    tries.rev().min_by_key(reasons).unwrap_or(Ok(()))
}

#[cfg(test)]
mod tests {
    use tabletop::SetupError;

    use super::*;
    use crate::kinds;

    fn refused(seats: usize, reasons: usize) -> Result<(), SetupErrors> {
        let key = "modifiers";
        Err(SetupErrors(vec![
            SetupError::OptionNeedsSeats { key, seats };
            reasons
        ]))
    }

    #[test]
    fn one_number_of_seats_that_can_play_is_enough() {
        let first = [Ok(()), refused(2, 1), refused(3, 1)];
        assert_eq!(fewest_reasons(first.into_iter()), Ok(()));
        let last = [refused(1, 1), Ok(())];
        assert_eq!(fewest_reasons(last.into_iter()), Ok(()));
    }

    #[test]
    fn the_fewest_reasons_are_told_and_among_equals_those_of_the_most_seats() {
        let tries = [refused(1, 1), refused(2, 2), refused(3, 1), refused(4, 2)];
        assert_eq!(fewest_reasons(tries.into_iter()), refused(3, 1));
    }

    #[test]
    fn options_that_some_number_of_seats_can_play_with_are_right() {
        let check = |option: &str| {
            let options = Options::new().with("first", option);
            kinds()[0].ready(&options).unwrap().check_options()
        };
        let facts = kinds()[0].ready(&Options::new()).unwrap().facts();
        for first in 1..=facts.most_seats {
            check(&first.to_string()).unwrap();
        }
        let said = check("9").unwrap_err().words(Language::English);
        let most = facts.most_seats;
        assert_eq!(
            said,
            format!(
                "The option first cannot be “9”; it takes “random” or a number from 1 to {most}."
            )
        );
    }
}
