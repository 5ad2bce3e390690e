//! Waiting for the server to stop.

use tokio::sync::watch;

/// Signals that the server is stopping.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Subscribes to a sender.
    #[must_use]
    pub fn of(sender: &watch::Sender<bool>) -> Self {
        Self(sender.subscribe())
    }

    /// Waits until the server stops; returns at once if it is already stopping.
    pub async fn stopped(&mut self) {
        // If the sender was dropped, the server is gone.
        let _ = self.0.wait_for(|stopped| *stopped).await;
    }
}
