//! Looking back at earlier moves on a table, while the game goes on.

use std::path::PathBuf;

use browser::audit::layout_faults;
use browser::play::{self, MINE};
use browser::{Guest, GuestTable, Key, Moment, Page, Preferences, Screen, TestServer, me, open};
use serde_json::{Value, json};

const GAMES: [(&str, usize); 3] = [("astra", 2), ("stellium", 2), ("nightsky", 3)];

/// Games with more texts beside each other.
const FULLER: [(&str, usize); 3] = [("astra", 3), ("stellium", 3), ("nightsky", 3)];

/// True if the visitor looks back.
const BACK: &str = "document.body.matches('.looking-back') && document.getElementById('past-now')";

/// True if the visitor does not look back.
const HERE: &str = "!document.body.matches('.looking-back') && document.getElementById('turn')";

/// Opens the page of a table in the middle of a game, on Ann's turn.
fn middle(
    server: &mut TestServer,
    ann: &Guest,
    (game, seats): (&str, usize),
    screen: &Screen,
    preferences: &Preferences,
) -> Page {
    let table = server.prepare(ann, &[(game, seats, Moment::Middle)]);
    let page = server.page(ann, screen, preferences);
    page.goto(&table[0].path());
    play::wait_for_line(&page);
    page.wait(MINE);
    page
}

/// Waits until the page shows an earlier moment.
#[track_caller]
fn wait_for_moment(page: &Page, at: u64) {
    page.wait(&format!(
        "({BACK}) && document.getElementById('past-moment').getAttribute('value') === '{at}'"
    ));
}

/// Returns the markup of what is drawn.
fn drawn(page: &Page) -> Value {
    page.eval(
        "['board', 'own', 'rivals', 'top'].map((id) => document.getElementById(id).innerHTML)",
    )
}

/// True if something can be chosen.
const CHOICE: &str = "document.querySelector('#table :is([data-act], [data-open])')";

#[test]
fn moves_are_looked_back_at_by_mouse() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    for game in GAMES {
        let page = middle(
            &mut server,
            &ann,
            game,
            &Screen::DESKTOP,
            &Preferences::default(),
        );
        let version = play::version(&page);
        let now = drawn(&page);
        page.click(".log-back");
        wait_for_moment(&page, version - 1);
        assert!(!page.holds(CHOICE), "{game:?}: something can be chosen");
        let sign = format!("Looking back: step {} of {version}", version - 1);
        assert!(page.text("#ask").contains(&sign), "{}", page.text("#ask"));
        page.click("#past-back");
        wait_for_moment(&page, version - 2);
        assert_ne!(drawn(&page), now, "{game:?}");
        // The middle of the slider.
        page.click("#past-moment");
        page.wait(&format!(
            "Math.abs(Number(document.getElementById('past-moment').value) - {version} / 2) < 3"
        ));
        // A line of the log.
        let line = page.script(
            "const lines = [...document.querySelectorAll('#log li[data-at]')];
             const line = lines.find((line) => Number(line.dataset.at) > 3);
             line.scrollIntoView({ block: 'center' });
             window.line = line;
             return Number(line.dataset.at);",
            &[],
        );
        page.click(&format!("#log li[data-at='{line}'] a"));
        wait_for_moment(&page, line.as_u64().unwrap());
        page.wait(
            "document.querySelector('#log [aria-current]')?.dataset.at === window.line.dataset.at",
        );
        page.click("#past-now");
        page.wait(HERE);
        assert_eq!(play::version(&page), version);
        assert!(page.holds(CHOICE), "{game:?}: nothing can be chosen");
        assert!(!page.holds("document.querySelector('#log :is([aria-current], .after)')"));
        play::assert_fresh(&page);
        // The game goes on.
        play::step(&page, &mut play::Chooser::new(1));
    }
}

