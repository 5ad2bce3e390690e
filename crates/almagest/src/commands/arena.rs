//! `almagest arena`: measures machine players against each other.

use clap::ArgMatches;
use games::{ArenaResult, ArenaSummary, TextTable};
use words::{Language, decimal, text};

use super::machine_games::{measuring_plan, progress_bar, say_played};
use super::results_file::ResultsFile;
use super::{given, options};
use crate::failure::Failure;
use crate::output::{print, print_json, say};

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let kind = games::find(given(matches, "game"))?;
    let game = kind.ready(&options(language, matches)?)?;
    let plan = measuring_plan(language, matches)?;
    let mut file = ResultsFile::of(matches)?;
    let known = file.as_mut().map(ResultsFile::take_samples);
    let bar = progress_bar(plan.samples);
    let summary = game.arena(
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

fn show(language: Language, summary: &ArenaSummary) -> Result<(), Failure> {
    say_played(
        language,
        (summary.samples, summary.games),
        summary.seconds,
        &summary.seed,
    )?;
    // In solo play the opponent has no seat, so there is no fair share.
    if summary.players > 1 {
        let share = decimal(language, summary.fair_share(), 3);
        say(language, "cli-arena-fair-share", &[("share", share.into())])?;
    }
    print(language, &table(language, summary).to_text())?;
    let unwon = summary.unwon_share();
    if summary.players > 1 && unwon > 0.0 {
        let share = decimal(language, unwon, 3);
        say(language, "cli-arena-unwon", &[("share", share.into())])?;
    }
    Ok(())
}

/// Returns the results, one row per machine player.
fn table(language: Language, summary: &ArenaSummary) -> TextTable {
    let headings = ["agent", "seats", "win-share", "interval", "mean-score"];
    let row = |result: &ArenaResult| {
        vec![
            result.agent.clone(),
            result.seats.to_string(),
            decimal(language, result.win_share, 3),
            interval(language, result.interval),
            decimal(language, result.mean_score, 2),
        ]
    };
    TextTable {
        headings: headings
            .map(|key| text(language, &format!("cli-col-{key}"), &[]))
            .to_vec(),
        rows: summary.results.iter().map(row).collect(),
    }
}

/// Formats an interval; a dash if there is none.
fn interval(language: Language, interval: Option<[f64; 2]>) -> String {
    interval.map_or_else(
        || "–".to_owned(),
        |ends| ends.map(|end| decimal(language, end, 3)).join(" – "),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_uses_the_decimals_of_the_language() {
        let ends = Some([-0.013, 0.5]);
        assert_eq!(interval(Language::French, ends), "−0,013 – 0,500");
        assert_eq!(
            interval(Language::English, Some([0.25, 0.75])),
            "0.250 – 0.750"
        );
        assert_eq!(interval(Language::English, None), "–");
    }
}
