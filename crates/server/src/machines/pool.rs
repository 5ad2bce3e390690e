//! The threads on which machine players think, and their queue. Askers are served in turn, so that
//! an asker with many tasks does not delay the others. On a busy machine, answers to players go first.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::lock::locked;
use crate::priority::let_others_go_first;

/// Identifies the asker a task belongs to. Askers are served in turn, one task at a time.
pub type Asker = [u8; 16];

/// A task for a thread. It must end soon after the flag is set.
type Task = Box<dyn FnOnce(Arc<AtomicBool>) + Send>;

/// The threads and their queue. The threads end when the pool is dropped.
pub struct Pool(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    arrived: Condvar,
    stop: Arc<AtomicBool>,
}

/// The waiting tasks of each asker in order, and the order of the askers.
#[derive(Default)]
struct Queue {
    turns: VecDeque<Asker>,
    tasks: HashMap<Asker, VecDeque<Task>>,
}

impl Queue {
    fn push(&mut self, asker: Asker, task: Task) {
        let own = self.tasks.entry(asker).or_default();
        if own.is_empty() {
            self.turns.push_back(asker);
        }
        own.push_back(task);
    }

    fn pop(&mut self) -> Option<Task> {
        let asker = self.turns.pop_front()?;
        let own = self.tasks.get_mut(&asker)?;
        let task = own.pop_front();
        if own.is_empty() {
            self.tasks.remove(&asker);
        } else {
            self.turns.push_back(asker);
        }
        task
    }

    fn len(&self) -> usize {
        self.tasks.values().map(VecDeque::len).sum()
    }
}

impl Pool {
    /// Starts this many threads, but at least one.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            arrived: Condvar::new(),
            stop: Arc::default(),
        });
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let name = format!("think-{number}");
            let started = thread::Builder::new().name(name).spawn(move || {
                let_others_go_first();
                shared.work();
            });
            if let Err(error) = started {
                tracing::error!(%error, "failed to start a thread for machine players");
            }
        }
        Self(shared)
    }

    /// Queues a task; does nothing once the pool has stopped.
    pub fn think(&self, asker: Asker, task: impl FnOnce(Arc<AtomicBool>) + Send + 'static) {
        let mut queue = self.0.queue();
        if !self.0.stop.load(Ordering::SeqCst) {
            queue.push(asker, Box::new(task));
            self.0.arrived.notify_one();
        }
    }

    /// Returns the number of waiting tasks.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.0.queue().len()
    }

    /// Stops all thinking and starts nothing new. Waiting tasks are dropped, so that anyone waiting
    /// for their result finds out.
    pub fn stop(&self) {
        let mut queue = self.0.queue();
        self.0.stop.store(true, Ordering::SeqCst);
        let waiting = std::mem::take(&mut *queue);
        drop(queue);
        self.0.arrived.notify_all();
        drop(waiting);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        locked(&self.queue)
    }

    fn work(&self) {
        while let Some(task) = self.next() {
            // A panic in one game must not cost all the others this thread.
            let stop = Arc::clone(&self.stop);
            if catch_unwind(AssertUnwindSafe(|| task(stop))).is_err() {
                tracing::error!("machine player panicked");
            }
        }
    }

    /// Waits for the next task; returns `None` once the pool has stopped.
    fn next(&self) -> Option<Task> {
        let mut queue = self.queue();
        loop {
            if self.stop.load(Ordering::SeqCst) {
                return None;
            }
            if let Some(task) = queue.pop() {
                return Some(task);
            }
            let woken = self.arrived.wait(queue);
            queue = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Returns a pool with one thread, kept busy until told otherwise, so that the order of waiting
    /// tasks can be observed.
    fn busy_pool() -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (began, begun) = mpsc::channel();
        pool.think([255; 16], move |_| {
            began.send(()).unwrap();
            wait.recv().unwrap();
        });
        begun.recv().unwrap();
        (pool, go)
    }

    #[test]
    fn an_asker_with_many_tasks_does_not_delay_the_others() {
        let (pool, go) = busy_pool();
        let (sender, receiver) = mpsc::channel();
        for (asker, number) in [(1, 0), (1, 1), (1, 2), (2, 0), (3, 0), (3, 1)] {
            let sender = sender.clone();
            pool.think([asker; 16], move |_| sender.send((asker, number)).unwrap());
        }
        assert_eq!(pool.waiting(), 6);
        go.send(()).unwrap();
        let order: Vec<_> = receiver.iter().take(6).collect();
        assert_eq!(order, [(1, 0), (2, 0), (3, 0), (1, 1), (3, 1), (1, 2)]);
        assert_eq!(pool.waiting(), 0);
    }

    #[test]
    fn a_task_that_panics_does_not_end_its_thread() {
        let pool = Pool::new(1);
        let (sender, receiver) = mpsc::channel();
        pool.think([1; 16], |_| panic!("bug in a game"));
        pool.think([1; 16], move |_| sender.send(7).unwrap());
        assert_eq!(receiver.recv(), Ok(7));
    }

    #[test]
    fn no_task_begins_after_the_stop() {
        let (pool, go) = busy_pool();
        let (sender, receiver) = mpsc::channel::<()>();
        let later = sender.clone();
        pool.think([1; 16], move |_| sender.send(()).unwrap());
        pool.stop();
        pool.think([1; 16], move |_| later.send(()).unwrap());
        // The waiting caller is told at once, although the thread is still busy.
        assert!(receiver.recv().is_err());
        assert_eq!(pool.waiting(), 0);
        go.send(()).unwrap();
    }
}
