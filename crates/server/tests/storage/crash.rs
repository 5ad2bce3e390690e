//! A server that is killed loses nothing it has answered.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use server::TableId;
use server::storage::{SqliteStorage, Storage};

use crate::{House, begin, line, versions};

/// Names the file to a process that writes until it is killed.
const VICTIM: &str = "ALMAGEST_TEST_VICTIM";

/// Not a test by itself: what the process does that is killed below. It tells each answer.
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
async fn a_killed_process_leaves_every_answered_line() {
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
        "in use by another process"
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

/// What is on disk while a server runs, as a power cut would leave it, is a good database.
#[tokio::test]
async fn the_files_of_a_moment_are_a_database() {
    let house = House::new().await;
    let table = house.game().await;
    house.write(line(table, 1)).await;
    let other = house.path("other.db");
    fs::copy(house.file(), &other).unwrap();
    fs::copy(house.path("almagest.db-wal"), house.path("other.db-wal")).unwrap();
    let storage = SqliteStorage::open(&other).await.unwrap();
    assert_eq!(versions(&storage, table).await, [1]);
}
