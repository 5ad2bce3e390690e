//! Runs the server from the first request to the last.

use std::future::Future;
use std::net::SocketAddr;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::stop::Stop;
use crate::tables::look_after;
use crate::{App, app, figures};

/// Serves until `stop` completes, then finishes pending requests and closes the `Storage`. Every
/// change that was acknowledged is already on disk, so even a crash loses nothing.
///
/// # Errors
/// Returns an error if the operating system reports an error while serving.
pub async fn serve(
    home: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    figures::count();
    let upkeep = tokio::spawn(look_after(home.clone()));
    // Small messages must not be held back to be sent together.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "failed to set TCP_NODELAY");
        }
    });
    let service = app(home.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let ending = home.clone();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping");
        ending.pool.stop();
        ending.stop.send_replace(true);
    });
    let served = until(serving.into_future(), &home).await;
    upkeep.abort();
    home.storage.close().await;
    tracing::info!("stopped");
    served
}

/// Waits for the server to finish, but no longer than the grace period once it was told to stop.
async fn until(
    serving: impl Future<Output = std::io::Result<()>>,
    home: &App,
) -> std::io::Result<()> {
    let mut stop = Stop::of(&home.stop);
    let too_long = async {
        stop.stopped().await;
        tokio::time::sleep(home.settings.grace).await;
    };
    tokio::select! {
        served = serving => served,
        () = too_long => {
            tracing::warn!("grace period is over; aborting pending requests");
            Ok(())
        }
    }
}
