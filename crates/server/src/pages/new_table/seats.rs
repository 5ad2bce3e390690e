//! The seats in the form for a new table.

use axum::http::StatusCode;
use maud::{Markup, html};
use render::mark;
use tabletop::{Facts, Seat};
use words::{Language, text};

use super::super::form::{Choice, Fields, pick};
use super::super::level::{USUAL, level_words, levels};
use crate::ApiError;
use crate::identity::MAX_NAME_LENGTH;
use crate::storage::PlayerRow;
use crate::tables::Wish;

/// Returns the default seats: the visitor and machine players.
pub fn filled(facts: &Facts, players: usize) -> Fields {
    let players = players.clamp(facts.least_seats, facts.most_seats);
    let mut fields = Fields::default();
    for seat in 1..=facts.most_seats {
        let who = match seat {
            1 => "me",
            seat if seat <= players => USUAL.name(),
            _ => "nobody",
        };
        fields = fields.with(&format!("seat-{seat}"), who);
    }
    fields
}

/// Reads who is to play each seat.
///
/// # Errors
/// Returns an error if a second person on this device has no name.
pub fn read(fields: &Fields, facts: &Facts) -> Result<Vec<Wish>, ApiError> {
    let mut wishes = Vec::new();
    for seat in 1..=facts.most_seats {
        let name = fields.get(&format!("name-{seat}"));
        match fields.get(&format!("seat-{seat}")) {
            "" | "nobody" => {}
            "me" => wishes.push(Wish::Me { name: None }),
            "open" => wishes.push(Wish::Open),
            "here" if name.is_empty() => return Err(nameless(seat)),
            "here" => wishes.push(Wish::Me {
                name: Some(name.to_owned()),
            }),
            level => wishes.push(Wish::Machine {
                level: level.to_owned(),
            }),
        }
    }
    Ok(wishes)
}

fn nameless(seat: usize) -> ApiError {
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    ApiError::with(status, "seat_name", &[("seat", seat.into())])
}

/// Renders a row for each seat.
pub fn controls(
    language: Language,
    fields: &Fields,
    facts: &Facts,
    player: Option<&PlayerRow>,
) -> Markup {
    let choices = choices(language, player);
    let arguments = [
        ("least", facts.least_seats.into()),
        ("most", facts.most_seats.into()),
    ];
    html! {
        p.help { (text(language, "site-seats-help", &arguments)) }
        ol.seat-rows {
            @for seat in Seat::of(facts.most_seats) { (row(language, fields, seat, &choices)) }
        }
    }
}

fn choices(language: Language, player: Option<&PlayerRow>) -> Vec<Choice> {
    let say = |key: &str| text(language, key, &[]);
    let me = match player {
        Some(player) => text(
            language,
            "site-seat-me-named",
            &[("name", (&player.name).into())],
        ),
        None => say("site-seat-me"),
    };
    let people = [
        ("me", me),
        ("here", say("site-seat-here")),
        ("open", say("site-seat-open")),
    ];
    let people = people.map(|(value, words)| (value.to_owned(), words));
    let machines = levels(language).into_iter().map(|(value, _)| {
        let level = level_words(language, &value);
        let words = text(language, "site-seat-machine", &[("level", level.into())]);
        (value, words)
    });
    let nobody = ("nobody".to_owned(), say("site-seat-nobody"));
    people.into_iter().chain(machines).chain([nobody]).collect()
}

fn row(language: Language, fields: &Fields, seat: Seat, choices: &[Choice]) -> Markup {
    let number = seat.number();
    let (who, name) = (format!("seat-{number}"), format!("name-{number}"));
    let label = text(language, "site-seat", &[("n", number.into())]);
    html! {
        li.seat-row {
            (mark(seat))
            label for=(who) { (label) }
            (pick(&who, choices, fields.get(&who), None))
            input.here type="text" name=(name) value=(fields.get(&name)) maxlength=(MAX_NAME_LENGTH) autocomplete="off"
                placeholder=(text(language, "site-seat-name", &[]))
                aria-label=(text(language, "site-seat-name-of", &[("n", number.into())]));
        }
    }
}
