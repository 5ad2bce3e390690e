//! All limits of one server.

use std::num::NonZeroU32;

use governor::Quota;

use super::client::{Address, Client};
use super::error::LimitError;
use super::pass::{Pass, Passes};
use super::rate::Rate;
use crate::{PlayerId, Settings};

/// The maximum number of earlier moments computed for a client at once.
const LOOKS_BACK: usize = 4;

/// The rate limits per client.
pub struct Limits {
    requests: Rate<Client>,
    guests: Rate<Address>,
    streams: Passes<Client>,
    hints: Passes<PlayerId>,
    looks_back: Passes<Client>,
}

/// Counts an open update stream until it is dropped.
pub struct StreamPass(#[expect(dead_code, reason = "held for its `Drop`")] Pass<Client>);

/// Counts a pending hint until it is dropped.
pub struct HintPass(#[expect(dead_code, reason = "held for its `Drop`")] Pass<PlayerId>);

/// Counts an earlier moment that is being computed until it is dropped.
pub struct LookBackPass(#[expect(dead_code, reason = "held for its `Drop`")] Pass<Client>);

impl Limits {
    /// Returns the limits given in the settings.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let quota = |limit: Option<NonZeroU32>, per: fn(NonZeroU32) -> Quota| limit.map(per);
        Self {
            requests: Rate::new(quota(settings.requests_per_second, Quota::per_second)),
            guests: Rate::new(quota(settings.guests_per_minute, Quota::per_minute)),
            streams: Passes::new(settings.streams_per_client),
            hints: Passes::new(settings.hints_per_player),
            looks_back: Passes::new(LOOKS_BACK),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Returns an error if the client exceeds its requests per second.
    pub fn request(&self, client: &Client) -> Result<(), LimitError> {
        self.requests
            .count(client)
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
    /// Returns an error if the client already holds the maximum number of streams.
    pub fn stream(&self, client: Client) -> Result<StreamPass, LimitError> {
        let pass = self.streams.take(client);
        pass.map(StreamPass).ok_or(LimitError::Streams)
    }

    /// Lets a player ask for a hint.
    ///
    /// # Errors
    /// Returns an error if the player is already waiting for the maximum number of hints.
    pub fn hint(&self, player: PlayerId) -> Result<HintPass, LimitError> {
        let pass = self.hints.take(player);
        pass.map(HintPass).ok_or(LimitError::Hints)
    }

    /// Lets a client look back at an earlier moment.
    ///
    /// # Errors
    /// Returns an error if the maximum number of moments is already being computed for the client.
    pub fn look_back(&self, client: Client) -> Result<LookBackPass, LimitError> {
        let pass = self.looks_back.take(client);
        pass.map(LookBackPass)
            .ok_or(LimitError::TooMany { seconds: 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_hints_and_looks_back_are_counted_until_they_end() {
        let settings = Settings {
            streams_per_client: 1,
            hints_per_player: 1,
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let player = PlayerId::random();
        let stream = limits.stream(Client::Player(player)).unwrap();
        let hint = limits.hint(player).unwrap();
        let refused = limits.stream(Client::Player(player)).err();
        assert_eq!(refused, Some(LimitError::Streams));
        assert_eq!(limits.hint(player).err(), Some(LimitError::Hints));
        assert!(limits.hint(PlayerId::random()).is_ok());
        let back: Vec<_> = (0..LOOKS_BACK)
            .map(|_| limits.look_back(Client::Player(player)).unwrap())
            .collect();
        let refused = limits.look_back(Client::Player(player)).err();
        assert_eq!(refused, Some(LimitError::TooMany { seconds: 1 }));
        drop((stream, hint, back));
        assert!(limits.stream(Client::Player(player)).is_ok() && limits.hint(player).is_ok());
        assert!(limits.look_back(Client::Player(player)).is_ok());
    }
}
