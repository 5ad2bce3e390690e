//! Checks that the API description covers every response a test gets.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::HOST;
use axum::http::{Method, Request, StatusCode};
use serde_json::Value;
use tokio::sync::OnceCell;
use tower::ServiceExt;

/// The address of the description.
pub const DESCRIPTION: &str = "/api/v1/openapi.json";

/// The description, read only once because it is the same in every test.
static KNOWN: OnceCell<Value> = OnceCell::const_new();

/// Returns the description of the API.
pub async fn description(router: &Router) -> &'static Value {
    let read = async || {
        let request = Request::get(DESCRIPTION).header(HOST, super::HERE);
        let request = request.body(Body::empty()).unwrap();
        let response = router.clone().oneshot(request).await.unwrap();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        serde_json::from_slice(&bytes).unwrap()
    };
    KNOWN.get_or_init(read).await
}

/// Returns the description of a route, if it has one.
pub fn operation<'a>(description: &'a Value, method: &Method, path: &str) -> Option<&'a Value> {
    let paths = description["paths"].as_object().unwrap();
    let mut found = paths.iter().filter(|(template, _)| fits(template, path));
    let (_, item) = found.next()?;
    item.get(method.as_str().to_ascii_lowercase())
}

fn fits(template: &str, path: &str) -> bool {
    let mut parts = template.split('/').zip(path.split('/'));
    let same = parts.all(|(template, part)| template.starts_with('{') || template == part);
    same && template.split('/').count() == path.split('/').count()
}

/// Checks that the description covers a response.
pub async fn check(router: &Router, method: &Method, path: &str, status: StatusCode) {
    if path == DESCRIPTION {
        return;
    }
    let description = description(router).await;
    if let Some(operation) = operation(description, method, path) {
        let told = &operation["responses"][status.as_str()];
        assert!(
            told.is_object(),
            "{method} {path}: {status} is not described"
        );
    }
}
