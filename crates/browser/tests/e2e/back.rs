//! Undo and restart on the page.

use browser::play::{self, Chooser};
use browser::{Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Returns the actions of the highlighted targets.
fn lit(page: &Page) -> Vec<String> {
    let all = "[...document.querySelectorAll('#table [data-act]')].map((one) => one.dataset.act)";
    let lit = page.eval(&format!("[...new Set({all})].sort()"));
    let lit = lit.as_array().unwrap().iter();
    lit.map(|one| one.as_str().unwrap().to_owned()).collect()
}

/// Acts until an action can be undone. Returns the actions that were highlighted before it.
fn until_undo(page: &Page, chooser: &mut Chooser) -> Vec<String> {
    for _ in 0..60 {
        play::wait_for_turn(page);
        let before = lit(page);
        play::step(page, chooser);
        if page.holds("document.getElementById('undo')") {
            return before;
        }
    }
    panic!("nothing can be undone");
}

fn open(server: &TestServer, game: &str) -> Page {
    let ann = server.guest("Ann");
    let table = ann.make(game, &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    page
}

#[test]
fn undo_highlights_the_same_actions_as_before() {
    let server = TestServer::open();
    for game in ["astra", "stellium"] {
        let page = open(&server, game);
        let before = until_undo(&page, &mut Chooser::new(2));
        let version = play::version(&page);
        page.click("#undo");
        play::wait_after(&page, version);
        assert_eq!(lit(&page), before, "{game}");
    }
}

#[test]
fn restart_undoes_everything_that_can_be_undone() {
    let server = TestServer::open();
    let page = open(&server, "astra");
    let mut chooser = Chooser::new(4);
    until_undo(&page, &mut chooser);
    let version = play::version(&page);
    page.click("#restart");
    play::wait_after(&page, version);
    page.wait("!document.getElementById('undo') && !document.body.classList.contains('busy')");
    assert!(!lit(&page).is_empty());
}
