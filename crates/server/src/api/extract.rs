//! Extractors whose rejections use the server's own error format.

use std::error::Error;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

use crate::ApiError;

/// The maximum number of characters of a reason that are shown: it may repeat the client's input.
const REASON: usize = 200;

/// A JSON body. Rejections: 415 `media_type`, 413 `too_large`, 400 `bad_json`.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

/// A record as JSON lines. Rejections: 415 `record_type`, 413 `too_large`, 400 `not_text`.
#[derive(Clone, Debug)]
pub struct Text(pub String);

/// The query string. Rejections: 400 `bad_query`.
#[derive(Clone, Copy, Debug)]
pub struct Params<T>(pub T);

/// The ids in a path. A malformed id gets the same response as an unknown one: 404 `not_found`.
#[derive(Clone, Copy, Debug)]
pub struct PathId<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if kind(request.headers()) != "application/json" {
            return Err(ApiError::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "media_type",
            ));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| unreadable(&rejection))?;
        from_json(&bytes).map(Self)
    }
}

/// Reads JSON.
///
/// # Errors
/// Returns 400 `bad_json` if it is not valid.
pub fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| bad("bad_json", &error))
}

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = ApiError;
    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        // Browsers do not send this type to another site without asking it first.
        if kind(request.headers()) != "application/x-ndjson" {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(ApiError::new(status, "record_type"));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| unreadable(&rejection))?;
        let text = String::from_utf8(bytes.into());
        text.map(Self)
            .map_err(|_| ApiError::new(StatusCode::BAD_REQUEST, "not_text"))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let query = Query::try_from_uri(&parts.uri);
        let params = query.map(|Query(params)| Self(params));
        params.map_err(|error| {
            let error = bad("bad_query", error.source().unwrap_or(&error));
            error.on_page("page-bad-address")
        })
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathId<T> {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(id)| Self(id))
            .map_err(|_| ApiError::not_found())
    }
}

/// Returns the media type of a body, without parameters.
fn kind(headers: &HeaderMap) -> String {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next());
    kind.unwrap_or_default().trim().to_ascii_lowercase()
}

fn unreadable(rejection: &BytesRejection) -> ApiError {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
        _ => ApiError::new(StatusCode::BAD_REQUEST, "bad_request"),
    }
}

fn bad(code: &'static str, error: &dyn Error) -> ApiError {
    let reason: String = error.to_string().chars().take(REASON).collect();
    ApiError::with(StatusCode::BAD_REQUEST, code, &[("reason", reason.into())])
}

#[cfg(test)]
mod tests {
    use axum::body::{Body as Stream, to_bytes};
    use axum::routing::get;
    use axum::{Json, Router};
    use serde::Deserialize;
    use serde_json::{Value, json};
    use tower::ServiceExt;

    use super::*;
    use crate::TableId;

    #[derive(Deserialize)]
    struct Since {
        since: u64,
    }

    async fn ask(path: &str) -> (u16, Value) {
        let since = async |Params(Since { since }): Params<Since>| Json(since);
        let seat = async |PathId(place): PathId<(TableId, u8)>| Json(place);
        let router: Router = Router::new()
            .route("/since", get(since))
            .route("/tables/{id}/seats/{seat}", get(seat));
        let request = Request::get(path).body(Stream::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap())
    }

    #[tokio::test]
    async fn params_are_read_or_refused_with_their_reason() {
        assert_eq!(ask("/since?since=5&lang=fr").await, (200, json!(5)));
        for (path, reason) in [
            ("/since", "since"),
            ("/since?since=x", "invalid digit"),
            ("/since?since=-1", "invalid digit"),
            ("/since?since=%ff", "invalid digit"),
        ] {
            let (status, body) = ask(path).await;
            assert_eq!((status, &body["error"]["code"]), (400, &json!("bad_query")));
            let message = body["error"]["message"].as_str().unwrap();
            assert!(message.contains(reason), "{message}");
        }
    }

    #[tokio::test]
    async fn a_malformed_id_is_answered_like_an_unknown_one() {
        let id = TableId::random();
        let path = format!("/tables/{id}/seats/2");
        assert_eq!(ask(&path).await, (200, json!([id, 2])));
        for path in [
            "/tables/x/seats/2",
            "/tables/%ff/seats/2",
            &format!("/tables/{id}/seats/x"),
        ] {
            let (status, body) = ask(path).await;
            assert_eq!((status, &body["error"]["code"]), (404, &json!("not_found")));
        }
    }
}
