//! The tools at the right end of the top bar of a table.

use games::LiveGame;
use maud::{Markup, html};
use render::{icon, mark};
use tabletop::Seat;
use words::text;

use super::notes::seat_name;
use super::visit::Visit;
use crate::pages::look::theme_switch;
use crate::storage::Status;
use crate::tables::Absence;
use crate::updates::{clocks, waits_for};

/// Renders clocks, hint, rules, log, theme, and a menu of rarely needed commands.
pub fn tools(visit: &Visit<'_>, game: &dyn LiveGame, seat: Option<Seat>) -> Markup {
    let about = &visit.table.about;
    let hint = about.hints && seat.is_some_and(|seat| waits_for(visit.table, seat));
    html! {
        (clock_faces(visit, seat))
        @if hint {
            button.tool type="button" data-do="hint" title=(visit.say("table-hint-key")) {
                (icon("hint")) span { (visit.say("table-hint")) }
            }
        }
        a.tool href={ "/rules/" (about.game) } target="_blank" rel="opener" {
            (icon("wisdom")) span { (visit.say("page-rules")) }
        }
        button.tool.log-toggle type="button" data-do="log" aria-controls="log" {
            (icon("log")) span { (visit.say("frame-log")) }
        }
        (theme_switch(visit.preferences))
        (more(visit, game, seat))
    }
}

/// Renders the clocks; the script counts them down.
fn clock_faces(visit: &Visit<'_>, seat: Option<Seat>) -> Markup {
    let now = visit.app.clock.now();
    let table = visit.table;
    let shown = clocks(table, now).is_some() && table.status == Status::Playing;
    // If only a race is timed, the limit is the same for everyone in it: one clock is enough.
    let racing = table.to_act();
    let own = seat.filter(|seat| racing.contains(*seat));
    let race = own.or_else(|| racing.first());
    let has_clock = |seat: &Seat| table.about.clock.is_some() || race == Some(*seat);
    html! {
        @if shown {
            ul.clocks aria-label=(visit.say("table-clocks")) {
                @for seat in Seat::of(table.about.chairs.len()).filter(has_clock) {
                    li { (mark(seat)) span data-clock=(seat.index()) {} }
                }
            }
        }
    }
}

fn more(visit: &Visit<'_>, game: &dyn LiveGame, seat: Option<Seat>) -> Markup {
    let table = visit.table;
    html! {
        details.more id="more" {
            summary.tool aria-label=(visit.say("table-more")) { (icon("menu")) }
            ul {
                @if let Some(seat) = seat { (for_players(visit, game, seat)) }
                @if table.status == Status::Over {
                    li { a href={ "/replay/" (table.id) (invitation(visit)) } { (visit.say("table-replay")) } }
                    li { a href={ (path(visit, "record")) (invitation(visit)) } download { (visit.say("table-record")) } }
                }
                li { button type="button" data-copy={ "/t/" (table.id) (invitation(visit)) } {
                    (visit.say("table-copy-link"))
                } }
                @if seat.is_some() {
                    li { button type="button" data-do="notify" { (visit.say("table-notify")) } }
                }
                li { a href="/settings" { (visit.say("page-settings")) } }
                @if let Some(seat) = seat { (resign(visit, seat)) }
                @if can_delete(visit) {
                    li { a href={ "/t/" (table.id) "/delete" } { (visit.say("table-delete")) } }
                }
            }
        }
    }
}

/// Returns a path of the table in the API.
fn path(visit: &Visit<'_>, what: &str) -> String {
    format!("/api/v1/tables/{}/{what}", visit.table.id)
}

/// Renders the commands that only a player has, while the game is in progress.
fn for_players(visit: &Visit<'_>, game: &dyn LiveGame, seat: Seat) -> Markup {
    let people = visit.table.people().len();
    html! {
        @if visit.table.status == Status::Playing {
            @if people > 1 && game.version() > 0 {
                li { button type="button" data-do="propose-undo" { (visit.say("table-ask-undo")) } }
            }
            @for gone in away(visit) {
                li { button type="button" data-post=(path(visit, "proposals")) data-body=(replace(gone)) {
                    (text(visit.preferences.language, "table-ask-replace",
                        &[("name", seat_name(visit, gone).into())]))
                } }
            }
            @if stands_in(visit, seat) {
                li { button type="button" data-do="return" { (visit.say("table-return")) } }
            }
        }
    }
}

/// Renders the button to resign.
fn resign(visit: &Visit<'_>, seat: Seat) -> Markup {
    let chair = &visit.table.about.chairs[seat.index()];
    let resigned = chair.stand_in.as_ref().is_some_and(|one| one.for_good);
    let sure = match visit.table.people().len() {
        0 | 1 => "table-resign-alone",
        _ => "table-resign-sure",
    };
    html! {
        @if visit.table.status == Status::Playing && !resigned {
            li { button type="button" data-do="resign" data-sure=(visit.say(sure)) {
                (visit.say("table-resign"))
            } }
        }
    }
}

/// Returns whether the visitor may delete the table.
fn can_delete(visit: &Visit<'_>) -> bool {
    let player = visit.watching.invitation.player;
    player.is_some_and(|player| visit.table.check_deletable(player).is_ok())
}

/// Returns the query of a link that lets others in. Members of a private table know its key; a
/// visitor who came with the key passes it on.
pub fn invitation(visit: &Visit<'_>) -> String {
    let came = visit.watching.invitation;
    let known = came.player.is_some_and(|player| visit.table.knows(player));
    let key = match known {
        true => Some(visit.table.about.key),
        false => came.key,
    };
    let key = key.filter(|_| !visit.table.public);
    key.map_or_else(String::new, |key| format!("?key={key}"))
}

/// Returns the seats that the others may hand over to a machine.
fn away(visit: &Visit<'_>) -> Vec<Seat> {
    let now = visit.app.clock.now();
    let table = visit.table;
    if table.about.absence != Absence::Vote {
        return Vec::new();
    }
    let gone = |seat: &Seat| {
        let chair = &table.about.chairs[seat.index()];
        let person = chair.person().filter(|_| chair.stand_in.is_none());
        person.is_some_and(|person| !visit.presence.is_there(person, now))
    };
    Seat::of(table.about.chairs.len()).filter(gone).collect()
}

fn replace(seat: Seat) -> String {
    let what = serde_json::json!({ "kind": "replace", "seat": seat });
    serde_json::json!({ "what": what }).to_string()
}

/// Returns whether a machine stands in for somebody who may come back.
fn stands_in(visit: &Visit<'_>, seat: Seat) -> bool {
    let stand_in = &visit.table.about.chairs[seat.index()].stand_in;
    stand_in.as_ref().is_some_and(|stand_in| !stand_in.for_good)
}
