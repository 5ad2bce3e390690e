//! The replay of a finished game.

use browser::{Key, Moment, Page, Preferences, Screen, TestServer};

/// Returns the moment shown, according to the slider and to the address.
fn at(page: &Page) -> (u64, u64) {
    let shown = page.eval("Number(document.getElementById('moment').value)");
    let address = page.eval("Number(new URL(location.href).searchParams.get('at') ?? -1)");
    let number = |value: serde_json::Value| value.as_u64().unwrap_or(u64::MAX);
    (number(shown), number(address))
}

#[test]
fn a_replay_goes_to_any_moment_and_a_reload_shows_the_same() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("stellium", 2, Moment::End)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&format!("/replay/{}", tables[0].id));
    page.wait("document.getElementById('moment')");
    page.press(Key::Home);
    page.wait(
        "document.getElementById('moment').value === '0' && location.search.includes('at=0')",
    );
    let log = "document.querySelectorAll('#log ol li').length";
    let first = page.eval(log);
    for step in 1..=5 {
        page.press(Key::Right);
        page.wait(&format!(
            "new URL(location.href).searchParams.get('at') === '{step}'"
        ));
    }
    assert_eq!(at(&page), (5, 5));
    assert_ne!(page.eval(log), first);
    let board = page.eval("document.getElementById('board').innerHTML");
    page.reload();
    page.wait("document.getElementById('moment')");
    assert_eq!(at(&page), (5, 5));
    // The order of attributes may differ.
    let same = "const board = document.getElementById('board'), before = board.cloneNode(false); \
        before.innerHTML = arguments[0]; return before.isEqualNode(board)";
    assert_eq!(
        page.script(same, &[board]),
        true,
        "{}",
        page.eval("document.getElementById('board').innerHTML")
    );
}

#[test]
fn a_mistake_is_shown_at_the_board_and_the_review_is_one_click_away() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("astra", 2, Moment::End)]);
    for screen in [Screen::DESKTOP, Screen::PHONE] {
        let page = server.page(&ann, &screen, &Preferences::default());
        page.goto(&format!("/replay/{}", tables[0].id));
        page.wait("document.getElementById('moment')");
        page.click("a[href='#review']");
        page.wait("scrollY > 0");
        if page.eval("document.querySelector('#review form') !== null") == true {
            page.click("#review button");
        }
        page.wait("document.querySelector('#review .mistakes a')");
        // The second click is on a page that already shows the moment.
        for _ in 0..2 {
            page.eval("document.querySelector('#review .mistakes a').click()");
            page.wait("document.querySelector('#ask .mk') && scrollY === 0");
            page.eval("document.getElementById('review').scrollIntoView()");
        }
        let told = "document.querySelector('#review .mistakes a').textContent";
        let shown =
            "['ask', 'detail'].map(id => document.getElementById(id).textContent.trim()).join(' ')";
        assert_eq!(page.eval(shown), page.eval(told));
    }
}
