//! Backups, also while the server writes.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::storage::{SqliteStorage, Storage, StorageError};

use crate::{TestStorage, line, versions};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_every_line_acknowledged_before_it_began() {
    let server = Arc::new(TestStorage::sqlite().await);
    let table = server.game().await;
    let answered = Arc::new(AtomicU64::new(0));
    let writing = {
        let (server, answered) = (Arc::clone(&server), Arc::clone(&answered));
        tokio::spawn(async move {
            for version in 1.. {
                server.write(line(table, version)).await;
                answered.store(version, Ordering::SeqCst);
            }
        })
    };
    let reader = SqliteStorage::open_to_read(&server.file()).await.unwrap();
    for (number, storage) in [(0, &*server.storage), (1, &reader), (2, &*server.storage)] {
        let before = answered.load(Ordering::SeqCst);
        let copy = server.path(&format!("copy {number}.db"));
        storage.backup(&copy).await.unwrap();
        let copy = SqliteStorage::open(&copy).await.unwrap();
        let versions = versions(&copy, table).await;
        assert!(
            versions.iter().copied().eq(1..=versions.len() as u64),
            "no gaps"
        );
        assert!(versions.len() as u64 >= before);
        assert_eq!(
            copy.signing_keys().await,
            server.storage.signing_keys().await
        );
        copy.write(vec![line(table, versions.len() as u64 + 1)])
            .await
            .unwrap();
        while answered.load(Ordering::SeqCst) < before + 20 {
            tokio::task::yield_now().await;
        }
    }
    writing.abort();
}

#[tokio::test]
async fn a_backup_overwrites_no_file() {
    let server = TestStorage::sqlite().await;
    let copy = server.path("copy.db");
    fs::write(&copy, "my only essay").unwrap();
    let file = copy.display().to_string();
    let refused = server.storage.backup(&copy).await;
    assert_eq!(refused, Err(StorageError::Exists { file }));
    assert_eq!(fs::read(&copy).unwrap(), b"my only essay");
}

#[tokio::test]
async fn a_failed_backup_leaves_no_file() {
    let server = TestStorage::sqlite().await;
    let nowhere = server.path("no/such/folder.db");
    assert!(server.storage.backup(&nowhere).await.is_err());
    server.storage.close().await;
    // A ruined database cannot be copied.
    let file = server.file();
    fs::write(&file, "ruined ".repeat(10_000)).unwrap();
    let copy = server.path("copy.db");
    assert!(server.storage.backup(&copy).await.is_err());
    let left = fs::read_dir(server.folder.path()).unwrap();
    let left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
    let copies = left
        .iter()
        .filter(|name| name.to_string_lossy().contains("copy"));
    assert_eq!(copies.count(), 0, "{left:?}");
}
