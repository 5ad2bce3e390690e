//! The end of a game: the scores counted source by source, and what can come next.

use axum::extract::State;
use axum::response::Redirect;
use games::LiveGame;
use maud::{Markup, html};
use render::{mark, other_mark};
use serde_json::Value;
use tabletop::Seat;

use super::menu::invitation;
use super::notes::seat_name;
use super::visit::Visit;
use crate::api::PathId;
use crate::identity::Caller;
use crate::tables;
use crate::{ApiError, App, TableId};

/// One column of the count: somebody with points by source.
struct Column {
    mark: Markup,
    name: String,
    sources: Vec<(String, i64)>,
    total: i64,
    wins: bool,
}

/// What lies over the table when the game is over.
pub fn end(visit: &Visit<'_>, game: &dyn LiveGame) -> Markup {
    let outcome = game.outcome().unwrap_or_default();
    let columns = columns(visit, &outcome);
    let words = game.outcome_words(visit.taste.language);
    let winner = words.last().cloned().unwrap_or_default();
    html! {
        section.end id="end" role="dialog" tabindex="-1" aria-labelledby="end-words" {
            button.end-close type="button" data-close="end" aria-label=(visit.say("table-see-board")) {
                (render::icon("close"))
            }
            h2 id="end-words" { (winner) }
            (count(visit, &columns))
            (next(visit))
        }
    }
}

fn columns(visit: &Visit<'_>, outcome: &Value) -> Vec<Column> {
    let winners: Vec<u64> = outcome["winners"].as_array().map_or_else(Vec::new, |all| {
        all.iter().filter_map(Value::as_u64).collect()
    });
    let scores = outcome["scores"].as_array().cloned().unwrap_or_default();
    let seats = scores.iter().enumerate().map(|(index, score)| {
        let seat = Seat::new(index);
        let wins = winners.contains(&(seat.number() as u64));
        column(mark(seat), seat_name(visit, seat), score, wins)
    });
    let others = outcome["others"].as_array().cloned().unwrap_or_default();
    let others = others.iter().map(|other| {
        let key = other[0].as_str().unwrap_or_default();
        let name = visit.say(&format!("other-{key}"));
        column(other_mark(key), name, &other[1], winners.is_empty())
    });
    seats.chain(others).collect()
}

fn column(mark: Markup, name: String, score: &Value, wins: bool) -> Column {
    let source = |pair: &Value| {
        let key = pair[0].as_str().unwrap_or_default().to_owned();
        (key, pair[1].as_i64().unwrap_or_default())
    };
    let sources = score["sources"].as_array();
    Column {
        mark,
        name,
        sources: sources.map_or_else(Vec::new, |all| all.iter().map(source).collect()),
        total: score["total"].as_i64().unwrap_or_default(),
        wins,
    }
}

/// The count as a table: a line for each source, then the sums.
fn count(visit: &Visit<'_>, columns: &[Column]) -> Markup {
    let mut keys: Vec<&str> = Vec::new();
    for (key, _) in columns.iter().flat_map(|column| &column.sources) {
        if !keys.contains(&key.as_str()) {
            keys.push(key);
        }
    }
    let points = |column: &Column, key: &str| {
        let found = column.sources.iter().find(|(source, _)| source == key);
        found.map(|&(_, points)| points)
    };
    let about = &visit.table.about;
    let ready = visit.app.hall.ready.built_in(&about.game, &about.options);
    let name = |key: &str| match &ready {
        Ok(ready) => ready.source_words(visit.taste.language, key),
        Err(_) => key.to_owned(),
    };
    html! {
        div.count-scroll tabindex="0" role="region" aria-label=(visit.say("table-count")) {
            table.count {
                thead { tr { td {} @for column in columns {
                    th scope="col" class=[column.wins.then_some("wins")] title=(column.name) {
                        (column.mark) (column.name)
                    }
                } } }
                tbody { @for key in &keys {
                    tr { th scope="row" { (name(key)) } @for column in columns {
                        td { @match points(column, key) {
                            Some(points) => (points), None => span aria-hidden="true" { "–" },
                        } }
                    } }
                } }
                tfoot { tr { th scope="row" { (visit.say("table-total")) } @for column in columns {
                    td class=[column.wins.then_some("wins")] { (column.total) }
                } } }
            }
        }
    }
}

/// Rematch, replay with review, record.
fn next(visit: &Visit<'_>) -> Markup {
    let id = visit.table.id;
    let plays = !visit.own().is_empty();
    let key = invitation(visit);
    html! {
        div.buttons {
            a.act href={ "/api/v1/tables/" (id) "/record" (key) } download { (visit.say("table-record")) }
            a.act href={ "/replay/" (id) (key) } { (visit.say("table-review")) }
            @if plays {
                form.inline method="post" action={ "/t/" (id) "/rematch" } {
                    button.act.main type="submit" {
                        @if visit.table.about.rematch.is_some() { (visit.say("table-rematch-join")) }
                        @else { (visit.say("table-rematch")) }
                    }
                }
            } @else { a.act.main href="/" { (visit.say("page-home")) } }
        }
    }
}

/// A table with the same seats.
pub async fn rematch(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Redirect, ApiError> {
    let next = tables::play_again(&app, id, player.id).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}
