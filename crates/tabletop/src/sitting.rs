//! One game being played: its state, its record, and the way back.

use std::ops::Deref;

use crate::record::{FORMAT, FirstLine};
use crate::{
    Barrier, Chance, EventSink, Game, Header, Line, NullSink, Options, Record, Recorded, Seat,
    Seed, SetupErrors, StateHash,
};

/// A game in progress with its record. Actions, undo, time-outs and take-overs all go through it.
/// `B` is how it holds its game: borrowed, or shared where it must outlive the caller.
#[derive(Debug, Clone)]
pub struct Sitting<G: Game, B: Deref<Target = G>> {
    game: B,
    state: G::State,
    record: Record<G>,
    /// The states before each action that can still be taken back, all of `undo_seat`.
    undoable: Vec<G::State>,
    undo_seat: Option<Seat>,
}

/// There is nothing this seat could take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "seat {0} has nothing to take back: only its own last actions can be, until something hidden \
     is revealed or another seat acts"
)]
pub struct UndoError(pub Seat);

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
            rules: game.facts().rules_version,
            options: options.clone(),
            names,
            data: game.data_hash().to_owned(),
            seed,
            setup: deal,
            state: game.state_hash(&state),
        };
        let record = Record {
            header,
            lines: Vec::new(),
        };
        Ok(Self {
            game,
            state,
            record,
            undoable: Vec::new(),
            undo_seat: None,
        })
    }

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many seats are at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats(&self.state)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.to_act(&self.state).is_empty()
    }

    /// The hash of the state now.
    #[must_use]
    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash(&self.state)
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Ends the sitting and hands over the record.
    #[must_use]
    pub fn into_record(self) -> Record<G> {
        self.record
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
        let before = self.state.clone();
        let mut recorded = Recorded::new(sink);
        let barrier = self
            .game
            .apply(&mut self.state, seat, action, &mut recorded)?;
        let chance = recorded.into_outcomes();
        if barrier == Barrier::Closed || !chance.is_empty() || self.is_over() {
            self.undoable.clear();
        } else {
            if self.undo_seat != Some(seat) {
                self.undoable.clear();
            }
            self.undoable.push(before);
        }
        self.undo_seat = Some(seat);
        let state = self.game.state_hash(&self.state);
        let n = self.next_number();
        self.record.lines.push(Line::Action {
            n,
            seat,
            action,
            chance,
            state,
        });
        if let Some(outcome) = self.game.outcome(&self.state) {
            let outcome = serde_json::to_value(outcome).unwrap_or_default();
            self.record.lines.push(Line::End { n: n + 1, outcome });
        }
        Ok(&self.record.lines[n - 1..])
    }

    /// Whether a seat could take its last action back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo_seat == Some(seat) && !self.undoable.is_empty()
    }

    /// A seat takes its last action back.
    ///
    /// # Errors
    /// If it has none that can be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if !self.can_undo(seat) {
            return Err(UndoError(seat));
        }
        let Some(before) = self.undoable.pop() else {
            return Err(UndoError(seat));
        };
        self.state = before;
        let state = self.game.state_hash(&self.state);
        let n = self.next_number();
        self.record.lines.push(Line::Undo { n, seat, state });
        Ok(())
    }

    /// Notes that a seat's time ran out. What was done before can no longer be taken back.
    pub fn time_out(&mut self, seat: Seat) {
        self.undoable.clear();
        let n = self.next_number();
        self.record.lines.push(Line::TimeOut { n, seat });
    }

    /// Notes that somebody else plays a seat from here on. What was done before can no longer be
    /// taken back.
    pub fn take_over(&mut self, seat: Seat, by: impl Into<String>) {
        self.undoable.clear();
        let n = self.next_number();
        self.record.lines.push(Line::TakeOver {
            n,
            seat,
            by: by.into(),
        });
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
        while let Some(seat) = self.game.to_act(&self.state).first() {
            legal.clear();
            self.game.legal_actions(&self.state, seat, &mut legal);
            let action = choose(&self.game, &self.state, seat, &legal);
            self.act(seat, action, &mut NullSink)?;
        }
        Ok(())
    }

    fn next_number(&self) -> usize {
        self.record.lines.len() + 1
    }
}
