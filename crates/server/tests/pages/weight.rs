//! How many bytes a first visit takes over the wire.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

use flate2::read::GzDecoder;
use tabletop::Seed;

use super::browser::{browser, leads_to, send};
use crate::common::{Answer, Client, TestApp};

/// How many bytes a first visit may take.
const MOST: usize = 200_000;

/// What current browsers accept.
const ENCODINGS: &str = "gzip, deflate, br, zstd";

/// Returns the bytes of a response, with its head.
fn bytes(answer: &Answer) -> usize {
    let headers = answer.headers.iter();
    let lines = headers.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    "HTTP/1.1 200 OK\r\n\r\n".len() + lines.sum::<usize>() + answer.body.len()
}

/// Returns a response as text, unpacked.
fn unpacked(answer: &Answer) -> String {
    let mut text = String::new();
    match answer.header("content-encoding") {
        None => answer.text().clone_into(&mut text),
        Some("gzip") => {
            GzDecoder::new(&*answer.body)
                .read_to_string(&mut text)
                .unwrap();
        }
        Some(other) => panic!("{other}"),
    }
    text
}

/// Returns what stands between a mark and the next quotation mark, wherever the mark occurs.
fn quoted<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let found = text.split(mark).skip(1);
    found.map(|rest| rest.split('"').next().unwrap()).collect()
}

/// Returns the files that a file names, by the marks before them.
fn named(path: &str, text: &str, marks: &[&str]) -> Vec<String> {
    let folder = &path[..=path.rfind('/').unwrap()];
    let names = marks.iter().flat_map(|mark| quoted(text, mark));
    names.map(|name| format!("{folder}{name}")).collect()
}

/// Returns the kind of a file, and the files a browser loads because of it.
fn kind(path: &str, answer: &Answer) -> (&'static str, Vec<String>) {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => ("style", named(path, &unpacked(answer), &["url(\""])),
        "js" => (
            "scripts",
            named(path, &unpacked(answer), &["from \"./", "import \"./"]),
        ),
        "woff2" => ("fonts", Vec::new()),
        "svg" => ("icon", Vec::new()),
        _ => panic!("a browser loads {path}"),
    }
}

/// Returns a file that a browser may keep for good.
async fn file(client: &Client, path: &str) -> Answer {
    let answer = client.get(path).await;
    assert_eq!(answer.status, 200, "{path}");
    let keep = "public, max-age=31536000, immutable";
    assert_eq!(answer.header("cache-control"), Some(keep), "{path}");
    let packed = answer.header("content-encoding").is_some();
    let long = || unpacked(&answer).len() > 1024;
    assert_eq!(packed, !path.ends_with(".woff2") && long(), "{path}");
    answer
}

/// Returns how many bytes each kind of file takes in the first visit to a page.
async fn visit(client: &Client, path: &str) -> BTreeMap<&'static str, usize> {
    let client = client.clone().header("accept-encoding", ENCODINGS);
    let document = client.get(path).await;
    assert_eq!(document.status, 200, "{path}");
    let mut taken = BTreeMap::from([("document", bytes(&document))]);
    let html = unpacked(&document);
    let links = ["href=\"/assets/", "src=\"/assets/"];
    let mut waiting = named("/assets/", &html, &links);
    assert_eq!(
        quoted(&html, " src=\"").len(),
        quoted(&html, links[1]).len()
    );
    let mut seen = BTreeSet::new();
    while let Some(path) = waiting.pop() {
        if seen.insert(path.clone()) {
            let answer = file(&client, &path).await;
            let (kind, more) = kind(&path, &answer);
            *taken.entry(kind).or_default() += bytes(&answer);
            waiting.extend(more);
        }
    }
    assert_eq!(
        seen.iter().filter(|path| path.ends_with(".woff2")).count(),
        2
    );
    taken
}

/// Checks and prints the bytes of a visit.
#[track_caller]
fn is_light(name: &str, taken: &BTreeMap<&'static str, usize>) {
    let all: usize = taken.values().sum();
    println!("{name}: {all} bytes, {taken:?}");
    assert!(all <= MOST, "{name}: {all} bytes, {taken:?}");
}

#[tokio::test]
async fn a_first_visit_is_light() {
    // The cards decide how long the document of a board is.
    let server = TestApp::with(|settings| settings.seed = Some(Seed::from_text("weight"))).await;
    is_light("home", &visit(&browser(&server), "/").await);
    for game in ["astra", "stellium", "nightsky"] {
        let client = browser(&server);
        let fields = [("game", game), ("level", "novice")];
        let path = leads_to(&send(&client, "/play", &fields).await);
        is_light(game, &visit(&client, &path).await);
    }
}
