//! Settings: kept in a cookie, and never redirecting to another site.

use super::browser::{ORIGIN, browser, browser_of, leads_to, refusal, send};
use crate::common::{Answer, Client, TestApp};

/// Returns the cookie with the visitor's preferences, as browsers send it back.
fn preferences(answer: &Answer) -> Option<String> {
    let cookies = answer.headers.get_all("set-cookie").iter();
    let mut cookies = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
    cookies
        .find(|cookie| cookie.starts_with("taste="))
        .map(str::to_owned)
}

/// Returns the same browser with the preferences that a response set.
#[track_caller]
fn with_preferences(client: &Client, answer: &Answer) -> Client {
    client
        .clone()
        .header("cookie", &preferences(answer).unwrap())
}

#[tokio::test]
async fn settings_are_kept() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let fields = [
        ("lang", "fr"),
        ("theme", "chart"),
        ("motion", "still"),
        ("colours", "strong"),
        ("sound", "on"),
        ("confirm", "off"),
        ("name", ""),
        ("back", "/settings"),
    ];
    let answer = send(&client, "/settings", &fields).await;
    assert_eq!(leads_to(&answer), "/settings");
    assert!(
        client.cookie().is_none(),
        "without a name, the visitor stays a stranger"
    );
    let shown = with_preferences(&client, &answer).get("/settings").await;
    let html = shown.text();
    assert!(html.contains(
        "<html lang=\"fr\" data-theme=\"chart\" data-motion=\"still\" data-colours=\"strong\" \
         data-sound=\"on\" data-confirm=\"off\">"
    ));
    for kept in [
        "name=\"lang\" value=\"fr\" checked",
        "name=\"theme\" value=\"chart\" checked",
        "name=\"motion\" value=\"still\" checked",
        "name=\"colours\" value=\"strong\" checked",
        "name=\"sound\" value=\"on\" checked",
        "name=\"confirm\" value=\"off\" checked",
    ] {
        assert!(html.contains(kept), "{kept}");
    }
}

#[tokio::test]
async fn a_button_changes_one_thing_and_leaves_the_others() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let fields = [("motion", "quick"), ("lang", "fr"), ("back", "/")];
    let first = send(&client, "/settings", &fields).await;
    let client = with_preferences(&client, &first);
    let second = send(&client, "/settings", &[("back", ""), ("theme", "chart")]).await;
    let kept = preferences(&second).unwrap();
    for part in ["theme=chart", "motion=quick", "lang=fr"] {
        assert!(kept.contains(part), "{kept}");
    }
    // The language can follow the browser again.
    let third = send(&client, "/settings", &[("lang", "auto")]).await;
    assert!(!preferences(&third).unwrap().contains("lang="));
}

#[tokio::test]
async fn redirects_never_lead_to_another_site() {
    let server = TestApp::new().await;
    for (back, to) in [
        ("/rules/astra?q=star", "/rules/astra?q=star"),
        ("https://evil.example/", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("/a\r\nset-cookie: x=y", "/"),
        ("", "/"),
    ] {
        let answer = send(
            &browser(&server),
            "/settings",
            &[("theme", "night"), ("back", back)],
        )
        .await;
        assert_eq!(leads_to(&answer), to, "{back}");
        for cookie in answer.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            let known = ["taste=", "saved="]
                .iter()
                .any(|name| cookie.starts_with(name));
            assert!(known, "{back}: {cookie}");
        }
    }
    for (referer, to) in [
        (format!("{ORIGIN}/sky?lat=1&lon=2"), "/sky?lat=1&lon=2"),
        ("https://evil.example/sky".to_owned(), "/"),
    ] {
        let client = browser(&server).header("referer", &referer);
        let answer = send(&client, "/settings", &[("theme", "night"), ("back", "")]).await;
        assert_eq!(leads_to(&answer), to);
    }
}

#[tokio::test]
async fn a_valid_name_is_saved_and_an_invalid_one_refused() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let answer = send(
        &client,
        "/settings",
        &[("name", "Ada"), ("back", "/settings")],
    )
    .await;
    assert_eq!(leads_to(&answer), "/settings");
    assert_eq!(client.get("/api/v1/me").await.ok(200)["name"], "Ada");
    send(&client, "/settings", &[("name", " Ada  Lovelace ")]).await;
    assert_eq!(
        client.get("/api/v1/me").await.ok(200)["name"],
        "Ada Lovelace"
    );
    let long = "x".repeat(25);
    let answer = send(&client, "/settings", &[("name", &long), ("theme", "chart")]).await;
    assert!(refusal(&answer, 422).contains("too long"));
    assert!(answer.text().contains(&format!("value=\"{long}\"")));
    assert!(preferences(&answer).is_none());
    assert_eq!(
        client.get("/api/v1/me").await.ok(200)["name"],
        "Ada Lovelace"
    );
}

