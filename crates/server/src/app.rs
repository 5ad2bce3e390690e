//! The state shared by all routes, and the router itself.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use tokio::sync::watch;

use crate::identity::{Directory, Signer};
use crate::limits::Limits;
use crate::machines::Pool;
use crate::pages::{Drawings, Reviews, SharedPages};
use crate::runs::Runs;
use crate::storage::{Storage, StorageError};
use crate::tables::{Hall, delete_hidden_tables};
use crate::updates::SpectatorThreads;
use crate::{Clock, Settings, api, figures};

/// The state shared by all routes. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of the server.
pub struct Parts {
    /// The settings the server was started with.
    pub settings: Settings,
    /// The storage of tables and players.
    pub storage: Arc<dyn Storage>,
    /// The current time.
    pub clock: Clock,
    /// When the server was running.
    pub runs: Runs,
    /// Looks up players by id and by token.
    pub directory: Directory,
    /// Signs cookies.
    pub signer: Signer,
    /// The rate limits per client.
    pub limits: Limits,
    /// All tables in memory.
    pub hall: Hall,
    /// The threads on which machine players think.
    pub pool: Pool,
    /// Rendered pages that many spectators share.
    pub shared_pages: SharedPages,
    /// The threads that send updates to spectators.
    pub spectator_threads: SpectatorThreads,
    /// Pages that take long to draw, drawn once for everybody.
    pub drawings: Drawings,
    /// Reviews of finished games.
    pub reviews: Arc<Reviews>,
    /// Becomes `true` when the server stops, which ends all streams.
    pub stop: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Sets up the server's shared state.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn open(
        settings: Settings,
        storage: Arc<dyn Storage>,
        clock: Clock,
    ) -> Result<Self, StorageError> {
        let signer = Signer::new(&storage.signing_keys().await?)?;
        let earlier = storage.runs().await?;
        let last = earlier.iter().map(|run| run.until).max();
        // The clock may have been set back since then.
        let clock = clock.running_from(last.map_or(0, |last| last + 1));
        let runs = Runs::new(earlier, clock.now());
        let app = Self(Arc::new(Parts {
            runs,
            directory: Directory::new(Arc::clone(&storage)),
            signer,
            limits: Limits::new(&settings),
            hall: Hall::new(settings.seed),
            pool: Pool::new(settings.think_threads),
            shared_pages: SharedPages::default(),
            spectator_threads: SpectatorThreads::default(),
            drawings: Drawings::default(),
            reviews: Arc::default(),
            stop: watch::Sender::new(false),
            settings,
            storage,
            clock,
        }));
        // Nobody is importing or deleting yet, so whatever is hidden was left by an earlier run.
        delete_hidden_tables(&app, i64::MAX).await;
        Ok(app)
    }
}

/// Returns the router for the operator only: metrics and health.
pub fn private_app(app: App) -> Router {
    figures::count();
    api::private_routes(app)
}

/// Returns the router with all routes.
pub fn app(app: App) -> Router {
    api::routes(app)
}
