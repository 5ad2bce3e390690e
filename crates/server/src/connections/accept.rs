//! Accepts connections and serves each of them until it ends.

use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::Service;

use super::client_stream::ClientStream;
use super::descriptors::raise_descriptor_limit;
use super::open::{Full, OpenConnections};
use crate::Settings;
use crate::limits::Address;
use crate::stop::Stop;

/// The maximum size of the head of a request, in bytes.
const HEAD_BYTES: usize = 32 * 1024;
/// File descriptors that are not for connections: the database, the log, and some in reserve.
const OTHER_DESCRIPTORS: usize = 128;
/// How long to wait after the system could not accept a connection.
const TRY_AGAIN: Duration = Duration::from_millis(200);

/// Serves all connections until the server stops and their pending requests have been answered.
pub async fn serve_connections(
    listener: TcpListener,
    router: Router,
    settings: &Settings,
    mut stop: Stop,
) {
    let open = open_connections(settings);
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            () = stop.stopped() => break,
            accepted = listener.accept() => accepted,
            // Finished ones need not be remembered.
            Some(_) = connections.join_next() => continue,
        };
        match accepted {
            Ok((stream, peer)) => match open.open(Address::of_peer(peer)) {
                Ok(counted) => {
                    send_at_once(&stream);
                    let stream = ClientStream::new(stream, settings.stall_timeout, counted);
                    let router = router.clone();
                    connections.spawn(serve_one(
                        stream,
                        peer,
                        router,
                        settings.head_timeout,
                        stop.clone(),
                    ));
                }
                Err(full) => refuse(stream, full),
            },
            Err(error) => accepting_failed(&error).await,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Returns the count of connections, with the limits from the settings and the system. Behind a proxy
/// all connections come from its address.
fn open_connections(settings: &Settings) -> OpenConnections {
    let most = settings.connections.unwrap_or(usize::MAX);
    let most = match raise_descriptor_limit() {
        Some(all) => most.min(all.saturating_sub(OTHER_DESCRIPTORS).max(1)),
        None => most,
    };
    let per_address = settings.connections_per_address;
    OpenConnections::new(most, per_address.filter(|_| !settings.behind_proxy))
}

/// Tells the system not to hold back small messages in order to send them together.
fn send_at_once(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "failed to set TCP_NODELAY");
    }
}

async fn accepting_failed(error: &io::Error) {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) {
        return;
    }
    tracing::error!(%error, "failed to accept a connection");
    tokio::time::sleep(TRY_AGAIN).await;
}

/// Serves one connection until it ends, or the server stops and its pending request was answered.
async fn serve_one(
    stream: ClientStream,
    peer: SocketAddr,
    router: Router,
    head_timeout: Duration,
    mut stop: Stop,
) {
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_timeout)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}

/// Closes a connection with a response, if the system takes it at once.
fn refuse(stream: TcpStream, full: Full) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write_all(response(full).as_bytes());
    }
}

/// Returns the response that is sent instead of serving a connection. Its request is not read, so the
/// language is not known.
fn response(full: Full) -> String {
    let (status, message) = match full {
        Full::Server => (
            "503 Service Unavailable",
            "The server has too many connections. Try again in a minute.",
        ),
        Full::Address => (
            "429 Too Many Requests",
            "Your address has too many open connections. Close some of them.",
        ),
    };
    let body = format!(r#"{{"error":{{"code":"too_many_connections","message":"{message}"}}}}"#);
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: 60\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}
