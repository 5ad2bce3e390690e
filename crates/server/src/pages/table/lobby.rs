//! A table before its game: the seats, and the link to invite others.

use axum::extract::State;
use axum::http::HeaderName;
use axum::response::{AppendHeaders, Redirect};
use maud::{Markup, html};
use render::{icon, mark};
use serde::Deserialize;
use tabletop::Seat;
use words::text;

use super::menu::invitation;
use super::visit::Visit;
use crate::api::PathId;
use crate::identity::{Caller, MAX_NAME_LENGTH, Visitor};
use crate::limits::Address;
use crate::pages::Preferences;
use crate::pages::form::Form;
use crate::pages::guest::guest;
use crate::pages::level::{USUAL, level_words, levels};
use crate::pages::look::bar;
use crate::pages::new_table::in_words;
use crate::tables::{self, Chair, Invitation, Occupant};
use crate::{ApiError, App, InviteKey, PlayerId, TableId};

/// Renders the table before its game.
pub fn lobby(visit: &Visit<'_>) -> Markup {
    let title = visit.game_title();
    html! {
        div.lobby-table id="table" data-game=(visit.table.about.game) {
            (bar(visit.preferences, &title))
            main.prose id="main" {
                h2 { (visit.say("lobby-seats")) }
                ol.chairs {
                    @for seat in Seat::of(visit.table.about.chairs.len()) { (chair(visit, seat)) }
                }
                (waiting(visit))
                (share(visit))
                (facts(visit))
            }
        }
    }
}

/// Renders a table that has been closed.
pub fn closed(visit: &Visit<'_>) -> Markup {
    let title = visit.game_title();
    html! {
        div.lobby-table id="table" {
            (bar(visit.preferences, &title))
            main.prose id="main" {
                p.lead { (visit.say("lobby-closed")) }
                @if visit.table.version() > 0 {
                    p { a href={ "/replay/" (visit.table.id) (invitation(visit)) } { (visit.say("table-replay")) } }
                }
                p { a href="/" { (visit.say("page-home")) } }
            }
        }
    }
}

fn player(visit: &Visit<'_>) -> Option<PlayerId> {
    visit.watching.invitation.player
}

fn chair(visit: &Visit<'_>, seat: Seat) -> Markup {
    let chair = &visit.table.about.chairs[seat.index()];
    let name = visit.table.seat_names().swap_remove(seat.index());
    html! {
        li.chair id={ "chair-" (seat.number()) } {
            (mark(seat))
            (occupant(visit, chair, &name))
            @if is_free(visit, chair) { (sit_here(visit, seat)) }
        }
    }
}

fn occupant(visit: &Visit<'_>, chair: &Chair, name: &str) -> Markup {
    let now = visit.app.clock.now();
    let there = |player: PlayerId| visit.presence.is_there(player, now);
    html! {
        @match &chair.occupant {
            Occupant::Open => em { (visit.say("lobby-open")) },
            Occupant::Gone => em { (visit.say("table-note-gone")) },
            Occupant::Machine { level, .. } => span {
                (text(visit.preferences.language, "table-note-machine",
                    &[("level", level_words(visit.preferences.language, level).into())]))
            },
            Occupant::Reserved { .. } => span {
                (name) " " i { (visit.say("lobby-expected")) }
            },
            Occupant::Recorded { .. } => span { (name) },
            Occupant::Person { player, .. } => span {
                (name) " " i { @if !there(*player) { (visit.say("table-note-away")) } }
            },
        }
    }
}

fn is_free(visit: &Visit<'_>, chair: &Chair) -> bool {
    match &chair.occupant {
        Occupant::Open => true,
        Occupant::Reserved { player: kept, .. } => Some(*kept) == player(visit),
        _ => false,
    }
}

