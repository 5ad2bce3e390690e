//! Night Sky's cards: lit on the map, opened in front of other players, read before they go.

use browser::play::{self, Chooser};
use browser::{
    Guest, GuestTable, Key, Moment, Page, Preferences, Screen, TestServer, decisions, machine, me,
    open,
};
use serde_json::json;

const LANGUAGES: [Preferences; 2] = [
    Preferences {
        language: "en",
        theme: "night",
    },
    Preferences::FRENCH,
];

/// Opens the page of a table in the middle of a game, on Ann's turn.
fn middle(server: &mut TestServer, screen: &Screen, preferences: &Preferences) -> Page {
    let ann = server.guest("Ann");
    let table = server.prepare(&ann, &[("nightsky", 3, Moment::Middle)]);
    visit(server, &ann, &table[0], screen, preferences)
}

fn visit(
    server: &TestServer,
    guest: &Guest,
    table: &GuestTable,
    screen: &Screen,
    preferences: &Preferences,
) -> Page {
    let page = server.page(guest, screen, preferences);
    page.goto(&table.path());
    play::wait_for_line(&page);
    page
}

/// Opens the page of a game at a kind of decision, on Ann's turn.
fn at_decision(
    server: &mut TestServer,
    decision: &str,
    screen: &Screen,
    preferences: &Preferences,
) -> Page {
    let ann = server.guest("Ann");
    let game = decisions("nightsky", 3).remove(decision).unwrap();
    let tables = server.prepare_games(&ann, &[("nightsky".to_owned(), game)]);
    visit(server, &ann, &tables[0], screen, preferences)
}

/// Returns a point that hits the first element that matches a selector and has such a point.
fn point_on(page: &Page, selector: &str) -> (i64, i64) {
    let at = page.script(
        "for (const piece of document.querySelectorAll(arguments[0])) {
             piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
             const { left, top, width, height } = piece.getBoundingClientRect();
             for (let down = 1; down < 12; down += 1) {
                 for (let across = 1; across < 12; across += 1) {
                     const [x, y] = [left + (width * across) / 12, top + (height * down) / 12].map(Math.round);
                     const hit = document.elementFromPoint(x, y);
                     if (hit?.closest('[data-goal], [data-aim]') === piece) return [x, y];
                 }
             }
         }
         return null",
        &[json!(selector)],
    );
    assert!(!at.is_null(), "nothing of {selector} can be hit");
    (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
}

/// Returns a selector for the constellations where one of the cards in hand can be observed.
fn wanted_by_hand(page: &Page) -> String {
    let aims = page.eval(
        "[...document.querySelectorAll('#hand [data-aim]')].map((card) => `#cells [data-goal=\"${card.dataset.aim}\"]`).join()",
    );
    aims.as_str().unwrap().to_owned()
}

/// True if one constellation is lit, on the map and with words.
const LIT: &str = "(() => {
    const [aim, ...more] = document.querySelectorAll('.aim.shown');
    return aim && more.length === 0 && aim.getBBox().width > 5 && aim.querySelector('.aim-words')?.textContent.length > 3;
})()";
const DARK: &str = "!document.querySelector('.aim.shown, .aimed')";
/// True if cards in hand are marked by more than a colour.
const MARKED: &str = "(() => {
    const card = document.querySelector('#hand .aimed');
    return card && getComputedStyle(card).outlineStyle === 'solid' && getComputedStyle(card, '::after').content !== 'none';
})()";

#[test]
fn a_card_lights_its_constellation_and_the_way_there_by_mouse_and_keys() {
    for (preferences, unit) in LANGUAGES.into_iter().zip(["step", "case"]) {
        let mut server = TestServer::open();
        let page = middle(&mut server, &Screen::DESKTOP, &preferences);
        assert!(page.holds(DARK));
        page.move_to(point_on(&page, "#hand [data-aim]"));
        page.wait(LIT);
        page.wait("document.getElementById('preview').textContent.length > 10");
        // The explanation of the card does not cover what the card shows.
        page.wait("!document.getElementById('explain').hidden");
        assert!(page.holds(
            "(() => {
                const [box, lit] = ['#explain', '.aim.shown use'].map((one) => document.querySelector(one).getBoundingClientRect());
                return box.right <= lit.left || lit.right <= box.left || box.bottom <= lit.top || lit.bottom <= box.top;
            })()"
        ));
        page.move_to((2, 2));
        page.wait(DARK);
        // Cards of others, and those with a way to go.
        page.move_to(point_on(&page, ".chips [data-aim]"));
        page.wait(LIT);
        page.move_to((2, 2));
        page.wait(DARK);
        let ways = page.eval(
            "[...document.querySelectorAll('.aim:has(.route) .aim-words')].map((one) => one.textContent).join('; ')",
        );
        assert!(ways.as_str().unwrap().contains(unit), "{ways}");
        page.eval("document.querySelector('#hand [data-aim]').focus()");
        page.wait(LIT);
        page.eval("document.activeElement.blur()");
        page.wait(DARK);
    }
}

