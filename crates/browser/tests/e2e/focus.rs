//! Focus and scroll positions survive updates of the page.

use browser::play;
use browser::{Preferences, Screen, TestServer, decisions, me, open};
use serde_json::json;

#[test]
fn focus_and_the_place_in_the_log_stay_when_another_player_acts() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = ann.make("stellium", &[open(), me()], &json!({}));
    ben.join(&table);
    // Play until the log scrolls and it is the turn of Ben, in seat 1.
    for step in 0..400 {
        let seen = ben.seen(&table, 1);
        let version = seen["game"]["version"].as_u64().unwrap();
        let bens = seen["game"]["turn"]["legal"].as_array().is_some();
        if version > 40 && bens {
            break;
        }
        let (who, seat) = if bens { (&ben, 1) } else { (&ann, 2) };
        who.act(&table, seat, step * 7);
    }
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    page.wait("document.getElementById('turn')");
    play::wait_for_line(&page);
    let before = play::version(&page);
    page.script(
        "const log = document.querySelector('#log ol');
         // Older lines leave the log one day; these stay.
         log.scrollTop = log.scrollHeight - log.clientHeight - 300;
         document.getElementById('more').open = true;
         document.querySelector('#more summary').focus();
         window.log = log;
         // The line being read: lines may be added above it, but it stays in place on screen.
         const top = log.getBoundingClientRect().top;
         window.line = [...log.children].find((line) => line.id && line.getBoundingClientRect().top >= top);",
        &[],
    );
    let place = "window.line.getBoundingClientRect().top";
    let before_it = page.eval(place).as_f64().unwrap();
    assert!(ben.act(&table, 1, 3));
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {before}"
    ));
    assert!(page.holds("document.activeElement.matches('#more[open] summary')"));
    assert!(page.holds("document.querySelector('#log ol') === window.log"));
    assert!(page.holds("window.line.isConnected"));
    // Lines are not a whole number of pixels high, but boxes scroll by whole pixels, so the line
    // may move by up to one.
    let after_it = page.eval(place).as_f64().unwrap();
    assert!(
        (after_it - before_it).abs() <= 1.0,
        "the line being read moved from {before_it} to {after_it}"
    );
    // The focus is not lost.
    assert!(page.holds("document.activeElement !== document.body"));
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
