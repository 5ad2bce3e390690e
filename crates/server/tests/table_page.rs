//! The page of a table: what stands on it for whom, and what its stream sends.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::collections::BTreeSet;
use std::net::SocketAddr;

use axum::http::Method;
use common::{Answer, Client, TestApp, TestTable, make, me};
use flate2::read::ZlibDecoder;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const GAMES: [(&str, usize); 3] = [("astra", 2), ("stellium", 2), ("nightsky", 3)];

/// A browser looks at a page.
async fn page(client: &Client, path: &str) -> Answer {
    let browser = client.clone().header("accept", "text/html");
    browser.get(path).await
}

async fn form(client: &Client, path: &str, body: &str) -> Answer {
    let kind = "application/x-www-form-urlencoded";
    let body = body.to_owned();
    client.raw(Method::POST, path, Some(kind), body).await
}

/// The values of an attribute on a page.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(&begin).skip(1);
    let value = |part: &str| part.split('"').next().unwrap().replace("&quot;", "\"");
    parts.map(value).collect()
}

fn acts(html: &str) -> BTreeSet<String> {
    values(html, "data-act").into_iter().collect()
}

#[tokio::test]
async fn every_legal_action_can_be_chosen_on_the_page_of_who_is_to_act_and_of_nobody_else() {
    let house = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&house, game, people, json!({ "public": true })).await;
        table.steps(5).await;
        let path = format!("/t/{}", table.id);
        for client in &table.seats {
            let seen = client.get(&table.path("")).await.ok(200);
            let legal = seen["game"]["turn"]["legal"].as_array().cloned();
            let legal = legal.unwrap_or_default().into_iter();
            let legal: BTreeSet<String> = legal.map(|legal| legal["action"].to_string()).collect();
            let shown = page(client, &path).await;
            assert_eq!(shown.status, 200);
            assert_eq!(acts(shown.text()), legal, "{game}");
        }
        let watched = page(&house.client(), &path).await;
        assert_eq!(acts(watched.text()), BTreeSet::new());
    }
}

#[tokio::test]
async fn nothing_on_a_page_is_inline_and_only_what_is_ours_may_be_loaded() {
    let house = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&house, game, people, json!({ "public": true })).await;
        let shown = page(&table.seats[0], &format!("/t/{}", table.id)).await;
        let policy = shown.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        let html = shown.text();
        for inline in [" style=", "<style", "javascript:", " onclick=", "<script>"] {
            assert!(!html.contains(inline), "{game}: {inline}");
        }
        assert!(!html.contains("Unknown localization"), "{game}");
    }
}

#[tokio::test]
async fn ids_are_unique_on_a_page() {
    let house = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&house, game, people, json!({})).await;
        let html = page(&table.seats[0], &format!("/t/{}", table.id))
            .await
            .text()
            .to_owned();
        let ids = values(&html, "id");
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{game}");
    }
}

#[tokio::test]
async fn a_private_table_is_a_page_not_found_for_others() {
    let house = TestApp::new().await;
    let table = TestTable::of(&house, "astra", 2, json!({})).await;
    let path = format!("/t/{}", table.id);
    let stranger = house.guest("Eve").await;
    let refused = page(&stranger, &path).await;
    assert_eq!(refused.status, 404);
    assert!(refused.text().contains("<html"), "a page, not JSON");
    let invited = page(&stranger, &format!("{path}?key={}", table.key)).await;
    assert_eq!(invited.status, 200);
}

#[tokio::test]
async fn who_comes_with_the_link_sits_down_and_the_game_begins() {
    let house = TestApp::new().await;
    let ann = house.guest("Ann").await;
    let made = make(&ann, "astra", &[me(), common::open()], json!({})).await;
    let (id, key) = (
        common::text(&made["table"]["id"]),
        common::text(&made["table"]["key"]),
    );
    let lobby = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(lobby.contains(&format!("?key={key}")), "the link to share");
    let ben = house.client();
    let body = format!("seat=2&key={key}&name=Ben%20%3Cb%3E");
    let sat = form(&ben, &format!("/t/{id}/join"), &body).await;
    assert_eq!(sat.status, 303);
    assert_eq!(sat.headers["location"], format!("/t/{id}").as_str());
    let shown = page(&ben, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("Ben &lt;b&gt;"), "escaped");
    assert!(!shown.contains("Ben <b>"));
    let seen = ben.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    assert_eq!(seen["table"]["status"], "playing");
}

