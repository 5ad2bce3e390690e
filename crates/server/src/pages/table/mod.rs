//! The page of a table.

use axum::Router;

use crate::App;

/// The routes of a table's page.
pub fn routes() -> Router<App> {
    Router::new()
}
