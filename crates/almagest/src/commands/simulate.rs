//! `almagest simulate`: plays many games with machine players.

use clap::ArgMatches;
use games::{Plan, ReadyGame, Summary, TextTable};
use words::{Language, decimal, text};

use super::machine_games::{agents, in_range, number, progress_bar, seed, threads};
use super::record_file::RecordFile;
use super::{given, options};
use crate::failure::Failure;
use crate::output::{note, print, print_json, say};

/// The maximum number of games.
const MAX_GAMES: u64 = 1_000_000_000;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&options(language, matches)?)?;
    let plan = plan(language, matches)?;
    let mut records = matches
        .get_one::<String>("records")
        .map(|file| RecordFile::new(file));
    let bar = progress_bar(plan.games);
    let summary = game.simulate(&plan, &mut |done| bar.set_position(done), &mut |text| {
        records
            .as_mut()
            .map_or(Ok(()), |records| records.write(text))
    });
    bar.finish_and_clear();
    let summary = summary?;
    if let Some(records) = records {
        let file = records.finish()?;
        let arguments = [("games", plan.games.into()), ("file", file.into())];
        note(&text(language, "cli-records-written", &arguments));
    }
    if matches.get_flag("json") {
        print_json(language, &summary)
    } else {
        show(language, &*game, &summary)
    }
}

fn plan(language: Language, matches: &ArgMatches) -> Result<Plan, Failure> {
    Ok(Plan {
        agents: agents(matches),
        seats: number(matches, "players").unwrap_or_default() as usize,
        games: in_range(language, matches, "games", 1, MAX_GAMES)?.unwrap_or_default(),
        seed: seed(matches),
        threads: threads(language, matches)?,
        records: matches.contains_id("records"),
    })
}

fn show(language: Language, game: &dyn ReadyGame, summary: &Summary) -> Result<(), Failure> {
    let number = |value: f64, digits| decimal(language, value, digits);
    let arguments = [
        ("games", summary.games.into()),
        ("decisions", summary.decisions.into()),
        ("seconds", number(summary.seconds, 2).into()),
        ("rate", number(summary.decisions_per_second, 0).into()),
    ];
    say(language, "cli-simulated", &arguments)?;
    say(
        language,
        "cli-seed",
        &[("seed", summary.seed.as_str().into())],
    )?;
    let arguments = [
        ("rounds", number(summary.mean_rounds, 1).into()),
        (
            "decisions",
            number(summary.mean_decisions_per_game, 1).into(),
        ),
    ];
    say(language, "cli-game-length", &arguments)?;
    print(language, &seats(language, summary).to_text())?;
    let more = [
        others(language, game, summary),
        turn_order(language, summary),
    ];
    for line in more.into_iter().flatten() {
        print(language, &line)?;
    }
    let sources = summary.mean_sources.iter().map(|&(source, mean)| {
        format!(
            "{} {}",
            game.source_words(language, source),
            number(mean, 2)
        )
    });
    let arguments = [("sources", sources.collect::<Vec<_>>().join(", ").into())];
    say(language, "cli-mean-sources", &arguments)?;
    let happened = |count: &&(&str, f64)| count.1 > 0.0;
    let counts = summary
        .per_game
        .iter()
        .filter(happened)
        .map(|&(name, mean)| {
            format!(
                "{} {}",
                text(language, &format!("count-{name}"), &[]),
                number(mean, 2)
            )
        });
    let arguments = [("counts", counts.collect::<Vec<_>>().join(", ").into())];
    say(language, "cli-per-game", &arguments)
}

/// Describes the results of the opponents without a seat, if there are any.
fn others(language: Language, game: &dyn ReadyGame, summary: &Summary) -> Option<String> {
    let lead = decimal(language, summary.mean_margin?, 2);
    let means = summary.mean_others.iter().map(|&(other, mean)| {
        format!(
            "{} {}",
            game.other_words(language, other),
            decimal(language, mean, 2)
        )
    });
    let arguments = [
        ("others", means.collect::<Vec<_>>().join(", ").into()),
        ("lead", lead.into()),
    ];
    Some(text(language, "cli-mean-others", &arguments))
}

/// Describes the win shares by turn order; `None` with a single seat.
fn turn_order(language: Language, summary: &Summary) -> Option<String> {
    let shares = &summary.win_share_by_turn;
    if shares.len() < 2 {
        return None;
    }
    let shares: Vec<String> = shares.iter().map(|&s| decimal(language, s, 3)).collect();
    let arguments = [("shares", shares.join(" ").into())];
    Some(text(language, "cli-by-turn-order", &arguments))
}

/// Returns the results, one row per seat.
fn seats(language: Language, summary: &Summary) -> TextTable {
    let headings = ["seat", "agent", "mean-score", "win-share"];
    let row = |seat: usize| {
        vec![
            (seat + 1).to_string(),
            summary.agents[seat].clone(),
            decimal(language, summary.mean_scores[seat], 2),
            decimal(language, summary.win_share[seat], 3),
        ]
    };
    TextTable {
        headings: headings
            .map(|key| text(language, &format!("cli-col-{key}"), &[]))
            .to_vec(),
        rows: (0..summary.players).map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that can be played solo.
    fn solo() -> Box<dyn ReadyGame> {
        games::kinds()[0].ready(&tabletop::Options::new()).unwrap()
    }

    /// The summary of one game that is played between seats only.
    fn among_seats(seats: usize) -> Summary {
        let plan = Plan {
            agents: vec!["random".into()],
            seats,
            games: 1,
            seed: "s".into(),
            threads: 1,
            records: false,
        };
        solo()
            .simulate(&plan, &mut |_| {}, &mut |_| Ok(()))
            .unwrap()
    }

    #[test]
    fn an_opponent_without_a_seat_is_shown_with_the_lead_over_it() {
        let mut summary = among_seats(2);
        assert_eq!(others(Language::English, &*solo(), &summary), None);
        summary.mean_others = vec![("ptolemy", 52.5)];
        summary.mean_margin = Some(-2.25);
        let text = |language| others(language, &*solo(), &summary).unwrap();
        assert_eq!(
            text(Language::English),
            "Opponent’s mean score: Ptolemy 52.50; player’s mean lead: −2.25."
        );
        assert_eq!(
            text(Language::French).replace('\u{a0}', " "),
            "Score moyen de l’adversaire : Ptolémée 52,50 ; avance moyenne du joueur : −2,25."
        );
    }

    #[test]
    fn turn_order_is_shown_for_several_seats_only() {
        let mut summary = among_seats(2);
        summary.win_share_by_turn = vec![0.25, 0.75];
        assert_eq!(
            turn_order(Language::English, &summary).unwrap(),
            "Win share by turn order, first player first: 0.250 0.750."
        );
        summary.win_share_by_turn = vec![1.0];
        assert_eq!(turn_order(Language::English, &summary), None);
    }
}
