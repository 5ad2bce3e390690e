//! The page of a table: before, during and after the game.

mod asides;
mod coach;
mod curtain;
mod delete;
mod drawn;
mod end;
mod feed;
mod hints;
mod late;
mod lesson;
mod lobby;
mod log_page;
mod menu;
mod notes;
mod page;
mod past;
mod shared;
mod visit;

use axum::Router;
use axum::routing::{get, post};

use crate::App;

pub use shared::SharedPages;

/// Returns the routes of a table's page.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(page::show))
        .route("/t/{id}/live", get(feed::live))
        .route("/t/{id}/log", get(log_page::show))
        .route("/t/{id}/past", get(past::show))
        .route("/t/{id}/hints", get(hints::hints))
        .route("/t/{id}/join", post(lobby::join))
        .route("/t/{id}/leave", post(lobby::leave))
        .route("/t/{id}/start", post(lobby::start))
        .route("/t/{id}/rematch", post(end::rematch))
        .route("/t/{id}/delete", get(delete::ask).post(delete::delete))
}
