//! The request limit in front of every route.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::client::Client;
use crate::{ApiError, App};

/// The route without a limit: monitoring polls it constantly, and it costs nothing.
const EXEMPT: &str = "/healthz";

/// Middleware that refuses requests when a client sends too many per second.
pub async fn limit_requests(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.uri().path() != EXEMPT {
        let client = Client::seems(&app, request.headers(), request.extensions());
        if let Err(refusal) = app.limits.request(&client) {
            return ApiError::from(refusal).into_response();
        }
    }
    next.run(request).await
}
