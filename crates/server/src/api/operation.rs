//! For who runs the server: its health, its figures, its description.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::{ApiError, App, figures};

/// Whether the server can keep what it is told.
pub async fn health(State(app): State<App>) -> Result<Json<Value>, ApiError> {
    app.storage.health().await?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Figures for Prometheus.
pub async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("almagest_tables_in_memory").set(app.hall.len() as f64);
    metrics::gauge!("almagest_thoughts_waiting").set(app.pool.waiting() as f64);
    let text = figures::rendered();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
