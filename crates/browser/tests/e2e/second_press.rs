//! What cannot be taken back is asked for twice, and hints lead to pieces.

use browser::play;
use browser::{Key, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// A table at which Ann is asked, with what cannot be taken back asked for twice.
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

/// Clicks by script: on the first piece that cannot be taken back.
const PRESS: &str = "document.querySelector('#table [data-final][data-act]')
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))";

#[test]
fn what_cannot_be_taken_back_needs_a_second_press_and_escape_lets_go() {
    let server = TestServer::open();
    // In the draft of Night Sky every choice is final.
    let page = careful(&server, "nightsky", 3);
    page.wait("document.querySelector('#table [data-final][data-act]')");
    page.eval(PRESS);
    assert!(page.holds("document.querySelectorAll('.armed').length === 1"));
    let asked = "document.getElementById('preview').textContent";
    assert!(page.holds(&format!("{asked}.includes('again')")), "seen");
    let tell = "document.querySelector('.armed').dataset.tell";
    assert!(page.holds(&format!("{tell}.length > 10")));
    assert!(
        page.holds(&format!("{asked}.includes({tell})")),
        "what it does is still told"
    );
    assert!(
        page.holds("document.getElementById('said').textContent.includes('again')"),
        "heard"
    );
    page.press(Key::Escape);
    assert!(page.holds("document.querySelectorAll('.armed').length === 0"));
    let decision = "document.getElementById('turn').dataset.decision";
    let before = page.eval(decision);
    page.eval(PRESS);
    // A rival's move, which changes the page, does not take the first press away.
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
    let page = careful(&server, "nightsky", 3);
    page.wait("document.querySelector('#table [data-final][data-act]')");
    let question = "document.getElementById('turn').dataset.decision";
    let before = page.eval(question);
    page.eval(PRESS);
    page.eval(&PRESS.replace("detail: 1", "detail: 2"));
    assert!(
        page.holds("document.querySelectorAll('.armed').length === 1"),
        "it still waits for the second press"
    );
    assert_eq!(page.eval(question), before);
    page.eval(PRESS);
    page.wait(&format!("{question} !== {before}"));
    // What is asked then was not there at the first click.
    page.wait("document.querySelector('#table [data-final][data-act]') && !document.body.matches('.busy')");
    page.eval(&PRESS.replace("detail: 1", "detail: 2"));
    assert!(page.holds("document.querySelectorAll('.armed').length === 0"));
}

#[test]
fn hints_point_at_pieces_and_go_when_one_has_acted() {
    let server = TestServer::open();
    let page = careful(&server, "stellium", 2);
    page.press(Key::Letter('h'));
    page.wait("document.querySelector('#hints [data-hint]')");
    assert!(page.holds("document.activeElement.matches('[data-hint]')"));
    // A click on the bare panel means nothing of what is beneath it.
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
fn escape_closes_the_menu_before_it_takes_anything_back() {
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
