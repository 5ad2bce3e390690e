//! The canonical text of a state, line by line as described in `docs/record-nightsky.md`.

use std::fmt::{Display, Write};

use tabletop::{
    Seat, canonical_list as list, canonical_numbers as numbers, canonical_or_hyphen as or_hyphen,
};

use crate::state::{Player, PublicState, Stage, State};
use crate::{BigBang, CardId, CardSet, Draft, Instrument};

/// Returns the whole text. Given the same chance and actions, two states with the same text play on
/// identically.
pub(crate) fn canonical(state: &State) -> String {
    let mut text = String::with_capacity(1024);
    // Writing to a string cannot fail.
    let _ = write_table(&mut text, &state.table);
    text
}

fn write_table(out: &mut String, table: &PublicState) -> std::fmt::Result {
    writeln!(out, "nightsky 1")?;
    let draft = match table.settings.draft {
        Draft::Rush => "rush",
        Draft::Turns => "turns",
    };
    let die = u8::from(table.settings.die);
    writeln!(out, "settings draft={draft} die={die}")?;
    writeln!(
        out,
        "table seats={} first={} active={} round={} die={} drawn={}",
        table.seats,
        or_hyphen(table.first),
        table.active,
        table.round,
        or_hyphen(table.die),
        table.drawn.map_or("-", BigBang::key)
    )?;
    writeln!(out, "stage {}", stage(table.stage))?;
    let [binoculars, refractor, telescope] = table.instruments;
    writeln!(
        out,
        "sky sun={} binoculars={binoculars} refractor={refractor} telescope={telescope}",
        table.sun.key()
    )?;
    writeln!(
        out,
        "pile {}",
        numbers(table.pile.counts().iter().map(|&count| count.into()))
    )?;
    writeln!(out, "choose {}", cards(table.to_choose))?;
    writeln!(out, "played {}", cards(table.played))?;
    for seat in Seat::of(table.seat_count()) {
        write_player(out, seat, &table.players[seat])?;
    }
    Ok(())
}

fn write_player(out: &mut String, seat: Seat, player: &Player) -> std::fmt::Result {
    let points = &player.points;
    writeln!(
        out,
        "player {seat} eye={} clouds={} cards={} turned={} observed={} doubled={} sun={} \
         shooting_star={}",
        player.eye,
        player.clouds.map_or("-", Instrument::key),
        cards(player.cards),
        cards(player.turned),
        numbers(points.observed.0.iter().map(|&points| points.into())),
        points.doubled,
        points.sun,
        points.shooting_star
    )
}

fn stage(stage: Stage) -> String {
    match stage {
        Stage::Drafting { round, chosen } => {
            format!("drafting round={round} chosen={}", list(chosen.iter()))
        }
        Stage::Beginning => "beginning".into(),
        Stage::Clouding => "clouding".into(),
        Stage::Swapping => "swapping".into(),
        Stage::Choosing => "choosing".into(),
        Stage::Moving { instrument } => format!("moving instrument={}", instrument.key()),
        Stage::Observing { instrument } => format!("observing instrument={}", instrument.key()),
        Stage::Joining {
            instrument,
            waiting,
        } => format!(
            "joining instrument={} waiting={}",
            instrument.key(),
            list(waiting.iter())
        ),
        Stage::Over => "over".into(),
    }
}

fn cards(cards: CardSet) -> impl Display {
    numbers(cards.iter().map(CardId::number))
}
