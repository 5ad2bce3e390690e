//! Pages that take long to draw: each is drawn once, on threads that let everybody else go first,
//! compressed once, and kept while there is room.

mod asker;
mod finished;
mod kept;
mod key;
mod once;
mod threads;

pub use asker::Asker;
pub use finished::FinishedPage;
pub use key::PageKey;
pub use once::{DrawnOnce, Weigh};
pub use threads::DrawingThreads;

use axum::response::Response;

use super::hero::{Hero, HeroKey};
use crate::{ApiError, App};

/// How many bytes of pages of the site are kept: cards, rules, skies.
const SITE_BYTES: usize = 16 << 20;
/// How many bytes of moments of finished games are kept. There are many of them, and they would
/// push out the pages of the site.
const REPLAY_BYTES: usize = 12 << 20;
/// How many bytes of pictures for the home page are kept.
const HERO_BYTES: usize = 4 << 20;

/// The finished pages.
pub type PageCache = DrawnOnce<PageKey, FinishedPage>;

/// Everything drawn that is shared by visitors, and the threads that draw it.
pub struct Drawings {
    /// The threads.
    pub threads: DrawingThreads,
    /// Pages of the site: cards, rules, skies.
    pub site: PageCache,
    /// Replays of finished games and their reviews.
    pub replays: PageCache,
    /// Pictures for the home page.
    pub heroes: DrawnOnce<HeroKey, Hero>,
}

impl Default for Drawings {
    fn default() -> Self {
        Self {
            threads: DrawingThreads::default(),
            site: PageCache::new(SITE_BYTES),
            replays: PageCache::new(REPLAY_BYTES),
            heroes: DrawnOnce::new(HERO_BYTES),
        }
    }
}

/// Shows a page of the site that depends on its key and nothing else.
///
/// # Errors
/// Returns an error if the page cannot be drawn, or too many drawings are waiting for the client.
pub async fn show(
    app: &App,
    asker: &Asker,
    key: PageKey,
    draw: impl FnOnce(&App) -> Result<FinishedPage, ApiError> + Send + 'static,
) -> Result<Response, ApiError> {
    let own = app.clone();
    let drawn = app
        .drawings
        .site
        .get(key, || Ok(app.limits.drawing(&asker.client)?), async move {
            let turn = own.drawings.threads.turn().await;
            let app = own.clone();
            turn.draw(move || draw(&app)).await
        });
    Ok(drawn.await?.response(&asker.headers))
}
