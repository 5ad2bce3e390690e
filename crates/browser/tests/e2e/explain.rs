//! Signs are explained on hover and by keyboard, and an explanation never costs a choice.

use browser::play;
use browser::{Key, Moment, Page, Preferences, Screen, TestServer, decisions};

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

/// Gives a sign the focus and waits until the page has loaded the script that explains signs: a key
/// that is pressed before that explains nothing.
#[track_caller]
fn focus(page: &Page, sign: &str) {
    page.script(
        "document.querySelector(arguments[0]).focus()",
        &[sign.into()],
    );
    page.wait(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/explain.js')) \
         && import(document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'explain.js')).then(() => true)",
    );
}

#[test]
fn a_sign_opens_its_explanation_by_key_and_leads_to_the_rule() {
    let mut server = TestServer::open();
    let page = open(&mut server, "astra", 2);
    let before = play::version(&page);
    focus(&page, ".plate .stat");
    page.press(Key::Right);
    page.wait("document.activeElement.matches('.boon.explained')");
    page.wait(OPEN);
    page.press(Key::Enter);
    page.wait("document.getElementById('explain-said').textContent !== ''");
    page.press(Key::Enter);
    page.wait("document.activeElement.id === 'explain-rule'");
    assert!(page.holds(
        "document.activeElement.getAttribute('href').startsWith('/rules/astra/reference#A')"
    ));
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
    focus(&page, ".explained.legal");
    page.press(Key::Letter('i'));
    page.wait(OPEN);
    page.wait("document.getElementById('explain-said').textContent !== ''");
    page.press(Key::Escape);
    page.wait(CLOSED);
    assert!(page.holds("document.activeElement.matches('.explained.legal')"));
    assert_eq!(play::version(&page), before);
}

/// The middle of the piece that was chosen.
const CHOSEN: &str = "(({ left, top, width, height }) => [Math.round(left + width / 2), Math.round(top + height / 2)])
    (document.querySelector('.piece.selected > .hit').getBoundingClientRect())";

/// How many things that can be chosen have their middle beneath the explanation, and how many of them
/// the pointer cannot hit.
const BENEATH: &str = "(() => {
    const over = document.getElementById('explain').getBoundingClientRect();
    const middles = [...document.querySelectorAll('#table [data-act]')].map((piece) => {
        const { left, top, width, height } = (piece.querySelector(':scope > .hit') ?? piece).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    }).filter(([x, y]) => x > over.left && x < over.right && y > over.top && y < over.bottom);
    const isHidden = ([x, y]) => document.elementFromPoint(x, y)?.closest('#explain');
    return [middles.length, middles.filter(isHidden).length];
})()";

#[test]
fn an_explanation_that_was_not_asked_for_lets_the_pointer_through_to_choices() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let moving = decisions("nightsky", 3).remove("move+stay").unwrap();
    let tables = server.prepare_games(&ann, &[("nightsky".to_owned(), moving)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&tables[0].path());
    play::wait_for_line(&page);
    // The pointer still rests on the instrument that was chosen.
    let chosen = page.eval(CHOSEN);
    let at = |which: usize| chosen[which].as_i64().unwrap();
    page.move_to((at(0), at(1)));
    page.wait(OPEN);
    let beneath = page.eval(BENEATH);
    assert!(beneath[0].as_u64() > Some(0), "nothing is beneath it");
    assert_eq!(beneath[1], 0, "of {}", beneath[0]);
    // Whoever asks for it can reach its link.
    page.click_at((at(0), at(1)));
    page.wait("document.getElementById('explain-said').textContent !== ''");
    page.wait(
        "(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2)?.id === 'explain-rule')
            (document.getElementById('explain-rule').getBoundingClientRect())",
    );
}
