//! The decision or who everyone is waiting for, the steps of a turn, and the buttons.

use ::nightsky::{Action, Draft, Instrument, Stage};
use maud::{Markup, html};
use tabletop::{Outcome, Seat};
use words::nightsky::{big_bang_words, stage_words};

use super::desk::Desk;
use super::foresight::Foresight;
use super::tell::{best_cell, cell_tell, join_tell};
use crate::emphasis::{self, mark, mark_in};
use crate::{Button, Step, Target, icon};

/// Returns the facts shown beside the game's name.
pub(super) fn facts(desk: &Desk<'_>) -> Vec<String> {
    let table = desk.table();
    let mut facts = Vec::new();
    if table.round > 0 {
        facts.push(desk.say("fact-round", &[("round", table.round.into())]));
    }
    facts.push(desk.say("fact-players", &[("players", table.seat_count().into())]));
    facts.push(match table.stage {
        Stage::Over => desk.say("fact-over", &[]),
        Stage::Drafting { .. } => desk.say("step-draft", &[]),
        _ if desk.context.plays_at(table.active) => desk.say("fact-own-turn", &[]),
        _ => desk.say(
            "fact-turn",
            &[("name", desk.context.name(table.active).into())],
        ),
    });
    facts
}

/// Returns the steps of a turn.
pub(super) fn steps(desk: &Desk<'_>) -> Vec<Step> {
    let now = match desk.table().stage {
        Stage::Drafting { .. } | Stage::Over => return Vec::new(),
        Stage::Beginning | Stage::Clouding | Stage::Swapping => 0,
        Stage::Choosing => 1,
        Stage::Moving { .. } => 2,
        Stage::Observing { .. } | Stage::Joining { .. } => 3,
    };
    let first = if desk.table().settings.die {
        "step-die"
    } else {
        "step-night"
    };
    let steps = [first, "step-instrument", "step-move", "step-observe"];
    let step = |(number, key): (usize, &&str)| Step {
        words: desk.say(key, &[]),
        now: number == now,
        done: number < now,
    };
    steps.iter().enumerate().map(step).collect()
}

/// Returns the decision in one sentence.
pub(super) fn decision(desk: &Desk<'_>) -> Markup {
    let lit = desk.context.outcome.is_none() && desk.own_turn();
    emphasis::shown(&asked(desk), lit)
}

/// Returns the sentence, with its emphasis marked.
fn asked(desk: &Desk<'_>) -> String {
    if let Some(outcome) = desk.context.outcome {
        return winners(desk, outcome);
    }
    if !desk.own_turn() {
        let names = mark(&desk.name_list(desk.context.to_act.iter()));
        return desk.say("wait", &[("names", names.into())]);
    }
    if let Stage::Joining { instrument, .. } = desk.table().stage {
        let table = desk.table();
        let args = [
            ("name", desk.context.name(table.active).into()),
            (
                "place",
                desk.cell_name(table.place(instrument, table.active)).into(),
            ),
        ];
        return desk.say("join", &args);
    }
    let sentence = stage_words(
        desk.language(),
        desk.game,
        desk.context.names,
        desk.context.view,
    );
    match desk.in_use() {
        Some(instrument) => mark_in(&sentence, desk.instrument_name(instrument)),
        None => sentence,
    }
}

fn winners(desk: &Desk<'_>, outcome: &Outcome) -> String {
    let names = mark(&desk.name_list(outcome.winners.iter()));
    let points = outcome
        .winners
        .first()
        .map_or(0, |seat| outcome.scores[seat.index()].total);
    let args = [
        ("names", names.into()),
        ("points", points.into()),
        ("count", outcome.winners.len().into()),
    ];
    desk.say("won", &args)
}

/// Returns the detail below the decision.
pub(super) fn detail(desk: &Desk<'_>) -> Markup {
    let words = match desk.context.outcome {
        Some(outcome) => scores(desk, outcome),
        None if desk.own_turn() => own_detail(desk),
        // The questions to other players are of no use to the observer.
        None => String::new(),
    };
    html! { (words) }
}

