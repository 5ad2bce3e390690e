//! The files of a database: their location, permissions and lock.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::storage::StorageError;

/// How often and how long to wait for a database that is just being closed.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(25);

/// Returns the canonical path of a database, so that two names of one file share one lock. Creates
/// missing folders.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, StorageError> {
    if let Ok(real) = path.canonicalize() {
        // Rejects folders and devices: a new database would replace them.
        return real.is_file().then_some(real).ok_or_else(|| not_ours(path));
    }
    let new = resolve_new(path)?;
    let name = path.file_name().ok_or_else(|| not_ours(path))?;
    Ok(folder(&new).canonicalize()?.join(name))
}

/// Returns the path of a new database. Creates missing folders.
pub(super) fn resolve_new(path: &Path) -> Result<PathBuf, StorageError> {
    let name = path.file_name().ok_or_else(|| not_ours(path))?;
    let folder = folder(path);
    fs::create_dir_all(folder)?;
    Ok(folder.join(name))
}

/// Returns the folder of a file.
fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Returns how many bytes more the file system of a database can take; `None` if that is not known.
#[cfg(unix)]
pub(super) fn room(file: &Path) -> Option<u64> {
    let system = rustix::fs::statvfs(folder(file)).ok()?;
    Some(system.f_bavail.saturating_mul(system.f_frsize))
}

/// Returns `None`: it is not known how many bytes more the file system can take.
#[cfg(not(unix))]
pub(super) const fn room(_: &Path) -> Option<u64> {
    None
}

/// Returns the error for a file that is not an Almagest database.
pub(super) fn not_ours(file: &Path) -> StorageError {
    let file = file.display().to_string();
    StorageError::NotOurs { file }
}

/// Returns whether a file is empty or missing.
pub(super) fn is_blank(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |about| about.len() == 0)
}

/// Returns the path with an ending appended to the file name.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Returns options for a file that other users cannot read, because it will contain hidden cards
/// and the key that signs cookies.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty file.
pub(super) fn create(file: &Path) -> Result<(), StorageError> {
    private().create_new(true).open(file)?;
    Ok(())
}

/// Locks a database against other servers for as long as the returned file is held. The lock is on
/// a separate file, because SQLite's locks on the database would block backups too. That file is
/// never removed: another process may be about to lock it.
pub(super) async fn lock(file: &Path) -> Result<File, StorageError> {
    let mut options = private();
    let lock = options
        .create(true)
        .truncate(false)
        .open(beside(file, "-lock"))?;
    for _ in 0..LOCK_TRIES {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::WouldBlock) => tokio::time::sleep(LOCK_PAUSE).await,
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
    }
    Err(StorageError::Busy)
}

/// Gives a finished file its final name and makes sure that both are on disk.
pub(super) fn publish(from: &Path, to: &Path) -> Result<(), StorageError> {
    OpenOptions::new().write(true).open(from)?.sync_all()?;
    fs::rename(from, to)?;
    // Folders cannot be opened on every system; where they can, this writes the name to disk.
    #[cfg(unix)]
    File::open(folder(to))?.sync_all()?;
    Ok(())
}

/// An unfinished file, removed on drop unless it has been given its final name.
pub(in crate::storage) struct Unfinished(pub(super) PathBuf);

impl Drop for Unfinished {
    fn drop(&mut self) {
        // Nothing can be done if the file cannot be removed.
        let _ = fs::remove_file(&self.0);
    }
}
