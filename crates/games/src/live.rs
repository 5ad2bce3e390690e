//! A game in progress with its record and its past events.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use players::Judge;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use render::Pictures;
use render::frame::LogTurn;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Conform, Facts, Game, Header, Line, Observer, Options, Outcome, Race, Record, ReplayError,
    RuleBreach, Seat, SeatSet, Seed, Sitting, Step, TakeBackError, check_header, replay_on,
};
use words::{Language, take_back_error_words, text, undo_error_words};

use crate::asked::Asked;
use crate::drawing::{Drawing, Model, Sight};
use crate::late::LateChoice;
use crate::line_update::{Legal, LineDescriber, LineUpdate};
use crate::moment::Moment;
use crate::question::{Ask, Question};
use crate::recorded_game::does_not_hold;
use crate::replay::{outcome_words, seat_names};
use crate::{
    Answer, Coaching, GameError, Json, Lesson, LiveGame, RecordLine, RecordedGame, Refusal,
    SnapshotError, snapshot,
};

/// A game in progress with its past events.
pub(crate) struct Live<G: Pictures> {
    game: Arc<G>,
    atlas: Arc<OnceLock<G::Atlas>>,
    sitting: Sitting<G, Arc<G>>,
    /// Unambiguous names of the seats.
    names: Arc<[String]>,
    past: Past<G::Event>,
}

/// The effects of the lines so far.
#[derive(Clone)]
struct Past<E> {
    /// The events of each line the sitting has in memory.
    events: Vec<Arc<[E]>>,
    asked: Asked,
}

impl<E: Clone> Past<E> {
    fn new(asked: Asked) -> Self {
        let events = Vec::new();
        Self { events, asked }
    }

    /// Records the effects of a replayed line.
    fn note<G: Game<Event = E>>(&mut self, game: &G, step: &Step<'_, G>) {
        let [before, after] = [step.before, step.after].map(|state| game.to_act(state));
        self.asked.note(step.line, before, after);
        self.events.push(step.events.into());
    }
}

