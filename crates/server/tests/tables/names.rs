//! Nobody can pass for somebody else by a name that looks the same.

use serde_json::{Value, json};

use crate::common::{Client, TestApp, TestTable, machine, make, me, open, text};

async fn names(client: &Client, table: &TestTable) -> Vec<String> {
    let seen = client.get(&table.path("")).await.ok(200);
    let seats = seen["table"]["seats"].as_array().unwrap();
    let name = |seat: &Value| text(&seat["name"]);
    seats.iter().map(name).collect()
}

#[tokio::test]
async fn a_name_that_looks_like_anothers_is_marked_everywhere() {
    let server = TestApp::new().await;
    let alice = server.guest("Alice").await;
    // A capital I, a Cyrillic A, and an honest name.
    let [second, third] = ["AIice", "Аlice"].map(|name| server.guest(name));
    let (second, third) = (second.await, third.await);
    let seats = [me(), open(), open(), open()];
    let made = make(&alice, "stellium", &seats, json!({ "public": true })).await;
    let table = TestTable::from(&made, vec![alice.clone()]);
    assert_eq!(names(&alice, &table).await, ["Alice", "", "", ""]);
    second.post(&table.path("join"), json!({})).await.ok(200);
    assert_eq!(names(&alice, &table).await, ["Alice 1", "AIice 2", "", ""]);
    // In the lobby and in the lists, too.
    let lobby = alice.get(&format!("/t/{}", table.id)).await;
    assert!(lobby.text().contains("AIice 2"), "{}", lobby.text());
    let home = server.client().get("/").await;
    assert!(home.text().contains("Alice 1, AIice 2"), "{}", home.text());
    third.post(&table.path("join"), json!({})).await.ok(200);
    let bob = server.guest("Bob").await;
    bob.post(&table.path("join"), json!({})).await.ok(200);
    let marked = ["Alice 1", "AIice 2", "Аlice 3", "Bob"];
    assert_eq!(names(&alice, &table).await, marked);
    // The game shows the same names.
    let page = server.client().get(&format!("/t/{}", table.id)).await;
    for name in marked {
        assert!(page.text().contains(name), "{name}: {}", page.text());
    }
}

#[tokio::test]
async fn no_machine_player_is_called_like_a_person() {
    let server = TestApp::new().await;
    // The names of the first two machine players, almost.
    let hypatia = server.guest("Hураtia").await;
    let seats = [me(), me(), machine("random"), machine("random")];
    let seats = seats.map(|mut seat| {
        if seat["who"] == "me" {
            seat["name"] = json!("TYCH0");
        }
        seat
    });
    let made = make(&hypatia, "stellium", &seats, json!({})).await;
    let table = TestTable::from(&made, vec![hypatia.clone()]);
    assert_eq!(
        names(&hypatia, &table).await,
        ["TYCH0 1", "TYCH0 2", "Hypatia", "Caroline"]
    );
}