#[tokio::test]
async fn who_made_the_table_lets_machines_take_the_open_seats() {
    let house = TestApp::new().await;
    let ann = house.guest("Ann").await;
    let made = make(&ann, "stellium", &[me(), common::open()], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let begun = form(&ann, &format!("/t/{id}/start"), "level=novice").await;
    assert_eq!(begun.status, 303);
    let seen = ann.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    let machine = &seen["table"]["seats"][1];
    assert_eq!(
        (machine["who"].as_str(), machine["level"].as_str()),
        (Some("machine"), Some("novice"))
    );
    assert_eq!(machine["name"], "Hypatia");
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("Hypatia"));
}

#[tokio::test]
async fn a_curtain_hangs_between_two_people_on_one_device_where_there_are_secrets() {
    let house = TestApp::new().await;
    let ann = house.guest("Ann").await;
    let other = json!({ "who": "me", "name": "Zoe" });
    let made = make(&ann, "stellium", &[me(), other.clone()], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(shown.contains("class=\"curtain\""));
    assert_eq!(
        acts(&shown),
        BTreeSet::new(),
        "nothing behind it can be chosen"
    );
    let next = values(&shown, "href")
        .into_iter()
        .find(|href| href.contains("?seat="))
        .unwrap();
    let opened = page(&ann, &next).await.text().to_owned();
    assert!(!opened.contains("class=\"curtain\""));
    assert!(!acts(&opened).is_empty());
    // Night Sky has no secrets: the board turns to whoever is to act.
    let third = json!({ "who": "me", "name": "Kim" });
    let made = make(&ann, "nightsky", &[me(), other, third], json!({})).await;
    let id = common::text(&made["table"]["id"]);
    let shown = page(&ann, &format!("/t/{id}")).await.text().to_owned();
    assert!(!shown.contains("class=\"curtain\""));
    assert!(!acts(&shown).is_empty());
}

#[tokio::test]
async fn the_end_counts_the_points_and_leads_to_the_replay() {
    let house = TestApp::new().await;
    let table = TestTable::of(&house, "astra", 2, json!({ "public": true })).await;
    table.play_out().await;
    let path = format!("/t/{}", table.id);
    let shown = page(&table.seats[0], &path).await.text().to_owned();
    assert!(shown.contains("id=\"end\""));
    assert!(shown.contains("<tfoot>"));
    let replay = page(&table.seats[0], &format!("/replay/{}?at=3", table.id)).await;
    assert_eq!(replay.status, 200);
    assert_eq!(acts(replay.text()), BTreeSet::new());
    let parts = house
        .client()
        .get(&format!("/replay/{}/parts?at=0&from=2", table.id))
        .await;
    assert_eq!(parts.ok(200)[0][0], "table");
    let again = form(&table.seats[0], &format!("{path}/rematch"), "").await;
    assert_eq!(again.status, 303);
    assert_ne!(again.headers["location"], path.as_str());
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_replay() {
    let house = TestApp::new().await;
    let table = TestTable::of(&house, "astra", 2, json!({ "public": true })).await;
    let refused = page(&table.seats[0], &format!("/replay/{}", table.id)).await;
    assert_eq!(refused.status, 409);
}

// ---- the stream

async fn open_door(house: &TestApp) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let stop = std::future::pending();
    tokio::spawn(server::serve(house.app.clone(), listener, stop));
    address
}

/// A page that follows its table.
struct Live(futures_util::stream::BoxStream<'static, Value>);

impl Live {
    async fn open(address: SocketAddr, table: &TestTable, client: &Client, print: &str) -> Self {
        let url = format!("ws://{address}/t/{}/live?print={print}", table.id);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = client.cookie() {
            let cookie = format!("almagest={}", cookie.trim_start_matches("almagest="));
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.unwrap();
        let texts = socket.filter_map(async |message| match message {
            Ok(Message::Text(text)) => serde_json::from_str(&text).ok(),
            Ok(Message::Binary(bytes)) => serde_json::from_reader(ZlibDecoder::new(&*bytes)).ok(),
            _ => None,
        });
        Self(texts.boxed())
    }

    async fn next(&mut self) -> Value {
        self.0.next().await.unwrap()
    }

    /// The next message that tells of this version.
    async fn version(&mut self, version: u64) -> Value {
        loop {
            let news = self.next().await;
            if news["version"].as_u64() >= Some(version) {
                return news;
            }
        }
    }
}

#[tokio::test]
async fn a_page_that_is_current_is_sent_nothing_and_one_that_is_not_everything() {
    let house = TestApp::new().await;
    let address = open_door(&house).await;
    let table = TestTable::of(&house, "astra", 2, json!({ "public": true })).await;
    let stranger = house.client();
    let mut first = Live::open(address, &table, &stranger, "").await;
    let news = first.next().await;
    assert_eq!(news["parts"][0][0], "table", "the whole page");
    let print = common::text(&news["print"]);
    let mut second = Live::open(address, &table, &stranger, &print).await;
    let news = second.next().await;
    assert_eq!(news["parts"], json!([]));
    assert_eq!(news["print"], print.as_str());
}

#[tokio::test]
async fn only_the_pieces_that_changed_are_sent_and_they_are_small() {
    let house = TestApp::new().await;
    let address = open_door(&house).await;
    for (game, people) in GAMES {
        let table = TestTable::of(&house, game, people, json!({ "public": true })).await;
        let mut live = Live::open(address, &table, &house.client(), "").await;
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
        assert!(said > 0, "{game}: what happened is said");
    }
}

#[tokio::test]
async fn a_page_hears_when_it_is_awaited() {
    let house = TestApp::new().await;
    let address = open_door(&house).await;
    let table = TestTable::of(&house, "stellium", 2, json!({})).await;
    let mut awaited = Vec::new();
    for client in &table.seats {
        let mut live = Live::open(address, &table, client, "").await;
        awaited.push(live.next().await["awaited"].as_bool().unwrap());
    }
    awaited.sort_unstable();
    assert_eq!(awaited, [false, true], "one of two");
}

#[tokio::test]
async fn long_news_come_deflated_and_short_ones_as_they_are() {
    let house = TestApp::new().await;
    let address = open_door(&house).await;
    let table = TestTable::of(&house, "astra", 2, json!({ "public": true })).await;
    let url = format!("ws://{address}/t/{}/live?print=", table.id);
    let (mut socket, _) = connect_async(url).await.unwrap();
    let Message::Binary(bytes) = socket.next().await.unwrap().unwrap() else {
        panic!("the whole page is long");
    };
    let news: Value = serde_json::from_reader(ZlibDecoder::new(&*bytes)).unwrap();
    let print = common::text(&news["print"]);
    let (packed, plain) = (bytes.len(), news.to_string().len());
    assert!(packed * 2 < plain, "{packed} of {plain}");
    let url = format!("ws://{address}/t/{}/live?print={print}", table.id);
    let (mut socket, _) = connect_async(url).await.unwrap();
    let first = socket.next().await.unwrap().unwrap();
    assert!(first.is_text(), "{first:?}");
}

#[tokio::test]
async fn the_whole_log_is_on_a_page_of_its_own_as_far_as_the_visitor_may_know_it() {
    let house = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&house, game, people, json!({ "public": true })).await;
        table.steps(90).await;
        for client in [&table.seats[0], &table.seats[1], &house.client()] {
            let shown = page(client, &format!("/t/{}", table.id)).await;
            let address = values(shown.text(), "href");
            let address = address.iter().find(|href| href.contains("/log?")).unwrap();
            let whole = page(client, address).await;
            assert_eq!(whole.status, 200);
            let told = client.get(&table.path("log")).await.ok(200);
            let words = told["told"].as_array().unwrap().iter();
            let words = words.flat_map(|line| line["words"].as_array().unwrap());
            let words: BTreeSet<String> = words.map(common::text).collect();
            let lines = log_lines(whole.text());
            assert!(lines.len() > log_lines(shown.text()).len(), "{game}");
            for line in &lines {
                assert!(words.contains(line), "{game}: {line}");
            }
        }
    }
}

/// The lines of the log on a page, without the headings.
fn log_lines(html: &str) -> Vec<String> {
    let log = html.split("class=\"log\"").nth(1).unwrap();
    let log = log.split("</ol>").next().unwrap();
    let lines = log
        .split("<li")
        .skip(1)
        .filter(|line| !line.contains("class=\"round\""));
    lines.map(words_of).collect()
}

/// What stands in a piece of HTML.
fn words_of(html: &str) -> String {
    let inner = html.split_once('>').unwrap().1;
    let texts = inner
        .split('<')
        .map(|tag| tag.split_once('>').map_or(tag, |tag| tag.1));
    let text: String = texts.collect();
    text.replace("&amp;", "&")
        .replace("&quot;", "\"")
        .trim()
        .to_owned()
}
