//! Deleting tables. The lines of a long game are deleted in several units, so that the actions of
//! others are written between them.

use super::{Storage, StorageError, Write};
use crate::TableId;

/// The number of lines that are written or deleted in one unit.
pub const UNIT_LINES: usize = 256;

/// Deletes a table with its game; does nothing if there is none. Nobody sees the table from the first
/// unit on. What is left if the program is killed is deleted when the server starts.
///
/// # Errors
/// Returns an error if the disk fails.
pub async fn delete_table(storage: &dyn Storage, table: TableId) -> Result<(), StorageError> {
    match storage.write(vec![Write::Hide(table)]).await {
        // It is hidden already, or there is none.
        Ok(()) | Err(StorageError::Conflict) => delete_hidden(storage, table).await,
        Err(error) => Err(error),
    }
}

/// Deletes a hidden table with its game; does nothing if there is none.
///
/// # Errors
/// Returns an error if the disk fails.
pub async fn delete_hidden(storage: &dyn Storage, table: TableId) -> Result<(), StorageError> {
    let last = storage.last_line(table).await?;
    let mut up_to = 0;
    while up_to < last {
        up_to += UNIT_LINES as u64;
        storage
            .write(vec![Write::DeleteLines { table, up_to }])
            .await?;
    }
    storage.write(vec![Write::DeleteTable(table)]).await
}
