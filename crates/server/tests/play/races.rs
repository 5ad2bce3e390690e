//! Requests that arrive at the same time, late, or in another order: exactly one wins.

use serde_json::{Value, json};

use crate::common::{Answer, TestApp, TestTable, action, number};

/// Posts all actions at once.
async fn at_once(table: &TestTable, seat: usize, bodies: Vec<Value>) -> Vec<Answer> {
    let posts: Vec<_> = bodies
        .into_iter()
        .map(|body| {
            let (client, path) = (table.client(seat).clone(), table.path("actions"));
            tokio::spawn(async move { client.post(&path, body).await })
        })
        .collect();
    let mut answers = Vec::new();
    for post in posts {
        answers.push(post.await.unwrap());
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_actions_for_one_decision_only_one_wins() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    for round in 0..10 {
        let seat = table.to_act().await[0];
        let seen = table.seen(seat).await;
        let version = number(&seen["game"]["version"]);
        let bodies = (0..12)
            .map(|n| action(&seen, &format!("{round} {n}"), n))
            .collect();
        let answers = at_once(&table, seat, bodies).await;
        let won: Vec<_> = answers
            .iter()
            .filter(|answer| answer.status == 200)
            .collect();
        assert_eq!(won.len(), 1);
        assert_eq!(number(&won[0].value()["version"]), version + 1);
        for lost in answers.iter().filter(|answer| answer.status != 200) {
            lost.refused(409, "stale");
            assert_eq!(lost.value()["current"]["game"]["version"], version + 1);
        }
        assert_eq!(table.version().await, version + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn all_copies_of_one_action_get_the_same_answer() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    for round in 0..10 {
        let seat = table.to_act().await[0];
        let body = action(&table.seen(seat).await, &format!("{round}"), round);
        let answers = at_once(&table, seat, vec![body; 12]).await;
        for answer in &answers {
            answer.ok(200);
            assert_eq!(answer.body, answers[0].body);
        }
        assert_eq!(table.version().await, round + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn action_undo_and_resign_at_once_leave_a_consistent_game() {
    let server = TestApp::new().await;
    for round in 0..5 {
        let table = TestTable::of(&server, "astra", 2, json!({})).await;
        table.steps(2 + round).await;
        let seat = table.to_act().await[0];
        let seen = table.seen(seat).await;
        let version = number(&seen["game"]["version"]);
        let posts = [
            ("actions", action(&seen, "act", 0)),
            ("actions", action(&seen, "other", 1)),
            (
                "undo",
                json!({ "seat": seat, "version": version, "id": "undo" }),
            ),
            ("resign", json!({ "seat": seat, "id": "resign" })),
        ];
        let posts: Vec<_> = posts
            .into_iter()
            .map(|(what, body)| {
                let (client, path) = (table.client(seat).clone(), table.path(what));
                tokio::spawn(async move { client.post(&path, body).await })
            })
            .collect();
        let mut done = 0;
        for post in posts {
            let answer = post.await.unwrap();
            match answer.status.as_u16() {
                200 => done += 1,
                409 | 422 => {}
                _ => panic!("{}", answer.text()),
            }
        }
        assert!(done > 0);
        let other = table.client(3 - seat);
        let log = other.get(&table.path("log")).await.ok(200);
        assert!(log["told"].as_array().unwrap().len() >= version + done);
        table.ask(3 - seat, "resign").await.ok(200);
        let record = other.get(&table.path("record")).await;
        crate::common::replays(record.text());
    }
}

#[tokio::test]
async fn reordered_actions_are_refused_as_stale() {
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let first = action(&table.seen(seat).await, "first", 0);
    table.post(seat, "actions", first.clone()).await.ok(200);
    // Another request for the first decision arrives after the second action.
    let second = action(&table.seen(seat).await, "second", 0);
    table.post(seat, "actions", second.clone()).await.ok(200);
    let mut overtaken = first;
    overtaken["id"] = json!("overtaken");
    table
        .post(seat, "actions", overtaken)
        .await
        .refused(409, "stale");
    // An undo restores the state, but the decision has a new number.
    table.undo(seat).await.ok(200);
    let mut again = second;
    again["id"] = json!("again");
    table
        .post(seat, "actions", again)
        .await
        .refused(409, "stale");
    assert_eq!(table.version().await, 3);
}

#[tokio::test]
async fn an_action_is_done_even_if_the_caller_hangs_up() {
    use futures_util::FutureExt;
    let server = TestApp::new().await;
    let table = TestTable::of(&server, "astra", 2, json!({})).await;
    let seat = table.to_act().await[0];
    let body = action(&table.seen(seat).await, "x", 0);
    let mut post = Box::pin(table.post(seat, "actions", body.clone()));
    // Poll the request until the table has changed, then hang up.
    while (&mut post).now_or_never().is_none() {
        if table.version().await == 1 {
            break;
        }
    }
    drop(post);
    let done = table.post(seat, "actions", body).await.ok(200);
    assert_eq!((number(&done["version"]), table.version().await), (1, 1));
}
