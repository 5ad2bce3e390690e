//! One game being played: its state, its record, and the way back.

use std::ops::Deref;

use crate::record::{FORMAT, FirstLine};
use crate::{
    Barrier, Chance, EventSink, Game, Header, Line, NullSink, Options, Record, Recorded, Seat,
    Seed, SetupErrors, Standing, StateHash, TakeBackError, UndoError, replay_with,
};

/// A game in progress with its record. Actions, undo, time-outs and take-overs all go through it.
/// `B` is how it holds its game: borrowed, or shared where it must outlive the caller.
#[derive(Debug)]
pub struct Sitting<G: Game, B: Deref<Target = G>> {
    game: B,
    standing: Standing<G::State>,
    /// The record, without the lines that were forgotten.
    record: Record<G>,
}

impl<G: Game, B: Deref<Target = G> + Clone> Clone for Sitting<G, B> {
    fn clone(&self) -> Self {
        self.change(G::State::clone)
    }
}

impl<G: Game, B: Deref<Target = G>> Sitting<G, B> {
    /// Sets a game up from a seed.
    ///
    /// # Errors
    /// Every reason why these options and seats do not make a game.
    pub fn open(
        game: B,
        options: &Options,
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Self, SetupErrors> {
        let deal = game.deal(options, names.len(), seed)?;
        Self::from_deal(game, options, names, deal, Some(seed))
    }

    /// Sets a game up from what chance decided elsewhere. Without the seed chance to come is not the
    /// one that was: good for a replay, which brings its outcomes along, and for nothing else.
    ///
    /// # Errors
    /// Every reason why these options and this deal do not make a game.
    pub(crate) fn from_deal(
        game: B,
        options: &Options,
        names: Vec<String>,
        deal: G::Deal,
        seed: Option<Seed>,
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
            setup: deal,
            state: game.state_hash(&state),
        };
        Ok(Self::at(game, header, Standing::first(state)))
    }

    /// A game that stands somewhere, all its lines forgotten. Whoever calls this knows that the game
    /// came to stand there after this header.
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

    /// The same game with every state it knows changed: where it stands, and the way back. The
    /// record stays as it is, so it no longer leads there.
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

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.standing.state
    }

    /// Where the game stands.
    #[must_use]
    pub fn standing(&self) -> &Standing<G::State> {
        &self.standing
    }

    /// How many seats are at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats(self.state())
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.to_act(self.state()).is_empty()
    }

    /// The hash of the state now.
    #[must_use]
    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash(self.state())
    }

    /// The record so far, without the lines that were forgotten.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Ends the sitting and hands over the record, without the lines that were forgotten.
    #[must_use]
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// How many lines the whole record has.
    #[must_use]
    pub fn version(&self) -> usize {
        self.standing.version
    }

    /// The lines after a version; nothing if some of them were forgotten, or if it is none yet.
    #[must_use]
    pub fn lines_after(&self, version: usize) -> Option<&[Line<G::Action>]> {
        let forgotten = self.version() - self.record.lines.len();
        self.record.lines.get(version.checked_sub(forgotten)?..)
    }

    /// Forgets all lines but the last `keep`, and gives their memory back.
    pub fn forget(&mut self, keep: usize) {
        let lines = &mut self.record.lines;
        lines.drain(..lines.len().saturating_sub(keep));
        lines.shrink_to_fit();
        self.standing.undoable.shrink_to_fit();
    }

    /// A seat acts. Gives the lines this adds to the record: the action, and the end if it was one.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
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

    /// Keeps the state before an action of a seat, unless there is no way back behind it.
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

    /// Whether a seat could take its last action back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.standing.undo_seat == Some(seat) && !self.standing.undoable.is_empty()
    }

    /// A seat takes its last action back.
    ///
    /// # Errors
    /// If it has none that can be taken back.
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

    /// The game stands again as it stood after line `to`, or after the set-up if that is 0: all at
    /// the table have agreed to it, and `seat` has asked for it. Nothing can be undone after it.
    ///
    /// The states on the way are not kept: the record is replayed.
    ///
    /// # Errors
    /// Why it cannot be; then nothing has changed.
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

    /// Whether the game may go back to a line, wherever its state comes from.
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

    /// Puts the state after line `to` back in its place.
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

    /// Notes that a seat's time ran out. What was done before can no longer be taken back.
    pub fn time_out(&mut self, seat: Seat) {
        self.standing.undoable.clear();
        self.note(|n| Line::TimeOut { n, seat });
    }

    /// Notes that somebody else plays a seat from here on. What was done before can no longer be
    /// taken back.
    pub fn take_over(&mut self, seat: Seat, by: impl Into<String>) {
        self.standing.undoable.clear();
        let by = by.into();
        self.note(|n| Line::TakeOver { n, seat, by });
    }

    /// Plays on with what `choose` picks until the game is over.
    ///
    /// # Errors
    /// The rule a chosen action breaks.
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
