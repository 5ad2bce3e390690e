//! Replay: plays a record again and checks every line.

use std::collections::BTreeMap;
use std::ops::Deref;

use crate::record::FORMAT;
use crate::{
    EventSink, Game, Header, Line, Record, ReplayError, Scripted, Seat, SetupError, SetupErrors,
    Sitting, StateHash, TakeBackError,
};

/// The result of a replay.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game, B: Deref<Target = G>> {
    /// The game as it stands. Play can continue from here.
    pub sitting: Sitting<G, B>,
    /// How many actions were played, including those taken back.
    pub actions: usize,
    /// Whether the game is over.
    pub over: bool,
}

/// Replays a whole record and checks every line.
///
/// # Errors
/// Returns an error if a line does not match; the error names the first mismatch.
pub fn replay<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    replay_with(game, record, usize::MAX, |_| {})
}

/// One replayed line.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The line of the record.
    pub line: &'a Line<G::Action>,
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
    /// The events it caused.
    pub events: &'a [G::Event],
}

/// Replays the lines up to number `last` and passes each to `show`.
///
/// # Errors
/// Returns an error if a line does not match; the error names the first mismatch.
pub fn replay_with<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
    last: usize,
    show: impl FnMut(Step<'_, G>),
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    let sitting = open(game, record)?;
    if last > record.lines.len() {
        return replay_on(sitting, &record.lines, show);
    }
    play_lines(sitting, &record.lines[..last], show)
}

