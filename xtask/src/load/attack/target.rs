//! What the attackers prepare before they attack, within the server's limits.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use anyhow::Context;

use crate::load::http::Connection;
use crate::load::readers::{import, replay};
use crate::load::seating::{guest, post};
use crate::load::update::text;
use crate::page_bench;

/// The number of the attackers' players.
const PLAYERS: usize = 8;
/// The size of the junk after a valid head of a record, which is less than a record may have.
const JUNK: usize = 4_000_000;

/// What is attacked, and with what.
pub struct Target {
    /// The address of the server.
    pub address: SocketAddr,
    /// The cookies of the attackers' players.
    pub cookies: Vec<String>,
    /// The ids of their tables, one for each player, with hints.
    pub tables: Vec<String>,
    /// A record that can be imported.
    pub record: String,
    /// A record with a valid beginning and much that is invalid.
    pub junk: String,
    /// The addresses of replays, each with a key.
    pub replays: Vec<String>,
}

impl Target {
    /// Prepares everything from an address of its own.
    ///
    /// # Errors
    /// Returns an error if the server refuses.
    pub async fn prepare(address: SocketAddr) -> anyhow::Result<Arc<Self>> {
        let source = Ipv4Addr::new(127, 0, 2, 1);
        let mut connection = Connection::open_from(source, address).await?;
        let record = page_bench::record("astra", 3)?;
        let head = record.lines().next().context("the record is empty")?;
        let junk = "{\"is\":\"action\",\"n\":1,\"seat\":1,\"action\":\"none\"}\n";
        let junk = format!("{head}\n{}", junk.repeat(JUNK / junk.len()));
        let mut target = Self {
            address,
            cookies: Vec::new(),
            tables: Vec::new(),
            record,
            junk,
            replays: Vec::new(),
        };
        for _ in 0..PLAYERS {
            target.add_player(&mut connection).await?;
        }
        Ok(Arc::new(target))
    }

    async fn add_player(&mut self, connection: &mut Connection) -> anyhow::Result<()> {
        let cookie = guest(connection, "Mallory").await?;
        let wish = "{\"game\":\"astra\",\"public\":true,\"hints\":true,\"seats\":[{\"who\":\"me\"},\
            {\"who\":\"machine\",\"level\":\"random\"}]}";
        let made = post(connection, "/api/v1/tables", &cookie, wish).await?;
        let table = text(&made.body, "id").context("the table has no id")?;
        self.tables.push(table.to_owned());
        let brought = connection.ask(&import(&cookie, &self.record)).await?;
        let brought = text(&brought.body, "table").context("the record is refused")?;
        let shown = replay(connection, brought, &cookie).await?;
        self.replays.push(shown);
        self.cookies.push(cookie);
        Ok(())
    }
}
