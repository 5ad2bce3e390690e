//! A server in this process with its own database, which can be stopped and restarted.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use games::LiveGame;
use serde_json::json;
use server::storage::SqliteStorage;
use server::{App, Clock, Settings};
use tabletop::Seed;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::proxy::Proxy;
use crate::turns::Turn;
use crate::{Guest, GuestTable, Moment, Page, Preferences, Screen, me, open, prepared};

/// The file name of the database.
const FILE: &str = "almagest.db";

/// A server with a proxy in front of it.
pub struct TestServer {
    runtime: Runtime,
    address: SocketAddr,
    proxy: Proxy,
    serving: Option<Serving>,
    folder: TempDir,
    _turn: Turn,
}

struct Serving {
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl TestServer {
    /// Opens a server, once it is this test's turn.
    pub fn open() -> Self {
        let turn = Turn::wait();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let folder = tempfile::tempdir().unwrap();
        let (serving, address) = runtime.block_on(serve(&folder, None));
        let proxy = runtime.block_on(Proxy::open(address));
        Self {
            runtime,
            address,
            proxy,
            serving: Some(serving),
            folder,
            _turn: turn,
        }
    }

    /// Stops the server as an administrator would.
    pub fn stop(&mut self) {
        if let Some(Serving { stop, served }) = self.serving.take() {
            let _ = stop.send(());
            self.runtime.block_on(served).unwrap();
        }
    }

    /// Starts the server again, at the same address and with the stored data.
    pub fn start(&mut self) {
        let again = serve(&self.folder, Some(self.address));
        let (serving, _) = self.runtime.block_on(again);
        self.serving = Some(serving);
    }

    /// Returns tables of a guest with games at a moment, each with a kind of game and a number of
    /// seats. Restarts the server in the process.
    pub fn prepare(&mut self, guest: &Guest, wishes: &[(&str, usize, Moment)]) -> Vec<GuestTable> {
        let game = |&(kind, seats, moment): &(&'_ str, usize, Moment)| {
            (kind.to_owned(), moment.reach(kind, seats))
        };
        let games: Vec<_> = wishes.iter().map(game).collect();
        self.prepare_games(guest, &games)
    }

    /// Returns tables of a guest with these games, each with its kind. Restarts the server in the
    /// process.
    pub fn prepare_games(
        &mut self,
        guest: &Guest,
        games: &[(String, Box<dyn LiveGame>)],
    ) -> Vec<GuestTable> {
        let make = |(kind, game): &(String, Box<dyn LiveGame>)| {
            // An empty chair keeps the game from starting, even in solo play.
            let mut chairs = vec![open(); game.names().len().max(2)];
            chairs[0] = me();
            guest.make(kind, &chairs, &json!({ "hints": true }))
        };
        let tables: Vec<GuestTable> = games.iter().map(make).collect();
        self.stop();
        let file = self.folder.path().join(FILE);
        for (table, (kind, game)) in tables.iter().zip(games) {
            let id = table.id.parse().unwrap();
            let written = prepared::write(&file, id, kind, &**game);
            self.runtime.block_on(written);
        }
        self.start();
        tables
    }

    /// Delays every response by this many milliseconds from now on.
    pub fn delay(&self, milliseconds: u64) {
        self.proxy.delay(milliseconds);
    }

    /// Silently holds back all data, or releases it.
    pub fn hold(&self, held: bool) {
        self.proxy.hold(held);
    }

    /// Cuts the connection between browsers and server, or restores it. Guests who send plain
    /// requests are not affected.
    pub fn cut(&self, cut: bool) {
        self.proxy.cut(cut);
    }

    /// Returns the URL of a path for a browser.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.proxy.address)
    }

    /// Creates a guest with this name.
    pub fn guest(&self, name: &str) -> Guest {
        Guest::new(format!("http://{}", self.address), name)
    }

    /// Opens a browser in which a guest is signed in.
    pub fn page(&self, guest: &Guest, screen: &Screen, preferences: &Preferences) -> Page {
        let page = Page::open(self.url(""), screen);
        page.set_cookie("almagest", guest.cookie());
        page.set_cookie("taste", &preferences.cookie());
        page
    }

    /// Opens a browser without a guest.
    pub fn strangers_page(&self, screen: &Screen, preferences: &Preferences) -> Page {
        let page = Page::open(self.url(""), screen);
        page.set_cookie("taste", &preferences.cookie());
        page
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn serve(folder: &TempDir, address: Option<SocketAddr>) -> (Serving, SocketAddr) {
    let settings = Settings {
        requests_per_second: None,
        guests_per_minute: None,
        human_moments: false,
        grace: Duration::from_secs(1),
        seed: Some(Seed::from_text("browser")),
        ..Settings::default()
    };
    let file = folder.path().join(FILE);
    let storage = Arc::new(SqliteStorage::open(&file).await.unwrap());
    let app = App::open(settings, storage, Clock::system()).await.unwrap();
    let wanted = address.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 0)));
    let listener = TcpListener::bind(wanted).await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let stop = async {
            let _ = stopped.await;
        };
        server::serve(app, listener, stop).await;
    });
    (Serving { stop, served }, address)
}
