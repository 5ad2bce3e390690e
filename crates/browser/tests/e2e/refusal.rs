//! An impossible action is refused with one sentence and its rule.

use browser::play;
use browser::{Preferences, Screen, TestServer, machine, me};
use serde_json::json;

#[test]
fn an_illegal_choice_is_refused_with_its_rule() {
    let server = TestServer::open();
    for (game, seats, illegal, preferences) in [
        ("astra", 2, json!("stop"), Preferences::default()),
        ("stellium", 2, json!("done"), Preferences::FRENCH),
    ] {
        let ann = server.guest("Ann");
        let mut chairs = vec![machine("random"); seats];
        chairs[0] = me();
        let table = ann.make(game, &chairs, &json!({}));
        let page = server.page(&ann, &Screen::DESKTOP, &preferences);
        page.pardon(&["422", "400"]);
        page.goto(&table.path());
        play::wait_for_turn(&page);
        play::wait_for_line(&page);
        // If no piece has an illegal action to try, the detail element gets one.
        let offer = "const tried = document.querySelector('#table [data-try]')
                ?? document.getElementById('detail');
            if (!tried.dataset.try) tried.dataset.try = arguments[0];
            tried.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1,
                clientX: -1000, clientY: -1000 }))";
        page.script(offer, &[illegal.to_string().into()]);
        page.wait("!document.getElementById('refusal').hidden");
        let said = page.text("#refusal");
        assert!(said.len() > 10, "{game}: {said}");
        let rule = page.eval("document.querySelector('#refusal a').hash.slice(1)");
        let named = said.matches(rule.as_str().unwrap()).count();
        assert_eq!(named, 1, "the rule appears once: {said}");
        let link = page.eval("document.querySelector('#refusal a')?.getAttribute('href')");
        let link = link.as_str().unwrap_or_else(|| panic!("{game}: {said}"));
        assert!(
            link.starts_with(&format!("/rules/{game}/reference#")),
            "{link}"
        );
    }
}

#[test]
fn a_piece_under_the_pointer_shows_its_label() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("astra", &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    let boon = page.eval(
        "(({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)])
            (document.querySelector('#board .boon').getBoundingClientRect())",
    );
    let coordinate = |index: usize| boon[index].as_i64().unwrap();
    page.move_to((coordinate(0), coordinate(1)));
    page.wait(
        "document.getElementById('preview').textContent
            === document.querySelector('#board .boon').getAttribute('aria-label')",
    );
}

#[test]
fn an_outdated_decision_is_refused() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("stellium", &[me(), machine("random")], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.pardon(&["409", "ws://"]);
    page.goto(&table.path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    // The page has a wrong decision number, so the next action is refused as late.
    page.eval("document.getElementById('turn').dataset.decision = '9999'");
    let before = play::version(&page);
    play::act(&page, &mut play::Chooser::new(1));
    page.wait("!document.getElementById('refusal').hidden");
    assert!(!page.text("#refusal").is_empty());
    // The page reconnects, and play continues.
    page.wait("document.getElementById('connection').hidden");
    page.reload();
    play::wait_for_turn(&page);
    assert_eq!(play::version(&page), before);
    play::step(&page, &mut play::Chooser::new(1));
}