#[test]
fn a_constellation_marks_the_cards_that_are_observed_there() {
    for preferences in LANGUAGES {
        let mut server = TestServer::open();
        let page = middle(&mut server, &Screen::DESKTOP, &preferences);
        let wanted = wanted_by_hand(&page);
        page.move_to(point_on(&page, &wanted));
        page.wait(MARKED);
        assert!(page.holds("!document.querySelector('.aim.shown')"));
        page.move_to((2, 2));
        page.wait(DARK);
        // The first constellation is reached with Tab, the others with the arrow keys.
        page.eval("document.querySelector('#cells [data-goal][tabindex=\"0\"]').focus()");
        page.wait("document.querySelector('.aimed')");
        page.press(Key::Right);
        page.wait("document.activeElement.matches('#cells [data-goal][tabindex=\"-1\"]')");
        page.wait("document.querySelector('.aimed')");
        page.eval("document.activeElement.blur()");
        page.wait(DARK);
    }
}

#[test]
fn a_tap_lights_a_card_or_a_constellation_and_one_elsewhere_hides_it() {
    for screen in [Screen::TABLET, Screen::PHONE] {
        let mut server = TestServer::open();
        let page = middle(&mut server, &screen, &Preferences::FRENCH);
        let before = play::version(&page);
        page.click("#hand div[data-aim]");
        page.wait(LIT);
        // Also where the map scrolls, it can be seen.
        page.wait(
            "(() => {
                const { left, right } = document.querySelector('.aim.shown use').getBoundingClientRect();
                return right > 0 && left < innerWidth;
            })()",
        );
        page.click("#ask");
        page.wait(DARK);
        let wanted = wanted_by_hand(&page);
        page.click_at(point_on(&page, &wanted));
        page.wait(MARKED);
        page.click("#ask");
        page.wait(DARK);
        assert_eq!(play::version(&page), before, "a look changes nothing");
    }
}

#[test]
fn the_lights_cost_no_tap_that_chooses() {
    let mut server = TestServer::open();
    let page = at_decision(&mut server, "move+stay", &Screen::TABLET, &LANGUAGES[0]);
    let before = play::version(&page);
    page.click_at(point_on(&page, "#cells .legal[data-goal]"));
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {before}"
    ));
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("nightsky", 3, Moment::Beginning)]);
    let page = visit(&server, &ann, &tables[0], &Screen::TABLET, &LANGUAGES[1]);
    let before = play::version(&page);
    // The first tap points at the card.
    page.click("#draft .legal[data-aim]");
    page.wait(LIT);
    assert_eq!(play::version(&page), before);
    page.click("#draft .legal[data-aim]");
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {before}"
    ));
}

/// True if the panel with another player's cards is open.
const PANEL: &str = "document.querySelector('.rival-over:popover-open')";

#[test]
fn other_players_cards_are_opened_by_mouse_and_keys() {
    for (preferences, title) in LANGUAGES.into_iter().zip(["Cards of ", "Cartes ("]) {
        let mut server = TestServer::open();
        let page = middle(&mut server, &Screen::DESKTOP, &preferences);
        let before = play::version(&page);
        page.click(".rival .see-cards");
        page.wait(PANEL);
        assert!(page.text(".rival-over:popover-open h2").starts_with(title));
        assert_eq!(
            page.eval(&format!("{PANEL}.querySelectorAll('li').length")),
            8
        );
        // Every card in full, its name in letters that can be read.
        assert!(page.holds(&format!(
            "[...{PANEL}.querySelectorAll('.object-name')].every((name) => name.scrollWidth <= name.clientWidth + 1
                && parseFloat(getComputedStyle(name).fontSize) >= 15)"
        )));
        // The focus may be anywhere, and the keys still belong to the panel.
        page.click(".rival-over:popover-open h2");
        page.eval("document.activeElement.blur()");
        page.press(Key::Escape);
        page.wait(&format!("!{PANEL}"));
        // By keys: the focus goes into the panel and back.
        page.eval("document.querySelector('.rival .see-cards').focus()");
        page.press(Key::Enter);
        page.wait(&format!("{PANEL}?.contains(document.activeElement)"));
        page.press(Key::Escape);
        page.wait(&format!("!{PANEL}"));
        page.wait("document.activeElement.matches('.see-cards')");
        assert_eq!(play::version(&page), before, "Escape undoes nothing");
    }
}

