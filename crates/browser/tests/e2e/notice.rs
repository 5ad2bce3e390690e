//! The page notifies a visitor who looks elsewhere when it is their turn.

use browser::play;
use browser::{Preferences, Screen, TestServer, me, open};
use serde_json::json;

/// Makes the page believe that it is in the background and may notify, and records what it does.
const ELSEWHERE: &str = "
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.documentElement.dataset.sound = 'on';
    window.notices = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
    };
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) { window.notes += 1; start.apply(this, when); };";

#[test]
fn a_visitor_who_looks_elsewhere_is_notified_once() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = ann.make(
        "stellium",
        &[open(), me()],
        &json!({ "options": { "first": "1" } }),
    );
    ben.join(&table);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_line(&page);
    page.wait("!document.title.startsWith('Your turn')");
    page.script(ELSEWHERE, &[]);
    for step in 0..60 {
        if !ben.act(&table, 1, step) {
            break;
        }
    }
    page.wait("document.title.startsWith('Your turn · ')");
    page.wait("window.notices.length > 0");
    assert_eq!(page.eval("window.notices"), json!(["Almagest: Your turn"]));
    assert_eq!(page.eval("window.notes"), 2, "the page plays two notes");
}
