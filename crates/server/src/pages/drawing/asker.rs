//! Who asks for a drawing, and in which form they accept it.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::App;
use crate::limits::Client;

/// A request for a drawing.
pub struct Asker {
    /// The client for whom the drawing waits.
    pub client: Client,
    /// The headers of the request.
    pub headers: HeaderMap,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self {
            client: Client::seems(app, &parts.headers, &parts.extensions),
            headers: parts.headers.clone(),
        })
    }
}
