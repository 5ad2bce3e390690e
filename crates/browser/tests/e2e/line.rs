//! The connection between page and server: slow, cut, and with a server that restarts.

use browser::play::{self, Chooser};
use browser::{Guest, GuestTable, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Parts of the browser's messages about a lost connection.
const GONE: [&str; 2] = ["ws://", "Failed to load resource"];

const LOST: &str = "!document.getElementById('connection').hidden";

/// A game in a page. The page is closed before the server.
struct Game {
    page: Page,
    ann: Guest,
    table: GuestTable,
    chooser: Chooser,
    server: TestServer,
}

impl Game {
    fn begin(delay: u64) -> Self {
        let server = TestServer::open();
        server.delay(delay);
        let ann = server.guest("Ann");
        let table = ann.make("stellium", &[me(), machine("random")], &json!({}));
        let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
        page.goto(&table.path());
        let mut game = Self {
            server,
            ann,
            table,
            page,
            chooser: Chooser::new(11),
        };
        game.steps(3);
        game
    }

    fn steps(&mut self, count: usize) {
        for _ in 0..count {
            play::wait_for_turn(&self.page);
            play::step(&self.page, &mut self.chooser);
        }
    }

    /// Asserts that the page shows the server's version.
    fn agrees(&self) {
        let seen = self
            .ann
            .wait_until(&self.table, 1, |seen| !seen["game"]["turn"].is_null());
        let version = seen["game"]["version"].as_u64().unwrap();
        assert_eq!(play::version(&self.page), version);
    }
}

fn reload(delay: u64) {
    let mut game = Game::begin(delay);
    game.page.reload();
    play::wait_for_turn(&game.page);
    game.agrees();
    game.steps(2);
    game.agrees();
}

fn restart(delay: u64) {
    let mut game = Game::begin(delay);
    game.page.pardon(&GONE);
    let before = play::version(&game.page);
    game.server.stop();
    game.page.wait(LOST);
    game.server.start();
    play::wait_for_turn(&game.page);
    assert!(play::version(&game.page) >= before);
    game.agrees();
    game.steps(2);
    game.agrees();
}

/// Cuts the connection while a click is on its way.
fn cut(delay: u64) {
    let mut game = Game::begin(delay);
    game.page.pardon(&GONE);
    let before = play::version(&game.page);
    // Whether or not the action arrives before the cut, it is applied exactly once.
    play::act(&game.page, &mut game.chooser);
    game.server.cut(true);
    game.page.wait(LOST);
    game.server.cut(false);
    play::wait_after(&game.page, before);
    game.agrees();
    game.steps(2);
    game.agrees();
}

#[test]
fn a_game_continues_after_a_reload() {
    reload(0);
}

#[test]
fn a_game_continues_after_a_reload_over_a_slow_connection() {
    reload(300);
}

#[test]
fn a_game_continues_after_a_restart_of_the_server() {
    restart(0);
}

#[test]
fn a_game_continues_after_a_restart_of_the_server_over_a_slow_connection() {
    restart(300);
}

#[test]
fn a_game_continues_after_a_cut_connection() {
    cut(0);
}

#[test]
fn a_game_continues_after_a_cut_of_a_slow_connection() {
    cut(300);
}

/// The page does not wait for a response forever: it sends the action again, and the server applies
/// it once.
#[test]
fn an_action_is_applied_once_over_a_silent_connection() {
    let mut game = Game::begin(0);
    game.page.pardon(&GONE);
    let before = play::version(&game.page);
    game.server.hold(true);
    play::act(&game.page, &mut game.chooser);
    game.page
        .wait("!document.getElementById('refusal').hidden && document.body.matches('.busy')");
    game.server.hold(false);
    play::wait_after(&game.page, before);
    game.agrees();
    game.steps(2);
    game.agrees();
}

/// The page says that the visitor may no longer see the table, instead of waiting for a connection.
#[test]
fn a_page_says_that_its_table_is_closed_to_the_visitor() {
    let game = Game::begin(0);
    game.page.pardon(&GONE);
    game.page.pardon(&["404", "/t/"]);
    game.page.set_cookie("almagest", "somebody-else");
    game.server.cut(true);
    game.page.wait(LOST);
    game.server.cut(false);
    game.page.wait("!document.getElementById('table')");
    assert!(game.page.text("main").len() > 10);
}
