//! Focus and scroll positions survive updates of the page.

use browser::play;
use browser::{Guest, GuestTable, Page, Preferences, Screen, TestServer, decisions, me, open};
use serde_json::json;

/// Scrolls up in the log, and remembers the line that is being read.
const SCROLL_UP: &str = "
    const log = document.querySelector('#log ol');
    // Older lines leave the log one day; these stay.
    log.scrollTop = log.scrollHeight - log.clientHeight - 300;
    window.log = log;
    // The line being read: lines may be added above it, but it stays in place on screen.
    const top = log.getBoundingClientRect().top;
    window.line = [...log.children].find((line) => line.id && line.getBoundingClientRect().top >= top);
    window.before = window.line.getBoundingClientRect().top;";

/// Makes a table of two people with a log that scrolls, at which it is the turn of Ben, in seat 1.
fn with_a_long_log(ann: &Guest, ben: &Guest) -> GuestTable {
    let table = ann.make("stellium", &[open(), me()], &json!({}));
    ben.join(&table);
    for step in 0..400 {
        let seen = ben.seen(&table, 1);
        let version = seen["game"]["version"].as_u64().unwrap();
        let bens = seen["game"]["turn"]["legal"].as_array().is_some();
        if version > 40 && bens {
            break;
        }
        let (who, seat) = if bens { (ben, 1) } else { (ann, 2) };
        who.act(&table, seat, step * 7);
    }
    table
}

/// Lets Ben act, and checks that the line being read stays in its place.
fn the_line_stays(page: &Page, ben: &Guest, table: &GuestTable) {
    let before = play::version(page);
    assert!(ben.act(table, 1, 3));
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {before}"
    ));
    assert!(page.holds("document.querySelector('#log ol') === window.log"));
    assert!(page.holds("window.line.isConnected"));
    // Lines are not a whole number of pixels high, but boxes scroll by whole pixels, so the line
    // may move by up to one.
    let moved = page.eval("window.line.getBoundingClientRect().top - window.before");
    assert!(
        moved.as_f64().unwrap().abs() <= 1.0,
        "the line being read moved by {moved}"
    );
}

#[test]
fn focus_and_the_place_in_the_log_stay_when_another_player_acts() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = with_a_long_log(&ann, &ben);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    page.wait("document.getElementById('turn')");
    play::wait_for_line(&page);
    page.script(
        "document.getElementById('more').open = true;
         document.querySelector('#more summary').focus();",
        &[],
    );
    page.script(SCROLL_UP, &[]);
    the_line_stays(&page, &ben, &table);
    assert!(page.holds("document.activeElement.matches('#more[open] summary')"));
    // The focus is not lost.
    assert!(page.holds("document.activeElement !== document.body"));
}

#[test]
fn scrolling_up_right_before_an_update_keeps_the_line_being_read() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = with_a_long_log(&ann, &ben);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    page.wait("document.getElementById('turn')");
    play::wait_for_line(&page);
    // Scrolls in the task that draws the update, so that the browser has not reported it yet.
    page.script(
        &format!("window.addEventListener('patching', () => {{{SCROLL_UP}}}, {{ capture: true, once: true }});"),
        &[],
    );
    the_line_stays(&page, &ben, &table);
}

#[test]
fn the_log_stays_at_its_end_when_something_takes_its_room() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = with_a_long_log(&ann, &ben);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_line(&page);
    let is_at_end = "(() => { const log = document.querySelector('#log ol');
        return log.scrollHeight > log.clientHeight
            && log.scrollHeight - log.clientHeight - log.scrollTop < 2; })()";
    page.wait(is_at_end);
    page.script(
        "document.querySelector('#log ol').style.maxHeight = '6rem'",
        &[],
    );
    page.wait("document.querySelector('#log ol').clientHeight < 120");
    page.wait(is_at_end);
}

#[test]
fn a_piece_that_gets_the_focus_is_scrolled_into_view() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let move_to = decisions("nightsky", 3).remove("move+stay").unwrap();
    let tables = server.prepare_games(&ann, &[("nightsky".to_owned(), move_to)]);
    let narrow = Screen::window(390, 844);
    let page = server.page(&ann, &narrow, &Preferences::default());
    page.goto(&tables[0].path());
    play::wait_for_line(&page);
    let missed = page.script(
        "const pieces = [...document.querySelectorAll('#board svg [data-act], #board svg [data-open]')];
         const box = document.querySelector('.sky-scroll');
         const isInView = (piece) => {
             const shape = piece.querySelector(':scope > .hit, :scope > use') ?? piece;
             const [inner, outer] = [shape.getBoundingClientRect(), box.getBoundingClientRect()];
             const across = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
             const down = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
             return across > 0.9 * Math.min(inner.width, outer.width) && down > 0.9 * Math.min(inner.height, outer.height);
         };
         document.querySelector('#more summary').focus();
         const missed = [];
         let moved = 0;
         for (const piece of pieces) {
             const before = box.scrollLeft;
             piece.focus();
             if (box.scrollLeft !== before) moved += 1;
             if (!isInView(piece)) missed.push(piece.id);
         }
         return [pieces.length > 1, moved > 0, missed]",
        &[],
    );
    assert_eq!(missed, json!([true, true, []]));
}
