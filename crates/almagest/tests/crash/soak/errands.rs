//! What visitors do besides playing at the large tables.

use serde_json::{Value, json};

use super::visitor::Visit;
use crate::coordinator::Trouble;
use crate::diary::{Entry, compare};
use crate::http::Answer;
use crate::player::wrong;

/// Recorded games, several in each file.
const RECORDS: [&str; 3] = [
    include_str!("../../../../games/tests/golden/astra-3.jsonl"),
    include_str!("../../../../games/tests/golden/stellium-2.jsonl"),
    include_str!("../../../../games/tests/golden/nightsky-4.jsonl"),
];
const GAMES: [&str; 3] = ["astra", "stellium", "nightsky"];
/// The number of actions of a short game.
const ACTIONS: usize = 12;
/// How often somebody looks whether a machine player has acted.
const LOOKS: usize = 30;

/// Reads pages as a visitor without an identity, or as a guest.
pub fn read_pages(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    if visit.lots.once_in(2) {
        visit.become_guest()?;
    }
    let game = visit.choose(&GAMES);
    let hour = visit.lots.below(24);
    for path in [
        "/".to_owned(),
        "/about".to_owned(),
        format!("/rules/{game}"),
        format!("/rules/{game}/reference?lang=fr"),
        format!("/cards/{game}"),
        format!("/learn/{game}"),
        format!("/new/{game}"),
        format!("/sky?lat=48.85&lon=2.35&date=2026-01-17&time={hour:02}:00"),
        "/settings".to_owned(),
        "/api/v1/games".to_owned(),
    ] {
        visit.get(&path)?;
        visit.think();
    }
    Ok(())
}

/// Becomes a guest with tokens and two sessions, ends one of them, and is deleted.
pub fn come_and_go(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    visit.become_guest()?;
    visit.ask(
        "PATCH",
        "/api/v1/me",
        &json!({"name": "Someone else"}),
        &[200],
    )?;
    let token = visit.post("/api/v1/me/tokens", &json!({"label": "bot"}))?;
    let token = format!("/api/v1/me/tokens/{}", text(&token["id"]));
    let link = visit.post("/api/v1/me/link", &Value::Null)?;
    visit.think();
    let first = visit.cookie.clone();
    let code = json!({"code": link["code"]});
    let second = visit.ask("POST", "/api/v1/link", &code, &[200, 201])?;
    visit.cookie = second.head.cookie.unwrap_or_default();
    visit.ask("DELETE", &token, &Value::Null, &[204])?;
    let sessions = visit.get("/api/v1/me/sessions")?;
    visit.ask("DELETE", "/api/v1/me/sessions", &Value::Null, &[204])?;
    if sessions["sessions"].as_array().map(Vec::len) != Some(2) {
        return Err(Trouble::Wrong(format!("not two sessions: {sessions}")));
    }
    let second = std::mem::replace(&mut visit.cookie, first);
    visit.ask("GET", "/api/v1/me", &Value::Null, &[401])?;
    visit.cookie = second;
    visit.ask("DELETE", "/api/v1/me", &Value::Null, &[204])?;
    visit.ask("GET", "/api/v1/me", &Value::Null, &[401])?;
    Ok(())
}

/// Two guests meet at a private table, take actions back and resign. The record then has every
/// action that was acknowledged.
pub fn take_back(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    visit.become_guest()?;
    let host = visit.cookie.clone();
    let game = visit.choose(&["astra", "stellium"]);
    let wish = json!({"game": game, "seats": [{"who": "me"}, {"who": "open"}]});
    let made = visit.post("/api/v1/tables", &wish)?;
    let table = format!("/api/v1/tables/{}", text(&made["table"]["id"]));
    visit.become_guest()?;
    let key = json!({"key": made["table"]["key"]});
    visit.post(&format!("{table}/join"), &key)?;
    let cookies = [host, visit.cookie.clone()];
    let mut diary = Vec::new();
    for number in 0..ACTIONS {
        for (cookie, seat) in cookies.iter().zip(1..) {
            visit.cookie.clone_from(cookie);
            if act(visit, &table, seat, &mut diary)? && visit.lots.once_in(3) {
                undo(visit, &table, seat, number)?;
            }
        }
        visit.think();
    }
    agree_on_undo(visit, &table, &cookies)?;
    for (cookie, seat) in cookies.iter().zip(1..) {
        visit.cookie.clone_from(cookie);
        let resign = json!({"seat": seat, "id": "resign"});
        // 409: the game is over already.
        visit.ask("POST", &format!("{table}/resign"), &resign, &[200, 409])?;
    }
    check_record(visit, &table, &diary)
}

/// Plays a few actions against machine players, with a hint, and resigns.
pub fn play_machines(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    visit.become_guest()?;
    let game = visit.choose(&GAMES);
    let mut machine = || {
        let level = visit.choose(&["novice", "apprentice", "astronomer", "master", "greedy"]);
        json!({"who": "machine", "level": level})
    };
    let seats = [json!({"who": "me"}), machine(), machine()];
    let made = visit.post(
        "/api/v1/tables",
        &json!({"game": game, "seats": seats, "hints": true}),
    )?;
    let id = text(&made["table"]["id"]);
    let table = format!("/api/v1/tables/{id}");
    visit.get(&format!("/t/{id}"))?;
    let mut diary = Vec::new();
    for look in 0..LOOKS {
        let acted = act(visit, &table, 1, &mut diary)?;
        if acted && look % 4 == 0 {
            // 409: a machine player has to act first.
            let hints = format!("{table}/hints?seat=1");
            visit.ask("GET", &hints, &Value::Null, &[200, 409])?;
        }
        if diary.len() >= ACTIONS / 2 {
            break;
        }
        visit.think();
    }
    let resign = json!({"seat": 1, "id": "resign"});
    visit.ask("POST", &format!("{table}/resign"), &resign, &[200, 409])?;
    check_record(visit, &table, &diary)
}

