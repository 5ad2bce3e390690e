//! The moves of other players are shown one after another.

use browser::play;
use browser::{Guest, GuestTable, Page, Preferences, Screen, TestServer, me, open};
use serde_json::json;

/// Opens Ann's page of a table at which it is Ben's turn, with slow motion switched on.
fn slow_page(server: &TestServer, clock: Option<u64>) -> (Page, Guest, GuestTable) {
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let mut wish = json!({ "options": { "first": "1" } });
    if let Some(seconds) = clock {
        wish["clock"] = json!({ "kind": "per_move", "seconds": seconds });
    }
    let table = ann.make("stellium", &[open(), me()], &wish);
    ben.join(&table);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_line(&page);
    page.script(
        "window.matchMedia = () => ({ matches: false });
         document.documentElement.dataset.motion = 'slow';
         window.seen = [];
         new MutationObserver(() => {
             const { version } = document.getElementById('turn').dataset;
             if (window.seen.at(-1) !== version) window.seen.push(version);
         }).observe(document.getElementById('table'), { subtree: true, childList: true, attributes: true });",
        &[],
    );
    (page, ben, table)
}

/// Lets Ben act until his turn is over, and returns the version then.
fn whole_turn(ben: &Guest, table: &GuestTable) -> u64 {
    for step in 0..60 {
        if !ben.act(table, 1, step) {
            break;
        }
    }
    ben.seen(table, 1)["game"]["version"].as_u64().unwrap()
}

#[test]
fn moves_of_others_are_shown_one_by_one_and_can_be_skipped() {
    let server = TestServer::open();
    let (page, ben, table) = slow_page(&server, None);
    // Each move but the first would now wait forever, however long Ben takes.
    page.script(
        "const [now, later] = [Date.now(), window.setTimeout];
         Date.now = () => now;
         window.setTimeout = (then, wait) => (wait > 800 ? 0 : later(then, wait));",
        &[],
    );
    let last = whole_turn(&ben, &table);
    assert!(last > 3, "{last} moves");
    page.wait("!document.getElementById('skip-moves').hidden");
    assert!(
        play::version(&page) < last,
        "the moves are not shown at once"
    );
    page.click("#skip-moves");
    // Moves that arrive only now are skipped, too.
    page.wait(&format!(
        "document.getElementById('skip-moves').click()
            ?? document.getElementById('turn').dataset.version === '{last}'"
    ));
    page.wait("document.getElementById('skip-moves').hidden");
    let seen = page.eval("window.seen.length").as_u64().unwrap();
    assert!(seen > 2, "{seen} boards");
    assert!(
        page.holds("document.querySelector('#turn[data-decision]')"),
        "it is Ann's turn"
    );
}

#[test]
fn moves_of_others_are_not_delayed_while_ones_own_clock_runs() {
    let server = TestServer::open();
    let (page, ben, table) = slow_page(&server, Some(3600));
    // A page that showed the moves one by one would now wait forever.
    page.eval("window.setTimeout = () => 0");
    let last = whole_turn(&ben, &table);
    page.wait(&format!(
        "document.getElementById('turn').dataset.version === '{last}'"
    ));
    page.wait("document.querySelector('#turn[data-decision]')");
}
