//! The link to a second device.

use super::browser::{browser, browser_of, leads_to, send};
use crate::common::{Client, TestApp};

/// Creates a link and returns its path.
async fn link(client: &Client) -> String {
    let made = send(client, "/settings/link", &[]).await;
    assert_eq!(made.status.as_u16(), 200);
    assert!(
        made.text().contains("<svg class=\"qr\""),
        "expected a QR code"
    );
    let (_, rest) = made
        .text()
        .split_once("http://almagest.example/link/")
        .unwrap();
    format!("/link/{}", rest.split('"').next().unwrap())
}

#[tokio::test]
async fn viewing_a_link_does_not_use_it_up() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let path = link(&ada).await;
    let second = browser(&server);
    for _ in 0..3 {
        let page = second.get(&path).await;
        assert_eq!(page.status.as_u16(), 200);
        assert!(page.text().contains(&format!("action=\"{path}\"")));
    }
    assert!(second.cookie().is_none());
    assert_eq!(leads_to(&send(&second, &path, &[]).await), "/");
    assert_eq!(second.get("/api/v1/me").await.ok(200)["name"], "Ada");
    // The link works only once.
    let third = browser(&server);
    assert_eq!(send(&third, &path, &[]).await.status.as_u16(), 404);
    assert!(third.cookie().is_none());
}

#[tokio::test]
async fn a_link_is_good_for_ten_minutes() {
    let server = TestApp::new().await;
    let path = link(&browser_of(&server, "Ada").await).await;
    server.clock.advance(10 * 60 * 1000 + 1);
    let late = browser(&server);
    assert_eq!(send(&late, &path, &[]).await.status.as_u16(), 404);
}

#[tokio::test]
async fn a_device_of_another_player_is_warned() {
    let server = TestApp::new().await;
    let path = link(&browser_of(&server, "Ada").await).await;
    let ben = browser_of(&server, "Ben").await;
    assert!(ben.get(&path).await.text().contains("You are Ben here."));
    send(&ben, &path, &[]).await;
    assert_eq!(ben.get("/api/v1/me").await.ok(200)["name"], "Ada");
}

#[tokio::test]
async fn a_stranger_cannot_make_a_link() {
    let server = TestApp::new().await;
    let answer = send(&browser(&server), "/settings/link", &[]).await;
    assert_eq!(answer.status.as_u16(), 401);
}
