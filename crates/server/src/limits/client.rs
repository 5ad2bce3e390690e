//! Identifies clients for the rate limits.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::identity::Credentials;
use crate::{App, PlayerId};

/// Who sends a request: it counts for the player, wherever they are, and for the address, whoever is
/// there. One person can be many guests, but not at many addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// The player, if known.
    pub player: Option<PlayerId>,
    /// The origin of the request.
    pub address: Address,
}

/// What requests are counted for together: one player or the unknown people at one address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A known player.
    Player(PlayerId),
    /// Unknown people at this address.
    Unknown(Address),
}

/// The origin of a request. A single user usually has a whole IPv6 /64 network, so it counts as one
/// address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(pub IpAddr);

impl Client {
    /// Returns the client a request appears to come from, without reading storage. A request with a
    /// token that was not used recently counts towards the limit of its address, so that guessing
    /// tokens is limited too.
    #[must_use]
    pub fn seems(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Self {
        let player = match Credentials::shown(app, headers) {
            Credentials::Cookie(cookie) => Some(cookie.player),
            Credentials::Token(hash) => app.directory.known_token(&hash),
            Credentials::Bad | Credentials::None => None,
        };
        let address = Address::of(app, headers, extensions);
        Self { player, address }
    }

    /// Returns what the client's requests are counted for, apart from the whole address.
    #[must_use]
    pub fn who(&self) -> Who {
        self.player.map_or(Who::Unknown(self.address), Who::Player)
    }
}

impl Address {
    /// Returns the address of the other end of a connection.
    #[must_use]
    pub fn of_peer(peer: SocketAddr) -> Self {
        Self(network(peer.ip()))
    }

    fn of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Self {
        let forwarded = app
            .settings
            .behind_proxy
            .then(|| forwarded(headers))
            .flatten();
        let connected = || {
            extensions
                .get::<ConnectInfo<SocketAddr>>()
                .map(|info| info.0.ip())
        };
        // A request without a socket was made by this process itself.
        let address = forwarded
            .or_else(connected)
            .unwrap_or(Ipv4Addr::LOCALHOST.into());
        Self(network(address))
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(app, &parts.headers, &parts.extensions))
    }
}

/// Returns the last entry, which the nearest proxy added. Earlier entries are the client's own
/// claims.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?.trim();
    let with_port = || last.parse().ok().map(|address: SocketAddr| address.ip());
    last.parse().ok().or_else(with_port)
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(values: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        forwarded(&headers).map(|address| address.to_string())
    }

    #[test]
    fn the_last_forwarded_address_counts() {
        assert_eq!(last(&[]), None);
        assert_eq!(last(&["1.2.3.4"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(last(&["9.9.9.9, 1.2.3.4"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(
            last(&["9.9.9.9", "8.8.8.8,1.2.3.4:567"]).as_deref(),
            Some("1.2.3.4")
        );
        assert_eq!(last(&["[2001:db8::1]:567"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(last(&["1.2.3.4, unknown"]), None);
    }

    #[test]
    fn ipv6_addresses_count_by_their_network() {
        let net = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(net("1.2.3.4"), "1.2.3.4");
        assert_eq!(net("::ffff:1.2.3.4"), "1.2.3.4");
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
