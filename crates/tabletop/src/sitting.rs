//! A game in progress: its state, its record and what can be undone.

use std::ops::Deref;

use crate::record::{FORMAT, FirstLine};
use crate::{
    Barrier, Chance, EventSink, Game, Header, Line, NullSink, Options, Record, Recorded, Scripted,
    Seat, Seed, SetupErrors, Standing, StateHash, TakeBackError, UndoError, replay_with,
};

/// A game in progress with its record. Actions, undo, time-outs and take-overs all go through it.
/// `B` is how it holds the game: borrowed, or shared where it must outlive the caller.
#[derive(Debug)]
pub struct Sitting<G: Game, B: Deref<Target = G>> {
    game: B,
    standing: Standing<G::State>,
    /// The record, without forgotten lines.
    record: Record<G>,
}

impl<G: Game, B: Deref<Target = G> + Clone> Clone for Sitting<G, B> {
    fn clone(&self) -> Self {
        self.change(G::State::clone)
    }
}

impl<G: Game, B: Deref<Target = G>> Sitting<G, B> {
    /// Sets up a game from a seed.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this number of seats are invalid.
    pub fn open(
        game: B,
        options: &Options,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Self, SetupErrors> {
        let deal = game.deal(options, names.len(), seed)?;
        Self::from_deal(game, options, names, deal, Some(seed), None)
    }

    /// Sets up a game from the deal of a lesson. The seed serves only for what chance decides in
    /// play where the lesson's script does not.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this deal are invalid.
    pub fn open_lesson(
        game: B,
        options: &Options,
        names: Vec<String>,
        deal: G::Deal,
        lesson: &str,
        seed: Seed,
    ) -> Result<Self, SetupErrors> {
        let lesson = Some(lesson.to_owned());
        Self::from_deal(game, options, names, deal, Some(seed), lesson)
    }

    /// Sets up a game from a deal. Without the seed, the generator is not the original one. That is
    /// fine for a replay, which supplies the recorded outcomes, but not for anything else.
    ///
    /// # Errors
    /// Returns an error with every reason if these options or this deal are invalid.
    pub(crate) fn from_deal(
        game: B,
        options: &Options,
        names: Vec<String>,
        deal: G::Deal,
        seed: Option<Seed>,
        lesson: Option<String>,
    ) -> Result<Self, SetupErrors> {
        let chance = Chance::new(seed.unwrap_or(Seed::from_bytes([0; 32])).branch("play", 0));
        let state = game.start(options, &deal, chance)?;
        let header = Header {
            is: FirstLine::Game,
            format: FORMAT,
            game: game.facts().id.to_owned(),
            rules: game.rules_version(),
            options: options.clone(),
            names,
            data: game.data_hash().to_owned(),
            seed,
            lesson,
            setup: deal,
            state: game.state_hash(&state),
        };
        Ok(Self::at(game, header, Standing::first(state)))
    }

    /// Resumes a game from a standing, without the lines that led there. The caller guarantees that
    /// the standing belongs to a game with this header.
    #[must_use]
    pub fn at(game: B, header: Header<G::Deal>, standing: Standing<G::State>) -> Self {
        let lines = Vec::new();
        let record = Record { header, lines };
        Self {
            game,
            standing,
            record,
        }
    }

    /// Returns the same game with every state changed: the current one and those kept for undo. The
    /// record stays as it is, so it no longer leads to the current state.
    #[must_use]
    pub fn change(&self, change: impl FnMut(&G::State) -> G::State) -> Self
    where
        B: Clone,
    {
        let record = Record {
            header: self.record.header.clone(),
            lines: self.record.lines.clone(),
        };
        Self {
            game: self.game.clone(),
            standing: self.standing.map(change),
            record,
        }
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.standing.state
    }

    /// Returns where the game stands.
    #[must_use]
    pub fn standing(&self) -> &Standing<G::State> {
        &self.standing
    }

    /// Returns the number of seats at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats(self.state())
    }

