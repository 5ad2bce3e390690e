//! The canonical text of a state, line by line as described in `docs/record.md`.

use std::borrow::Cow;
use std::fmt::{Display, Write};

use tabletop::{
    Seat, canonical_list as list, canonical_numbers as numbers, canonical_or_hyphen as or_hyphen,
};

use crate::ptolemy::HiddenLibrary;
use crate::state::{FreeMarks, Pick, Stage, Turn};
use crate::{
    CardId, CardIds, FinalCardId, Holder, Modifier, Pen, PlaceId, Ptolemy, PublicState, Star,
    StarSet, State,
};

/// Returns the whole text. Apart from chance, two states with the same text continue in the same
/// way.
pub(crate) fn canonical(state: &State) -> String {
    let mut text = String::with_capacity(1024);
    // Writing to a string cannot fail.
    let _ = write_state(&mut text, state);
    text
}

fn write_state(out: &mut String, state: &State) -> std::fmt::Result {
    let table = &state.table;
    let last = or_hyphen(table.last_round);
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
    write_stage(out, table.stage)?;
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
    writeln!(
        out,
        "deck {}",
        numbers(rest.iter().map(|card| card.number()))
    )?;
    let finals = state.hidden.finals.of(table.seat_count());
    writeln!(
        out,
        "finals {}",
        numbers(finals.iter().map(|card| card.number()))
    )?;
    let picks = state.hidden.picks.of(table.seat_count());
    writeln!(out, "picks {}", list(picks.iter().map(pick)))
}

fn write_ptolemy(out: &mut String, ptolemy: &Ptolemy, library: &HiddenLibrary) -> std::fmt::Result {
    let number = |card: Option<CardId>| or_hyphen(card.map(CardId::number));
    writeln!(
        out,
        "ptolemy turn={} lost={} fame={} stardust={} telescopes={} cards={} final={} modifiers={}",
        u8::from(ptolemy.his_turn),
        u8::from(ptolemy.pile_ran_out),
        ptolemy.fame,
        ptolemy.stardust,
        ptolemy.telescopes,
        cards(ptolemy.cards),
        or_hyphen(library.final_card.map(FinalCardId::number)),
        list(ptolemy.modifiers.iter().map(Modifier::key))
    )?;
    writeln!(
        out,
        "library left={} right={} discard={} pile={}",
        number(ptolemy.left.known()),
        number(ptolemy.right.known().or(library.right)),
        cards(ptolemy.discard),
        numbers(library.rest(ptolemy).iter().map(|card| card.number()))
    )
}

fn write_stage(out: &mut String, stage: Stage) -> std::fmt::Result {
    out.push_str("stage ");
    match stage {
        Stage::Turn => writeln!(out, "turn"),
        Stage::Trading => writeln!(out, "trading"),
        Stage::Marking(marks) => write_marks(out, marks),
        Stage::Observing { place, star } => {
            writeln!(out, "observing after={}/{}", place.number(), star.number())
        }
        Stage::BetweenObserves => writeln!(out, "between"),
        Stage::ChoosingDiscovery => writeln!(out, "choosing-discovery"),
        Stage::Picking => writeln!(out, "picking"),
        Stage::Reactivating => writeln!(out, "reactivating"),
        Stage::Discarding => writeln!(out, "discarding"),
        Stage::ChoosingDream => writeln!(out, "choosing-dream"),
        Stage::Dreaming { place, last, left } => {
            let (place, last) = (place.number(), or_hyphen(last.map(Star::number)));
            writeln!(out, "dreaming place={place} last={last} left={left}")
        }
        Stage::Over => writeln!(out, "over"),
    }
}

fn write_marks(out: &mut String, marks: FreeMarks) -> std::fmt::Result {
    match marks {
        FreeMarks::AnyStar => writeln!(out, "marking any"),
        FreeMarks::Burst => writeln!(out, "marking burst"),
        FreeMarks::Two { first: None } => writeln!(out, "marking two"),
        FreeMarks::Two {
            first: Some((place, star)),
        } => writeln!(
            out,
            "marking two after={}/{}",
            place.number(),
            star.number()
        ),
        FreeMarks::Three { places } => {
            let used = numbers(places.iter().map(PlaceId::number));
            writeln!(out, "marking three used={used}")
        }
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
        numbers(turn.vacated.iter().map(|place| place.number()))
    )
}

fn write_discovery(out: &mut String, table: &PublicState) -> std::fmt::Result {
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

fn write_places(out: &mut String, table: &PublicState) -> std::fmt::Result {
    for id in table.places() {
        let place = table.place(id);
        let card = or_hyphen(place.card.map(CardId::number));
        write!(out, "place {} card={card}", id.number())?;
        for pen in Pen::all(table.seat_count()) {
            let marks = stars(place.marks[pen]);
            match pen.holder() {
                Holder::Seat(seat) => write!(out, " {seat}={marks}")?,
                Holder::Dreamer => write!(out, " dreamer={marks}")?,
                Holder::Ptolemy => write!(out, " ptolemy={marks}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn pick(pick: &Option<Pick>) -> Cow<'static, str> {
    match pick {
        None => "-".into(),
        Some(Pick::Boon(slot)) => slot.number().to_string().into(),
        Some(Pick::Declined) => "none".into(),
    }
}

fn cards(cards: CardIds) -> impl Display {
    numbers(cards.iter().map(CardId::number))
}

fn stars(stars: StarSet) -> impl Display {
    numbers(stars.iter().map(Star::number))
}
