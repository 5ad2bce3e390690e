//! A finished game and the addresses of its moments.

use std::sync::Arc;

use axum::response::Response;
use tabletop::Seat;

use super::judged::Judged;
use super::page::ReplayQuery;
use super::reviews::Progress;
use crate::pages::Preferences;
use crate::pages::drawing::{Asker, FinishedPage, PageKey};
use crate::pages::recorded::Recorded;
use crate::tables::{self, About, Chair, Invitation, TableError};
use crate::{ApiError, App, InviteKey, TableId};

/// A moment of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The line after which the game is shown.
    pub at: usize,
    /// The seat the board is seen from, or that of a spectator.
    pub from: Option<Seat>,
}

/// A finished game that a visitor may see, before its record is read.
pub struct Admitted {
    id: TableId,
    key: Option<InviteKey>,
    about: Arc<About>,
    names: Vec<String>,
    lines: usize,
    review: Progress,
}

impl Admitted {
    /// Lets a visitor see the game of a table, if it is over. Nobody gets a drawing of it, kept or
    /// new, without this.
    ///
    /// # Errors
    /// Returns an error if the visitor may not see the table, or the game is not over.
    pub async fn open(app: &App, id: TableId, invitation: Invitation) -> Result<Self, ApiError> {
        let seen = tables::look(app, id, |table, _| {
            table.admit(invitation)?;
            if table.status.is_going() {
                return Err(TableError::NotOver);
            }
            Ok(Self {
                id,
                // Anyone who may see the game may also share it.
                key: (!table.public).then_some(table.about.key),
                about: table.about.clone(),
                names: table.about.chairs.iter().map(Chair::name).collect(),
                lines: table.version(),
                review: app.reviews.progress(id),
            })
        });
        Ok(seen.await??)
    }

    /// Returns the moment that a query asks for.
    pub fn moment(&self, wanted: ReplayQuery) -> Moment {
        let seats = self.about.chairs.len();
        Moment {
            at: wanted.at.unwrap_or(usize::MAX).min(self.lines),
            from: wanted.from.filter(|seat| seat.index() < seats),
        }
    }

    /// Returns the key of a page about the game. Everyone who is admitted sees the same: once a game
    /// is over, it can be seen from every seat. The names are those of now, because a player who
    /// leaves the server takes theirs along.
    pub fn page(&self, page: &'static str, by: Preferences, moment: Moment) -> PageKey {
        let key = PageKey::new(page, by)
            .with(self.id.to_string())
            .with(self.key.map(|key| key.to_string()).unwrap_or_default())
            .with(moment.at.to_string())
            .with(
                moment
                    .from
                    .map(|seat| seat.number().to_string())
                    .unwrap_or_default(),
            )
            .with(self.review.state());
        let names = self.names.iter();
        names.fold(key, |key, name| key.with(name))
    }

    /// Reads the record.
    ///
    /// # Errors
    /// Returns an error if the game never began, or storage fails.
    pub async fn read(self, app: &App) -> Result<Finished, ApiError> {
        let game = Recorded::of(app, self.id, &self.about).await?;
        Ok(Finished {
            id: self.id,
            key: self.key,
            about: self.about,
            game: game.ok_or(TableError::NotOver)?,
            review: self.review,
        })
    }

    /// Shows a page about the game. It is read when it is the page's turn to be drawn, so that no
    /// records wait in memory.
    ///
    /// # Errors
    /// Returns an error if the page cannot be drawn, or too many drawings are waiting for the
    /// client.
    pub async fn show(
        self,
        app: &App,
        asker: &Asker,
        key: PageKey,
        draw: impl FnOnce(&App, &Finished) -> Result<FinishedPage, ApiError> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let own = app.clone();
        let pass = || Ok(app.limits.drawing(&asker.client)?);
        let drawn = app.drawings.replays.get(key, pass, async move {
            let turn = own.drawings.threads.turn().await;
            let finished = self.read(&own).await?;
            let app = own.clone();
            turn.draw(move || draw(&app, &finished)).await
        });
        Ok(drawn.await?.response(&asker.headers))
    }
}

/// A finished game with its record.
pub struct Finished {
    /// The table it was played at.
    pub id: TableId,
    /// The key that a link to a private table needs; `None` for a public table.
    pub key: Option<InviteKey>,
    /// The terms of the table.
    pub about: Arc<About>,
    /// The game that was played.
    pub game: Recorded,
    /// Its review, as far as it has come.
    pub review: Progress,
}

impl Finished {
    /// Returns the address of the replay or one of its parts, optionally at a line and from a seat.
    pub fn address(&self, part: &str, at: Option<usize>, from: Option<Seat>) -> String {
        let key = self.key.map(|key| format!("key={key}"));
        let at = at.map(|at| format!("at={at}"));
        let from = from.map(|seat| format!("from={}", seat.number()));
        let query: Vec<String> = [key, at, from].into_iter().flatten().collect();
        let path = format!("/replay/{}{part}", self.id);
        match query.is_empty() {
            true => path,
            false => format!("{path}?{}", query.join("&")),
        }
    }

    /// Returns the address of the moment of a decision, seen from the seat that decided.
    pub fn decision_address(&self, judged: Judged<'_>) -> String {
        self.address("", Some(judged.before()), Some(judged.action.seat))
    }

    /// Returns the address of the record.
    pub fn record_address(&self) -> String {
        let key = self.key.map(|key| format!("?key={key}"));
        format!(
            "/api/v1/tables/{}/record{}",
            self.id,
            key.unwrap_or_default()
        )
    }

    /// Returns the seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.about.chairs.len())
    }
}