impl<G: Pictures> Live<G> {
    /// Begins a game.
    pub fn begin(
        game: Arc<G>,
        options: &Options,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Self, GameError> {
        let sitting = Sitting::open(Arc::clone(&game), options, names, seed)?;
        Ok(Self::new(game, sitting, Past::new(Asked::default())))
    }

    /// Begins the game of a lesson.
    ///
    /// # Errors
    /// Returns an error if the game's options or the lesson's deal are invalid.
    pub fn begin_lesson(
        game: Arc<G>,
        options: &Options,
        names: Vec<String>,
        lesson: &Lesson,
        seed: Seed,
    ) -> Result<Self, GameError> {
        let deal = G::Deal::deserialize(&lesson.deal);
        let deal = deal.map_err(|_| GameError::BadData(lesson.text()))?;
        let shared = Arc::clone(&game);
        let sitting = Sitting::open_lesson(shared, options, names, deal, &lesson.key, seed)?;
        Ok(Self::new(game, sitting, Past::new(Asked::default())))
    }

    /// Resumes a game where its record ends.
    pub fn resume(game: Arc<G>, recorded: &RecordedGame<'_>) -> Result<Self, GameError> {
        let record: Record<G> = recorded.read()?;
        let mut past = Past::new(Asked::default());
        let show = |step: Step<'_, G>| past.note(&*game, &step);
        let replayed = recorded.play_again(Arc::clone(&game), &record, usize::MAX, show)?;
        Self::new(game, replayed.sitting, past).with_chance()
    }

    /// Returns a game as it stood after this many lines of its record, for display.
    pub fn moment(
        game: Arc<G>,
        recorded: &RecordedGame<'_>,
        lines: usize,
    ) -> Result<Self, GameError> {
        let record: Record<G> = recorded.read()?;
        if lines > record.lines.len() {
            let (at, lines) = (lines, record.lines.len());
            return Err(GameError::Beyond { at, lines });
        }
        let mut past = Past::new(Asked::default());
        let show = |step: Step<'_, G>| past.note(&*game, &step);
        let replayed = recorded.play_again(Arc::clone(&game), &record, lines, show)?;
        Ok(Self::new(game, replayed.sitting, past))
    }

    /// Resumes a game from a snapshot and the lines after it.
    pub fn wake(
        game: Arc<G>,
        header: &str,
        snapshot: &[u8],
        lines: &str,
    ) -> Result<Self, GameError> {
        let refused = |error| match error {
            ReplayError::TakeBack {
                reason: TakeBackError::Forgotten,
                ..
            } => GameError::Snapshot(SnapshotError::TooLate),
            error => does_not_hold(&*game, &error, 1, 1),
        };
        let record: Record<G> = Record::parse(&format!("{header}\n{lines}"), 1)?;
        check_header(&*game, &record.header).map_err(refused)?;
        let snapshot = snapshot::read(&*game, &record.header, snapshot)?;
        let sitting = Sitting::at(Arc::clone(&game), record.header, snapshot.standing);
        let mut past = Past::new(snapshot.asked);
        let show = |step: Step<'_, G>| past.note(&*game, &step);
        let replayed = replay_on(sitting, &record.lines, show).map_err(refused)?;
        Self::new(game, replayed.sitting, past).with_chance()
    }

    fn new(game: Arc<G>, sitting: Sitting<G, Arc<G>>, past: Past<G::Event>) -> Self {
        Self {
            names: seat_names(&sitting.record().header.names).into(),
            atlas: Arc::default(),
            game,
            sitting,
            past,
        }
    }

    /// Shares an atlas of pictures with other games.
    pub fn with_atlas(mut self, atlas: &Arc<OnceLock<G::Atlas>>) -> Self {
        self.atlas = Arc::clone(atlas);
        self
    }

    /// Returns the same game with every state in it changed.
    fn with_states(&self, change: impl FnMut(&G::State) -> G::State) -> Self {
        Self {
            game: Arc::clone(&self.game),
            atlas: Arc::clone(&self.atlas),
            sitting: self.sitting.change(change),
            names: Arc::clone(&self.names),
            past: self.past.clone(),
        }
    }

    /// Returns the parts of the game that drawing needs.
    fn model(&self) -> Model<'_, G> {
        let lines = &self.sitting.record().lines;
        let known = lines.len().min(self.past.events.len());
        Model {
            game: &*self.game,
            atlas: &self.atlas,
            names: &self.names,
            state: self.sitting.state(),
            to_act: self.game.to_act(self.sitting.state()),
            lines: &lines[lines.len() - known..],
            events: &self.past.events[self.past.events.len() - known..],
        }
    }

    /// Refuses an unfinished game without a seed: everyone could predict its future chance.
    fn with_chance(self) -> Result<Self, GameError> {
        if self.sitting.record().header.seed.is_none() && !self.sitting.is_over() {
            return Err(GameError::NoSeed);
        }
        Ok(self)
    }

    /// Returns whether a line can still be recorded for a seat. Nothing may follow the end of a
    /// record.
    fn plays(&self, seat: Seat) -> bool {
        seat.index() < self.sitting.seats() && !self.sitting.is_over()
    }

    /// Applies to the sitting a change that cannot be refused.
    fn note(&mut self, change: impl FnOnce(&mut Sitting<G, Arc<G>>)) {
        let Ok(()) = self.change(|sitting, _| {
            change(sitting);
            Ok::<_, Infallible>(())
        });
    }

