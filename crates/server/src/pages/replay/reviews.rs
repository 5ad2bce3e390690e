//! Reviews of finished games: computed once, one game after the other, and cached for a while.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use games::{RecordedGame, Review, ReviewRequest, Thinking};
use tokio::sync::{Semaphore, watch};

use super::moment::Finished;
use crate::lock::locked;
use crate::{ApiError, App, TableId};

/// The maximum number of reviews cached.
const MAX: usize = 64;
/// The budget for each decision.
const BUDGET: Thinking = Thinking::Iterations(400);
/// The maximum number of unfinished reviews.
const MAX_WAITING: usize = 8;
/// The maximum number of mistakes listed.
const MISTAKES: usize = 8;

/// The progress of a review.
#[derive(Clone)]
pub enum Progress {
    /// The review has not been requested yet.
    None,
    /// The number of decisions judged, and the number of all decisions.
    Working(u64, u64),
    /// The review is finished.
    Done(Arc<Review>),
    /// The record could not be reviewed.
    Failed,
}

/// The cached reviews.
pub struct Reviews {
    known: Mutex<HashMap<TableId, Entry>>,
    /// Only one review runs at a time, so that the other processors are free for the machine
    /// players of games in progress.
    turn: Arc<Semaphore>,
}

#[derive(Clone)]
struct Entry {
    counted: Arc<[AtomicU64; 2]>,
    result: Option<Option<Arc<Review>>>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self {
            known: Mutex::default(),
            turn: Arc::new(Semaphore::new(1)),
        }
    }
}

impl Reviews {
    /// Returns the review of a game, if it is finished.
    pub fn done(&self, id: TableId) -> Option<Arc<Review>> {
        match self.progress(id) {
            Progress::Done(review) => Some(review),
            Progress::None | Progress::Working(..) | Progress::Failed => None,
        }
    }

    /// Returns the progress of the review of a game.
    pub fn progress(&self, id: TableId) -> Progress {
        let known = locked(&self.known);
        match known.get(&id) {
            None => Progress::None,
            Some(Entry {
                result: Some(None), ..
            }) => Progress::Failed,
            Some(Entry {
                result: Some(Some(review)),
                ..
            }) => Progress::Done(Arc::clone(review)),
            Some(Entry { counted, .. }) => {
                let [done, of] = [0, 1].map(|which| counted[which].load(Ordering::Relaxed));
                Progress::Working(done, of)
            }
        }
    }

    /// Adds an entry for a new review. Returns `None` if there is one already.
    fn enter(&self, id: TableId) -> Result<Option<Arc<[AtomicU64; 2]>>, ApiError> {
        let mut known = locked(&self.known);
        if known.contains_key(&id) {
            return Ok(None);
        }
        let waiting = known.values().filter(|entry| entry.result.is_none());
        if waiting.count() >= MAX_WAITING {
            let code = "too_many_reviews";
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code));
        }
        if known.len() >= MAX {
            known.retain(|_, entry| entry.result.is_none());
        }
        let counted = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
        let entry = Entry {
            counted: Arc::clone(&counted),
            result: None,
        };
        known.insert(id, entry);
        Ok(Some(counted))
    }

    /// Starts the review of a game, unless it has been requested before.
    ///
    /// # Errors
    /// Returns an error (429, `too_many_reviews`) if too many reviews are unfinished.
    pub fn start(app: &App, finished: Finished) -> Result<(), ApiError> {
        let id = finished.id;
        let Some(counted) = app.reviews.enter(id)? else {
            return Ok(());
        };
        let reviews = Arc::clone(&app.reviews);
        let stop = app.stop.subscribe();
        tokio::spawn(async move {
            let _turn = Arc::clone(&reviews.turn).acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || think(&finished, &counted, &stop));
            let review = thought.await.ok().flatten().map(Arc::new);
            if let Some(entry) = locked(&reviews.known).get_mut(&id) {
                entry.result = Some(review);
            }
        });
        Ok(())
    }
}

/// Reviews a game. Stops early if the server shuts down.
fn think(
    finished: &Finished,
    counted: &[AtomicU64; 2],
    stop: &watch::Receiver<bool>,
) -> Option<Review> {
    let games = RecordedGame::all(&finished.game.text).ok()?;
    let request = ReviewRequest {
        game: games.first()?,
        seed: "review",
        budget: BUDGET,
        threads: 1,
        mistakes: MISTAKES,
    };
    let mut progress = |done, of| {
        counted[0].store(done, Ordering::Relaxed);
        counted[1].store(of, Ordering::Relaxed);
        match *stop.borrow() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    finished.game.ready.review(&request, &mut progress).ok()
}
