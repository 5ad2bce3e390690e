//! Databases and servers that cannot be used: one clear sentence, which never contains a password.

use std::sync::{Arc, Mutex};

use server::storage::{PostgresStorage, Storage, StorageError};
use testing::postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tracing_subscriber::fmt::MakeWriter;
use words::Language;

use super::proxy::Proxy;
use super::{database, open, run, schema};

async fn refused(address: &str) -> StorageError {
    open(address).await.err().expect("it must be refused")
}

#[tokio::test]
async fn other_databases_are_refused_and_left_alone() {
    let address = schema().await;
    let one = [address.clone()];
    for error in [
        PostgresStorage::open_existing(&one).await.err(),
        PostgresStorage::open_to_read(&one).await.err(),
    ] {
        assert!(
            matches!(error, Some(StorageError::Empty { .. })),
            "{error:?}"
        );
    }
    run(&address, "CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(
        refused(&address).await,
        StorageError::Foreign { .. }
    ));

    let address = schema().await;
    open(&address).await.unwrap().close().await;
    let one = [address.clone()];
    assert!(PostgresStorage::open_existing(&one).await.is_ok());
    let reader = PostgresStorage::open_to_read(&one).await.unwrap();
    assert_eq!(reader.write(vec![]).await, Err(StorageError::ReadOnly));
    run(&address, "UPDATE almagest SET version = 99").await;
    let newer = StorageError::Newer {
        found: 99,
        known: 1,
    };
    assert_eq!(refused(&address).await, newer);
}

#[tokio::test]
async fn users_without_rights_are_refused() {
    let (name, address) = database().await;
    let user = format!("user_{name}");
    run(&address, &format!("CREATE ROLE {user} LOGIN")).await;
    let as_user = address.replace("almagest@", &format!("{user}@"));
    // Since PostgreSQL 15, only its owner may create anything in a database.
    assert!(matches!(
        refused(&as_user).await,
        StorageError::Denied { .. }
    ));
    open(&address).await.unwrap().close().await;
    assert!(matches!(
        refused(&as_user).await,
        StorageError::Denied { .. }
    ));
    for (part, other) in [
        ("almagest@", "stranger@"),
        (name.as_str(), "no_such_database"),
    ] {
        let wrong = refused(&address.replace(part, other)).await;
        assert!(matches!(wrong, StorageError::Denied { .. }), "{wrong:?}");
    }
}

/// A function of the same name stands in for an old server.
#[tokio::test]
async fn old_servers_are_refused() {
    let address = schema().await;
    let old = "CREATE FUNCTION current_setting(text) RETURNS text LANGUAGE sql AS
        $$ SELECT CASE $1 WHEN 'server_version_num' THEN '140011'
            ELSE pg_catalog.current_setting($1) END $$";
    run(&address, old).await;
    let address = format!("{address},pg_catalog");
    let error = refused(&address).await;
    assert!(
        matches!(error, StorageError::OldServer { found: 14, .. }),
        "{error:?}"
    );
}

#[tokio::test]
async fn servers_that_are_not_there_are_reported() {
    let proxy = Proxy::start(postgres()).await;
    proxy.shut(true);
    for address in [
        "postgres://127.0.0.1:1/almagest",
        "postgres:///almagest?host=/no/such/folder",
        &proxy.address(postgres()),
    ] {
        let error = refused(address).await;
        assert!(
            matches!(error, StorageError::Unreachable { .. }),
            "{error:?}"
        );
    }
    // A server that does not encrypt cannot be used by somebody who asks for it.
    proxy.shut(false);
    let encrypted = postgres().replace("localhost", "127.0.0.1");
    let port = proxy.address(postgres());
    let port = port
        .split("127.0.0.1:")
        .nth(1)
        .unwrap()
        .split('/')
        .next()
        .unwrap();
    let encrypted = encrypted.split('?').next().unwrap();
    let encrypted = encrypted.replace("127.0.0.1", &format!("127.0.0.1:{port}"));
    let error = refused(&format!("{encrypted}?sslmode=require")).await;
    assert!(matches!(error, StorageError::Insecure { .. }), "{error:?}");
}

/// A certificate that nobody vouches for looks the same: the encrypted connection does not come about.
#[tokio::test]
async fn a_server_that_only_pretends_to_encrypt_is_refused() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let pretending = tokio::spawn(async move {
        let (mut client, _) = listener.accept().await.unwrap();
        // The client asks whether the server encrypts, and the server says yes.
        client.read_exact(&mut [0; 8]).await.unwrap();
        client
            .write_all(b"Sthis is no TLS, only text that looks like nothing")
            .await
            .unwrap();
        let _ = client.read_to_end(&mut Vec::new()).await;
    });
    let address = format!("postgres://ada@127.0.0.1:{port}/almagest?sslmode=require");
    let error = refused(&address).await;
    assert!(matches!(error, StorageError::Insecure { .. }), "{error:?}");
    pretending.abort();
}

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn the_password_is_in_no_error_and_in_no_log() {
    const SECRET: &str = "hunter2";
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(log.clone())
        .finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let good = schema().await.replace("almagest@", "almagest:hunter2@");
    let storage = open(&good).await.unwrap();
    crate::begin(&storage).await;
    let stranger = good.replace("almagest:", "stranger:");
    for address in [
        "hunter2",
        "mysql://ada:hunter2@127.0.0.1/almagest",
        "postgres://ada:hunter2@127.0.0.1:99999999/almagest",
        "postgres://ada:hunter2@[nonsense/almagest",
        "postgres://ada:hunter2@127.0.0.1/almagest?sslmode=hunter2",
        "postgres://ada:hunter2@127.0.0.1/almagest?port=hunter2",
        "postgres://ada:hunter2@127.0.0.1:1/almagest",
        "postgres://127.0.0.1:1/almagest?user=ada&password=hunter2",
        &stranger,
    ] {
        let error = refused(address).await;
        let words = Language::all().map(|language| error.words(language));
        let texts = words.chain([error.to_string(), format!("{error:?}")]);
        for text in texts {
            assert!(!text.contains(SECRET), "{text}");
            assert!(!text.contains("Unknown localization"), "{text}");
        }
    }
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(!log.contains(SECRET), "{log}");
}
