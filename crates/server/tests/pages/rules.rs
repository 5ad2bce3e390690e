//! The pages of rules and cards.

use super::browser::{browser, encoded, leads_to, page};
use crate::common::{Answer, TestApp};

/// The games, each with some of its rules.
const RULES: [(&str, [&str; 4]); 3] = [
    ("astra", ["A1.1", "A3.2", "A8.1", "A9.6"]),
    ("stellium", ["S1.1", "S2.2", "S3.2", "S5.4"]),
    ("nightsky", ["N1.1", "N3.4", "N6.1", "N6.9"]),
];

/// What belongs into the workshop and not onto a page for players. `=` is looked for in the texts
/// only, because tags are full of it.
const WORKSHOP: [&str; 8] = [
    "`", "<code", ".rs", ".toml", ".csv", "docs/", "crates/", "cargo",
];

/// Returns the main part of a page.
fn main_part(answer: &Answer) -> &str {
    let (_, main) = answer.text().split_once("<main").unwrap();
    main.split("</main>").next().unwrap()
}

/// Returns the texts between the tags.
fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .filter_map(|part| Some(part.split_once('>')?.1))
}

/// Returns what an anchor in an address stands for.
fn decoded(anchor: &str) -> String {
    let mut parts = anchor.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(code, 16).unwrap());
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn every_rule_has_its_anchor() {
    let server = TestApp::new().await;
    for (game, rules) in RULES {
        for page in ["reference", "sources"] {
            let path = format!("/rules/{game}/{page}");
            let shown = browser(&server).get(&path).await;
            for rule in rules {
                assert!(shown.text().contains(&format!("id=\"{rule}\"")), "{rule}");
            }
            // Every link within the page has a target.
            for rest in shown.text().split("href=\"#").skip(1) {
                let to = rest.split('"').next().unwrap();
                let anchor = format!("id=\"{to}\"");
                assert!(shown.text().contains(&anchor), "{path}: {to}");
            }
        }
        let sources = browser(&server)
            .get(&format!("/rules/{game}/sources"))
            .await;
        assert!(sources.text().contains("<table>"), "{game}");
    }
}

#[tokio::test]
async fn links_from_the_rules_for_players_lead_to_what_designers_see() {
    let server = TestApp::new().await;
    for (game, _) in RULES {
        for language in ["en", "fr"] {
            let path = format!("/rules/{game}/reference");
            let players = page(&browser(&server), &path, language).await;
            let path = format!("/rules/{game}/sources");
            let sources = page(&browser(&server), &path, language).await;
            let link = format!("href=\"/rules/{game}/sources#");
            let links: Vec<&str> = main_part(&players).split(&link).skip(1).collect();
            assert!(!links.is_empty(), "{game}");
            for link in links {
                let to = decoded(link.split('"').next().unwrap());
                let anchor = format!("id=\"{to}\"");
                assert!(sources.text().contains(&anchor), "{game}: {to}");
            }
        }
    }
}

#[tokio::test]
async fn marks_are_shown_only_to_those_who_ask_where_a_rule_comes_from() {
    let server = TestApp::new().await;
    for (game, rules) in RULES {
        let path = format!("/rules/{game}/reference");
        let players = browser(&server).get(&path).await;
        assert!(!players.text().contains("class=\"basis\""), "{game}");
        for mark in ["(R)", "(J)", "(D)", "(R, "] {
            assert!(!main_part(&players).contains(mark), "{game}: {mark}");
        }
        let sources = format!("/rules/{game}/sources");
        assert!(
            players.text().contains(&format!("href=\"{sources}\"")),
            "{game}"
        );
        let sources = browser(&server).get(&sources).await;
        let marks = sources.text().matches("class=\"basis\"").count();
        let numbered = sources.text().matches("class=\"number\"").count();
        // Each rule has one, and the three are explained.
        assert_eq!(marks, numbered + 3, "{game}");
        assert_eq!(players.text().matches("class=\"number\"").count(), numbered);
        assert!(numbered > rules.len() && sources.text().contains(&format!("href=\"{path}\"")));
    }
}

