//! Copying the database while others write to it.

use std::path::Path;

use sqlx::{ConnectOptions, Connection, query};

use super::{file, reading};
use crate::TableId;
use crate::storage::StorageError;

/// Reads within one transaction and writes a complete database: the copy needs no other file.
const COPY: &str = "VACUUM INTO ?";

/// Copies a database into a new file.
pub(super) async fn copy(from: &Path, to: &Path) -> Result<(), StorageError> {
    write_new(to, async |part| copy_into(from, part).await).await
}

/// Lets a function fill a new file, which gets its name only once it is complete and on disk.
pub(in crate::storage) async fn write_new(
    to: &Path,
    fill: impl AsyncFnOnce(&Path) -> Result<(), StorageError>,
) -> Result<(), StorageError> {
    must_be_new(to)?;
    let part = file::beside(to, &format!("-{}-part", TableId::random()));
    file::create(&part)?;
    let part = file::Unfinished(part);
    fill(&part.0).await?;
    let to = to.to_owned();
    // Syncing a large file takes time.
    let publish = tokio::task::spawn_blocking(move || {
        must_be_new(&to)?;
        file::publish(&part.0, &to)
    });
    publish
        .await
        .map_err(|_| StorageError::Other("the copy was interrupted".into()))?
}

async fn copy_into(from: &Path, part: &Path) -> Result<(), StorageError> {
    let name = part
        .to_str()
        .ok_or_else(|| StorageError::Other("the file name is not valid UTF-8".into()))?;
    let mut connection = reading(from).connect().await?;
    let copied = query(COPY).bind(name).execute(&mut connection).await;
    connection.close().await?;
    copied?;
    Ok(())
}

fn must_be_new(file: &Path) -> Result<(), StorageError> {
    if file.symlink_metadata().is_ok() {
        let file = file.display().to_string();
        return Err(StorageError::Exists { file });
    }
    Ok(())
}
