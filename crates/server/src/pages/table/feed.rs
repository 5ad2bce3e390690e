//! The stream of a table's page: the parts that have changed. Actions come the other way.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Message;
use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use serde::Deserialize;
use tokio::time::timeout;

use super::drawn::{Drawn, OnPage, pulse};
use super::page::Way;
use super::shared::TablePages;
use super::visit::Visit;
use crate::api::{Params, PathId, SocketActions};
use crate::identity::Visitor;
use crate::pages::Preferences;
use crate::tables::{Table, TableError};
use crate::updates::{self, Admission, Source, Watcher};
use crate::{ApiError, App, TableId};

/// The longest time without a message: a page that receives nothing for longer assumes that the
/// connection is dead.
const STILL: Duration = Duration::from_secs(10);

/// The state a page already shows.
#[derive(Clone, Debug, Deserialize)]
pub struct Had {
    /// The fingerprint of the page.
    #[serde(default)]
    print: String,
}

/// The feed of one page.
struct PageFeed {
    watcher: Watcher,
    preferences: Preferences,
    on_page: OnPage,
    /// The table as last drawn.
    table: Option<Arc<Table>>,
    shared: Arc<TablePages>,
}

/// Opens the stream.
#[expect(clippy::too_many_arguments, reason = "each is a request extractor")]
pub async fn live(
    State(app): State<App>,
    visitor: Visitor,
    admission: Admission,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(way): Params<Way>,
    Params(had): Params<Had>,
    actions: SocketActions,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let feed = PageFeed {
        watcher: Watcher::open(&app, id, way.watching(&visitor, &preferences)).await?,
        preferences,
        on_page: OnPage {
            print: had.print,
            unknown: true,
            ..OnPage::default()
        },
        table: None,
        shared: app.shared_pages.of(id),
    };
    Ok(updates::open_socket(
        upgrade,
        feed,
        admission,
        actions.inbox(),
    ))
}

impl PageFeed {
    /// Returns the messages that update the page to the current state.
    async fn show(&mut self) -> Result<Vec<Message>, TableError> {
        let glance = self.watcher.look().await?;
        let visit = Visit {
            app: &self.watcher.app,
            table: &glance.table,
            presence: &self.watcher.slot.presence,
            watching: &self.watcher.watching,
            preferences: &self.preferences,
        };
        let (message, on_page, timed) = match visit.audience() {
            Some(audience) => {
                let page = self.shared.page(glance.version, audience, &visit).await;
                let message = page.message(&visit, &self.on_page).await;
                (message, page.drawn.on_page(), page.drawn.is_timed())
            }
            None => {
                let drawn = Drawn::of(&visit);
                let message = drawn.message(&visit, &self.on_page);
                (message, drawn.on_page(), drawn.is_timed())
            }
        };
        // Note this last: if this future is dropped earlier, nothing has been sent.
        self.watcher.note(&glance);
        self.on_page = on_page;
        self.table = Some(glance.table);
        Ok([message]
            .into_iter()
            .chain(timed.then(|| self.pulse()))
            .collect())
    }

    /// Returns the message with the time left on the clocks, sent when nothing else has happened.
    fn pulse(&self) -> Message {
        let now = self.watcher.app.clock.now();
        pulse(self.table.as_deref(), now)
    }
}

impl Drop for PageFeed {
    fn drop(&mut self) {
        let id = self.watcher.slot.id;
        let pages = std::mem::take(&mut self.shared);
        self.watcher.app.shared_pages.leave(id, pages);
    }
}

impl Source for PageFeed {
    type Message = Message;

    async fn begin(&mut self) -> Result<Vec<Message>, TableError> {
        self.show().await
    }

    async fn next(&mut self) -> Result<Vec<Message>, TableError> {
        // Send something even if nothing happens, so that the page knows it is current.
        match timeout(STILL, self.watcher.changed()).await {
            Ok(()) => self.show().await,
            Err(_) => Ok(vec![self.pulse()]),
        }
    }

    fn is_over(&self) -> bool {
        // The feed goes on after the end, because there may be a rematch.
        false
    }

    fn app(&self) -> &App {
        &self.watcher.app
    }

    fn is_for_spectator(&self) -> bool {
        self.watcher.is_spectator()
    }
}