    /// Applies a change to the sitting and records its lines; the events belong to the first of
    /// them.
    fn change<E>(
        &mut self,
        change: impl FnOnce(&mut Sitting<G, Arc<G>>, &mut Vec<G::Event>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (before, version) = (
            self.game.to_act(self.sitting.state()),
            self.sitting.version(),
        );
        let mut events = Vec::new();
        change(&mut self.sitting, &mut events)?;
        let after = self.game.to_act(self.sitting.state());
        for line in self.sitting.lines_after(version).unwrap_or_default() {
            self.past.asked.note(line, before, after);
            let events = std::mem::take(&mut events);
            self.past.events.push(events.into());
        }
        Ok(())
    }
}

impl<G: Judge + Conform + Pictures> Live<G> {
    /// Applies an action of a seat.
    fn carry_out(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let acted = self.change(|sitting, events| sitting.act(seat, action, events).map(|_| ()));
        acted.map_err(|illegal| self.refusal(&illegal))
    }

    fn refusal(&self, illegal: &G::Illegal) -> Refusal {
        let words = |language| self.game.illegal_words(language, illegal);
        Refusal::new(Some(illegal.rule()), words)
    }
}

impl<G: Judge + Conform + Pictures> LiveGame for Live<G> {
    fn read_copy(&self) -> Box<dyn LiveGame> {
        Box::new(self.with_states(G::State::clone))
    }

    fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    fn title(&self, language: Language) -> String {
        self.game.title(language)
    }

    fn source_words(&self, language: Language, key: &str) -> String {
        self.game.source_words(language, key)
    }

