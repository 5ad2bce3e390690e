//! Routes for operators: health and metrics.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::{ApiError, App, figures};

/// Reports whether storage works.
pub async fn health(State(app): State<App>) -> Result<Json<Value>, ApiError> {
    app.storage.health().await?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Returns metrics for Prometheus.
pub async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("almagest_tables_in_memory").set(app.hall.len() as f64);
    metrics::gauge!("almagest_thoughts_waiting").set(app.pool.waiting() as f64);
    let text = figures::rendered();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
