//! Before the game: a table is made, people join and leave, it is begun; and after it the rematch.

use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat, SeatSet, Seed};
use utoipa::ToSchema;

use super::ready::ReadyGames;
use super::{About, Absence, Chair, ClockRule, Occupant, Table, TableError};
use crate::storage::{PlayerRow, Status};
use crate::{App, InviteKey, PlayerId, TableId};

/// A wish for a new table.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The key of the game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub options: Options,
    /// Who is to sit where.
    pub seats: Vec<Wish>,
    /// Whether everybody may see the table, and join.
    #[serde(default)]
    pub public: bool,
    /// How long people may think.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// What happens when a person is gone.
    #[serde(default)]
    pub absence: Absence,
    /// The machine player for people who are gone or late.
    #[serde(default = "usual_stand_in")]
    pub stand_in: String,
    /// Whether hints are given; as usual: only where fewer than two people play.
    #[serde(default)]
    pub hints: Option<bool>,
}

fn usual_stand_in() -> String {
    players::Level::Astronomer.name().to_owned()
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// Who makes the table; on several seats: all on one device.
    Me {
        /// A name for this seat only.
        #[serde(default)]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A machine player.
    Machine {
        /// Its level.
        level: String,
    },
}

/// The longest a clock may be set to: a month.
const LONGEST: u32 = 31 * 24 * 3600;

impl Table {
    /// A new table, begun if nobody has to be waited for.
    ///
    /// # Errors
    /// What is wrong with the wish.
    pub fn make(
        ready: &ReadyGames,
        maker: &PlayerRow,
        wish: NewTable,
        now: i64,
    ) -> Result<Self, TableError> {
        let chairs = chairs(maker, &wish.seats)?;
        check_machine(&wish.stand_in)?;
        check_times(wish.clock, wish.absence)?;
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
            absence: wish.absence,
            stand_in: wish.stand_in,
            hints: wish.hints.unwrap_or(hints),
            proposal: None,
            rematch: None,
            imported: false,
            made: now,
        };
        let mut table = Self::new(TableId::random(), Some(maker.id), wish.public, about, now);
        table.begin_when_full(ready, now)?;
        Ok(table)
    }

    /// Somebody sits down: on the place she asks for, or else on those kept for her, or on the first
    /// that is open. Who sits there already stays: the request may have come twice.
    ///
    /// # Errors
    /// If there is no such place.
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

    /// Somebody gets up before the game has begun. Where nobody is left the table closes.
    ///
    /// # Errors
    /// If the game has begun, or she does not sit there.
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

    /// Who made the table begins at once: machine players take the seats that are still open.
    ///
    /// # Errors
    /// If the game has begun, or somebody else made the table.
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

    /// The table of the rematch: the same game with the same seats, which are kept for the people of
    /// this one; who asks for it sits there at once. The same table if it has been asked for before.
    ///
    /// # Errors
    /// If the game goes on, or she did not play, or may not make one more table.
    pub fn rematch(
        &mut self,
        app: &App,
        player: PlayerId,
        may_make: Result<(), TableError>,
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
        may_make?;
        let mut next = self.again(player, now);
        next.begin_when_full(&app.hall.ready, now)?;
        // Both tables are kept together: there is never a second rematch, nor a link to none.
        self.unsaved
            .writes
            .extend(next.take_writes(&app.settings, now));
        self.about_mut().rematch = Some(next.id);
        Ok(next.id)
    }

    /// A new table like this one.
    fn again(&self, maker: PlayerId, now: i64) -> Self {
        let mut about = About::clone(&self.about);
        about.key = InviteKey::random();
        about.proposal = None;
        about.made = now;
        for chair in &mut about.chairs {
            *chair = Chair::of(seat_again(&chair.occupant, maker));
        }
        Self::new(TableId::random(), Some(maker), self.public, about, now)
    }

    /// Makes sure the table is in a state.
    ///
    /// # Errors
    /// In which state it is.
    pub fn must_be(&self, status: Status) -> Result<(), TableError> {
        match (self.status, status) {
            (is, wanted) if is == wanted => Ok(()),
            (Status::Open, _) => Err(TableError::NotBegun),
            (Status::Playing, _) => Err(TableError::Begun),
            (Status::Over | Status::Closed, _) => Err(TableError::Over),
        }
    }
}

/// Who sits on a seat in the rematch.
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

/// Machine players here have the thinking time of their level and no other.
fn check_machine(level: &str) -> Result<(), TableError> {
    if players::NAMES.contains(&level) {
        return Ok(());
    }
    Err(games::GameError::UnknownAgent(level.to_owned()).into())
}

fn check_times(clock: Option<ClockRule>, absence: Absence) -> Result<(), TableError> {
    let good = match clock {
        None => true,
        Some(ClockRule::PerMove { seconds }) => (1..=LONGEST).contains(&seconds),
        Some(ClockRule::Bank { seconds, increment }) => {
            (1..=LONGEST).contains(&seconds) && increment <= LONGEST
        }
    };
    let waits = match absence {
        Absence::After { minutes } => (1..=LONGEST / 60).contains(&minutes),
        Absence::Never | Absence::Vote => true,
    };
    if good && waits {
        return Ok(());
    }
    Err(TableError::Time)
}

/// A table is made only if its game can be begun.
fn check_game(ready: &ReadyGames, wish: &NewTable, chairs: &[Chair]) -> Result<(), TableError> {
    let names = chairs.iter().map(Chair::name).collect();
    let game = ready.built_in(&wish.game, &wish.options)?;
    game.begin(names, Seed::from_bytes([0; 32]))?;
    Ok(())
}
