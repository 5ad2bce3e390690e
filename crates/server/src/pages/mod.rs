//! The pages for people in a browser.

mod about;
mod assets;
mod audience;
pub mod back;
mod card_filter;
mod cards;
mod comments;
mod document;
mod drawing;
mod explanation_box;
mod form;
mod guest;
mod hero;
mod home;
mod how_to;
mod how_to_text;
mod learn;
mod length;
mod level;
mod look;
mod new_table;
mod place;
mod preferences;
mod problem;
mod qr;
mod recorded;
mod replay;
mod rules;
mod rules_text;
mod settings;
mod sky;
mod table;
mod whole_address;
mod zone;

use axum::Router;
use axum::routing::get;

use crate::App;

pub use assets::prepare_assets;
pub use drawing::Drawings;
pub use preferences::Preferences;
pub use problem::problem;
pub use replay::Reviews;
pub use table::SharedPages;

/// Returns the routes of all pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/assets/{edition}/{name}", get(assets::asset))
        .route("/qr", get(qr::code))
        .merge(replay::routes())
        .merge(home::routes())
        .merge(learn::routes())
        .merge(new_table::routes())
        .merge(settings::routes())
        .merge(rules::routes())
        .merge(cards::routes())
        .merge(sky::routes())
        .merge(about::routes())
        .merge(table::routes())
}
