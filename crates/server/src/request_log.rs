//! Records every request in the log and the metrics: route, status and duration. Logs the route
//! pattern and never the actual path, which may contain ids and keys of private tables.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

/// Middleware that records a request.
pub async fn note(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or_else(|| "unknown".to_owned(), |path| path.as_str().to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    let seconds = begun.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    tracing::debug!(%method, %route, status, seconds, "request");
    let labels = [("route", route.clone()), ("status", status.to_string())];
    metrics::counter!("almagest_requests_total", &labels).increment(1);
    metrics::histogram!("almagest_request_seconds", "route" => route).record(seconds);
    response
}
