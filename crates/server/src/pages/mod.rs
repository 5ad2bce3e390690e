//! The pages for people in a browser.

mod assets;
mod document;
mod guest;
mod look;
mod problem;
mod qr;
mod replay;
mod table;
mod taste;

use axum::Router;
use axum::routing::get;

use crate::App;

pub use problem::problem;
pub use replay::Reviews;
pub use taste::Taste;

/// The routes of all pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/assets/{edition}/{name}", get(assets::asset))
        .route("/qr", get(qr::code))
        .merge(replay::routes())
        .merge(table::routes())
}
