//! The pages around the tables: home, cards, planisphere and settings.

use browser::{Key, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Types a text, key by key.
fn type_text(page: &Page, text: &str) {
    for letter in text.chars() {
        page.press(Key::Letter(letter));
    }
}

/// Returns a number that an expression yields.
fn number(page: &Page, expression: &str) -> f64 {
    page.eval(expression).as_f64().unwrap()
}

#[test]
fn a_game_can_be_started_without_scrolling() {
    let server = TestServer::open();
    for preferences in [Preferences::default(), Preferences::FRENCH] {
        let page = server.strangers_page(&Screen::DESKTOP, &preferences);
        for (width, height) in [(1366, 768), (1366, 650), (1920, 1080)] {
            page.set_screen(&Screen::window(width, height));
            page.goto("/");
            page.wait("document.fonts.ready.then(() => true)");
            let buttons = "[...document.querySelectorAll('.game-panel .act.main')]";
            let bottoms = format!("{buttons}.map((one) => one.getBoundingClientRect().bottom)");
            let lowest = number(&page, &format!("Math.max(...{bottoms})"));
            let language = preferences.language;
            assert!(
                lowest <= f64::from(height),
                "{language}, {width}×{height}: {lowest}"
            );
        }
    }
}

#[test]
fn no_text_is_written_over_the_compass() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    let sizes = [
        (1440, 900),
        (1366, 650),
        (1024, 600),
        (820, 1180),
        (1920, 1080),
        (2560, 1440),
    ];
    for (width, height) in sizes {
        page.set_screen(&Screen::window(width, height));
        page.goto("/");
        page.wait("document.fonts.ready.then(() => true)");
        let over = page.script(include_str!("over_compass.js"), &[]);
        assert_eq!(over, json!([]), "{width}×{height}");
    }
}

#[test]
fn cards_are_filtered_by_keys() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    let shown = "document.querySelectorAll('.sheet li:not([hidden])').length";
    page.goto("/cards/astra");
    page.wait("!document.querySelector('#filter button')");
    assert_eq!(page.eval(shown), 48);
    assert_eq!(page.text("#found"), "Cards shown: 48 of 48");
    page.eval("document.getElementById('q').focus()");
    type_text(&page, "ursa");
    page.wait(&format!("{shown} === 2"));
    assert_eq!(page.text("#found"), "Cards shown: 2 of 48");
    // Enter keeps the page; the choice is in the address.
    page.press(Key::Enter);
    assert!(page.holds("location.search === '?q=ursa'"));
    type_text(&page, "x");
    page.wait(&format!("{shown} === 0"));
    assert!(page.text("#found").contains("No card matches"));
    page.press(Key::Tab);
    page.press(Key::Tab);
    assert!(page.holds("document.activeElement.id === 'all-cards'"));
    page.press(Key::Enter);
    page.wait(&format!("{shown} === 48"));
    assert!(page.holds("document.activeElement.id === 'q' && location.search === ''"));
    // In the list of elements, a letter chooses.
    page.press(Key::Tab);
    type_text(&page, "f");
    page.wait("location.search === '?element=fire'");
    let fire = page.eval(shown).as_i64().unwrap();
    assert!((1..48).contains(&fire), "{fire}");
    page.reload();
    assert_eq!(page.eval(shown), fire);
}

#[test]
fn settings_are_saved_at_once_and_lead_back() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto("/about");
    page.click("nav a[href='/settings']");
    page.wait("location.search.startsWith('?back') && document.getElementById('settings')");
    assert!(page.holds("document.querySelector('#settings .send').children.length === 1"));
    page.eval("document.querySelector('input[name=theme]:checked').focus()");
    page.press(Key::Right);
    page.wait("document.querySelector('#saved span')");
    assert_eq!(page.text("#saved"), "Your settings are saved.");
    assert!(page.holds("document.documentElement.dataset.theme === 'chart'"));
    assert!(page.holds("getComputedStyle(document.querySelector('.to-chart')).display === 'none'"));
    // The name is refused, and then accepted.
    page.pardon(&["422"]);
    page.eval("document.getElementById('name').select()");
    type_text(&page, " ");
    page.press(Key::Enter);
    page.wait(
        "document.querySelector('#refused .error') && !document.querySelector('#saved span')",
    );
    type_text(&page, "Ada");
    page.press(Key::Enter);
    page.wait(
        "!document.querySelector('#refused .error') && document.querySelector('#saved span')",
    );
    // Another language reloads the page, and the page still knows where it came from.
    page.eval("document.querySelector('input[name=lang][value=fr]').click()");
    page.wait("document.documentElement.lang === 'fr' && document.querySelector('#saved span')");
    assert_eq!(page.text("#saved"), "Vos réglages sont enregistrés.");
    assert!(page.holds("document.getElementById('name').value === 'Ada'"));
    page.click("#settings .send a");
    page.wait("location.pathname === '/about'");
    assert!(page.holds("document.documentElement.dataset.theme === 'chart'"));
    assert!(!page.holds("document.querySelector('#saved span')"));
}