/// Imports a game, looks at moments of it, and has it reviewed.
pub fn import_and_review(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    visit.become_guest()?;
    let record = visit.choose(&RECORDS);
    let other = |line: &&str| !line.starts_with("{\"is\":\"game\"");
    let lines = record.lines().skip(1).take_while(other);
    let first: Vec<&str> = record.lines().take(1).chain(lines).collect();
    let record = first.join("\n");
    let media = "application/x-ndjson";
    let brought = visit.send("POST", "/api/v1/records", (media, &record), &[201])?;
    let id = text(&brought.json()["table"]);
    let lines = record.lines().count() as u64;
    for _ in 0..4 {
        let at = visit.lots.below(lines);
        visit.get(&format!("/replay/{id}?at={at}"))?;
        visit.get(&format!("/replay/{id}/parts?at={at}"))?;
        visit.think();
    }
    // 429: too many games wait for a review.
    let asked = visit.ask(
        "POST",
        &format!("/replay/{id}/review"),
        &Value::Null,
        &[303, 429],
    )?;
    for _ in 0..LOOKS {
        let part = visit.ask(
            "GET",
            &format!("/replay/{id}/review/part"),
            &Value::Null,
            &[200],
        )?;
        if asked.head.status == 429 || !part.body.contains("data-poll") {
            break;
        }
        visit.think();
    }
    visit.get(&format!("/api/v1/tables/{id}/log"))?;
    visit.ask(
        "GET",
        &format!("/api/v1/tables/{id}/record"),
        &Value::Null,
        &[200],
    )?;
    Ok(())
}

/// Acts for a seat if it has a decision. Returns whether it did.
fn act(
    visit: &mut Visit<'_>,
    table: &str,
    seat: usize,
    diary: &mut Vec<Entry>,
) -> Result<bool, Trouble> {
    let seen = visit.get(&format!("{table}?words=off&seat={seat}"))?;
    let turn = &seen["game"]["turn"];
    let (Some(decision), Some(legal)) = (turn["decision"].as_u64(), turn["legal"].as_array())
    else {
        return Ok(false);
    };
    let action = legal[visit.lots.below(legal.len() as u64) as usize]["action"].clone();
    let id = format!("a{decision}");
    let body = json!({"seat": seat, "decision": decision, "id": id, "action": action});
    // In a rush draft a machine player may have taken the card meanwhile.
    let answer = visit.ask("POST", &format!("{table}/actions"), &body, &[200, 409, 422])?;
    let is_rush = seen["table"]["game"] == "nightsky";
    match answer.json()["version"].as_u64() {
        Some(version) if answer.head.status == 200 => {
            let version = version as usize;
            diary.push(Entry {
                seat,
                action,
                version,
            });
            Ok(true)
        }
        _ if is_rush => Ok(false),
        _ => Err(wrong(&body.to_string(), &answer)),
    }
}

/// Undoes the last action of a seat, if the rules allow it.
fn undo(visit: &mut Visit<'_>, table: &str, seat: usize, number: usize) -> Result<(), Trouble> {
    let seen = visit.get(&format!("{table}?words=off&seat={seat}"))?;
    if seen["game"]["can_undo"] == true {
        let version = &seen["game"]["version"];
        let body = json!({"seat": seat, "version": version, "id": format!("u{number}")});
        visit.post(&format!("{table}/undo"), &body)?;
    }
    Ok(())
}

/// Both players agree to go back to the beginning.
fn agree_on_undo(visit: &mut Visit<'_>, table: &str, cookies: &[String]) -> Result<(), Trouble> {
    let seen = visit.get(&format!("{table}?words=off"))?;
    let (version, status) = (&seen["game"]["version"], &seen["table"]["status"]);
    if status != "playing" {
        return Ok(());
    }
    let what = json!({"kind": "undo", "seat": 1, "to": 0});
    let body = json!({"what": what, "version": version});
    let mut done = Value::Null;
    for cookie in cookies {
        visit.cookie.clone_from(cookie);
        done = visit.post(&format!("{table}/proposals"), &body)?;
    }
    match done["done"] == true {
        true => Ok(()),
        false => Err(Trouble::Wrong(format!("{table}: both agreed: {done}"))),
    }
}

/// Compares the record of a table whose people have left with what was acknowledged.
fn check_record(visit: &mut Visit<'_>, table: &str, diary: &[Entry]) -> Result<(), Trouble> {
    let path = format!("{table}/record");
    let answer: Answer = visit.ask("GET", &path, &Value::Null, &[200])?;
    let line = |line: &str| serde_json::from_str(line).unwrap_or_default();
    let lines = answer.body.lines().skip(1).map(line);
    // After somebody has resigned, a machine player acts for the seat.
    let lines = lines.take_while(|line: &Value| line["is"] != "take_over");
    let lines: Vec<Value> = lines.collect();
    let people: Vec<usize> = diary.iter().map(|entry| entry.seat).collect();
    let compared = compare(diary, &people, &lines);
    match (compared.lost, compared.doubled) {
        (0, 0) => Ok(()),
        _ => Err(Trouble::Wrong(format!("{path}: {compared:?}"))),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
