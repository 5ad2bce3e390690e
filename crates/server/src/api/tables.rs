//! Creating, listing, viewing, joining, leaving and starting tables, and rematches.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Language;

use super::error::ErrorBody;
use super::extract::{Body, Params, PathId};
use super::refusal;
use crate::identity::{Caller, Speak, Visitor};
use crate::storage::Status;
use crate::tables::{self, Invitation, NewTable, Presence, Table};
use crate::updates::{FullView, OwnTable, TableView, Watching, full_view, own_table, table_view};
use crate::{ApiError, App, InviteKey, PlayerId, TableId};

/// The maximum number of tables in a list.
const MAX: usize = 100;

/// How to view a table.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TableQuery {
    /// The key from a private table's link.
    #[param(value_type = Option<String>)]
    pub key: Option<InviteKey>,
    /// Which of your seats to view the table from.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// `off` to omit texts and return only data.
    #[param(inline)]
    pub words: Option<OnOff>,
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnOff {
    /// Texts are included.
    On,
    /// Texts are omitted.
    Off,
}

impl TableQuery {
    /// Returns the watcher, with the seat they watch from.
    pub fn watching(self, visitor: &Visitor, language: Language) -> Watching {
        let words = self.words != Some(OnOff::Off);
        Watching {
            invitation: self.invitation(visitor.0.as_ref().map(|player| player.id)),
            seat: self.seat,
            language: words.then_some(language),
        }
    }

    /// Returns the visitor's invitation.
    pub const fn invitation(self, player: Option<PlayerId>) -> Invitation {
        Invitation {
            player,
            key: self.key,
        }
    }
}

/// A filter for tables.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The status of the tables; `open` by default.
    #[serde(default = "open")]
    status: Status,
}

const fn open() -> Status {
    Status::Open
}

/// A list of tables.
#[derive(Debug, Serialize, ToSchema)]
struct TableList {
    /// The tables, latest first.
    tables: Vec<TableView>,
}

/// A list of the player's own tables.
#[derive(Debug, Serialize, ToSchema)]
struct OwnTables {
    /// The tables, latest first.
    tables: Vec<OwnTable>,
}

/// A request to join a table.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    /// The key from a private table's link.
    #[schema(value_type = Option<String>)]
    key: Option<InviteKey>,
    /// The seat; by default the seats reserved for you, or else the first free one.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// A name for this seat only.
    name: Option<String>,
}

/// The seat the player has now.
#[derive(Debug, Serialize, ToSchema)]
struct Joined {
    /// The number of the seat, from 1.
    #[schema(value_type = u8)]
    seat: Seat,
}

/// A request to begin the game now.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Start {
    /// The level of the machine players that take the open seats.
    level: String,
}

/// The table of the rematch.
#[derive(Debug, Serialize, ToSchema)]
struct Rematch {
    /// The id of the table.
    #[schema(value_type = String)]
    table: TableId,
}

/// Returns the routes of tables.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(make, list))
        .routes(routes!(show, delete))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(rematch))
        .routes(routes!(own))
}

/// Create a table. The game begins once every seat is taken.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    tag = "tables",
    request_body = NewTable,
    responses(
        (status = 201, description = "The table as you see it", body = FullView),
        (status = 422, description = "No game can be played with these settings", body = ErrorBody),
        refusal::TooManyTables,
    ),
)]
async fn make(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Speak(language): Speak,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<FullView>), ApiError> {
    let id = tables::make_table(&app, &player, wish, language).await?;
    let watching = TableQuery::default().watching(&Visitor(Some(player)), language);
    Ok((StatusCode::CREATED, Json(seen(&app, id, watching).await?)))
}

/// List public tables.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    tag = "tables",
    params(Which),
    responses((status = 200, description = "The latest 100 tables", body = TableList)),
)]
async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Params(Which { status }): Params<Which>,
) -> Result<Json<TableList>, ApiError> {
    let player = visitor.0.map(|player| player.id);
    let now = app.clock.now();
    let nobody = Presence::default();
    let mut listed = Vec::new();
    for row in app.storage.public_tables(status, MAX).await? {
        let table = tables::without_game(&row, now)?;
        let slot = app.hall.known(row.id);
        let presence = slot.as_ref().map_or(&nobody, |slot| &slot.presence);
        listed.push(table_view(&table, presence, player, now));
    }
    Ok(Json(TableList { tables: listed }))
}

