//! Lessons: playing one to its end, going back, skipping, leaving and coming back.

use serde_json::{Value, json};
use server::Settings;

use crate::common::{Answer, Client, TestApp, number};
use crate::{form, page, values};

/// The maximum number of looks at the page until it has changed.
const LOOKS: usize = 2_000;

/// A lesson that somebody is taking in a browser.
struct Learner {
    client: Client,
    id: String,
    requests: usize,
}

/// What the page of a lesson says.
#[derive(Debug, PartialEq)]
struct Page {
    /// The actions it points at; `None` once the lesson is over.
    lit: Option<Vec<String>>,
    decision: Option<usize>,
    version: usize,
    sentence: String,
    text: String,
}

impl Learner {
    async fn begin(server: &TestApp, game: &str, lesson: &str) -> Self {
        let client = server.guest("Ann").await;
        let path = format!("/learn/{game}");
        let begun = form(&client, &path, &format!("lesson={lesson}")).await;
        assert_eq!(begun.status, 303);
        let to = begun.header("location").unwrap().to_owned();
        let id = to.strip_prefix("/t/").unwrap().to_owned();
        Self {
            client,
            id,
            requests: 0,
        }
    }

    async fn look(&self) -> Page {
        let answer = page(&self.client, &format!("/t/{}", self.id)).await;
        let text = answer.text().to_owned();
        let first = |attribute: &str| values(&text, attribute).into_iter().next();
        let (_, rest) = text.split_once("id=\"ask\">").unwrap();
        Page {
            lit: first("data-lit").map(|lit| serde_json::from_str(&lit).unwrap()),
            decision: first("data-decision").map(|number| number.parse().unwrap()),
            version: first("data-version").unwrap().parse().unwrap(),
            sentence: rest.split('<').next().unwrap().to_owned(),
            text,
        }
    }

    /// Waits until the page holds.
    async fn wait(&self, holds: impl Fn(&Page) -> bool) -> Page {
        for _ in 0..LOOKS {
            let page = self.look().await;
            if holds(&page) {
                return page;
            }
            tokio::task::yield_now().await;
        }
        panic!("the page does not change: {:?}", self.look().await);
    }

    /// Waits until the lesson asks for something, or is over.
    async fn asked(&self) -> Page {
        self.wait(|page| page.lit.as_ref().is_none_or(|lit| !lit.is_empty()))
            .await
    }

    async fn act(&mut self, page: &Page, action: &str) -> Answer {
        self.requests += 1;
        let action: Value = serde_json::from_str(action).unwrap();
        let id = format!("request {}", self.requests);
        let body = json!({ "seat": 1, "decision": page.decision, "id": id, "action": action });
        let path = format!("/api/v1/tables/{}/actions", self.id);
        self.client.post(&path, body).await
    }

    /// Does what the lesson asks for.
    async fn follow(&mut self) -> Page {
        let page = self.asked().await;
        let lit = page.lit.clone().unwrap();
        self.act(&page, &lit[0]).await.ok(200);
        page
    }

    async fn go(&self, what: &str, version: usize) -> Answer {
        let path = format!("/api/v1/tables/{}/lesson", self.id);
        let body = json!({ "do": what, "version": version });
        self.client.post(&path, body).await
    }
}

const LESSONS: [(&str, &str, usize); 4] = [
    ("astra", "first", 12),
    ("astra", "ptolemy", 6),
    ("stellium", "first", 12),
    ("nightsky", "first", 12),
];

#[tokio::test]
async fn every_lesson_leads_step_by_step_to_a_real_game() {
    for (game, lesson, steps) in LESSONS {
        let server = TestApp::new().await;
        let mut learner = Learner::begin(&server, game, lesson).await;
        let mut sentences = Vec::new();
        loop {
            let page = learner.asked().await;
            if page.lit.is_none() {
                break;
            }
            assert!(!page.text.contains("data-only"), "{game}: the page waits");
            if sentences.last() != Some(&page.sentence) {
                sentences.push(page.sentence.clone());
            }
            learner.follow().await;
        }
        assert_eq!(sentences.len(), steps, "{game}: {sentences:#?}");
        // The machines play on, and hints are available now.
        let path = format!("/api/v1/tables/{}", learner.id);
        let seen = learner.client.get(&path).await.ok(200);
        assert_eq!(seen["table"]["hints"], true);
        assert_eq!(seen["table"]["status"], "playing");
    }
}

