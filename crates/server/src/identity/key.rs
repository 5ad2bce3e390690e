//! The key that signs cookies.

use crate::Clock;
use crate::id::random_bytes;
use crate::storage::{Storage, StorageError, Write};

/// How long an old key verifies cookies, in milliseconds.
const OLD_KEY: i64 = 30 * 24 * 3600 * 1000;

/// Replaces the key that signs cookies. Cookies signed with the old key are recognised for 30 days, and
/// replaced when their browser visits a page. A running server notices within seconds.
///
/// # Errors
/// Returns an error if storage fails.
pub async fn rotate_key(storage: &dyn Storage, clock: &Clock) -> Result<(), StorageError> {
    let rotate = Write::RotateKey {
        key: random_bytes(),
        until: clock.now() + OLD_KEY,
    };
    storage.write(vec![rotate]).await
}
