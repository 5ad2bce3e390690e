//! `almagest serve`: runs the server for people and programs.

use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::num::NonZeroU32;
use std::time::Duration;

use clap::ArgMatches;
use server::storage::StorageError;
use server::{App, Clock, Settings};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use words::{Language, text};

use super::database::{Database, runtime};
use super::given;
use super::machine_games::{MAX_THREADS, in_range};
use crate::failure::Failure;
use crate::output::note;

/// The maximum of any numeric setting. It is small enough that the clock can represent it even in
/// days.
const MAX: u64 = 1_000_000;

/// An address reserved for documentation. Only the route to it matters.
const SOMEWHERE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let address = address(language, "--addr", given(matches, "addr"))?;
    let settings = settings(language, matches)?;
    start_log(given(matches, "log"), given(matches, "log-level"));
    runtime(language)?.block_on(serve(language, matches, settings, address))
}

/// Resolves the given address or host name.
fn address(language: Language, flag: &str, text: &str) -> Result<SocketAddr, Failure> {
    let found = text
        .to_socket_addrs()
        .ok()
        .and_then(|mut found| found.next());
    found.ok_or_else(|| {
        let arguments = [("flag", flag.into()), ("value", text.into())];
        Failure::say(language, "serve-bad-address", &arguments)
    })
}

async fn serve(
    language: Language,
    matches: &ArgMatches,
    settings: Settings,
    at: SocketAddr,
) -> Result<(), Failure> {
    let listener = listen(language, at).await?;
    let metrics = match given(matches, "metrics-addr") {
        "" => None,
        text => Some(listen(language, address(language, "--metrics-addr", text)?).await?),
    };
    let listening = listener.local_addr().unwrap_or(at);
    let reached = elsewhere(listening);
    let db = Database::of(matches);
    let opened = async { Ok((db.name()?, db.open().await?)) };
    let opened = opened.await;
    let (db, storage) =
        opened.map_err(|error: StorageError| Failure::Bad(error.words(language)))?;
    let settings = Settings {
        reached,
        ..settings
    };
    let app = App::open(settings, storage, Clock::system()).await;
    let app = app.map_err(|error| Failure::Bad(error.words(language)))?;
    let here = format!("http://{}", at_home(listening));
    let arguments = [("address", here.clone().into()), ("db", db.into())];
    note(&text(language, "serve-listening", &arguments));
    if let Some(reached) = reached {
        let address = format!("http://{reached}");
        note(&text(
            language,
            "serve-reached",
            &[("address", address.into())],
        ));
    }
    if let Some(metrics) = metrics {
        let at = metrics.local_addr().unwrap_or(at);
        let address = [("address", format!("http://{}", at_home(at)).into())];
        note(&text(language, "serve-metrics", &address));
        tokio::spawn(server::serve_privately(app.clone(), metrics));
    }
    if matches.get_flag("open") {
        // If no browser opens, the printed address is enough.
        let _ = open::that_detached(here);
    }
    server::serve(app, listener, stopped()).await;
    Ok(())
}

/// Returns the address at which this machine reaches the server. If it listens on all interfaces,
/// that is the loopback address.
fn at_home(listening: SocketAddr) -> SocketAddr {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listening.port())
}

