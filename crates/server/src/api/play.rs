//! The game at a table: actions, undo, resigning, coming back, proposals, hints.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use games::Hint;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Seed};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Language;

use super::error::ErrorBody;
use super::extract::{Body, Params, PathId};
use super::refusal;
use super::tables::seen;
use crate::identity::{Caller, Speak};
use crate::limits::Client;
use crate::storage::Status;
use crate::tables::{self, Command, Done, Invitation, Move, Proposed, Table, TableError};
use crate::updates::Watching;
use crate::{ApiError, App, PlayerId, TableId, machines};

/// The maximum length of a request id, in characters.
const MAX_ID_LENGTH: usize = 64;

/// An action for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Action {
    /// The number of your seat, from 1.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The number of the decision that the action answers.
    decision: usize,
    /// An id of your choice with at most 64 characters. Repeating a request with the same id
    /// returns the same response.
    pub(super) id: String,
    /// One of the actions listed as `legal`.
    #[schema(value_type = Object)]
    action: Value,
}

/// Another command for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The number of your seat, from 1.
    #[schema(value_type = u8)]
    seat: Seat,
    /// An id of your choice with at most 64 characters. Repeating a request with the same id
    /// returns the same response.
    id: String,
}

/// A request to undo the last action of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    /// The number of your seat, from 1.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The version of the game you see.
    version: usize,
    /// An id of your choice with at most 64 characters. Repeating a request with the same id
    /// returns the same response.
    id: String,
}

/// A proposal, or a vote on it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Vote {
    /// What is proposed. Send the same value to agree to it.
    what: Proposed,
    /// The version of the game you see. If the game has moved on, the request is refused. Required
    /// to propose `undo` or agree to it.
    version: Option<usize>,
    /// Whether you agree; `false` declines the proposal.
    #[serde(default = "yes")]
    agree: bool,
}

const fn yes() -> bool {
    true
}

/// The result of a vote.
#[derive(Debug, Serialize, ToSchema)]
struct Voted {
    /// Whether everybody has agreed and the proposal has been carried out.
    done: bool,
}

/// The seat to give hints for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ForSeat {
    /// The number of your seat, from 1.
    #[param(value_type = u8)]
    seat: Seat,
}

/// Hints from a machine player.
#[derive(Debug, Serialize, ToSchema)]
struct Hints {
    /// The number of the decision that the hints are for.
    decision: usize,
    /// The hints, best first.
    #[schema(value_type = Vec<Object>)]
    hints: Vec<Hint>,
}

/// Returns the routes of a game.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(resign))
        .routes(routes!(come_back))
        .routes(routes!(propose))
        .routes(routes!(hints))
}

/// Perform an action.
///
/// The response is sent once the action is safely stored; watchers get their updates after that.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/actions",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Action,
    responses(
        (status = 200, description = "The version of the game after the command", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::Late,
        (status = 422, description = "The rules forbid the action, or the request id is invalid", body = ErrorBody),
    ),
)]
async fn act(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Body(body): Body<Action>,
) -> Result<Json<Done>, ApiError> {
    let done = perform(&app, id, player.id, language, body).await;
    done.map(Json)
}

/// Performs a player's action. Posts and sockets both do it this way.
///
/// # Errors
/// Returns an error if the request id is invalid, the player may not act, or a rule forbids the
/// action.
pub(super) async fn perform(
    app: &App,
    id: TableId,
    player: PlayerId,
    language: Language,
    action: Action,
) -> Result<Done, ApiError> {
    let command = command(player, action.seat, action.id)?;
    let step = Move {
        decision: action.decision,
        action: action.action,
    };
    run_command(app, id, command, language, move |table, command, now| {
        table.act(command, &step, now)
    })
    .await
}

