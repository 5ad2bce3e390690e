//! A game in progress behind an erased type: what a table needs of it, whatever the game.
//!
//! What people and programs see goes through [`LiveGame::view`], [`LiveGame::told`] and
//! [`LiveGame::legal`], which know who is looking. The record is the table's own until the end.

use std::sync::Arc;

use players::Judge;
use serde::Serialize;
use serde_json::Value;
use tabletop::{
    BySeat, Game, Line, Observer, Options, Record, RuleBreach, Seat, SeatSet, Seed, Sitting,
};
use words::{Language, Words, player_name, text, undo_error_words};

use crate::question::{Ask, Question};
use crate::replay::seat_names;
use crate::{GameError, RecordedGame};

/// A game in progress.
pub trait LiveGame: Send {
    /// Names by which the seats can be told apart, in their order.
    fn names(&self) -> &[String];

    /// How many lines the record has: it only grows.
    fn version(&self) -> usize;

    /// Who may act now; nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Whether the first to arrive is served first.
    fn is_race(&self) -> bool;

    /// The number of the decision a seat has to make now, if it has one: the version at which it was
    /// asked. It stays while others choose at the same time, or take that back; it changes with
    /// whatever else happens.
    fn decision(&self, seat: Seat) -> Option<usize>;

    /// What an observer sees.
    fn view(&self, observer: Observer) -> Value;

    /// The same in words, a line each.
    fn view_words(&self, language: Language, observer: Observer) -> Vec<String>;

    /// What a seat may do now.
    fn legal(&self, language: Language, seat: Seat) -> Vec<Legal>;

    /// What an observer is told of everything after a version.
    fn told(&self, language: Language, observer: Observer, after: usize) -> Vec<Told>;

    /// A seat acts.
    ///
    /// # Errors
    /// Why it may not; then nothing has changed.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal>;

    /// A seat takes its last action back.
    ///
    /// # Errors
    /// Why it may not; then nothing has changed.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Whether a seat could take its last action back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Notes that a seat's time ran out; nothing if the game is over, or without such a seat.
    fn time_out(&mut self, seat: Seat);

    /// Notes that somebody else plays a seat from here on; nothing if the game is over, or without
    /// such a seat.
    fn take_over(&mut self, seat: Seat, by: &str);

    /// What a machine player is asked who sits on a seat: it can be taken away and thought about
    /// while the game goes on. Nothing if the seat has nothing to decide.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;

    /// The first line of the record. Like all lines it is for the table's own storage: they hold what
    /// is hidden.
    fn header(&self) -> String;

    /// The lines of the record after a version.
    fn lines(&self, after: usize) -> String;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Value>;

    /// The record, once the game is over.
    fn record(&self) -> Option<String>;
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Legal {
    /// The action, as it is sent back.
    pub action: Value,
    /// What it does.
    pub words: String,
}

/// What an observer is told of one line of the record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// The version it led to.
    pub version: usize,
    /// What kind of line it is.
    pub kind: Kind,
    /// Whose it is; nobody's if it is the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What happened, as far as it is for this observer.
    pub events: Vec<Value>,
    /// The same in words.
    pub words: Vec<String>,
}

/// The kinds of lines of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A seat acted.
    Action,
    /// A seat took its last action back.
    Undo,
    /// A seat's time ran out.
    TimeOut,
    /// Somebody else plays a seat from here on.
    TakeOver,
    /// The game is over.
    End,
}

/// Why something was not done, in each language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The number of the rule, if it is one.
    pub rule: Option<&'static str>,
    words: [String; 2],
}

impl Refusal {
    fn new(rule: Option<&'static str>, words: impl Fn(Language) -> String) -> Self {
        Self {
            rule,
            words: Language::ALL.map(words),
        }
    }

    /// Why, in a sentence.
    #[must_use]
    pub fn words(&self, language: Language) -> &str {
        let index = Language::ALL.iter().position(|known| *known == language);
        &self.words[index.unwrap_or_default()]
    }
}

/// A game in progress with what happened in it.
pub(crate) struct Live<G: Game> {
    game: Arc<G>,
    sitting: Sitting<G, Arc<G>>,
    /// Names by which the seats can be told apart.
    names: Vec<String>,
    /// What happened, by line.
    events: Vec<Vec<G::Event>>,
    asked: Asked,
}