#[test]
fn moves_are_looked_back_at_by_keys() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    for game in GAMES {
        let page = middle(
            &mut server,
            &ann,
            game,
            &Screen::DESKTOP,
            &Preferences::FRENCH,
        );
        let version = play::version(&page);
        for back in [1, 2] {
            page.press_all(&[Key::Shift, Key::Left]);
            wait_for_moment(&page, version - back);
        }
        // There is nothing to choose, so the arrow keys are free.
        page.press(Key::Left);
        wait_for_moment(&page, version - 3);
        page.press(Key::Right);
        wait_for_moment(&page, version - 2);
        page.press(Key::Home);
        wait_for_moment(&page, 0);
        let sign = format!("Retour en arrière\u{a0}: coup 0 sur {version}");
        assert!(page.text("#ask").contains(&sign), "{}", page.text("#ask"));
        // The slider is worked by its own keys.
        page.eval("document.getElementById('past-moment').focus()");
        page.press(Key::Right);
        wait_for_moment(&page, 1);
        page.press(Key::Escape);
        page.wait(HERE);
        assert_eq!(play::version(&page), version, "nothing was undone");
        // The arrow keys choose among the targets again.
        page.press(Key::Right);
        page.wait("document.activeElement.matches('[data-act], [data-open]')");
        // On from the last move is now.
        page.press_all(&[Key::Shift, Key::Left]);
        wait_for_moment(&page, version - 1);
        page.press_all(&[Key::Shift, Key::Right]);
        page.wait(HERE);
        play::assert_fresh(&page);
    }
}

#[test]
fn moves_are_looked_back_at_by_touch() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    for (game, preferences) in GAMES.into_iter().zip([
        Preferences::FRENCH,
        Preferences::default(),
        Preferences::FRENCH,
    ]) {
        let page = middle(&mut server, &ann, game, &Screen::PHONE, &preferences);
        let version = play::version(&page);
        page.click("[data-do=log]");
        page.click(".log-back");
        wait_for_moment(&page, version - 1);
        assert!(!page.holds("document.body.matches('.log-open')"));
        page.click("#past-back");
        wait_for_moment(&page, version - 2);
        page.click("#past-forth");
        wait_for_moment(&page, version - 1);
        page.click("#past-now");
        page.wait(HERE);
        play::assert_fresh(&page);
    }
}

#[test]
fn a_line_of_the_whole_log_leads_to_its_moment() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(
        &mut server,
        &ann,
        ("nightsky", 3),
        &Screen::DESKTOP,
        &Preferences::default(),
    );
    page.click(".log-whole");
    page.wait("document.querySelector('#whole-log[open] li[data-at]')");
    page.eval("document.querySelector('#whole-log ol').scrollTop = 0");
    let at = page.eval("Number(document.querySelector('#whole-log li[data-at]').dataset.at)");
    page.click("#whole-log li[data-at]");
    wait_for_moment(&page, at.as_u64().unwrap());
    assert!(!page.holds("document.querySelector('#whole-log[open]')"));
}

/// Opens Ann's page of a table at which it is Ben's turn, some moves into the game.
fn bens_turn(server: &TestServer, preferences: &Preferences) -> (Page, Guest, GuestTable) {
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let wish = json!({ "options": { "first": "1" } });
    let table = ann.make("stellium", &[open(), me()], &wish);
    ben.join(&table);
    for _ in 0..3 {
        ben.act(&table, 1, 0);
    }
    let page = server.page(&ann, &Screen::DESKTOP, preferences);
    page.goto(&table.path());
    play::wait_for_line(&page);
    (page, ben, table)
}

