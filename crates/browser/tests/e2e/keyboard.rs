//! Playing with the keyboard alone.

use browser::play::{self, Chooser};
use browser::{Key, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::{Value, json};

/// Presses Tab until a target has the focus.
fn tab_to_target(page: &Page) {
    for _ in 0..80 {
        if page.holds("document.activeElement.matches('#table [data-act], #table [data-open]')") {
            return;
        }
        page.press(Key::Tab);
        // After the end of the page the focus goes through the controls of the browser, which tests
        // in Firefox hide: it never comes out at the beginning of the page.
        page.eval(
            "document.activeElement === document.body
             && void document.querySelector('a[href], button').focus()",
        );
    }
    panic!("Tab reaches no target");
}

/// Moves by arrow keys, then chooses a target, opening groups if necessary. Returns whether the
/// game continues.
fn act(page: &Page, chooser: &mut Chooser) -> bool {
    let before = play::version(page);
    tab_to_target(page);
    for key in [Key::Right, Key::Down, Key::Left, Key::Up] {
        if chooser.chance() < 0.5 {
            page.press(key);
        }
    }
    tab_to_target(page);
    for _ in 0..4 {
        let opens = page.holds("document.activeElement.hasAttribute('data-open')");
        page.press(Key::Enter);
        if !opens {
            break;
        }
        page.wait("document.activeElement.matches('.later.open')");
    }
    let goes_on = play::wait_after(page, before);
    // The focus does not return to the beginning of the page.
    page.wait("document.activeElement !== document.body");
    goes_on
}

fn play_by_keys(game: &str, seats: usize, wish: &Value, steps: usize) {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let mut chairs = vec![machine("random"); seats];
    chairs[0] = me();
    let table = ann.make(game, &chairs, wish);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    let mut chooser = Chooser::new(3);
    let mut undone = 0;
    for _ in 0..steps {
        if !act(&page, &mut chooser) {
            return;
        }
        if undone < 2 && page.holds("document.getElementById('undo')") {
            let before = play::version(&page);
            page.press(Key::Escape);
            play::wait_after(&page, before);
            undone += 1;
        }
    }
}

#[test]
fn astra_by_keys_alone() {
    play_by_keys("astra", 2, &json!({}), 30);
}

#[test]
fn stellium_by_keys_alone() {
    play_by_keys("stellium", 2, &json!({}), 20);
}

#[test]
fn night_sky_by_keys_alone() {
    // In a rush draft a machine player may take the card first, and the choice is refused.
    let wish = json!({ "options": { "draft": "turns" } });
    play_by_keys("nightsky", 3, &wish, 20);
}

#[test]
fn l_opens_the_log_and_h_asks_for_hints() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("astra", &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::PHONE, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    page.press(Key::Letter('l'));
    page.wait("document.body.classList.contains('log-open')");
    page.press(Key::Escape);
    page.wait("!document.body.classList.contains('log-open')");
    page.press(Key::Letter('h'));
    page.wait("document.activeElement.closest('#hints')");
    page.press(Key::Enter);
    page.wait("document.activeElement.matches('#table [data-act]')");
    page.press(Key::Escape);
    page.wait("!document.querySelector('#hints, .later.open')");
}
