//! A table in memory.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use games::{LiveGame, RecordLine};
use tabletop::{BySeat, Race, Seat, SeatSet};

use super::clocks::Turn;
use super::names::seat_names;
use super::{About, Absence, Chair, Clocks, Plays, RaceClock};
use crate::storage::{Counted, LineRow, SnapshotRow, Status, TableRow, Write};
use crate::{PlayerId, Settings, TableId};

/// The number of record lines kept in memory. Watchers who have missed more get a full view.
const LINES_IN_MEMORY: usize = 32;

/// A table in memory. A change counts only once it is persisted.
pub struct Table {
    /// The id of the table.
    pub id: TableId,
    /// The status of the table.
    pub status: Status,
    /// Whether anyone may see the table.
    pub public: bool,
    /// The player who created the table; `None` once that player is deleted.
    pub maker: Option<PlayerId>,
    /// Everything about the table except its game.
    pub about: Arc<About>,
    /// The game, once it has begun.
    pub game: Option<Box<dyn LiveGame>>,
    /// The clocks of all seats.
    pub clocks: Clocks,
    /// The seats whose time is up, so that a machine finishes their move.
    pub late: SeatSet,
    /// The decision a machine player is thinking about, for each seat.
    pub thinking: BySeat<Option<usize>>,
    /// When the table came into memory, in milliseconds since 1970.
    pub since: i64,
    pub(super) requests: VecDeque<Answered>,
    pub(super) unsaved: Unsaved,
    pub(super) touched: i64,
    /// When the last line was added while the table was in memory.
    pub(super) moved: i64,
}

/// A request that added a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answered {
    pub seat: Seat,
    pub request: String,
    pub version: usize,
}

/// The changes that are not persisted yet.
#[derive(Debug, Default)]
pub(super) struct Unsaved {
    /// Whether the table itself is new.
    pub new: bool,
    /// Whether the table's row has changed.
    pub about: bool,
    /// The version up to which lines are persisted.
    pub lines_from: usize,
    /// The version of the last snapshot.
    pub snapshot: usize,
    /// The seat and id of the request that caused the next line.
    pub request: Option<(Seat, String)>,
    /// Further writes that belong to the same unit.
    pub writes: Vec<Write>,
    /// Players who have left and must still be notified.
    pub gone: Vec<PlayerId>,
}

/// State that exists only in memory, and that is carried over when the table is read again from
/// storage.
#[derive(Clone, Debug)]
pub(super) struct Running {
    clocks: Clocks,
    late: SeatSet,
    since: i64,
}

impl Table {
    /// Returns a table without a game.
    #[must_use]
    pub fn new(id: TableId, maker: Option<PlayerId>, public: bool, about: About, now: i64) -> Self {
        Self {
            id,
            status: Status::Open,
            public,
            maker,
            clocks: Clocks::new(about.clock),
            about: Arc::new(about),
            game: None,
            late: SeatSet::EMPTY,
            thinking: BySeat::filled(None),
            since: now,
            requests: VecDeque::new(),
            unsaved: Unsaved {
                new: true,
                about: true,
                ..Unsaved::default()
            },
            touched: now,
            moved: 0,
        }
    }

    /// Returns a copy to read while the table itself changes. The copy has everything that
    /// observers see, but neither the requests carried out nor the pending writes.
    #[must_use]
    pub(super) fn read_copy(&self) -> Self {
        Self {
            id: self.id,
            status: self.status,
            public: self.public,
            maker: self.maker,
            about: Arc::clone(&self.about),
            game: self.game.as_ref().map(|game| game.read_copy()),
            clocks: self.clocks.clone(),
            late: self.late,
            thinking: self.thinking,
            since: self.since,
            requests: VecDeque::new(),
            unsaved: Unsaved::default(),
            touched: self.touched,
            moved: self.moved,
        }
    }

