//! The view that an observer has of a table.

use games::LiveGame;
use tabletop::{Seat, SeatSet};

use super::message::{
    FullView, GameUpdate, GameView, Now, OwnTable, OwnTurn, ProposalView, SeatView, TableView,
    TurnView,
};
use super::watching::Watching;
use crate::PlayerId;
use crate::storage::Status;
use crate::tables::{Chair, Occupant, Plays, Presence, Table};

/// Returns the watcher's full view of a table.
#[must_use]
pub fn full_view(table: &Table, presence: &Presence, watching: &Watching, now: i64) -> FullView {
    FullView {
        table: table_view(table, presence, watching.invitation.player, now),
        game: game_view(table, watching, now),
    }
}

/// Returns the view of a table without its game.
#[must_use]
pub fn table_view(
    table: &Table,
    presence: &Presence,
    player: Option<PlayerId>,
    now: i64,
) -> TableView {
    let about = &table.about;
    let known = player.is_some_and(|player| table.knows(player));
    TableView {
        id: table.id,
        game: about.game.clone(),
        options: about.options.clone(),
        status: table.status,
        public: table.public,
        seats: about
            .chairs
            .iter()
            .zip(table.seat_names())
            .map(|(chair, name)| seat_view(chair, name, presence, now))
            .collect(),
        you: player.map_or_else(Vec::new, |player| table.seats_of(player).iter().collect()),
        clock: about.clock,
        race: about.race,
        absence: about.absence,
        stand_in: about.stand_in.clone(),
        hints: about.hints,
        proposal: proposal_view(table),
        rematch: about.rematch,
        key: known.then_some(about.key),
        made: about.made,
    }
}

fn seat_view(chair: &Chair, name: String, presence: &Presence, now: i64) -> SeatView {
    let who = match chair.occupant {
        Occupant::Open => "open",
        Occupant::Reserved { .. } => "reserved",
        Occupant::Person { .. } => "person",
        Occupant::Machine { .. } => "machine",
        Occupant::Gone => "gone",
        Occupant::Recorded { .. } => "recorded",
    };
    let level = match &chair.occupant {
        Occupant::Machine { level, .. } => Some(level.clone()),
        _ => None,
    };
    SeatView {
        who,
        name,
        level,
        present: chair.person().map(|player| presence.is_there(player, now)),
        played_by: chair
            .stand_in
            .as_ref()
            .map(|stand_in| stand_in.level.clone()),
    }
}

fn proposal_view(table: &Table) -> Option<ProposalView> {
    let proposal = table.about.proposal.as_ref()?;
    let seats = proposal
        .agreed
        .iter()
        .flat_map(|&player| table.seats_of(player).iter());
    Some(ProposalView {
        what: proposal.what,
        agreed: seats.collect(),
    })
}

/// Returns the watcher's view of the game.
fn game_view(table: &Table, watching: &Watching, time: i64) -> Option<GameView> {
    let game = table.game.as_deref()?;
    let observer = watching.observer(table);
    let words = |language| game.view_words(language, observer);
    Some(GameView {
        version: game.version(),
        seat: watching.own_seat(table),
        view: game.view_json(observer),
        words: watching.language.map(words),
        now: now(table, game, watching, time),
    })
}

/// Returns the events in the game after a version, or `None` if those lines are no longer in
/// memory.
#[must_use]
pub fn game_update(
    table: &Table,
    watching: &Watching,
    after: usize,
    time: i64,
) -> Option<GameUpdate> {
    let game = table.game.as_deref()?;
    let lines = game.line_updates(watching.language, watching.observer(table), after)?;
    Some(GameUpdate {
        version: game.version(),
        lines,
        now: now(table, game, watching, time),
    })
}

/// Returns the seats that may act, and the state of the game.
fn now(table: &Table, game: &dyn LiveGame, watching: &Watching, time: i64) -> Now {
    Now {
        to_act: listed(table.to_act()),
        turn: turn(table, game, watching),
        can_undo: can_undo(table, game, watching.own_seat(table), time),
        clocks: clocks(table, time),
        outcome: game.outcome(),
    }
}

fn turn(table: &Table, game: &dyn LiveGame, watching: &Watching) -> Option<TurnView> {
    let seat = watching.own_seat(table)?;
    if !waits_for(table, seat) {
        return None;
    }
    Some(TurnView {
        decision: game.decision(seat)?,
        legal: game.legal_json(watching.language, seat),
    })
}

/// Returns whether the table waits for the person on a seat, rather than for a machine.
#[must_use]
pub fn waits_for(table: &Table, seat: Seat) -> bool {
    let person = matches!(table.plays(seat), Plays::Person(_));
    person && table.to_act().contains(seat) && table.script_seat().is_none()
}

/// Returns whether a seat can undo its last action.
#[must_use]
pub fn can_undo(table: &Table, game: &dyn LiveGame, seat: Option<Seat>, now: i64) -> bool {
    let playing = table.status == Status::Playing && table.lesson().is_none();
    playing && seat.is_some_and(|seat| game.can_undo(seat) && !table.is_too_late_to_undo(seat, now))
}

/// Returns the time left on each seat's clock, if there are clocks.
#[must_use]
pub fn clocks(table: &Table, now: i64) -> Option<Vec<i64>> {
    let seats = Seat::of(table.about.chairs.len());
    let shown = table.about.clock.is_some() || table.timed_race().is_some();
    shown.then(|| seats.map(|seat| table.clocks.left(seat, now)).collect())
}

fn listed(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

/// Returns one of a player's own tables, and whether it waits for them.
#[must_use]
pub fn own_table(table: &Table, player: PlayerId) -> OwnTable {
    let own = table.seats_of(player);
    let turn = |seat| {
        let decision = table.game.as_ref()?.decision(seat)?;
        waits_for(table, seat).then_some(OwnTurn { seat, decision })
    };
    OwnTable {
        id: table.id,
        game: table.about.game.clone(),
        status: table.status,
        version: table.version(),
        names: table.seat_names(),
        you: listed(own),
        turns: own.iter().filter_map(turn).collect(),
    }
}
