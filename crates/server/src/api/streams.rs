//! Update streams of one table or of all of a player's tables, for pages and programs.

use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ErrorBody;
use super::extract::{Params, PathId};
use super::refusal;
use super::socket_actions::{ActionAnswer, SocketActions};
use super::tables::TableQuery;
use crate::identity::{Caller, Speak, Visitor};
use crate::updates::{self, Admission, Feed, OwnFeed, OwnTable, Update};
use crate::{ApiError, App, TableId};

/// Where a stream resumes.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The last version you have seen. The stream begins with the updates after it, or with a full
    /// view if there are too many.
    after: Option<usize>,
}

/// A message over the socket of a table.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "describes messages that are sent one by one")]
enum SocketMessage {
    Update(Box<Update>),
    Answer(ActionAnswer),
}

/// Returns the routes of streams.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(events))
        .routes(routes!(socket))
        .routes(routes!(own_events))
        .routes(routes!(own_socket))
}

/// Stream a table's updates as JSON lines.
///
/// The stream ends when the game is over. Blank lines are sent from time to time to keep the
/// connection alive.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    tag = "updates",
    params(("id" = String, Path, description = "The id of the table"), TableQuery, After),
    responses(
        (status = 200, description = "The updates, one per line", body = Update, content_type = "application/x-ndjson"),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::TooManyStreams,
    ),
)]
async fn events(
    State(app): State<App>,
    admission: Admission,
    visitor: Visitor,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
    Params(After { after }): Params<After>,
) -> Result<Response, ApiError> {
    let feed = Feed::open(&app, id, query.watching(&visitor, language), after).await?;
    Ok(updates::json_lines(feed, admission))
}

/// Stream a table's updates over a WebSocket, and perform actions.
///
/// A text message from the client is an action, with the same fields as a posted one. The answer is
/// a message of the type `answer`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/socket",
    tag = "updates",
    params(("id" = String, Path, description = "The id of the table"), TableQuery, After),
    responses(
        (status = 101, description = "The updates and the answers to actions, one per message", body = SocketMessage),
        refusal::NoSocket,
        refusal::OnlySocket,
        (status = 403, description = "The seat is not yours, or the request comes from a page of another site", body = ErrorBody),
        refusal::NoSuchTable,
        refusal::TooManyStreams,
    ),
)]
#[expect(clippy::too_many_arguments, reason = "each is a request extractor")]
async fn socket(
    State(app): State<App>,
    admission: Admission,
    visitor: Visitor,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
    Params(After { after }): Params<After>,
    actions: SocketActions,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let feed = Feed::open(&app, id, query.watching(&visitor, language), after).await?;
    Ok(updates::open_socket(
        upgrade,
        feed,
        admission,
        actions.inbox(),
    ))
}

/// Stream all your tables as JSON lines: first the unfinished ones, then each table whenever it
/// changes.
#[utoipa::path(
    get,
    path = "/api/v1/me/events",
    tag = "updates",
    responses(
        (status = 200, description = "The tables, one per line", body = OwnTable, content_type = "application/x-ndjson"),
        refusal::TooManyStreams,
    ),
)]
async fn own_events(
    State(app): State<App>,
    admission: Admission,
    Caller { player, .. }: Caller,
) -> Result<Response, ApiError> {
    Ok(updates::json_lines(
        OwnFeed::open(&app, player.id),
        admission,
    ))
}

/// Stream all your tables over a WebSocket. Messages from the client are ignored.
#[utoipa::path(
    get,
    path = "/api/v1/me/socket",
    tag = "updates",
    responses(
        (status = 101, description = "The tables, one per message"),
        refusal::NoSocket,
        refusal::OnlySocket,
        refusal::OtherSite,
        refusal::TooManyStreams,
    ),
)]
async fn own_socket(
    State(app): State<App>,
    admission: Admission,
    Caller { player, .. }: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let feed = OwnFeed::open(&app, player.id);
    Ok(updates::open_socket(upgrade, feed, admission, None))
}
