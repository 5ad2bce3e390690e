//! A recorded game played again: checked line by line and told in words.

use tabletop::{Game, Line, Observer, Record, ReplayError, Seat, Step, replay_with};
use words::{Arg, Language, Words, player_name, replay_error_words, text};

use crate::GameError;

/// What to replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayRequest<'a> {
    /// The lines of one game.
    pub text: &'a str,
    /// The number of its first line in the file.
    pub first_line: usize,
    /// Which game of the file it is, from 1.
    pub number: usize,
    /// Stop after this line of the game.
    pub at: Option<usize>,
    /// Tell the game in this language; `None` only checks it.
    pub tell: Option<Language>,
}

/// What the replay came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replay {
    /// Actions played.
    pub actions: usize,
    /// The game in words, a line each.
    pub log: Vec<String>,
}

pub(crate) fn replay<G: Game + Words>(
    game: &G,
    request: &ReplayRequest<'_>,
) -> Result<Replay, GameError> {
    let record = Record::<G>::parse(request.text, request.first_line)?;
    if let Some(at) = request.at
        && at > record.lines.len()
    {
        return Err(GameError::Beyond {
            at,
            lines: record.lines.len(),
        });
    }
    let names = seat_names(&record.header.names);
    let mut log = Vec::new();
    if let Some(language) = request.tell {
        let args = [
            ("game", game.title(language).into()),
            ("names", names.join(", ").into()),
        ];
        log.push(text(language, "cli-log-setup", &args));
    }
    let last = request.at.unwrap_or(usize::MAX);
    let replayed = replay_with(game, &record, last, |step| {
        if let Some(language) = request.tell {
            log.push(line_words(game, language, &names, &step));
            let events = step.events.iter();
            log.extend(events.map(|e| format!("    {}", game.event_words(language, &names, e))));
        }
    })
    .map_err(|error| does_not_hold(game, request, &error))?;
    if let Some(language) = request.tell {
        match game.outcome(replayed.sitting.state()) {
            Some(outcome) => log.extend(outcome_words(game, language, &names, &outcome)),
            None => {
                let view = game.view(replayed.sitting.state(), Observer::Spectator);
                log.extend(game.view_words(language, &names, &view));
            }
        }
    }
    Ok(Replay {
        actions: replayed.actions,
        log,
    })
}

/// Why a record does not hold, in each language.
fn does_not_hold<G: Game + Words>(
    game: &G,
    request: &ReplayRequest<'_>,
    error: &ReplayError<G::Illegal>,
) -> GameError {
    let words = Language::ALL.map(|language| match error {
        // Whoever has a set of his own has only forgotten to name it.
        ReplayError::Data { .. } => text(language, "cli-other-data", &[]),
        _ => replay_error_words(language, error, |illegal| {
            game.illegal_words(language, illegal)
        }),
    });
    GameError::Replay {
        game: request.number,
        line: request.first_line,
        words,
    }
}

/// Names by which seats can be told apart: with a number where two have the same, and without
/// what a terminal would take for a command.
fn seat_names(names: &[String]) -> Vec<String> {
    let plain = |name: &String| name.chars().filter(|c| !c.is_control()).collect::<String>();
    names
        .iter()
        .zip(1..)
        .map(|(name, number)| {
            let alone = names.iter().filter(|other| *other == name).count() == 1;
            if alone || name.is_empty() {
                plain(name)
            } else {
                format!("{} {number}", plain(name))
            }
        })
        .collect()
}

/// What a line says: who did what.
fn line_words<G: Game + Words>(
    game: &G,
    language: Language,
    names: &[String],
    step: &Step<'_, G>,
) -> String {
    let who = |seat: &Seat| ("name", Arg::from(player_name(language, names, *seat)));
    let (key, mut args) = match step.line {
        Line::Action { seat, action, .. } => {
            let view = game.view(step.before, Observer::Seat(*seat));
            let action = game.action_words(language, &view, *action);
            ("cli-log-line", vec![who(seat), ("action", action.into())])
        }
        Line::Undo { seat, .. } => ("cli-log-undo", vec![who(seat)]),
        Line::TimeOut { seat, .. } => ("cli-log-time-out", vec![who(seat)]),
        Line::TakeOver { seat, by, .. } => {
            ("cli-log-take-over", vec![who(seat), ("by", by.into())])
        }
        Line::End { .. } => ("cli-log-end", Vec::new()),
    };
    args.push(("n", step.line.number().into()));
    text(language, key, &args)
}

fn outcome_words<G: Game + Words>(
    game: &G,
    language: Language,
    names: &[String],
    outcome: &tabletop::Outcome,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut seats: Vec<Seat> = Seat::of(names.len()).collect();
    seats.sort_by_key(|seat| outcome.ranks[seat.index()]);
    for seat in seats {
        let score = &outcome.scores[seat.index()];
        let sources = score
            .sources
            .iter()
            .map(|&(source, points)| format!("{} {points}", game.source_words(language, source)));
        let args = [
            ("rank", outcome.ranks[seat.index()].into()),
            ("name", names[seat.index()].as_str().into()),
            ("total", score.total.into()),
            ("sources", sources.collect::<Vec<_>>().join(", ").into()),
        ];
        lines.push(text(language, "cli-score-line", &args));
    }
    let winners: Vec<&str> = outcome
        .winners
        .iter()
        .map(|seat| names[seat.index()].as_str())
        .collect();
    let args = [
        ("count", winners.len().into()),
        ("names", words::list_words(language, &winners).into()),
    ];
    lines.push(text(language, "cli-winner", &args));
    lines
}
