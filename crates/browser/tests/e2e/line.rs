//! The line between page and server: slow, cut, and a server that is started again.

use browser::play::{self, Chooser};
use browser::{Guest, GuestTable, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// What a browser says of a line that is gone.
const GONE: [&str; 3] = ["WebSocket", "ERR_", "Failed to load resource"];

const LOST: &str = "!document.getElementById('connection').hidden";

/// A game in a page. The page is closed before the server is.
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

    /// The page shows what the server has.
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

/// A click while the line is cut is not lost without a word, and never done twice.
fn cut(delay: u64) {
    let mut game = Game::begin(delay);
    game.page.pardon(&GONE);
    let before = play::version(&game.page);
    // The click is on its way when the line is cut: done or not, it is done once.
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
fn after_a_reload_the_game_goes_on() {
    reload(0);
}

#[test]
fn after_a_reload_the_game_goes_on_over_a_slow_line() {
    reload(300);
}

#[test]
fn after_a_restart_of_the_server_the_game_goes_on() {
    restart(0);
}

#[test]
fn after_a_restart_of_the_server_the_game_goes_on_over_a_slow_line() {
    restart(300);
}

#[test]
fn after_a_cut_the_game_goes_on() {
    cut(0);
}

#[test]
fn after_a_cut_the_game_goes_on_over_a_slow_line() {
    cut(300);
}

/// An answer that does not come is not waited for for ever: what was done is sent again, and done once.
#[test]
fn over_a_line_that_says_nothing_an_action_is_done_once() {
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

/// Who may not look at a table any more is told so by its page, not left waiting for a line.
#[test]
fn a_table_that_is_closed_to_somebody_says_so() {
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
