//! The page of a replay: the board at a moment, and a scrubber.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use games::{Drawing, LiveGame, Review, Sight};
use maud::{Markup, PreEscaped, html};
use render::frame::{self, Frame};
use render::{Parts, Scene, icon, mark, part};
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};
use tabletop::{Observer, Seat};
use words::{decimal, player_name, text};

use super::judged::Judged;
use super::moment::{Admitted, Finished, Moment};
use super::pointed::Pointed;
use super::review;
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::pages::Preferences;
use crate::pages::document::Page;
use crate::pages::drawing::{Asker, FinishedPage};
use crate::pages::explanation_box::explanation_box;
use crate::pages::look::theme_switch;
use crate::pages::whole_address::reached;
use crate::tables::Invitation;
use crate::{ApiError, App, InviteKey, TableId};

/// The maximum number of log entries shown.
const LOG: usize = 60;

/// The speeds of playback.
const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// The query parameters of the replay page.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct ReplayQuery {
    /// The line after which the game is shown; the default is the end.
    pub at: Option<usize>,
    /// The seat the board is seen from; the default is a spectator.
    #[serde(default, deserialize_with = "chosen_seat")]
    pub from: Option<Seat>,
    /// The key in the link to a private table.
    key: Option<InviteKey>,
}

impl ReplayQuery {
    /// Returns the invitation to the table.
    pub fn invitation(self, visitor: &Visitor) -> Invitation {
        Invitation {
            player: visitor.0.as_ref().map(|player| player.id),
            key: self.key,
        }
    }
}

/// Deserializes a seat from a form, where an empty value means none.
fn chosen_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    let typed = String::deserialize(deserializer)?;
    if typed.is_empty() {
        return Ok(None);
    }
    let number: u8 = typed.parse().map_err(D::Error::custom)?;
    Seat::deserialize(number.into_deserializer()).map(Some)
}

/// A replay at a moment.
struct Replay<'a> {
    preferences: &'a Preferences,
    finished: &'a Finished,
    game: &'a dyn LiveGame,
    moment: Moment,
    review: Option<Arc<Review>>,
    /// The curve of the review.
    curve: Markup,
}

/// Renders the page.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<ReplayQuery>,
) -> Result<Response, ApiError> {
    let admitted = Admitted::open(&app, id, wanted.invitation(&visitor)).await?;
    let moment = admitted.moment(wanted);
    let key = admitted.page("replay", preferences, moment);
    let preferences = key.preferences();
    let draw = move |app: &App, finished: &Finished| drawn(app, &preferences, finished, moment);
    admitted.show(&app, &asker, key, draw).await
}

fn drawn(
    app: &App,
    preferences: &Preferences,
    finished: &Finished,
    moment: Moment,
) -> Result<FinishedPage, ApiError> {
    let body = html! {
        @let curve = review::curve(preferences, finished, moment.at)?;
        div.window { (PreEscaped(parts_at(preferences, finished, moment, curve)?.html())) }
        (review::panel(preferences, finished)?)
        (around(app, preferences))
    };
    let game = finished.game.ready.title(preferences.language);
    let title = text(
        preferences.language,
        "replay-title",
        &[("game", game.into())],
    );
    Ok(FinishedPage::unkept(&Page {
        preferences,
        title: &title,
        class: "at-table replaying",
        script: Some("replay.js"),
        body,
    }))
}

/// Returns the parts of the page at a moment, to be patched in.
pub async fn parts(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<ReplayQuery>,
) -> Result<Response, ApiError> {
    let admitted = Admitted::open(&app, id, wanted.invitation(&visitor)).await?;
    let moment = admitted.moment(wanted);
    let key = admitted.page("parts of a replay", preferences, moment);
    let preferences = key.preferences();
    let draw = move |_: &App, finished: &Finished| {
        // The curve stays; only its marker moves.
        let curve = html! { keep id="curve" {} };
        let parts = parts_at(&preferences, finished, moment, curve)?;
        FinishedPage::of_parts(&[("table", parts.html())])
    };
    admitted.show(&app, &asker, key, draw).await
}

/// Renders the table at a moment. The game is replayed up to there.
fn parts_at(
    preferences: &Preferences,
    finished: &Finished,
    moment: Moment,
    curve: Markup,
) -> Result<Parts, ApiError> {
    let game = finished.game.at(moment.at)?;
    let replay = Replay {
        preferences,
        finished,
        game: game.as_ref(),
        moment,
        review: finished.review.done(),
        curve,
    };
    Ok(replay.parts())
}

/// Renders the texts the script needs.
fn around(app: &App, preferences: &Preferences) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    html! {
        div id="site" hidden data-reached=[reached(app)] data-copied=(say("table-copied")) data-unsent=(say("table-unsent"))
            data-played=(say("review-sign-played")) data-better=(say("review-sign-better")) {}
        (explanation_box(preferences.language))
        div.refusal id="refusal" role="status" hidden {}
    }
}

