//! Sessions: the places where a player is signed in with a cookie.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

use super::IdentityError;
use crate::storage::{SessionRow, StorageError, Write};
use crate::{App, PlayerId};

/// The maximum number of sessions that are listed.
pub const MAX_LISTED: usize = 50;

/// The browsers by what their `User-Agent` contains. Many contain the names of others, so the order
/// matters.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
];

/// The systems by what the `User-Agent` contains.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// Returns the browser and the system that sent a request, such as `Firefox, Linux`; empty if they are
/// not known.
#[must_use]
pub fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    let found = |known: &[(&str, &'static str)]| {
        let agent = agent?;
        let mut known = known.iter();
        let (_, name) = known.find(|(sign, _)| agent.contains(sign))?;
        Some(*name)
    };
    let parts: Vec<&str> = [found(&BROWSERS), found(&SYSTEMS)]
        .into_iter()
        .flatten()
        .collect();
    parts.join(", ")
}

/// Returns a player's sessions, the last used first.
///
/// # Errors
/// Returns an error if storage fails.
pub async fn sessions(app: &App, player: PlayerId) -> Result<Vec<SessionRow>, StorageError> {
    app.storage.sessions(player, MAX_LISTED).await
}

/// Ends a session: its cookie is no longer recognised, and its streams end.
///
/// # Errors
/// Returns an error if the player has no such session, or storage fails.
pub async fn end_session(app: &App, player: PlayerId, issued: i64) -> Result<(), IdentityError> {
    let unit = vec![Write::EndSession { player, issued }];
    match app.directory.change(player, unit).await {
        Err(StorageError::Conflict) => Err(IdentityError::NoSession),
        ended => Ok(ended?),
    }
}

/// Ends all sessions of a player, except the current one.
///
/// # Errors
/// Returns an error if storage fails.
pub async fn end_other_sessions(
    app: &App,
    player: PlayerId,
    issued: Option<i64>,
) -> Result<(), IdentityError> {
    let now = app.clock.now();
    let end = Write::EndOtherSessions {
        player,
        now,
        issued,
    };
    Ok(app.directory.change(player, vec![end]).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(agent: &str) -> String {
        let headers = [(USER_AGENT, agent.parse().unwrap())];
        device(&HeaderMap::from_iter(headers))
    }

    #[test]
    fn browser_and_system_are_recognised() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
                "Safari, macOS",
            ),
            ("curl/8.0", ""),
        ] {
            assert_eq!(named(agent), name, "{agent}");
        }
        assert_eq!(device(&HeaderMap::new()), "");
    }
}