/// Undo your last action, unless something hidden was revealed or somebody else has acted.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/undo",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Undo,
    responses(
        (status = 200, description = "The version of the game after the command", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::Late,
        (status = 422, description = "There is nothing to undo, or the request id is invalid", body = ErrorBody),
    ),
)]
async fn undo(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Body(Undo {
        seat,
        version,
        id: request,
    }): Body<Undo>,
) -> Result<Json<Done>, ApiError> {
    let command = command(player.id, seat, request)?;
    run_command(&app, id, command, language, move |table, command, now| {
        table.undo(command, version, now)
    })
    .await
    .map(Json)
}

/// Resign. A machine player finishes the game for you.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/resign",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Wanted,
    responses(
        (status = 200, description = "The version of the game after the command", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        (status = 409, description = "The game is not in progress, or a machine plays the seat", body = ErrorBody),
        refusal::NoId,
    ),
)]
async fn resign(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Body(Wanted { seat, id: request }): Body<Wanted>,
) -> Result<Json<Done>, ApiError> {
    let command = command(player.id, seat, request)?;
    run_command(&app, id, command, language, |table, command, now| {
        table.resign(command, now)
    })
    .await
    .map(Json)
}

/// Take your seat back from the machine player that played for you.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/return",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Wanted,
    responses(
        (status = 200, description = "The version of the game after the command", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        (status = 409, description = "No machine plays for you, you have resigned, or the game is not in progress", body = ErrorBody),
        refusal::NoId,
    ),
)]
async fn come_back(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Body(Wanted { seat, id: request }): Body<Wanted>,
) -> Result<Json<Done>, ApiError> {
    let command = command(player.id, seat, request)?;
    run_command(&app, id, command, language, |table, command, now| {
        table.come_back(command, now)
    })
    .await
    .map(Json)
}

/// Make a proposal, or vote on it.
///
/// You can propose to take the game back further than you can undo alone, or to let a machine play
/// for an absent player.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/proposals",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Vote,
    responses(
        (status = 200, description = "The vote is recorded; `done` says whether the proposal was carried out", body = Voted),
        (status = 403, description = "You do not play at this table, or the seat is not yours", body = ErrorBody),
        refusal::NoSuchTable,
        (status = 409, description = "The proposal does not exist or cannot be made now, or the game has moved on", body = ErrorBody),
        (status = 422, description = "The proposal is invalid", body = ErrorBody),
    ),
)]
async fn propose(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
    Body(vote): Body<Vote>,
) -> Result<Json<Voted>, ApiError> {
    let player = player.id;
    let Vote {
        what,
        version,
        agree,
    } = vote;
    let vote = move |table: &mut Table, slot: &tables::Slot, now| {
        table.admit(Invitation::of(player))?;
        slot.record_request(table, player, now);
        if agree {
            table.may_propose(player, what)?;
            check_version(table, what, version)?;
            table.propose(player, what, &slot.presence, now)
        } else {
            table.decline(player, what).map(|()| false)
        }
    };
    let voted = match what {
        Proposed::Undo { .. } if agree => {
            // Taking back needs the complete record, which is loaded only for players who may
            // propose it.
            let may = |table: &Table, _: &tables::Slot| {
                table.admit(Invitation::of(player))?;
                table.may_propose(player, what)
            };
            tables::look(&app, id, may).await??;
            tables::change_whole(&app, id, vote).await
        }
        _ => tables::change(&app, id, vote).await,
    };
    Ok(Json(Voted { done: voted? }))
}

/// Checks that a proposal refers to the current version. Taking back requires the version:
/// otherwise a repeated request would go back twice.
fn check_version(table: &Table, what: Proposed, version: Option<usize>) -> Result<(), TableError> {
    let needed = matches!(what, Proposed::Undo { .. });
    match version {
        Some(version) if version == table.version() => Ok(()),
        Some(_) => Err(TableError::Stale),
        None if needed => Err(TableError::NoVersion),
        None => Ok(()),
    }
}

