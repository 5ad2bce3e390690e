//! Locks that no panic can spoil: what they guard here is whole between any two statements.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a lock guards.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
