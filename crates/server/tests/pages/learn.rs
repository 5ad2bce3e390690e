//! Lessons in the lists of the home page and on their own page: begun, left, and finished.

use serde_json::{Value, json};

use super::browser::{browser, leads_to, page, send};
use crate::common::{Client, TestApp};

/// The maximum number of looks at the page until it has changed.
const LOOKS: usize = 5_000;

/// Returns the first value of an attribute, as the page has it.
fn value(text: &str, attribute: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!("{attribute}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

/// Begins the first lesson of Stellium; returns the path of its table.
async fn begin(client: &Client) -> String {
    leads_to(&send(client, "/learn/stellium", &[("lesson", "first")]).await)
}

/// Does what the lesson asks for; returns whether it asked for anything.
async fn follow(client: &Client, path: &str, request: usize) -> bool {
    for _ in 0..LOOKS {
        let shown = client.get(path).await;
        let Some(lit) = value(shown.text(), "data-lit") else {
            return false;
        };
        let lit: Vec<String> = serde_json::from_str(&lit).unwrap();
        let Some(action) = lit.first() else {
            tokio::task::yield_now().await;
            continue;
        };
        let action: Value = serde_json::from_str(action).unwrap();
        let decision: usize = value(shown.text(), "data-decision")
            .unwrap()
            .parse()
            .unwrap();
        let id = format!("request {request}");
        let body = json!({ "seat": 1, "decision": decision, "id": id, "action": action });
        let id = path.strip_prefix("/t/").unwrap();
        let actions = format!("/api/v1/tables/{id}/actions");
        client.post(&actions, body).await.ok(200);
        return true;
    }
    panic!("the lesson does not go on");
}

async fn text_of(client: &Client, path: &str) -> String {
    page(client, path, "en").await.text().to_owned()
}

#[tokio::test]
async fn a_lesson_is_marked_on_the_home_page_until_it_is_over() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let path = begin(&client).await;
    let home = text_of(&client, "/").await;
    assert!(home.contains("<i>Lesson · step 1 of 12</i>"), "{home}");
    let french = page(&client, "/", "fr").await;
    assert!(french.text().contains("<i>Leçon · étape 1 sur 12</i>"));
    let version = value(&text_of(&client, &path).await, "data-version").unwrap();
    let version: usize = version.parse().unwrap();
    let id = path.strip_prefix("/t/").unwrap();
    let skip = json!({ "do": "skip", "version": version });
    let lesson = format!("/api/v1/tables/{id}/lesson");
    client.post(&lesson, skip).await.ok(200);
    let home = text_of(&client, "/").await;
    assert!(home.contains(&path) && !home.contains("Lesson ·"), "{home}");
    // A lesson that was left is not done.
    let learn = text_of(&client, "/learn/stellium").await;
    assert!(learn.contains("Start the lesson") && !learn.contains("Done"));
}

#[tokio::test]
async fn a_finished_lesson_is_done_and_can_be_taken_again() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let learn = text_of(&client, "/learn/stellium").await;
    assert!(learn.contains("Start the lesson") && !learn.contains("Done"));
    let path = begin(&client).await;
    let learn = text_of(&client, "/learn/stellium").await;
    assert!(learn.contains("Go on with the lesson") && learn.contains("Start over"));
    let mut requests = 0;
    while follow(&client, &path, requests).await {
        requests += 1;
        // The last step only suggests what to do: from there on the game is like any other.
        if text_of(&client, &path).await.contains("Step 12 of 12") {
            break;
        }
    }
    let home = text_of(&client, "/").await;
    assert!(home.contains(&path) && !home.contains("Lesson ·"), "{home}");
    let learn = text_of(&client, "/learn/stellium").await;
    assert!(
        learn.contains("#i-check") && learn.contains("Done"),
        "{learn}"
    );
    assert!(learn.contains("Take it again"));
    assert!(!learn.contains("Go on with the lesson") && !learn.contains("Start the lesson"));
    // Taking it again does not undo that.
    begin(&client).await;
    let learn = text_of(&client, "/learn/stellium").await;
    assert!(learn.contains("Done") && learn.contains("Go on with the lesson"));
}