fn scores(desk: &Desk<'_>, outcome: &Outcome) -> String {
    let seats = Seat::of(outcome.scores.len());
    let score = |seat: Seat| {
        let points = outcome.scores[seat.index()].total;
        let doubled = desk.table().players[seat].points.doubled;
        let args = [
            ("name", desk.context.name(seat).into()),
            ("points", points.into()),
            ("doubled", doubled.into()),
        ];
        // N4.1: the last observation counts twice for the player who finished.
        desk.say(
            if doubled > 0 {
                "score-doubled"
            } else {
                "score"
            },
            &args,
        )
    };
    seats.map(score).collect::<Vec<_>>().join(" · ")
}

fn own_detail(desk: &Desk<'_>) -> String {
    let table = desk.table();
    match table.stage {
        Stage::Drafting { .. } => draft_detail(desk),
        Stage::Beginning => desk.say("detail-pile", &[("cards", table.pile.total().into())]),
        Stage::Swapping => desk.say("detail-swap", &[]),
        Stage::Clouding | Stage::Choosing => match table.drawn {
            Some(card) if table.stage == Stage::Clouding || card.lasts() => {
                big_bang_words(desk.language(), desk.game.big_bangs(), card)
            }
            _ => desk.say("detail-choose", &[]),
        },
        Stage::Moving { instrument } => match best_cell(desk, instrument) {
            Some((cell, _)) => cell_tell(desk, instrument, cell),
            None => desk.say("detail-no-card", &[]),
        },
        Stage::Observing { instrument } => observing_detail(desk, instrument),
        Stage::Joining { .. } => {
            let names = desk.card_list(table.played_by(table.active));
            let args = [
                ("name", desk.context.name(table.active).into()),
                ("cards", names.into()),
            ];
            desk.say("detail-join", &args)
        }
        Stage::Over => String::new(),
    }
}

/// Returns a text that names the others who are still choosing, if all players choose at once.
fn draft_detail(desk: &Desk<'_>) -> String {
    let table = desk.table();
    let others: Vec<Seat> = table
        .to_act()
        .iter()
        .filter(|&seat| desk.context.seat != Some(seat))
        .collect();
    if table.settings.draft == Draft::Rush && !others.is_empty() {
        let names = desk.name_list(others.into_iter());
        return desk.say("detail-rush", &[("names", names.into())]);
    }
    desk.say("detail-draft", &[])
}

/// Describes who could join in an observation.
fn observing_detail(desk: &Desk<'_>, instrument: Instrument) -> String {
    let table = desk.table();
    let cell = table.place(instrument, table.active);
    let seen = Foresight::of(desk.game, table, instrument, cell);
    if seen.others.is_empty() {
        desk.say("detail-alone", &[])
    } else {
        join_tell(desk, &seen.others)
    }
}

/// Returns the buttons for the actions that belong to no piece of the board.
pub(super) fn buttons(desk: &Desk<'_>) -> Vec<Button> {
    let on_bar = |action| {
        matches!(
            action,
            Action::Roll | Action::Draw | Action::DrawNone | Action::Stay | Action::Done
        )
    };
    let choices = desk.context.choices_where(on_bar);
    choices
        .map(|choice| {
            let target = Target::act(choice);
            let target = match (choice.action, desk.table().stage) {
                (Action::Stay, Stage::Moving { instrument }) => {
                    target.telling(&stay_tell(desk, instrument))
                }
                _ => target,
            };
            Button {
                words: html! {
                    @if choice.action == Action::Roll { (icon("die")) }
                    @if choice.action == Action::Draw { (icon("deck")) }
                    span { (choice.words) }
                },
                target,
                main: matches!(choice.action, Action::Roll | Action::Draw),
            }
        })
        .collect()
}

fn stay_tell(desk: &Desk<'_>, instrument: Instrument) -> String {
    let table = desk.table();
    cell_tell(desk, instrument, table.place(instrument, table.active))
}
