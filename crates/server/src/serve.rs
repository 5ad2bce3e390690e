//! Runs the server from the first request to the last.

use std::future::Future;

use tokio::net::TcpListener;

use crate::connections::serve_connections;
use crate::pages::prepare_assets;
use crate::stop::Stop;
use crate::tables::look_after;
use crate::{App, app, figures, private_app};

/// Serves until `stop` completes, then finishes pending requests and closes the `Storage`. Every
/// change that was acknowledged is already on disk, so even a crash loses nothing.
pub async fn serve(
    home: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    figures::count();
    tokio::task::spawn_blocking(prepare_assets);
    let upkeep = tokio::spawn(look_after(home.clone()));
    let stopping = tokio::spawn(stop_after(stop, home.clone()));
    let stopped = Stop::of(&home.stop);
    let serving = serve_connections(listener, app(home.clone()), &home.settings, stopped);
    until_done(serving, &home).await;
    stopping.abort();
    upkeep.abort();
    if let Err(error) = home.runs.note(&*home.storage, home.clock.now()).await {
        tracing::error!(%error, "failed to note how long the server was running");
    }
    home.storage.close().await;
    tracing::info!("stopped");
}

/// Serves the routes for the operator only, until the server stops.
pub async fn serve_privately(home: App, listener: TcpListener) {
    let mut stop = Stop::of(&home.stop);
    let serving = axum::serve(listener, private_app(home))
        .with_graceful_shutdown(async move { stop.stopped().await });
    if let Err(error) = serving.await {
        tracing::error!(%error, "failed to serve metrics");
    }
}

/// Tells all parts of the server to stop once `stop` completes.
async fn stop_after(stop: impl Future<Output = ()>, home: App) {
    stop.await;
    tracing::info!("stopping");
    home.pool.stop();
    home.stop.send_replace(true);
}

/// Waits for the server to finish, but no longer than the grace period once it was told to stop.
async fn until_done(serving: impl Future<Output = ()>, home: &App) {
    let mut stop = Stop::of(&home.stop);
    let too_long = async {
        stop.stopped().await;
        tokio::time::sleep(home.settings.grace).await;
    };
    tokio::select! {
        () = serving => {}
        () = too_long => tracing::warn!("grace period is over; aborting pending requests"),
    }
}
