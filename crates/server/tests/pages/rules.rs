//! The pages of rules and cards.

use super::browser::{browser, encoded, page};
use crate::common::TestApp;

#[tokio::test]
async fn every_rule_has_its_anchor() {
    let server = TestApp::new().await;
    for (game, rules) in [
        ("astra", ["A1.1", "A3.2", "A8.1", "A9.6"]),
        ("stellium", ["S1.1", "S2.2", "S3.2", "S5.4"]),
        ("nightsky", ["N1.1", "N3.4", "N6.1", "N6.9"]),
    ] {
        let shown = browser(&server).get(&format!("/rules/{game}")).await;
        for rule in rules {
            assert!(shown.text().contains(&format!("id=\"{rule}\"")), "{rule}");
        }
        assert!(shown.text().contains("<table>"), "{game}");
        // Every link within the page has a target.
        for rest in shown.text().split("href=\"#").skip(1) {
            let to = rest.split('"').next().unwrap();
            let anchor = format!("id=\"{to}\"");
            assert!(shown.text().contains(&anchor), "{game}: {to}");
        }
    }
}

#[tokio::test]
async fn rules_are_in_both_languages() {
    let server = TestApp::new().await;
    let french = page(&browser(&server), "/rules/astra", "fr").await;
    let english = page(&browser(&server), "/rules/astra", "en").await;
    assert!(french.text().contains("étoile") && !english.text().contains("étoile"));
}

#[tokio::test]
async fn a_search_shows_what_it_finds_and_nothing_else() {
    let server = TestApp::new().await;
    let found = browser(&server)
        .get("/rules/astra?q=grand+star+wisdom")
        .await;
    assert!(found.text().contains("id=\"A3.5\""));
    assert!(found.text().contains("<mark>Grand</mark>"));
    assert!(!found.text().contains("id=\"A1.1\""));
    assert!(found.text().contains("value=\"grand star wisdom\""));
    let none = browser(&server).get("/rules/astra?q=zzz").await;
    assert!(none.text().contains("Nothing in the rules holds “zzz”."));
    let evil = format!("/rules/astra?q={}", encoded("\"><script>x</script>"));
    let evil = browser(&server).get(&evil).await;
    assert!(!evil.text().contains("<script>x"));
    let long = format!("/rules/astra?q={}", "x".repeat(500));
    assert_eq!(browser(&server).get(&long).await.status.as_u16(), 200);
}

#[tokio::test]
async fn all_cards_are_described_in_words() {
    let server = TestApp::new().await;
    for (game, name, cards) in [
        ("astra", "Andromeda", 48),
        ("stellium", "Planet", 40),
        ("nightsky", "Andromeda", 108),
    ] {
        let shown = browser(&server).get(&format!("/cards/{game}")).await;
        assert!(shown.text().contains(name), "{game}");
        let rows = shown.text().matches("<tr").count();
        assert!(rows > cards, "{game}: {rows}");
    }
}
