//! All limits of one server.

use std::num::NonZeroU32;

use governor::Quota;

use super::client::{Address, Client, Who};
use super::daily::{Daily, DailyPass, Imports};
use super::error::LimitError;
use super::pass::{Pass, Passes};
use super::rate::Rate;
use crate::Settings;
use crate::settings::MEGABYTE;

/// The maximum number of earlier moments computed for a client at once.
const LOOKS_BACK: usize = 4;

/// The maximum number of drawings that wait for a client at once.
const DRAWINGS: usize = 8;

/// How many times as much all clients at one address together may do as one client. Several people
/// share the address of a house or a school.
const PER_ADDRESS: u32 = 8;

/// The limits per client and per address.
pub struct Limits {
    requests: Rate<Who>,
    requests_of_address: Rate<Address>,
    guests: Rate<Address>,
    streams: ClientPasses,
    thoughts: ClientPasses,
    looks_back: ClientPasses,
    drawings: ClientPasses,
    imports: Daily,
    imports_of_player: Imports,
}

/// Passes for clients and for addresses: an action needs one of each.
struct ClientPasses {
    clients: Passes<Who>,
    addresses: Passes<Address>,
}

/// The two passes of an action. They count until they are dropped.
struct ClientPass {
    _client: Pass<Who>,
    _address: Pass<Address>,
}

impl ClientPasses {
    fn new(most: usize) -> Self {
        Self {
            clients: Passes::new(most),
            addresses: Passes::new(most.saturating_mul(PER_ADDRESS as usize)),
        }
    }

    fn take(&self, client: &Client) -> Option<ClientPass> {
        Some(ClientPass {
            _client: self.clients.take(client.who())?,
            _address: self.addresses.take(client.address)?,
        })
    }
}

