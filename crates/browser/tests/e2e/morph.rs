//! The script that updates parts of the page, tested on random trees.

use browser::{Preferences, Screen, TestServer, machine, me};
use serde_json::json;

#[test]
fn any_tree_becomes_any_other_and_elements_with_ids_are_kept() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("astra", &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    let script = include_str!("morph.js");
    let found = page.script(script, &[3_000.into()]);
    assert_eq!(found["wrong"], json!([]), "{found}");
    assert_eq!(found["tried"], 3_000);
    assert!(found["keeps"].as_u64() > Some(1_000), "{found}");
}

#[test]
fn elements_after_a_removed_one_do_not_move() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("astra", &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    let moved = page.script(
        "const script = document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'patch.js');
         document.body.insertAdjacentHTML('beforeend',
             '<ul id=\"row\"><li id=\"a\"></li><li id=\"b\"></li><li id=\"c\"></li></ul>');
         const changes = new MutationObserver(() => {});
         changes.observe(document.getElementById('row'), { childList: true });
         return import(script).then(({ patch }) => {
             patch([['row', '<ul id=\"row\"><li id=\"b\"></li><li id=\"c\"></li></ul>']]);
             return changes.takeRecords().flatMap(({ addedNodes, removedNodes }) =>
                 [...addedNodes, ...removedNodes].map(({ id }) => id));
         })",
        &[],
    );
    assert_eq!(moved, json!(["a"]));
}