#[tokio::test]
async fn pages_for_players_have_nothing_of_the_workshop() {
    let server = TestApp::new().await;
    for (game, _) in RULES {
        for path in [format!("/rules/{game}"), format!("/rules/{game}/reference")] {
            for language in ["en", "fr"] {
                let shown = page(&browser(&server), &path, language).await;
                for part in WORKSHOP {
                    assert!(!main_part(&shown).contains(part), "{path}: {part}");
                }
                let equal = texts(main_part(&shown)).find(|text| text.contains('='));
                assert_eq!(equal, None, "{path}");
            }
        }
    }
}

#[tokio::test]
async fn how_to_play_is_told_with_drawn_examples() {
    let server = TestApp::new().await;
    for (game, examples) in [("astra", 2), ("stellium", 6), ("nightsky", 2)] {
        for language in ["en", "fr"] {
            let shown = page(&browser(&server), &format!("/rules/{game}"), language).await;
            let main = main_part(&shown);
            assert_eq!(main.matches("<figure><svg").count(), examples, "{game}");
            assert_eq!(main.matches("<figcaption>").count(), examples, "{game}");
            assert!(main.contains(&format!("href=\"/rules/{game}/reference\"")));
            assert!(main.contains(&format!("href=\"/learn/{game}\"")));
            assert!(main.contains("class=\"credits\""), "{game}");
            assert!(
                !main.contains("picture:") && !main.contains("<img"),
                "{game}"
            );
        }
    }
}

#[tokio::test]
async fn how_to_play_in_french_names_the_points_before_it_counts_them() {
    let server = TestApp::new().await;
    let stellium = page(&browser(&server), "/rules/stellium", "fr").await;
    let main = main_part(&stellium);
    assert!(main.contains("Les points se nomment Stellium"), "{main}");
    let astra = page(&browser(&server), "/rules/astra", "fr").await;
    let main = main_part(&astra);
    assert!(main.contains("cochée, par qui que ce soit"), "{main}");
    assert!(main.contains("Étoile polaire</figcaption>") && !main.contains("Polaris"));
}

#[tokio::test]
async fn a_search_at_the_old_address_goes_on_to_the_numbered_rules() {
    let server = TestApp::new().await;
    let old = browser(&server)
        .get("/rules/astra?lang=fr&q=grande+%C3%A9toile")
        .await;
    assert_eq!(
        leads_to(&old),
        "/rules/astra/reference?lang=fr&q=grande+%C3%A9toile"
    );
    let how_to = browser(&server).get("/rules/astra?lang=fr").await;
    assert_eq!(how_to.status.as_u16(), 200);
}

#[tokio::test]
async fn rules_are_in_both_languages() {
    let server = TestApp::new().await;
    for path in [
        "/rules/astra",
        "/rules/astra/reference",
        "/rules/astra/sources",
    ] {
        let french = page(&browser(&server), path, "fr").await;
        let english = page(&browser(&server), path, "en").await;
        assert!(french.text().contains("étoile") && !english.text().contains("étoile"));
    }
}

#[tokio::test]
async fn a_search_shows_what_it_finds_and_nothing_else() {
    let server = TestApp::new().await;
    let found = browser(&server)
        .get("/rules/astra/reference?q=grand+star+wisdom")
        .await;
    assert!(found.text().contains("id=\"A3.5\""));
    assert!(found.text().contains("<mark>grand</mark>"));
    assert!(!found.text().contains("id=\"A1.1\""));
    assert!(found.text().contains("value=\"grand star wisdom\""));
    let none = browser(&server).get("/rules/astra/reference?q=zzz").await;
    assert!(none.text().contains("No results for “zzz”."));
    let evil = encoded("\"><script>x</script>");
    let evil = format!("/rules/astra/reference?q={evil}");
    let evil = browser(&server).get(&evil).await;
    assert!(!evil.text().contains("<script>x"));
    let long = format!("/rules/astra/reference?q={}", "x".repeat(500));
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
