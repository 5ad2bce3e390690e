//! A table's page as drawn, and the messages that update an earlier page to it.

use std::sync::Arc;

use axum::extract::ws::Message;
use games::Moment;
use render::{Parts, Shown};
use serde::Serialize;
use tabletop::{Seat, SeatSet};

use super::visit::Visit;
use crate::pages::assets::edition;
use crate::tables::Table;
use crate::updates::{clocks, deflated};

/// A message that updates a page.
#[derive(Debug, Serialize)]
struct PageUpdate<'a> {
    /// The number of lines of the game.
    version: usize,
    /// The fingerprint of the page after this update.
    print: &'a str,
    /// The changed parts: each id with its element.
    parts: Vec<(&'a str, String)>,
    /// Texts for screen readers about the events since the last message.
    #[serde(rename = "said")]
    announcements: Vec<String>,
    /// What is shown large for a moment.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moments: Vec<Moment>,
    /// Whether the table waits for the visitor.
    awaited: bool,
    /// Whether there are clocks; a [pulse](pulse) carries the time left.
    timed: bool,
    /// The title of the page.
    title: &'a str,
    /// The edition of scripts and styles that the parts need, sent in the first message: the page
    /// may have been opened before the server was replaced by a newer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'static str>,
}

/// A message that changes nothing on the page but the clocks.
#[derive(Debug, Serialize)]
struct Pulse {
    /// The time left on each seat's clock, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<i64>>,
    /// The seats whose clocks are running.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    running: Vec<usize>,
}

/// The page as a visitor's browser shows it.
#[derive(Clone, Debug, Default)]
pub struct OnPage {
    /// The fingerprint of the page; see [`Parts::fingerprint`].
    pub print: String,
    /// Its parts.
    pub shown: Arc<Shown>,
    /// The number of lines the game had.
    pub version: usize,
    /// Whether only the fingerprint is known, as reported by the page, but not the parts.
    pub unknown: bool,
}

/// A table's page as drawn for a visitor.
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
    /// Draws the page for a visitor.
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

    /// Returns whether there are clocks.
    pub const fn is_timed(&self) -> bool {
        self.timed
    }

    /// Returns the state of a page after it has been updated to this one.
    pub fn on_page(&self) -> OnPage {
        OnPage {
            print: self.print.clone(),
            shown: Arc::clone(&self.shown),
            version: self.version,
            unknown: false,
        }
    }

    /// Returns the message that updates a page to this one.
    pub fn message(&self, visit: &Visit<'_>, before: &OnPage) -> Message {
        let current = before.unknown && before.print == self.print;
        deflated(&PageUpdate {
            version: self.version,
            print: &self.print,
            parts: match current {
                true => Vec::new(),
                false => self.parts.changed(&before.shown),
            },
            announcements: match before.unknown {
                true => Vec::new(),
                false => announcements(visit, before.version),
            },
            moments: match before.unknown {
                true => Vec::new(),
                false => moments(visit, before.version),
            },
            awaited: self.awaited,
            timed: self.timed,
            title: &self.title,
            edition: before.unknown.then(edition),
        })
    }
}

/// Returns the texts for the events after a version, as far as the visitor may know them.
fn announcements(visit: &Visit<'_>, after: usize) -> Vec<String> {
    let Some(game) = visit.table.game.as_deref() else {
        return Vec::new();
    };
    let observer = visit.observer();
    let updates = game.line_updates(Some(visit.preferences.language), observer, after);
    let words = updates.unwrap_or_default().into_iter();
    words.filter_map(|line| line.words).flatten().collect()
}

/// Returns what is shown large of the lines after a version, as far as the visitor may know it.
fn moments(visit: &Visit<'_>, after: usize) -> Vec<Moment> {
    let game = visit.table.game.as_deref();
    game.map_or_else(Vec::new, |game| {
        game.moments(visit.preferences.language, visit.observer(), after)
    })
}

/// Returns the message with the time left on the clocks. It also shows that the server is alive.
pub fn pulse(table: Option<&Table>, now: i64) -> Message {
    let to_act = table.map_or(SeatSet::EMPTY, Table::to_act);
    deflated(&Pulse {
        clocks: table.and_then(|table| clocks(table, now)),
        running: to_act.iter().map(Seat::index).collect(),
    })
}
