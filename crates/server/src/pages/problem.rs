//! The page that explains why something could not be shown or done.

use axum::http::header::RETRY_AFTER;
use axum::response::Response;
use maud::html;
use words::text;

use super::Preferences;
use super::document::Page;
use super::look::{bar, foot};
use crate::ApiError;

/// Renders an error as a page, with a link back to the form that was refused.
#[must_use]
pub fn problem(preferences: &Preferences, refusal: &ApiError, form: Option<String>) -> Response {
    let language = preferences.language;
    let title = text(language, "page-problem", &[]);
    let page = Page {
        preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(preferences, &title))
            main.prose id="main" {
                p.lead { (refusal.page_message(language)) }
                @if let Some(form) = form { p { a href=(form) { (text(language, "page-back", &[])) } } }
                p { a href="/" { (text(language, "page-home", &[])) } }
            }
            (foot(preferences))
        },
    };
    let mut response = page.with_status(refusal.status);
    if let Some(seconds) = refusal.retry_after {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}
