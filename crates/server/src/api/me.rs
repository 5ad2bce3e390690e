//! Guests, tokens for programs, and links to a second device.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::HeaderName;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ErrorBody;
use super::extract::{Body, PathId};
use super::refusal;
use crate::identity::{
    self, Caller, CurrentSession, PlayerName, clear_cookie, follow_link, make_link, new_guest,
    set_cookie, token_id,
};
use crate::limits::Address;
use crate::storage::{PlayerRow, SessionRow, TokenRow, Write};
use crate::{ApiError, App, PlayerId, tables};

/// The header that sets or deletes the cookie.
type Cookie = [(HeaderName, String); 1];

/// A player.
#[derive(Debug, Serialize, ToSchema)]
struct Me {
    /// The id: 32 hexadecimal digits.
    #[schema(value_type = String)]
    id: PlayerId,
    /// The name: 1 to 24 visible characters.
    name: String,
}

/// A new name for a player.
#[derive(Debug, Deserialize, ToSchema)]
struct Named {
    /// The name: 1 to 24 visible characters.
    name: String,
}

/// The purpose of a new token.
#[derive(Debug, Deserialize, ToSchema)]
struct Labelled {
    /// The label: 1 to 40 visible characters.
    label: String,
}

/// A token, without its text.
#[derive(Debug, Serialize, ToSchema)]
struct Token {
    /// The token's id: 16 hexadecimal digits.
    id: String,
    /// A label that says what the token is for.
    label: String,
    /// When the token was created, in milliseconds since 1970.
    since: i64,
}

/// A new token. Its text is never shown again.
#[derive(Debug, Serialize, ToSchema)]
struct NewToken {
    /// The text of the token, for the header `Authorization: Bearer`.
    token: String,
    #[serde(flatten)]
    about: Token,
}

/// The tokens of a player.
#[derive(Debug, Serialize, ToSchema)]
struct Tokens {
    /// The tokens, oldest first.
    tokens: Vec<Token>,
}

/// A place where the player is signed in with a cookie.
#[derive(Debug, Serialize, ToSchema)]
struct Session {
    /// The id of the session: when its cookie was issued, in milliseconds since 1970.
    id: i64,
    /// The browser and the system, as far as the browser tells.
    device: String,
    /// When the session was last used, to the hour, in milliseconds since 1970.
    seen: i64,
    /// Whether this request belongs to the session.
    current: bool,
}

/// The places where a player is signed in.
#[derive(Debug, Serialize, ToSchema)]
struct Sessions {
    /// At most 50 sessions, the last used first.
    sessions: Vec<Session>,
}

/// A link for a second device. It works once, within ten minutes.
#[derive(Debug, Serialize, ToSchema)]
struct NewLink {
    /// The secret in the link.
    code: String,
    /// The path to open on the second device.
    path: String,
    /// When the link expires, in milliseconds since 1970.
    until: i64,
}

/// The secret of a link.
#[derive(Debug, Deserialize, ToSchema)]
struct Code {
    /// The secret, as returned when the link was created.
    code: String,
}

impl From<PlayerRow> for Me {
    fn from(PlayerRow { id, name, .. }: PlayerRow) -> Self {
        Self { id, name }
    }
}

impl From<TokenRow> for Token {
    fn from(row: TokenRow) -> Self {
        let id = token_id(&row.hash);
        let TokenRow { label, since, .. } = row;
        Self { id, label, since }
    }
}

/// Returns the routes of players.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(arrive))
        .routes(routes!(who, rename, leave))
        .routes(routes!(tokens, add_token))
        .routes(routes!(remove_token))
        .routes(routes!(sessions, end_other_sessions))
        .routes(routes!(end_session))
        .routes(routes!(link))
        .routes(routes!(follow))
}

/// Create a guest. The response sets a cookie that identifies them.
#[utoipa::path(
    post,
    path = "/api/v1/guests",
    tag = "players",
    request_body = Named,
    responses(
        (status = 201, description = "The new guest", body = Me),
        refusal::NoName,
        (status = 429, description = "Too many new guests from this address", body = ErrorBody),
    ),
)]
async fn arrive(
    State(app): State<App>,
    address: Address,
    Body(Named { name }): Body<Named>,
) -> Result<(StatusCode, Cookie, Json<Me>), ApiError> {
    let player = new_guest(&app, &address, PlayerName::new(&name)?).await?;
    Ok((
        StatusCode::CREATED,
        cookie_of(&app, player.id),
        Json(player.into()),
    ))
}

/// Get the current player.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "players",
    responses((status = 200, description = "The current player", body = Me)),
)]
async fn who(caller: Caller) -> Json<Me> {
    Json(caller.player.into())
}

/// Change your name.
#[utoipa::path(
    patch,
    path = "/api/v1/me",
    tag = "players",
    request_body = Named,
    responses(
        (status = 200, description = "The player with the new name", body = Me),
        refusal::NoName,
    ),
)]
async fn rename(
    State(app): State<App>,
    Caller { mut player, .. }: Caller,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Me>, ApiError> {
    player.name = PlayerName::new(&name)?.into();
    let unit = vec![Write::Rename(player.clone())];
    app.directory.change(player.id, unit).await?;
    Ok(Json(player.into()))
}

/// Delete your account.
///
/// Your name, tokens and links are deleted; your games are kept without your name.
#[utoipa::path(
    delete,
    path = "/api/v1/me",
    tag = "players",
    responses((status = 204, description = "The account is deleted")),
)]
async fn leave(
    State(app): State<App>,
    Caller { player, .. }: Caller,
) -> Result<(StatusCode, Cookie), ApiError> {
    tables::delete_player(&app, player.id).await?;
    Ok((
        StatusCode::NO_CONTENT,
        clear_cookie(app.settings.is_secure()),
    ))
}

