//! A disk that is full or read-only.

use std::path::Path;

use server::storage::{SqliteStorage, Storage, StorageError, Write};

use crate::{TestStorage, line, player_row, versions};

#[tokio::test]
async fn a_full_disk_damages_nothing() {
    let server = TestStorage::sqlite().await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    // A limit below the current size allows no further page.
    server
        .storage
        .pragma("PRAGMA max_page_count = 1")
        .await
        .unwrap();
    let large = |hash: &str| Write::Data {
        hash: hash.into(),
        files: "x".repeat(100_000),
    };
    let units = [
        vec![line(table, 2), large("a")],
        vec![large("b")],
        vec![line(table, 3)],
    ];
    let [first, second, third] = units.map(|unit| server.storage.write(unit));
    let (first, second, third) = tokio::join!(first, second, third);
    for outcome in [first, second, third] {
        assert_eq!(outcome, Err(StorageError::Full));
    }
    assert_eq!(versions(&*server.storage, table).await, [1]);
    assert_eq!(server.storage.data("a".into()).await, Ok(None));

    server
        .storage
        .pragma("PRAGMA max_page_count = 1000000")
        .await
        .unwrap();
    let units = vec![line(table, 2), large("a")];
    assert_eq!(server.storage.write(units).await, Ok(()));
    assert_eq!(versions(&*server.storage, table).await, [1, 2]);
    assert!(server.storage.data("a".into()).await.unwrap().is_some());
}

#[tokio::test]
async fn a_read_only_database_is_reported() {
    let server = TestStorage::sqlite().await;
    let ada = player_row("Ada");
    server
        .storage
        .pragma("PRAGMA query_only = ON")
        .await
        .unwrap();
    let write = || server.storage.write(vec![Write::NewPlayer(ada.clone())]);
    assert_eq!(write().await, Err(StorageError::ReadOnly));
    server
        .storage
        .pragma("PRAGMA query_only = OFF")
        .await
        .unwrap();
    assert_eq!(write().await, Ok(()));
}

/// Nobody may create folders in `/sys`, not even root.
#[tokio::test]
async fn a_folder_that_cannot_be_created_is_reported_as_read_only() {
    if Path::new("/sys/kernel").exists() {
        let refused = SqliteStorage::open(Path::new("/sys/kernel/almagest/a.db")).await;
        assert_eq!(refused.err(), Some(StorageError::ReadOnly));
    }
}
