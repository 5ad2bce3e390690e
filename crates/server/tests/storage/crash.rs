//! A killed server loses nothing it has acknowledged.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use server::TableId;
use server::storage::{SqliteStorage, Storage};

use crate::{TestStorage, begin, line, versions};

/// The environment variable that names the file to a process that writes until it is killed.
const VICTIM: &str = "ALMAGEST_TEST_VICTIM";

/// Not a test by itself: the process that is killed below. It prints each version once it is
/// written.
#[tokio::test]
#[ignore = "writes until it is killed"]
async fn victim() {
    let Ok(file) = env::var(VICTIM) else { return };
    let storage = SqliteStorage::open(Path::new(&file)).await.unwrap();
    let table = begin(&storage).await;
    println!("\n{table}");
    for version in 1_u64.. {
        storage.write(vec![line(table, version)]).await.unwrap();
        println!("{version}");
        std::io::stdout().flush().unwrap();
    }
}

#[tokio::test]
async fn a_killed_process_leaves_every_acknowledged_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("almagest.db");
    let mut victim = Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::victim", "--ignored", "--nocapture"])
        .env(VICTIM, &file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let told = BufReader::new(victim.stdout.take().unwrap()).lines();
    let mut told = told.map(Result::unwrap);
    let table: TableId = told.find_map(|line| line.parse().ok()).unwrap();
    let answered: u64 = told.by_ref().nth(30).unwrap().parse().unwrap();
    assert!(
        SqliteStorage::open(&file).await.is_err(),
        "the file must be in use"
    );
    victim.kill().unwrap();
    victim.wait().unwrap();
    let last = told.filter_map(|line| line.parse().ok()).last();

    let storage = SqliteStorage::open(&file).await.unwrap();
    let versions = versions(&storage, table).await;
    let kept = versions.len() as u64;
    assert!(versions.into_iter().eq(1..=kept), "no gaps");
    assert!(kept >= last.unwrap_or(answered));
    storage.write(vec![line(table, kept + 1)]).await.unwrap();
}

/// The files on disk while a server runs, as a power cut would leave them, are a valid database.
#[tokio::test]
async fn the_files_of_a_running_server_are_a_valid_database() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    let other = server.path("other.db");
    fs::copy(server.file(), &other).unwrap();
    fs::copy(server.path("almagest.db-wal"), server.path("other.db-wal")).unwrap();
    let storage = SqliteStorage::open(&other).await.unwrap();
    assert_eq!(versions(&storage, table).await, [1]);
}

/// Copies the newest page 1 from the log into the database, which is how SQLite begins a
/// checkpoint. Returns the number of pages according to the header, and the actual number.
fn begin_checkpoint(file: &Path, log: &Path) -> (u64, u64) {
    const PAGE: usize = 4096;
    const LOG_HEADER: usize = 32;
    const FRAME_HEADER: usize = 24;
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes[..4].try_into().unwrap());
    let log = fs::read(log).unwrap();
    let mut frames = log[LOG_HEADER..].chunks_exact(FRAME_HEADER + PAGE);
    let page_1 = frames.rfind(|frame| number(frame) == 1);
    let page_1 = &page_1.expect("page 1 is in the log")[FRAME_HEADER..];
    let mut database = fs::OpenOptions::new().write(true).open(file).unwrap();
    database.write_all(page_1).unwrap();
    let pages = database.metadata().unwrap().len() / PAGE as u64;
    (number(&page_1[28..]).into(), pages)
}

#[tokio::test]
async fn a_server_killed_during_a_checkpoint_starts_again() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    let lines = (1..=1000).map(|version| line(table, version));
    server.storage.write(lines.collect()).await.unwrap();
    let other = server.path("other.db");
    let log = server.path("other.db-wal");
    fs::copy(server.file(), &other).unwrap();
    fs::copy(server.path("almagest.db-wal"), &log).unwrap();
    let (counted, there) = begin_checkpoint(&other, &log);
    assert!(counted > there, "expected {counted} > {there}");
    let storage = SqliteStorage::open(&other).await.unwrap();
    assert!(versions(&storage, table).await.into_iter().eq(1..=1000));
    storage.write(vec![line(table, 1001)]).await.unwrap();
}
