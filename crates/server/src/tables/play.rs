//! During the game: actions, undo, resigning, coming back, and the moves of machines.

use games::{Answer, Due};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use utoipa::ToSchema;

use super::chair::StandIn;
use super::{Occupant, Plays, Presence, Proposal, Proposed, Table, TableError};
use crate::PlayerId;
use crate::storage::Status;

/// A player's command for a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// The player who gives the command.
    pub player: PlayerId,
    /// The seat that the command is for.
    pub seat: Seat,
    /// The id the client chose for this request. A repeated request gets the result of the first
    /// one.
    pub request: String,
}

/// A move: the answer to a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// The number of the decision.
    pub decision: usize,
    /// The action, in the form in which it was listed as legal.
    pub action: Value,
}

/// The result of a command; a repeated request gets the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// The version of the game after the command.
    pub version: usize,
}

impl Table {
    /// Performs a person's action.
    ///
    /// # Errors
    /// Returns an error if the player may not act for the seat, the decision is outdated, or a rule
    /// forbids the action. Nothing has then changed.
    pub fn act(&mut self, command: Command, action: &Move, now: i64) -> Result<Done, TableError> {
        if let Some(done) = self.check(&command)? {
            return Ok(done);
        }
        let seat = command.seat;
        let decision = self.game.as_ref().and_then(|game| game.decision(seat));
        if decision != Some(action.decision) {
            return Err(TableError::Stale);
        }
        self.in_game(command, now, |table| {
            if table.due() != Due::Free {
                return table.learn(&action.action);
            }
            let game = table.game.as_mut().ok_or(TableError::Internal)?;
            game.act(seat, &action.action)?;
            // The first action that the learner chooses freely ends the lesson.
            if table.lesson().is_some() {
                table.end_lesson();
            }
            Ok(())
        })
    }

    /// Undoes a person's last action.
    ///
    /// # Errors
    /// Returns an error if the player may not act for the seat, the version is outdated, or nothing
    /// can be undone. Nothing has then changed.
    pub fn undo(&mut self, command: Command, version: usize, now: i64) -> Result<Done, TableError> {
        if let Some(done) = self.check(&command)? {
            return Ok(done);
        }
        let seat = command.seat;
        if version != self.version() {
            return Err(TableError::Stale);
        }
        if self.lesson().is_some() {
            return Err(TableError::UndoInLesson);
        }
        if self.is_too_late_to_undo(seat, now) {
            return Err(TableError::TimeIsUp);
        }
        self.in_game(command, now, |table| {
            let game = table.game.as_mut().ok_or(TableError::Internal)?;
            game.undo(seat)?;
            table.settle_back(now);
            Ok(())
        })
    }

    /// Lets a person resign: a machine plays for them to the end. The table closes if no person is
    /// left.
    ///
    /// # Errors
    /// Returns an error if the player may not act for the seat. Nothing has then changed.
    pub fn resign(&mut self, command: Command, now: i64) -> Result<Done, TableError> {
        if let Some(done) = self.check(&command)? {
            return Ok(done);
        }
        let seat = command.seat;
        let done = self.in_game(command, now, |table| {
            table.replace(seat, true);
            Ok(())
        })?;
        if self.people().is_empty() {
            self.set_status(Status::Closed);
        }
        Ok(done)
    }

    /// Gives a seat back from the machine to its person.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress, the seat is not the player's, no machine
    /// plays it, or the player has resigned. Nothing has then changed.
    pub fn come_back(&mut self, command: Command, now: i64) -> Result<Done, TableError> {
        self.must_own(&command)?;
        if let Some(version) = self.answered(&command) {
            return Ok(Done { version });
        }
        self.must_be(Status::Playing)?;
        let seat = command.seat;
        match &self.about.chairs[seat.index()].stand_in {
            None => return Err(TableError::NotReplaced),
            Some(stand_in) if stand_in.for_good => {
                return Err(TableError::Resigned);
            }
            Some(_) => {}
        }
        self.in_game(command, now, |table| {
            table.about_mut().chairs[seat.index()].stand_in = None;
            table.take_over(seat, "");
            Ok(())
        })
    }

    /// Makes a proposal, or agrees to one. It is carried out once everybody concerned agrees.
    /// Returns whether it was carried out.
    ///
    /// # Errors
    /// Returns an error if the player may not make this proposal or agree to it now. Nothing has
    /// then changed.
    pub fn propose(
        &mut self,
        player: PlayerId,
        what: Proposed,
        presence: &Presence,
        now: i64,
    ) -> Result<bool, TableError> {
        self.may_propose(player, what)?;
        self.check_gone(what, presence, now)?;
        let people = self.people();
        let mut agreed = self.agreed(what);
        if !agreed.contains(&player) {
            agreed.push(player);
        }
        let absent = self.concerned_by(what);
        let all = people
            .iter()
            .all(|person| agreed.contains(person) || Some(*person) == absent);
        self.about_mut().proposal = (!all).then_some(Proposal { what, agreed });
        if all {
            self.carry_out(what, now)?;
        }
        Ok(all)
    }

    /// Returns who has agreed to a proposal.
    fn agreed(&self, what: Proposed) -> Vec<PlayerId> {
        match &self.about.proposal {
            Some(proposal) if proposal.what == what => proposal.agreed.clone(),
            _ => Vec::new(),
        }
    }

    /// Checks whether a player may now make a proposal or agree to it.
    ///
    /// # Errors
    /// Returns an error if the player may not.
    pub fn may_propose(&self, player: PlayerId, what: Proposed) -> Result<(), TableError> {
        self.must_be(Status::Playing)?;
        if !self.people().contains(&player) {
            return Err(TableError::NotYourSeat);
        }
        self.check_proposal(player, what)
    }

