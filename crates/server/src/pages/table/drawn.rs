//! A table's page as it was drawn, and the messages that bring other pages to it.

use std::sync::Arc;

use axum::extract::ws::Message;
use render::{Parts, Shown};
use serde::Serialize;
use tabletop::{Seat, SeatSet};

use super::visit::Visit;
use crate::pages::assets::edition;
use crate::tables::Table;
use crate::updates::{clocks, deflated};

/// A message that changes a page.
#[derive(Debug, Serialize)]
struct PageUpdate<'a> {
    /// How many lines the game has.
    version: usize,
    /// The number of the page as it is with this.
    print: &'a str,
    /// The pieces that have changed: each id with its element.
    parts: Vec<(&'a str, String)>,
    /// What happened since the last message, for who does not see it.
    said: Vec<String>,
    /// Whether the table waits for the visitor.
    awaited: bool,
    /// Whether there are clocks; a [pulse](pulse) tells what they have left.
    timed: bool,
    /// The title of the page.
    title: &'a str,
    /// Which scripts and style the pieces are made for, in the first message: a page may have been
    /// opened before the server was replaced by a newer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'static str>,
}

/// A message that changes nothing on the page but its clocks.
#[derive(Debug, Serialize)]
struct Pulse {
    /// What each seat's clock has left, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<i64>>,
    /// Whose clocks run.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    running: Vec<usize>,
}

/// What a visitor's page shows.
#[derive(Clone, Debug, Default)]
pub struct OnPage {
    /// The number of the page; see [`Parts::fingerprint`].
    pub print: String,
    /// Its pieces.
    pub shown: Arc<Shown>,
    /// How many lines the game had.
    pub version: usize,
    /// Whether this is only what the page says it shows: its pieces are not known.
    pub unknown: bool,
}

/// A table's page as it was drawn for somebody.
#[derive(Debug)]
pub struct Drawn {
    parts: Parts,
    shown: Arc<Shown>,
    print: String,
    version: usize,
    awaited: bool,
    timed: bool,
    title: String,
}

impl Drawn {
    /// Draws the page of a visitor.
    pub fn of(visit: &Visit<'_>) -> Self {
        metrics::counter!("almagest_pages_drawn_total").increment(1);
        let parts = visit.parts();
        Self {
            shown: Arc::new(parts.shown()),
            print: parts.fingerprint().to_string(),
            parts,
            version: visit.table.version(),
            awaited: visit.is_awaited(),
            timed: clocks(visit.table, visit.app.clock.now()).is_some(),
            title: visit.title(),
        }
    }

    /// Whether there are clocks.
    pub const fn is_timed(&self) -> bool {
        self.timed
    }

    /// What a page shows once it has been brought to this one.
    pub fn on_page(&self) -> OnPage {
        OnPage {
            print: self.print.clone(),
            shown: Arc::clone(&self.shown),
            version: self.version,
            unknown: false,
        }
    }

    /// The message that brings a page to this one.
    pub fn message(&self, visit: &Visit<'_>, before: &OnPage) -> Message {
        let current = before.unknown && before.print == self.print;
        deflated(&PageUpdate {
            version: self.version,
            print: &self.print,
            parts: match current {
                true => Vec::new(),
                false => self.parts.changed(&before.shown),
            },
            said: match before.unknown {
                true => Vec::new(),
                false => said(visit, before.version),
            },
            awaited: self.awaited,
            timed: self.timed,
            title: &self.title,
            edition: before.unknown.then(edition),
        })
    }
}

/// What happened after a version, as far as it is for the visitor.
fn said(visit: &Visit<'_>, after: usize) -> Vec<String> {
    let Some(game) = visit.table.game.as_deref() else {
        return Vec::new();
    };
    let observer = visit.observer();
    let told = game.line_updates(Some(visit.preferences.language), observer, after);
    let words = told.unwrap_or_default().into_iter();
    words.filter_map(|line| line.words).flatten().collect()
}

/// The message that tells what the clocks have left, and that the server is still there.
pub fn pulse(table: Option<&Table>, now: i64) -> Message {
    let to_act = table.map_or(SeatSet::EMPTY, Table::to_act);
    deflated(&Pulse {
        clocks: table.and_then(|table| clocks(table, now)),
        running: to_act.iter().map(Seat::index).collect(),
    })
}
