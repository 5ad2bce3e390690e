//! Reviews of finished games: thought about once, one game after the other, and kept for a while.

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

/// How many are kept.
const MOST: usize = 64;
/// How long every decision is thought about.
const BUDGET: Thinking = Thinking::Iterations(400);
/// How many may wait for their turn.
const MOST_WAITING: usize = 8;
/// How many mistakes are named.
const MISTAKES: usize = 8;

/// How far a review is.
#[derive(Clone)]
pub enum Progress {
    /// Nobody has asked for it.
    None,
    /// So many decisions of so many are judged.
    Working(u64, u64),
    /// It is there.
    Done(Arc<Review>),
    /// The record does not hold.
    Failed,
}

/// The reviews that are kept.
pub struct Reviews {
    known: Mutex<HashMap<TableId, Entry>>,
    /// One thinks at a time, so that the machine players of running games have the other processors.
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
    /// The review of a game, if it is there.
    pub fn done(&self, id: TableId) -> Option<Arc<Review>> {
        match self.progress(id) {
            Progress::Done(review) => Some(review),
            Progress::None | Progress::Working(..) | Progress::Failed => None,
        }
    }

    /// How far the review of a game is.
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

    /// Notes that a review begins; nothing if it has.
    fn enter(&self, id: TableId) -> Result<Option<Arc<[AtomicU64; 2]>>, ApiError> {
        let mut known = locked(&self.known);
        if known.contains_key(&id) {
            return Ok(None);
        }
        let waiting = known.values().filter(|entry| entry.result.is_none());
        if waiting.count() >= MOST_WAITING {
            let code = "too_many_reviews";
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code));
        }
        if known.len() >= MOST {
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

    /// Begins to think about a game, unless somebody has asked for it before.
    ///
    /// # Errors
    /// 429 `too_many_reviews` if as many as may wait do.
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

/// Thinks about a game; not to the end if the server stops.
fn think(
    finished: &Finished,
    counted: &[AtomicU64; 2],
    stop: &watch::Receiver<bool>,
) -> Option<Review> {
    let games = RecordedGame::all(&finished.record).ok()?;
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
    finished.ready.review(&request, &mut progress).ok()
}