/// List your tokens.
#[utoipa::path(
    get,
    path = "/api/v1/me/tokens",
    tag = "players",
    responses((status = 200, description = "The tokens, without their secret texts", body = Tokens)),
)]
async fn tokens(
    State(app): State<App>,
    Caller { player, .. }: Caller,
) -> Result<Json<Tokens>, ApiError> {
    let rows = app.storage.tokens(player.id).await?;
    let tokens = rows.into_iter().map(Token::from).collect();
    Ok(Json(Tokens { tokens }))
}

/// Create a token for a program that acts on your behalf.
#[utoipa::path(
    post,
    path = "/api/v1/me/tokens",
    tag = "players",
    request_body = Labelled,
    responses(
        (status = 201, description = "The new token; its text is shown only this once", body = NewToken),
        (status = 409, description = "You already have 20 tokens", body = ErrorBody),
        (status = 422, description = "The label is invalid", body = ErrorBody),
    ),
)]
async fn add_token(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    Body(Labelled { label }): Body<Labelled>,
) -> Result<(StatusCode, Json<NewToken>), ApiError> {
    let (token, row) = identity::add_token(&app, player.id, &label).await?;
    let about = row.into();
    Ok((StatusCode::CREATED, Json(NewToken { token, about })))
}

/// Revoke a token. Programs that use it are no longer recognised.
#[utoipa::path(
    delete,
    path = "/api/v1/me/tokens/{id}",
    tag = "players",
    params(("id" = String, Path, description = "The id of the token")),
    responses(
        (status = 204, description = "The token is revoked"),
        (status = 404, description = "You have no such token", body = ErrorBody),
    ),
)]
async fn remove_token(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<String>,
) -> Result<StatusCode, ApiError> {
    identity::remove_token(&app, player.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List the places where you are signed in with a cookie.
#[utoipa::path(
    get,
    path = "/api/v1/me/sessions",
    tag = "players",
    responses((status = 200, description = "The sessions", body = Sessions)),
)]
async fn sessions(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    CurrentSession(current): CurrentSession,
) -> Result<Json<Sessions>, ApiError> {
    let rows = identity::sessions(&app, player.id).await?;
    let session = |row: SessionRow| Session {
        id: row.issued,
        device: row.device,
        seen: row.seen,
        current: current == Some(row.issued),
    };
    let sessions = rows.into_iter().map(session).collect();
    Ok(Json(Sessions { sessions }))
}

/// End all your sessions except that of this request. A request with a token ends them all.
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions",
    tag = "players",
    responses((status = 204, description = "The other sessions have ended, and with them their streams")),
)]
async fn end_other_sessions(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    CurrentSession(current): CurrentSession,
) -> Result<StatusCode, ApiError> {
    identity::end_other_sessions(&app, player.id, current).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End a session: its cookie is no longer recognised, and its streams end.
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions/{id}",
    tag = "players",
    params(("id" = i64, Path, description = "The id of the session")),
    responses(
        (status = 204, description = "The session has ended"),
        (status = 404, description = "You have no such session", body = ErrorBody),
    ),
)]
async fn end_session(
    State(app): State<App>,
    Caller { player, .. }: Caller,
    PathId(id): PathId<i64>,
) -> Result<StatusCode, ApiError> {
    identity::end_session(&app, player.id, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create a link that signs in a second device as the same player.
#[utoipa::path(
    post,
    path = "/api/v1/me/link",
    tag = "players",
    responses((status = 201, description = "The link; it works once, within ten minutes", body = NewLink)),
)]
async fn link(
    State(app): State<App>,
    Caller { player, .. }: Caller,
) -> Result<(StatusCode, Json<NewLink>), ApiError> {
    let link = make_link(&*app.storage, &app.clock, player.id).await?;
    let answer = NewLink {
        path: format!("/link/{}", link.code),
        code: link.code,
        until: link.until,
    };
    Ok((StatusCode::CREATED, Json(answer)))
}

/// Use a link. The response sets the cookie of its player.
#[utoipa::path(
    post,
    path = "/api/v1/link",
    tag = "players",
    request_body = Code,
    responses(
        (status = 200, description = "The player, now signed in on this device too", body = Me),
        (status = 404, description = "The link is unknown, expired or already used", body = ErrorBody),
    ),
)]
async fn follow(
    State(app): State<App>,
    Body(Code { code }): Body<Code>,
) -> Result<(Cookie, Json<Me>), ApiError> {
    let id = follow_link(&*app.storage, &app.clock, &code).await?;
    let player = app.directory.player(id).await?;
    let player = player.ok_or_else(ApiError::not_found)?;
    Ok((cookie_of(&app, id), Json(player.into())))
}

fn cookie_of(app: &App, player: PlayerId) -> Cookie {
    let value = app.signer.sign(player, app.clock.now());
    set_cookie(&value, app.settings.is_secure())
}
