//! The form for a new table.

use serde_json::{Value, json};

use super::browser::{browser, browser_of, leads_to, page, refusal, send};
use crate::common::{Client, TestApp};

/// The fields a form sends.
type Sent = &'static [(&'static str, &'static str)];

/// Sends the form and returns the new table.
async fn made(client: &Client, game: &str, fields: &[(&str, &str)]) -> Value {
    let path = leads_to(&send(client, &format!("/new/{game}"), fields).await);
    let id = path.strip_prefix("/t/").unwrap();
    let seen = client.get(&format!("/api/v1/tables/{id}")).await.ok(200);
    seen["table"].clone()
}

#[tokio::test]
async fn every_field_of_the_form_counts() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let fields = [
        ("seat-1", "me"),
        ("seat-2", "here"),
        ("name-2", "Ben"),
        ("seat-3", "nobody"),
        ("seat-4", "master"),
        ("seat-5", "open"),
        ("name-5", "nobody reads this"),
        ("public", "on"),
        ("clock", "bank:600:10"),
        ("absence", "after:10"),
        ("stand-in", "novice"),
        ("hints", "on"),
        ("option-first", "2"),
    ];
    let table = made(&ada, "astra", &fields).await;
    assert_eq!(table["status"], "open");
    assert_eq!(table["public"], true);
    let seats = table["seats"].as_array().unwrap();
    let seats: Vec<_> = seats
        .iter()
        .map(|seat| (&seat["who"], &seat["name"]))
        .collect();
    let expected = [
        (&json!("person"), &json!("Ada")),
        (&json!("person"), &json!("Ben")),
        (&json!("machine"), &json!("master")),
        (&json!("open"), &json!("")),
    ];
    assert_eq!(seats, expected);
    assert_eq!(table["options"], json!({ "first": "2" }));
    let clock = json!({ "kind": "bank", "seconds": 600, "increment": 10 });
    assert_eq!(table["clock"], clock);
    assert_eq!(table["absence"], json!({ "kind": "after", "minutes": 10 }));
    assert_eq!(table["stand_in"], "novice");
    assert_eq!(table["hints"], true);
}

#[tokio::test]
async fn every_option_of_stellium_and_night_sky_can_be_chosen() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let two = [("seat-1", "me"), ("seat-2", "open")];
    let three = [("seat-1", "me"), ("seat-2", "open"), ("seat-3", "open")];
    let stellium: [(&str, &[&str]); 5] = [
        ("limit", &["first"]),
        ("feels", &["1", "2", "3", "4", "unlimited"]),
        ("influence", &["optional"]),
        ("memory", &["off"]),
        ("first", &["1", "2"]),
    ];
    let nightsky: [(&str, &[&str]); 3] = [
        ("draft", &["turns"]),
        ("die", &["off"]),
        ("sun", &["aries", "scorpius", "capricornus", "pisces"]),
    ];
    let stellium = stellium.iter().map(|option| ("stellium", &two[..], option));
    let nightsky = nightsky
        .iter()
        .map(|option| ("nightsky", &three[..], option));
    for (game, seats, (key, values)) in stellium.chain(nightsky) {
        for value in *values {
            let name = format!("option-{key}");
            let fields: Vec<_> = seats
                .iter()
                .copied()
                .chain([(name.as_str(), *value)])
                .collect();
            let options = made(&ada, game, &fields).await["options"].clone();
            assert_eq!(options, json!({ *key: value }), "{game}");
        }
    }
}

#[tokio::test]
async fn every_value_the_form_offers_is_accepted() {
    let server = TestApp::with(|settings| settings.tables_per_player = 1_000).await;
    let ada = browser_of(&server, "Ada").await;
    for game in ["astra", "stellium", "nightsky"] {
        let form = ada.get(&format!("/new/{game}")).await;
        let offered = offered(form.text());
        assert!(offered.len() > 30, "{game}: {}", offered.len());
        for (name, value) in &offered {
            // Modifiers are for the solo game only. A second player on this device needs a name.
            if name == "option-modifiers" {
                continue;
            }
            let number = name.strip_prefix("seat-").unwrap_or("1");
            let person = format!("name-{number}");
            let mut fields = vec![
                ("seat-1", "me"),
                ("seat-2", "open"),
                ("seat-3", "open"),
                ("seat-4", "open"),
            ];
            if game == "astra" {
                fields.push(("seat-5", "open"));
            }
            fields.retain(|(seat, _)| seat != name);
            fields.extend([(name.as_str(), value.as_str()), (person.as_str(), "Ben")]);
            let answer = send(&ada, &format!("/new/{game}"), &fields).await;
            assert_eq!(answer.status.as_u16(), 303, "{game}: {name}={value}");
        }
    }
}

/// Returns the names and values of all controls with a choice.
fn offered(html: &str) -> Vec<(String, String)> {
    let attribute = |tag: &str, name: &str| -> Option<String> {
        let (_, rest) = tag.split_once(&format!("{name}=\""))?;
        Some(rest.split('"').next()?.to_owned())
    };
    let (mut all, mut list) = (Vec::new(), String::new());
    for tag in html.split('<') {
        if tag.starts_with("select") {
            list = attribute(tag, "name").unwrap();
        } else if tag.starts_with("option") {
            all.push((list.clone(), attribute(tag, "value").unwrap()));
        } else if tag.starts_with("input") && (tag.contains("radio") || tag.contains("checkbox")) {
            all.push((
                attribute(tag, "name").unwrap(),
                attribute(tag, "value").unwrap(),
            ));
        }
    }
    all
}

