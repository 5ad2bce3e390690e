//! Before the game: creating a table, joining, leaving and starting. Also the rematch after the
//! game.

use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat, SeatSet, Seed};
use utoipa::ToSchema;
use words::Language;

use super::ready::ReadyGames;
use super::{About, Absence, Chair, ClockRule, Occupant, RaceClock, Table, TableError};
use crate::storage::{PlayerRow, Status};
use crate::{App, InviteKey, PlayerId, TableId};

/// A request for a new table.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The key of the game.
    pub game: String,
    /// The game's options.
    #[serde(default)]
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub options: Options,
    /// Who is to play each seat, in order.
    pub seats: Vec<Wish>,
    /// Whether anyone may see the table and join.
    #[serde(default)]
    pub public: bool,
    /// How long players may think; no limit if it is missing.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// How long a choice in a race may take.
    #[serde(default)]
    pub race: RaceClock,
    /// What happens if a player is absent.
    #[serde(default)]
    pub absence: Absence,
    /// The level of the machine player that plays for absent or late players.
    #[serde(default = "usual_stand_in")]
    pub stand_in: String,
    /// Whether hints are available. By default only if fewer than two people play.
    #[serde(default)]
    pub hints: Option<bool>,
}

fn usual_stand_in() -> String {
    players::Level::Astronomer.name().to_owned()
}

/// Who is to play a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// The player who creates the table. If there are several such seats, people share one device.
    Me {
        /// A name for this seat only.
        #[serde(default)]
        name: Option<String>,
    },
    /// Anyone who joins.
    Open,
    /// A machine player.
    Machine {
        /// The level of the machine player.
        level: String,
    },
}

/// The longest time a clock may be set to: one month, in seconds.
const MAX_TIME: u32 = 31 * 24 * 3600;

impl Table {
    /// Creates a table; the game begins at once if all seats are taken. Machine players are named
    /// in the language.
    ///
    /// # Errors
    /// Returns an error if the request is invalid.
    pub fn make(
        ready: &ReadyGames,
        maker: &PlayerRow,
        wish: NewTable,
        language: Language,
        now: i64,
    ) -> Result<Self, TableError> {
        let chairs = chairs(maker, &wish.seats)?;
        check_machine(&wish.stand_in)?;
        check_times(&wish)?;
        check_game(ready, &wish, &chairs)?;
        let people = chairs
            .iter()
            .filter(|chair| chair.person().is_some() || !chair.is_taken());
        let hints = players::hints_by_default(people.count());
        let about = About {
            game: wish.game,
            options: wish.options,
            chairs,
            key: InviteKey::random(),
            clock: wish.clock,
            race: wish.race,
            absence: wish.absence,
            stand_in: wish.stand_in,
            hints: wish.hints.unwrap_or(hints),
            proposal: None,
            rematch: None,
            imported: false,
            lesson: None,
            language: language.code().to_owned(),
            made: now,
        };
        let mut table = Self::new(TableId::random(), Some(maker.id), wish.public, about, now);
        table.begin_when_full(ready, now)?;
        Ok(table)
    }

    /// Seats a player: on the seat they ask for, otherwise on the seats reserved for them,
    /// otherwise on the first open one. A player who already sits there stays seated, since the
    /// request may have been repeated.
    ///
    /// # Errors
    /// Returns an error if there is no such seat, or the game has begun.
    pub fn join(
        &mut self,
        ready: &ReadyGames,
        player: &PlayerRow,
        wanted: Option<Seat>,
        name: Option<&str>,
        now: i64,
    ) -> Result<Seat, TableError> {
        let own = self.seats_of(player.id);
        if let (Status::Playing, Some(seat)) = (self.status, wanted.or(own.first()))
            && own.contains(seat)
        {
            return Ok(seat);
        }
        self.must_be(Status::Open)?;
        let seats = self.seats_for(player.id, wanted);
        let first = seats.first().ok_or(TableError::SeatTaken)?;
        for seat in seats.without(self.seats_of(player.id)).iter() {
            let kept = self.about.chairs[seat.index()].name();
            let usual = if kept.is_empty() { &player.name } else { &kept };
            let (player, name) = (player.id, name.unwrap_or(usual).to_owned());
            self.about_mut().chairs[seat.index()] = Chair::of(Occupant::Person { player, name });
        }
        self.begin_when_full(ready, now)?;
        Ok(first)
    }

