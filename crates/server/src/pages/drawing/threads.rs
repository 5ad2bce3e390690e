//! The threads that draw pages.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::ApiError;
use crate::lock::locked;
use crate::priority::let_others_go_first;

/// The maximum number of threads.
const MOST: usize = 2;

type Work = Box<dyn FnOnce() + Send>;

/// Low-priority threads that draw pages, one page each at a time, so that the actions of players
/// never wait for a drawing. They start with the first drawing and end when this value is dropped.
pub struct DrawingThreads {
    number: usize,
    turns: Arc<Semaphore>,
    work: OnceLock<Option<Sender<Work>>>,
}

impl Default for DrawingThreads {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        // At least one processor in two is left alone.
        let number = (cores / 2).clamp(1, MOST);
        Self {
            number,
            turns: Arc::new(Semaphore::new(number)),
            work: OnceLock::new(),
        }
    }
}

impl DrawingThreads {
    /// Returns the number of threads.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Waits until a thread is free. Those who asked first go first.
    pub async fn turn(&self) -> Turn<'_> {
        Turn {
            threads: self,
            // The semaphore is never closed.
            permit: Arc::clone(&self.turns).acquire_owned().await.ok(),
        }
    }

    fn run(&self, work: Work) {
        let sender = self.work.get_or_init(|| start(self.number));
        let unsent = match sender {
            Some(sender) => sender.send(work).err().map(|unsent| unsent.0),
            None => Some(work),
        };
        if let Some(work) = unsent {
            tokio::task::spawn_blocking(work);
        }
    }
}

/// A thread that is free for one drawing.
pub struct Turn<'a> {
    threads: &'a DrawingThreads,
    permit: Option<OwnedSemaphorePermit>,
}

impl Turn<'_> {
    /// Draws on the thread. If nobody waits for the result any more when the drawing would begin, it
    /// does not begin.
    ///
    /// # Errors
    /// Returns an error if the work fails, or panics (status 500).
    pub async fn draw<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let permit = self.permit;
        self.threads.run(Box::new(move || {
            // The thread is free once the work is done, not once nobody waits for it.
            let _permit = permit;
            if sender.is_closed() {
                return;
            }
            if let Ok(drawn) = catch_unwind(AssertUnwindSafe(work)) {
                // Perhaps nobody waits any more.
                let _ = sender.send(drawn);
            }
        }));
        receiver.await.unwrap_or_else(|_| Err(ApiError::internal()))
    }
}

/// Starts the threads. Returns `None` if not even one can be started.
fn start(number: usize) -> Option<Sender<Work>> {
    let (sender, receiver) = mpsc::channel();
    let receiver = Arc::new(Mutex::new(receiver));
    let started = (0..number).map(|number| {
        let receiver = Arc::clone(&receiver);
        let thread = thread::Builder::new().name(format!("draw-{number}"));
        thread.spawn(move || {
            let_others_go_first();
            while let Some(work) = next(&receiver) {
                work();
            }
        })
    });
    let mut any = false;
    for thread in started {
        match thread {
            Ok(_) => any = true,
            Err(error) => tracing::error!(%error, "failed to start a thread for drawings"),
        }
    }
    any.then_some(sender)
}

fn next(receiver: &Mutex<Receiver<Work>>) -> Option<Work> {
    locked(receiver).recv().ok()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn no_more_drawings_than_threads_are_made_at_once() {
        let threads = Arc::new(DrawingThreads::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let drawings = (0..20).map(|number| {
            let (threads, now, most) = (Arc::clone(&threads), Arc::clone(&now), Arc::clone(&most));
            tokio::spawn(async move {
                let draw = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    thread::yield_now();
                    now.fetch_sub(1, Ordering::SeqCst);
                    Ok(number)
                };
                threads.turn().await.draw(draw).await
            })
        });
        let drawings: Vec<_> = drawings.collect();
        for (number, drawing) in drawings.into_iter().enumerate() {
            assert_eq!(drawing.await.unwrap(), Ok(number));
        }
        assert!(most.load(Ordering::SeqCst) <= threads.number);
    }

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_thread_goes_on() {
        let threads = DrawingThreads::default();
        for _ in 0..3 {
            let bad = threads.turn().await.draw(|| -> Result<(), _> { panic!() });
            assert_eq!(bad.await.unwrap_err().status, 500);
        }
        assert_eq!(threads.turn().await.draw(|| Ok(1)).await, Ok(1));
    }
}