#[tokio::test]
async fn a_token_is_shown_once_and_can_be_revoked() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let made = send(&ada, "/settings/tokens", &[("label", "my bot")]).await;
    assert_eq!(made.status.as_u16(), 200);
    let (_, rest) = made.text().split_once("almagest_").unwrap();
    let token = format!("almagest_{}", rest.split('<').next().unwrap());
    let program = server.client().token(&token);
    assert_eq!(program.get("/api/v1/me").await.ok(200)["name"], "Ada");
    let shown = ada.get("/settings").await;
    assert!(shown.text().contains("my bot") && !shown.text().contains(&token));
    let (_, rest) = shown
        .text()
        .split_once("action=\"/settings/tokens/")
        .unwrap();
    let id = rest.split('"').next().unwrap();
    let path = format!("/settings/tokens/{id}");
    assert_eq!(leads_to(&send(&ada, &path, &[]).await), "/settings#tokens");
    program.get("/api/v1/me").await.refused(401, "who");
    assert_eq!(send(&ada, &path, &[]).await.status.as_u16(), 404);
    let bad = send(&ada, "/settings/tokens", &[("label", " ")]).await;
    assert!(refusal(&bad, 422).ends_with('.'));
}

#[tokio::test]
async fn leaving_needs_confirmation() {
    let server = TestApp::new().await;
    let ada = browser_of(&server, "Ada").await;
    let asked = ada.get("/settings/leave").await;
    assert!(asked.text().contains("Delete Ada’s profile?"));
    ada.get("/api/v1/me").await.ok(200);
    let cookie = ada.cookie();
    assert_eq!(leads_to(&send(&ada, "/settings/leave", &[]).await), "/");
    assert!(ada.cookie().is_none());
    ada.set_cookie(cookie.as_deref());
    ada.get("/api/v1/me").await.refused(401, "who");
    // A stranger has nothing to leave.
    let nobody = browser(&server).get("/settings/leave").await;
    assert_eq!(nobody.status.as_u16(), 401);
}

#[tokio::test]
async fn the_script_saves_a_setting_without_a_redirect() {
    let server = TestApp::new().await;
    let script = server
        .guest("Ada")
        .await
        .header("accept", "application/json");
    let answer = send(&script, "/settings", &[("theme", "chart")]).await;
    assert_eq!(answer.status.as_u16(), 204);
    assert!(preferences(&answer).unwrap().contains("theme=chart"));
    let refused = send(&script, "/settings", &[("name", " ")]).await;
    assert_eq!(refused.status.as_u16(), 422);
    let message = refused.value()["error"]["message"].clone();
    assert!(
        message.as_str().is_some_and(|text| !text.is_empty()),
        "{message}"
    );
}

#[tokio::test]
async fn the_form_leads_back_to_where_the_visitor_came_from() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let from_rules = client
        .clone()
        .header("referer", &format!("{ORIGIN}/rules/astra?q=star"));
    let shown = from_rules.get("/settings").await;
    assert!(
        shown
            .text()
            .contains("name=\"back\" value=\"/rules/astra?q=star\"")
    );
    assert!(shown.text().contains("href=\"/rules/astra?q=star\""));
    let fields = [("theme", "chart"), ("back", "/rules/astra?q=star")];
    let answer = send(&client, "/settings", &fields).await;
    assert_eq!(leads_to(&answer), "/rules/astra?q=star");
}

#[tokio::test]
async fn the_page_after_the_form_says_once_that_the_settings_are_saved() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let said = |answer: &Answer| {
        answer
            .text()
            .contains("<span>Your settings are saved.</span>")
    };
    let cookies = |answer: &Answer| {
        let cookies = answer.headers.get_all("set-cookie").iter();
        let cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
        cookies.map(str::to_owned).collect::<Vec<_>>()
    };
    let answer = send(
        &client,
        "/settings",
        &[("theme", "chart"), ("back", "/about")],
    )
    .await;
    let saved = cookies(&answer);
    assert!(
        saved.iter().any(|cookie| cookie.starts_with("saved=1;")),
        "{saved:?}"
    );
    let next = client
        .clone()
        .header("cookie", "saved=1")
        .get("/about")
        .await;
    assert!(said(&next));
    assert!(
        cookies(&next)
            .iter()
            .any(|cookie| cookie.contains("Max-Age=0"))
    );
    assert!(!said(&client.get("/about").await));
    // The effect of a button in the bar is visible: it needs no word.
    let answer = send(&client, "/settings", &[("theme", "night"), ("back", "")]).await;
    assert!(
        !cookies(&answer)
            .iter()
            .any(|cookie| cookie.starts_with("saved"))
    );
}
