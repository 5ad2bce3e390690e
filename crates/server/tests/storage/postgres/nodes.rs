//! Several servers that write to the same database at the same time.

use futures_util::future::join_all;
use server::storage::{Counted, PostgresStorage, Status, Storage, StorageError, TableRow, Write};

use super::{number, open, schema};
use crate::{begin, line, player_row, table_row, versions};

async fn two_nodes() -> (String, PostgresStorage, PostgresStorage) {
    let address = schema().await;
    let (one, two) = tokio::join!(open(&address), open(&address));
    (address, one.unwrap(), two.unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_at_once_set_the_database_up_once() {
    let address = schema().await;
    let opened = join_all((0..6).map(|_| open(&address))).await;
    let keys = join_all(opened.iter().map(|storage| {
        let storage = storage.as_ref().unwrap();
        storage.signing_keys()
    }))
    .await;
    assert!(keys.iter().all(|each| *each == keys[0]));
    assert_eq!(number(&address, "SELECT count(*) FROM almagest").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_that_add_the_same_line_one_is_refused() {
    let (_, one, two) = two_nodes().await;
    let table = begin(&one).await;
    for version in 1..=50 {
        let (first, second) = tokio::join!(
            one.write(vec![line(table, version)]),
            two.write(vec![line(table, version)])
        );
        let conflict = Err(StorageError::Conflict);
        let won = [first == Ok(()), second == Ok(())];
        assert!(won[0] != won[1], "{first:?} {second:?}");
        assert!(first == conflict || second == conflict);
    }
    assert!(versions(&two, table).await.into_iter().eq(1..=50));
}

/// Two servers that count at the same time do not exceed a limit together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_hold_for_all_servers_together() {
    let (address, one, two) = two_nodes().await;
    for _ in 0..10 {
        let ada = player_row("Ada");
        one.write(vec![Write::NewPlayer(ada.clone())])
            .await
            .unwrap();
        let unit = || {
            let fewer = Write::Fewer {
                counted: Counted::Tables,
                player: ada.id,
                than: 3,
            };
            let row = TableRow {
                maker: Some(ada.id),
                members: vec![ada.id],
                ..table_row(Status::Open)
            };
            vec![fewer, Write::NewTable(row)]
        };
        let units = (0..8).flat_map(|_| [one.write(unit()), two.write(unit())]);
        let written = join_all(units).await;
        let stored = written.iter().filter(|written| written.is_ok()).count();
        assert_eq!(stored, 3);
        assert_eq!(one.tables_of(ada.id, 99).await.unwrap().len(), 3);
    }
    assert_eq!(number(&address, "SELECT count(*) FROM tables").await, 30);
}

/// A player whom another server uses at the same moment is not deleted with what they have.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_is_used_is_not_deleted_by_another_server() {
    let (address, one, two) = two_nodes().await;
    for round in 0..40 {
        let ada = player_row("Ada");
        one.write(vec![Write::NewPlayer(ada.clone())])
            .await
            .unwrap();
        let row = TableRow {
            members: vec![ada.id],
            ..table_row(Status::Open)
        };
        let delete = Write::DeleteUnused {
            player: ada.id,
            before: 1_000,
        };
        let (used, deleted) = tokio::join!(
            one.write(vec![Write::NewTable(row.clone())]),
            two.write(vec![delete])
        );
        assert_eq!(deleted, Ok(()));
        let left = two.player(ada.id).await.unwrap().is_some();
        assert_eq!(used.is_ok(), left, "round {round}: {used:?}");
        assert_eq!(two.table(row.id).await.unwrap().is_some(), left);
    }
    let lonely = "SELECT count(*) FROM tables AS t
        WHERE NOT EXISTS (SELECT 1 FROM members WHERE table_number = t.number)";
    assert_eq!(number(&address, lonely).await, 0);
}
