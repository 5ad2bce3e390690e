//! The coach says one thing a turn, covers nothing, and can be switched off.

use browser::play;
use browser::{Guest, Key, Moment, Page, Preferences, Screen, TestServer};

/// The games, each with a number of seats, and how the first remark begins in English and French.
const GAMES: [(&str, usize, [&str; 2]); 3] = [
    (
        "astra",
        3,
        ["You have 8 stardust", "Vous avez 8 poussières"],
    ),
    (
        "stellium",
        2,
        ["You can feel up to 5", "Vous pouvez toucher jusqu’à 5"],
    ),
    ("nightsky", 3, ["Look for cards", "Cherchez des cartes"]),
];

/// How many keys are pressed at most to come to the remark.
const MOST_KEYS: usize = 150;

/// Opens the pages of tables at the first decision of every kind of game.
fn tables(server: &mut TestServer, ann: &Guest) -> Vec<String> {
    let wishes = GAMES.map(|(game, seats, _)| (game, seats, Moment::Beginning));
    let tables = server.prepare(ann, &wishes);
    tables.iter().map(browser::GuestTable::path).collect()
}

/// Opens a browser in which the coach is on.
fn coached(server: &TestServer, ann: &Guest, screen: &Screen, preferences: &Preferences) -> Page {
    let page = server.page(ann, screen, preferences);
    page.set_cookie(
        "taste",
        &preferences.cookie().replace("coach=off", "coach=on"),
    );
    page
}

/// Opens a table and waits for a remark.
#[track_caller]
fn listen(page: &Page, path: &str) {
    page.goto(path);
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(page);
    page.wait("document.getElementById('coach')");
}

/// Goes to a part of the remark with the Tab key.
#[track_caller]
fn tab_to(page: &Page, selector: &str) {
    let there = format!("document.activeElement.matches('{selector}')");
    for _ in 0..MOST_KEYS {
        if page.holds(&there) {
            return;
        }
        page.press(Key::Tab);
    }
    panic!("the Tab key never comes to {selector}");
}

/// Saves a picture if the folder for pictures is named.
fn take_picture(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os("ALMAGEST_PICTURES") {
        let file = std::path::Path::new(&folder).join(format!("{name}.png"));
        std::fs::write(file, page.screenshot()).unwrap();
    }
}

#[test]
fn a_remark_is_read_and_closed_with_the_mouse_and_does_not_come_back() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let languages = [Preferences::default(), Preferences::FRENCH];
    for (number, preferences) in languages.into_iter().enumerate() {
        let page = coached(&server, &ann, &Screen::DESKTOP, &preferences);
        for (path, (game, _, begins)) in tables.iter().zip(GAMES) {
            listen(&page, path);
            let words = page.text("#coach p").replace('\u{a0}', " ");
            assert!(words.starts_with(begins[number]), "{words}");
            // Screen readers hear it, and its rule is a link.
            page.wait(
                "[...document.querySelectorAll('[role=status]')].some((one) => one.textContent !== '' \
                 && document.querySelector('#coach p').textContent.startsWith(one.textContent))",
            );
            let rule = format!(
                "document.querySelector('#coach p a').pathname === '/rules/{game}/reference'"
            );
            assert!(page.holds(&rule), "{game}");
            // The page has no scroll bar.
            assert!(
                page.holds("document.scrollingElement.scrollHeight <= innerHeight"),
                "{game}"
            );
            take_picture(&page, &format!("coach-{game}-{}", preferences.language));
            page.click("#coach .end-close");
            page.wait("!document.getElementById('coach')");
            page.reload();
            play::wait_for_line(&page);
            page.wait("document.querySelector('#table [data-coach]')");
            assert!(!page.holds("document.getElementById('coach')"), "{game}");
        }
    }
}

#[test]
fn a_remark_is_reached_and_closed_by_keys() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    for preferences in [Preferences::default(), Preferences::FRENCH] {
        let page = coached(&server, &ann, &Screen::DESKTOP, &preferences);
        for path in &tables {
            listen(&page, path);
            tab_to(&page, "#coach p a");
            page.press(Key::Escape);
            page.wait("!document.getElementById('coach')");
            assert!(page.holds("document.activeElement.id === 'board'"));
        }
    }
}

#[test]
fn no_more_tips_switches_the_coach_off_for_good() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = coached(&server, &ann, &Screen::DESKTOP, &Preferences::default());
    listen(&page, &tables[0]);
    tab_to(&page, "#coach .act");
    assert_eq!(page.text("#coach .act"), "No more tips");
    page.press(Key::Enter);
    page.wait("!document.getElementById('coach')");
    // The cookie is set when the settings have answered.
    page.wait(
        "fetch(location.href).then((page) => page.text()).then((text) => !text.includes('data-coach'))",
    );
    for path in &tables {
        page.goto(path);
        play::wait_for_line(&page);
        assert!(!page.holds("document.querySelector('[data-coach], #coach')"));
    }
}

