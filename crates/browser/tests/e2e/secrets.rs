//! Hidden information is not in anybody else's page.

use browser::{Page, Preferences, Screen, TestServer, me, open, play};
use serde_json::json;

/// Returns the whole markup of the page.
fn source(page: &Page) -> String {
    let source = page.eval("document.documentElement.outerHTML");
    source.as_str().unwrap().to_owned()
}

#[test]
fn a_final_scoring_card_is_in_its_owners_page_only() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = ann.make("astra", &[me(), open()], &json!({ "public": true }));
    ben.join(&table);
    let pages = [
        server.page(&ann, &Screen::DESKTOP, &Preferences::default()),
        server.page(&ben, &Screen::DESKTOP, &Preferences::default()),
        server.strangers_page(&Screen::DESKTOP, &Preferences::default()),
    ];
    for page in &pages {
        page.goto(&table.path());
        page.wait("document.getElementById('turn')");
        play::wait_for_line(page);
    }
    let [anns, bens, strangers] = &pages;
    let secret = anns.eval("document.querySelector('#own-final svg')?.innerHTML ?? ''");
    let secret = secret.as_str().unwrap();
    assert!(secret.len() > 50, "Ann's own page shows the card: {secret}");
    for other in [bens, strangers] {
        assert!(!source(other).contains(secret));
    }
    // Only the player whose turn it is can choose something.
    let lit = |page: &Page| page.holds("document.querySelector('#table [data-act]')");
    assert!(lit(anns) != lit(bens) && !lit(strangers));
    assert!(strangers.holds("document.getElementById('own').hidden"));
    assert!(!strangers.holds("document.getElementById('own-final')"));
}
