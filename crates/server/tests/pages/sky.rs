//! The sky at a place and time, and the saved place.

use super::browser::{browser, encoded, leads_to, page, refusal, send};
use crate::common::TestApp;

#[tokio::test]
async fn the_sky_is_shown_for_the_place_and_time() {
    let server = TestApp::new().await;
    let path = "/sky?lat=48.85&lon=2.35&date=2026-01-17&time=22:00&zone=1";
    let shown = page(&browser(&server), path, "en").await;
    let told = "The sky at 48.85° N, 2.35° E, 17 January 2026, 22:00 UTC+1.";
    assert!(shown.text().contains(told));
    let (_, rest) = shown.text().split_once("<td>Jupiter</td>").unwrap();
    let row = rest.split("</tr>").next().unwrap();
    assert!(row.contains("Gemini"), "{row}");
    for kept in ["value=\"48.85\"", "value=\"2026-01-17\"", "value=\"22:00\""] {
        assert!(shown.text().contains(kept), "{kept}");
    }
    assert!(
        shown
            .text()
            .contains("<option value=\"1\" selected>UTC+1</option>")
    );
    let comma = page(&browser(&server), "/sky?lat=48,85&lon=2,35", "fr").await;
    assert_eq!(comma.status.as_u16(), 200);
}

#[tokio::test]
async fn invalid_places_and_times_are_explained() {
    let server = TestApp::new().await;
    let good = "date=2026-01-17&time=22:00";
    for (path, wanted) in [
        (
            format!("/sky?lat=x&lon=2&{good}"),
            "Latitude should be a number",
        ),
        (format!("/sky?lat=1&{good}"), "Longitude should be a number"),
        (
            format!("/sky?lat=nan&lon=2&{good}"),
            "Latitude should be a number",
        ),
        (format!("/sky?lat=95&lon=2&{good}"), "no latitude 95"),
        (format!("/sky?lat=1&lon=181&{good}"), "no longitude 181"),
        (
            "/sky?lat=1&lon=2&date=2026-13-01&time=22:00".to_owned(),
            "isn’t valid",
        ),
        ("/sky?lat=1&lon=2&date=2026-01-01".to_owned(), "isn’t valid"),
        (
            "/sky?lat=1&lon=2&date=0500-01-01&time=22:00".to_owned(),
            "years 1000 to 2999",
        ),
    ] {
        let answer = browser(&server).get(&path).await;
        let said = refusal(&answer, 422);
        assert!(said.contains(wanted), "{path}: {said}");
    }
    let evil = format!("/sky?lat={}&lon=2", encoded("<script>x"));
    let answer = browser(&server).get(&evil).await;
    assert!(!answer.text().contains("<script>x"));
}

#[tokio::test]
async fn the_home_page_shows_the_sky_of_the_saved_place() {
    let server = TestApp::new().await;
    let client = browser(&server);
    assert!(client.get("/").await.text().contains("over Paris, "));
    let answer = send(&client, "/sky", &[("lat", "-33.87"), ("lon", "151.21")]).await;
    assert_eq!(leads_to(&answer), "/sky");
    let cookie = answer.header("set-cookie").unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let there = client.clone().header("cookie", &cookie);
    let home = there.get("/").await;
    assert!(home.text().contains("33.87° S, 151.21° E"));
    assert!(home.text().contains("facing north"));
    assert!(there.get("/sky").await.text().contains("value=\"-33.87\""));
    let bad = send(&client, "/sky", &[("lat", "95"), ("lon", "0")]).await;
    assert!(refusal(&bad, 422).contains("no latitude 95"));
    let broken = client.header("cookie", "place=99_x");
    assert!(broken.get("/").await.text().contains("over Paris, "));
}

#[tokio::test]
async fn the_zone_of_the_browser_is_the_default() {
    let server = TestApp::new().await;
    let stranger = browser(&server);
    let chosen =
        |value: &str, words: &str| format!("<option value=\"{value}\" selected>{words}</option>");
    let first = page(&stranger, "/sky", "en").await;
    assert!(first.text().contains(&chosen("0", "UTC")));
    assert!(first.text().contains("data-guessed="));
    let known = stranger.clone().header("cookie", "zone=5:45");
    let shown = page(&known, "/sky", "en").await;
    assert!(shown.text().contains(&chosen("5:45", "UTC+5:45")));
    assert!(shown.text().contains("UTC+5:45."));
    // A chosen zone or time means what it says.
    let other = page(&known, "/sky?zone=-3:30", "en").await;
    assert!(other.text().contains(&chosen("-3:30", "UTC−3:30")));
    assert!(!other.text().contains("data-guessed="));
    let timed = "/sky?lat=1&lon=2&date=2026-01-17&time=22:00";
    let timed = page(&known, timed, "en").await;
    assert!(timed.text().contains("22:00 UTC."));
    assert!(!timed.text().contains("data-guessed="));
}
