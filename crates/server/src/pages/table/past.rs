//! An earlier moment of the game, shown on the table in the place of the present.

use axum::Json;
use axum::extract::State;
use games::{LiveGame, Sight};
use maud::{Markup, html};
use render::frame::{self, Frame, MOMENT};
use render::{Parts, Scene, icon};
use serde::Deserialize;
use tabletop::Observer;
use words::text;

use super::page::Way;
use super::visit::Visit;
use super::{menu, notes};
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::limits::Client;
use crate::pages::Preferences;
use crate::pages::length::at_length;
use crate::pages::recorded::Recorded;
use crate::tables::{self, TableError};
use crate::{ApiError, App, TableId};

/// The query parameters of an earlier moment.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Wanted {
    /// The number of lines of the record until then.
    at: usize,
}

/// Returns the parts of the page at an earlier moment, to be patched in.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    client: Client,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(way): Params<Way>,
    Params(wanted): Params<Wanted>,
) -> Result<Json<Vec<(&'static str, String)>>, ApiError> {
    let watching = way.watching(&visitor, &preferences);
    let seen = tables::look(&app, id, |table, _| {
        let watching = watching.on_own_seat(table);
        watching.admit(table)?;
        Ok::<_, TableError>((watching, table.about.clone()))
    });
    let (watching, about) = seen.await??;
    let pass = app.limits.look_back(&client)?;
    let recorded = Recorded::of(&app, id, &about).await?;
    let recorded = recorded.ok_or(TableError::NotBegun)?;
    let slot = app.hall.slot(id, app.clock.now());
    let table = tables::read(&app, &slot).await?;
    let drawn = app.clone();
    at_length(&app, move || {
        let _pass = pass;
        let visit = Visit {
            app: &drawn,
            table: &table,
            presence: &slot.presence,
            watching: &watching,
            preferences: &preferences,
        };
        // Lines that are stored but not yet published do not count.
        let at = wanted.at.min(visit.table.version());
        Ok(Json(parts(&visit, recorded.at(at)?.as_ref(), at)))
    })
    .await
}

/// Renders the parts of the page that show the moment.
fn parts(visit: &Visit<'_>, moment: &dyn LiveGame, at: usize) -> Vec<(&'static str, String)> {
    let scene = scene(visit, moment, at);
    // The tools are those of now.
    let now = visit.table.game.as_deref().unwrap_or(moment);
    let drawn = frame::table(&Frame {
        language: visit.preferences.language,
        title: &visit.game_title(),
        scene: &scene,
        log: &[],
        whole_log: None,
        tools: menu::tools(visit, now, visit.viewpoint().seat()),
        asides: slider(visit, at),
        overlay: html! {},
    });
    let parts = Parts::of(&drawn);
    let part = |id| Some((id, parts.get(id)?.to_owned()));
    MOMENT.into_iter().filter_map(part).collect()
}

/// Draws the moment as the visitor could see it then. Nothing can be chosen.
fn scene(visit: &Visit<'_>, moment: &dyn LiveGame, at: usize) -> Scene {
    let language = visit.preferences.language;
    let observer = visit.past_observer(moment);
    let drawing = moment.draw(&Sight {
        language,
        observer,
        seat: visit.viewpoint().seat(),
        plays: false,
        acts: false,
        guided: false,
        notes: &notes::notes(visit),
        log: 0,
    });
    let args = [("at", at.into()), ("last", visit.table.version().into())];
    Scene {
        steps: Vec::new(),
        decision: html! {
            em.quiet { (text(language, "past-looking", &args)) }
            // The script says here what happens meanwhile.
            " " span.past-news id="past-news" {}
        },
        detail: html! { (told(visit, moment, observer, at)) },
        buttons: Vec::new(),
        ..drawing.scene
    }
}

/// Returns what the last line before the moment told the visitor.
fn told(visit: &Visit<'_>, moment: &dyn LiveGame, observer: Observer, at: usize) -> String {
    let Some(before) = at.checked_sub(1) else {
        return visit.say("past-beginning");
    };
    let lines = moment.line_updates(Some(visit.preferences.language), observer, before);
    let words = lines.unwrap_or_default().into_iter();
    let words: Vec<String> = words.filter_map(|line| line.words).flatten().collect();
    words.join(" ")
}

/// Renders the slider, a step in either direction, and the way back to now.
fn slider(visit: &Visit<'_>, at: usize) -> Markup {
    let last = visit.table.version();
    let args = [("at", at.into()), ("last", last.into())];
    let spoken = text(visit.preferences.language, "past-looking", &args);
    let step = |key: &str, glyph: &str, to: usize| {
        html! {
            button.act.round type="button" id=(key) data-look=(to) aria-label=(visit.say(key)) title=(visit.say(key)) {
                (icon(glyph))
            }
        }
    };
    html! {
        div.scrubber role="group" aria-label=(visit.say("past-moves")) {
            (step("past-back", "back", at.saturating_sub(1)))
            (step("past-forth", "forth", at + 1))
            input.moment type="range" id="past-moment" min="0" max=(last) value=(at)
                aria-label=(visit.say("past-moves")) aria-valuetext=(spoken);
        }
        button.act.main type="button" id="past-now" data-do="now" title=(visit.say("past-now-key")) {
            (visit.say("past-now"))
        }
    }
}
