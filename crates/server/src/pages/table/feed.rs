//! The stream of a table's page: the pieces that have changed.

use std::time::Duration;

use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use render::{Parts, Shown};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::page::Way;
use super::visit::Visit;
use crate::api::{Params, PathId, quiet};
use crate::identity::Visitor;
use crate::limits::Client;
use crate::pages::Taste;
use crate::pages::assets::edition;
use crate::stop::Stop;
use crate::tables::{Table, TableError};
use crate::updates::{self, Source, Watcher, clocks};
use crate::{ApiError, App, TableId};

/// How often a page hears at least something: who hears nothing knows that the line is dead.
const STILL: Duration = Duration::from_secs(10);

/// What a page shows already.
#[derive(Clone, Debug, Deserialize)]
pub struct Had {
    /// The number of the page it shows; see [`Parts::fingerprint`].
    #[serde(default)]
    print: String,
}

/// A message to a page.
#[derive(Debug, Default, Serialize)]
pub struct PageNews {
    /// How many lines the game has.
    version: usize,
    /// The number of the page as it is with this.
    print: String,
    /// The pieces that have changed: each id with its element.
    parts: Vec<(String, String)>,
    /// What happened since the last message, for who does not see it.
    said: Vec<String>,
    /// Whether the table waits for the visitor.
    awaited: bool,
    /// The title of the page.
    title: String,
    /// What each seat's clock has left, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<i64>>,
    /// Which scripts and style the pieces are made for, in the first message: a page may have been
    /// opened before the server was replaced by a newer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'static str>,
    /// Whose clocks run.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    running: Vec<usize>,
}

/// What one page is told of its table.
struct PageFeed {
    watcher: Watcher,
    taste: Taste,
    had: String,
    shown: Shown,
    version: usize,
}

/// The stream.
#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
pub async fn live(
    State(app): State<App>,
    visitor: Visitor,
    client: Client,
    taste: Taste,
    PathId(id): PathId<TableId>,
    Params(way): Params<Way>,
    Params(had): Params<Had>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let pass = app.limits.stream(client)?;
    let feed = PageFeed {
        watcher: Watcher::open(&app, id, way.watching(&visitor, &taste)).await?,
        taste,
        had: had.print,
        shown: Shown::default(),
        version: 0,
    };
    Ok(quiet(upgrade).on_upgrade(|socket| updates::socket(socket, feed, pass)))
}

impl PageFeed {
    async fn tell(&mut self, first: bool) -> Result<PageNews, TableError> {
        let taste = self.taste;
        let after = self.version;
        let seen = self.watcher.look(|watcher, table| {
            let visit = Visit {
                app: &watcher.app,
                table,
                presence: &watcher.slot.presence,
                watching: &watcher.watching,
                taste: &taste,
            };
            let said = if first {
                Vec::new()
            } else {
                said(&visit, after)
            };
            (visit.parts(), about(&visit, said))
        });
        let (parts, mut news) = seen.await?;
        news.print = parts.fingerprint().to_string();
        news.edition = first.then(edition);
        let current = first && news.print == self.had;
        if !current {
            news.parts = pieces(&parts, &self.shown);
        }
        self.shown = parts.shown();
        self.version = news.version;
        Ok(news)
    }
}

fn pieces(parts: &Parts, shown: &Shown) -> Vec<(String, String)> {
    let changed = parts.changed(shown).into_iter();
    changed.map(|(id, html)| (id.to_owned(), html)).collect()
}

/// Everything but the pieces.
fn about(visit: &Visit<'_>, said: Vec<String>) -> PageNews {
    let table: &Table = visit.table;
    PageNews {
        version: table.version(),
        awaited: visit.is_awaited(),
        title: visit.title(),
        clocks: clocks(table, visit.app.clock.now()),
        running: table.to_act().iter().map(|seat| seat.index()).collect(),
        said,
        ..PageNews::default()
    }
}

/// What happened after a version, as far as it is for the visitor.
fn said(visit: &Visit<'_>, after: usize) -> Vec<String> {
    let Some(game) = visit.table.game.as_deref() else {
        return Vec::new();
    };
    let observer = visit.observer();
    let told = game.told(Some(visit.taste.language), observer, after);
    let words = told.unwrap_or_default().into_iter();
    words.filter_map(|line| line.words).flatten().collect()
}

impl Source for PageFeed {
    type Message = PageNews;

    const DEFLATED: bool = true;

    async fn begin(&mut self) -> Result<Vec<PageNews>, TableError> {
        Ok(vec![self.tell(true).await?])
    }

    async fn next(&mut self) -> Result<Vec<PageNews>, TableError> {
        // Even where nothing happens something is said: the page knows then that it is current.
        let _ = timeout(STILL, self.watcher.news()).await;
        Ok(vec![self.tell(false).await?])
    }

    fn is_over(&self) -> bool {
        // There may be a rematch.
        false
    }

    fn stop(&self) -> Stop {
        self.watcher.stop()
    }
}
