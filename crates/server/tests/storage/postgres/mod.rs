//! What only PostgreSQL has: servers that are elsewhere, and other servers that write.

mod lost;
mod moved;
mod nodes;
#[path = "../../common/proxy.rs"]
mod proxy;
mod refused;

use server::storage::{PostgresStorage, Storage, StorageError, Write};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, query_scalar, raw_sql};
use testing::postgres;

use self::proxy::Proxy;
use crate::{Engine, TestStorage, begin, line, player_row};

/// Opens the database with this address.
pub async fn open(address: &str) -> Result<PostgresStorage, StorageError> {
    PostgresStorage::open(&[address.to_owned()]).await
}

/// Creates an empty schema on the server that all tests share, and returns its address.
pub async fn schema() -> String {
    schema_on(postgres()).await
}

/// Creates an empty schema on a server, and returns its address.
async fn schema_on(server: &str) -> String {
    let name = format!("test_{}", server::TableId::random());
    run(server, &format!("CREATE SCHEMA {name}")).await;
    format!("{server}&options[search_path]={name}")
}

/// Creates an empty database, and returns its name and address.
async fn database() -> (String, String) {
    let name = format!("test_{}", server::TableId::random());
    run(postgres(), &format!("CREATE DATABASE {name}")).await;
    let address = format!("{}&dbname={name}", postgres());
    (name, address)
}

async fn connect(address: &str) -> PgConnection {
    let options: PgConnectOptions = address.parse().unwrap();
    options.connect().await.unwrap()
}

async fn run(address: &str, sql: &str) {
    let mut connection = connect(address).await;
    let sql = AssertSqlSafe(sql.to_owned());
    raw_sql(sql).execute(&mut connection).await.unwrap();
}

/// Returns the number that a statement returns.
async fn number(address: &str, sql: &'static str) -> i64 {
    let mut connection = connect(address).await;
    query_scalar(sql).fetch_one(&mut connection).await.unwrap()
}

/// Lets a statement of PL/pgSQL run before each line is inserted.
async fn before_each_line(address: &str, statement: &str) {
    let trigger = format!(
        "CREATE FUNCTION before_line() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN {statement}; RETURN NEW; END $$;
        CREATE TRIGGER before_line BEFORE INSERT ON lines
            FOR EACH ROW EXECUTE FUNCTION before_line()"
    );
    run(address, &trigger).await;
}

/// Whatever the default, no commit is acknowledged before it is on disk.
#[tokio::test]
async fn commits_are_synchronous_even_if_the_default_is_otherwise() {
    for (default, used) in [
        ("off", "on"),
        ("local", "on"),
        ("remote_apply", "remote_apply"),
    ] {
        let (name, address) = database().await;
        run(
            &address,
            &format!("ALTER DATABASE {name} SET synchronous_commit = {default}"),
        )
        .await;
        let storage = open(&address).await.unwrap();
        let table = begin(&storage).await;
        before_each_line(
            &address,
            "INSERT INTO data VALUES (current_setting('synchronous_commit'), '')",
        )
        .await;
        storage.write(vec![line(table, 1)]).await.unwrap();
        let found = storage.data(used.into()).await;
        assert_eq!(found, Ok(Some(String::new())), "{default}");
        storage.close().await;
    }
}

/// A pooler may hand each transaction to another connection.
#[tokio::test]
async fn every_transaction_sets_what_it_needs() {
    let address = schema().await;
    let storage = open(&address).await.unwrap();
    let table = begin(&storage).await;
    before_each_line(
        &address,
        "INSERT INTO data VALUES (current_setting('synchronous_commit'), '')",
    )
    .await;
    let off = "SELECT 1::bigint FROM set_config('synchronous_commit', 'off', FALSE)";
    assert_eq!(storage.number(off).await, Ok(Some(1)));
    storage.write(vec![line(table, 1)]).await.unwrap();
    assert!(storage.data("on".into()).await.unwrap().is_some());
    assert_eq!(storage.data("off".into()).await, Ok(None));
}

