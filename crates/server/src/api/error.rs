//! Errors of requests: a sentence, a code for programs, and the status. Every error of the server
//! is converted here.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{GameError, Refusal};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use words::{Arg, ByLanguage, Language, text};

use crate::identity::{IdentityError, NameError};
use crate::limits::LimitError;
use crate::machines::Stopping;
use crate::storage::StorageError;
use crate::tables::TableError;

/// The reason a request failed.
#[derive(Clone, PartialEq, Debug)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// A stable code for programs.
    pub code: &'static str,
    /// The number of the rule that forbids the action, if any.
    pub rule: Option<&'static str>,
    /// Seconds to wait before trying again.
    pub retry_after: Option<u64>,
    /// The current view of the table, if the request was late.
    pub current: Option<Box<Value>>,
    words: Box<ByLanguage<String>>,
    /// The text key of a different sentence for pages, because some sentences are meant for
    /// programmers.
    on_page: Option<&'static str>,
}

/// The body of an error response.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The reason the request failed.
    error: ErrorWords,
    /// The current view of the table, if the request was late.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    current: Option<Box<Value>>,
}

/// The reason a request failed.
#[derive(Debug, Serialize, ToSchema)]
struct ErrorWords {
    /// A stable code for programs.
    code: &'static str,
    /// One sentence for people.
    message: String,
    /// The number of the rule that forbids the action; missing if no rule does.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    /// Returns an error whose sentence has the key `error-CODE`.
    #[must_use]
    pub fn new(status: StatusCode, code: &'static str) -> Self {
        Self::with(status, code, &[])
    }

    /// Returns an error whose sentence needs arguments.
    #[must_use]
    pub fn with(status: StatusCode, code: &'static str, arguments: &[(&str, Arg<'_>)]) -> Self {
        let key = format!("error-{code}");
        Self::worded(status, code, |language| text(language, &key, arguments))
    }

    /// Returns an error with a custom sentence.
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
            words: Box::new(ByLanguage::new(words)),
            on_page: None,
        }
    }

    /// Sets a different sentence for pages.
    #[must_use]
    pub const fn on_page(mut self, key: &'static str) -> Self {
        self.on_page = Some(key);
        self
    }

    /// Returns the error for something that does not exist or that this caller may not see. Both
    /// get the same response, which reveals nothing.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found")
    }

    /// Returns the error for an unknown caller.
    fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "who").on_page("page-who")
    }

    /// Returns the error for a failure of the server that the caller cannot fix.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// Returns the sentence.
    #[must_use]
    pub fn message(&self, language: Language) -> &str {
        &self.words[language]
    }

    /// Returns the sentence for a page.
    #[must_use]
    pub fn page_message(&self, language: Language) -> String {
        match self.on_page {
            Some(key) => text(language, key, &[]),
            None => self.message(language).to_owned(),
        }
    }

    /// Returns the body of the response in a language.
    pub(super) fn into_body_in(self, language: Language) -> ErrorBody {
        let message = self.message(language).to_owned();
        ErrorBody {
            error: ErrorWords {
                code: self.code,
                message,
                rule: self.rule,
            },
            current: self.current,
        }
    }

    /// Returns the response in a language.
    #[must_use]
    pub fn into_response_in(self, language: Language) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self.into_body_in(language))).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        response
    }
}

/// The language of the request is not known here, so the response is in English. A layer finds the
/// error in the extensions and rewrites the response in the right language.
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
        tracing::error!(%error, "storage failed");
        // The details are meant for the operator only.
        Self::new(status, code)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let words = |language| refusal.words(language).to_owned();
        let mut error = Self::worded(StatusCode::UNPROCESSABLE_ENTITY, "illegal", words);
        error.rule = refusal.rule;
        error
    }
}

impl From<GameError> for ApiError {
    fn from(error: GameError) -> Self {
        let words = |language| error.words(language);
        Self::worded(StatusCode::UNPROCESSABLE_ENTITY, "game", words)
    }
}

impl From<NameError> for ApiError {
    fn from(error: NameError) -> Self {
        let words = |language| error.words(language);
        Self::worded(StatusCode::UNPROCESSABLE_ENTITY, "name", words)
    }
}

impl From<LimitError> for ApiError {
    fn from(error: LimitError) -> Self {
        let status = StatusCode::TOO_MANY_REQUESTS;
        match error {
            LimitError::TooMany { seconds } => {
                let arguments = [("seconds", seconds.into())];
                let mut error = Self::with(status, "too_many", &arguments);
                error.retry_after = Some(seconds);
                error
            }
            LimitError::Streams => Self::new(status, "too_many_streams"),
            LimitError::Hints => Self::new(status, "too_many_hints"),
            LimitError::Imports { records, megabytes } => {
                let arguments = [("records", records.into()), ("megabytes", megabytes.into())];
                Self::with(status, "too_many_imports", &arguments)
            }
        }
    }
}

impl From<Stopping> for ApiError {
    fn from(Stopping: Stopping) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "stopping")
    }
}