#[test]
fn other_players_cards_are_opened_by_touch_in_every_window() {
    let mut server = TestServer::open();
    let page = middle(&mut server, &Screen::PHONE, &Preferences::FRENCH);
    let before = play::version(&page);
    for (width, height) in [
        (390, 844),
        (320, 480),
        (667, 331),
        (683, 384),
        (1280, 720),
        (1366, 650),
    ] {
        page.set_screen(&Screen {
            width,
            height,
            ..Screen::PHONE
        });
        page.click(".rival:last-child .see-cards");
        page.wait(PANEL);
        assert!(
            page.holds(&format!(
                "(() => {{
                    const panel = {PANEL}.querySelector('.rival-panel');
                    const {{ left, top, right, bottom }} = panel.getBoundingClientRect();
                    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                        && panel.scrollWidth <= panel.clientWidth && panel.querySelector('ul').clientHeight > 120;
                }})()"
            )),
            "{width} x {height}"
        );
        // A tap beside the panel closes it and reaches nothing beneath.
        page.click_at((3, 3));
        page.wait(&format!("!{PANEL}"));
    }
    assert_eq!(play::version(&page), before);
}

/// True if a card waits until it was read.
const CARD: &str = "document.querySelector('#to-read[open] .big-bang')";

/// Opens the page of a game in which Ann has drawn “Clouds”, without reading it.
fn clouds(
    server: &mut TestServer,
    screen: &Screen,
    preferences: &Preferences,
) -> (Page, GuestTable) {
    let ann = server.guest("Ann");
    let game = decisions("nightsky", 3).remove("cloud").unwrap();
    let table = server
        .prepare_games(&ann, &[("nightsky".to_owned(), game)])
        .remove(0);
    let page = server.page(&ann, screen, preferences);
    page.goto(&table.path());
    page.wait(CARD);
    (page, table)
}

/// Asserts that the card was read, and stays read after a reload.
fn assert_read(page: &Page) {
    page.wait(&format!("!{CARD}"));
    page.reload();
    play::wait_for_line(page);
    assert!(page.holds("document.querySelector('#table [data-read-once]')"));
    assert!(page.holds(&format!("!{CARD}")));
}

#[test]
fn a_big_bang_card_stays_until_it_was_read_by_mouse_and_keys() {
    let mut server = TestServer::open();
    let (page, _) = clouds(&mut server, &Screen::DESKTOP, &LANGUAGES[0]);
    assert!(page.text("#to-read").contains("Clouds"));
    assert!(page.text("#to-read").contains("You drew this card."));
    // Not read yet: it comes again.
    page.reload();
    page.wait(CARD);
    page.click("#to-read .act");
    assert_read(&page);
    // The game goes on.
    play::step(&page, &mut Chooser::new(1));
    for key in [Key::Enter, Key::Escape] {
        let mut server = TestServer::open();
        let (page, _) = clouds(&mut server, &Screen::DESKTOP, &LANGUAGES[1]);
        assert!(page.text("#to-read").contains("Nuages"));
        let before = play::version(&page);
        page.wait("document.activeElement.matches('#to-read .act')");
        page.press(key);
        assert_read(&page);
        assert_eq!(play::version(&page), before, "the key did nothing else");
    }
}

#[test]
fn a_big_bang_card_is_read_by_touch_in_every_window_and_by_spectators() {
    let mut server = TestServer::open();
    let (page, table) = clouds(&mut server, &Screen::PHONE, &LANGUAGES[1]);
    for (width, height) in [
        (1366, 650),
        (1280, 720),
        (683, 384),
        (320, 480),
        (667, 331),
        (390, 844),
    ] {
        page.set_screen(&Screen {
            width,
            height,
            ..Screen::PHONE
        });
        assert!(
            page.holds(
                "(() => {
                    const dialog = document.getElementById('to-read');
                    const { left, top, right, bottom } = dialog.getBoundingClientRect();
                    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                        && dialog.scrollHeight <= dialog.clientHeight + 1 && dialog.scrollWidth <= dialog.clientWidth;
                })()"
            ),
            "{width} x {height}"
        );
    }
    let before = play::version(&page);
    page.click_at((5, 200));
    assert_read(&page);
    assert_eq!(play::version(&page), before, "the tap did nothing else");
    let watcher = server.guest("Vera");
    let page = server.page(&watcher, &Screen::DESKTOP, &LANGUAGES[0]);
    page.goto(&table.invitation());
    page.wait(CARD);
    assert!(page.text("#to-read").contains("Ann drew this card."));
    page.press(Key::Escape);
    assert_read(&page);
}