/// Get a table as you see it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table"), TableQuery),
    responses(
        (status = 200, description = "The table as you see it", body = FullView),
        refusal::NotYourSeat,
        refusal::NoSuchTable,
    ),
)]
async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Speak(language): Speak,
    PathId(id): PathId<TableId>,
    Params(query): Params<TableQuery>,
) -> Result<Json<FullView>, ApiError> {
    Ok(Json(
        seen(&app, id, query.watching(&visitor, language)).await?,
    ))
}

/// Returns a watcher's current view of a table.
pub async fn seen(app: &App, id: TableId, watching: Watching) -> Result<FullView, ApiError> {
    let now = app.clock.now();
    let seen = tables::look(app, id, |table, slot| {
        watching.admit(table)?;
        if let Some(player) = watching.invitation.player {
            slot.record_request(table, player, now);
        }
        Ok(full_view(table, &slot.presence, &watching, now))
    });
    seen.await?
}

/// Delete a table of yours that has no other people: its game, its log and its record.
#[utoipa::path(
    delete,
    path = "/api/v1/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table")),
    responses(
        (status = 204, description = "The table is deleted"),
        refusal::NoSuchTable,
        (status = 409, description = "Other people are at the table, or have a seat reserved", body = ErrorBody),
    ),
)]
async fn delete(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<StatusCode, ApiError> {
    tables::delete_own_table(&app, id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Join a table. The game begins once every seat is taken.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/join",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Join,
    responses(
        (status = 200, description = "Your seat", body = Joined),
        refusal::NoSuchTable,
        (status = 409, description = "The seat is already taken, or the game has begun", body = ErrorBody),
        refusal::NoName,
    ),
)]
async fn join(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
    Body(Join { key, seat, name }): Body<Join>,
) -> Result<Json<Joined>, ApiError> {
    let invitation = Invitation {
        player: Some(player.id),
        key,
    };
    let seat = tables::sit_down(&app, id, player, invitation, seat, name).await?;
    Ok(Json(Joined { seat }))
}

/// Leave a table before the game has begun.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/leave",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table")),
    responses(
        (status = 204, description = "You have left"),
        (status = 403, description = "You have no seat at this table", body = ErrorBody),
        refusal::NoSuchTable,
        refusal::Begun,
    ),
)]
async fn leave(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<StatusCode, ApiError> {
    tables::get_up(&app, id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin the game now. Machine players take the open seats.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/start",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Start,
    responses(
        (status = 204, description = "The game has begun"),
        (status = 403, description = "Somebody else created the table", body = ErrorBody),
        refusal::NoSuchTable,
        refusal::Begun,
        (status = 422, description = "There is no machine player of this level", body = ErrorBody),
    ),
)]
async fn start(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
    Body(Start { level }): Body<Start>,
) -> Result<StatusCode, ApiError> {
    tables::begin_now(&app, id, player.id, level).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Play again with the same seats. The first player to ask creates the table; the seats of the
/// others are reserved for them.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/rematch",
    tag = "tables",
    params(("id" = String, Path, description = "The id of the table of the finished game")),
    responses(
        (status = 200, description = "The table of the rematch", body = Rematch),
        (status = 403, description = "You did not play at this table", body = ErrorBody),
        refusal::NoSuchTable,
        refusal::NotOver,
        refusal::TooManyTables,
    ),
)]
async fn rematch(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Json<Rematch>, ApiError> {
    let table = tables::play_again(&app, id, player.id).await?;
    Ok(Json(Rematch { table }))
}

/// List your tables and show which ones wait for you.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    tag = "tables",
    responses((status = 200, description = "The latest 100 tables", body = OwnTables)),
)]
async fn own(
    State(app): State<App>,
    Caller { player, .. }: Caller,
) -> Result<Json<OwnTables>, ApiError> {
    let mut own = Vec::new();
    for row in app.storage.tables_of(player.id, MAX).await? {
        let view = |table: &Table, _: &tables::Slot| own_table(table, player.id);
        let seen = tables::look(&app, row.id, view).await;
        own.extend(seen.map_err(ApiError::from).ok());
    }
    Ok(Json(OwnTables { tables: own }))
}
