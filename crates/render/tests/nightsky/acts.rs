//! Every legal action is on the page exactly once, and no other action is.

use words::Language;

use crate::play::{SOME, walk};

/// Returns the values of an attribute, in the order of the page.
pub fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!(" {attribute}=\"");
    let found = html.split(&start).skip(1);
    found
        .map(|rest| {
            let (value, _) = rest.split_once('"').unwrap();
            value.replace("&quot;", "\"").replace("&amp;", "&")
        })
        .collect()
}

#[test]
fn every_legal_action_is_on_the_page_exactly_once() {
    let mut steps = 0;
    walk(1, |play, seat, language| {
        let page = play.page(language, Some(seat));
        let mut found = values(page.html(), "data-act");
        let choices = play.choices(language, seat);
        let mut legal: Vec<String> = choices
            .iter()
            .map(|choice| choice.json.to_string())
            .collect();
        found.sort();
        legal.sort();
        assert_eq!(found, legal, "step {steps}, {:?}", play.state.table.stage);
        steps += 1;
    });
    assert!(steps > 400, "only {steps} steps");
}

#[test]
fn every_group_of_choices_can_be_opened() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        let opened = values(page.html(), "data-open");
        for group in values(page.html(), "data-of") {
            assert!(opened.contains(&group), "{group}");
        }
    });
}

#[test]
fn a_spectator_cannot_act() {
    walk(SOME, |play, _, _| {
        let page = play.page(Language::English, None);
        assert!(!page.html().contains("data-act") && !page.html().contains("data-try"));
        assert!(!page.html().contains("tabindex=\"0\" aria-label=\"Perseus"));
    });
}
