//! The open connections, counted in all and by address.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::limits::{Address, Pass, Passes};
use crate::lock::locked;

/// Refusals are logged at most once in this time: an attack must not fill the log.
const PAUSE: Duration = Duration::from_secs(10);

/// The limit a connection would exceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// The server holds the maximum number of connections.
    Server,
    /// The address holds the maximum number of connections.
    Address,
}

/// Counts the open connections.
pub struct OpenConnections {
    all: Passes<()>,
    by_address: Option<Passes<Address>>,
    /// When a refusal was last logged.
    logged: Mutex<Option<Instant>>,
}

/// Counts an open connection until it is dropped.
pub struct OpenConnection {
    _one: Pass<()>,
    _of_address: Option<Pass<Address>>,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        metrics::gauge!("almagest_connections").decrement(1.0);
    }
}

impl OpenConnections {
    /// Allows this many connections in all and, unless it is `None`, from one address.
    pub fn new(most: usize, most_of_address: Option<usize>) -> Self {
        Self {
            all: Passes::new(most),
            by_address: most_of_address.map(Passes::new),
            logged: Mutex::default(),
        }
    }

    /// Counts a new connection.
    ///
    /// # Errors
    /// Returns an error if there are too many.
    pub fn open(&self, address: Address) -> Result<OpenConnection, Full> {
        let counted = self.count(address);
        match &counted {
            Ok(_) => metrics::gauge!("almagest_connections").increment(1.0),
            Err(full) => self.note(*full, address),
        }
        counted
    }

    fn count(&self, address: Address) -> Result<OpenConnection, Full> {
        let of_address = match &self.by_address {
            Some(passes) => Some(passes.take(address).ok_or(Full::Address)?),
            None => None,
        };
        let one = self.all.take(()).ok_or(Full::Server)?;
        Ok(OpenConnection {
            _one: one,
            _of_address: of_address,
        })
    }

    /// Counts a refusal and, if the last one in the log is not recent, logs it.
    fn note(&self, full: Full, address: Address) {
        let limit = match full {
            Full::Server => "server",
            Full::Address => "address",
        };
        metrics::counter!("almagest_connections_refused_total", "limit" => limit).increment(1);
        let mut logged = locked(&self.logged);
        if logged.is_none_or(|at| at.elapsed() >= PAUSE) {
            *logged = Some(Instant::now());
            tracing::warn!(limit, address = %address.0, "refused a connection: there are too many");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const ADDRESSES: [Address; 2] = [
        Address(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1))),
        Address(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2))),
    ];

    #[test]
    fn connections_are_counted_in_all_and_by_address() {
        let open = OpenConnections::new(3, Some(2));
        let [ada, bob] = ADDRESSES;
        let first = open.open(ada).unwrap();
        let second = open.open(ada).unwrap();
        assert_eq!(open.open(ada).err(), Some(Full::Address));
        let third = open.open(bob).unwrap();
        assert_eq!(open.open(bob).err(), Some(Full::Server));
        drop(first);
        let fourth = open.open(bob).unwrap();
        assert_eq!(open.open(bob).err(), Some(Full::Address));
        drop((second, third, fourth));
        assert!(open.open(ada).is_ok());
    }

    #[test]
    fn without_a_limit_per_address_only_all_are_counted() {
        let open = OpenConnections::new(100, None);
        let all: Vec<_> = (0..100).map(|_| open.open(ADDRESSES[0]).unwrap()).collect();
        assert_eq!(open.open(ADDRESSES[1]).err(), Some(Full::Server));
        drop(all);
    }
}