/// A script that makes the browser know a place, or refuse to tell it.
fn located(outcome: &str) -> String {
    format!("navigator.geolocation.getCurrentPosition = (found, failed) => {outcome}; return true")
}

#[test]
fn the_planisphere_uses_the_place_and_the_zone_of_the_browser() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    page.set_time_zone("Asia/Kathmandu");
    page.goto("/sky");
    page.wait("document.getElementById('zone')?.value === '5:45'");
    assert!(page.text(".told").contains("UTC+5:45"));
    // The next visit begins with the zone.
    page.goto("/sky");
    assert!(page.holds("document.getElementById('zone').value === '5:45' && !location.search"));
    page.script(&located("failed({ code: 1 })"), &[]);
    page.click("#locate");
    assert!(page.text("#located").contains("can’t share your location"));
    page.script(&located("failed({ code: 2 })"), &[]);
    page.click("#locate");
    assert!(
        page.text("#located")
            .contains("Could not find your location")
    );
    let place = "found({ coords: { latitude: 27.7172, longitude: 85.324 } })";
    page.script(&located(place), &[]);
    page.click("#locate");
    page.wait("location.search === '?lat=27.72&lon=85.32&zone=5%3A45'");
    assert!(page.text(".told").contains("27.72° N, 85.32° E"));
}

#[test]
fn menus_close_by_themselves() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    for _ in 0..5 {
        ann.make("astra", &[me(), browser::open()], &json!({}));
    }
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto("/");
    let open = "document.querySelector('details.menu').open";
    page.click("details.menu summary");
    assert!(page.holds(open));
    page.press(Key::Escape);
    assert!(!page.holds(open));
    assert!(page.holds("document.activeElement.matches('details.menu summary')"));
    page.click("details.menu summary");
    page.click("main h2");
    assert!(!page.holds(open));
    // The menu of a table closes after a command.
    let table = ann.make("astra", &[me(), machine("random")], &json!({}));
    page.goto(&table.path());
    page.wait("document.getElementById('turn')");
    page.click("#more summary");
    assert!(page.holds("document.getElementById('more').open"));
    page.click("#more [data-copy]");
    assert!(!page.holds("document.getElementById('more').open"));
}

#[test]
fn buttons_are_heard_once() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    for game in ["astra", "stellium", "nightsky"] {
        let table = ann.make(
            game,
            &[me(), machine("random"), machine("random")],
            &json!({}),
        );
        page.goto(&table.path());
        browser::play::wait_for_line(&page);
        let names = page.script(include_str!("button_names.js"), &[]);
        let names = names.as_array().unwrap().iter();
        let names: Vec<&str> = names.filter_map(|name| name.as_str()).collect();
        assert!(names.len() > 2, "{game}: {names:?}");
        for name in names {
            let words: Vec<&str> = name.split_whitespace().collect();
            let (first, second) = words.split_at(words.len() / 2);
            assert!(
                !name.is_empty() && first != second,
                "{game}: {name:?} is empty or said twice"
            );
        }
    }
}

#[test]
fn a_page_that_the_browser_has_kept_looks_as_before() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    let looks =
        "[...document.styleSheets].length + getComputedStyle(document.body).backgroundColor";
    for path in ["/rules/astra", "/cards/astra", "/about"] {
        page.goto(path);
        let first = page.eval(looks);
        page.goto("/");
        page.goto(path);
        assert_eq!(page.eval(looks), first, "{path}");
        page.reload();
        assert_eq!(page.eval(looks), first, "{path}");
    }
}
