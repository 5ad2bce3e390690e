//! Signs are explained on hover and by keyboard, and an explanation never costs a choice.

use browser::play;
use browser::{Key, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

fn open(server: &TestServer, game: &str, seats: usize) -> Page {
    let ann = server.guest("Ann");
    let mut chairs = vec![machine("random"); seats];
    chairs[0] = me();
    let table = ann.make(game, &chairs, &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
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
    let server = TestServer::open();
    let page = open(&server, "astra", 2);
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
    let server = TestServer::open();
    for (game, seats, signs) in [
        (
            "astra",
            2,
            ["#deck", ".boon.explained", "#own-pouch"].as_slice(),
        ),
        (
            "stellium",
            2,
            &[
                "#bag h2",
                ".galaxy-sign",
                "[data-explain-by=why-hole]",
                ".goods .explained",
            ],
        ),
        (
            "nightsky",
            3,
            &[".legend > span", ".night > div", ".chips .explained"],
        ),
    ] {
        let page = open(&server, game, seats);
        for sign in signs {
            page.click(sign);
            page.wait(OPEN);
            page.press(Key::Escape);
            page.wait(CLOSED);
        }
    }
}
