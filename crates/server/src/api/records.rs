//! Records and logs of games.

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use games::LineUpdate;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ErrorBody;
use super::extract::{Params, PathId, Text};
use super::refusal;
use super::tables::TableQuery;
use crate::identity::{Caller, Speak, Visitor};
use crate::limits::Client;
use crate::tables::{self, TableError};
use crate::{ApiError, App, TableId};

/// Everything that happened in a game, as seen by the observer.
#[derive(Debug, Serialize, ToSchema)]
struct Log {
    /// The events of each line of the record.
    #[schema(value_type = Vec<Object>)]
    #[serde(rename = "told")]
    updates: Vec<LineUpdate>,
}

/// The table of an imported record.
#[derive(Debug, Serialize, ToSchema)]
struct Imported {
    /// The id of the table.
    #[schema(value_type = String)]
    table: TableId,
}

/// Returns the routes of records.
pub fn routes(record_bytes: usize) -> OpenApiRouter<App> {
    let bring = OpenApiRouter::new().routes(routes!(bring));
    OpenApiRouter::new()
        .routes(routes!(log))
        .routes(routes!(record))
        .merge(bring.layer(DefaultBodyLimit::max(record_bytes)))
}

/// Get everything that has happened in a game, as far as you may see it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/log",
    tag = "records",
    params(("id" = String, Path, description = "The id of the table"), TableQuery),
    responses(
        (status = 200, description = "The events, line by line", body = Log),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        (status = 409, description = "The game has not begun", body = ErrorBody),
    ),
)]
async fn log(
    State(app): State<App>,
    visitor: Visitor,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
) -> Result<Json<Log>, ApiError> {
    let watching = query.watching(&visitor, language);
    let seen = tables::look(&app, id, |table, _| {
        watching.admit(table)?;
        Ok::<_, TableError>((watching.observer(table), table.about.clone()))
    });
    let (observer, about) = seen.await??;
    let game = tables::whole_game(&app, id, &about).await?;
    let updates = game
        .line_updates(watching.language, observer, 0)
        .unwrap_or_default();
    Ok(Json(Log { updates }))
}

/// Download the record of a finished game. It contains everything, including the seed.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/record",
    tag = "records",
    params(("id" = String, Path, description = "The id of the table"), TableQuery),
    responses(
        (status = 200, description = "The record as JSON lines; see docs/record.md", body = String, content_type = "application/x-ndjson"),
        refusal::NoSuchTable,
        refusal::NotOver,
    ),
)]
async fn record(
    State(app): State<App>,
    visitor: Visitor,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
) -> Result<Response, ApiError> {
    let invitation = query.invitation(visitor.0.map(|player| player.id));
    let going = tables::look(&app, id, |table, _| {
        table.admit(invitation)?;
        Ok::<_, TableError>(table.status.is_going())
    });
    if going.await?? {
        return Err(TableError::NotOver.into());
    }
    let stored = app.storage.whole_game(id).await?;
    let stored = stored.ok_or(TableError::NotOver)?;
    let text = format!("{}\n{}", stored.header, tables::text_of(&stored.lines));
    let name = format!("attachment; filename=\"almagest-{id}.jsonl\"");
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Import a record. Every line is checked; the game can then be viewed and reviewed.
#[utoipa::path(
    post,
    path = "/api/v1/records",
    tag = "records",
    request_body(content = String, content_type = "application/x-ndjson"),
    responses(
        (status = 201, description = "The new table, which is private", body = Imported),
        (status = 415, description = "The media type is not `application/x-ndjson`", body = ErrorBody),
        (status = 422, description = "The record is invalid", body = ErrorBody),
        (status = 429, description = "Too many of your records are still being checked, or were imported today", body = ErrorBody),
    ),
)]
async fn bring(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    client: Client,
    Text(record): Text,
) -> Result<(StatusCode, Json<Imported>), ApiError> {
    // Checking a record is as expensive as a hint, so it shares the limit.
    let pass = app.limits.thought(&client);
    let busy = |_| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_records");
    let pass = pass.map_err(busy)?;
    let now = app.clock.now();
    let daily = app.limits.import(client.address, record.len(), now)?;
    let table = tables::import(&app, player.id, record, pass, daily).await?;
    Ok((StatusCode::CREATED, Json(Imported { table })))
}
