//! The filter above the cards, without the script.

use super::browser::{browser, page};
use crate::common::TestApp;

/// Returns how many pictures a page shows, and how many it has.
fn pictures(html: &str) -> (usize, usize) {
    let cards: Vec<&str> = html.split("<li id=\"sheet-").skip(1).collect();
    let tag = |card: &&str| {
        card.split('>')
            .next()
            .is_some_and(|tag| !tag.contains(" hidden"))
    };
    (
        cards.iter().copied().filter(|card| tag(card)).count(),
        cards.len(),
    )
}

#[tokio::test]
async fn the_form_finds_cards_by_name_and_by_kind() {
    let server = TestApp::new().await;
    let client = browser(&server);
    for (path, language, shown) in [
        ("/cards/astra", "en", (48, 48)),
        ("/cards/astra?q=ursa", "en", (2, 48)),
        ("/cards/astra?q=bootes", "en", (1, 48)),
        ("/cards/astra?q=&element=", "en", (48, 48)),
        ("/cards/stellium?kind=line", "fr", (4, 40)),
        ("/cards/stellium?kind=line&body=comet", "en", (1, 40)),
        (
            "/cards/nightsky?constellation=And&q=andromede",
            "fr",
            (1, 108),
        ),
        ("/cards/nightsky?q=nothing+like+that", "en", (0, 108)),
    ] {
        let answer = page(&client, path, language).await;
        assert_eq!(pictures(answer.text()), shown, "{path}");
    }
}

#[tokio::test]
async fn the_count_is_shown_and_an_empty_result_is_explained() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let two = page(&client, "/cards/astra?q=ursa", "en").await;
    assert!(two.text().contains("Cards shown: 2 of 48"));
    assert!(two.text().contains("value=\"ursa\""));
    let none = page(&client, "/cards/astra?q=x+y", "fr").await;
    assert!(none.text().contains("Aucune carte ne correspond."));
    assert!(
        none.text()
            .contains("href=\"/cards/astra\">Afficher toutes les cartes</a>")
    );
    let evil = page(&client, "/cards/astra?q=%22%3E%3Cscript%3E", "en").await;
    assert!(!evil.text().contains("\"><script>"));
}
