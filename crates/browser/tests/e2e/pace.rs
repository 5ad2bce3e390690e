//! The moves of others are shown one after the other.

use browser::play;
use browser::{Guest, GuestTable, Page, Preferences, Screen, TestServer, me, open};
use serde_json::json;

/// Ann watches Ben, who is to move, on a page where things move slowly.
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

/// Ben acts until it is not his turn any more; tells the version then.
fn whole_turn(ben: &Guest, table: &GuestTable) -> u64 {
    for step in 0..60 {
        if !ben.act(table, 1, step) {
            break;
        }
    }
    ben.seen(table, 1)["game"]["version"].as_u64().unwrap()
}

#[test]
fn moves_of_others_come_one_after_the_other_and_can_be_skipped() {
    let server = TestServer::open();
    let (page, ben, table) = slow_page(&server, None);
    let last = whole_turn(&ben, &table);
    assert!(last > 3, "{last} moves");
    page.wait("!document.getElementById('skip-moves').hidden");
    assert!(play::version(&page) < last, "not all at once");
    page.click("#skip-moves");
    page.wait(&format!(
        "document.getElementById('turn').dataset.version === '{last}'"
    ));
    page.wait("document.getElementById('skip-moves').hidden");
    let seen = page.eval("window.seen.length").as_u64().unwrap();
    assert!(seen > 2, "{seen} boards");
    assert!(
        page.holds("document.querySelector('#turn[data-decision]')"),
        "Ann's turn"
    );
}

#[test]
fn nobody_has_to_watch_while_her_own_time_runs() {
    let server = TestServer::open();
    let (page, ben, table) = slow_page(&server, Some(3600));
    // Who waited for what is shown to have been seen would wait for ever.
    page.eval("window.setTimeout = () => 0");
    let last = whole_turn(&ben, &table);
    page.wait(&format!(
        "document.getElementById('turn').dataset.version === '{last}'"
    ));
    page.wait("document.querySelector('#turn[data-decision]')");
}
