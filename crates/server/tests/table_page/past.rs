//! Earlier moments of a game, shown on its table.

use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable};
use crate::{GAMES, acts, page, values};

/// The parts of the page that are drawn by the game.
const DRAWN: [&str; 3] = ["board", "own", "rivals"];

/// Returns the parts of the page at an earlier moment.
async fn past(client: &Client, table: &TestTable, query: &str) -> Vec<(String, String)> {
    let path = format!("/t/{}/past?{query}", table.id);
    let parts = client.get(&path).await.ok(200);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let parts = parts.as_array().unwrap().iter();
    parts.map(|part| (text(&part[0]), text(&part[1]))).collect()
}

async fn page_of(client: &Client, table: &TestTable) -> String {
    let shown = page(client, &format!("/t/{}", table.id)).await;
    assert_eq!(shown.status, 200);
    shown.text().to_owned()
}

/// Returns a page without the Big Bang cards at the end of the board: in the past there are none to
/// be read.
fn without_cards_to_read(html: &str) -> String {
    let Some((before, after)) = html.split_once("<div id=\"big-bangs\" hidden>") else {
        return html.to_owned();
    };
    let end = after.find("</main>").unwrap();
    format!("{before}{}", &after[end..])
}

#[tokio::test]
async fn an_earlier_moment_shows_what_the_visitor_saw_then_and_nothing_else() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({ "public": true })).await;
        let mut clients = table.seats.clone();
        clients.push(server.client());
        for client in &clients {
            // From now on the players count as present.
            page_of(client, &table).await;
        }
        let mut seen = Vec::new();
        for number in 0..30 {
            let (_, version) = table.step(number * 7).await;
            for client in &clients {
                let shown = page_of(client, &table).await;
                // What can be chosen is drawn only for those who are to act.
                if !shown.contains(" data-act=") && !shown.contains(" data-open=") {
                    seen.push((client, version, without_cards_to_read(&shown)));
                }
            }
        }
        assert!(seen.len() > 30, "{game}");
        for (client, version, shown) in seen {
            let parts = past(client, &table, &format!("at={version}")).await;
            assert_eq!(parts.len(), 5);
            for (id, part) in parts {
                if DRAWN.contains(&id.as_str()) {
                    let part = without_cards_to_read(&part);
                    assert!(shown.contains(&part), "{game}, {version}: {id}\n{part}");
                }
            }
        }
    }
}

#[tokio::test]
async fn nothing_can_be_chosen_in_the_past() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({})).await;
        table.steps(20).await;
        for client in &table.seats {
            for at in [0, 7, 19] {
                let parts = past(client, &table, &format!("at={at}&lang=fr")).await;
                let html: String = parts.into_iter().map(|(_, html)| html).collect();
                assert!(acts(&html).is_empty(), "{game}");
                for attribute in ["data-open", "data-of", "data-only"] {
                    assert!(values(&html, attribute).is_empty(), "{game}: {attribute}");
                }
                let words = format!("Retour en arrière\u{a0}: coup {at} sur 20");
                assert!(html.contains(&words), "{game}: {html}");
                assert!(!html.contains("Unknown localization"), "{game}");
            }
        }
    }
}

#[tokio::test]
async fn the_past_is_only_for_those_who_may_see_the_table() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    table.steps(9).await;
    let path = format!("/t/{}/past?at=4", table.id);
    let stranger = server.guest("Eve").await;
    assert_eq!(stranger.get(&path).await.status, 404);
    let invited = past(&stranger, &table, &format!("at=4&key={}", table.key)).await;
    // The seats of others are not open, whatever the address says.
    for seat in [1, 2] {
        let query = format!("at=4&key={}&seat={seat}", table.key);
        assert_eq!(past(&stranger, &table, &query).await, invited);
    }
    let [anns, bens] = [1, 2].map(|seat| table.client(seat));
    let own = past(anns, &table, "at=4").await;
    assert_eq!(past(anns, &table, "at=4&seat=2").await, own);
    // The final scoring card is secret, then as now.
    let secret = |parts: &[(String, String)]| {
        let own = parts.iter().find(|(id, _)| id == "own").unwrap();
        let card = own.1.split_once("id=\"own-final\"")?.1;
        Some(
            card.split_once("<svg")?
                .1
                .split_once("</svg>")?
                .0
                .to_owned(),
        )
    };
    assert_eq!(secret(&invited), None);
    let [anns, bens] = [own, past(bens, &table, "at=4").await];
    let other = secret(&bens).unwrap();
    assert!(secret(&anns).is_some_and(|card| card != other));
    assert!(
        [anns, invited]
            .iter()
            .flatten()
            .all(|(_, html)| !html.contains(&other))
    );
}

#[tokio::test]
async fn a_moment_beyond_the_end_is_the_last_one() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "stellium", 2, json!({ "public": true })).await;
    table.steps(5).await;
    let client = server.client();
    let last = past(&client, &table, "at=5").await;
    assert_eq!(past(&client, &table, "at=4000000000").await, last);
    for bad in ["", "at=-1", "at=x"] {
        let path = format!("/t/{}/past?{bad}", table.id);
        assert_eq!(client.get(&path).await.status, 400, "{bad}");
    }
}
