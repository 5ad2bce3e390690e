//! Streams of updates: of one table or of all one's own, for pages and for programs.

use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ErrorBody;
use super::extract::{Params, PathId};
use super::refusal;
use super::tables::TableQuery;
use crate::identity::{Caller, Speak, Visitor};
use crate::limits::Client;
use crate::updates::{self, Feed, OwnFeed, OwnTable, Update};
use crate::{ApiError, App, TableId};

/// Bytes of a message a page may send, which nobody reads.
const UPWARDS: usize = 1024;

/// From where a stream goes on.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The last version seen: what came after it is told, or a full view if that is too much.
    after: Option<usize>,
}

/// The routes of streams.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(events))
        .routes(routes!(socket))
        .routes(routes!(own_events))
        .routes(routes!(own_socket))
}

/// A table's updates as JSON lines, until the game is over. A blank line now and then says that the
/// server is still there.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    tag = "updates",
    params(("id" = String, Path, description = "The table"), TableQuery, After),
    responses(
        (status = 200, description = "One update a line", body = Update, content_type = "application/x-ndjson"),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::TooManyStreams,
    ),
)]
async fn events(
    State(app): State<App>,
    visitor: Visitor,
    client: Client,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
    Params(After { after }): Params<After>,
) -> Result<Response, ApiError> {
    let pass = app.limits.stream(client)?;
    let feed = Feed::open(&app, id, query.watching(&visitor, language), after).await?;
    Ok(updates::json_lines(feed, pass))
}

/// A table's updates over a WebSocket that only speaks downwards.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/socket",
    tag = "updates",
    params(("id" = String, Path, description = "The table"), TableQuery, After),
    responses(
        (status = 101, description = "One update a message"),
        refusal::NoSocket,
        refusal::OnlySocket,
        (status = 403, description = "Not your seat, or another site's page", body = ErrorBody),
        refusal::NoSuchTable,
        refusal::TooManyStreams,
    ),
)]
#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    client: Client,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
    Params(After { after }): Params<After>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let pass = app.limits.stream(client)?;
    let feed = Feed::open(&app, id, query.watching(&visitor, language), after).await?;
    Ok(quiet(upgrade).on_upgrade(|socket| updates::socket(socket, feed, pass)))
}

/// All your tables as JSON lines: first those that are going on, then each whenever it changes.
#[utoipa::path(
    get,
    path = "/api/v1/me/events",
    tag = "updates",
    responses(
        (status = 200, description = "One table a line", body = OwnTable, content_type = "application/x-ndjson"),
        refusal::TooManyStreams,
    ),
)]
async fn own_events(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    client: Client,
) -> Result<Response, ApiError> {
    let pass = app.limits.stream(client)?;
    Ok(updates::json_lines(OwnFeed::open(&app, player.id), pass))
}

/// All your tables over a WebSocket that only speaks downwards.
#[utoipa::path(
    get,
    path = "/api/v1/me/socket",
    tag = "updates",
    responses(
        (status = 101, description = "One table a message"),
        refusal::NoSocket,
        refusal::OnlySocket,
        refusal::OtherSite,
        refusal::TooManyStreams,
    ),
)]
async fn own_socket(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    client: Client,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let pass = app.limits.stream(client)?;
    let feed = OwnFeed::open(&app, player.id);
    Ok(quiet(upgrade).on_upgrade(|socket| updates::socket(socket, feed, pass)))
}

/// A socket that only speaks downwards: what comes up costs next to nothing.
pub fn quiet(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(UPWARDS)
        .max_frame_size(UPWARDS)
        .read_buffer_size(UPWARDS)
        .write_buffer_size(0)
}
