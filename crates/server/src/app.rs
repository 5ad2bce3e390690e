//! Everything the routes share, and the routes.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use tokio::sync::watch;

use crate::identity::{Directory, Signer};
use crate::limits::Limits;
use crate::machines::Pool;
use crate::pages::{Reviews, SharedPages};
use crate::storage::{Storage, StorageError};
use crate::tables::Hall;
use crate::{Clock, Settings, api};

/// Everything the routes share. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of the server.
pub struct Parts {
    /// What was set at the start.
    pub settings: Settings,
    /// Where everything is kept.
    pub storage: Arc<dyn Storage>,
    /// What time it is.
    pub clock: Clock,
    /// Who is who.
    pub directory: Directory,
    /// Signs cookies.
    pub signer: Signer,
    /// How much each client may ask for.
    pub limits: Limits,
    /// The tables in memory.
    pub hall: Hall,
    /// The threads on which machine players think.
    pub pool: Pool,
    /// Pages that many spectators see.
    pub shared_pages: SharedPages,
    /// Reviews of finished games.
    pub reviews: Arc<Reviews>,
    /// Turns true when the server stops: streams end then.
    pub stop: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Opens the house.
    ///
    /// # Errors
    /// If the storage does not answer.
    pub async fn open(
        settings: Settings,
        storage: Arc<dyn Storage>,
        clock: Clock,
    ) -> Result<Self, StorageError> {
        let signer = Signer::new(storage.signing_key().await?);
        Ok(Self(Arc::new(Parts {
            directory: Directory::new(Arc::clone(&storage)),
            signer,
            limits: Limits::new(&settings),
            hall: Hall::new(settings.seed),
            pool: Pool::new(settings.think_threads),
            shared_pages: SharedPages::default(),
            reviews: Arc::default(),
            stop: watch::Sender::new(false),
            settings,
            storage,
            clock,
        })))
    }
}

/// All routes.
pub fn app(app: App) -> Router {
    api::routes(app)
}
