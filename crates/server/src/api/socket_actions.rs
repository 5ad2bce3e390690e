//! Actions that arrive over the WebSocket of a table. They are the bodies of posted actions, and are
//! carried out and answered the same way.

use axum::extract::FromRequestParts;
use axum::extract::ws::{Message, Utf8Bytes};
use axum::http::StatusCode;
use axum::http::request::Parts;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;
use words::Language;

use super::error::ErrorBody;
use super::extract::{PathId, from_json};
use super::play::{Action, perform};
use crate::identity::{IdentityError, Speak};
use crate::limits::Client;
use crate::tables::Done;
use crate::updates::{Inbox, Reply};
use crate::{ApiError, App, TableId, guard};

/// Answers the actions that a client sends over the socket of a table.
#[derive(Clone)]
pub struct SocketActions {
    app: App,
    table: TableId,
    client: Client,
    language: Language,
}

/// The answer to an action that was sent over a socket.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename = "answer")]
pub struct ActionAnswer {
    /// The id of the action; `null` if it could not be read.
    id: Option<String>,
    /// The status that the response to a posted action would have.
    status: u16,
    /// Seconds to wait before trying again; missing if that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
    /// The body that the response to a posted action would have.
    body: AnswerBody,
}

/// The body of the response to an action.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
enum AnswerBody {
    Done(Done),
    Refused(Box<ErrorBody>),
}

impl SocketActions {
    /// Returns the inbox of a socket.
    #[must_use]
    pub fn inbox(self) -> Option<Box<dyn Inbox>> {
        Some(Box::new(self))
    }

    async fn perform(self, text: Utf8Bytes) -> Reply {
        let action = from_json::<Action>(text.as_bytes());
        let id = action.as_ref().ok().map(|action| action.id.clone());
        let language = self.language;
        let done = match action {
            Ok(action) => self.act(action).await,
            Err(error) => Err(error),
        };
        let status = done
            .as_ref()
            .map_or_else(|error| error.status, |_| StatusCode::OK);
        note(status);
        let answer = ActionAnswer {
            id,
            status: status.as_u16(),
            retry_after: done.as_ref().err().and_then(|error| error.retry_after),
            body: match done {
                Ok(done) => AnswerBody::Done(done),
                Err(error) => AnswerBody::Refused(Box::new(error.into_body_in(language))),
            },
        };
        // Serialising plain data with string keys cannot fail.
        let text = serde_json::to_string(&answer).unwrap_or_default();
        Reply {
            message: Message::Text(text.into()),
            is_refused: !status.is_success(),
        }
    }

    /// Performs an action under the limits of a request.
    async fn act(self, action: Action) -> Result<Done, ApiError> {
        self.app.limits.request(&self.client)?;
        let player = self.client.player.ok_or(IdentityError::Nobody)?;
        let done = perform(&self.app, self.table, player, self.language, action);
        let done = timeout(guard::TIMEOUT, done).await;
        done.unwrap_or_else(|_| Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "timeout")))
    }
}

impl Inbox for SocketActions {
    fn answer(&self, text: Utf8Bytes) -> BoxFuture<'static, Reply> {
        self.clone().perform(text).boxed()
    }
}

impl FromRequestParts<App> for SocketActions {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let PathId(table) = PathId::from_request_parts(parts, app).await?;
        let client = Client::from_request_parts(parts, app).await?;
        let Ok(Speak(language)) = Speak::from_request_parts(parts, app).await;
        Ok(Self {
            app: app.clone(),
            table,
            client,
            language,
        })
    }
}

/// Counts an action like the requests of routes.
fn note(status: StatusCode) {
    let labels = [
        ("route", "an action over a socket".to_owned()),
        ("status", status.as_str().to_owned()),
    ];
    metrics::counter!("almagest_requests_total", &labels).increment(1);
}
