//! Playing through the page, by clicking on highlighted targets.

use std::thread;
use std::time::Duration;

use rand::rngs::ChaCha12Rng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use crate::{Key, Page};

/// True if it is the visitor's turn, the page is current, and it does not go on by itself.
pub const MINE: &str = "document.querySelector('#turn[data-decision]') \
    && !document.querySelector('#table [data-only]') \
    && document.getElementById('connection').hidden \
    && !document.body.matches('.busy, .stale')";

/// True if the game is over.
const OVER: &str = "document.querySelector('#end .count')";

/// More steps than any game needs.
const MAX_STEPS: usize = 2_000;

/// The number of steps between two comparisons of the page with a fresh one.
const COMPARED: usize = 5;

/// Chooses among the highlighted targets. The same seed makes the same choices among the same
/// targets.
#[derive(Debug)]
pub struct Chooser(ChaCha12Rng);

impl Chooser {
    /// Creates a chooser with a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha12Rng::seed_from_u64(seed))
    }

    /// Returns a number from 0 up to, but excluding, 1.
    pub fn chance(&mut self) -> f64 {
        self.0.random()
    }
}

/// Returns the version the page shows.
#[track_caller]
pub fn version(page: &Page) -> u64 {
    let version = page.eval("Number(document.getElementById('turn')?.dataset.version)");
    version.as_u64().unwrap_or_default()
}

/// Reads the cards that are shown until they were read.
#[track_caller]
pub fn read_cards(page: &Page) {
    // Their script is loaded when there is the first card.
    page.wait(
        "!document.querySelector('#to-read') || \
         import(document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'unread.js')) \
         .then((unread) => unread.showUnread()).then(() => true)",
    );
    while page.holds("document.querySelector('#to-read[open]')") {
        page.press(Key::Escape);
        // The next card comes in a later task.
        page.wait_for_frame();
    }
}

/// Returns whether the game is over on the page.
#[track_caller]
pub fn is_over(page: &Page) -> bool {
    page.holds(OVER)
}

/// Waits until it is the visitor's turn or the game is over. Returns whether the game continues.
#[track_caller]
pub fn wait_for_turn(page: &Page) -> bool {
    page.wait(&format!("({MINE}) || {OVER}"));
    read_cards(page);
    !is_over(page)
}

/// Waits until the page shows a later version and it is the visitor's turn again, or the game is
/// over. Returns whether the game continues.
#[track_caller]
pub fn wait_after(page: &Page, version: u64) -> bool {
    page.wait(&format!(
        "({MINE}) && Number(document.getElementById('turn').dataset.version) > {version} || {OVER}"
    ));
    read_cards(page);
    !is_over(page)
}

/// Waits until the page's scripts have loaded and it shows the latest update.
#[track_caller]
pub fn wait_for_line(page: &Page) {
    page.wait(
        "import(document.querySelector(\"script[src$='table.js']\").src.replace('table.js', 'live.js')) \
         .then((live) => live.isCurrent())",
    );
    // The script of the map comes later.
    page.wait(
        "!document.getElementById('sky-scroll') || document.documentElement.matches('.map-ready')",
    );
    read_cards(page);
}

/// Returns the position of a target and its effect.
fn pick(page: &Page, chance: Option<f64>, selector: Option<&str>) -> Value {
    loop {
        let arguments = [chance.into(), selector.into()];
        let picked = page.script(include_str!("scripts/pick.js"), &arguments);
        if picked["read"] == true {
            read_cards(page);
        } else if picked["wait"].is_null() {
            return picked;
        } else {
            thread::sleep(Duration::from_millis(15));
        }
    }
}

#[track_caller]
fn point(picked: &Value) -> (i64, i64) {
    match (picked["x"].as_i64(), picked["y"].as_i64()) {
        (Some(x), Some(y)) => (x, y),
        _ => panic!("a highlighted target cannot be clicked: {picked}"),
    }
}

/// Clicks on one of the highlighted targets. Returns whether that acts; opening a group does not.
#[track_caller]
fn click_one(page: &Page, chooser: &mut Chooser) -> bool {
    click_picked(page, chooser.chance(), None)
}

/// Clicks on a highlighted target that matches a selector. Returns whether that acts; opening a group
/// does not.
#[track_caller]
pub fn click_target(page: &Page, selector: &str) -> bool {
    click_picked(page, 0.0, Some(selector))
}

#[track_caller]
fn click_picked(page: &Page, chance: f64, selector: Option<&str>) -> bool {
    let picked = pick(page, Some(chance), selector);
    let mut at = point(&picked);
    // The preview of a target under the pointer may move the target.
    for _ in 0..5 {
        page.move_to(at);
        let now = point(&pick(page, None, None));
        if now == at {
            page.click_at(at);
            return picked["act"].is_string();
        }
        at = now;
    }
    panic!("a target keeps moving under the pointer: {picked}");
}

/// Clicks until an action is sent, without waiting for the response.
#[track_caller]
pub fn act(page: &Page, chooser: &mut Chooser) {
    while !click_one(page, chooser) {}
}

/// Acts by clicking. Returns whether the game continues.
#[track_caller]
pub fn step(page: &Page, chooser: &mut Chooser) -> bool {
    let before = version(page);
    act(page, chooser);
    wait_after(page, before)
}

/// Asserts that the page, updated part by part, shows the same as a fresh one, unless the game has
/// just moved on.
#[track_caller]
pub fn assert_fresh(page: &Page) {
    let differs = page.script(include_str!("scripts/fresh.js"), &[]);
    assert!(
        differs.is_null() || differs["later"] == true,
        "the page differs from a fresh one: {differs:#}"
    );
}

/// Plays to the end and returns the number of steps. Each step waits for the visitor's turn, so
/// that the page can be compared with a fresh one.
#[track_caller]
pub fn play_out(page: &Page, chooser: &mut Chooser) -> usize {
    let mut steps = 0;
    while wait_for_turn(page) {
        if steps % COMPARED == 0 {
            assert_fresh(page);
        }
        step(page, chooser);
        steps += 1;
        assert!(steps < MAX_STEPS, "the game does not end");
    }
    steps
}
