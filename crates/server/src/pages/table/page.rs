//! The page of a table when it is first opened. Later changes arrive over its stream.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use tabletop::Seat;
use words::text;

use super::late;
use super::visit::Visit;
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::pages::Preferences;
use crate::pages::assets::edition;
use crate::pages::document::{GATHERING, IN_PLAY, Page};
use crate::pages::explanation_box::explanation_box;
use crate::pages::whole_address::reached;
use crate::tables::{self, Invitation};
use crate::updates::Watching;
use crate::{ApiError, App, InviteKey, TableId};

/// The query of a table's page.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Way {
    /// The key in the link to a private table.
    pub key: Option<InviteKey>,
    /// Which of the visitor's seats to use, if several people share a device.
    pub seat: Option<Seat>,
}

impl Way {
    /// Returns who is watching, and from which seat.
    pub fn watching(self, visitor: &Visitor, preferences: &Preferences) -> Watching {
        Watching {
            invitation: Invitation {
                player: visitor.0.as_ref().map(|player| player.id),
                key: self.key,
            },
            seat: self.seat,
            language: Some(preferences.language),
        }
    }

    /// Returns the query string, which ends in `&`, so that more parameters can follow.
    pub fn query(self) -> String {
        let key = self.key.map(|key| format!("key={key}&"));
        let seat = self.seat.map(|seat| format!("seat={}&", seat.number()));
        key.unwrap_or_default() + &seat.unwrap_or_default()
    }
}

/// Renders the page.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(way): Params<Way>,
) -> Result<Response, ApiError> {
    let watching = way.watching(&visitor, &preferences);
    let now = app.clock.now();
    let seen = tables::look(&app, id, |table, slot| {
        let watching = watching.on_own_seat(table);
        watching.admit(table)?;
        if let Some(player) = watching.invitation.player {
            slot.record_request(table, player, now);
        }
        let visit = Visit {
            app: &app,
            table,
            presence: &slot.presence,
            watching: &watching,
            preferences: &preferences,
        };
        let class = if table.game.is_some() {
            IN_PLAY
        } else {
            GATHERING
        };
        Ok::<_, ApiError>((visit.parts(), visit.title(), class, watching.seat))
    });
    let (parts, title, class, seat) = seen.await??;
    let way = Way { seat, ..way };
    let print = parts.fingerprint();
    let page = Page {
        preferences: &preferences,
        title: &title,
        class,
        script: Some("table.js"),
        body: html! {
            div.window { (PreEscaped(parts.html())) }
            (around(&app, &preferences, id, way, print))
            (question_before(&preferences))
            (whole_log(&preferences))
            (card_to_read(&preferences))
        },
    };
    Ok(axum::response::IntoResponse::into_response(page))
}

/// Renders the dialog that asks before something that cannot be undone. The script opens it with the
/// question and the words of the button that was pressed.
fn question_before(preferences: &Preferences) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    html! {
        dialog.sure id="sure" aria-labelledby="sure-words" {
            form method="dialog" {
                p id="sure-words" {}
                div.buttons {
                    button.act value="no" autofocus { (say("table-play-on")) }
                    button.act.main value="yes" {}
                }
            }
        }
    }
}

/// Renders the dialog in which the script shows the complete log.
fn whole_log(preferences: &Preferences) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    html! {
        dialog.sure.whole-log id="whole-log" aria-label=(say("frame-whole-log")) {
            form method="dialog" {
                h2 { (say("frame-whole-log")) }
                button.end-close aria-label=(say("frame-close")) { (render::icon("close")) }
            }
            section.log { ol tabindex="0" aria-label=(say("frame-whole-log")) {} }
        }
    }
}

/// Renders the dialog in which the script shows a card until it was read.
fn card_to_read(preferences: &Preferences) -> Markup {
    html! {
        dialog.sure.to-read id="to-read" {
            form method="dialog" {
                div id="to-read-card" {}
                button.act.main autofocus { (text(preferences.language, "read-close", &[])) }
            }
        }
    }
}

/// Renders the constants the script needs: the address of the stream, and its texts.
fn around(app: &App, preferences: &Preferences, id: TableId, way: Way, print: u64) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    // The script puts the label of the action in the place of the percent sign.
    let again = text(
        preferences.language,
        "table-again",
        &[("action", "%".into())],
    );
    html! {
        // The stream uses the language of the page, even if only the address asked for it.
        div id="site" hidden data-table=(id)
            data-live={ "/t/" (id) "/live?" (way.query()) "lang=" (preferences.language.code()) "&" }
            data-past={ "/t/" (id) "/past?" (way.query()) }
            data-past-news=(say("past-news")) data-past-turn=(say("past-turn"))
            data-print=(print) data-edition=(edition()) data-reached=[reached(app)] data-again=(again)
            data-lost=(say("table-lost")) data-turn=(say("table-your-turn"))
            data-why=(say("table-why")) data-copied=(say("table-copied"))
            data-thinking=(say("table-thinking")) data-unsent=(say("table-unsent"))
            data-notices-on=(say("table-notices-on")) data-notices-off=(say("table-notices-off")) {}
        div id="hint-place" {}
        p.connection id="connection" role="status" hidden { (say("table-reconnecting")) }
        p.hide id="said" role="log" aria-live="polite" {}
        (explanation_box(preferences.language))
        div.refusal id="refusal" role="alert" hidden {}
        (late::place(preferences))
        div.stage id="stage" aria-hidden="true" hidden { p id="stage-words" {} }
        button.skip-moves id="skip-moves" type="button" hidden { (say("table-skip")) }
        noscript { p.connection { (say("table-script")) } }
    }
}
