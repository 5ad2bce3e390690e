//! `almagest review`: reviews a recorded game, decision by decision.

use std::ops::ControlFlow;

use clap::ArgMatches;
use games::{Judgement, RecordedGame, Review, ReviewRequest, ReviewedAction};
use words::{Arg, Language};

use super::machine_games::{in_range, progress_bar, thinking, threads};
use super::{chosen, given, options, record_text};
use crate::failure::Failure;
use crate::output::{print_json, say};

/// The maximum number of mistakes.
const MAX_MISTAKES: u64 = 1000;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let options = options(language, matches)?;
    let mistakes = in_range(language, matches, "mistakes", 0, MAX_MISTAKES)?;
    let (budget, threads) = (thinking(language, matches)?, threads(language, matches)?);
    let records = record_text(matches)?;
    let games = RecordedGame::all(&records)?;
    let request = ReviewRequest {
        game: chosen(language, matches, &games, "cli-review-which")?,
        seed: given(matches, "seed"),
        budget,
        threads,
        mistakes: mistakes.unwrap_or_default() as usize,
    };
    let game = request.game.ready(&options)?;
    let bar = progress_bar(0);
    let review = game.review(&request, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let review = review?;
    if matches.get_flag("json") {
        print_json(language, &review)
    } else {
        show(language, &game.title(language), &review)
    }
}

fn show(language: Language, title: &str, review: &Review) -> Result<(), Failure> {
    let arguments = [
        ("game", title.into()),
        ("names", review.names.join(", ").into()),
    ];
    say(language, "cli-log-setup", &arguments)?;
    say(language, "cli-review-legend", &[])?;
    for (action, judgement) in review.judged() {
        let key = match judgement.is_mistake() {
            true => "cli-review-mistake",
            false => "cli-review-line",
        };
        say(language, key, &arguments_of(language, action, judgement))?;
    }
    let arguments = [
        ("decisions", review.judged().count().into()),
        ("mistakes", review.mistake_count().into()),
    ];
    say(language, "cli-review-judged", &arguments)?;
    show_largest(language, review)
}

/// Prints the largest mistakes, if there are any.
fn show_largest(language: Language, review: &Review) -> Result<(), Failure> {
    if review.mistakes.is_empty() {
        return Ok(());
    }
    let arguments = [("count", review.mistakes.len().into())];
    say(language, "cli-review-largest", &arguments)?;
    for (action, judgement) in review.largest_mistakes() {
        say(
            language,
            "cli-review-better",
            &arguments_of(language, action, judgement),
        )?;
    }
    Ok(())
}

/// Returns the arguments for texts about an action, in whole per cent. Each number is rounded on
/// its own, so that a larger loss never looks smaller.
fn arguments_of<'a>(
    language: Language,
    action: &'a ReviewedAction,
    judgement: &'a Judgement,
) -> Vec<(&'static str, Arg<'a>)> {
    let per_cent = |chance: f64| (chance * 100.0).round() as i32;
    vec![
        ("n", action.line.into()),
        ("name", (&action.name[language]).into()),
        ("action", (&action.words[language]).into()),
        ("chance", per_cent(judgement.win_chance).into()),
        ("better", (&judgement.best.words[language]).into()),
        ("best", per_cent(judgement.best.win_chance).into()),
        ("loss", per_cent(judgement.loss).into()),
    ]
}