/// Counts an open update stream until it is dropped.
pub struct StreamPass(#[expect(dead_code, reason = "held for its `Drop`")] ClientPass);

impl Drop for StreamPass {
    fn drop(&mut self) {
        metrics::gauge!("almagest_streams").decrement(1.0);
    }
}

/// Counts a hint that is being computed, or a record that is being checked, until it is dropped.
pub struct ThoughtPass(#[expect(dead_code, reason = "held for its `Drop`")] ClientPass);

/// Counts an earlier moment that is being computed until it is dropped.
pub struct LookBackPass(#[expect(dead_code, reason = "held for its `Drop`")] ClientPass);

/// Counts a drawing that is waiting or being made until it is dropped.
pub struct DrawingPass(#[expect(dead_code, reason = "held for its `Drop`")] ClientPass);

impl Limits {
    /// Returns the limits given in the settings.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let quota = |limit: Option<NonZeroU32>, per: fn(NonZeroU32) -> Quota| limit.map(per);
        let requests = settings.requests_per_second;
        let factor = NonZeroU32::new(PER_ADDRESS).unwrap_or(NonZeroU32::MIN);
        let imports = settings.imports_per_day();
        let of_address = requests.map(|limit| limit.saturating_mul(factor));
        Self {
            requests: Rate::new(quota(requests, Quota::per_second)),
            requests_of_address: Rate::new(quota(of_address, Quota::per_second)),
            guests: Rate::new(quota(settings.guests_per_minute, Quota::per_minute)),
            streams: ClientPasses::new(settings.streams_per_client),
            thoughts: ClientPasses::new(settings.hints_per_player),
            looks_back: ClientPasses::new(LOOKS_BACK),
            drawings: ClientPasses::new(DRAWINGS),
            imports: Daily::new(Imports {
                records: imports.records.saturating_mul(PER_ADDRESS as usize),
                bytes: imports.bytes.saturating_mul(PER_ADDRESS as usize),
            }),
            imports_of_player: imports,
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Returns an error if the client or all clients at its address exceed their requests per second.
    pub fn request(&self, client: &Client) -> Result<(), LimitError> {
        self.requests
            .count(&client.who())
            .and_then(|()| self.requests_of_address.count(&client.address))
            .map_err(|seconds| LimitError::TooMany { seconds })
    }

    /// Counts a new guest.
    ///
    /// # Errors
    /// Returns an error if the address exceeds its new guests per minute.
    pub fn guest(&self, address: &Address) -> Result<(), LimitError> {
        self.guests
            .count(address)
            .map_err(|seconds| LimitError::TooMany { seconds })
    }

    /// Lets a client open an update stream.
    ///
    /// # Errors
    /// Returns an error if the client or its address already holds the maximum number of streams.
    pub fn stream(&self, client: &Client) -> Result<StreamPass, LimitError> {
        let pass = self.streams.take(client).ok_or(LimitError::Streams)?;
        metrics::gauge!("almagest_streams").increment(1.0);
        Ok(StreamPass(pass))
    }

    /// Lets a client ask for a hint or have a record checked, which cost about the same.
    ///
    /// # Errors
    /// Returns an error if the client or its address is already waiting for the maximum number.
    pub fn thought(&self, client: &Client) -> Result<ThoughtPass, LimitError> {
        let pass = self.thoughts.take(client);
        pass.map(ThoughtPass).ok_or(LimitError::Hints)
    }

    /// Counts a record of this length for an address. What one player may import is counted where the
    /// record is stored.
    ///
    /// # Errors
    /// Returns an error if too many records were imported from the address within a day.
    pub fn import(
        &self,
        address: Address,
        bytes: usize,
        now: i64,
    ) -> Result<DailyPass, LimitError> {
        let pass = self.imports.take(address, bytes, now);
        pass.ok_or_else(|| self.too_many_imports())
    }

    /// Returns the error for too many imported records.
    pub const fn too_many_imports(&self) -> LimitError {
        LimitError::Imports {
            records: self.imports_of_player.records,
            megabytes: self.imports_of_player.bytes / MEGABYTE,
        }
    }

    /// Lets a client look back at an earlier moment.
    ///
    /// # Errors
    /// Returns an error if the maximum number of moments is already being computed for the client or
    /// its address.
    pub fn look_back(&self, client: &Client) -> Result<LookBackPass, LimitError> {
        let pass = self.looks_back.take(client);
        pass.map(LookBackPass)
            .ok_or(LimitError::TooMany { seconds: 1 })
    }

    /// Lets a client have a page drawn that is not kept and that nobody is waiting for yet.
    ///
    /// # Errors
    /// Returns an error if the maximum number of drawings is already waiting for the client or its
    /// address.
    pub fn drawing(&self, client: &Client) -> Result<DrawingPass, LimitError> {
        let pass = self.drawings.take(client);
        pass.map(DrawingPass)
            .ok_or(LimitError::TooMany { seconds: 1 })
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;
    use crate::PlayerId;

    fn client(address: u8) -> Client {
        Client {
            player: Some(PlayerId::random()),
            address: Address(IpAddr::V4(Ipv4Addr::new(192, 0, 2, address))),
        }
    }

    #[test]
    fn streams_hints_and_looks_back_are_counted_until_they_end() {
        let settings = Settings {
            streams_per_client: 1,
            hints_per_player: 1,
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let ada = client(1);
        let stream = limits.stream(&ada).unwrap();
        let hint = limits.thought(&ada).unwrap();
        assert_eq!(limits.stream(&ada).err(), Some(LimitError::Streams));
        assert_eq!(limits.thought(&ada).err(), Some(LimitError::Hints));
        assert!(limits.thought(&client(1)).is_ok());
        let back: Vec<_> = (0..LOOKS_BACK)
            .map(|_| limits.look_back(&ada).unwrap())
            .collect();
        let refused = limits.look_back(&ada).err();
        assert_eq!(refused, Some(LimitError::TooMany { seconds: 1 }));
        drop((stream, hint, back));
        assert!(limits.stream(&ada).is_ok() && limits.thought(&ada).is_ok());
        assert!(limits.look_back(&ada).is_ok());
    }

    #[test]
    fn many_guests_at_one_address_are_limited_together() {
        let settings = Settings {
            streams_per_client: 1,
            requests_per_second: NonZeroU32::new(2),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let streams: Vec<_> = (0..PER_ADDRESS)
            .map(|_| limits.stream(&client(1)).unwrap())
            .collect();
        assert_eq!(limits.stream(&client(1)).err(), Some(LimitError::Streams));
        assert!(limits.stream(&client(2)).is_ok());
        drop(streams);
        let requests = (0..100).filter(|_| limits.request(&client(1)).is_ok());
        // The clock of the limit cannot be stopped, so a few more may pass.
        assert!(requests.count() < 90);
        assert!(limits.request(&client(2)).is_ok());
    }
}
