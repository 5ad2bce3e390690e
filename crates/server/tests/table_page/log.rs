//! The page with the whole log of a game.

use std::collections::BTreeSet;

use serde_json::json;

use crate::common::{self, TestApp, TestTable};
use crate::{GAMES, page, values};

#[tokio::test]
async fn the_log_page_has_more_lines_but_nothing_the_visitor_may_not_know() {
    let server = TestApp::new().await;
    for (game, people) in GAMES {
        let table = TestTable::of(&server, game, people, json!({ "public": true })).await;
        table.steps(90).await;
        for client in [&table.seats[0], &table.seats[1], &server.client()] {
            let shown = page(client, &format!("/t/{}", table.id)).await;
            let address = values(shown.text(), "href");
            let address = address.iter().find(|href| href.contains("/log?")).unwrap();
            let whole = page(client, address).await;
            assert_eq!(whole.status, 200);
            let told = client.get(&table.path("log")).await.ok(200);
            let words = told["told"].as_array().unwrap().iter();
            let words = words.flat_map(|line| line["words"].as_array().unwrap());
            let words: BTreeSet<String> = words.map(common::text).collect();
            let known: BTreeSet<&str> = words.iter().flat_map(|line| names(line)).collect();
            let lines = log_lines(whole.text());
            assert!(lines.len() > log_lines(shown.text()).len(), "{game}");
            // One sentence may cover several events, but it says nothing new to the visitor.
            for line in &lines {
                let is_known = |name| known.contains(name);
                let told = words.contains(line) || names(line).all(is_known);
                assert!(told, "{game}: {line}");
            }
        }
    }
}

/// Returns the words of a line that could reveal something: all but short ones in lower case.
fn names(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() > 3 || word.chars().any(char::is_uppercase))
}

/// Returns the lines of the log on a page, without the headings.
fn log_lines(html: &str) -> Vec<String> {
    let log = html.split("class=\"log\"").nth(1).unwrap();
    let log = log.split("</ol>").next().unwrap();
    let lines = log
        .split("<li")
        .skip(1)
        .filter(|line| line.starts_with(" id=\"log-"));
    lines.map(words_of).collect()
}

/// Returns the text in a piece of HTML.
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
