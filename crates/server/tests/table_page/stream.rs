//! The stream of a table's page.

use flate2::read::ZlibDecoder;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::GAMES;
use crate::common::{self, TestApp, TestPage, TestTable};

#[tokio::test]
async fn a_current_page_gets_no_parts_and_a_new_page_gets_all() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let stranger = server.client();
    let mut first = TestPage::open(address, &table, &stranger, "").await;
    let news = first.next().await;
    assert_eq!(news["parts"][0][0], "table", "expected the whole page");
    let print = common::text(&news["print"]);
    let mut second = TestPage::open(address, &table, &stranger, &print).await;
    let news = second.next().await;
    assert_eq!(news["parts"], json!([]));
    assert_eq!(news["print"], print.as_str());
}

#[tokio::test]
async fn only_changed_parts_are_sent_and_they_are_small() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({ "public": true })).await;
        let mut live = TestPage::open(address, &table, &server.client(), "").await;
        live.next().await;
        let mut said = 0;
        for version in 1..=12 {
            table.steps(1).await;
            let news = live.version(version).await;
            let parts = news["parts"].as_array().unwrap();
            assert!(!parts.is_empty(), "{game} {version}");
            assert!(
                parts.iter().all(|part| part[0] != "table"),
                "{game} {version}"
            );
            assert!(news.to_string().len() < 60_000, "{game} {version}");
            said += news["said"].as_array().unwrap().len();
        }
        assert!(said > 0, "{game}: no words for screen readers");
    }
}

#[tokio::test]
async fn a_page_is_told_whether_its_player_is_to_act() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let table = TestTable::of(&server, "stellium", 2, json!({})).await;
    let mut awaited = Vec::new();
    for client in &table.seats {
        let mut live = TestPage::open(address, &table, client, "").await;
        awaited.push(live.next().await["awaited"].as_bool().unwrap());
    }
    awaited.sort_unstable();
    assert_eq!(awaited, [false, true], "exactly one of two is to act");
}

#[tokio::test]
async fn long_messages_are_compressed_and_short_ones_are_not() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let url = format!("ws://{address}/t/{}/live?print=", table.id);
    let (mut socket, _) = connect_async(url).await.unwrap();
    let Message::Binary(bytes) = socket.next().await.unwrap().unwrap() else {
        panic!("the whole page must be compressed");
    };
    let news: Value = serde_json::from_reader(ZlibDecoder::new(&*bytes)).unwrap();
    let print = common::text(&news["print"]);
    let (packed, plain) = (bytes.len(), news.to_string().len());
    assert!(packed * 2 < plain, "{packed} of {plain} bytes");
    let url = format!("ws://{address}/t/{}/live?print={print}", table.id);
    let (mut socket, _) = connect_async(url).await.unwrap();
    let first = socket.next().await.unwrap().unwrap();
    assert!(first.is_text(), "{first:?}");
}

#[tokio::test]
async fn spectators_no_longer_see_the_name_of_a_deleted_player() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let people = vec![server.guest("Zenobia").await, server.guest("Ben").await];
    let table = TestTable::with(people, "astra", json!({ "public": true })).await;
    table.steps(3).await;
    let stranger = server.client();
    let mut open = TestPage::open(address, &table, &stranger, "").await;
    assert!(open.next().await.to_string().contains("Zenobia"));
    table.client(1).delete("/api/v1/me").await.ok(204);
    let mut opened_later = TestPage::open(address, &table, &stranger, "").await;
    let page = opened_later.next().await;
    assert!(!page.to_string().contains("Zenobia"), "{page}");
    // The page that was already open ends up the same, perhaps after a step more or less.
    let same = async {
        loop {
            let print = open.next().await["print"].clone();
            let mut fresh = TestPage::open(address, &table, &stranger, "").await;
            if fresh.next().await["print"] == print {
                break;
            }
        }
    };
    let patience = std::time::Duration::from_secs(60);
    tokio::time::timeout(patience, same).await.unwrap();
}
