//! The database servers and how to connect to the right one.

use std::io::{Error, ErrorKind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, query_as};

use super::fault::storage_error;
use crate::storage::StorageError;

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// The oldest version that Almagest works with, as PostgreSQL counts them.
const OLDEST: i32 = 150_000;

/// Asks what matters about a server, and sees to it that no commit is acknowledged before it is on
/// disk, whatever the defaults of the server, database and user. `remote_apply` promises even more.
const LOOK: &str = "
SELECT current_setting('server_version_num')::integer,
    pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean,
    set_config('synchronous_commit', CASE current_setting('synchronous_commit')
        WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, FALSE)";

/// What connections are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Only a server that can be written will do.
    Write,
    /// A standby will do too.
    Read,
}

/// Servers of one database, of which one can be written at a time.
pub(super) struct Servers {
    servers: Vec<Server>,
    purpose: Purpose,
    /// The index of the server that was last connected to.
    latest: AtomicUsize,
}

struct Server {
    /// With the password: never to be displayed.
    options: PgConnectOptions,
    /// The address without user and password.
    name: String,
}

impl Servers {
    /// Reads the addresses of servers.
    ///
    /// # Errors
    /// Returns [`StorageError::BadAddress`], which says nothing about the address, since that may
    /// contain a password.
    pub(super) fn parse(urls: &[String], purpose: Purpose) -> Result<Self, StorageError> {
        let servers = urls.iter().map(|url| Server::parse(url));
        let servers = servers.collect::<Result<Vec<_>, _>>()?;
        if servers.is_empty() {
            return Err(StorageError::BadAddress);
        }
        Ok(Self {
            servers,
            purpose,
            latest: AtomicUsize::new(0),
        })
    }

    /// Connects to the first server that suits the purpose, beginning with the latest.
    ///
    /// # Errors
    /// Returns the error that says most about what to do.
    pub(super) async fn connect(&self) -> Result<PgConnection, StorageError> {
        let latest = self.latest.load(Ordering::Relaxed);
        let mut worst: Option<StorageError> = None;
        for step in 0..self.servers.len() {
            let index = (latest + step) % self.servers.len();
            match self.servers[index].connect(self.purpose).await {
                Ok(connection) => {
                    self.latest.store(index, Ordering::Relaxed);
                    return Ok(connection);
                }
                Err(error) => {
                    worst = match worst {
                        Some(other) if weight(&other) >= weight(&error) => Some(other),
                        _ => Some(error),
                    }
                }
            }
        }
        Err(worst.unwrap_or(StorageError::BadAddress))
    }

    /// Returns whether a connection that was idle still suits the purpose.
    pub(super) async fn suits(&self, connection: &mut PgConnection) -> bool {
        let looked = tokio::time::timeout(PATIENCE, look(connection, self.purpose, self.name()));
        matches!(looked.await, Ok(Ok(())))
    }

    /// Returns the addresses of all servers, without users and passwords.
    pub(super) fn names(&self) -> String {
        let names = self.servers.iter().map(|server| server.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    }

    /// Returns the address of the latest server, without user and password.
    pub(super) fn name(&self) -> &str {
        let latest = self.latest.load(Ordering::Relaxed);
        self.servers.get(latest).map_or("", |server| &server.name)
    }
}

/// Returns how much an error says about what to do: a server that answers says more than one that
/// does not.
const fn weight(error: &StorageError) -> u8 {
    match error {
        StorageError::Unreachable { .. } => 0,
        StorageError::Standby { .. } => 1,
        _ => 2,
    }
}

impl Server {
    fn parse(url: &str) -> Result<Self, StorageError> {
        // sqlx does not look at the scheme.
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| url.starts_with(scheme))
        {
            return Err(StorageError::BadAddress);
        }
        let options: PgConnectOptions = url.parse().map_err(|_| StorageError::BadAddress)?;
        let options = options.disable_statement_logging();
        let name = match options.get_socket() {
            Some(folder) => folder.display().to_string(),
            None => format!("{}:{}", options.get_host(), options.get_port()),
        };
        Ok(Self { options, name })
    }

    async fn connect(&self, purpose: Purpose) -> Result<PgConnection, StorageError> {
        let connect = async {
            let connection = self.options.connect().await;
            let mut connection = connection.map_err(|error| storage_error(error, &self.name))?;
            look(&mut connection, purpose, &self.name).await?;
            Ok(connection)
        };
        let connected = tokio::time::timeout(PATIENCE, connect).await;
        connected.unwrap_or_else(|_| {
            let late = Error::from(ErrorKind::TimedOut);
            Err(storage_error(late.into(), &self.name))
        })
    }
}

/// Checks that a server suits the purpose and stores commits before it acknowledges them.
async fn look(
    connection: &mut PgConnection,
    purpose: Purpose,
    name: &str,
) -> Result<(), StorageError> {
    let look = query_as(LOOK).fetch_one(connection).await;
    let (version, reads_only, commit): (i32, bool, String) =
        look.map_err(|error| storage_error(error, name))?;
    let server = name.to_owned();
    if version < OLDEST {
        let found = version / 10_000;
        return Err(StorageError::OldServer { server, found });
    }
    if reads_only && purpose == Purpose::Write {
        return Err(StorageError::Standby { server });
    }
    if !["on", "remote_apply"].contains(&commit.as_str()) {
        let reason = "synchronous_commit cannot be switched on";
        return Err(StorageError::Other(reason.into()));
    }
    Ok(())
}