#[test]
fn what_happens_meanwhile_is_told_and_waits() {
    let server = TestServer::open();
    let told = [
        (
            Preferences::default(),
            "Something new has happened.",
            "It’s your turn!",
        ),
        (
            Preferences::FRENCH,
            "Il y a du nouveau.",
            "C’est à vous\u{a0}!",
        ),
    ];
    for (preferences, news, turn) in told {
        let (page, ben, table) = bens_turn(&server, &preferences);
        page.press_all(&[Key::Shift, Key::Left]);
        page.wait(BACK);
        let then = drawn(&page);
        assert!(page.text("#past-news").is_empty());
        assert!(ben.act(&table, 1, 0), "it is Ben's turn");
        page.wait("document.getElementById('past-news').textContent !== ''");
        let ended = !ben.act(&table, 1, 1);
        assert!(ended || [news, turn].contains(&page.text("#past-news").as_str()));
        for step in 2..60 {
            if !ben.act(&table, 1, step) {
                break;
            }
        }
        page.script(
            "const [turn] = arguments;
             window.told = () => document.getElementById('past-news').textContent === turn",
            &[turn.into()],
        );
        page.wait("window.told()");
        assert_eq!(drawn(&page), then, "the board stays where it is");
        let last = ben.seen(&table, 1)["game"]["version"].as_u64().unwrap();
        // What is new can be looked at step by step, too. Ben may have acted only once, and a step
        // past the last moment leads back to now.
        page.press(Key::Right);
        page.wait(&format!(
            "Number(document.getElementById('past-moment').max) === {last}"
        ));
        page.press(Key::Escape);
        page.wait(&format!(
            "({HERE}) && document.getElementById('turn').dataset.version === '{last}'"
        ));
        page.wait(MINE);
        play::assert_fresh(&page);
    }
}

#[test]
fn a_curtain_ends_a_look_back() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let seat = |name: &str| json!({ "who": "me", "name": name });
    let table = ann.make("astra", &[seat("Ann"), seat("Ben")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    // Some moves, until it is the turn of one of the two who has already taken the device.
    let acted = |step: usize| (1..=2).find(|&seat| ann.act(&table, seat, step));
    for step in 0..8 {
        assert!(acted(step).is_some(), "the game has begun");
    }
    play::wait_for_line(&page);
    page.wait("document.querySelector('.curtain, #turn[data-decision]')");
    if page.holds("document.querySelector('.curtain')") {
        page.click(".curtain a");
    }
    page.wait("document.querySelector('#own-final') && !document.querySelector('.curtain')");
    play::wait_for_line(&page);
    page.wait(MINE);
    let seat = page.eval("Number(document.getElementById('turn').dataset.seat)");
    let seat = seat.as_u64().unwrap();
    page.press_all(&[Key::Shift, Key::Left]);
    page.wait(BACK);
    // The turn passes to the other one, as if it had been played on another device.
    let mut step = 0;
    while ann.act(&table, seat, step) {
        step += 1;
        assert!(step < 100, "the turn does not end");
    }
    assert!(step > 0, "it is the turn of seat {seat}");
    page.wait("document.querySelector('.curtain') && !document.body.matches('.looking-back')");
    let secret = "document.querySelector('#own-final, #said:not(:empty), #table [data-act]')";
    assert!(!page.holds(secret), "the curtain hides secrets and choices");
    // Behind the curtain there is no looking back.
    page.press_all(&[Key::Shift, Key::Left]);
    page.press(Key::Home);
    play::wait_for_line(&page);
    assert!(page.holds("document.querySelector('.curtain')"));
    assert!(!page.holds(BACK));
    play::assert_fresh(&page);
}

/// The windows in which the sign and the slider are looked at.
const SIZES: [(u32, u32); 7] = [
    (1366, 650),
    (1280, 720),
    (683, 384),
    (390, 844),
    (320, 480),
    (768, 1024),
    (2560, 1440),
];

#[test]
fn the_sign_fits_every_window() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    for game in FULLER {
        let page = middle(
            &mut server,
            &ann,
            game,
            &Screen::DESKTOP,
            &Preferences::FRENCH,
        );
        let version = play::version(&page);
        page.press_all(&[Key::Shift, Key::Left]);
        wait_for_moment(&page, version - 1);
        page.eval("document.getElementById('past-news').textContent = 'Il y a du nouveau.'");
        for (width, height) in SIZES {
            page.set_screen(&Screen::window(width, height));
            page.wait_for_frame();
            if let Some(folder) = std::env::var_os("ALMAGEST_PICTURES") {
                let name = format!("past-{}-{width}x{height}.png", game.0);
                std::fs::write(PathBuf::from(folder).join(name), page.screenshot()).unwrap();
            }
            let faults = layout_faults(&page, true);
            assert!(faults.is_empty(), "{game:?} {width}x{height}: {faults:#?}");
        }
    }
}
