//! A game on the home page.

use maud::{Markup, PreEscaped, html};
use tabletop::Options;
use words::{Language, text};

use super::super::form::segments;
use super::super::level::{USUAL, levels};
use super::super::rules::View;
use crate::{ApiError, App};

/// Renders a game: what it is, and two ways to start it.
pub fn panel(app: &App, language: Language, id: &str) -> Result<Markup, ApiError> {
    let game = app.hall.ready.built_in(id, &Options::new())?;
    let (facts, title, cover) = (game.facts(), game.title(language), game.cover());
    let say = |key: &str| text(language, key, &[]);
    let alone = format!("alone-{id}");
    let lesson = games::find(id)?.lessons().first();
    Ok(html! {
        article.game-panel id={ "game-" (id) } {
            div.cover aria-hidden="true" { (PreEscaped(cover)) }
            h2 { (title) }
            p.pitch { (game.pitch(language)) }
            p.facts-line {
                (seats(language, facts.least_seats, facts.most_seats))
                " · " (text(language, "site-minutes", &[("n", facts.minutes.into())]))
                @if facts.least_seats == 1 {
                    " · " button.link type="submit" form=(alone) { (say("site-alone")) }
                }
                @if let Some(lesson) = lesson {
                    @let minutes = [("n", lesson.minutes.into())];
                    " · " a.link href={ "/learn/" (id) } title=(text(language, "learn-minutes", &minutes)) {
                        (say("learn-panel"))
                    }
                } @else if game.how_to_play(language).is_some() {
                    " · " a.link href=(View::HowTo.address(id)) { (say("howto-view-how")) }
                }
            }
            @if facts.least_seats == 1 { (alone_form(id, &alone)) }
            form method="post" action="/play" {
                input type="hidden" name="game" value=(id);
                input type="hidden" name="offer" value="lesson";
                (segments("level", &say("site-strength"), &levels(language), USUAL.name()))
                div.go {
                    button.act.main type="submit" { (say("site-play-now")) }
                    a.act href={ "/new/" (id) } { (say("site-open-a-table")) }
                }
            }
        }
    })
}

fn seats(language: Language, least: usize, most: usize) -> String {
    let arguments = [("least", least.into()), ("most", most.into())];
    text(language, "site-players", &arguments)
}

fn alone_form(game: &str, id: &str) -> Markup {
    html! {
        form hidden method="post" action="/play" id=(id) {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="offer" value="lesson";
            input type="hidden" name="alone" value="on";
        }
    }
}
