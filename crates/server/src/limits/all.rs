//! All limits of one server.

use std::num::NonZeroU32;

use axum::http::StatusCode;
use governor::Quota;

use super::client::{Address, Client};
use super::pass::{Pass, Passes};
use super::rate::Rate;
use crate::{ApiError, PlayerId, Settings};

/// How much each client may ask for.
pub struct Limits {
    requests: Rate<Client>,
    guests: Rate<Address>,
    streams: Passes<Client>,
    hints: Passes<PlayerId>,
}

/// A stream of updates is open as long as this is held.
pub struct StreamPass(#[expect(dead_code, reason = "it counts until it is dropped")] Pass<Client>);

/// A hint is being thought about as long as this is held.
pub struct HintPass(#[expect(dead_code, reason = "it counts until it is dropped")] Pass<PlayerId>);

impl Limits {
    /// Those that are set.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let quota = |limit: Option<NonZeroU32>, per: fn(NonZeroU32) -> Quota| limit.map(per);
        Self {
            requests: Rate::new(quota(settings.requests_per_second, Quota::per_second)),
            guests: Rate::new(quota(settings.guests_per_minute, Quota::per_minute)),
            streams: Passes::new(settings.streams_per_client),
            hints: Passes::new(settings.hints_per_player),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// 429 `too_many` if it is one too many this second.
    pub fn request(&self, client: &Client) -> Result<(), ApiError> {
        self.requests.count(client).map_err(too_many)
    }

    /// Counts a new guest.
    ///
    /// # Errors
    /// 429 `too_many` if it is one too many this minute.
    pub fn guest(&self, address: &Address) -> Result<(), ApiError> {
        self.guests.count(address).map_err(too_many)
    }

    /// Lets a client open a stream of updates.
    ///
    /// # Errors
    /// 429 `too_many_streams` if it holds as many as it may.
    pub fn stream(&self, client: Client) -> Result<StreamPass, ApiError> {
        let pass = self.streams.take(client);
        pass.map(StreamPass)
            .ok_or_else(|| refused("too_many_streams"))
    }

    /// Lets a player ask for a hint.
    ///
    /// # Errors
    /// 429 `too_many_hints` if as many as may wait are being thought about.
    pub fn hint(&self, player: PlayerId) -> Result<HintPass, ApiError> {
        let pass = self.hints.take(player);
        pass.map(HintPass).ok_or_else(|| refused("too_many_hints"))
    }
}

fn refused(code: &'static str) -> ApiError {
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, code)
}

fn too_many(seconds: u64) -> ApiError {
    let arguments = [("seconds", seconds.into())];
    let mut error = ApiError::with(StatusCode::TOO_MANY_REQUESTS, "too_many", &arguments);
    error.retry_after = Some(seconds);
    error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_and_hints_are_counted_until_they_end() {
        let settings = Settings {
            streams_per_client: 1,
            hints_per_player: 1,
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let player = PlayerId::random();
        let stream = limits.stream(Client::Player(player)).unwrap();
        let hint = limits.hint(player).unwrap();
        let refused = limits.stream(Client::Player(player)).err().unwrap();
        assert_eq!(
            (refused.code, refused.status.as_u16()),
            ("too_many_streams", 429)
        );
        assert_eq!(limits.hint(player).err().unwrap().code, "too_many_hints");
        assert!(limits.hint(PlayerId::random()).is_ok());
        drop((stream, hint));
        assert!(limits.stream(Client::Player(player)).is_ok() && limits.hint(player).is_ok());
    }
}