/// Returns the address at which other machines reach a server that listens on all interfaces: the
/// local address of the route to the network. No packet is sent to find it.
fn elsewhere(listening: SocketAddr) -> Option<SocketAddr> {
    if !listening.ip().is_unspecified() {
        return None;
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((SOMEWHERE, 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    let found = !ip.is_loopback() && !ip.is_unspecified();
    found.then(|| SocketAddr::new(ip, listening.port()))
}

async fn listen(language: Language, address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| {
        let reason = match error.kind() {
            ErrorKind::AddrInUse => text(language, "serve-in-use", &[]),
            kind => games::io_words(language, kind),
        };
        let arguments = [
            ("address", address.to_string().into()),
            ("reason", reason.into()),
        ];
        Failure::say(language, "serve-cannot-listen", &arguments)
    })
}

/// Waits until the program is asked to stop.
async fn stopped() {
    let interrupted = async {
        // If no handler can be installed, the system's default ends the program.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

/// Starts the log. Libraries only log errors; the rest is of use to their developers only.
fn start_log(form: &str, level: &str) {
    let filter = EnvFilter::new(format!("error,server={level}"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match form {
        "json" => log.json().init(),
        "text" => log.init(),
        _ => {}
    }
}

/// Returns the settings, with defaults for those not given.
///
/// # Errors
/// Returns an error if a number is out of range; the error names the first such number.
fn settings(language: Language, matches: &ArgMatches) -> Result<Settings, Failure> {
    let number = |name: &str, least| in_range(language, matches, name, least, MAX);
    let count = |name: &str, most: u64, usual: usize| {
        let given = in_range(language, matches, name, 1, most)?;
        Ok::<_, Failure>(given.map_or(usual, |n| n as usize))
    };
    // 0 means no limit.
    let limit = |name: &str, usual| {
        let given = number(name, 0)?;
        Ok::<_, Failure>(given.map_or(usual, |n| NonZeroU32::new(n as u32)))
    };
    let connections = |name: &str, usual| {
        let given = number(name, 0)?;
        Ok::<_, Failure>(given.map_or(usual, |n| (n > 0).then_some(n as usize)))
    };
    let public_url = match matches.get_one::<String>("public-url") {
        Some(text) => Some(text.parse().map_err(|_| {
            let value = [("value", text.as_str().into())];
            Failure::say(language, "serve-bad-public-url", &value)
        })?),
        None => None,
    };
    let time = |name: &str, unit: u64| {
        let given = number(name, 0)?;
        Ok::<_, Failure>(given.map(|n| Duration::from_secs(unit * n)))
    };
    let usual = Settings::default();
    Ok(Settings {
        think_threads: count("think-threads", MAX_THREADS, usual.think_threads)?,
        requests_per_second: limit("limit-requests", usual.requests_per_second)?,
        guests_per_minute: limit("limit-guests", usual.guests_per_minute)?,
        connections: connections("limit-connections", usual.connections)?,
        connections_per_address: connections(
            "limit-connections-per-address",
            usual.connections_per_address,
        )?,
        tables_per_player: count("limit-tables", MAX, usual.tables_per_player)?,
        streams_per_client: count("limit-streams", MAX, usual.streams_per_client)?,
        hints_per_player: count("limit-hints", MAX, usual.hints_per_player)?,
        message_bytes: count("message-bytes", MAX, usual.message_bytes)?,
        record_bytes: count("record-bytes", MAX, usual.record_bytes)?,
        records_per_day: count("limit-records", MAX, usual.records_per_day)?,
        record_megabytes_per_day: count(
            "limit-record-megabytes",
            MAX,
            usual.record_megabytes_per_day,
        )?,
        snapshot_every: number("snapshot-every", 1)?.unwrap_or(usual.snapshot_every),
        expire_after: match time("expire-days", 24 * 3600)? {
            Some(Duration::ZERO) => None,
            given => given.or(usual.expire_after),
        },
        delete_after: match time("delete-days", 24 * 3600)? {
            Some(Duration::ZERO) => None,
            given => given.or(usual.delete_after),
        },
        forget_after: match time("forget-days", 24 * 3600)? {
            Some(Duration::ZERO) => None,
            given => given.or(usual.forget_after),
        },
        rest_after: time("rest-seconds", 1)?.unwrap_or(usual.rest_after),
        grace: time("grace-seconds", 1)?.unwrap_or(usual.grace),
        secure_cookies: matches.get_flag("secure-cookies"),
        behind_proxy: matches.get_flag("behind-proxy"),
        public_url,
        ..usual
    })
}