impl From<IdentityError> for ApiError {
    fn from(error: IdentityError) -> Self {
        match error {
            IdentityError::Nobody => Self::nobody(),
            IdentityError::NoToken | IdentityError::NoSession => Self::not_found(),
            IdentityError::TooManyTokens { most } => {
                let arguments = [("most", most.into())];
                Self::with(StatusCode::CONFLICT, "too_many_tokens", &arguments)
            }
            IdentityError::NoLink => Self::new(StatusCode::NOT_FOUND, "link"),
            IdentityError::Label(error) => {
                let words = |language| error.words(language);
                Self::worded(StatusCode::UNPROCESSABLE_ENTITY, "label", words)
            }
            IdentityError::Limit(error) => error.into(),
            IdentityError::Storage(error) => error.into(),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let (status, code) = match error {
            TableError::Nobody => return Self::nobody(),
            TableError::Name(error) => return error.into(),
            TableError::Limit(error) => return error.into(),
            TableError::Illegal(refusal) => return refusal.into(),
            TableError::Game(error) => return error.into(),
            TableError::Storage(error) => return error.into(),
            TableError::Internal => return Self::internal(),
            TableError::TooManyTables { most } => {
                let arguments = [("most", most.into())];
                let status = StatusCode::TOO_MANY_REQUESTS;
                return Self::with(status, "too_many_tables", &arguments);
            }
            TableError::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            TableError::NotYourSeat => (StatusCode::FORBIDDEN, "not_your_seat"),
            TableError::NotYourTable => (StatusCode::FORBIDDEN, "not_your_table"),
            TableError::NoHints => (StatusCode::FORBIDDEN, "no_hints"),
            TableError::NotBegun => (StatusCode::CONFLICT, "not_begun"),
            TableError::Begun => (StatusCode::CONFLICT, "begun"),
            TableError::Over => (StatusCode::CONFLICT, "over"),
            TableError::NotOver => (StatusCode::CONFLICT, "not_over"),
            TableError::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            TableError::NotYourTurn => (StatusCode::CONFLICT, "not_your_turn"),
            TableError::Stale => (StatusCode::CONFLICT, "stale"),
            TableError::TimeIsUp => (StatusCode::CONFLICT, "time_is_up"),
            TableError::Replaced => (StatusCode::CONFLICT, "replaced"),
            TableError::NotReplaced => (StatusCode::CONFLICT, "not_replaced"),
            TableError::Resigned => (StatusCode::CONFLICT, "resigned"),
            TableError::NothingProposed => (StatusCode::CONFLICT, "nothing_proposed"),
            TableError::NoVote => (StatusCode::CONFLICT, "no_vote"),
            TableError::OthersThere => (StatusCode::CONFLICT, "others_there"),
            TableError::StillThere => (StatusCode::CONFLICT, "still_there"),
            TableError::NobodyToReplace => (StatusCode::UNPROCESSABLE_ENTITY, "nobody_to_replace"),
            TableError::NotInLesson(key) => {
                let words = |language| text(language, &key, &[]);
                return Self::worded(StatusCode::UNPROCESSABLE_ENTITY, "lesson", words);
            }
            TableError::NoLesson => (StatusCode::CONFLICT, "no_lesson"),
            TableError::UndoInLesson => (StatusCode::CONFLICT, "undo_in_lesson"),
            TableError::UndoTo => (StatusCode::UNPROCESSABLE_ENTITY, "undo_to"),
            TableError::NoVersion => (StatusCode::UNPROCESSABLE_ENTITY, "version"),
            TableError::Time => (StatusCode::UNPROCESSABLE_ENTITY, "time"),
            TableError::NoRecord => (StatusCode::UNPROCESSABLE_ENTITY, "no_record"),
            TableError::OneRecord => (StatusCode::UNPROCESSABLE_ENTITY, "one_record"),
            TableError::OtherData => (StatusCode::UNPROCESSABLE_ENTITY, "other_data"),
        };
        Self::new(status, code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status_and_code(error: impl Into<ApiError>) -> (u16, &'static str) {
        let error = error.into();
        (error.status.as_u16(), error.code)
    }

    #[test]
    fn a_bad_name_and_a_bad_label_share_a_text_but_not_a_code() {
        let bad = NameError::Empty;
        assert_eq!(status_and_code(bad), (422, "name"));
        assert_eq!(status_and_code(IdentityError::Label(bad)), (422, "label"));
        for language in Language::all() {
            let label = ApiError::from(IdentityError::Label(bad));
            assert_eq!(label.message(language), bad.words(language));
        }
    }

    #[test]
    fn a_limit_says_when_to_retry_if_that_is_known() {
        assert_eq!(
            status_and_code(LimitError::Streams),
            (429, "too_many_streams")
        );
        assert_eq!(status_and_code(LimitError::Hints), (429, "too_many_hints"));
        let error = ApiError::from(LimitError::TooMany { seconds: 3 });
        assert_eq!((error.code, error.retry_after), ("too_many", Some(3)));
    }

    #[test]
    fn an_error_wrapped_by_a_table_stays_the_same() {
        let full = StorageError::Full;
        assert_eq!(
            status_and_code(TableError::from(full.clone())),
            status_and_code(full)
        );
        let name = NameError::Marks;
        assert_eq!(
            status_and_code(TableError::from(name)),
            status_and_code(name)
        );
        assert_eq!(
            status_and_code(TableError::Nobody),
            status_and_code(IdentityError::Nobody)
        );
    }
}