/// Renders the form to sit down. A new visitor may give a name. A visitor who already sits lets
/// somebody else on the same device sit down, and that person needs a name.
fn sit_here(visit: &Visit<'_>, seat: Seat) -> Markup {
    let own = !visit.own().is_empty();
    let known = player(visit).is_some();
    let key = visit.watching.invitation.key;
    let words = if own { "lobby-sit-other" } else { "lobby-sit" };
    html! {
        form.inline.sit method="post" action={ "/t/" (visit.table.id) "/join" } {
            input type="hidden" name="seat" value=(seat.number());
            @if let Some(key) = key { input type="hidden" name="key" value=(key); }
            @if own || !known {
                input.name type="text" name="name" maxlength=(MAX_NAME_LENGTH) required[own]
                    placeholder=(visit.say("lobby-name")) aria-label=(visit.say("lobby-name"));
            }
            button.act type="submit" { (visit.say(words)) }
        }
    }
}

/// Renders the choices that the visitor has while waiting for others.
fn waiting(visit: &Visit<'_>) -> Markup {
    let id = visit.table.id;
    let made = visit.table.maker.is_some() && visit.table.maker == player(visit);
    html! {
        div.buttons {
            @if !visit.own().is_empty() {
                form.inline method="post" action={ "/t/" (id) "/leave" } {
                    button.act type="submit" { (visit.say("lobby-leave")) }
                }
            }
            @if made {
                form.inline method="post" action={ "/t/" (id) "/start" } {
                    label { (visit.say("lobby-level")) " "
                        span.pick { select name="level" {
                            @for (level, words) in levels(visit.preferences.language) {
                                option value=(level) selected[level == USUAL.name()] { (words) }
                            }
                        } }
                    }
                    button.act.main type="submit" { (visit.say("lobby-start")) }
                }
            }
        }
    }
}

/// Renders the link that lets others in.
fn share(visit: &Visit<'_>) -> Markup {
    let path = format!("/t/{}{}", visit.table.id, invitation(visit));
    html! {
        h2 { (visit.say("lobby-invite")) }
        p.note { (visit.say(if visit.table.public { "lobby-public" } else { "lobby-private" })) }
        div.linkbox {
            // The link is wider than the screen of a phone, so it scrolls.
            (icon("link")) code data-path=(path) tabindex="0" { (path) }
            button.act type="button" data-copy=(path) { (visit.say("lobby-copy")) }
        }
        figure.code { img src={ "/qr?path=" (query(&path)) } alt=(visit.say("lobby-code")) width="180" height="180"; }
    }
}

/// Returns a path escaped for a query.
fn query(path: &str) -> String {
    path.replace('%', "%25")
        .replace('?', "%3F")
        .replace('&', "%26")
        .replace('=', "%3D")
}

/// Renders the options of the game.
fn facts(visit: &Visit<'_>) -> Markup {
    let about = &visit.table.about;
    let ready = visit.app.hall.ready.built_in(&about.game, &about.options);
    let chosen = ready.map(|ready| in_words(visit.preferences.language, &about.options, &*ready));
    let chosen = chosen.unwrap_or_default();
    html! {
        @if !chosen.is_empty() {
            h2 { (visit.say("lobby-options")) }
            ul.facts-list { @for words in chosen { li { (words) } } }
        }
    }
}

/// The form to sit down.
#[derive(Debug, Deserialize)]
pub struct Sit {
    seat: Option<Seat>,
    key: Option<InviteKey>,
    #[serde(default)]
    name: String,
}

/// Takes a seat.
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Form(Sit { seat, key, name }): Form<Sit>,
) -> Result<(AppendHeaders<Option<(HeaderName, String)>>, Redirect), ApiError> {
    let name = Some(name).filter(|name| !name.trim().is_empty());
    let guest = guest(&app, &preferences, &address, visitor, name.as_deref()).await?;
    let invitation = Invitation {
        player: Some(guest.player.id),
        key,
    };
    tables::sit_down(&app, id, guest.player, invitation, seat, name).await?;
    Ok((
        AppendHeaders(guest.cookie),
        Redirect::to(&format!("/t/{id}")),
    ))
}

/// Gives up the seat.
pub async fn leave(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Redirect, ApiError> {
    tables::get_up(&app, id, player.id).await?;
    Ok(Redirect::to("/"))
}

/// The form to start now; machine players of this level fill the open seats.
#[derive(Debug, Deserialize)]
pub struct Start {
    level: String,
}

/// Starts the game at once.
pub async fn start(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
    Form(Start { level }): Form<Start>,
) -> Result<Redirect, ApiError> {
    tables::begin_now(&app, id, player.id, level).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}
