//! `cargo xtask bench`: measures the speed of the rules, the machine players, the pages and the
//! server.

use std::hint::black_box;
use std::process::ExitCode;

use astra::Astra;
use nightsky::NightSky;
use stellium::Stellium;
use tabletop::{Game, NullSink, Observer, Options, Seat, Seed};

use crate::flags::{Flags, Misuse};
use crate::lots::Lots;
use crate::stopwatch::{best, nanoseconds_each};
use crate::table::{TextTable, grouped};
use crate::{load, page_bench, release, search_bench};

/// The number of games played for each measurement.
const GAMES: u64 = 1_000;
/// The number of games whose states are cloned, viewed and asked for their legal actions.
const SAMPLE: u64 = 20;

/// Measures something and prints a table.
type Measure = fn() -> anyhow::Result<()>;

/// The parts of the bench, in order.
const PARTS: [(&str, Measure); 7] = [
    ("rules", rules),
    ("search", search),
    ("pages", pages),
    ("server", load::tables),
    ("spectators", load::spectators),
    ("neighbour", load::neighbour),
    ("attacks", load::attacks),
];

/// Measures everything, or only the requested part, and prints tables.
///
/// # Errors
/// Returns an error if there is no such part or a part cannot be measured.
pub fn run(flags: &Flags, words: &[String]) -> anyhow::Result<ExitCode> {
    let only = flags.text("only");
    if let Some(only) = only
        && PARTS.iter().all(|(name, _)| *name != only)
    {
        let names = PARTS.map(|(name, _)| name).join(", ");
        return Err(Misuse(format!("--only takes one of {names}, not '{only}'")).into());
    }
    if let Some(code) = release::again(words)? {
        return Ok(code);
    }
    for (name, measure) in PARTS {
        if only.is_none_or(|only| only == name) {
            measure()?;
            println!();
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures the rules of every game with every number of seats.
fn rules() -> anyhow::Result<()> {
    let mut table = TextTable::new(&[
        "game",
        "seats",
        "decisions/s",
        "choices/s",
        "games/s",
        "decisions/game",
        "clone ns",
        "view ns",
        "legal_actions ns",
    ]);
    let (astra, stellium, nightsky) = (Astra::new()?, Stellium::new()?, NightSky::new()?);
    measure_all(&astra, &mut table)?;
    measure_all(&stellium, &mut table)?;
    measure_all(&nightsky, &mut table)?;
    print!("{}", table.text());
    println!("{}\n{}", sizes(&astra), sizes(&stellium));
    println!("{}", sizes(&nightsky));
    println!(
        "random games on one thread, best of several runs; a choice has two legal actions or more"
    );
    Ok(())
}

/// Measures a search in each game.
fn search() -> anyhow::Result<()> {
    let mut table = TextTable::new(&search_bench::HEADINGS);
    search_bench::measure(&Astra::new()?, 2, &mut table)?;
    search_bench::measure(&Stellium::new()?, 2, &mut table)?;
    search_bench::measure(&NightSky::new()?, 4, &mut table)?;
    print!("{}", table.text());
    println!(
        "a master's search in the middle of a game; iterations/s and stop ms are for one thread"
    );
    Ok(())
}

/// Measures the page of each game's table.
fn pages() -> anyhow::Result<()> {
    let mut table = TextTable::new(&page_bench::HEADINGS);
    for (game, seats) in [("astra", 1), ("astra", 5), ("stellium", 4), ("nightsky", 6)] {
        page_bench::measure(game, seats, &mut table)?;
    }
    print!("{}", table.text());
    println!("the first seat's page after every step of a game of greedy players, and its updates");
    Ok(())
}

fn sizes<G: Game>(game: &G) -> String {
    format!(
        "{}: state {} bytes, view {} bytes, action {} bytes",
        game.facts().id,
        size_of::<G::State>(),
        size_of::<G::View>(),
        size_of::<G::Action>(),
    )
}

fn measure_all<G: Game>(game: &G, table: &mut TextTable) -> anyhow::Result<()> {
    let facts = game.facts();
    for seats in facts.least_seats..=facts.most_seats {
        table.row(measure(game, seats)?);
    }
    Ok(())
}

fn measure<G: Game>(game: &G, seats: usize) -> anyhow::Result<Vec<String>> {
    let first = starts(game, seats, GAMES)?;
    let (time, played) = best(|| play_all(game, &first, &mut |_| {}));
    let a_second = |count: u64| grouped((count as f64 / time.as_secs_f64()) as u64);
    let mut states = Vec::new();
    let sample = &first[..SAMPLE as usize];
    play_all(game, sample, &mut |state: &G::State| {
        states.push(state.clone())
    });
    Ok(vec![
        game.facts().id.to_owned(),
        seats.to_string(),
        a_second(played.decisions),
        a_second(played.choices),
        a_second(GAMES),
        format!("{:.1}", played.decisions as f64 / GAMES as f64),
        format!("{:.0}", clone_time(&states)),
        format!("{:.0}", view_time(game, &states)),
        format!("{:.0}", legal_time(game, &states)),
    ])
}

fn starts<G: Game>(game: &G, seats: usize, games: u64) -> anyhow::Result<Vec<G::State>> {
    let run = Seed::from_text("bench");
    let start = |number| game.setup(&Options::new(), seats, run.of_game(number));
    Ok((0..games).map(start).collect::<Result<_, _>>()?)
}

/// Counts of decisions and choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Played {
    decisions: u64,
    choices: u64,
}

/// Plays random games from these initial states. `visit` is called with every state in which a seat
/// decides.
fn play_all<G: Game>(game: &G, starts: &[G::State], visit: &mut impl FnMut(&G::State)) -> Played {
    let mut played = Played::default();
    let mut lots = Lots(1);
    let mut legal = Vec::new();
    for start in starts {
        let mut state = start.clone();
        while let Some(seat) = game.to_act(&state).first() {
            visit(&state);
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[lots.below(legal.len())];
            // Legal actions are never refused, as the conformance suite proves.
            let _ = black_box(game.apply(&mut state, seat, action, &mut NullSink));
            played.decisions += 1;
            played.choices += u64::from(legal.len() > 1);
        }
        black_box(&state);
    }
    played
}

fn clone_time<S: Clone>(states: &[S]) -> f64 {
    nanoseconds_each(states.len(), || {
        for state in states {
            black_box(black_box(state).clone());
        }
    })
}

fn view_time<G: Game>(game: &G, states: &[G::State]) -> f64 {
    nanoseconds_each(states.len(), || {
        for state in states {
            black_box(game.view(black_box(state), Observer::Seat(Seat::new(0))));
        }
    })
}

fn legal_time<G: Game>(game: &G, states: &[G::State]) -> f64 {
    let mut legal = Vec::new();
    nanoseconds_each(states.len(), || {
        for state in states {
            if let Some(seat) = game.to_act(state).first() {
                legal.clear();
                game.legal_actions(black_box(state), seat, &mut legal);
                black_box(&legal);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_played_to_the_end_and_are_reproducible() {
        let game = Astra::new().unwrap();
        let first = starts(&game, 3, 4).unwrap();
        let mut seen = 0;
        let played = play_all(&game, &first, &mut |_| seen += 1);
        assert_eq!(played.decisions, seen);
        assert!(played.choices > 100 && played.choices < played.decisions);
        assert_eq!(play_all(&game, &first, &mut |_| {}), played);
    }
}
