//! The default scene of a game without pictures: the table as text, and a button for each choice.

use maud::{Markup, html};
use tabletop::Seat;
use words::{Words, list_words, text};

use crate::short::n;
use crate::stand_alone::picture;
use crate::{Assets, Button, Scene, SceneContext, Target, mark, part, seat_key};

/// The line spacing and the width of a poster.
const LINE: f64 = 26.0;
const WIDTH: f64 = 760.0;

/// Renders the table as an observer sees it.
pub(crate) fn scene<G: Words + ?Sized>(game: &G, context: &SceneContext<'_, G>) -> Scene {
    let buttons = context.choices.iter().map(|choice| Button {
        words: html! { (choice.words) },
        target: Target::act(choice),
        main: false,
    });
    Scene {
        class: "plain-page",
        facts: Vec::new(),
        steps: Vec::new(),
        decision: decision(context),
        detail: html! {},
        buttons: buttons.collect(),
        board: board(game, context),
        own: None,
        rivals: context.order().map(|seat| player(context, seat)).collect(),
    }
}

/// Renders the question to the observer, or the names of those everyone is waiting for.
fn decision<G: Words + ?Sized>(context: &SceneContext<'_, G>) -> Markup {
    let say = |key, arguments: &[_]| html! { (text(context.language, key, arguments)) };
    if context.outcome.is_some() {
        return say("plain-over", &[]);
    }
    if !context.choices.is_empty() {
        return say("plain-choose", &[]);
    }
    let names: Vec<String> = context
        .to_act
        .iter()
        .map(|seat| context.name(seat))
        .collect();
    let names = list_words(context.language, &names);
    say("plain-wait", &[("names", names.into())])
}

fn board<G: Words + ?Sized>(game: &G, context: &SceneContext<'_, G>) -> Markup {
    let lines = lines(game, context);
    html! {
        (part("plain", &html! {
            div.plain-table id="plain" { @for line in lines { p { (line) } } }
        }))
    }
}

fn lines<G: Words + ?Sized>(game: &G, context: &SceneContext<'_, G>) -> Vec<String> {
    game.view_words(context.language, context.names, context.view)
}

/// Renders a player: the name, whether they are to act, and the points once the game is over.
fn player<G: Words + ?Sized>(context: &SceneContext<'_, G>, seat: Seat) -> Markup {
    let id = format!("player-{seat}");
    let acts = context.to_act.contains(seat);
    let class = if acts { " acts" } else { "" };
    let note = match acts {
        true => text(context.language, "plain-acts", &[]),
        false => context.note(seat).to_owned(),
    };
    let player = html! {
        div class={ "rival seat-" (seat_key(seat)) (class) } id=(id) {
            p.who {
                (mark(seat)) b title=(context.name(seat)) { (context.name(seat)) }
                span.note { (note) }
                @if let Some(outcome) = context.outcome {
                    strong.fame { (outcome.scores[seat.index()].total) }
                }
            }
        }
    };
    part(&id, &player)
}

/// Renders the table as text, in one picture.
pub(crate) fn poster<G: Words + ?Sized>(game: &G, context: &SceneContext<'_, G>) -> Markup {
    let lines = lines(game, context);
    let height = LINE * (lines.len() + 4) as f64;
    let inner = html! {
        text class="poster-title" x="40" y=(n(2.0 * LINE)) { (game.title(context.language)) }
        @for (at, line) in lines.iter().enumerate() {
            text class="plain-line" x="40" y=(n(LINE * (at + 4) as f64)) { (line) }
        }
    };
    let label = game.title(context.language);
    let size = [0.0, 0.0, WIDTH, height];
    picture(&Assets::NONE, "plain-poster", &label, size, &inner)
}

/// Renders a generic cover: three stars connected by a line.
pub(crate) fn cover() -> Markup {
    let stars = [(60.0, 120.0), (150.0, 60.0), (240.0, 100.0)];
    let inner = html! {
        polyline class="plain-way" points="60,120 150,60 240,100" {}
        @for (x, y) in stars { circle class="plain-star" cx=(n(x)) cy=(n(y)) r="5" {} }
    };
    picture(
        &Assets::NONE,
        "plain-cover",
        "",
        [0.0, 0.0, 300.0, 180.0],
        &inner,
    )
}
