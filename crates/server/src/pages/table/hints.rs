//! Hints by a machine player, as a part of the page.

use axum::Json;
use axum::extract::State;
use games::Hint;
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Seat;
use words::{decimal, text};

use crate::api::{Params, PathId, hints_for};
use crate::identity::Caller;
use crate::pages::Preferences;
use crate::{ApiError, App, TableId};

/// The seat that asks for hints.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ForSeat {
    seat: Seat,
}

/// Returns the best three actions, as a part to be patched in.
pub async fn hints(
    State(app): State<App>,
    Caller { player }: Caller,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(ForSeat { seat }): Params<ForSeat>,
) -> Result<Json<[(&'static str, String); 1]>, ApiError> {
    let (_, hints) = hints_for(&app, id, player.id, seat, preferences.language).await?;
    Ok(Json([("hint-place", panel(&preferences, &hints).0)]))
}

fn panel(preferences: &Preferences, hints: &[Hint]) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    let percent = |hint: &Hint| decimal(preferences.language, hint.win_chance * 100.0, 0);
    let points = |hint: &Hint| decimal(preferences.language, hint.points, 1);
    html! {
        div id="hint-place" {
            section.hints id="hints" role="dialog" aria-labelledby="hints-words" {
                h2 id="hints-words" { (say("table-hints")) }
                button.end-close type="button" data-close="hints" aria-label=(say("frame-close")) {
                    (render::icon("close"))
                }
                ol { @for hint in hints {
                    li {
                        button.act type="button" data-hint=(hint.action) { (hint.words) }
                        span.odds { (text(preferences.language, "table-hint-odds",
                            &[("percent", percent(hint).into()), ("points", points(hint).into())])) }
                    }
                } }
            }
        }
    }
}