    /// Declines a proposal, and so withdraws it.
    ///
    /// # Errors
    /// Returns an error if there is no such proposal or it no longer stands, or if the player does
    /// not play.
    pub fn decline(&mut self, player: PlayerId, what: Proposed) -> Result<(), TableError> {
        if !self.people().contains(&player) {
            return Err(TableError::NotYourSeat);
        }
        if self
            .about
            .proposal
            .as_ref()
            .is_none_or(|proposal| proposal.what != what)
        {
            return Err(TableError::NothingProposed);
        }
        self.about_mut().proposal = None;
        Ok(())
    }

    /// Returns the person to be replaced, who has no vote.
    pub(super) fn concerned_by(&self, what: Proposed) -> Option<PlayerId> {
        match what {
            Proposed::Replace { seat } => self.about.chairs.get(seat.index())?.person(),
            Proposed::Undo { .. } => None,
        }
    }

    fn check_proposal(&self, player: PlayerId, what: Proposed) -> Result<(), TableError> {
        match what {
            Proposed::Undo { .. } if self.lesson().is_some() => Err(TableError::UndoInLesson),
            Proposed::Undo { to, .. } if to >= self.version() => Err(TableError::UndoTo),
            // The first to propose it must do so from their own seat.
            Proposed::Undo { seat, .. } => match self.plays(seat) {
                Plays::Person(own) if own == player || !self.agreed(what).is_empty() => Ok(()),
                _ => Err(TableError::NotYourSeat),
            },
            Proposed::Replace { seat } => self.check_replaceable(player, seat),
        }
    }

    fn carry_out(&mut self, what: Proposed, now: i64) -> Result<(), TableError> {
        match what {
            Proposed::Undo { seat, to } => {
                let game = self.game.as_mut().ok_or(TableError::Internal)?;
                game.take_back(seat, to)?;
                self.settle_back(now);
            }
            Proposed::Replace { seat } => {
                self.replace(seat, false);
                self.settle(now);
            }
        }
        Ok(())
    }

    /// Lets a machine play for a person from now on.
    pub(super) fn replace(&mut self, seat: Seat, for_good: bool) {
        let level = self.about.stand_in.clone();
        self.take_over(seat, &level);
        self.about_mut().chairs[seat.index()].stand_in = Some(StandIn { level, for_good });
    }

    /// Carries out a machine player's answer. Does nothing if the game has moved on in the
    /// meantime. An answer that has become illegal is an error, and the machine player is asked
    /// again.
    ///
    /// # Errors
    /// Returns an error if the action is illegal.
    pub fn machine_act(
        &mut self,
        seat: Seat,
        decision: usize,
        answer: &Answer,
        now: i64,
    ) -> Result<(), TableError> {
        if self.thinking[seat] == Some(decision) {
            self.thinking[seat] = None;
        }
        let plays = matches!(self.plays(seat), Plays::Machine(_));
        let current = self.game.as_ref().and_then(|game| game.decision(seat));
        if !plays || self.status != Status::Playing || current != Some(decision) {
            return Ok(());
        }
        let game = self.game.as_mut().ok_or(TableError::Internal)?;
        game.act_on(seat, answer)?;
        self.settle(now);
        Ok(())
    }

    /// Marks seats whose time is up as late: a machine finishes their move.
    pub(super) fn time_out(&mut self, now: i64) {
        for seat in self.to_act().iter() {
            let up = self
                .clocks
                .deadline(seat)
                .is_some_and(|deadline| deadline <= now);
            let person = matches!(self.plays(seat), Plays::Person(_));
            if up
                && person
                && let Some(game) = &mut self.game
            {
                game.time_out(seat);
                self.clocks.same_choice(seat, game.decision(seat));
                self.late.insert(seat);
            }
        }
        self.settle(now);
    }

    /// Records that somebody else, or the person again, plays a seat from now on.
    fn take_over(&mut self, seat: Seat, by: &str) {
        if let Some(game) = &mut self.game {
            game.take_over(seat, by);
            self.clocks.same_choice(seat, game.decision(seat));
        }
    }

    /// Checks whether a player may use a seat now. Returns the earlier result if the command is a
    /// repetition.
    fn check(&self, command: &Command) -> Result<Option<Done>, TableError> {
        self.must_own(command)?;
        if let Some(version) = self.answered(command) {
            return Ok(Some(Done { version }));
        }
        self.must_be(Status::Playing)?;
        match self.plays(command.seat) {
            Plays::Person(player) if player == command.player => Ok(None),
            _ if self.late.contains(command.seat) => Err(TableError::TimeIsUp),
            _ => Err(TableError::Replaced),
        }
    }

    fn must_own(&self, command: &Command) -> Result<(), TableError> {
        let chair = self.about.chairs.get(command.seat.index());
        match chair.map(|chair| &chair.occupant) {
            Some(Occupant::Person { player, .. }) if *player == command.player => Ok(()),
            _ => Err(TableError::NotYourSeat),
        }
    }

    /// Returns the version a request led to, if it is still in memory.
    fn answered(&self, command: &Command) -> Option<usize> {
        let same = self.requests.iter().rev();
        let mut same =
            same.filter(|done| done.seat == command.seat && done.request == command.request);
        same.next().map(|done| done.version)
    }

    /// Does something that adds a line to the game, on behalf of a request.
    fn in_game(
        &mut self,
        command: Command,
        now: i64,
        doing: impl FnOnce(&mut Self) -> Result<(), TableError>,
    ) -> Result<Done, TableError> {
        let version = self.version() + 1;
        doing(self)?;
        self.unsaved.request = Some((command.seat, command.request));
        self.settle(now);
        Ok(Done { version })
    }
}
