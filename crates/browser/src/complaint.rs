//! What a browser complains about: exceptions, breaches of the content security policy, and
//! requests that fail.

use serde_json::{Value, json};

use crate::bidi::{Bidi, Event};

/// The reasons of requests that the page itself gave up, for example because another page follows.
const GIVEN_UP: [&str; 2] = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

/// Lets the browser tell everything that may be a complaint.
pub fn listen(bidi: &Bidi) {
    let events = [
        "log.entryAdded",
        "network.responseStarted",
        "network.fetchError",
        "script.message",
    ];
    bidi.demand("session.subscribe", &json!({ "events": events }));
    let report = json!({ "type": "channel", "value": { "channel": "complaints" } });
    let watch = json!({
        "functionDeclaration": include_str!("scripts/watch.js"),
        "arguments": [report],
    });
    bidi.demand("script.addPreloadScript", &watch);
}

/// Returns the complaint in an event, if it is one.
pub fn complaint(Event { name, facts }: &Event) -> Option<String> {
    match &**name {
        "log.entryAdded" => entry(facts),
        "script.message" => Some(text(&facts["data"]["value"]).to_owned()),
        "network.responseStarted" => {
            let status = facts["response"]["status"].as_u64()?;
            (status >= 400).then(|| failed(facts, &format!("status {status}")))
        }
        "network.fetchError" => {
            let why = text(&facts["errorText"]);
            (!GIVEN_UP.contains(&why)).then(|| failed(facts, why))
        }
        _ => None,
    }
}

/// Returns an entry of the console that is an error or warns about security.
fn entry(facts: &Value) -> Option<String> {
    let what = text(&facts["text"]);
    let is_bad =
        (facts["level"] == "error" && !is_given_up_font(what)) || what.contains("Security");
    let place = &facts["stackTrace"]["callFrames"][0];
    is_bad.then(|| format!("{what} ({}:{})", text(&place["url"]), place["lineNumber"]))
}

/// Returns whether Firefox says that it has given up loading a font (`NS_BINDING_ABORTED`, as a
/// number).
fn is_given_up_font(what: &str) -> bool {
    what.starts_with("downloadable font: download failed") && what.contains("status=2152398850")
}

fn failed(facts: &Value, why: &str) -> String {
    let url = text(&facts["request"]["url"]);
    format!("Failed to load resource: {url}: {why}")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