/// Replays lines on top of a game in progress, checks each and passes it to `show`.
///
/// # Errors
/// Returns an error if a line does not match; the error names the first mismatch.
pub fn replay_on<G: Game, B: Deref<Target = G>>(
    sitting: Sitting<G, B>,
    lines: &[Line<G::Action>],
    show: impl FnMut(Step<'_, G>),
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    let replayed = play_lines(sitting, lines, show)?;
    match lines.last() {
        Some(last) if replayed.over && !is_end(last) => Err(ReplayError::NoEnd {
            after: last.number(),
        }),
        _ => Ok(replayed),
    }
}

fn is_end<A>(line: &Line<A>) -> bool {
    matches!(line, Line::End { .. })
}

/// Replays lines. The end line of a finished game may be missing.
fn play_lines<G: Game, B: Deref<Target = G>>(
    mut sitting: Sitting<G, B>,
    lines: &[Line<G::Action>],
    mut show: impl FnMut(Step<'_, G>),
) -> Result<Replayed<G, B>, ReplayError<G::Illegal>> {
    let first = sitting.version() + 1;
    let mut ended = sitting.is_over();
    let mut actions = 0;
    let mut events: Vec<G::Event> = Vec::new();
    let mut milestones = Milestones::of(lines);
    milestones.pass(first - 1, sitting.state());
    for (line, n) in lines.iter().zip(first..) {
        let found = line.number();
        if found != n {
            return Err(ReplayError::Number {
                after: n - 1,
                found,
            });
        }
        if ended {
            return Err(ReplayError::AfterEnd { n });
        }
        if sitting.is_over() && !is_end(line) {
            return Err(ReplayError::NoEnd { after: n - 1 });
        }
        events.clear();
        let before = sitting.state().clone();
        step(&mut sitting, line, &milestones, &mut events)?;
        milestones.pass(n, sitting.state());
        ended = is_end(line);
        actions += usize::from(matches!(line, Line::Action { .. }));
        show(Step {
            line,
            before: &before,
            after: sitting.state(),
            events: &events,
        });
    }
    Ok(Replayed {
        over: sitting.is_over(),
        sitting,
        actions,
    })
}

/// The states that later lines go back to, by the number of the line that led to them. Each is kept
/// when it is reached: replaying from the start for every take-back would take quadratic time.
struct Milestones<S>(BTreeMap<usize, Option<S>>);

impl<S: Clone> Milestones<S> {
    /// Collects the lines that will be needed, none of them reached yet.
    fn of<A>(lines: &[Line<A>]) -> Self {
        let wanted = lines.iter().filter_map(|line| match line {
            Line::Undo { to, .. } => *to,
            _ => None,
        });
        Self(wanted.map(|to| (to, None)).collect())
    }

    /// Keeps the state after line `n`, if it will be needed.
    fn pass(&mut self, n: usize, state: &S) {
        if let Some(kept) = self.0.get_mut(&n) {
            *kept = Some(state.clone());
        }
    }

    /// Returns the state after line `n`, if it was kept.
    fn after(&self, n: usize) -> Option<&S> {
        self.0.get(&n)?.as_ref()
    }
}

/// Checks that a header matches the record format and this game, its rules and its data.
///
/// # Errors
/// Returns an error if the format, the game, its rules version or its data does not match.
pub fn check_header<G: Game>(
    game: &G,
    header: &Header<G::Deal>,
) -> Result<(), ReplayError<G::Illegal>> {
    if header.format != FORMAT {
        return Err(ReplayError::Format(header.format));
    }
    let facts = game.facts();
    if header.game != facts.id || header.rules != game.rules_version() {
        return Err(ReplayError::Game {
            expected: (facts.id.to_owned(), game.rules_version()),
            found: (header.game.clone(), header.rules),
        });
    }
    if header.data != game.data_hash() {
        let (expected, found) = (game.data_hash().to_owned(), header.data.clone());
        return Err(ReplayError::Data { expected, found });
    }
    Ok(())
}

/// Checks the header and sets up the game from the recorded deal.
fn open<G: Game, B: Deref<Target = G>>(
    game: B,
    record: &Record<G>,
) -> Result<Sitting<G, B>, ReplayError<G::Illegal>> {
    let header = &record.header;
    check_header(&*game, header)?;
    if let Some(seed) = header.seed
        && header.lesson.is_none()
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
        header.lesson.clone(),
    )?;
    if sitting.seats() != header.names.len() {
        let (key, what) = ("names", "the numbers of names and seats differ");
        return Err(SetupErrors(vec![SetupError::BadDeal { key, what }]).into());
    }
    let (expected, found) = (sitting.record().header.state, header.state);
    if expected != found {
        return Err(ReplayError::FirstState { expected, found });
    }
    Ok(sitting)
}

fn step<G: Game, B: Deref<Target = G>>(
    sitting: &mut Sitting<G, B>,
    line: &Line<G::Action>,
    milestones: &Milestones<G::State>,
    events: &mut impl EventSink<G::Event>,
) -> Result<(), ReplayError<G::Illegal>> {
    match *line {
        Line::Action {
            n,
            seat,
            action,
            ref chance,
            state,
        } => {
            let header = &sitting.record().header;
            let seeded = header.seed.is_some() && header.lesson.is_none();
            let mut scripted = Scripted::new(events, chance);
            let acted = sitting.act(seat, action, &mut scripted);
            acted.map_err(|error| ReplayError::Illegal { n, seat, error })?;
            if !scripted.used_up() {
                return Err(ReplayError::Chance { n });
            }
            // Without a seed, the generator of the state is not the original one, and the script of
            // a lesson has its own outcomes.
            if seeded && !scripted.as_drawn() {
                return Err(ReplayError::SeedInPlay { n });
            }
            check_state(sitting, n, state)
        }
        Line::Undo { n, seat, to, state } => {
            match to {
                None => sitting
                    .undo(seat)
                    .map_err(|reason| ReplayError::Undo { n, reason })?,
                Some(to) => go_back(sitting, seat, to, milestones)
                    .map_err(|reason| ReplayError::TakeBack { n, reason })?,
            }
            check_state(sitting, n, state)
        }
        Line::TimeOut { n, seat } => {
            check_seat(sitting, n, seat)?;
            sitting.time_out(seat);
            Ok(())
        }
        Line::TakeOver { n, seat, ref by } => {
            check_seat(sitting, n, seat)?;
            sitting.take_over(seat, by.clone());
            Ok(())
        }
        Line::End { n, ref outcome } => match sitting.record().lines.last() {
            // The sitting wrote its own end line when the last action was played.
            Some(Line::End { outcome: here, .. }) if here == outcome => Ok(()),
            Some(Line::End { .. }) => Err(ReplayError::Outcome { n }),
            _ => Err(ReplayError::NotOver { n }),
        },
    }
}

fn go_back<G: Game, B: Deref<Target = G>>(
    sitting: &mut Sitting<G, B>,
    seat: Seat,
    to: usize,
    milestones: &Milestones<G::State>,
) -> Result<(), TakeBackError> {
    sitting.check_take_back(seat, to)?;
    // The state is missing only if the replay continues from a snapshot taken after it.
    let state = milestones.after(to).ok_or(TakeBackError::Forgotten)?;
    sitting.go_back(seat, to, state.clone());
    Ok(())
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
    found: StateHash,
) -> Result<(), ReplayError<G::Illegal>> {
    // The sitting has just written the hash into its own line. Computing it again would cost as
    // much as everything else together.
    let own = sitting.lines_after(n - 1).and_then(<[_]>::first);
    let expected = match own {
        Some(Line::Action { state, .. } | Line::Undo { state, .. }) => *state,
        _ => sitting.state_hash(),
    };
    if expected == found {
        Ok(())
    } else {
        Err(ReplayError::State { n, expected, found })
    }
}
