//! Connections and servers that are lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::storage::{PostgresStorage, Storage, StorageError, Write};
use testing::{PostgresServer, postgres};

use super::proxy::{Loss, Proxy};
use super::{number, open, schema, schema_on};
use crate::{begin, line, line_row, player_row, versions};

/// A commit whose answer is lost was carried out, and a commit that is lost was not. The writer finds
/// out, so every unit is stored exactly once.
#[tokio::test]
async fn a_connection_lost_during_a_commit_neither_loses_nor_doubles_a_unit() {
    for loss in [Loss::Answer, Loss::Question] {
        let proxy = Proxy::start(postgres()).await;
        let address = schema().await;
        let storage = open(&proxy.address(&address)).await.unwrap();
        let table = begin(&storage).await;
        proxy.lose(loss);
        let data = |number: u64| Write::Data {
            hash: number.to_string(),
            files: String::new(),
        };
        let units = (1..=20).map(|number| {
            storage.write(vec![
                line(table, number),
                data(number),
                Write::NewPlayer(player_row("Ada")),
            ])
        });
        let written = futures_util::future::join_all(units).await;
        assert_eq!(written, vec![Ok(()); 20]);
        assert!(versions(&storage, table).await.into_iter().eq(1..=20));
        let players = number(&address, "SELECT count(*) FROM players").await;
        assert_eq!(players, 20);
    }
}

/// While nobody can find out, the outcome is unknown: an error. The table is then read again, and a
/// request that is repeated finds its line.
#[tokio::test]
async fn a_commit_of_unknown_outcome_is_found_when_the_server_is_back() {
    for (loss, stored) in [(Loss::Answer, true), (Loss::Question, false)] {
        let proxy = Proxy::start(postgres()).await;
        let storage = open(&proxy.address(&schema().await)).await.unwrap();
        let table = begin(&storage).await;
        storage.write(vec![line(table, 1)]).await.unwrap();
        proxy.lose_and_shut(loss);
        let unknown = storage.write(vec![line(table, 2)]).await;
        assert!(
            matches!(unknown, Err(StorageError::Unreachable { .. })),
            "{unknown:?}"
        );
        proxy.shut(false);
        let found = storage.request(table, 1, "request 2".into()).await.unwrap();
        assert_eq!(found, stored.then(|| line_row(table, 2)));
        let again = storage.write(vec![line(table, 2)]).await;
        let expected = if stored {
            Err(StorageError::Conflict)
        } else {
            Ok(())
        };
        assert_eq!(again, expected);
        assert_eq!(versions(&storage, table).await, [1, 2]);
    }
}

/// Idle connections that break are replaced before anybody notices.
#[tokio::test]
async fn connections_lost_while_idle_are_replaced() {
    let proxy = Proxy::start(postgres()).await;
    let storage = open(&proxy.address(&schema().await)).await.unwrap();
    let table = begin(&storage).await;
    for version in 1..=5 {
        storage.write(vec![line(table, version)]).await.unwrap();
        assert_eq!(versions(&storage, table).await.len() as u64, version);
        proxy.cut();
    }
    proxy.shut(true);
    proxy.cut();
    let gone = |outcome: StorageError| matches!(outcome, StorageError::Unreachable { .. });
    assert!(storage.table(table).await.is_err_and(gone));
    assert!(storage.write(vec![line(table, 6)]).await.is_err_and(gone));
    proxy.shut(false);
    storage.write(vec![line(table, 6)]).await.unwrap();
    assert_eq!(versions(&storage, table).await.len(), 6);
}

/// A server that crashes under load loses nothing that it has acknowledged, and writing goes on when it
/// is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crashed_server_loses_nothing_that_was_acknowledged() {
    let server = Arc::new(PostgresServer::start());
    let address = schema_on(server.address()).await;
    let storage = Arc::new(open(&address).await.unwrap());
    let table = begin(&*storage).await;
    let acknowledged = Arc::new(AtomicU64::new(0));
    let writing = {
        let (storage, acknowledged) = (Arc::clone(&storage), Arc::clone(&acknowledged));
        tokio::spawn(async move {
            let mut version = 1;
            while version <= 600 {
                match storage.write(vec![line(table, version)]).await {
                    // Unknown before, stored after all.
                    Ok(()) | Err(StorageError::Conflict) => {
                        acknowledged.store(version, Ordering::SeqCst);
                        version += 1;
                    }
                    Err(StorageError::Unreachable { .. } | StorageError::Overloaded { .. }) => {
                        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                    }
                    Err(error) => panic!("{error:?}"),
                }
            }
        })
    };
    for at in [50, 200, 400] {
        while acknowledged.load(Ordering::SeqCst) < at {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let server = Arc::clone(&server);
        let restart = tokio::task::spawn_blocking(move || {
            server.stop();
            server.begin();
        });
        restart.await.unwrap();
    }
    writing.await.unwrap();
    assert!(versions(&*storage, table).await.into_iter().eq(1..=600));
}

/// Of several servers, the one that can be written is used: at the start, and after a fail-over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_that_can_be_written_is_used() {
    let [one, two] = [PostgresServer::start(), PostgresServer::start()];
    let name = "options[search_path]=public";
    let [at_one, at_two] = [&one, &two].map(|server| format!("{}&{name}", server.address()));
    for address in [&at_one, &at_two] {
        open(address).await.unwrap().close().await;
    }
    one.demote();
    let only = PostgresStorage::open(std::slice::from_ref(&at_one)).await;
    assert!(matches!(only.err(), Some(StorageError::Standby { .. })));
    // A standby can be read.
    let reader = PostgresStorage::open_to_read(std::slice::from_ref(&at_one)).await;
    assert!(reader.unwrap().signing_keys().await.is_ok());

    let both = [at_one.clone(), at_two.clone()];
    let storage = PostgresStorage::open(&both).await.unwrap();
    let players = "SELECT count(*) FROM players";
    let add = async || {
        storage
            .write(vec![Write::NewPlayer(player_row("Ada"))])
            .await
    };
    add().await.unwrap();
    assert_eq!(number(&at_two, players).await, 1);

    two.demote();
    let refused = add().await;
    assert!(
        matches!(refused, Err(StorageError::Standby { .. })),
        "{refused:?}"
    );
    assert!(storage.runs().await.is_err(), "a standby may be behind");
    one.promote();
    add().await.unwrap();
    assert_eq!(number(&at_one, players).await, 1);
    assert!(storage.runs().await.is_ok());

    // A server that only allows reading, without being a standby, is none that can be written.
    two.promote();
    super::run(
        &at_one,
        "ALTER SYSTEM SET default_transaction_read_only = on",
    )
    .await;
    super::run(&at_one, "SELECT pg_reload_conf()").await;
    let mut tries = 0;
    while number(&at_two, players).await < 2 {
        tries += 1;
        assert!(tries < 500);
        add().await.unwrap();
    }
}
