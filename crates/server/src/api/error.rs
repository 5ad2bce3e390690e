//! Why a request was not done: one sentence, a code for programs, and the status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{GameError, Refusal};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use words::{Arg, Language, text};

use crate::storage::StorageError;

/// Why a request was not done.
#[derive(Clone, PartialEq, Debug)]
pub struct ApiError {
    /// The status.
    pub status: StatusCode,
    /// What programs look at.
    pub code: &'static str,
    /// The number of the rule, if a rule of the game forbids it.
    pub rule: Option<&'static str>,
    /// How many seconds to wait before trying again.
    pub retry_after: Option<u64>,
    /// What the table looks like now, if the request was late.
    pub current: Option<Box<Value>>,
    words: [String; Language::ALL.len()],
}

/// The body of a refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// Why.
    error: ErrorWords,
    /// What the table looks like now, if the request was late.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    current: Option<Box<Value>>,
}

/// Why a request was not done.
#[derive(Debug, Serialize, ToSchema)]
struct ErrorWords {
    /// What programs look at.
    code: &'static str,
    /// One sentence for people.
    message: String,
    /// The number of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    /// An error whose words are under `error-CODE`.
    #[must_use]
    pub fn new(status: StatusCode, code: &'static str) -> Self {
        Self::with(status, code, &[])
    }

    /// An error whose words need arguments.
    #[must_use]
    pub fn with(status: StatusCode, code: &'static str, arguments: &[(&str, Arg<'_>)]) -> Self {
        let key = format!("error-{code}");
        Self::worded(status, code, |language| text(language, &key, arguments))
    }

    /// An error with words of its own.
    #[must_use]
    pub fn worded(
        status: StatusCode,
        code: &'static str,
        words: impl Fn(Language) -> String,
    ) -> Self {
        Self {
            status,
            code,
            rule: None,
            retry_after: None,
            current: None,
            words: Language::ALL.map(words),
        }
    }

    /// There is no such thing, or it is not for this caller: both are told the same.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found")
    }

    /// Something went wrong here: whoever asked can do nothing about it.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// The sentence.
    #[must_use]
    pub fn message(&self, language: Language) -> &str {
        &self.words[language as usize]
    }

    /// The answer in a language.
    #[must_use]
    pub fn into_response_in(self, language: Language) -> Response {
        let message = self.message(language).to_owned();
        let body = ErrorBody {
            error: ErrorWords {
                code: self.code,
                message,
                rule: self.rule,
            },
            current: self.current,
        };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        response
    }
}

/// The language of the request is not known here: a layer turns the error it finds beside the answer
/// into the right words.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.clone().into_response_in(Language::English);
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StorageError> for ApiError {
    fn from(error: StorageError) -> Self {
        let (status, code) = match error {
            StorageError::Conflict => (StatusCode::CONFLICT, "conflict"),
            StorageError::Full => (StatusCode::INSUFFICIENT_STORAGE, "storage_full"),
            _ => (StatusCode::SERVICE_UNAVAILABLE, "storage"),
        };
        tracing::error!(%error, "storage");
        // What the disk said is the operator's to know.
        Self::new(status, code)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let words = |language| refusal.words(language).to_owned();
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        let mut error = Self::worded(status, "illegal", words);
        error.rule = refusal.rule;
        error
    }
}

impl From<GameError> for ApiError {
    fn from(error: GameError) -> Self {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Self::worded(status, "game", |language| error.words(language))
    }
}
