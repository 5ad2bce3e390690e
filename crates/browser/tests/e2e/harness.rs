//! What the other tests rely on: every error in the browser is noticed, and screens are what they
//! claim to be.

use std::thread;
use std::time::{Duration, Instant};

use browser::{Key, Page, Preferences, Screen, TestServer};
use serde_json::json;

/// Mistakes, each with words that the complaint about it contains.
const MISTAKES: [(&str, &str); 6] = [
    (
        "setTimeout(() => { throw new Error('a thrown error') })",
        "a thrown error",
    ),
    (
        "void Promise.reject(new Error('a forgotten promise'))",
        "a forgotten promise",
    ),
    ("console.error('a word of warning')", "a word of warning"),
    (
        "document.body.append(Object.assign(document.createElement('script'), { text: 'alert()' }))",
        "Content Security Policy",
    ),
    ("void fetch('/nowhere')", "/nowhere: status 404"),
    (
        "void new WebSocket(`ws://${location.host}/no-socket`)",
        "WebSocket failed: ws://",
    ),
];

/// How long an error may take to turn up on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Waits until a word turns up in the page's log, and returns whether it did.
fn is_noticed(page: &Page, word: &str) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < TIMEOUT {
        if page.log().iter().any(|entry| entry.contains(word)) {
            return true;
        }
        thread::sleep(Duration::from_millis(10));
    }
    false
}

#[test]
fn errors_in_the_browser_are_noticed() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    page.goto("/about");
    assert!(page.log().is_empty());
    for (mistake, word) in MISTAKES {
        page.eval(mistake);
        assert!(is_noticed(&page, word), "{mistake}");
    }
    // Browsers may report the same mistake in other words too.
    page.pardon(&[""]);
}

#[test]
fn phones_have_fingers_and_computers_have_a_mouse() {
    let server = TestServer::open();
    for (screen, pointer, media) in [
        (
            Screen::DESKTOP,
            "mouse",
            "(pointer: fine) and (hover: hover)",
        ),
        (
            Screen::PHONE,
            "touch",
            "(pointer: coarse) and (hover: none)",
        ),
    ] {
        let page = server.strangers_page(&screen, &Preferences::default());
        page.goto("/about");
        assert_eq!(
            page.eval("[innerWidth, innerHeight]"),
            json!([screen.width, screen.height])
        );
        assert!(
            page.holds(&format!("matchMedia('{media}').matches")),
            "{media}"
        );
        assert!(page.holds("matchMedia('(prefers-reduced-motion)').matches"));
        page.eval(
            "void addEventListener('click', ({ pointerType }) => window.pointer = pointerType)",
        );
        page.click("h1");
        page.wait("window.pointer");
        assert_eq!(page.eval("window.pointer"), pointer);
    }
}

#[test]
fn keys_press_the_button_that_has_the_focus() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    page.goto("/about");
    assert!(page.holds("document.hasFocus()"));
    page.script(
        "const button = document.createElement('button');
         button.addEventListener('click', () => { window.pressed = true; });
         document.body.append(button);
         button.focus();",
        &[],
    );
    page.press(Key::Enter);
    page.wait("window.pressed");
    // After its last element, the page begins again.
    page.eval("window.pressed = document.activeElement.blur()");
    for _ in 0..100 {
        page.press(Key::Tab);
        if page.holds("document.activeElement.matches('body > button')") {
            break;
        }
    }
    page.press(Key::Enter);
    page.wait("window.pressed");
}
