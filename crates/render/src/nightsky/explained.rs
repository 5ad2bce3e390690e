//! What the signs of the map and of the players mean, and what they do now.

use ::nightsky::{CardId, Instrument};
use sky::Constellation;
use tabletop::Seat;
use words::{Arg, list_words};

use super::aim::{aim_id, first_wanted, wanted_words};
use super::desk::Desk;
use crate::Explanation;

/// Creates an explanation from a label and the key of its words.
fn why(
    desk: &Desk<'_>,
    label: String,
    key: &str,
    args: &[(&str, Arg<'_>)],
    rule: &'static str,
) -> Explanation {
    Explanation::new(label, desk.say(&format!("why-{key}"), args), rule)
}

/// Explains the tints of the zones and the small cards beside names.
pub(super) fn legend(desk: &Desk<'_>, zones: &[String]) -> Explanation {
    let label = desk.say("legend-label", &[("zones", zones.join(", ").into())]);
    let key = match desk.context.seat {
        Some(_) => "legend-hold",
        None => "legend",
    };
    why(desk, label, key, &[], "N1.1")
}

/// Explains the pile of Big Bang cards.
pub(super) fn pile(desk: &Desk<'_>) -> Explanation {
    let args = [("cards", desk.table().pile.total().into())];
    let key = match desk.table().settings.die {
        true => "pile",
        false => "pile-choice",
    };
    why(desk, desk.say("pile-label", &args), key, &args, "N3.1")
}

/// Explains the roll of the die at the beginning of the turn.
pub(super) fn die(desk: &Desk<'_>, roll: u8, words: &str) -> Explanation {
    let name = desk.context.name(desk.table().active);
    let args = [
        ("roll", roll.into()),
        ("words", words.into()),
        ("name", name.into()),
    ];
    let key = match roll.is_multiple_of(2) {
        true => "die-even",
        false => "die-odd",
    };
    why(desk, desk.say("die-label", &args), key, &args, "N3.1")
}

/// Explains the Sun.
pub(super) fn sun(desk: &Desk<'_>) -> Explanation {
    let place = desk.cell_name(desk.sun_cell());
    let own = desk.context.seat.map(|seat| {
        let cards = desk.table().players[seat].face_up();
        cards.and(desk.game.solar_cards()).len()
    });
    let args = [("place", place.into()), ("cards", own.unwrap_or(0).into())];
    let (key, rule) = match own {
        _ if desk.is_draft() => ("sun", "N3.5"),
        None => ("sun", "N3.5"),
        Some(0) => ("sun-visit", "N3.6"),
        Some(_) => ("sun-own", "N3.5"),
    };
    why(desk, desk.say("sun", &args), key, &args, rule)
}

/// Explains a shared instrument.
pub(super) fn instrument(desk: &Desk<'_>, instrument: Instrument, label: &str) -> Explanation {
    let table = desk.table();
    let clouding =
        Seat::of(table.seat_count()).filter(|&seat| table.players[seat].clouds == Some(instrument));
    let names: Vec<String> = clouding.map(|seat| desk.context.name(seat)).collect();
    let args = [
        ("names", list_words(desk.language(), &names).into()),
        ("count", names.len().into()),
        ("steps", desk.game.steps(table, instrument).into()),
    ];
    match names.is_empty() {
        true => why(desk, label.to_owned(), "instrument", &args, "N3.3"),
        false => why(desk, label.to_owned(), "clouds", &args, "N6.3"),
    }
}

/// Explains a player's eye.
pub(super) fn eye(desk: &Desk<'_>, seat: Seat, label: &str) -> Explanation {
    let steps = match seat == desk.table().active {
        true => desk.game.steps(desk.table(), Instrument::Eye),
        false => Instrument::Eye.steps(),
    };
    let name = desk.context.name(seat);
    let args = [("name", name.into()), ("steps", steps.into())];
    match desk.context.seat == Some(seat) {
        true => why(desk, label.to_owned(), "eye-own", &args, "N3.3"),
        false => why(desk, label.to_owned(), "eye", &args, "N3.2"),
    }
    .following()
}

/// Explains the points of a player. They are the first sign of the player's side.
pub(super) fn points(desk: &Desk<'_>, seat: Seat) -> Explanation {
    let args = [("points", desk.table().players[seat].points.total().into())];
    let label = desk.say("points-label", &args);
    why(desk, label, "points", &args, "N4.2")
}

/// Explains the number of cards that a player has still to observe.
pub(super) fn left(desk: &Desk<'_>, seat: Seat) -> Explanation {
    let left = desk.table().players[seat].face_up().len();
    let args = [
        ("cards", left.into()),
        ("name", desk.context.name(seat).into()),
    ];
    why(desk, desk.say("left", &args), "left", &args, "N4.1").following()
}

/// Explains where a card can be observed, and the numbers on it.
pub(super) fn card(desk: &Desk<'_>, card: CardId) -> Explanation {
    let place = match desk.card(card).constellation {
        Some(cell) => desk.cell_name(cell),
        None => desk.cell_name(desk.sun_cell()),
    };
    let args = [("place", place.into())];
    let label = desk.card_label(card).to_owned();
    let why = match desk.card(card).constellation {
        Some(_) => why(desk, label, "card", &args, "N3.7"),
        None => why(desk, label, "card-solar", &args, "N3.5"),
    };
    why.following()
}

/// Explains a card that another player holds; its label is its full name.
pub(super) fn chip(desk: &Desk<'_>, card: CardId, label: String, observed: bool) -> Explanation {
    let (key, rule) = match desk.card(card).constellation {
        _ if observed => ("chip-observed", "N3.7"),
        Some(_) => ("chip", "N3.4"),
        None => ("chip-solar", "N3.5"),
    };
    let why = why(desk, label, key, &[], rule).following();
    match observed || desk.table().played.contains(card) {
        true => why,
        false => why.aiming(&aim_id(desk, card)),
    }
}

/// Explains which cards can be observed in a constellation.
pub(super) fn wanted(desk: &Desk<'_>, cell: Constellation, label: String) -> Explanation {
    let args = [("cards", wanted_words(desk, cell).into())];
    let why = why(desk, label, "wanted", &args, "N3.4");
    match first_wanted(desk) == Some(cell) {
        true => why,
        false => why.following(),
    }
}

/// Explains the choice of cards, and the numbers on them.
pub(super) fn draft(desk: &Desk<'_>, label: String) -> Explanation {
    why(desk, label, "draft", &[], "N1.2")
}
