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
use crate::storage::Status;
use crate::tables::{self, Command, Done, Invitation, Move, Proposed, Table, TableError};
use crate::updates::Watching;
use crate::{ApiError, App, PlayerId, TableId, machines};

/// The longest id of a request.
const LONGEST_ID: usize = 64;

/// An action of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Action {
    /// The seat.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The number of the decision this answers.
    decision: usize,
    /// An id of your choice, at most 64 characters: sent again, it gets the same answer.
    id: String,
    /// One of the actions listed as `legal`.
    #[schema(value_type = Object)]
    action: Value,
}

/// Something else a seat asks for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The seat.
    #[schema(value_type = u8)]
    seat: Seat,
    /// An id of your choice, at most 64 characters: sent again, it gets the same answer.
    id: String,
}

/// A seat takes its last action back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    /// The seat.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The version of the game you see.
    version: usize,
    /// An id of your choice, at most 64 characters: sent again, it gets the same answer.
    id: String,
}

/// A proposal, or the answer to it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Vote {
    /// What is proposed: the same words agree to it.
    what: Proposed,
    /// The version of the game you see: a proposal that comes late is refused. To go back needs it.
    version: Option<usize>,
    /// `false`: no.
    #[serde(default = "yes")]
    agree: bool,
}

const fn yes() -> bool {
    true
}

/// What became of a proposal.
#[derive(Debug, Serialize, ToSchema)]
struct Voted {
    /// Whether everybody agreed and it is done.
    done: bool,
}

/// For which seat hints are wanted.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ForSeat {
    /// The seat.
    #[param(value_type = u8)]
    seat: Seat,
}

/// What a machine player would do.
#[derive(Debug, Serialize, ToSchema)]
struct Hints {
    /// The number of the decision.
    decision: usize,
    /// The best first.
    #[schema(value_type = Vec<Object>)]
    hints: Vec<Hint>,
}

/// The routes of a game.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(resign))
        .routes(routes!(come_back))
        .routes(routes!(propose))
        .routes(routes!(hints))
}

/// Act. The answer comes when the action is safely stored; then everybody hears of it.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/actions",
    tag = "play",
    params(("id" = String, Path, description = "The table")),
    request_body = Action,
    responses(
        (status = 200, description = "Done", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::Late,
        (status = 422, description = "A rule forbids it", body = ErrorBody),
    ),
)]
async fn act(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Body(body): Body<Action>,
) -> Result<Json<Done>, ApiError> {
    let command = command(player.id, body.seat, body.id)?;
    let step = Move {
        decision: body.decision,
        action: body.action,
    };
    done(&app, id, command, language, move |table, command, now| {
        table.act(command, &step, now)
    })
    .await
}

