//! Reviews of finished games: computed once, one game after the other, and cached for a while.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use axum::http::StatusCode;
use games::{RecordedGame, Review, ReviewRequest, Thinking};
use hashlink::LinkedHashMap;
use tokio::sync::{Semaphore, oneshot, watch};

use super::moment::Finished;
use crate::lock::locked;
use crate::priority::let_others_go_first;
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

impl Progress {
    /// Returns the review, if it is finished.
    pub fn done(&self) -> Option<Arc<Review>> {
        match self {
            Self::Done(review) => Some(Arc::clone(review)),
            Self::None | Self::Working(..) | Self::Failed => None,
        }
    }

    /// Returns a text that differs for everything that is shown differently. A game has only one
    /// review, however often it is made.
    pub fn state(&self) -> String {
        match self {
            Self::None => "none".to_owned(),
            Self::Working(done, of) => format!("{done} of {of}"),
            Self::Done(_) => "done".to_owned(),
            Self::Failed => "failed".to_owned(),
        }
    }
}

/// The cached reviews.
pub struct Reviews {
    /// The oldest review is first.
    known: Mutex<LinkedHashMap<TableId, Known>>,
    /// Only one review runs at a time, so that the other processors are free for the machine
    /// players of games in progress.
    turn: Arc<Semaphore>,
}

/// What is known about the review of a game.
enum Known {
    /// It is waiting or being made: the number of decisions judged, and of all decisions.
    Working(Arc<[AtomicU64; 2]>),
    /// It is finished.
    Done(Arc<Review>),
    /// It could not be made, for example because the server was stopping. It can be requested again.
    Failed,
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
    /// Returns the progress of the review of a game.
    pub fn progress(&self, id: TableId) -> Progress {
        match locked(&self.known).get(&id) {
            None => Progress::None,
            Some(Known::Failed) => Progress::Failed,
            Some(Known::Done(review)) => Progress::Done(Arc::clone(review)),
            Some(Known::Working(counted)) => {
                let [done, of] = [0, 1].map(|which| counted[which].load(Ordering::Relaxed));
                Progress::Working(done, of)
            }
        }
    }

    /// Adds an entry for a new review, also in place of one that failed. Returns `None` if there is
    /// a review already, finished or not.
    fn enter(&self, id: TableId) -> Result<Option<Arc<[AtomicU64; 2]>>, ApiError> {
        let mut known = locked(&self.known);
        if matches!(known.get(&id), Some(Known::Working(_) | Known::Done(_))) {
            return Ok(None);
        }
        let works = |known: &Known| matches!(known, Known::Working(_));
        if known.values().filter(|known| works(known)).count() >= MAX_WAITING {
            let code = "too_many_reviews";
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code));
        }
        while known.len() >= MAX {
            let oldest = known.iter().find(|(_, known)| !works(known));
            let Some(id) = oldest.map(|(id, _)| *id) else {
                break;
            };
            known.remove(&id);
        }
        let counted = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
        known.insert(id, Known::Working(Arc::clone(&counted)));
        Ok(Some(counted))
    }

    /// Ends a review that was entered, unless it was forgotten in the meantime.
    fn end(&self, id: TableId, counted: &Arc<[AtomicU64; 2]>, review: Option<Review>) {
        let ended = review.map_or(Known::Failed, |review| Known::Done(Arc::new(review)));
        if let Some(known) = locked(&self.known).get_mut(&id)
            && matches!(known, Known::Working(other) if Arc::ptr_eq(other, counted))
        {
            *known = ended;
        }
    }

    /// Forgets the review of a game, because the table or a name in it was deleted.
    pub fn forget(&self, id: TableId) {
        locked(&self.known).remove(&id);
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
            let (sender, receiver) = oneshot::channel();
            let judged = Arc::clone(&counted);
            let thread = thread::Builder::new().name("review".to_owned());
            let started = thread.spawn(move || {
                let_others_go_first();
                // The receiver waits for as long as the runtime lives.
                let _ = sender.send(think(&finished, &judged, &stop));
            });
            if let Err(error) = started {
                tracing::error!(%error, "failed to start a thread for a review");
            }
            // The sender is dropped without a review if the thread panicked or did not start.
            reviews.end(id, &counted, receiver.await.ok().flatten());
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

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: usize) -> TableId {
        TableId::from_bytes([u8::try_from(number).unwrap(); 16])
    }

    #[test]
    fn a_failed_review_can_be_requested_again() {
        let reviews = Reviews::default();
        assert!(matches!(reviews.progress(table(1)), Progress::None));
        let counted = reviews.enter(table(1)).unwrap().unwrap();
        assert!(reviews.enter(table(1)).unwrap().is_none());
        reviews.end(table(1), &counted, None);
        assert!(matches!(reviews.progress(table(1)), Progress::Failed));
        assert!(reviews.enter(table(1)).unwrap().is_some());
        assert!(matches!(
            reviews.progress(table(1)),
            Progress::Working(0, 0)
        ));
    }

    #[test]
    fn a_forgotten_review_does_not_come_back_when_it_ends() {
        let reviews = Reviews::default();
        let before = reviews.enter(table(1)).unwrap().unwrap();
        reviews.forget(table(1));
        reviews.end(table(1), &before, None);
        assert!(matches!(reviews.progress(table(1)), Progress::None));
        // Nor does it take the place of one that was begun since.
        reviews.enter(table(1)).unwrap().unwrap();
        reviews.end(table(1), &before, None);
        assert!(matches!(reviews.progress(table(1)), Progress::Working(..)));
    }

    #[test]
    fn the_oldest_ended_reviews_make_room() {
        let reviews = Reviews::default();
        for number in 0..MAX + 3 {
            let counted = reviews.enter(table(number)).unwrap().unwrap();
            if number > 0 {
                reviews.end(table(number), &counted, None);
            }
        }
        let known = |number| !matches!(reviews.progress(table(number)), Progress::None);
        assert!(known(0), "unfinished");
        let kept: Vec<usize> = (1..MAX + 3).filter(|&number| known(number)).collect();
        assert_eq!((kept[0], kept.len()), (4, MAX - 1));
    }
}
