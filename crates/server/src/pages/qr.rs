//! An address of this house as a code that a phone can read.

use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use qrcode::{Color, QrCode};
use serde::Deserialize;

use crate::ApiError;
use crate::api::extract::Params;

/// What the code leads to.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    path: String,
}

/// The code as a picture: black on white, with the quiet zone around it that readers need.
pub async fn code(
    headers: HeaderMap,
    Params(Wanted { path }): Params<Wanted>,
) -> Result<Response, ApiError> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = path.starts_with('/') && !path.starts_with("//");
    let bad = || ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_form");
    let host = host.filter(|_| own).ok_or_else(bad)?;
    let code = QrCode::new(format!("http://{host}{path}")).map_err(|_| bad())?;
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(CONTENT_TYPE, kind)], picture(&code)).into_response())
}

fn picture(code: &QrCode) -> String {
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate();
    let squares: String = dark
        .filter(|(_, color)| *color == Color::Dark)
        .map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + 4, at / width + 4))
        .collect();
    let side = width + 8;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}h-{side}z"/><path d="{squares}"/></svg>"##
    )
}