#[tokio::test]
async fn the_solo_game_has_modifiers() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let form = ada.get("/new/astra?players=1").await;
    assert!(
        form.text()
            .contains("Ptolemy starts with 20 fame instead of 12.")
    );
    let alone = [
        ("seat-1", "me"),
        ("seat-2", "nobody"),
        ("option-modifiers", "e4"),
        ("option-modifiers", "h1"),
    ];
    let table = made(&ada, "astra", &alone).await;
    assert_eq!(table["options"], json!({ "modifiers": "e4,h1" }));
    assert_eq!(table["status"], "playing");
    let random = [("seat-1", "me"), ("option-modifiers", "random")];
    assert_eq!(
        made(&ada, "astra", &random).await["options"],
        json!({ "modifiers": "random" })
    );
    // They are not for two players, and some exclude each other.
    let two = [
        ("seat-1", "me"),
        ("seat-2", "novice"),
        ("option-modifiers", "e4"),
    ];
    let said = refusal(&send(&ada, "/new/astra", &two).await, 422);
    assert!(said.contains("for solo games only"), "{said}");
    let both = [
        ("seat-1", "me"),
        ("option-modifiers", "e2"),
        ("option-modifiers", "h1"),
    ];
    let answer = send(&ada, "/new/astra", &both).await;
    assert!(refusal(&answer, 422).contains("cannot have both"));
    assert_eq!(
        answer.text().matches(" checked").count(),
        2,
        "the form must keep what was chosen"
    );
}

#[tokio::test]
async fn mistakes_are_explained_and_the_form_keeps_what_was_chosen() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let cases: [(&str, Sent, &str); 7] = [
        ("astra", &[], "0 players"),
        (
            "nightsky",
            &[("seat-1", "me"), ("seat-2", "open")],
            "play with 2 players",
        ),
        (
            "astra",
            &[("seat-1", "me"), ("seat-2", "here"), ("clock", "move:180")],
            "seat 2 needs a name",
        ),
        (
            "astra",
            &[
                ("seat-1", "me"),
                ("seat-2", "here"),
                ("name-2", "\u{202e}x"),
            ],
            "invisible",
        ),
        (
            "astra",
            &[("seat-1", "me"), ("seat-2", "wizard")],
            "no machine player",
        ),
        (
            "astra",
            &[("seat-1", "me"), ("clock", "move:0")],
            "A time limit must",
        ),
        (
            "stellium",
            &[("seat-1", "me"), ("seat-2", "open"), ("option-feels", "9")],
            "cannot be “9”",
        ),
    ];
    for (game, fields, wanted) in cases {
        let answer = send(&ada, &format!("/new/{game}"), fields).await;
        let said = refusal(&answer, 422);
        assert!(said.contains(wanted), "{said}");
        assert!(!said.contains("Unknown"), "{said}");
    }
    let fields = [
        ("seat-1", "me"),
        ("seat-2", "here"),
        ("clock", "move:180"),
        ("hints", "off"),
    ];
    let answer = send(&ada, "/new/astra", &fields).await;
    for kept in [
        "<option value=\"here\" selected>",
        "<option value=\"move:180\" selected>",
        "name=\"hints\" value=\"off\" checked",
    ] {
        assert!(answer.text().contains(kept), "{kept}");
    }
    let tables = ada.get("/api/v1/me/tables").await.ok(200);
    assert_eq!(
        tables["tables"].as_array().unwrap().len(),
        0,
        "no table must be created"
    );
}

#[tokio::test]
async fn a_stranger_who_gives_a_name_becomes_a_guest() {
    let server = TestApp::new().await;
    let stranger = browser(&server);
    let seats = [("name", "Cleo"), ("seat-1", "me"), ("seat-2", "open")];
    let table = made(&stranger, "astra", &seats).await;
    assert_eq!(table["seats"][0]["name"], "Cleo");
    let bad = browser(&server);
    let seats = [
        ("name", "Cleo \u{200b}"),
        ("seat-1", "me"),
        ("seat-2", "open"),
    ];
    let said = refusal(&send(&bad, "/new/astra", &seats).await, 422);
    assert!(said.contains("invisible"), "{said}");
    assert!(bad.cookie().is_none());
    let french = page(&bad, "/new/astra", "fr").await;
    assert!(french.text().contains("Votre nom"));
}

#[tokio::test]
async fn too_many_tables_are_refused_on_the_form() {
    let server = TestApp::with(|settings| settings.tables_per_player = 1).await;
    let ada = browser_of(&server, "Ada").await;
    let seats = [("seat-1", "me"), ("seat-2", "open")];
    made(&ada, "astra", &seats).await;
    let said = refusal(&send(&ada, "/new/astra", &seats).await, 429);
    assert!(said.contains("Finish one first"), "{said}");
}
