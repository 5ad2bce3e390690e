//! Routes for operators: health and metrics.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::{ApiError, App, figures};

/// Returns the routes for everyone: load balancers ask on the address of the site.
pub fn public_routes() -> Router<App> {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
}

/// Returns the routes for the operator only.
pub fn private_routes() -> Router<App> {
    public_routes().route("/metrics", get(metrics))
}

/// Reports that the server is alive.
async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// Reports whether the server can do its work: the database takes writes, and the disk has room.
async fn ready(State(app): State<App>) -> Result<Json<Value>, ApiError> {
    app.runs.note(&*app.storage, app.clock.now()).await?;
    let room = app.storage.room();
    if room.is_some_and(|room| room < app.settings.disk_bytes) {
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "disk_full"));
    }
    Ok(Json(json!({ "status": "ok" })))
}

/// Returns metrics for Prometheus.
async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("almagest_tables_in_memory").set(app.hall.len() as f64);
    metrics::gauge!("almagest_thoughts_waiting").set(app.pool.waiting() as f64);
    metrics::gauge!("almagest_units_waiting").set(app.storage.waiting() as f64);
    if let Some(room) = app.storage.room() {
        metrics::gauge!("almagest_disk_free_bytes").set(room as f64);
    }
    if let Some(memory) = figures::memory() {
        metrics::gauge!("almagest_memory_bytes").set(memory as f64);
    }
    let text = figures::rendered();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