impl Replay<'_> {
    /// Returns the next decision, if it was a mistake.
    fn mistake(&self) -> Option<Judged<'_>> {
        let review = self.review.as_ref()?;
        review.mistake(self.moment.at + 1).map(Judged::new)
    }

    fn say(&self, key: &str) -> String {
        text(self.preferences.language, key, &[])
    }

    fn drawing(&self) -> Drawing {
        let observer = match self.moment.from {
            _ if self.game.is_over() => Observer::Afterwards,
            Some(seat) => Observer::Seat(seat),
            None => Observer::Spectator,
        };
        let mut drawing = self.game.draw(&Sight {
            language: self.preferences.language,
            observer,
            seat: self.moment.from,
            plays: false,
            acts: false,
            guided: false,
            notes: &vec![String::new(); self.finished.about.chairs.len()],
            log: LOG,
        });
        if let Some(mistake) = self.mistake() {
            self.describe(mistake, &mut drawing.scene);
        }
        drawing
    }

    /// Shows the mistake in place of the decision, and marks it on the board. What belongs to the
    /// seat that made it is marked if the board is seen from there.
    fn describe(&self, mistake: Judged<'_>, scene: &mut Scene) {
        let language = self.preferences.language;
        let found = Pointed::find(self.game, mistake);
        let pointed = found.mark(scene, self.moment.from == Some(mistake.action.seat));
        // The sentence is long and takes the space of the steps.
        scene.steps.clear();
        scene.decision = html! {
            (mark(mistake.action.seat)) " "
            (mistake.played(language))
            @if pointed.played { i.sign.played {} }
        };
        scene.detail = html! {
            (mistake.better(language))
            @if pointed.better { i.sign.better {} }
        };
    }

    fn parts(&self) -> Parts {
        let drawing = self.drawing();
        let frame = Frame {
            language: self.preferences.language,
            title: &self.finished.game.ready.title(self.preferences.language),
            scene: &drawing.scene,
            log: &drawing.log,
            whole_log: None,
            tools: self.tools(),
            asides: self.scrubber(),
            overlay: html! {},
        };
        Parts::of(&part(
            "table",
            &html! {
                div.table.replay.(drawing.scene.class) id="table" data-game=(self.finished.about.game) {
                    (frame::table(&frame))
                }
            },
        ))
    }

    fn tools(&self) -> Markup {
        html! {
            (self.viewpoint())
            (review::tool(self.preferences, &self.review_address(), self.finished))
            button.tool type="button" data-copy=(self.address(self.moment.at)) {
                (icon("link")) span { (self.say("replay-share")) }
            }
            a.tool href=(self.finished.record_address()) download {
                (icon("record")) span { (self.say("table-record")) }
            }
            button.tool.log-toggle type="button" data-do="log" aria-controls="log" {
                (icon("log")) span { (self.say("frame-log")) }
            }
            (theme_switch(self.preferences))
        }
    }

    /// Renders the choice of the seat the board is seen from.
    fn viewpoint(&self) -> Markup {
        let name = |seat| player_name(self.preferences.language, self.game.names(), seat);
        html! {
            form.inline.viewpoint method="get" action={ "/replay/" (self.finished.id) } {
                input type="hidden" name="at" value=(self.moment.at);
                @if let Some(key) = self.finished.key { input type="hidden" name="key" value=(key); }
                label { span.hide { (self.say("replay-from")) }
                    span.pick { select name="from" data-submit {
                        option value="" { (self.say("replay-spectator")) }
                        @for seat in self.finished.seats() {
                            option value=(seat.number()) selected[self.moment.from == Some(seat)] { (name(seat)) }
                        }
                    } }
                }
                noscript { button.act type="submit" { (self.say("replay-go")) } }
            }
        }
    }

    fn address(&self, at: usize) -> String {
        self.finished.address("", Some(at), self.moment.from)
    }

    fn review_address(&self) -> String {
        self.finished
            .address("/review", Some(self.moment.at), self.moment.from)
    }

    /// Renders the controls: the curve of the review, back, forward, play with its speed, and a
    /// slider.
    fn scrubber(&self) -> Markup {
        let (at, last) = (self.moment.at, self.finished.game.lines);
        let step = |key: &str, glyph: &str, to: usize, id: &str| {
            html! {
                a.act.round id=(id) href=(self.address(to)) data-at=(to) aria-label=(self.say(key)) title=(self.say(key)) {
                    (icon(glyph))
                }
            }
        };
        html! {
            (self.curve)
            div.scrubber role="group" aria-label=(self.say("replay-moment")) {
                (step("replay-first", "first-line", 0, "at-first"))
                (step("replay-back", "back", at.saturating_sub(1), "at-back"))
                button.act.round type="button" id="play" data-do="play" aria-label=(self.say("replay-play")) title=(self.say("replay-play-key")) aria-pressed="false" {
                    (icon("play"))
                }
                (step("replay-forth", "forth", (at + 1).min(last), "at-forth"))
                (step("replay-last", "last-line", last, "at-last"))
                span.pick.speed { select id="speed" aria-label=(self.say("replay-speed")) title=(self.say("replay-speed-key")) {
                    @for speed in SPEEDS {
                        option value=(speed) selected[speed.to_bits() == 1.0_f64.to_bits()] { (self.speed(speed)) }
                    }
                } }
                input.moment type="range" id="moment" min="0" max=(last) value=(at)
                    aria-label=(self.say("replay-moment")) aria-valuetext=(self.spoken());
                output.moment-words id="moment-words" { (self.spoken()) }
            }
        }
    }

    fn speed(&self, speed: f64) -> String {
        let language = self.preferences.language;
        let speed = decimal(language, speed, usize::from(speed.fract() > 0.0));
        text(language, "replay-times", &[("speed", speed.into())])
    }

    fn spoken(&self) -> String {
        let args = [
            ("at", self.moment.at.into()),
            ("last", self.finished.game.lines.into()),
        ];
        text(self.preferences.language, "replay-at", &args)
    }
}
