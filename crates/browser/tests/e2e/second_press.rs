//! Actions that end the turn early need a second press, hints point at pieces, and Escape closes menus first.

use browser::play;
use browser::{Key, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Opens a page on Ann's turn, with a second press required for actions that end the turn early.
fn careful(server: &TestServer, game: &str, seats: usize) -> Page {
    let ann = server.guest("Ann");
    let mut chairs = vec![machine("random"); seats];
    chairs[0] = me();
    let table = ann.make(game, &chairs, &json!({ "hints": true }));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    page.eval("document.documentElement.dataset.confirm = 'on'");
    page
}

/// Clicks by script on the first target that needs a second press.
const PRESS: &str = "document.querySelector('#table [data-early][data-act]')
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))";

#[test]
fn an_action_that_ends_the_turn_early_needs_a_second_press_and_escape_cancels_it() {
    let server = TestServer::open();
    // At the beginning of a turn of Astra, a rest ends it and a mark does not.
    let page = careful(&server, "astra", 3);
    page.wait("document.querySelector('#table [data-early][data-act]')");
    page.eval(PRESS);
    assert!(page.holds("document.querySelectorAll('.armed').length === 1"));
    let asked = "document.getElementById('preview').textContent";
    assert!(page.holds(&format!("{asked}.includes('again')")), "shown");
    let label = "document.querySelector('.armed .hide').textContent";
    assert!(page.holds(&format!("{label}.length > 3")));
    assert!(
        page.holds(&format!("{asked}.includes({label})")),
        "the confirmation names the action"
    );
    assert!(
        page.holds("document.getElementById('said').textContent.includes('again')"),
        "announced"
    );
    page.press(Key::Escape);
    assert!(page.holds("document.querySelectorAll('.armed').length === 0"));
    let decision = "document.getElementById('turn').dataset.decision";
    let before = page.eval(decision);
    page.eval(PRESS);
    // Another player's move, which updates the page, does not cancel the first press.
    let still = "import(document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'live.js'))
        .then(({ live }) => {
            document.querySelector('.armed').classList.remove('armed');
            const parts = [['facts', '']];
            live.dispatchEvent(new CustomEvent('news', { detail:
                { parts, title: '', awaited: true, said: [], version: 0, print: '' } }));
            return document.querySelectorAll('.armed').length === 1;
        })";
    page.wait(still);
    page.eval(PRESS);
    page.wait(&format!("{decision} !== {before}"));
}

#[test]
fn a_double_click_is_one_press() {
    let server = TestServer::open();
    let page = careful(&server, "astra", 3);
    page.wait("document.querySelector('#table [data-early][data-act]')");
    let question = "document.getElementById('turn').dataset.decision";
    let before = page.eval(question);
    page.eval(PRESS);
    page.eval(&PRESS.replace("detail: 1", "detail: 2"));
    assert!(
        page.holds("document.querySelectorAll('.armed').length === 1"),
        "the page still waits for the second press"
    );
    assert_eq!(page.eval(question), before);
    page.eval(PRESS);
    page.wait(&format!("{question} !== {before}"));
    // The next decision was not there at the first click of the double click.
    page.wait("document.querySelector('#table [data-early][data-act]') && !document.body.matches('.busy')");
    page.eval(&PRESS.replace("detail: 1", "detail: 2"));
    assert!(page.holds("document.querySelectorAll('.armed').length === 0"));
}

#[test]
fn hints_point_at_pieces_and_close_after_an_action() {
    let server = TestServer::open();
    let page = careful(&server, "stellium", 2);
    page.press(Key::Letter('h'));
    page.wait("document.querySelector('#hints [data-hint]')");
    assert!(page.holds("document.activeElement.matches('[data-hint]')"));
    // A click on the panel does not reach the board beneath it.
    let before = play::version(&page);
    page.click("#hints h2");
    page.press(Key::Escape);
    assert!(page.holds("!document.getElementById('hints')"));
    page.press(Key::Letter('h'));
    page.wait("document.querySelector('#hints [data-hint]')");
    page.click("#hints [data-hint]");
    assert!(page.holds("document.activeElement.matches('#table [data-act]')"));
    assert_eq!(play::version(&page), before);
    page.eval("document.documentElement.dataset.confirm = 'off'");
    page.press(Key::Enter);
    assert!(play::wait_after(&page, before));
    assert!(page.holds("!document.getElementById('hints')"));
}

#[test]
fn escape_closes_the_menu_before_it_undoes_anything() {
    let server = TestServer::open();
    let page = careful(&server, "astra", 2);
    page.eval("document.documentElement.dataset.confirm = 'off'");
    let mut chooser = play::Chooser::new(3);
    while page.holds("!document.getElementById('undo')") {
        play::step(&page, &mut chooser);
    }
    let before = play::version(&page);
    page.click("#more summary");
    assert!(page.holds("document.querySelector('#more[open]')"));
    page.press(Key::Escape);
    assert!(page.holds("!document.querySelector('#more[open]')"));
    assert_eq!(play::version(&page), before);
    page.press(Key::Escape);
    play::wait_after(&page, before);
}