    fn seats_for(&self, player: PlayerId, wanted: Option<Seat>) -> SeatSet {
        let own = self.seats_of(player);
        let which = |which: &dyn Fn(&Occupant) -> bool| -> SeatSet {
            let seats = Seat::of(self.about.chairs.len());
            seats
                .filter(|seat| which(&self.about.chairs[seat.index()].occupant))
                .collect()
        };
        let open = which(&|occupant| *occupant == Occupant::Open);
        let kept = which(&|occupant| match occupant {
            Occupant::Reserved { player: kept, .. } => *kept == player,
            _ => false,
        });
        let found = match wanted {
            Some(seat) => Some(seat).filter(|&seat| own.or(kept).or(open).contains(seat)),
            None if !kept.is_empty() => return kept,
            None => own.first().or_else(|| open.first()),
        };
        found.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Lets a player leave before the game has begun. The table closes if no person is left.
    ///
    /// # Errors
    /// Returns an error if the game has begun, or the player has no seat.
    pub fn leave(&mut self, player: PlayerId) -> Result<(), TableError> {
        self.must_be(Status::Open)?;
        let own: Vec<usize> = (0..self.about.chairs.len())
            .filter(|&seat| self.about.chairs[seat].member() == Some(player))
            .collect();
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        for seat in own {
            self.about_mut().chairs[seat] = Chair::of(Occupant::Open);
        }
        self.unsaved.gone.push(player);
        if self.people().is_empty() {
            self.set_status(Status::Closed);
        }
        Ok(())
    }

    /// Begins the game at once at its creator's request: machine players take the seats still open.
    ///
    /// # Errors
    /// Returns an error if the game has begun, somebody else created the table, or there is no such
    /// level.
    pub fn start(
        &mut self,
        ready: &ReadyGames,
        player: PlayerId,
        level: &str,
        now: i64,
    ) -> Result<(), TableError> {
        self.must_be(Status::Open)?;
        if self.maker != Some(player) {
            return Err(TableError::NotYourTable);
        }
        check_machine(level)?;
        let expected = self.about.chairs.iter().filter(|chair| !chair.is_taken());
        let expected: Vec<PlayerId> = expected.filter_map(Chair::member).collect();
        self.unsaved.gone.extend(expected);
        for chair in &mut self.about_mut().chairs {
            if !chair.is_taken() {
                *chair = Chair::of(Occupant::machine(level));
            }
        }
        self.begin_when_full(ready, now)
    }

    /// Returns the table of the rematch: the same game with the same seats. The player who asks is
    /// seated at once; the seats of the other people are reserved for them. Asking again returns
    /// the same table. `coached` says whether a coach comments on the game for the player who asks.
    ///
    /// # Errors
    /// Returns an error if the game is not over, or the player did not play or may not create
    /// another table.
    pub fn rematch(
        &mut self,
        app: &App,
        player: PlayerId,
        coached: bool,
        now: i64,
    ) -> Result<TableId, TableError> {
        if self.status.is_going() {
            return Err(TableError::NotOver);
        }
        if self.seats_of(player).is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if let Some(id) = self.about.rematch {
            return Ok(id);
        }
        let mut next = self.again(player, now);
        if coached {
            next.coach(player);
        }
        next.begin_when_full(&app.hall.ready, now)?;
        // Both tables are persisted together, so there is never a second rematch or a dangling
        // link.
        self.unsaved
            .writes
            .extend(next.take_writes(&app.settings, now));
        self.about_mut().rematch = Some(next.id);
        Ok(next.id)
    }

    /// Returns a new table like this one.
    fn again(&self, maker: PlayerId, now: i64) -> Self {
        let mut about = About::clone(&self.about);
        about.key = InviteKey::random();
        about.proposal = None;
        about.lesson = None;
        about.made = now;
        for chair in &mut about.chairs {
            *chair = Chair::of(seat_again(&chair.occupant, maker));
        }
        Self::new(TableId::random(), Some(maker), self.public, about, now)
    }

    /// Checks that the table has this status.
    ///
    /// # Errors
    /// Returns an error if the table has another status.
    pub fn must_be(&self, status: Status) -> Result<(), TableError> {
        match (self.status, status) {
            (is, wanted) if is == wanted => Ok(()),
            (Status::Open, _) => Err(TableError::NotBegun),
            (Status::Playing, _) => Err(TableError::Begun),
            (Status::Over | Status::Closed, _) => Err(TableError::Over),
        }
    }
}

/// Returns who sits on a seat in the rematch.
fn seat_again(occupant: &Occupant, asks: PlayerId) -> Occupant {
    match occupant.clone() {
        Occupant::Person { player, name } if player != asks => Occupant::Reserved { player, name },
        Occupant::Gone | Occupant::Recorded { .. } => Occupant::Open,
        same => same,
    }
}

fn chairs(maker: &PlayerRow, wishes: &[Wish]) -> Result<Vec<Chair>, TableError> {
    let chair = |wish: &Wish| {
        let occupant = match wish {
            Wish::Open => Occupant::Open,
            Wish::Machine { level } => {
                check_machine(level)?;
                Occupant::machine(level)
            }
            Wish::Me { name } => Occupant::Person {
                player: maker.id,
                name: name.clone().unwrap_or_else(|| maker.name.clone()),
            },
        };
        Ok(Chair::of(occupant))
    };
    wishes.iter().map(chair).collect()
}

/// Accepts only the names of levels: machine players on the server cannot have their own thinking
/// time.
fn check_machine(level: &str) -> Result<(), TableError> {
    if players::NAMES.contains(&level) {
        return Ok(());
    }
    Err(games::GameError::UnknownAgent(level.to_owned()).into())
}

fn check_times(wish: &NewTable) -> Result<(), TableError> {
    let good = match wish.clock {
        None => true,
        Some(ClockRule::PerMove { seconds }) => (1..=MAX_TIME).contains(&seconds),
        Some(ClockRule::Bank { seconds, increment }) => {
            (1..=MAX_TIME).contains(&seconds) && increment <= MAX_TIME
        }
    };
    let races = match wish.race {
        RaceClock::Spans { first, later } => [first, later]
            .iter()
            .all(|seconds| (1..=MAX_TIME).contains(seconds)),
        RaceClock::Usual | RaceClock::Off => true,
    };
    let waits = match wish.absence {
        Absence::After { minutes } => (1..=MAX_TIME / 60).contains(&minutes),
        Absence::Never | Absence::Vote => true,
    };
    if good && races && waits {
        return Ok(());
    }
    Err(TableError::Time)
}

/// Checks that the game can begin.
fn check_game(ready: &ReadyGames, wish: &NewTable, chairs: &[Chair]) -> Result<(), TableError> {
    let names = chairs.iter().map(Chair::name).collect();
    let game = ready.built_in(&wish.game, &wish.options)?;
    game.begin(names, Seed::from_bytes([0; 32]))?;
    Ok(())
}
