//! Where the server under test keeps its tables: in a SQLite file, or, if the environment variable
//! [`ENGINE`] is `postgres`, in PostgreSQL.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use server::storage::{PostgresStorage, SqliteStorage, Storage};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, raw_sql};
use tempfile::TempDir;

use super::proxy::Proxy;

/// The environment variable that chooses the database: `sqlite` or `postgres`.
const ENGINE: &str = "ALMAGEST_TEST_ENGINE";

/// The tables that need more room with every action, table, player or record.
const GROWING: [&str; 6] = ["lines", "tables", "members", "data", "players", "imports"];

/// A place for a database. It is removed with its last clone, or with the PostgreSQL server.
#[derive(Clone)]
pub enum Place {
    /// A folder for a file.
    Folder(Arc<TempDir>),
    /// The address of a schema.
    Schema(String),
}

/// An open database.
pub struct Opened {
    pub storage: Arc<dyn Storage>,
    sqlite: Option<Arc<SqliteStorage>>,
}

impl Place {
    /// Returns an empty place.
    pub async fn new() -> Self {
        match std::env::var(ENGINE).as_deref() {
            Ok("postgres") => Self::Schema(schema().await),
            Ok("sqlite") | Err(_) => Self::Folder(Arc::new(tempfile::tempdir().unwrap())),
            Ok(other) => panic!("{ENGINE} must be sqlite or postgres, not {other}"),
        }
    }

    /// Returns an empty schema behind a proxy that loses messages.
    pub async fn behind_a_proxy() -> (Self, Proxy) {
        let proxy = Proxy::start(testing::postgres()).await;
        (Self::Schema(proxy.address(&schema().await)), proxy)
    }

    /// Returns a place with everything that a SQLite file contains.
    pub async fn with(database: &Path) -> Self {
        let place = Self::new().await;
        match &place {
            Self::Folder(folder) => {
                std::fs::copy(database, file(folder)).unwrap();
            }
            Self::Schema(address) => {
                let addresses = std::slice::from_ref(address);
                PostgresStorage::restore(database, addresses).await.unwrap();
            }
        }
        place
    }

    /// Opens the database.
    pub async fn open(&self) -> Opened {
        match self {
            Self::Folder(folder) => {
                let storage = SqliteStorage::open(&file(folder)).await.unwrap();
                let storage = Arc::new(storage);
                Opened {
                    storage: Arc::clone(&storage) as Arc<dyn Storage>,
                    sqlite: Some(storage),
                }
            }
            Self::Schema(address) => {
                let storage = PostgresStorage::open(std::slice::from_ref(address)).await;
                Opened {
                    storage: Arc::new(storage.unwrap()),
                    sqlite: None,
                }
            }
        }
    }

    /// Returns the file of the database; `None` if it is in PostgreSQL.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Folder(folder) => Some(file(folder)),
            Self::Schema(_) => None,
        }
    }

    /// Returns a connection to the schema.
    ///
    /// # Panics
    /// Panics if the database is a file.
    pub async fn connect(&self) -> PgConnection {
        match self {
            Self::Folder(_) => panic!("nobody connects to a file"),
            Self::Schema(address) => connect(address).await,
        }
    }

    /// Keeps a database from growing, or lets it grow again.
    pub async fn fill(&self, opened: &Opened, full: bool) {
        if let Some(sqlite) = &opened.sqlite {
            let pages = if full {
                "PRAGMA max_page_count = 1"
            } else {
                "PRAGMA max_page_count = 1000000"
            };
            sqlite.pragma(pages).await.unwrap();
            return;
        }
        let mut sql = String::from(
            "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;",
        );
        for table in GROWING {
            sql += &format!("DROP TRIGGER IF EXISTS no_room ON {table};");
            if full {
                sql += &format!(
                    "CREATE TRIGGER no_room BEFORE INSERT ON {table}
                    FOR EACH ROW EXECUTE FUNCTION no_room();"
                );
            }
        }
        let mut connection = self.connect().await;
        let fill = raw_sql(AssertSqlSafe(sql));
        fill.execute(&mut connection).await.unwrap();
    }
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("almagest.db")
}

async fn connect(address: &str) -> PgConnection {
    let options: PgConnectOptions = address.parse().unwrap();
    options.connect().await.unwrap()
}

async fn schema() -> String {
    let name = format!("test_{}", server::TableId::random());
    let create = AssertSqlSafe(format!("CREATE SCHEMA {name}"));
    let mut connection = connect(testing::postgres()).await;
    raw_sql(create).execute(&mut connection).await.unwrap();
    format!("{}&options[search_path]={name}", testing::postgres())
}