/// Hundreds of actions take a few round trips to the server, not a few each.
#[tokio::test]
async fn units_of_many_tables_share_their_round_trips() {
    let proxy = Proxy::start(postgres()).await;
    let address = schema().await;
    let storage = open(&proxy.address(&address)).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(begin(&storage).await);
    }
    let before = proxy.round_trips();
    let units = (1..=10).flat_map(|version| tables.iter().map(move |table| (*table, version)));
    let units = units.map(|(table, version)| {
        let snapshot = server::storage::SnapshotRow {
            table,
            version,
            bytes: vec![1; 100],
        };
        storage.write(vec![line(table, version), Write::Snapshot(snapshot)])
    });
    let written = futures_util::future::join_all(units).await;
    assert!(written.iter().all(Result::is_ok));
    let round_trips = proxy.round_trips() - before;
    assert!(
        round_trips < 100,
        "{round_trips} for {} units",
        written.len()
    );
}

/// A unit that another transaction gets in the way of is written again.
#[tokio::test]
async fn a_deadlock_is_no_reason_to_refuse_a_unit() {
    let server = TestStorage::on(Engine::Postgres).await;
    let table = server.game().await;
    let address = server.address();
    run(address, "CREATE SEQUENCE tries").await;
    let statement = "IF nextval('tries') < 3 THEN RAISE EXCEPTION USING ERRCODE = '40P01'; END IF";
    before_each_line(address, statement).await;
    server.write(line(table, 1)).await;
    assert_eq!(number(address, "SELECT nextval('tries')").await, 4);
    assert_eq!(number(address, "SELECT count(*) FROM lines").await, 1);
}

#[tokio::test]
async fn a_full_disk_damages_nothing() {
    let server = TestStorage::on(Engine::Postgres).await;
    let table = server.game().await;
    before_each_line(
        server.address(),
        "IF NEW.version > 1 THEN RAISE EXCEPTION USING ERRCODE = '53100'; END IF",
    )
    .await;
    server.write(line(table, 1)).await;
    let ada = player_row("Ada");
    let unit = vec![Write::NewPlayer(ada.clone()), line(table, 2)];
    assert_eq!(server.storage.write(unit).await, Err(StorageError::Full));
    assert_eq!(server.storage.player(ada.id).await, Ok(None));
    run(server.address(), "DROP TRIGGER before_line ON lines").await;
    server.write(line(table, 2)).await;
    assert_eq!(crate::versions(&*server.storage, table).await, [1, 2]);
}

/// A transaction that does not even begin leaves nothing behind that hinders the next one.
#[tokio::test]
async fn a_transaction_that_cannot_begin_is_no_hindrance() {
    let server = TestStorage::on(Engine::Postgres).await;
    let table = server.game().await;
    let trigger = "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER no_room BEFORE INSERT ON writers
            FOR EACH ROW EXECUTE FUNCTION no_room()";
    run(server.address(), trigger).await;
    for _ in 0..2 {
        let refused = server.storage.write(vec![line(table, 1)]).await;
        assert_eq!(refused, Err(StorageError::Full));
    }
    run(server.address(), "DROP TRIGGER no_room ON writers").await;
    server.write(line(table, 1)).await;
}

#[tokio::test]
async fn the_rows_of_writers_that_stopped_are_forgotten() {
    let address = schema().await;
    let storage = open(&address).await.unwrap();
    begin(&storage).await;
    storage.close().await;
    assert_eq!(number(&address, "SELECT count(*) FROM writers").await, 1);
    run(
        &address,
        "UPDATE writers SET at = now() - INTERVAL '8 days'",
    )
    .await;
    open(&address).await.unwrap().close().await;
    assert_eq!(number(&address, "SELECT count(*) FROM writers").await, 0);
}

/// An open transaction would keep the server from cleaning up, and locks from others.
#[tokio::test]
async fn nothing_that_was_read_leaves_a_transaction_open() {
    let server = TestStorage::on(Engine::Postgres).await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    for id in [table, server::TableId::random()] {
        let _ = server.storage.game(id).await.unwrap();
        let _ = server.storage.whole_game(id).await.unwrap();
    }
    let name = server.address().rsplit('=').next().unwrap().to_owned();
    // The locks of the schema's tables, except that of this statement.
    let locks = format!(
        "SELECT count(*) FROM pg_locks AS l JOIN pg_class AS c ON c.oid = l.relation
        JOIN pg_namespace AS n ON n.oid = c.relnamespace
        WHERE n.nspname = '{name}' AND l.pid <> pg_backend_pid()"
    );
    let mut connection = connect(server.address()).await;
    let held: i64 = query_scalar(AssertSqlSafe(locks))
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(held, 0);
}