    fn source_explained(&self, language: Language, key: &str) -> String {
        self.game.source_explained(language, key)
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn version(&self) -> usize {
        self.sitting.version()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act(self.sitting.state())
    }

    fn race(&self) -> Option<Race> {
        self.game.race(self.sitting.state())
    }

    fn decision(&self, seat: Seat) -> Option<usize> {
        self.to_act()
            .contains(seat)
            .then(|| self.past.asked.at(seat))
    }

    fn view_json(&self, observer: Observer) -> Json {
        Json::of(&self.game.view(self.sitting.state(), observer))
    }

    fn view_words(&self, language: Language, observer: Observer) -> Vec<String> {
        let view = self.game.view(self.sitting.state(), observer);
        self.game.view_words(language, &self.names, &view)
    }

    fn legal_json(&self, language: Option<Language>, seat: Seat) -> Json {
        let mut legal = Vec::new();
        let state = self.sitting.state();
        self.game.legal_actions(state, seat, &mut legal);
        let words = language.map(|language| {
            let view = self.game.view(state, Observer::Seat(seat));
            move |action| self.game.action_words(language, &view, action)
        });
        let legal = legal.into_iter().map(|action| Legal {
            action,
            words: words.as_ref().map(|words| words(action)),
        });
        Json::of(&legal.collect::<Vec<_>>())
    }

    fn draw(&self, sight: &Sight<'_>) -> Drawing {
        self.model().draw(sight)
    }

    fn poster(&self, sight: &Sight<'_>) -> String {
        self.model().poster(sight)
    }

    fn log(&self, sight: &Sight<'_>) -> Vec<LogTurn> {
        self.model().log(sight)
    }

    fn moments(&self, language: Language, observer: Observer, after: usize) -> Vec<Moment> {
        self.model().moments(language, observer, after)
    }

    fn late_choice(&self, language: Language, seat: Seat) -> Option<LateChoice> {
        self.model().late_choice(language, seat)
    }

    fn coach(&self, language: Language, seat: Seat) -> Coaching {
        self.model().coach(language, seat)
    }

    fn line_updates(
        &self,
        language: Option<Language>,
        observer: Observer,
        after: usize,
    ) -> Option<Vec<LineUpdate>> {
        let model = self.model();
        let describer = LineDescriber {
            game: &*self.game,
            names: &self.names,
            language,
            observer,
            turn_after: &|version| model.turn_after(version),
        };
        let lines = self.sitting.lines_after(after)?;
        let events = &self.past.events[self.past.events.len() - lines.len()..];
        let pairs = lines.iter().zip(events);
        Some(pairs.map(|(line, e)| describer.line(line, e)).collect())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        let action = G::Action::deserialize(action).map_err(|_| no_action())?;
        self.carry_out(seat, action)
    }

    fn act_scripted(
        &mut self,
        seat: Seat,
        action: &Value,
        outcomes: &[u32],
    ) -> Result<bool, Refusal> {
        let action = G::Action::deserialize(action).map_err(|_| no_action())?;
        let mut fits = false;
        let acted = self.change(|sitting, events| {
            fits = sitting.act_scripted(seat, action, outcomes, events)?;
            Ok(())
        });
        acted.map_err(|illegal| self.refusal(&illegal))?;
        Ok(fits)
    }

    fn act_on(&mut self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let action = answer.action().ok_or_else(no_action)?;
        self.carry_out(seat, action)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.change(|sitting, _| sitting.undo(seat))
            .map_err(|error| Refusal::new(None, |language| undo_error_words(language, &error)))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.sitting.can_undo(seat)
    }

    fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Refusal> {
        self.change(|sitting, _| sitting.take_back(seat, to))
            .map_err(|error| Refusal::new(None, |language| take_back_error_words(language, &error)))
    }

    fn time_out(&mut self, seat: Seat) {
        if self.plays(seat) {
            self.note(|sitting| sitting.time_out(seat));
        }
    }

    fn take_over(&mut self, seat: Seat, by: &str) {
        if self.plays(seat) {
            self.note(|sitting| sitting.take_over(seat, by));
        }
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn Question>> {
        let state = self.sitting.state();
        let mut legal = Vec::new();
        self.game.legal_actions(state, seat, &mut legal);
        let view = self.game.view(state, Observer::Seat(seat));
        let ask = Ask::new(Arc::clone(&self.game), view, seat, legal)?;
        Some(Box::new(ask))
    }

    fn header(&self) -> String {
        text_of(&self.sitting.record().header)
    }

    fn header_with_names(&self, names: Vec<String>) -> String {
        let header = self.sitting.record().header.clone();
        text_of(&Header { names, ..header })
    }

    fn lines(&self, after: usize) -> Option<Vec<RecordLine>> {
        let line = |line: &Line<G::Action>| RecordLine {
            version: line.number(),
            text: text_of(line),
        };
        Some(self.sitting.lines_after(after)?.iter().map(line).collect())
    }

    fn forget(&mut self, keep: usize) {
        self.sitting.forget(keep);
        let events = &mut self.past.events;
        events.drain(..events.len().saturating_sub(keep));
        events.shrink_to_fit();
    }

    fn snapshot(&self) -> Vec<u8> {
        let header = &self.sitting.record().header;
        snapshot::write(
            &*self.game,
            header,
            self.sitting.standing(),
            &self.past.asked,
        )
    }

    fn is_over(&self) -> bool {
        self.sitting.is_over()
    }

    fn round(&self) -> Option<u16> {
        let view = self.game.view(self.sitting.state(), Observer::Spectator);
        self.game.round(&view)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(self.sitting.state())
    }

    fn outcome_words(&self, language: Language) -> Vec<String> {
        let outcome = self.game.outcome(self.sitting.state());
        let words = |outcome| outcome_words(&*self.game, language, &self.names, &outcome);
        outcome.map(words).unwrap_or_default()
    }

    fn other_world(&self, observer: Observer, seed: Seed) -> Box<dyn LiveGame> {
        let change = |state: &G::State| {
            // Use the same random numbers for every state, so that hidden things stay in place
            // across an undo.
            let mut rng = Xoshiro256PlusPlus::from_seed(seed.bytes());
            self.game.permute_hidden(state, observer, &mut rng)
        };
        Box::new(self.with_states(change))
    }
}

/// Returns a line of a record, without a line break.
fn text_of(line: &impl Serialize) -> String {
    serde_json::to_string(line).unwrap_or_default()
}

/// The refusal of something that is not an action of this game.
fn no_action() -> Refusal {
    Refusal::new(None, |language| text(language, "live-no-action", &[]))
}
