//! The canonical text of a state, line by line as `docs/record.md` describes it.

use std::fmt::Write;

use tabletop::{Seat, canonical_list as list};

use crate::ptolemy::HiddenLibrary;
use crate::state::{FreeMarks, Pick, Stage, Turn};
use crate::{CardId, CardIds, Holder, Modifier, Pen, Ptolemy, StarSet, State, Table};

/// The whole text. Two states with the same text play on alike.
pub(crate) fn canonical(state: &State) -> String {
    let mut text = String::with_capacity(1024);
    // Writing to a string cannot fail.
    let _ = write_state(&mut text, state);
    text
}

fn write_state(out: &mut String, state: &State) -> std::fmt::Result {
    let table = &state.table;
    let last = table
        .last_round
        .map_or("-".into(), |round| round.to_string());
    writeln!(out, "astra 1")?;
    writeln!(
        out,
        "table seats={} first={} active={} round={} last={last} sphere={} drawn={}",
        table.seats,
        table.first,
        table.active,
        table.round,
        table.sphere.key(),
        table.drawn
    )?;
    writeln!(out, "stage {}", stage(table.stage))?;
    write_turn(out, &table.turn)?;
    if matches!(table.stage, Stage::Picking | Stage::Reactivating) {
        write_discovery(out, table)?;
    }
    write_places(out, table)?;
    for seat in Seat::of(table.seat_count()) {
        let journal = &table.journals[seat];
        writeln!(
            out,
            "journal {seat} fame={} stardust={} telescopes={} pouch={} wisdom={} cards={} exhausted={}",
            journal.fame,
            journal.stardust,
            journal.telescopes,
            journal.pouch,
            journal.wisdom,
            cards(journal.cards),
            cards(journal.exhausted)
        )?;
    }
    if let Some(ptolemy) = &table.ptolemy {
        write_ptolemy(out, ptolemy, &state.hidden.library)?;
    }
    writeln!(out, "discard {}", cards(table.discard))?;
    let rest = &state.hidden.deck.cards()[usize::from(table.drawn)..];
    writeln!(out, "deck {}", list(rest.iter().map(|card| card.number())))?;
    let finals = state.hidden.finals.of(table.seat_count());
    writeln!(
        out,
        "finals {}",
        list(finals.iter().map(|card| card.number()))
    )?;
    let picks = state.hidden.picks.of(table.seat_count());
    writeln!(out, "picks {}", list(picks.iter().map(pick)))
}

fn write_ptolemy(out: &mut String, ptolemy: &Ptolemy, library: &HiddenLibrary) -> std::fmt::Result {
    let number = |card: Option<CardId>| card.map_or("-".into(), |card| card.number().to_string());
    writeln!(
        out,
        "ptolemy turn={} lost={} fame={} stardust={} telescopes={} cards={} final={} modifiers={}",
        u8::from(ptolemy.his_turn),
        u8::from(ptolemy.pile_ran_out),
        ptolemy.fame,
        ptolemy.stardust,
        ptolemy.telescopes,
        cards(ptolemy.cards),
        library
            .final_card
            .map_or("-".into(), |card| card.number().to_string()),
        list(ptolemy.modifiers.iter().map(Modifier::key))
    )?;
    writeln!(
        out,
        "library left={} right={} discard={} pile={}",
        number(ptolemy.left.known()),
        number(ptolemy.right.known().or(library.right)),
        cards(ptolemy.discard),
        list(library.rest(ptolemy).iter().map(|card| card.number()))
    )
}

fn stage(stage: Stage) -> String {
    match stage {
        Stage::Turn => "turn".into(),
        Stage::Trading => "trading".into(),
        Stage::Marking(FreeMarks::AnyStar) => "marking any".into(),
        Stage::Marking(FreeMarks::Burst) => "marking burst".into(),
        Stage::Marking(FreeMarks::Two { first: None }) => "marking two".into(),
        Stage::Marking(FreeMarks::Two {
            first: Some((place, star)),
        }) => {
            format!("marking two after={}/{}", place.number(), star.number())
        }
        Stage::Marking(FreeMarks::Three { places }) => {
            format!(
                "marking three used={}",
                list(places.iter().map(|place| place.number()))
            )
        }
        Stage::Observing { place, star } => {
            format!("observing after={}/{}", place.number(), star.number())
        }
        Stage::BetweenObserves => "between".into(),
        Stage::ChoosingDiscovery => "choosing-discovery".into(),
        Stage::Picking => "picking".into(),
        Stage::Reactivating => "reactivating".into(),
        Stage::Discarding => "discarding".into(),
        Stage::ChoosingDream => "choosing-dream".into(),
        Stage::Dreaming { place, last, left } => {
            let last = last.map_or("-".into(), |star| star.number().to_string());
            format!("dreaming place={} last={last} left={left}", place.number())
        }
        Stage::Over => "over".into(),
    }
}

fn write_turn(out: &mut String, turn: &Turn) -> std::fmt::Result {
    writeln!(
        out,
        "turn no-action={} rested={} free-start={} fame-grand={} refund-grand={} refund-common={} \
         full-rests={} grand-stars={} other-than-common={} finished={} spent={} way={} \
         way-ended={} ways={} vacated={}",
        u8::from(turn.no_action),
        u8::from(turn.rested),
        u8::from(turn.free_start),
        turn.fame_grand,
        u8::from(turn.refund_grand),
        u8::from(turn.refund_common),
        turn.full_rests,
        turn.grand_stars,
        u8::from(turn.other_than_common),
        u8::from(turn.finished_a_card),
        turn.spent,
        turn.way,
        u8::from(turn.way_ended),
        turn.ways,
        list(turn.vacated.iter().map(|place| place.number()))
    )
}

fn write_discovery(out: &mut String, table: &Table) -> std::fmt::Result {
    let discovery = &table.discovery;
    let crossed = (1..=4).filter(|slot| discovery.crossed[slot - 1]);
    write!(
        out,
        "discovery place={} dreamt={} waiting={} choosing={} tied={} crossed={} reactivations={}",
        discovery.place.number(),
        u8::from(discovery.dreamt),
        list(discovery.waiting.iter()),
        list(discovery.choosing.iter()),
        u8::from(discovery.tied),
        list(crossed),
        list(discovery.reactivations.of(table.seat_count()).iter())
    )?;
    if table.ptolemy.is_some() {
        write!(out, " ptolemy={}", u8::from(discovery.ptolemy))?;
    }
    writeln!(out)
}

fn write_places(out: &mut String, table: &Table) -> std::fmt::Result {
    for id in table.places() {
        let place = table.place(id);
        let card = place
            .card
            .map_or("-".into(), |card| card.number().to_string());
        write!(out, "place {} card={card}", id.number())?;
        for pen in Pen::all(table.seat_count()) {
            match pen.holder() {
                Holder::Seat(seat) => write!(out, " {seat}=")?,
                Holder::Dreamer => write!(out, " dreamer=")?,
                Holder::Ptolemy => write!(out, " ptolemy=")?,
            }
            write!(out, "{}", stars(place.marks[pen]))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn pick(pick: &Option<Pick>) -> String {
    match pick {
        None => "-".into(),
        Some(Pick::Boon(slot)) => slot.number().to_string(),
        Some(Pick::Declined) => "none".into(),
    }
}

fn cards(cards: CardIds) -> String {
    list(cards.iter().map(|card| card.number()))
}

fn stars(stars: StarSet) -> String {
    list(stars.iter().map(|star| star.number()))
}
