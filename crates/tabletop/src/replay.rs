//! Replay: a record played again, every line checked.

use std::ops::Deref;

use crate::record::FORMAT;
use crate::{
    EventSink, Game, Line, Record, Scripted, Seat, SetupError, SetupErrors, Sitting, StateHash,
    UndoError,
};

/// Why a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<I: std::error::Error> {
    /// Another format.
    #[error("the record has format {0}, this program reads format {FORMAT}")]
    Format(u32),
    /// Another game, or other rules.
    #[error("the record is of {} (rules {}), not of {} (rules {})", found.0, found.1, expected.0, expected.1)]
    Game {
        /// Game and rules version this program has.
        expected: (String, u32),
        /// Game and rules version of the record.
        found: (String, u32),
    },
    /// Other data.
    #[error("the record was played with other data (hash {found}, here {expected})")]
    Data {
        /// The hash here.
        expected: String,
        /// The hash in the record.
        found: String,
    },
    /// The set-up is refused.
    #[error("the recorded game cannot be set up: {0}")]
    Setup(#[from] SetupErrors),
    /// The set-up does not follow from the recorded seed.
    #[error("the recorded set-up does not follow from the recorded seed")]
    Seed,
    /// The first state is another one.
    #[error("the first state has hash {expected}, the record says {found}")]
    FirstState {
        /// The hash here.
        expected: StateHash,
        /// The hash in the record.
        found: StateHash,
    },
    /// A line is out of order.
    #[error("after line {after} comes line {found}")]
    Number {
        /// The last good one.
        after: usize,
        /// The number found.
        found: usize,
    },
    /// An action is refused.
    #[error("line {n}: seat {seat} cannot do that: {error}")]
    Illegal {
        /// The line.
        n: usize,
        /// Who acted.
        seat: Seat,
        /// Why.
        error: I,
    },
    /// A line names a seat nobody sits in.
    #[error("line {n}: there is no seat {seat} at this table")]
    Seat {
        /// The line.
        n: usize,
        /// The seat.
        seat: Seat,
    },
    /// An action asks for other random outcomes than were recorded.
    #[error("line {n}: the recorded random outcomes do not fit the action")]
    Chance {
        /// The line.
        n: usize,
    },
    /// An undo is refused.
    #[error("line {n}: {reason}")]
    Undo {
        /// The line.
        n: usize,
        /// Why.
        reason: UndoError,
    },
    /// A state is another one.
    #[error("line {n}: the state has hash {expected}, the record says {found}")]
    State {
        /// The line.
        n: usize,
        /// The hash here.
        expected: StateHash,
        /// The hash in the record.
        found: StateHash,
    },
    /// Something follows the end, the end is missing its game, or the outcome is another one.
    #[error("line {n}: the recorded end is not how the game ends")]
    End {
        /// The line.
        n: usize,
    },
}

/// What a replay came to.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game, B: Deref<Target = G>> {
    /// The game as it stands: it can be played on.
    pub sitting: Sitting<G, B>,
    /// How many actions were played, those taken back included.
    pub actions: usize,
    /// Whether the game was played to its end.
    pub over: bool,
}

/// Replays a whole record and checks every line of it.
///
/// # Errors
/// The first thing that does not hold.
pub fn replay<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    replay_with(game, record, usize::MAX, |_| {})
}

/// One replayed line.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The line.
    pub line: &'a Line<G::Action>,
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
    /// What it brought about.
    pub events: &'a [G::Event],
}

/// Replays the lines up to number `last`, and shows each.
///
/// # Errors
/// The first thing that does not hold.
pub fn replay_with<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
    last: usize,
    mut show: impl FnMut(Step<'_, G>),
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    let mut sitting = open(game, record)?;
    let mut actions = 0;
    let mut events: Vec<G::Event> = Vec::new();
    for (line, n) in record.lines.iter().zip(1..).take_while(|&(_, n)| n <= last) {
        if line.number() != n {
            return Err(ReplayError::Number {
                after: n - 1,
                found: line.number(),
            });
        }
        if n >= 2 && matches!(record.lines[n - 2], Line::End { .. }) {
            return Err(ReplayError::End { n });
        }
        events.clear();
        let before = sitting.state().clone();
        step(&mut sitting, line, &mut events)?;
        actions += usize::from(matches!(line, Line::Action { .. }));
        show(Step {
            line,
            before: &before,
            after: sitting.state(),
            events: &events,
        });
    }
    let over = sitting.is_over();
    let ended = matches!(record.lines.last(), Some(Line::End { .. }));
    if over && !ended && last > record.lines.len() {
        return Err(ReplayError::End {
            n: record.lines.len() + 1,
        });
    }
    Ok(Replayed {
        sitting,
        actions,
        over,
    })
}

