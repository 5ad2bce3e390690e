//! `almagest ladder`: ranks machine players by Elo.

use clap::ArgMatches;
use games::{LadderPlan, LadderRating, LadderSummary, TextTable};
use words::{Language, decimal, text};

use super::machine_games::{measuring_plan, progress_bar, say_played};
use super::results_file::ResultsFile;
use super::{given, options};
use crate::failure::Failure;
use crate::output::{print, print_json, say};

/// Shown where a value is missing.
const NOTHING: &str = "–";

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&options(language, matches)?)?;
    let plan = LadderPlan(measuring_plan(language, matches)?);
    let mut file = ResultsFile::of(matches)?;
    let known = file.as_mut().map(ResultsFile::take_samples);
    let bar = progress_bar(plan.all_samples());
    let summary = game.ladder(
        &plan,
        &known.unwrap_or_default(),
        &mut |done| bar.set_position(done),
        &mut |lines| file.as_mut().map_or(Ok(()), |file| file.add(lines)),
    );
    bar.finish_and_clear();
    let summary = summary?;
    if let Some(file) = file {
        file.note_taken(language, summary.taken);
    }
    if matches.get_flag("json") {
        print_json(language, &summary)
    } else {
        show(language, &summary)
    }
}

fn show(language: Language, summary: &LadderSummary) -> Result<(), Failure> {
    say_played(
        language,
        (summary.samples, summary.games),
        summary.seconds,
        &summary.seed,
    )?;
    match &summary.anchor {
        Some(agent) => say(language, "cli-ladder-anchor", &[("agent", agent.into())])?,
        None => say(language, "cli-ladder-mean", &[])?,
    }
    print(language, &ratings(language, summary).to_text())?;
    let unbounded = summary.unbounded().join(", ");
    if !unbounded.is_empty() {
        let arguments = [("agents", unbounded.into())];
        say(language, "cli-ladder-unbounded", &arguments)?;
    }
    let share = decimal(language, summary.fair_share(), 3);
    say(language, "cli-ladder-shares", &[("share", share.into())])?;
    print(language, &shares(language, summary).to_text())?;
    if summary.unwon_share > 0.0 {
        let share = decimal(language, summary.unwon_share, 3);
        say(language, "cli-ladder-unwon", &[("share", share.into())])?;
    }
    Ok(())
}

/// Returns the ratings, one row per machine player, strongest first.
fn ratings(language: Language, summary: &LadderSummary) -> TextTable {
    let headings = ["agent", "elo", "interval", "games"];
    let row = |rating: &LadderRating| {
        vec![
            rating.agent.clone(),
            whole(rating.elo),
            interval(rating.interval),
            rating.games.to_string(),
        ]
    };
    TextTable {
        headings: headings
            .map(|key| text(language, &format!("cli-col-{key}"), &[]))
            .to_vec(),
        rows: summary.ratings.iter().map(row).collect(),
    }
}

/// Returns the cross table, with one row and one column per machine player.
fn shares(language: Language, summary: &LadderSummary) -> TextTable {
    let names = || summary.ratings.iter().map(|rating| rating.agent.clone());
    let share = |rating: &LadderRating, other: &String| {
        let share = rating.win_shares.get(other);
        share.map_or_else(|| NOTHING.to_owned(), |&share| decimal(language, share, 3))
    };
    let row = |rating: &LadderRating| {
        let shares = names().map(|other| share(rating, &other));
        std::iter::once(rating.agent.clone())
            .chain(shares)
            .collect()
    };
    let first = text(language, "cli-col-agent", &[]);
    TextTable {
        headings: std::iter::once(first).chain(names()).collect(),
        rows: summary.ratings.iter().map(row).collect(),
    }
}

/// Formats an Elo rating without decimals, which would be meaningless. Adding zero turns -0 into 0.
fn whole(elo: f64) -> String {
    format!("{:.0}", elo.round() + 0.0)
}

/// Formats an interval; a dash if there is none.
fn interval(interval: Option<[f64; 2]>) -> String {
    interval.map_or_else(|| NOTHING.to_owned(), |ends| ends.map(whole).join(" – "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_elo_is_a_whole_number_and_never_minus_zero() {
        assert_eq!(
            [-0.4, 0.4, -12.6, 99.5].map(whole),
            ["0", "0", "-13", "100"]
        );
        assert_eq!(interval(Some([-20.2, 31.0])), "-20 – 31");
        assert_eq!(interval(None), "–");
    }
}