impl<G: Game + Words> Live<G> {
    /// Begins a game.
    pub fn begin(
        game: Arc<G>,
        options: &Options,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Self, GameError> {
        let sitting = Sitting::open(Arc::clone(&game), options, names, seed)?;
        Ok(Self {
            names: seat_names(&sitting.record().header.names),
            game,
            sitting,
            events: Vec::new(),
            asked: Asked::default(),
        })
    }

    /// Goes on with a game where its record ends. Without the seed chance to come would be known to
    /// everybody: then a game that is not over cannot go on.
    pub fn resume(game: Arc<G>, recorded: &RecordedGame<'_>) -> Result<Self, GameError> {
        let record: Record<G> = recorded.read()?;
        let mut events = Vec::new();
        let mut asked = Asked::default();
        let whole = usize::MAX;
        let replayed = recorded.play_again(Arc::clone(&game), &record, whole, |step| {
            let [before, after] = [step.before, step.after].map(|state| game.to_act(state));
            asked.note(step.line, before, after);
            events.push(step.events.to_vec());
        })?;
        if record.header.seed.is_none() && !replayed.over {
            return Err(GameError::NoSeed);
        }
        Ok(Self {
            game: Arc::clone(&game),
            names: seat_names(&record.header.names),
            sitting: replayed.sitting,
            events,
            asked,
        })
    }
}

/// The version at which each seat was asked what it is to decide now.
#[derive(Clone, Copy, Debug)]
struct Asked(BySeat<usize>);

impl Default for Asked {
    fn default() -> Self {
        Self(BySeat::filled(0))
    }
}

impl Asked {
    /// What a line changes: whose it is, and whoever had nothing to decide before, is asked anew.
    fn note<A>(&mut self, line: &Line<A>, before: SeatSet, after: SeatSet) {
        let own = seat_of(line).map_or(SeatSet::EMPTY, SeatSet::only);
        for seat in after.without(before.without(own)).iter() {
            self.0[seat] = line.number();
        }
    }
}

/// Whose line it is.
fn seat_of<A>(line: &Line<A>) -> Option<Seat> {
    match line {
        Line::Action { seat, .. }
        | Line::Undo { seat, .. }
        | Line::TimeOut { seat, .. }
        | Line::TakeOver { seat, .. } => Some(*seat),
        Line::End { .. } => None,
    }
}

impl<G: Judge + Words> Live<G> {
    /// Whether something can still be noted of a seat: what follows the end would spoil the record.
    fn plays(&self, seat: Seat) -> bool {
        seat.index() < self.sitting.seats() && !self.sitting.is_over()
    }

    /// A line that no event tells of, in words.
    fn line_words(&self, language: Language, line: &Line<G::Action>) -> Option<String> {
        let (key, by) = match line {
            Line::Undo { .. } => ("live-undo", ""),
            Line::TimeOut { .. } => ("live-time-out", ""),
            Line::TakeOver { by, .. } => ("live-take-over", by.as_str()),
            Line::Action { .. } | Line::End { .. } => return None,
        };
        let name = player_name(language, &self.names, seat_of(line)?);
        let arguments = [("name", name.into()), ("by", by.into())];
        Some(text(language, key, &arguments))
    }

    /// What an observer is told of a line.
    fn told_line(
        &self,
        language: Language,
        observer: Observer,
        line: &Line<G::Action>,
        events: &[G::Event],
    ) -> Told {
        let told = |event| self.told_event(language, observer, event);
        let (events, mut words): (_, Vec<String>) = events.iter().filter_map(told).unzip();
        words.extend(self.line_words(language, line));
        Told {
            version: line.number(),
            kind: kind_of(line),
            seat: seat_of(line),
            events,
            words,
        }
    }

    /// Notes what the lines after a version change, with what happened in the first of them.
    fn note(&mut self, before: SeatSet, version: usize, events: Vec<G::Event>) {
        let after = self.to_act();
        let mut events = Some(events);
        for line in &self.sitting.record().lines[version..] {
            self.asked.note(line, before, after);
            self.events.push(events.take().unwrap_or_default());
        }
    }

    /// What one event is to an observer.
    fn told_event(
        &self,
        language: Language,
        observer: Observer,
        event: &G::Event,
    ) -> Option<(Value, String)> {
        let event = self.game.event_for(event, observer)?;
        let words = self.game.event_words(language, &self.names, &event);
        Some((json(&event), words))
    }
}

impl<G: Judge + Words> LiveGame for Live<G> {
    fn names(&self) -> &[String] {
        &self.names
    }

    fn version(&self) -> usize {
        self.sitting.record().lines.len()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act(self.sitting.state())
    }

    fn is_race(&self) -> bool {
        self.game.is_race(self.sitting.state())
    }

    fn decision(&self, seat: Seat) -> Option<usize> {
        self.to_act().contains(seat).then(|| self.asked.0[seat])
    }