#[tokio::test]
async fn what_the_lesson_does_not_ask_for_is_refused_and_changes_nothing() {
    let server = TestApp::new().await;
    let mut learner = Learner::begin(&server, "astra", "first").await;
    let before = learner.asked().await;
    let other = r#"{"mark":{"place":2,"star":1}}"#;
    let refused = learner.act(&before, other).await.refused(422, "lesson");
    assert_eq!(refused, "Good idea for later. For now, follow the light.");
    let illegal = r#"{"mark":{"place":1,"star":7}}"#;
    learner.act(&before, illegal).await.refused(422, "illegal");
    assert_eq!(learner.look().await, before);
    learner.follow().await;
    // A step may have a sentence of its own for an obvious mistake.
    let page = learner.asked().await;
    let short = r#"{"mark":{"place":1,"star":4}}"#;
    let refused = learner.act(&page, short).await.refused(422, "lesson");
    assert!(refused.contains("short way"), "{refused}");
}

#[tokio::test]
async fn a_lesson_goes_back_by_steps() {
    let server = TestApp::new().await;
    let mut learner = Learner::begin(&server, "astra", "first").await;
    let mut firsts: Vec<Page> = Vec::new();
    for _ in 0..8 {
        let page = learner.follow().await;
        if firsts.last().map(|first| &first.sentence) != Some(&page.sentence) {
            firsts.push(page);
        }
    }
    // In the middle of a run, back leads to its beginning, then to the step before.
    let mut page = learner.asked().await;
    if firsts.last().unwrap().sentence != page.sentence {
        firsts.push(page);
        page = learner.asked().await;
    }
    while let Some(first) = firsts.pop() {
        if page.sentence == first.sentence && page.lit != first.lit {
            learner.go("back", page.version).await.ok(200);
            page = learner.asked().await;
        }
        assert_eq!((&page.sentence, &page.lit), (&first.sentence, &first.lit));
        if !firsts.is_empty() {
            learner.go("back", page.version).await.ok(200);
            page = learner.asked().await;
        }
    }
    assert!(!page.text.contains("id=\"lesson-back\""), "the first step");
    let stays = learner.go("back", page.version).await.ok(200);
    assert_eq!(number(&stays["version"]), page.version);
    // From here the lesson can be taken again.
    for _ in 0..8 {
        learner.follow().await;
    }
}

#[tokio::test]
async fn a_skipped_lesson_is_a_game_like_any_other() {
    let server = TestApp::new().await;
    let mut learner = Learner::begin(&server, "astra", "first").await;
    let page = learner.follow().await;
    learner.go("skip", page.version).await.refused(409, "stale");
    let page = learner.asked().await;
    learner.go("skip", page.version).await.ok(200);
    let page = learner.wait(|page| page.decision.is_some()).await;
    assert_eq!(page.lit, None);
    learner
        .go("skip", page.version)
        .await
        .refused(409, "no_lesson");
    // Everything legal can be done now.
    let acts = values(&page.text, "data-act");
    learner.act(&page, acts.last().unwrap()).await.ok(200);
}

#[tokio::test]
async fn a_lesson_has_no_undo_and_no_hints() {
    let server = TestApp::new().await;
    let mut learner = Learner::begin(&server, "astra", "first").await;
    learner.follow().await;
    let page = learner.asked().await;
    assert!(!page.text.contains("data-do=\"undo\""));
    assert!(!page.text.contains("data-do=\"hint\""));
    let path = |what: &str| format!("/api/v1/tables/{}/{what}", learner.id);
    let undo = json!({ "seat": 1, "version": page.version, "id": "u" });
    let refused = learner.client.post(&path("undo"), undo).await;
    refused.refused(409, "undo_in_lesson");
    let what = json!({ "kind": "undo", "seat": 1, "to": 0 });
    let proposal = json!({ "what": what, "version": page.version });
    let refused = learner.client.post(&path("proposals"), proposal).await;
    refused.refused(409, "undo_in_lesson");
    learner
        .client
        .get(&path("hints?seat=1"))
        .await
        .refused(403, "no_hints");
}

