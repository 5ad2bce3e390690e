//! The end of a game: the scores by source, and what to do next.

use axum::extract::State;
use axum::response::Redirect;
use games::LiveGame;
use maud::{Markup, html};
use render::{Explanation, mark, other_mark};
use tabletop::{Outcome, Score, Seat};
use words::text;

use super::menu::invitation;
use super::notes::seat_name;
use super::visit::Visit;
use crate::api::PathId;
use crate::identity::Caller;
use crate::tables;
use crate::{ApiError, App, TableId};

/// A column of the score table: a player's points by source.
struct Column {
    mark: Markup,
    name: String,
    score: Score,
    wins: bool,
}

/// Renders the panel over the table when the game is over.
pub fn end(visit: &Visit<'_>, game: &dyn LiveGame) -> Markup {
    let winner = game.outcome().and_then(|outcome| own_win(visit, &outcome));
    let columns = game.outcome().map(|outcome| columns(visit, outcome));
    let words = game.outcome_words(visit.preferences.language);
    let winner = winner.or(words.last().cloned()).unwrap_or_default();
    html! {
        section.end id="end" role="dialog" tabindex="-1" aria-labelledby="end-words" {
            button.end-close type="button" data-close="end" aria-label=(visit.say("table-see-board")) {
                (render::icon("close"))
            }
            h2 id="end-words" { (winner) }
            (count(visit, game, &columns.unwrap_or_default()))
            (next(visit))
        }
    }
}

/// Returns the sentence for a visitor whose only seat has won alone.
fn own_win(visit: &Visit<'_>, outcome: &Outcome) -> Option<String> {
    let own = visit.own();
    let seat = own.first().filter(|_| own.len() == 1)?;
    let points = outcome.scores[seat.index()].total.into();
    (outcome.winners == own).then(|| {
        let language = visit.preferences.language;
        text(language, "table-you-win", &[("points", points)])
    })
}

fn columns(visit: &Visit<'_>, outcome: Outcome) -> Vec<Column> {
    let winners = outcome.winners;
    let seats = Seat::of(outcome.scores.len()).zip(outcome.scores);
    let seats = seats.map(|(seat, score)| Column {
        mark: mark(seat),
        name: seat_name(visit, seat),
        score,
        wins: winners.contains(seat),
    });
    let others = outcome.others.into_iter().map(|(key, score)| Column {
        mark: other_mark(key),
        name: visit.say(&format!("other-{key}")),
        score,
        wins: winners.is_empty(),
    });
    seats.chain(others).collect()
}

/// Renders the score table: a row for each source, then the totals.
fn count(visit: &Visit<'_>, game: &dyn LiveGame, columns: &[Column]) -> Markup {
    let mut keys: Vec<&str> = Vec::new();
    for &(key, _) in columns.iter().flat_map(|column| &column.score.sources) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let points = |column: &Column, key: &str| {
        let mut sources = column.score.sources.iter();
        let found = sources.find(|(source, _)| *source == key);
        found.map(|&(_, points)| points)
    };
    let language = visit.preferences.language;
    let source = |key: &str| {
        let words = game.source_explained(language, key);
        Explanation::new(game.source_words(language, key), words, "")
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
                    tr { th scope="row" { (explained(&source(key))) } @for column in columns {
                        td { @match points(column, key) {
                            Some(points) => (points), None => span aria-hidden="true" { "–" },
                        } }
                    } }
                } }
                tfoot { tr { th scope="row" { (visit.say("table-total")) } @for column in columns {
                    td class=[column.wins.then_some("wins")] { (column.score.total) }
                } } }
            }
        }
    }
}

/// Renders the name of a source of points, with its explanation if it has one.
fn explained(source: &Explanation) -> Markup {
    match source.words.is_empty() {
        true => html! { (source.label) },
        false => source.span("", &html! { (source.label) }),
    }
}

/// Renders the links to the record, the replay and a rematch.
fn next(visit: &Visit<'_>) -> Markup {
    let id = visit.table.id;
    let plays = !visit.own().is_empty();
    let key = invitation(visit);
    html! {
        div.buttons {
            a.act href={ "/api/v1/tables/" (id) "/record" (key) } download { (visit.say("table-record")) }
            a.act href={ "/replay/" (id) (key) "#review" } { (visit.say("table-review")) }
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

/// Creates a table with the same seats.
pub async fn rematch(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Redirect, ApiError> {
    let next = tables::play_again(&app, id, player.id).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}
