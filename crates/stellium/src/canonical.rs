//! The canonical text of a state, line by line as described in `docs/record-stellium.md`.

use std::fmt::{Display, Write};

use tabletop::{
    Seat, canonical_list as list, canonical_numbers as numbers, canonical_or_hyphen as or_hyphen,
};

use crate::rules_version::RulesVersion;
use crate::state::{PublicState, Stage, State};
use crate::{Body, ByBody, CellSet, ObjectiveIds};

/// Returns the whole text. Given the same chance and actions, two states with the same text play on
/// identically.
pub(crate) fn canonical(rules: RulesVersion, state: &State) -> String {
    let mut text = String::with_capacity(1024);
    // Writing to a string cannot fail.
    let _ = write_state(&mut text, rules, state);
    text
}

fn write_state(out: &mut String, rules: RulesVersion, state: &State) -> std::fmt::Result {
    let table = &state.table;
    writeln!(out, "stellium {}", rules.number())?;
    let settings = &table.settings;
    let feels = settings.feels.map_or("unlimited".into(), |n| n.to_string());
    writeln!(
        out,
        "settings feels={feels} must={} memory={} limit={}",
        u8::from(settings.influence_must),
        u8::from(settings.memory),
        settings.limit
    )?;
    let last = or_hyphen(table.last_round);
    writeln!(
        out,
        "table seats={} first={} active={} round={} last={last} revealed={} emptied={}",
        table.seats,
        table.first,
        table.active,
        table.round,
        table.revealed,
        numbers(table.emptied.iter().map(|galaxy| galaxy.number()))
    )?;
    if rules != RulesVersion::One {
        write_turn(out, table)?;
    }
    writeln!(out, "stage {}", stage(table.stage))?;
    write_universe(out, table)?;
    writeln!(out, "bag {}", counts(&table.bag))?;
    let felt = state.hidden.felt.map_or("-", Body::key);
    writeln!(out, "felt {felt}")?;
    for seat in Seat::of(table.seat_count()) {
        let player = &table.players[seat];
        writeln!(
            out,
            "player {seat} points={} reached={} tokens={} validated={} hand={}",
            player.points,
            or_hyphen(player.reached),
            list(player.tokens.iter().map(Body::key)),
            objectives(player.validated),
            objectives(state.hidden.hands[seat])
        )?;
    }
    writeln!(out, "open {}", objectives(table.open))?;
    writeln!(out, "aside {}", objectives(table.aside))?;
    writeln!(out, "dropped {}", objectives(state.hidden.dropped))?;
    let rest = &state.hidden.reserve.0[usize::from(table.revealed)..];
    writeln!(
        out,
        "reserve {}",
        numbers(rest.iter().map(|id| id.number()))
    )
}

/// Writes the part of the state that the rules depend on since version 2.
fn write_turn(out: &mut String, table: &PublicState) -> std::fmt::Result {
    let discarded = Body::ALL.into_iter().filter(|&body| table.discarded[body]);
    writeln!(
        out,
        "turn quiet={} discarded={} resting={}",
        u8::from(table.quiet),
        list(discarded.map(Body::key)),
        cells(table.resting)
    )
}

fn stage(stage: Stage) -> String {
    match stage {
        Stage::Feeling { left } => format!("feeling left={left}"),
        Stage::Grasping => "grasping".into(),
        Stage::Placing { body } => format!("placing body={}", body.key()),
        Stage::Influencing {
            influence,
            body,
            cell,
        } => format!(
            "influencing influence={} body={} cell={}",
            influence.key(),
            body.key(),
            cell.number()
        ),
        Stage::Pushing { cell, pushed } => {
            format!("pushing cell={} pushed={}", cell.number(), pushed.key())
        }
        Stage::Reloading {
            galaxy,
            seat,
            drawn,
            left,
        } => format!(
            "reloading galaxy={} seat={seat} drawn={} left={left}",
            galaxy.number(),
            counts(&drawn)
        ),
        Stage::Validating => "validating".into(),
        Stage::Leaving { used } => format!("leaving used={}", cells(used)),
        Stage::Exchanging => "exchanging".into(),
        Stage::Taking => "taking".into(),
        Stage::Over => "over".into(),
    }
}

fn write_universe(out: &mut String, table: &PublicState) -> std::fmt::Result {
    let laid = table.universe.discs.iter();
    let discs = laid.map(|laid| format!("{}/{}", laid.disc.number(), laid.turn));
    writeln!(out, "discs {}", list(discs))?;
    for body in Body::ALL {
        writeln!(out, "{} {}", body.key(), cells(table.universe.bodies[body]))?;
    }
    Ok(())
}

fn counts(counts: &ByBody<u8>) -> impl Display + '_ {
    numbers(counts.values().iter().map(|&count| count.into()))
}

fn cells(cells: CellSet) -> impl Display {
    numbers(cells.iter().map(|cell| cell.number()))
}

fn objectives(objectives: ObjectiveIds) -> impl Display {
    numbers(objectives.iter().map(|id| id.number()))
}
