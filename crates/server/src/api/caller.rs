//! Extracts the caller from a request. Anonymous requests are refused with 401 `who`.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::identity::{Caller, Credentials, IdentityError, Visitor};
use crate::limits::{Address, Client};
use crate::{ApiError, App};

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Visitor(player) = Visitor::from_request_parts(parts, app).await?;
        let player = player.ok_or(IdentityError::Nobody)?;
        Ok(Self { player })
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let shown = Credentials::shown(app, &parts.headers);
        Ok(shown.visitor(app).await?)
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Visitor(player) = Visitor::from_request_parts(parts, app).await?;
        let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
        Ok(player.map_or(Self::Address(address), |player| Self::Player(player.id)))
    }
}