#[test]
fn a_big_bang_card_of_a_game_in_progress_comes_once_and_the_game_goes_on() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let chairs = [me(), machine("random"), machine("random")];
    let wish = json!({ "options": { "draft": "turns" } });
    let table = ann.make("nightsky", &chairs, &wish);
    let page = visit(&server, &ann, &table, &Screen::DESKTOP, &LANGUAGES[0]);
    let mut chooser = Chooser::new(2);
    for _ in 0..60 {
        page.wait(&format!("({}) || {CARD}", play::MINE));
        if page.holds(CARD) {
            break;
        }
        play::act(&page, &mut chooser);
    }
    page.wait(CARD);
    // The machine players do not wait for the reader, and the reader is not hurried.
    page.wait(play::MINE);
    assert!(page.holds(CARD));
    play::read_cards(&page);
    page.wait(&format!("!{CARD}"));
    play::step(&page, &mut chooser);
    play::assert_fresh(&page);
}

#[test]
fn a_card_that_is_being_closed_does_not_come_again_with_the_next_update() {
    let mut server = TestServer::open();
    let (page, _) = clouds(&mut server, &Screen::DESKTOP, &LANGUAGES[0]);
    // The browser says that the dialog was closed in a later task. An update may come first.
    page.script(
        "const unread = document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'unread.js');
         return import(unread).then(({ showUnread }) => {
             document.getElementById('to-read').close();
             return showUnread();
         })",
        &[],
    );
    assert!(page.holds(&format!("!{CARD}")));
    assert_read(&page);
}

#[test]
fn a_replay_shows_no_cards_to_be_read() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("nightsky", 3, Moment::End)]);
    let page = server.page(&ann, &Screen::DESKTOP, &LANGUAGES[0]);
    page.goto(&format!("/replay/{}?from=1&at=60", tables[0].id));
    page.wait("document.getElementById('board')");
    assert!(page.holds("!document.querySelector('#to-read, [data-read-once]')"));
    // The cards of others can be opened there, too.
    page.click(".rival .see-cards");
    page.wait(PANEL);
    page.press(Key::Escape);
    page.wait(&format!("!{PANEL}"));
}

/// Opens Ann's page of a rush draft in which nobody has chosen in time.
fn too_slow(server: &TestServer, screen: &Screen, preferences: &Preferences) -> Page {
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let race = json!({ "kind": "spans", "first": 1, "later": 3600 });
    let wish = json!({ "options": { "draft": "rush" }, "race": race, "stand_in": "random" });
    let table = ann.make("nightsky", &[me(), open(), machine("random")], &wish);
    ben.join(&table);
    let page = visit(server, &ann, &table, screen, preferences);
    page.wait("!document.getElementById('late').hidden");
    page
}

/// The names of the cards in Ann's hand.
const HAND: &str =
    "[...document.querySelectorAll('#hand .held .object-name')].map((name) => name.textContent)";

#[test]
fn a_card_chosen_because_time_was_up_is_said_in_the_middle_of_the_window() {
    let server = TestServer::open();
    for (preferences, words) in LANGUAGES.into_iter().zip(["Time was up", "Temps écoulé"]) {
        for screen in [Screen::DESKTOP, Screen::PHONE] {
            let page = too_slow(&server, &screen, &preferences);
            let said = page.text("#late-words");
            let hand = page.eval(HAND);
            let [card] = hand.as_array().unwrap().as_slice() else {
                panic!("{hand}")
            };
            assert!(
                said.starts_with(words) && said.contains(card.as_str().unwrap()),
                "{said}"
            );
            assert_eq!(
                page.eval("document.getElementById('late-said').textContent"),
                said.as_str()
            );
            assert!(page.holds("document.getElementById('late-said').role === 'status'"));
            assert!(page.holds(
                "(() => {
                    const { left, right, top, bottom } = document.getElementById('late').getBoundingClientRect();
                    return Math.abs(left + right - innerWidth) < 3 && Math.abs(top + bottom - innerHeight) < 3;
                })()"
            ));
            // It survives a new connection and a reload, until it was read.
            server.cut(true);
            page.wait("!document.getElementById('connection').hidden");
            server.cut(false);
            page.wait("document.getElementById('connection').hidden");
            page.pardon(&["WebSocket", "ERR_", "NetworkError"]);
            assert!(page.holds("!document.getElementById('late').hidden"));
            page.reload();
            page.wait("!document.getElementById('late').hidden");
            assert_eq!(page.text("#late-words"), said);
            let before = play::version(&page);
            match screen.mobile {
                true => page.click("#late-close"),
                false => page.press(Key::Escape),
            }
            page.wait("document.getElementById('late').hidden");
            page.reload();
            play::wait_for_line(&page);
            page.wait("document.querySelector('#table [data-late]')");
            assert!(page.holds("document.getElementById('late').hidden"));
            assert_eq!(play::version(&page), before);
        }
    }
}
