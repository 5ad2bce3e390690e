//! The HTTP routes for programs and pages.

mod caller;
mod description;
mod error;
mod extract;
mod games;
mod lesson;
mod me;
mod operation;
mod play;
mod records;
mod refusal;
mod socket_actions;
mod streams;
mod tables;

use axum::Router;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;

use crate::{App, guard, pages};

pub use error::ApiError;
pub use extract::{Params, PathId};
pub use play::hints_for;
pub use socket_actions::SocketActions;

/// Returns the router with all routes.
pub fn routes(app: App) -> Router {
    let (api, description) = described(&app).split_for_parts();
    let description = description::finished(description);
    let router = api
        .route(
            "/api/v1/openapi.json",
            get(async move || axum::Json(description)),
        )
        .merge(operation::public_routes())
        .merge(pages::routes());
    guard::wrap(router.with_state(app.clone()), app)
}

/// Returns the router for the operator only.
pub fn private_routes(app: App) -> Router {
    operation::private_routes().with_state(app)
}

/// Returns the routes that appear in the API description.
fn described(app: &App) -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(description::headline())
        .merge(games::routes())
        .merge(me::routes())
        .merge(tables::routes())
        .merge(play::routes())
        .merge(lesson::routes())
        .merge(streams::routes())
        .merge(records::routes(app.settings.record_bytes))
}