    fn view(&self, observer: Observer) -> Value {
        json(&self.game.view(self.sitting.state(), observer))
    }

    fn view_words(&self, language: Language, observer: Observer) -> Vec<String> {
        let view = self.game.view(self.sitting.state(), observer);
        self.game.view_words(language, &self.names, &view)
    }

    fn legal(&self, language: Language, seat: Seat) -> Vec<Legal> {
        let mut legal = Vec::new();
        let state = self.sitting.state();
        self.game.legal_actions(state, seat, &mut legal);
        let view = self.game.view(state, Observer::Seat(seat));
        let told = |action| Legal {
            action: json(&action),
            words: self.game.action_words(language, &view, action),
        };
        legal.into_iter().map(told).collect()
    }

    fn told(&self, language: Language, observer: Observer, after: usize) -> Vec<Told> {
        let lines = self.sitting.record().lines.iter().zip(&self.events);
        lines
            .skip(after)
            .map(|(line, events)| self.told_line(language, observer, line, events))
            .collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        let action: G::Action = serde_json::from_value(action.clone())
            .map_err(|_| Refusal::new(None, |language| text(language, "live-no-action", &[])))?;
        let (before, version) = (self.to_act(), self.version());
        let mut events = Vec::new();
        let done = self.sitting.act(seat, action, &mut events).map(|_| ());
        done.map_err(|illegal| {
            let words = |language| self.game.illegal_words(language, &illegal);
            Refusal::new(Some(illegal.rule()), words)
        })?;
        self.note(before, version, events);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let (before, version) = (self.to_act(), self.version());
        let done = self.sitting.undo(seat);
        done.map_err(|error| Refusal::new(None, |language| undo_error_words(language, &error)))?;
        self.note(before, version, Vec::new());
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.sitting.can_undo(seat)
    }

    fn time_out(&mut self, seat: Seat) {
        if !self.plays(seat) {
            return;
        }
        let (before, version) = (self.to_act(), self.version());
        self.sitting.time_out(seat);
        self.note(before, version, Vec::new());
    }

    fn take_over(&mut self, seat: Seat, by: &str) {
        if !self.plays(seat) {
            return;
        }
        let (before, version) = (self.to_act(), self.version());
        self.sitting.take_over(seat, by);
        self.note(before, version, Vec::new());
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
        line(&self.sitting.record().header)
    }

    fn lines(&self, after: usize) -> String {
        let lines = self.sitting.record().lines.iter();
        lines.skip(after).map(line).collect()
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .outcome(self.sitting.state())
            .map(|outcome| json(&outcome))
    }

    fn record(&self) -> Option<String> {
        let over = self.sitting.is_over();
        over.then(|| self.header() + &self.lines(0))
    }
}

fn kind_of<A>(line: &Line<A>) -> Kind {
    match line {
        Line::Action { .. } => Kind::Action,
        Line::Undo { .. } => Kind::Undo,
        Line::TimeOut { .. } => Kind::TimeOut,
        Line::TakeOver { .. } => Kind::TakeOver,
        Line::End { .. } => Kind::End,
    }
}

/// A value as JSON: plain data, which cannot fail.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// A line of a record.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use tabletop::StateHash;

    use super::*;

    #[test]
    fn what_others_do_at_the_same_time_or_take_back_asks_nobody_else_anew() {
        let [ann, ben, cat] = [0, 1, 2].map(Seat::new);
        let seats = |seats: &[Seat]| -> SeatSet { seats.iter().copied().collect() };
        let state = StateHash::of("");
        let act = |n, seat| Line::Action {
            n,
            seat,
            action: (),
            chance: Vec::new(),
            state: state.clone(),
        };
        let undo = |n, seat| Line::<()>::Undo {
            n,
            seat,
            state: state.clone(),
        };
        let mut asked = Asked::default();
        asked.note(&act(1, ann), seats(&[ann, ben]), seats(&[ben]));
        assert_eq!(asked.0[ben], 0);
        asked.note(&undo(2, ann), seats(&[ben]), seats(&[ann, ben]));
        assert_eq!([ann, ben].map(|seat| asked.0[seat]), [2, 0]);
        asked.note(&act(3, ben), seats(&[ann, ben]), seats(&[ann]));
        asked.note(&act(4, ann), seats(&[ann]), seats(&[cat]));
        assert_eq!(asked.0[cat], 4);
        asked.note(&undo(5, ann), seats(&[cat]), seats(&[ann]));
        assert_eq!(asked.0[ann], 5);
    }
}