    /// Returns whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.to_act(self.state()).is_empty()
    }

    /// Returns the hash of the current state.
    #[must_use]
    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash(self.state())
    }

    /// Returns the record so far, without forgotten lines.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Consumes the sitting and returns the record, without forgotten lines.
    #[must_use]
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Returns the number of lines in the whole record, including forgotten ones.
    #[must_use]
    pub fn version(&self) -> usize {
        self.standing.version
    }

    /// Returns the lines after a version, or `None` if some of them were forgotten or the game has
    /// not reached that version.
    #[must_use]
    pub fn lines_after(&self, version: usize) -> Option<&[Line<G::Action>]> {
        let forgotten = self.version() - self.record.lines.len();
        self.record.lines.get(version.checked_sub(forgotten)?..)
    }

    /// Forgets all lines but the last `keep` and frees their memory.
    pub fn forget(&mut self, keep: usize) {
        let lines = &mut self.record.lines;
        lines.drain(..lines.len().saturating_sub(keep));
        lines.shrink_to_fit();
        self.standing.undoable.shrink_to_fit();
    }

    /// Carries out an action of a seat. Returns the lines added to the record: the action, and the
    /// end line if the game is over.
    ///
    /// # Errors
    /// Returns an error if a rule forbids the action. The sitting is then unchanged.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<&[Line<G::Action>], G::Illegal> {
        let before = self.state().clone();
        let mut recorded = Recorded::new(sink);
        let state = &mut self.standing.state;
        let barrier = self.game.apply(state, seat, action, &mut recorded)?;
        let chance = recorded.into_outcomes();
        let closed = barrier == Barrier::Closed || !chance.is_empty() || self.is_over();
        self.keep_way_back(seat, before, closed);
        let state = self.state_hash();
        let first = self.record.lines.len();
        self.note(|n| Line::Action {
            n,
            seat,
            action,
            chance,
            state,
        });
        if let Some(outcome) = self.game.outcome(self.state()) {
            let outcome = serde_json::to_value(outcome).unwrap_or_default();
            self.note(|n| Line::End { n, outcome });
        }
        Ok(&self.record.lines[first..])
    }

    /// Carries out an action of a seat with given outcomes instead of fresh ones, as the script of a
    /// lesson has them. Returns whether the action drew all of these outcomes and no others; if
    /// not, the sitting is unchanged.
    ///
    /// # Errors
    /// Returns an error if a rule forbids the action. The sitting is then unchanged.
    pub fn act_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        outcomes: &[u32],
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<bool, G::Illegal> {
        let mut state = self.state().clone();
        let mut nothing = NullSink;
        let mut trial = Scripted::new(&mut nothing, outcomes);
        self.game.apply(&mut state, seat, action, &mut trial)?;
        let fits = trial.used_up();
        if fits {
            self.act(seat, action, &mut Scripted::new(sink, outcomes))?;
        }
        Ok(fits)
    }

    /// Keeps the state before an action for undo, unless the action closes the barrier.
    fn keep_way_back(&mut self, seat: Seat, before: G::State, closed: bool) {
        let Standing {
            undoable,
            undo_seat,
            ..
        } = &mut self.standing;
        if closed || *undo_seat != Some(seat) {
            undoable.clear();
        }
        if !closed {
            undoable.push(before);
        }
        *undo_seat = Some(seat);
    }

    /// Returns whether a seat can undo its last action.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.standing.undo_seat == Some(seat) && !self.standing.undoable.is_empty()
    }

    /// Undoes the last action of a seat.
    ///
    /// # Errors
    /// Returns an error if the seat has no action that can be undone.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if !self.can_undo(seat) {
            return Err(UndoError(seat));
        }
        let Some(before) = self.standing.undoable.pop() else {
            return Err(UndoError(seat));
        };
        self.standing.state = before;
        self.note_undo(seat, None);
        Ok(())
    }

    /// Takes the game back to the state after line `to`, or after the set-up if `to` is 0. `seat`
    /// has asked for it and everyone at the table has agreed. Nothing can be undone afterwards.
    ///
    /// Earlier states are not kept, so this replays the record.
    ///
    /// # Errors
    /// Returns an error if the game cannot be taken back. The sitting is then unchanged.
    pub fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), TakeBackError> {
        self.check_take_back(seat, to)?;
        if self.lines_after(0).is_none() {
            return Err(TakeBackError::Forgotten);
        }
        let replayed = replay_with(&*self.game, &self.record, to, |_| {});
        let stood = replayed.map_err(|_| TakeBackError::Broken)?.sitting;
        self.go_back(seat, to, stood.standing.state);
        Ok(())
    }

    /// Checks whether the game may go back to a line, wherever the state after it comes from.
    pub(crate) fn check_take_back(&self, seat: Seat, to: usize) -> Result<(), TakeBackError> {
        if seat.index() >= self.seats() {
            return Err(TakeBackError::Seat(seat));
        }
        if self.is_over() {
            return Err(TakeBackError::Over);
        }
        if to >= self.version() {
            return Err(TakeBackError::NotEarlier(to));
        }
        Ok(())
    }

    /// Restores `state`, the state after line `to`.
    pub(crate) fn go_back(&mut self, seat: Seat, to: usize, state: G::State) {
        self.standing.state = state;
        self.standing.undoable.clear();
        self.standing.undo_seat = None;
        self.note_undo(seat, Some(to));
    }

    fn note_undo(&mut self, seat: Seat, to: Option<usize>) {
        let state = self.state_hash();
        self.note(|n| Line::Undo { n, seat, to, state });
    }

    /// Records that a seat's time ran out. Earlier actions can no longer be undone.
    pub fn time_out(&mut self, seat: Seat) {
        self.standing.undoable.clear();
        self.note(|n| Line::TimeOut { n, seat });
    }

    /// Records that somebody else plays a seat from here on. Earlier actions can no longer be
    /// undone.
    pub fn take_over(&mut self, seat: Seat, by: impl Into<String>) {
        self.standing.undoable.clear();
        let by = by.into();
        self.note(|n| Line::TakeOver { n, seat, by });
    }

    /// Plays the actions that `choose` picks until the game is over.
    ///
    /// # Errors
    /// Returns an error if a rule forbids a chosen action.
    pub fn play_out(
        &mut self,
        mut choose: impl FnMut(&G, &G::State, Seat, &[G::Action]) -> G::Action,
    ) -> Result<(), G::Illegal> {
        let mut legal = Vec::new();
        while let Some(seat) = self.game.to_act(self.state()).first() {
            legal.clear();
            self.game.legal_actions(self.state(), seat, &mut legal);
            let action = choose(&self.game, self.state(), seat, &legal);
            self.act(seat, action, &mut NullSink)?;
        }
        Ok(())
    }

    /// Adds the line with the next number.
    fn note(&mut self, line: impl FnOnce(usize) -> Line<G::Action>) {
        self.standing.version += 1;
        self.record.lines.push(line(self.standing.version));
    }
}