    /// Returns the version of the game.
    #[must_use]
    pub fn version(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    /// Returns the seats that may act.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Returns the race of the seats that may act, if there is one.
    #[must_use]
    pub fn race(&self) -> Option<Race> {
        self.game.as_ref()?.race()
    }

    /// Returns the race with the times of this table; `None` if there is none or it has no clock.
    #[must_use]
    pub fn timed_race(&self) -> Option<Race> {
        let race = self.race()?;
        match self.about.race {
            // A single person need not hurry: the machine players choose and then wait.
            RaceClock::Usual => (self.people().len() != 1).then_some(race),
            RaceClock::Off => None,
            RaceClock::Spans { first, later } => {
                let [first, later] = [first, later].map(|span| Duration::from_secs(span.into()));
                Some(Race { first, later })
            }
        }
    }

    /// Returns the seats of a person.
    #[must_use]
    pub fn seats_of(&self, player: PlayerId) -> SeatSet {
        let own = |seat: &Seat| self.about.chairs[seat.index()].person() == Some(player);
        Seat::of(self.about.chairs.len()).filter(own).collect()
    }

    /// Returns the names of all seats, with the number of the seat where two look alike, as in the game.
    /// The names of machine players that have none yet are their levels.
    #[must_use]
    pub fn seat_names(&self) -> Vec<String> {
        let chairs = &self.about.chairs;
        let names: Vec<String> = chairs.iter().map(Chair::name).collect();
        let shown = seat_names(names.clone()).into_iter().zip(names).zip(chairs);
        let shown = shown.map(|((shown, name), chair)| match chair.is_unnamed_machine() {
            true => name,
            false => shown,
        });
        shown.collect()
    }

    /// Returns everybody who sits at the table or has a reserved seat, without duplicates.
    #[must_use]
    pub fn members(&self) -> Vec<PlayerId> {
        let mut members: Vec<PlayerId> =
            self.about.chairs.iter().filter_map(Chair::member).collect();
        // The only member of an imported record's table is the player who imported it.
        members.extend(self.maker.filter(|_| self.about.imported));
        members.sort_unstable();
        members.dedup();
        members
    }

    /// Returns the people who play now, without duplicates. Replaced people do not count.
    #[must_use]
    pub fn people(&self) -> Vec<PlayerId> {
        let playing = self
            .about
            .chairs
            .iter()
            .filter(|chair| chair.stand_in.is_none());
        let mut people: Vec<PlayerId> = playing.filter_map(Chair::person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Returns whether the time for a seat's last choice in a race is up. Undoing it would give no
    /// extra time, so a machine player would choose again at once.
    #[must_use]
    pub fn is_too_late_to_undo(&self, seat: Seat, now: i64) -> bool {
        let deadline = self.clocks.last_deadline(seat);
        self.timed_race().is_some() && deadline.is_some_and(|deadline| deadline <= now)
    }

    /// Takes time from the seats whose clocks are running.
    pub(super) fn charge_clocks(&mut self, milliseconds: i64) {
        if self.timed_race().is_none() {
            self.clocks.charge(self.to_act(), milliseconds);
        }
    }

    /// Returns who plays a seat now.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> Plays<'_> {
        let race = self.race().is_some();
        match self.about.chairs.get(seat.index()) {
            None => Plays::Nobody,
            // N2.3: a player who is too slow in the draft gets a random card.
            Some(_) if self.late.contains(seat) && race => Plays::Machine("random"),
            Some(_) if self.late.contains(seat) => Plays::Machine(&self.about.stand_in),
            Some(chair) => chair.plays(&self.about.stand_in),
        }
    }

    /// Returns whether a machine player is thinking about a move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let seats = self.about.chairs.len();
        self.thinking.of(seats).iter().any(Option::is_some)
    }

    /// Returns [`About`] for changes and marks it as unsaved.
    pub fn about_mut(&mut self) -> &mut About {
        self.unsaved.about = true;
        Arc::make_mut(&mut self.about)
    }

    /// Sets the status and marks it as unsaved.
    pub fn set_status(&mut self, status: Status) {
        self.unsaved.about = true;
        self.status = status;
    }

    /// Updates clocks, late seats, status and proposal after the game has changed.
    pub fn settle(&mut self, now: i64) {
        self.settle_turn(now, false);
    }

    /// Like `settle`, after an undo or a taken-back move, which gives nobody extra time.
    pub fn settle_back(&mut self, now: i64) {
        self.settle_turn(now, true);
    }

    fn settle_turn(&mut self, now: i64, back: bool) {
        let Some(game) = &self.game else { return };
        let to_act = self.to_act();
        let mut decisions = BySeat::filled(None);
        for seat in to_act.iter() {
            decisions[seat] = game.decision(seat);
        }
        let race = self.timed_race();
        let over = game.is_over();
        let turn = Turn {
            to_act,
            decisions,
            race,
            back,
        };
        let clock = self.about.clock;
        self.clocks.turn(clock, turn, now);
        let late = |seat: &Seat| {
            let up = self
                .clocks
                .deadline(*seat)
                .is_some_and(|deadline| deadline <= now);
            up && to_act.contains(*seat)
        };
        self.late = self.late.iter().filter(late).collect();
        if over && self.status == Status::Playing {
            self.set_status(Status::Over);
        }
        if self.about.proposal.is_some() && self.version() > self.unsaved.lines_from {
            self.about_mut().proposal = None;
        }
    }

    /// Returns whether something is not persisted yet.
    #[must_use]
    pub fn has_unsaved(&self) -> bool {
        self.unsaved.about
            || !self.unsaved.writes.is_empty()
            || self.version() > self.unsaved.lines_from
    }

    /// Returns the row to be stored for the table.
    #[must_use]
    pub fn row(&self) -> TableRow {
        TableRow {
            id: self.id,
            status: self.status,
            public: self.public,
            attended: self.is_attended(),
            maker: self.maker,
            members: self.members(),
            touched: self.touched,
            about: serde_json::to_string(&*self.about).unwrap_or_default(),
        }
    }

    /// Returns whether the server must attend to the table even without requests.
    fn is_attended(&self) -> bool {
        let machine = |seat| matches!(self.plays(seat), Plays::Machine(_));
        let waits = matches!(self.about.absence, Absence::After { .. });
        let race = self.timed_race().is_some();
        let any = Seat::of(self.about.chairs.len()).any(machine);
        self.status == Status::Playing && (any || waits || race || self.about.clock.is_some())
    }

    /// Returns everything that must be written. Further calls do not return it again.
    pub(super) fn take_writes(&mut self, settings: &Settings, now: i64) -> Vec<Write> {
        let mut writes = Vec::new();
        if self.unsaved.about {
            self.touched = now;
            let row = self.row();
            if self.unsaved.new {
                writes.extend(self.limit_of_maker(settings));
                writes.push(Write::NewTable(row));
            } else {
                writes.push(Write::Table(row));
            }
        }
        writes.append(&mut self.unsaved.writes);
        writes.extend(self.line_rows(now));
        writes.extend(self.snapshot(settings));
        writes
    }

    /// Returns the condition under which the creator may have one more unfinished table.
    fn limit_of_maker(&self, settings: &Settings) -> Option<Write> {
        let player = self.maker.filter(|_| self.status.is_going())?;
        Some(Write::Fewer {
            counted: Counted::Tables,
            player,
            than: settings.tables_per_player,
        })
    }

    fn line_rows(&mut self, now: i64) -> Vec<Write> {
        let from = self.unsaved.lines_from;
        let lines = self.game.as_ref().and_then(|game| game.lines(from));
        let clocks = self.about.clock.map(|_| self.clocks.to_text(now));
        let mut request = self.unsaved.request.take();
        let lines = lines.unwrap_or_default();
        if !lines.is_empty() {
            self.moved = now;
        }
        let rows = lines.into_iter().map(|RecordLine { version, text }| {
            let answers = request.take();
            if let Some((seat, request)) = &answers {
                self.requests.push_back(Answered {
                    seat: *seat,
                    request: request.clone(),
                    version,
                });
            }
            Write::Line(LineRow {
                table: self.id,
                version: version as u64,
                text,
                request: answers.map(|(seat, request)| (seat.index() as u8, request)),
                clocks: clocks.clone(),
                at: now,
            })
        });
        rows.collect()
    }

    /// Returns a snapshot if enough lines were added since the last one, or the game is over.
    fn snapshot(&mut self, settings: &Settings) -> Option<Write> {
        let game = self.game.as_ref()?;
        let version = game.version();
        let lines = version - self.unsaved.snapshot;
        if (lines as u64) < settings.snapshot_every && !(game.is_over() && lines > 0) {
            return None;
        }
        self.unsaved.snapshot = version;
        Some(Write::Snapshot(SnapshotRow {
            table: self.id,
            version: version as u64,
            bytes: game.snapshot(),
        }))
    }

    /// Returns the state that exists only in memory.
    pub(super) fn running(&self) -> Running {
        Running {
            clocks: self.clocks.clone(),
            late: self.late,
            since: self.since,
        }
    }

    /// Restores the state that exists only in memory.
    pub(super) fn go_on(&mut self, running: Running) {
        self.clocks = running.clocks;
        self.late = running.late;
        self.since = running.since;
    }

    /// Marks everything as persisted and drops old lines from memory.
    pub(super) fn mark_saved(&mut self) {
        let version = self.version();
        self.unsaved.new = false;
        self.unsaved.about = false;
        self.unsaved.lines_from = version;
        if let Some(game) = &mut self.game {
            game.forget(LINES_IN_MEMORY);
        }
        while self.requests.len() > LINES_IN_MEMORY {
            self.requests.pop_front();
        }
    }
}
