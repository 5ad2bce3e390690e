//! How often a player must press: the page makes decisions that leave no choice.

use browser::play;
use browser::{Guest, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Opens a table of Stellium on Ann's turn, with confirmations switched on.
fn stellium(server: &TestServer, ann: &Guest, options: &serde_json::Value) -> Page {
    let table = ann.make("stellium", &[me(), machine("random")], options);
    let page = server.page(ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    page.eval("document.documentElement.dataset.confirm = 'on'");
    page
}

/// True if the turn is at this step: 1 bag, 2 placing, 3 influence, 4 validation, 5 objectives.
fn step(number: u32) -> String {
    format!("document.querySelector('.phases li:nth-child({number}).now')")
}

/// Presses what a usual turn needs next, and waits for the effect. Returns the action
/// pressed, or `None` if that only opened a group.
fn press(page: &Page) -> Option<String> {
    let version = play::version(page);
    let action = page.script(include_str!("usual_press.js"), &[]);
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {version}
            || document.querySelector('#table :is(.armed, .later.open)')"
    ));
    action.as_str().map(str::to_owned)
}

/// Presses what a usual turn needs until the turn is over: the first body is kept and placed, its
/// influence is applied, nothing is validated, and the objectives are kept or one is taken. Returns
/// the actions pressed, in order. Confirmations count, opening a group does not.
fn presses_of_a_turn(page: &Page) -> Vec<String> {
    let round = "document.querySelector('.facts').innerText";
    let before = page.eval(round);
    let mut presses = Vec::new();
    while play::wait_for_turn(page) && page.eval(round) == before {
        presses.extend(press(page));
        assert!(presses.len() < 20, "the turn does not end: {presses:?}");
    }
    presses
}

#[test]
fn a_usual_turn_of_stellium_takes_four_presses() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = stellium(&server, &ann, &json!({}));
    for _ in 0..4 {
        let mut presses = presses_of_a_turn(&page);
        // Where something could be validated, there is one decision more.
        presses.retain(|action| action != "\"done\"");
        assert_eq!(presses.len(), 4, "{presses:#?}");
    }
}

#[test]
fn the_question_follows_the_token_that_is_pressed() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = stellium(&server, &ann, &json!({}));
    while page.holds(&format!("!({})", step(2))) {
        press(&page);
        play::wait_for_turn(&page);
    }
    let asked = page.text("#ask");
    let (token, other) = match asked.ends_with(" on an empty cell.") {
        true => ("#token-comet", " to strike."),
        false => ("#token-planet", " on an empty cell."),
    };
    page.click(token);
    page.wait("document.querySelector('#table .later.open')");
    let with_token = page.text("#ask");
    assert!(with_token.ends_with(other), "{asked} {with_token}");
    assert!(!with_token.contains(&asked), "{with_token}");
    page.click(token);
    page.wait("!document.querySelector('#table .later.open')");
    assert_eq!(page.text("#ask"), asked);
}

#[test]
fn undo_goes_back_beyond_what_the_page_did_by_itself() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = stellium(&server, &ann, &json!({}));
    // The page goes on from "nothing to validate" to the choice of an objective.
    while page.holds(&format!("!({})", step(5))) {
        press(&page);
        play::wait_for_turn(&page);
    }
    page.click("#undo");
    page.wait(&step(3));
    play::wait_for_turn(&page);
    assert!(
        page.holds("document.querySelectorAll('#table [data-act], #table [data-open]').length > 1")
    );
}

#[test]
fn with_hidden_objectives_the_page_does_not_go_on_by_itself() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let page = stellium(&server, &ann, &json!({ "options": { "memory": "off" } }));
    let only = "document.querySelectorAll('#table [data-act]').length === 1";
    for _ in 0..12 {
        if page.holds(&format!("{only} && {}", step(4))) {
            assert!(page.holds("!document.querySelector('[data-only]')"));
            return;
        }
        press(&page);
        play::wait_for_turn(&page);
    }
    panic!("the page never asked whether to go on without validating");
}
