//! Extracts the caller from a request. Anonymous requests are refused with 401 `who`.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::identity::{
    Caller, CredentialWatch, Credentials, CurrentSession, IdentityError, Visitor, signed_cookie,
};
use crate::limits::{Address, Client};
use crate::updates::Admission;
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
        Ok(shown.visitor(app, &parts.headers).await?)
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Visitor(player) = Visitor::from_request_parts(parts, app).await?;
        let player = player.map(|player| player.id);
        let Ok(address) = Address::from_request_parts(parts, app).await;
        Ok(Self { player, address })
    }
}

impl FromRequestParts<App> for CurrentSession {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let cookie = signed_cookie(app, &parts.headers);
        Ok(Self(cookie.map(|cookie| cookie.issued)))
    }
}

impl FromRequestParts<App> for Admission {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let client = Client::from_request_parts(parts, app).await?;
        let shown = Credentials::shown(app, &parts.headers);
        let pass = app.limits.stream(&client)?;
        let credentials = CredentialWatch::new(app, shown, client.player);
        Ok(Self::new(pass, credentials))
    }
}
