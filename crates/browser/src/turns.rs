//! At most two tests use a browser at once, because each browser needs its own processor.

use std::sync::{Condvar, Mutex};

const MAX: usize = 2;

static FREE: Mutex<usize> = Mutex::new(MAX);
static FREED: Condvar = Condvar::new();

/// The turn of a test. It ends when this value is dropped.
#[derive(Debug)]
pub struct Turn;

impl Turn {
    /// Waits for a turn.
    pub fn wait() -> Self {
        let free = FREE.lock().unwrap();
        let mut free = FREED.wait_while(free, |free| *free == 0).unwrap();
        *free -= 1;
        Self
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Ok(mut free) = FREE.lock() {
            *free += 1;
        }
        FREED.notify_one();
    }
}
