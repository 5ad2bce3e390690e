//! Form data, form controls and redirects.

use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header::LOCATION;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::de::DeserializeOwned;
use words::{Language, text};

use crate::ApiError;

/// The fields a form sends, in order.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Creates fields from names and values.
    #[must_use]
    pub const fn of(fields: Vec<(String, String)>) -> Self {
        Self(fields)
    }

    /// Returns the last value with this name, trimmed, or an empty string if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.all(name).last().unwrap_or_default().trim()
    }

    /// Returns all values with this name.
    pub fn all<'a, 'n>(&'a self, name: &'n str) -> impl Iterator<Item = &'a str> + use<'a, 'n> {
        let named = self.0.iter().filter(move |(key, _)| key == name);
        named.map(|(_, value)| value.as_str())
    }

    /// Returns all names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns the fields with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.0.push((name.to_owned(), value.into()));
        self
    }
}

/// A form body, deserialized. Rejections: 415 `form_type`, 413 `too_large`, 422 `bad_form`.
#[derive(Clone, Copy, Debug)]
pub struct Form<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let read = axum::Form::from_request(request, state).await;
        let refused = |rejection: FormRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large")
            }
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "form_type")
            }
            _ => ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_form"),
        };
        read.map(|axum::Form(form)| Self(form)).map_err(refused)
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = ApiError;
    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Form(fields) = Form::from_request(request, state).await?;
        Ok(Self(fields))
    }
}

/// Redirects to another page of the site, setting cookies.
pub fn see_other(
    path: &str,
    cookies: impl IntoIterator<Item = (HeaderName, String)>,
) -> Result<Response, ApiError> {
    let path = HeaderValue::from_str(path).map_err(|_| ApiError::internal())?;
    let response = (StatusCode::SEE_OTHER, [(LOCATION, path)]).into_response();
    with_cookies(response, cookies)
}

/// Returns the response with headers that set cookies.
pub fn with_cookies(
    mut response: Response,
    cookies: impl IntoIterator<Item = (HeaderName, String)>,
) -> Result<Response, ApiError> {
    for (name, cookie) in cookies {
        let cookie = HeaderValue::from_str(&cookie).map_err(|_| ApiError::internal())?;
        response.headers_mut().append(name, cookie);
    }
    Ok(response)
}

/// A value of a control, and its label.
pub type Choice = (String, String);

/// Renders a choice between a few options, all of them visible.
#[must_use]
pub fn segments(name: &str, legend: &str, choices: &[Choice], chosen: &str) -> Markup {
    html! {
        fieldset.segments {
            legend { (legend) }
            div.levels {
                @for (value, words) in choices {
                    label {
                        input type="radio" name=(name) value=(value) checked[value == chosen];
                        span { (words) }
                    }
                }
            }
        }
    }
}

/// Renders a choice between many options, as a drop-down list.
#[must_use]
pub fn pick(name: &str, choices: &[Choice], chosen: &str, label: Option<&str>) -> Markup {
    html! {
        span.pick {
            select name=(name) id=(name) aria-label=[label] {
                @for (value, words) in choices {
                    option value=(value) selected[value == chosen] { (words) }
                }
            }
        }
    }
}

/// Renders a labelled control with its help text.
#[must_use]
pub fn labelled(name: &str, label: &str, control: &Markup, help: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            (control)
            @if !help.is_empty() { p.help { (help) } }
        }
    }
}

/// Renders the error of a refused form, to be shown above it.
#[must_use]
pub fn error(language: Language, refusal: Option<&ApiError>) -> Markup {
    html! {
        @if let Some(refusal) = refusal {
            p.error role="alert" id="error" {
                span.hide { (text(language, "site-error", &[])) " " }
                (refusal.message(language))
            }
        }
    }
}
