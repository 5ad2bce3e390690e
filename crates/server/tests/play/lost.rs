//! A database server whose connection breaks in the middle of an action: the action is done once, and
//! whoever repeats it gets its answer.

use serde_json::json;

use crate::common::{Loss, Place, TestApp, TestTable, action, number, replays};

#[tokio::test]
async fn an_action_whose_commit_is_lost_is_done_once() {
    for loss in [Loss::Answer, Loss::Question] {
        let (place, proxy) = Place::behind_a_proxy().await;
        let server = TestApp::at(place).await;
        let table = TestTable::of(&server, "stellium", 2, json!({})).await;
        for expected in 1..=3 {
            let seat = table.to_act().await[0];
            let body = action(&table.seen(seat).await, &table.request(), 0);
            proxy.lose(loss);
            let done = table.post(seat, "actions", body.clone()).await.ok(200);
            assert_eq!(number(&done["version"]), expected);
            let again = table.post(seat, "actions", body).await.ok(200);
            assert_eq!(again, done);
            assert_eq!(table.version().await, expected);
        }
    }
}

#[tokio::test]
async fn an_action_of_unknown_outcome_is_done_once_when_the_database_is_back() {
    for loss in [Loss::Answer, Loss::Question] {
        let (place, proxy) = Place::behind_a_proxy().await;
        let server = TestApp::at(place).await;
        let table = TestTable::of(&server, "stellium", 2, json!({})).await;
        table.steps(2).await;
        let seat = table.to_act().await[0];
        let body = action(&table.seen(seat).await, &table.request(), 0);
        proxy.lose_and_shut(loss);
        for _ in 0..2 {
            let unknown = table.post(seat, "actions", body.clone()).await;
            unknown.refused(503, "storage");
            // Nor can the table be read.
            proxy.cut();
        }
        proxy.shut(false);
        for _ in 0..2 {
            let done = table.post(seat, "actions", body.clone()).await.ok(200);
            assert_eq!(number(&done["version"]), 3);
        }
        assert_eq!(table.version().await, 3);
        table.play_out().await;
        replays(table.client(1).get(&table.path("record")).await.text());
    }
}
