//! Replaying a recorded game: checking it line by line and describing it.

use tabletop::{Game, Line, Observer, Outcome, Score, Seat, Step};
use words::{Arg, Language, Words, player_name, text};

use crate::ready::other_words;
use crate::{GameError, RecordedGame};

/// What to replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayRequest<'a> {
    /// The recorded game.
    pub game: &'a RecordedGame<'a>,
    /// The last line to replay; `None` replays all lines.
    pub at: Option<usize>,
    /// The language to describe the game in; `None` only checks it.
    pub tell: Option<Language>,
}

/// The result of a replay.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Replay {
    /// The number of actions played.
    pub actions: usize,
    /// The text that describes the game, one line each.
    pub log: Vec<String>,
}

pub(crate) fn replay<G: Game + Words>(
    game: &G,
    request: &ReplayRequest<'_>,
) -> Result<Replay, GameError> {
    let record = request.game.read::<G>()?;
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
        if game.rules_version() != game.facts().rules_version {
            let args = [("version", game.rules_version().into())];
            log.push(text(language, "cli-log-old-rules", &args));
        }
    }
    let last = request.at.unwrap_or(usize::MAX);
    let replayed = request.game.play_again(game, &record, last, |step| {
        if let Some(language) = request.tell {
            log.push(line_words(game, language, &names, &step));
            let events = step.events.iter();
            log.extend(events.map(|e| format!("    {}", game.event_words(language, &names, e))));
        }
    })?;
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

/// Returns unambiguous names for the seats: numbered where two are the same, and without control
/// characters, which a terminal might interpret.
pub(crate) fn seat_names(names: &[String]) -> Vec<String> {
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

/// Describes who did what in a line.
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
        Line::Undo { seat, to: None, .. } => ("cli-log-undo", vec![who(seat)]),
        Line::Undo {
            seat, to: Some(to), ..
        } => ("cli-log-take-back", vec![who(seat), ("to", (*to).into())]),
        Line::TimeOut { seat, .. } => ("cli-log-time-out", vec![who(seat)]),
        Line::TakeOver { seat, by, .. } if by.is_empty() => ("cli-log-come-back", vec![who(seat)]),
        Line::TakeOver { seat, by, .. } => {
            ("cli-log-take-over", vec![who(seat), ("by", by.into())])
        }
        Line::End { .. } => ("cli-log-end", Vec::new()),
    };
    args.push(("n", step.line.number().into()));
    text(language, key, &args)
}

/// Describes how a game ended: the seats from the best down, other opponents among them, then who
/// won.
pub(crate) fn outcome_words<G: Words>(
    game: &G,
    language: Language,
    names: &[String],
    outcome: &Outcome,
) -> Vec<String> {
    let seats = Seat::of(names.len()).map(|seat| {
        let i = seat.index();
        (outcome.ranks[i], names[i].clone(), &outcome.scores[i])
    });
    // An opponent without a seat comes first if no seat has won, otherwise after the winners.
    let others_rank = outcome.winners.len() + 1;
    let others = outcome
        .others
        .iter()
        .map(|(other, score)| (others_rank, other_words(language, other), score));
    let mut ranked: Vec<(usize, String, &Score)> = others.chain(seats).collect();
    ranked.sort_by_key(|&(rank, ..)| rank);
    let line = |(rank, name, score): (usize, String, &Score)| {
        let mut args = score_args(game, language, score);
        args.extend([("rank", rank.into()), ("name", name.into())]);
        text(language, "cli-score-line", &args)
    };
    let mut lines: Vec<String> = ranked.into_iter().map(line).collect();
    lines.push(winner_words(language, names, outcome));
    lines
}

/// Returns a score's total and sources as arguments of a text.
fn score_args<G: Words>(
    game: &G,
    language: Language,
    score: &Score,
) -> Vec<(&'static str, Arg<'static>)> {
    let sources = score
        .sources
        .iter()
        .map(|&(source, points)| format!("{} {points}", game.source_words(language, source)));
    vec![
        ("total", score.total.into()),
        ("sources", sources.collect::<Vec<_>>().join(", ").into()),
    ]
}

/// Describes who won. If no seat did, the best opponent without a seat has won.
fn winner_words(language: Language, names: &[String], outcome: &Outcome) -> String {
    if outcome.winners.is_empty()
        && let Some((other, _)) = outcome.best_other()
    {
        let other = other_words(language, other);
        return text(language, "cli-other-wins", &[("other", other.into())]);
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
    text(language, "cli-winner", &args)
}

#[cfg(test)]
mod tests {
    use tabletop::SeatSet;

    use super::*;
    use crate::samples;

    fn outcome_lines(language: Language, outcome: &Outcome) -> Vec<String> {
        let names = ["Alice", "Bob"].map(str::to_owned);
        let names = &names[..outcome.scores.len()];
        let lines = outcome_words(&samples::solo(), language, names, outcome);
        lines
            .iter()
            .map(|line| line.replace('\u{a0}', " "))
            .collect()
    }

    fn scored(scores: &[i32]) -> Outcome {
        let score = |&points: &i32| Score::of(vec![("track", points - 1), ("pouch", 1)]);
        Outcome::most_points_win(scores.iter().map(score).collect())
    }

    fn solo(mine: i32, theirs: i32) -> Outcome {
        let mut outcome = scored(&[mine]);
        outcome.others = vec![("ptolemy", Score::of(vec![("elements", theirs)]))];
        if mine <= theirs {
            outcome.winners = SeatSet::EMPTY;
            outcome.ranks = vec![2];
        }
        outcome
    }

    #[test]
    fn seats_are_listed_from_the_best_and_the_winner_is_named_last() {
        assert_eq!(
            outcome_lines(Language::English, &scored(&[7, 9])),
            [
                "1. Bob: 9 points (fame track 8, pouch size 1)",
                "2. Alice: 7 points (fame track 6, pouch size 1)",
                "Bob wins."
            ]
        );
        let mut nobody = scored(&[7, 9]);
        nobody.winners = SeatSet::EMPTY;
        let lines = outcome_lines(Language::English, &nobody);
        assert_eq!(lines.last().unwrap(), "Nobody wins.");
    }

    #[test]
    fn an_opponent_without_a_seat_has_a_line_and_wins_when_no_seat_does() {
        assert_eq!(
            outcome_lines(Language::English, &solo(7, 9)),
            [
                "1. Ptolemy: 9 points (elements 9)",
                "2. Alice: 7 points (fame track 6, pouch size 1)",
                "Ptolemy wins."
            ]
        );
        assert_eq!(
            outcome_lines(Language::French, &solo(7, 9)),
            [
                "1. Ptolémée : 9 points (éléments 9)",
                "2. Alice : 7 points (piste de renommée 6, capacité de la sacoche 1)",
                "Ptolémée gagne."
            ]
        );
        let lines = outcome_lines(Language::English, &solo(7, 1));
        assert_eq!(
            lines[1..],
            ["2. Ptolemy: 1 point (elements 1)", "Alice wins."]
        );
    }
}
