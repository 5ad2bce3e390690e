//! QR codes.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use serde::Deserialize;

use super::whole_address::whole_address;
use crate::api::Params;
use crate::{ApiError, App};

/// The quiet zone around the code, in modules.
const MARGIN: usize = 4;

/// Renders the code of a text as a labelled picture: black on white in every theme, with the quiet
/// zone readers need. Returns `None` if the text is too long.
#[must_use]
pub fn picture(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let size = code.width() + 2 * MARGIN;
    let path = squares(&code.to_colors(), code.width());
    Some(html! {
        svg.qr xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) {
            rect fill="#fff" width=(size) height=(size) {}
            path fill="#000" d=(path) shape-rendering="crispEdges" {}
        }
    })
}

/// Returns one path for all dark modules, with adjacent ones merged into runs.
fn squares(modules: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (row, line) in modules.chunks(width).enumerate() {
        let mut column = 0;
        while column < width {
            let dark = line[column..].iter().take_while(|one| **one == Color::Dark);
            let run = dark.count();
            if run > 0 {
                let (x, y) = (column + MARGIN, row + MARGIN);
                path += &format!("M{x} {y}h{run}v1h-{run}z");
            }
            column += run.max(1);
        }
    }
    path
}

/// The query of a code.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    path: String,
}

/// Serves the code of an address of this site as an SVG file.
pub async fn code(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    Params(Wanted { path }): Params<Wanted>,
) -> Result<Response, ApiError> {
    let own = path.starts_with('/') && !path.starts_with("//");
    let bad = || ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_form");
    let path = Some(path).filter(|_| own).ok_or_else(bad)?;
    let address = whole_address(&app, &uri, &headers, &path);
    let picture = picture(&address, &path).ok_or_else(bad)?;
    let kind = HeaderValue::from_static("image/svg+xml");
    Ok(([(CONTENT_TYPE, kind)], picture.0).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let code = QrCode::new("https://almagest.example/link/0123456789abcdef").unwrap();
        let colours = code.to_colors();
        let path = squares(&colours, code.width());
        let runs = path.split('h').skip(1).step_by(2);
        let drawn: usize = runs
            .map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap())
            .sum();
        let dark = colours.iter().filter(|one| **one == Color::Dark).count();
        assert_eq!(drawn, dark);
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(picture(&"x".repeat(4000), "").is_none());
        assert!(picture("x", "a label").unwrap().0.contains("a label"));
    }
}
