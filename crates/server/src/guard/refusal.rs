//! Refusals in the caller's language.

use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use words::Language;

use crate::ApiError;
use crate::pages::{self, Preferences, back};

/// Middleware that translates every refusal into the language of its request.
pub async fn localise_refusals(request: Request, next: Next) -> Response {
    let preferences = Preferences::shown(request.uri(), request.headers());
    let page = wants_page(request.uri(), request.headers());
    let looks = page && request.method() == Method::GET;
    let form_page = looks.then(|| page_of_form(request.uri()));
    let form = (page && !looks).then(|| back::came_from(request.headers()));
    let mut response = next.run(request).await;
    let refusal = response
        .extensions_mut()
        .remove()
        .or_else(|| plain(&response));
    match (refusal, form_page) {
        (Some(refusal), Some(form_page)) if refusal.status == StatusCode::METHOD_NOT_ALLOWED => {
            Redirect::to(&form_page).into_response()
        }
        (Some(refusal), _) if page => pages::problem(&preferences, &refusal, form.flatten()),
        (Some(refusal), _) => reworded(response, refusal, preferences.language),
        (None, _) => response,
    }
}

/// Returns the page above an address that only accepts a form. After a refusal the browser shows
/// the address of the form and may reload it; the form itself is on the page above.
fn page_of_form(uri: &Uri) -> String {
    let above = uri.path().rsplit_once('/').map_or("", |(above, _)| above);
    if above.is_empty() || above.starts_with("//") {
        return "/".to_owned();
    }
    above.to_owned()
}

/// Returns whether the response is shown in a browser.
pub(super) fn wants_page(uri: &Uri, headers: &HeaderMap) -> bool {
    let accepted = headers
        .get(ACCEPT)
        .map_or(&b""[..], |value| value.as_bytes());
    let page = accepted.windows(9).any(|kind| kind == b"text/html");
    page && !uri.path().starts_with("/api/")
}

/// Returns the response with the error in this language; its other headers are kept.
fn reworded(response: Response, refusal: ApiError, language: Language) -> Response {
    let (mut parts, _) = response.into_parts();
    let (words, body) = refusal.into_response_in(language).into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.extend(words.headers);
    Response::from_parts(parts, body)
}

/// Returns the error for a library's response, which has a plain English text or none.
fn plain(response: &Response) -> Option<ApiError> {
    let kind = response.headers().get(CONTENT_TYPE);
    if kind.is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain")) {
        return None;
    }
    let status = response.status();
    let code = match status {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => "bad_request",
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::METHOD_NOT_ALLOWED => "method",
        StatusCode::REQUEST_TIMEOUT => "timeout",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "media_type",
        StatusCode::UPGRADE_REQUIRED => "upgrade",
        _ => return None,
    };
    Some(ApiError::new(status, code))
}
