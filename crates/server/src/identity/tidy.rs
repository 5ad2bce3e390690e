//! The regular work on identities.

use super::cookie::LASTS;
use crate::App;
use crate::limits::DAY;
use crate::storage::{StorageError, Write};

/// How often what is old is deleted, in milliseconds.
const FORGET_EVERY: i64 = 3600 * 1000;

/// The maximum number of players deleted each time: far more than guests can come from one address in
/// the meantime.
const MAX_FORGOTTEN: usize = 100_000;

/// The number of players deleted in one unit: actions of others are written between them.
const FORGET_AT_ONCE: usize = 100;

/// Reads the signing keys again, because another process may have rotated them, and forgets what is no
/// longer needed.
pub async fn tidy(app: &App) {
    app.directory.changes().tidy();
    if let Err(error) = renew_keys(app).await {
        tracing::error!(%error, "failed to read the signing keys");
    }
    let now = app.clock.now();
    if app.directory.is_due(now, FORGET_EVERY)
        && let Err(error) = forget(app, now).await
    {
        tracing::error!(%error, "failed to delete old sessions and unused players");
    }
}

async fn renew_keys(app: &App) -> Result<(), StorageError> {
    app.signer.renew(&app.storage.signing_keys().await?)
}

async fn forget(app: &App, now: i64) -> Result<(), StorageError> {
    let sessions = Write::ForgetSessions {
        before: now - LASTS * 1000,
    };
    let imports = Write::ForgetImports { before: now - DAY };
    app.storage.write(vec![sessions, imports]).await?;
    forget_unused(app, now).await
}

/// Deletes players who have nothing that anybody would miss and did not come back.
async fn forget_unused(app: &App, now: i64) -> Result<(), StorageError> {
    let after = app.settings.forget_after;
    let after = after.map(|after| i64::try_from(after.as_millis()).unwrap_or(i64::MAX));
    let Some(before) = after.and_then(|after| app.runs.served(after, now)) else {
        return Ok(());
    };
    let unused = app.storage.unused_players(before, MAX_FORGOTTEN).await?;
    for some in unused.chunks(FORGET_AT_ONCE) {
        let delete = some.iter().map(|player| Write::DeleteUnused {
            player: player.id,
            before,
        });
        app.storage.write(delete.collect()).await?;
        // The cache may still have them: the directory notices when one comes back.
    }
    Ok(())
}
