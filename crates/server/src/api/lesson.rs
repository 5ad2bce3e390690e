//! The lesson at a table: going back a step, and ending it.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Body, PathId};
use super::refusal;
use crate::identity::Caller;
use crate::tables::{self, Done, LessonMove};
use crate::{ApiError, App, TableId};

/// What to do with a lesson.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// Whether to go back a step or to end the lesson.
    #[serde(rename = "do")]
    what: LessonMove,
    /// The version of the game you see. If the game has moved on, the request is refused.
    version: usize,
}

/// Returns the route of lessons.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(go))
}

/// Go back a step of your lesson, or end it, so that the game goes on like any other.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/lesson",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Wanted,
    responses(
        (status = 200, description = "The version of the game afterwards", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::Late,
    ),
)]
async fn go(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
    Body(Wanted { what, version }): Body<Wanted>,
) -> Result<Json<Done>, ApiError> {
    let version = tables::move_in_lesson(&app, id, player.id, what, version).await?;
    Ok(Json(Done { version }))
}
