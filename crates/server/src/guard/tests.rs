//! Tests the layers with special routes that behave as no real route does.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{DefaultBodyLimit, Query};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, SET_COOKIE,
};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use serde_json::Value;
use tower::ServiceExt;

use super::wrap;
use crate::storage::SqliteStorage;
use crate::{ApiError, App, Clock, Settings};

async fn panicking() -> StatusCode {
    panic!("the password is 1234")
}

async fn wrapped() -> (Router, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("almagest.db");
    let storage = Arc::new(SqliteStorage::open(&file).await.unwrap());
    let settings = Settings {
        message_bytes: 10,
        ..Settings::default()
    };
    let app = App::open(settings, storage, Clock::system()).await.unwrap();
    let large = post(async |body: String| body).layer(DefaultBodyLimit::max(20));
    let page = [
        (CONTENT_SECURITY_POLICY, "default-src 'self'"),
        (CACHE_CONTROL, "max-age=60"),
    ];
    let refusal = [(SET_COOKIE, "a=b"), (CACHE_CONTROL, "max-age=1")];
    let router = Router::new()
        .route("/panic", get(panicking))
        .route("/large", large)
        .route("/small", post(async |body: String| body))
        .route("/page", get(async move || (page, "page")))
        .route("/query", get(async |_: Query<(u8, u8)>| "query"))
        .route(
            "/refusal",
            get(async move || (refusal, ApiError::not_found())),
        )
        .route(
            "/ill",
            get(async || (StatusCode::SERVICE_UNAVAILABLE, "ill")),
        )
        .route(
            "/own",
            get(async || (StatusCode::NOT_FOUND, [(CONTENT_TYPE, "text/html")], "own")),
        );
    (wrap(router, app), folder)
}

async fn ask(request: Request<Body>) -> (StatusCode, HeaderMap, String) {
    let (router, _folder) = wrapped().await;
    let response = router.oneshot(request).await.unwrap().into_response();
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    (
        parts.status,
        parts.headers,
        String::from_utf8(bytes.into()).unwrap(),
    )
}

fn french(path: &str) -> Request<Body> {
    let request = Request::get(path)
        .header(HOST, "almagest.example")
        .header(ACCEPT_LANGUAGE, "fr");
    request.body(Body::empty()).unwrap()
}

fn code(body: &str) -> Value {
    let mut body: Value = serde_json::from_str(body).unwrap();
    body["error"]["code"].take()
}

#[tokio::test]
async fn a_panic_reveals_nothing() {
    let (status, headers, body) = ask(french("/panic")).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(code(&body), "internal");
    assert!(
        !body.contains("1234") && body.contains("Une erreur est survenue"),
        "{body}"
    );
    assert_eq!(headers[CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn a_page_has_its_own_policy() {
    let (_, headers, body) = ask(french("/page")).await;
    assert_eq!(body, "page");
    assert_eq!(headers[CONTENT_SECURITY_POLICY], "default-src 'self'");
    assert_eq!(headers[CACHE_CONTROL], "max-age=60");
    assert_eq!(headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn a_refusal_keeps_its_other_headers() {
    let (status, headers, body) = ask(french("/refusal")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(body.contains("Cette page n’existe pas"), "{body}");
    assert_eq!(
        (&headers[SET_COOKIE], &headers[CACHE_CONTROL]),
        (&"a=b".parse().unwrap(), &"max-age=1".parse().unwrap())
    );
    assert_eq!(headers[CONTENT_TYPE], "application/json");
}

#[tokio::test]
async fn refusals_of_libraries_are_rewritten() {
    let (status, _, body) = ask(french("/query")).await;
    assert_eq!(
        (status, code(&body)),
        (StatusCode::BAD_REQUEST, "bad_request".into())
    );
    // A route's own response stays as it is.
    let (_, _, body) = ask(french("/ill")).await;
    assert_eq!(body, "ill");
    let (_, _, body) = ask(french("/own")).await;
    assert_eq!(body, "own");
}

#[tokio::test]
async fn a_route_may_set_its_own_largest_size() {
    let send = |path: &str, bytes| {
        Request::post(path)
            .header(HOST, "almagest.example")
            .body(Body::from("x".repeat(bytes)))
            .unwrap()
    };
    for (path, most) in [("/small", 10), ("/large", 20)] {
        let (status, _, body) = ask(send(path, most)).await;
        assert_eq!((status.as_u16(), body.len()), (200, most));
        let (status, _, body) = ask(send(path, most + 1)).await;
        assert_eq!((status.as_u16(), code(&body)), (413, "too_large".into()));
    }
}
