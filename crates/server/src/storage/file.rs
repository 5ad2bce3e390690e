//! The files of a database: where they are, who may read them, which process holds them.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::StorageError;

/// How often and how long a storage that is just being closed is waited for.
const LOCK_TRIES: u32 = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(25);

/// The one name of a database: two names of a file must not make two locks. Makes missing folders.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, StorageError> {
    if let Ok(real) = path.canonicalize() {
        // Neither a folder nor, for instance, a device: a new database would take its place.
        return real.is_file().then_some(real).ok_or_else(|| not_ours(path));
    }
    let name = path.file_name().ok_or_else(|| not_ours(path))?;
    let folder = folder(path);
    fs::create_dir_all(folder)?;
    Ok(folder.canonicalize()?.join(name))
}

/// The folder of a file.
fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// A file that is no database of ours.
pub(super) fn not_ours(file: &Path) -> StorageError {
    let file = file.display().to_string();
    StorageError::NotOurs { file }
}

/// Whether there is nothing in a file, or no file.
pub(super) fn is_blank(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |about| about.len() == 0)
}

/// The file whose name is longer by an ending.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// A file others cannot read: it will hold cards nobody may see and the key that signs cookies.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file.
pub(super) fn create(file: &Path) -> Result<(), StorageError> {
    private().create_new(true).open(file)?;
    Ok(())
}

/// Locks a database against other servers for as long as the answer is held. The lock is on a file of
/// its own, because SQLite's locks on the database would keep backups out too. It is never removed:
/// somebody may be about to lock it.
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

/// Gives a finished file its final name, so that it is on disk, whole, under that name.
pub(super) fn publish(from: &Path, to: &Path) -> Result<(), StorageError> {
    OpenOptions::new().write(true).open(from)?.sync_all()?;
    fs::rename(from, to)?;
    // A folder cannot be opened everywhere; where it can, the name is on disk after this.
    #[cfg(unix)]
    File::open(folder(to))?.sync_all()?;
    Ok(())
}

/// A file under way that goes when it is dropped, unless it got its final name.
pub(super) struct Unfinished(pub(super) PathBuf);

impl Drop for Unfinished {
    fn drop(&mut self) {
        // Nothing can be done about a file that will not go.
        let _ = fs::remove_file(&self.0);
    }
}
