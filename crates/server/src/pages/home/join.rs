//! Following a link to a table that was copied from a message.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use super::super::Preferences;
use super::super::drawing::Asker;
use super::super::form::{Fields, see_other};
use super::super::place::Here;
use crate::identity::Visitor;
use crate::{ApiError, App, InviteKey, TableId};

/// The number of digits of an id and of a key.
const DIGITS: usize = 32;

/// Redirects to the table of a link, or shows the page again with an error if it is not a link.
pub async fn join(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
    here: Here,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let typed = fields.get("link");
    match table_of(typed) {
        Some(path) => see_other(&path, None),
        None => {
            let refusal = ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "table_link");
            let (visitor, refusal) = (&visitor, Some(&refusal));
            super::shown(&app, &preferences, &asker, here, visitor, typed, refusal).await
        }
    }
}

/// Returns the path of the table in a link, whatever host the link names.
fn table_of(link: &str) -> Option<String> {
    let (_, rest) = link.split_once("/t/").unwrap_or(("", link));
    let id: TableId = rest.get(..DIGITS)?.parse().ok()?;
    let key = rest.split_once("key=").and_then(|(_, key)| {
        let key: Result<InviteKey, _> = key.get(..DIGITS)?.parse();
        key.ok()
    });
    Some(match key {
        Some(key) => format!("/t/{id}?key={key}"),
        None => format!("/t/{id}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_a_table_of_this_site() {
        let (id, key) = (TableId::random(), InviteKey::random());
        let here = format!("/t/{id}");
        let with_key = format!("/t/{id}?key={key}");
        for (link, path) in [
            (id.to_string(), &here),
            (here.clone(), &here),
            (format!("https://evil.example/t/{id}#x"), &here),
            (format!("https://a.example/t/{id}?key={key}"), &with_key),
            (format!("/t/{id}?seat=2&key={key}&x"), &with_key),
        ] {
            assert_eq!(table_of(&link).as_ref(), Some(path), "{link}");
        }
        for bad in [
            "",
            "x",
            "/t/",
            "//evil.example",
            "/t/é",
            "https://a.example/t/12",
        ] {
            assert_eq!(table_of(bad), None, "{bad}");
        }
    }
}
