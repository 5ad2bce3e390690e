//! To hear when the server stops.

use tokio::sync::watch;

/// Hears when the server stops.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Hears it from this sender.
    #[must_use]
    pub fn of(sender: &watch::Sender<bool>) -> Self {
        Self(sender.subscribe())
    }

    /// Waits until the server stops; not at all if it has been told to before.
    pub async fn stopped(&mut self) {
        // Without a sender the server is gone.
        let _ = self.0.wait_for(|stopped| *stopped).await;
    }
}