/// Get hints: what a machine player would do in your place.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/hints",
    tag = "play",
    params(("id" = String, Path, description = "The id of the table"), ForSeat),
    responses(
        (status = 200, description = "The best three actions", body = Hints),
        (status = 403, description = "The seat is not yours, or hints are not available at this table", body = ErrorBody),
        refusal::NoSuchTable,
        (status = 409, description = "The seat has no decision to make", body = ErrorBody),
        (status = 429, description = "You are already waiting for too many hints", body = ErrorBody),
    ),
)]
async fn hints(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    client: Client,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(ForSeat { seat }): Params<ForSeat>,
) -> Result<Json<Hints>, ApiError> {
    let (decision, hints) = hints_for(&app, id, player.id, &client, seat, language).await?;
    Ok(Json(Hints { decision, hints }))
}

/// Returns the number of a seat's decision and the best actions according to a machine player.
///
/// # Errors
/// Returns an error if it is not the player's seat, the seat has no decision to make, or hints are
/// not available.
pub async fn hints_for(
    app: &App,
    id: TableId,
    player: PlayerId,
    client: &Client,
    seat: Seat,
    language: Language,
) -> Result<(usize, Vec<Hint>), ApiError> {
    let asked = tables::look(app, id, |table, _| question(table, player, seat));
    let (decision, question) = asked.await??;
    let pass = app.limits.thought(client)?;
    let seed = Seed::from_text(&format!("{id} {decision}"));
    let hints = machines::advise(app, player, question, language, seed, pass).await?;
    Ok((decision, hints))
}

fn question(
    table: &Table,
    player: PlayerId,
    seat: Seat,
) -> Result<(usize, Box<dyn games::Question>), TableError> {
    table.admit(Invitation::of(player))?;
    if !table.seats_of(player).contains(seat) {
        return Err(TableError::NotYourSeat);
    }
    if !table.about.hints {
        return Err(TableError::NoHints);
    }
    table.must_be(Status::Playing)?;
    let game = table.game.as_ref().ok_or(TableError::Internal)?;
    let decision = game.decision(seat).zip(game.question(seat));
    decision.ok_or(TableError::NotYourTurn)
}

fn command(player: PlayerId, seat: Seat, request: String) -> Result<Command, ApiError> {
    if request.is_empty() || request.chars().count() > MAX_ID_LENGTH {
        return Err(ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "request_id",
        ));
    }
    Ok(Command {
        player,
        seat,
        request,
    })
}

/// Runs a command for a seat. On a conflict, a repeated request gets its stored response, and any
/// other request gets the error together with the current view of the table.
async fn run_command(
    app: &App,
    id: TableId,
    command: Command,
    language: Language,
    operation: impl FnOnce(&mut Table, Command, i64) -> Result<Done, TableError> + Send + 'static,
) -> Result<Done, ApiError> {
    let (player, seat, request) = (command.player, command.seat, command.request.clone());
    let done = tables::change(app, id, move |table, slot, now| {
        table.admit(Invitation::of(player))?;
        slot.record_request(table, player, now);
        operation(table, command, now)
    });
    let error = match done.await {
        Ok(done) => {
            metrics::counter!("almagest_commands_total").increment(1);
            return Ok(done);
        }
        Err(error) => ApiError::from(error),
    };
    if error.status != StatusCode::CONFLICT {
        return Err(error);
    }
    if let Some(row) = app.storage.request(id, seat.index() as u8, request).await? {
        let version = row.version as usize;
        return Ok(Done { version });
    }
    with_current_view(app, id, player, seat, language, error).await
}

/// Adds the current view of the table to an error.
async fn with_current_view(
    app: &App,
    id: TableId,
    player: PlayerId,
    seat: Seat,
    language: Language,
    mut error: ApiError,
) -> Result<Done, ApiError> {
    let watching = Watching {
        invitation: Invitation::of(player),
        seat: Some(seat),
        language: Some(language),
    };
    let current = seen(app, id, watching).await?;
    error.current = serde_json::to_value(current).ok().map(Box::new);
    Err(error)
}