#[tokio::test]
async fn only_the_learner_can_go_back_or_skip() {
    let server = TestApp::new().await;
    let learner = Learner::begin(&server, "stellium", "first").await;
    let page = learner.asked().await;
    let stranger = Learner {
        client: server.guest("Ben").await,
        id: learner.id.clone(),
        requests: 0,
    };
    for what in ["back", "skip"] {
        stranger
            .go(what, page.version)
            .await
            .refused(404, "not_found");
    }
    let seen = learner
        .client
        .get(&format!("/api/v1/tables/{}", learner.id))
        .await
        .ok(200);
    let key = seen["table"]["key"].as_str().unwrap().to_owned();
    // With the key one may look on.
    let shown = crate::page(&stranger.client, &format!("/t/{}?key={key}", learner.id)).await;
    assert!(!shown.text().contains("id=\"lesson\""));
}

#[tokio::test]
async fn a_lesson_survives_a_restart_at_every_line() {
    let server = TestApp::with(|settings: &mut Settings| settings.snapshot_every = 5).await;
    let mut learner = Learner::begin(&server, "stellium", "first").await;
    let mut server = server;
    let mut steps = 0;
    while learner.asked().await.lit.is_some() {
        learner.follow().await;
        server = server.restart().await;
        let cookie = learner.client.cookie();
        learner.client = server.client();
        learner.client.set_cookie(cookie.as_deref());
        steps += 1;
    }
    assert_eq!(steps, 12);
}

#[tokio::test]
async fn an_unfinished_lesson_is_offered_again_where_it_was_left() {
    let server = TestApp::new().await;
    let mut learner = Learner::begin(&server, "astra", "first").await;
    let table = format!("href=\"/t/{}\"", learner.id);
    let offers = page(&learner.client, "/learn/astra").await;
    assert!(offers.text().contains(&table));
    learner.follow().await;
    let left = learner.asked().await;
    learner.go("skip", left.version).await.ok(200);
    let offers = page(&learner.client, "/learn/astra").await;
    assert!(!offers.text().contains(&table));
}

#[tokio::test]
async fn a_lesson_that_does_not_exist_is_not_found() {
    let server = TestApp::new().await;
    let ann = server.guest("Ann").await;
    for path in ["/learn/chess", "/learn/astra"] {
        assert_eq!(form(&ann, path, "lesson=last").await.status, 404, "{path}");
    }
    assert_eq!(page(&ann, "/learn/chess").await.status, 404);
}

#[tokio::test]
async fn play_now_offers_the_lesson_to_whoever_is_new_to_the_game() {
    let server = TestApp::new().await;
    let play = "game=stellium&level=master&offer=lesson";
    for client in [server.client(), server.guest("Ann").await] {
        let offered = form(&client, "/play", play).await;
        let to = offered.header("location").unwrap().to_owned();
        assert_eq!(to, "/learn/stellium?level=master");
        let offers = page(&client, &to).await;
        assert!(values(offers.text(), "value").contains(&"master".to_owned()));
        let begun = form(&client, "/play", "game=stellium&level=master").await;
        assert!(begun.header("location").unwrap().starts_with("/t/"));
        let again = form(&client, "/play", play).await;
        assert!(again.header("location").unwrap().starts_with("/t/"));
    }
    let alone = form(
        &server.client(),
        "/play",
        "game=astra&alone=on&offer=lesson",
    )
    .await;
    let to = alone.header("location").unwrap();
    assert!(
        to.starts_with("/learn/astra?") && to.contains("alone=on"),
        "{to}"
    );
    let bad = form(
        &server.client(),
        "/play",
        "game=stellium&level=wizard&offer=lesson",
    )
    .await;
    assert_eq!(bad.status, 422);
}