/// Take your last action back: until something hidden was revealed or somebody else acted.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/undo",
    tag = "play",
    params(("id" = String, Path, description = "The table")),
    request_body = Undo,
    responses(
        (status = 200, description = "Done", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        refusal::Late,
        (status = 422, description = "There is nothing to take back", body = ErrorBody),
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
    done(&app, id, command, language, move |table, command, now| {
        table.undo(command, version, now)
    })
    .await
}

/// Give up: a machine player finishes the game for you.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/resign",
    tag = "play",
    params(("id" = String, Path, description = "The table")),
    request_body = Wanted,
    responses(
        (status = 200, description = "Done", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        (status = 409, description = "The game is not being played", body = ErrorBody),
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
    done(&app, id, command, language, |table, command, now| {
        table.resign(command, now)
    })
    .await
}

/// Come back: take your seat from the machine player that played for you.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/return",
    tag = "play",
    params(("id" = String, Path, description = "The table")),
    request_body = Wanted,
    responses(
        (status = 200, description = "Done", body = Done),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
        (status = 409, description = "Nobody plays for you, or you have resigned", body = ErrorBody),
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
    done(&app, id, command, language, |table, command, now| {
        table.come_back(command, now)
    })
    .await
}

/// Propose something, or agree to it by proposing the same: to go further back than you may alone, or
/// that a machine plays for who is gone.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/proposals",
    tag = "play",
    params(("id" = String, Path, description = "The table")),
    request_body = Vote,
    responses(
        (status = 200, description = "Noted, or done", body = Voted),
        (status = 403, description = "You do not play here", body = ErrorBody),
        refusal::NoSuchTable,
        (status = 409, description = "Nothing of the kind can be proposed now", body = ErrorBody),
        (status = 422, description = "This cannot be", body = ErrorBody),
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
        slot.saw(table, player, now);
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
            // To go back the whole game must be at hand: only for who may ask for it.
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

/// A proposal is for the game one sees. To go back must say so: sent twice, it would go back twice.
fn check_version(table: &Table, what: Proposed, version: Option<usize>) -> Result<(), TableError> {
    let needed = matches!(what, Proposed::Undo { .. });
    match version {
        Some(version) if version == table.version() => Ok(()),
        Some(_) => Err(TableError::Stale),
        None if needed => Err(TableError::NoVersion),
        None => Ok(()),
    }
}

/// What a machine player would do in your place.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/hints",
    tag = "play",
    params(("id" = String, Path, description = "The table"), ForSeat),
    responses(
        (status = 200, description = "The best three", body = Hints),
        (status = 403, description = "Not your seat, or no hints at this table", body = ErrorBody),
        refusal::NoSuchTable,
        (status = 409, description = "The seat has nothing to decide", body = ErrorBody),
        (status = 429, description = "Wait for the hints you have asked for", body = ErrorBody),
    ),
)]
async fn hints(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(ForSeat { seat }): Params<ForSeat>,
) -> Result<Json<Hints>, ApiError> {
    let (decision, hints) = hints_for(&app, id, player.id, seat, language).await?;
    Ok(Json(Hints { decision, hints }))
}

/// What a machine player would do for a seat, and the number of the decision.
///
/// # Errors
/// If it is not the player's seat, has nothing to decide, or no hints are given.
pub async fn hints_for(
    app: &App,
    id: TableId,
    player: PlayerId,
    seat: Seat,
    language: Language,
) -> Result<(usize, Vec<Hint>), ApiError> {
    let asked = tables::look(app, id, |table, _| question(table, player, seat));
    let (decision, question) = asked.await??;
    let pass = app.limits.hint(player)?;
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
    if request.is_empty() || request.chars().count() > LONGEST_ID {
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

/// Does something with a seat. A request that was answered long ago gets its answer from the storage;
/// one that comes too late is told what the table looks like now.
async fn done(
    app: &App,
    id: TableId,
    command: Command,
    language: Language,
    doing: impl FnOnce(&mut Table, Command, i64) -> Result<Done, TableError> + Send + 'static,
) -> Result<Json<Done>, ApiError> {
    let (player, seat, request) = (command.player, command.seat, command.request.clone());
    let done = tables::change(app, id, move |table, slot, now| {
        table.admit(Invitation::of(player))?;
        slot.saw(table, player, now);
        doing(table, command, now)
    });
    let error = match done.await {
        Ok(done) => {
            metrics::counter!("almagest_commands_total").increment(1);
            return Ok(Json(done));
        }
        Err(error) => ApiError::from(error),
    };
    if error.status != StatusCode::CONFLICT {
        return Err(error);
    }
    if let Some(row) = app.storage.request(id, seat.index() as u8, request).await? {
        let version = row.version as usize;
        return Ok(Json(Done { version }));
    }
    late(app, id, player, seat, language, error).await
}

/// A late request is told what the table looks like now.
async fn late(
    app: &App,
    id: TableId,
    player: PlayerId,
    seat: Seat,
    language: Language,
    mut error: ApiError,
) -> Result<Json<Done>, ApiError> {
    let watching = Watching {
        invitation: Invitation::of(player),
        seat: Some(seat),
        language: Some(language),
    };
    let current = seen(app, id, watching).await?;
    error.current = serde_json::to_value(current).ok().map(Box::new);
    Err(error)
}
