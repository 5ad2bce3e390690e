//! The replay of a finished game: moment by moment, with a machine player's review.

mod curve;
mod judged;
mod moment;
mod page;
mod pointed;
mod review;
mod reviews;

use axum::Router;
use axum::routing::{get, post};

use crate::App;

pub use reviews::Reviews;

/// Returns the routes of replays.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/replay/{id}", get(page::show))
        .route("/replay/{id}/parts", get(page::parts))
        .route("/replay/{id}/review", post(review::start))
        .route("/replay/{id}/review/part", get(review::show))
}