/// Checks the header and sets the game up from the recorded outcome.
fn open<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
) -> Result<Sitting<G, B>, ReplayError<G::Illegal>> {
    let header = &record.header;
    if header.format != FORMAT {
        return Err(ReplayError::Format(header.format));
    }
    let facts = game.facts();
    if header.game != facts.id || header.rules != facts.rules_version {
        return Err(ReplayError::Game {
            expected: (facts.id.to_owned(), facts.rules_version),
            found: (header.game.clone(), header.rules),
        });
    }
    if header.data != game.data_hash() {
        let (expected, found) = (game.data_hash().to_owned(), header.data.clone());
        return Err(ReplayError::Data { expected, found });
    }
    if let Some(seed) = header.seed
        && game.deal(&header.options, header.names.len(), seed)? != header.setup
    {
        return Err(ReplayError::Seed);
    }
    let names = header.names.clone();
    let sitting = Sitting::from_deal(
        game,
        &header.options,
        names,
        header.setup.clone(),
        header.seed,
    )?;
    if sitting.seats() != header.names.len() {
        let (key, what) = ("names", "there are not as many names as seats");
        return Err(SetupErrors(vec![SetupError::BadDeal { key, what }]).into());
    }
    let expected = &sitting.record().header.state;
    if *expected != header.state {
        let (expected, found) = (expected.clone(), header.state.clone());
        return Err(ReplayError::FirstState { expected, found });
    }
    Ok(sitting)
}

fn step<G: Game, B: Deref<Target = G>>(
    sitting: &mut Sitting<G, B>,
    line: &Line<G::Action>,
    events: &mut impl EventSink<G::Event>,
) -> Result<(), ReplayError<G::Illegal>> {
    match line {
        Line::Action {
            n,
            seat,
            action,
            chance,
            state,
        } => {
            let mut scripted = Scripted::new(events, chance);
            sitting
                .act(*seat, *action, &mut scripted)
                .map_err(|error| ReplayError::Illegal {
                    n: *n,
                    seat: *seat,
                    error,
                })?;
            if !scripted.used_up() {
                return Err(ReplayError::Chance { n: *n });
            }
            check_state(sitting, *n, state)
        }
        Line::Undo { n, seat, state } => {
            sitting
                .undo(*seat)
                .map_err(|reason| ReplayError::Undo { n: *n, reason })?;
            check_state(sitting, *n, state)
        }
        Line::TimeOut { n, seat } => {
            check_seat(sitting, *n, *seat)?;
            sitting.time_out(*seat);
            Ok(())
        }
        Line::TakeOver { n, seat, by } => {
            check_seat(sitting, *n, *seat)?;
            sitting.take_over(*seat, by.clone());
            Ok(())
        }
        Line::End { n, outcome } => match sitting.record().lines.last() {
            // The sitting wrote its own end when the last action was played.
            Some(Line::End {
                n: own,
                outcome: here,
            }) if own == n && here == outcome => Ok(()),
            _ => Err(ReplayError::End { n: *n }),
        },
    }
}

fn check_seat<G: Game, B: Deref<Target = G>>(
    sitting: &Sitting<G, B>,
    n: usize,
    seat: Seat,
) -> Result<(), ReplayError<G::Illegal>> {
    if seat.index() < sitting.seats() {
        Ok(())
    } else {
        Err(ReplayError::Seat { n, seat })
    }
}

fn check_state<G: Game, B: Deref<Target = G>>(
    sitting: &Sitting<G, B>,
    n: usize,
    found: &StateHash,
) -> Result<(), ReplayError<G::Illegal>> {
    let expected = sitting.state_hash();
    if expected == *found {
        Ok(())
    } else {
        Err(ReplayError::State {
            n,
            expected,
            found: found.clone(),
        })
    }
}
