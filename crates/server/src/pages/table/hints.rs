//! Hints by a machine player, as a part of the page.

use axum::Json;
use axum::extract::State;
use games::Hint;
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Seat;
use words::{Arg, decimal, list_words, text};

use crate::api::{Params, PathId, hints_for};
use crate::identity::Caller;
use crate::limits::Client;
use crate::pages::Preferences;
use crate::{ApiError, App, TableId};

/// The maximum number of reasons shown for one action.
const MOST_REASONS: usize = 4;

/// The seat that asks for hints.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ForSeat {
    seat: Seat,
}

/// Returns the best three actions, as a part to be patched in.
pub async fn hints(
    State(app): State<App>,
    Caller { player }: Caller,
    client: Client,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(ForSeat { seat }): Params<ForSeat>,
) -> Result<Json<[(&'static str, String); 1]>, ApiError> {
    let (_, hints) = hints_for(&app, id, player.id, &client, seat, preferences.language).await?;
    let preferences = &preferences;
    Ok(Json([("hint-place", Panel { preferences }.of(&hints).0)]))
}

/// The box with the hints. It stands beside the table or below it, so that it covers nothing.
struct Panel<'a> {
    preferences: &'a Preferences,
}

impl Panel<'_> {
    fn of(&self, hints: &[Hint]) -> Markup {
        html! {
            div id="hint-place" {
                section.hints id="hints" role="dialog" aria-labelledby="hints-words" {
                    h2 id="hints-words" { (self.say("table-hints", &[])) }
                    button.end-close type="button" data-close="hints"
                        aria-label=(self.say("frame-close", &[])) { (render::icon("close")) }
                    @if hints.len() > 1 { p.as-good { (self.as_good(hints)) } }
                    ol { @for (number, hint) in (1..).zip(hints) { (self.hint(number, hint)) } }
                    p.note { (self.say("hint-show", &[])) }
                }
            }
        }
    }

    /// Says which actions are about as good as the best one.
    fn as_good(&self, hints: &[Hint]) -> String {
        let good = (1..).zip(hints).filter(|(_, hint)| hint.as_good);
        let name = |(number, _): (usize, &Hint)| self.say("hint-number", &[("n", number.into())]);
        let good: Vec<String> = good.map(name).collect();
        let key = if good.len() > 1 {
            "hints-as-good"
        } else {
            "hints-best"
        };
        let list = list_words(self.preferences.language, &good);
        self.say(key, &[("hints", list.into())])
    }

    fn hint(&self, number: usize, hint: &Hint) -> Markup {
        let mark = |key| self.say(key, &[("n", number.into())]);
        let odds = [
            ("percent", self.decimal(hint.win_chance * 100.0, 0)),
            ("points", self.decimal(hint.points, 1)),
        ];
        html! {
            // The script writes these words beside the pieces on the board.
            li data-mark=(mark("hint-mark")) data-first=(mark("hint-mark-first"))
                data-then=(mark("hint-mark-then")) {
                button.act type="button" data-hint=(hint.action) {
                    span.number aria-hidden="true" { (number) } (hint.words)
                }
                ul.reasons { @for reason in hint.reasons.iter().take(MOST_REASONS) {
                    li { (reason.words) }
                } }
                @if let Some(compared) = &hint.compared { p.compared { (compared) } }
                p.odds { (self.say("table-hint-odds", &odds)) }
            }
        }
    }

    fn decimal(&self, number: f64, digits: usize) -> Arg<'static> {
        decimal(self.preferences.language, number, digits).into()
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.preferences.language, key, args)
    }
}
