//! Signs are explained on hover and by keyboard, and an explanation never costs a choice.

use browser::play;
use browser::{Key, Moment, Page, Preferences, Screen, TestServer};

fn open(server: &mut TestServer, game: &'static str, seats: usize) -> Page {
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[(game, seats, Moment::Middle)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&tables[0].path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    page
}

/// The explanation is open and has words.
const OPEN: &str = "!document.getElementById('explain').hidden && \
    document.getElementById('explain-words').textContent !== ''";
const CLOSED: &str = "document.getElementById('explain').hidden";

#[test]
fn a_sign_opens_its_explanation_by_key_and_leads_to_the_rule() {
    let mut server = TestServer::open();
    let page = open(&mut server, "astra", 2);
    let before = play::version(&page);
    page.script("document.querySelector('.plate .stat').focus()", &[]);
    page.press(Key::Right);
    page.wait("document.activeElement.matches('.boon.explained')");
    page.wait(OPEN);
    page.press(Key::Enter);
    page.wait("document.getElementById('explain-said').textContent !== ''");
    page.press(Key::Enter);
    page.wait("document.activeElement.id === 'explain-rule'");
    assert!(page.holds("document.activeElement.getAttribute('href').startsWith('/rules/astra#A')"));
    page.press(Key::Escape);
    page.wait(CLOSED);
    assert!(page.holds("document.activeElement.matches('.boon.explained')"));
    assert_eq!(play::version(&page), before);
}

#[test]
fn the_pointer_opens_explanations_over_every_game() {
    let mut server = TestServer::open();
    for (game, seats, signs) in [
        (
            "astra",
            2,
            ["#deck", ".boon.explained", "#own-pouch"].as_slice(),
        ),
        (
            "stellium",
            2,
            &["#bag h2", ".galaxy-sign", ".goods .explained"],
        ),
        (
            "nightsky",
            3,
            &[".legend > span", ".night > div", ".chips .explained"],
        ),
    ] {
        let page = open(&mut server, game, seats);
        for sign in signs {
            page.click(sign);
            page.wait(OPEN);
            page.press(Key::Escape);
            page.wait(CLOSED);
        }
    }
}

#[test]
fn a_piece_that_can_be_chosen_is_explained_on_request() {
    let mut server = TestServer::open();
    let page = open(&mut server, "stellium", 2);
    let before = play::version(&page);
    page.eval("document.querySelector('.explained.legal').focus()");
    page.press(Key::Letter('i'));
    page.wait(OPEN);
    page.wait("document.getElementById('explain-said').textContent !== ''");
    page.press(Key::Escape);
    page.wait(CLOSED);
    assert!(page.holds("document.activeElement.matches('.explained.legal')"));
    assert_eq!(play::version(&page), before);
}