#[test]
fn a_remark_about_an_action_comes_when_it_is_pointed_at() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = coached(&server, &ann, &Screen::DESKTOP, &Preferences::default());
    listen(&page, &tables[0]);
    // As if everything else had been said in earlier turns.
    page.script(
        "const table = document.getElementById('site').dataset.table;
         const keys = [...document.querySelectorAll('#table [data-key]')].map((one) => one.dataset.key);
         const said = keys.filter((key) => key !== 'full-pouch').map((key) => `${table} coach 1 ${key}`);
         localStorage.setItem('almagest-read', JSON.stringify(said));",
        &[],
    );
    page.reload();
    play::wait_for_line(&page);
    page.wait("document.querySelector('#table [data-key=full-pouch]')");
    assert!(!page.holds("document.getElementById('coach')"));
    page.script(
        "document.querySelector('#actions [data-act=\\'\"rest\"\\']').focus()",
        &[],
    );
    page.wait("document.querySelector('#coach p')?.textContent.startsWith('Your pouch is full')");
}

#[test]
fn there_is_one_remark_a_turn_and_none_beside_hints() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = coached(&server, &ann, &Screen::DESKTOP, &Preferences::default());
    listen(&page, &tables[0]);
    let version = play::version(&page);
    page.click("#board [data-act*=mark]");
    play::wait_after(&page, version);
    assert!(
        !page.holds("document.getElementById('coach')"),
        "it was about the beginning"
    );
    listen(&page, &tables[1]);
    page.press(Key::Letter('h'));
    page.wait("document.querySelector('#hints [data-hint]')");
    assert!(!page.holds("document.getElementById('coach')"));
    page.press(Key::Letter('h'));
    page.wait("!document.getElementById('hints')");
}

#[test]
fn a_remark_covers_neither_opponents_nor_the_question_nor_targets() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = coached(&server, &ann, &Screen::DESKTOP, &Preferences::FRENCH);
    let cover = include_str!("hints_cover.js").replace("\"hints\"", "\"coach\"");
    // Where the log has no room it is one line.
    let cover = cover.replace("LEAST_HEIGHT = 60", "LEAST_HEIGHT = 36");
    let mut faults = Vec::new();
    for (path, (game, ..)) in tables.iter().zip(GAMES) {
        page.set_screen(&Screen::DESKTOP);
        listen(&page, path);
        for (width, height) in [
            (1440, 900),
            (320, 480),
            (390, 844),
            (480, 320),
            (568, 320),
            (640, 480),
            (683, 384),
            (768, 1024),
            (844, 390),
            (1024, 768),
            (1181, 700),
            (1280, 720),
            (1366, 650),
            (1600, 600),
            (2560, 1440),
        ] {
            page.set_screen(&Screen::window(width, height));
            page.wait_for_frame();
            for script in [&cover, include_str!("coach_room.js")] {
                let found = page.script(script, &[]);
                for what in found.as_array().unwrap() {
                    faults.push(format!("{game} {width}x{height}: {what}"));
                }
            }
            take_picture(&page, &format!("coach-{game}-{width}x{height}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_remark_on_a_phone_is_a_line_that_opens_and_moves_nothing() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = coached(&server, &ann, &Screen::DESKTOP, &Preferences::FRENCH);
    let board = "document.getElementById('board').getBoundingClientRect().top";
    let height = "document.getElementById('coach').offsetHeight";
    for (path, (game, ..)) in tables.iter().zip(GAMES) {
        page.set_screen(&Screen::window(390, 844));
        listen(&page, path);
        let (place, line) = (page.eval(board), page.eval(height));
        page.wait(
            "document.querySelector('.coach-whole').getAttribute('aria-expanded') === 'false'",
        );
        page.click(".coach-whole");
        page.wait(
            "document.querySelector('.coach-whole').getAttribute('aria-expanded') === 'true'",
        );
        assert_eq!(page.eval(board), place, "{game}");
        assert!(page.eval(height).as_f64() > line.as_f64(), "{game}");
        assert!(page.holds(
            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('#coach p'))"
        ));
        take_picture(&page, &format!("coach-{game}-open"));
        page.click(".coach-whole");
        page.wait(
            "document.querySelector('.coach-whole').getAttribute('aria-expanded') === 'false'",
        );
        assert_eq!(page.eval(height), line, "{game}");
        // The words open too.
        page.click("#coach p");
        page.wait(
            "document.querySelector('.coach-whole').getAttribute('aria-expanded') === 'true'",
        );
        page.click("#coach .end-close");
        page.wait("!document.getElementById('coach')");
    }
}
