//! Listening: from the first request to the last.

use std::future::Future;
use std::net::SocketAddr;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::stop::Stop;
use crate::tables::look_after;
use crate::{App, app, figures};

/// Serves until told to stop, then ends what is under way and closes the storage. Whatever was
/// acknowledged is on disk anyway: a crash loses nothing either.
///
/// # Errors
/// If the system refuses.
pub async fn serve(
    home: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    figures::count();
    let upkeep = tokio::spawn(look_after(home.clone()));
    // Small messages are not to wait for each other.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no delay");
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

/// Serves; once told to stop, not longer than the grace allows.
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
            tracing::warn!("some requests were cut off");
            Ok(())
        }
    }
}
