//! The regular work on identities.

use super::cookie::LASTS;
use crate::App;
use crate::storage::{StorageError, Write};

/// How often old sessions are deleted, in milliseconds.
const FORGET_EVERY: i64 = 3600 * 1000;

/// Reads the signing keys again, because another process may have rotated them, and forgets what is no
/// longer needed.
pub async fn tidy(app: &App) {
    app.directory.changes().tidy();
    if let Err(error) = renew_keys(app).await {
        tracing::error!(%error, "failed to read the signing keys");
    }
    let now = app.clock.now();
    if app.directory.is_due(now, FORGET_EVERY) {
        let before = now - LASTS * 1000;
        let forget = vec![Write::ForgetSessions { before }];
        if let Err(error) = app.storage.write(forget).await {
            tracing::error!(%error, "failed to delete old sessions");
        }
    }
}

async fn renew_keys(app: &App) -> Result<(), StorageError> {
    app.signer.renew(&app.storage.signing_keys().await?)
}
