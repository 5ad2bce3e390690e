//! Notices when credentials are no longer valid, for streams that outlast their request.

use std::collections::HashMap;
use std::sync::Mutex;

use axum::http::HeaderMap;
use tokio::sync::watch;

use super::{Credentials, IdentityError, Visitor};
use crate::lock::locked;
use crate::{App, PlayerId};

/// Tells streams that something about their player has changed.
#[derive(Default)]
pub struct Changes(Mutex<HashMap<PlayerId, watch::Sender<()>>>);

impl Changes {
    /// Subscribes to the changes of a player.
    fn of(&self, player: PlayerId) -> watch::Receiver<()> {
        let mut senders = locked(&self.0);
        let mut changes = senders.entry(player).or_default().subscribe();
        // Something may have changed since the credentials were verified.
        changes.mark_changed();
        changes
    }

    /// Tells the streams of a player about a change.
    pub fn publish(&self, player: PlayerId) {
        let mut senders = locked(&self.0);
        if let Some(sender) = senders.get(&player)
            && sender.send(()).is_err()
        {
            senders.remove(&player);
        }
    }

    /// Forgets the players without streams. Must be called regularly.
    pub fn tidy(&self) {
        locked(&self.0).retain(|_, sender| sender.receiver_count() > 0);
    }
}

/// Watches the credentials of a request that has become a stream.
pub struct CredentialWatch {
    app: App,
    credentials: Credentials,
    /// `None` if there are no credentials that could end.
    player: Option<(PlayerId, watch::Receiver<()>)>,
}

impl CredentialWatch {
    /// Begins to watch. The credentials belong to this player, if there is one.
    #[must_use]
    pub fn new(app: &App, credentials: Credentials, player: Option<PlayerId>) -> Self {
        Self {
            app: app.clone(),
            credentials,
            player: player.map(|player| (player, app.directory.changes().of(player))),
        }
    }

    /// Waits until the credentials are no longer valid.
    pub async fn ended(&mut self) {
        let Some((player, changes)) = &mut self.player else {
            return std::future::pending().await;
        };
        while changes.changed().await.is_ok() {
            // If storage fails, the stream goes on: nobody has ended it.
            // Every stream contains this future, so its rare part is on the heap.
            let headers = HeaderMap::new();
            let visitor = Box::pin(self.credentials.visitor(&self.app, &headers)).await;
            let known = match visitor {
                Ok(Visitor(known)) => known.is_some_and(|known| known.id == *player),
                Err(IdentityError::Storage(_)) => true,
                Err(_) => false,
            };
            if !known {
                return;
            }
        }
    }
}
