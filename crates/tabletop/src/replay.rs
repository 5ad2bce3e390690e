//! Replay: a record played again, every line checked.

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
    #[error("the record is of {found}, not of {expected}")]
    Game {
        /// Game and rules version this program has.
        expected: String,
        /// Game and rules version of the record.
        found: String,
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
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed<S> {
    /// The last state.
    pub state: S,
    /// How many actions were played, those taken back included.
    pub actions: usize,
    /// Whether the game was played to its end.
    pub over: bool,
}

/// Replays a whole record and checks every line of it.
///
/// # Errors
/// The first thing that does not hold.
pub fn replay<G: Game>(
    game: &G,
    record: &Record<G>,
) -> Result<Replayed<G::State>, ReplayError<G::Illegal>> {
    replay_with(game, record, usize::MAX, |_| {})
}

/// One replayed line.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The line.
    pub line: &'a Line<G::Action>,
    /// The state before it.
    pub before: &'a G::State,
    /// What it brought about.
    pub events: &'a [G::Event],
}

/// Replays the lines up to number `last`, and shows each.
///
/// # Errors
/// The first thing that does not hold.
pub fn replay_with<G: Game>(
    game: &G,
    record: &Record<G>,
    last: usize,
    mut show: impl FnMut(Step<'_, G>),
) -> Result<Replayed<G::State>, ReplayError<G::Illegal>> {
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
        step(game, &mut sitting, line, &mut events)?;
        actions += usize::from(matches!(line, Line::Action { .. }));
        show(Step {
            line,
            before: &before,
            events: &events,
        });
    }
    let over = game.to_act(sitting.state()).is_empty();
    let ended = matches!(record.lines.last(), Some(Line::End { .. }));
    if over && !ended && last > record.lines.len() {
        return Err(ReplayError::End {
            n: record.lines.len() + 1,
        });
    }
    Ok(Replayed {
        state: sitting.state().clone(),
        actions,
        over,
    })
}

/// Checks the header and sets the game up from the recorded outcome.
fn open<'g, G: Game>(
    game: &'g G,
    record: &Record<G>,
) -> Result<Sitting<'g, G>, ReplayError<G::Illegal>> {
    let header = &record.header;
    if header.format != FORMAT {
        return Err(ReplayError::Format(header.format));
    }
    let facts = game.facts();
    if header.game != facts.id || header.rules != facts.rules_version {
        return Err(ReplayError::Game {
            expected: format!("{} (rules {})", facts.id, facts.rules_version),
            found: format!("{} (rules {})", header.game, header.rules),
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
    if game.seats(sitting.state()) != header.names.len() {
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

fn step<G: Game>(
    game: &G,
    sitting: &mut Sitting<'_, G>,
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
            check_state(game, sitting, *n, state)
        }
        Line::Undo { n, seat, state } => {
            sitting
                .undo(*seat)
                .map_err(|reason| ReplayError::Undo { n: *n, reason })?;
            check_state(game, sitting, *n, state)
        }
        Line::TimeOut { seat, .. } => {
            sitting.time_out(*seat);
            Ok(())
        }
        Line::TakeOver { seat, by, .. } => {
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

fn check_state<G: Game>(
    game: &G,
    sitting: &Sitting<'_, G>,
    n: usize,
    found: &StateHash,
) -> Result<(), ReplayError<G::Illegal>> {
    let expected = game.state_hash(sitting.state());
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
