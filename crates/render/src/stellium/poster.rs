//! Stand-alone pictures: the whole table, and every card.

use ::stellium::{Galaxy, Objective, ObjectiveId, Stellium};
use maud::{Markup, html};
use tabletop::Seat;
use words::stellium::{kind_words, objective_name, objective_words};
use words::{Language, Words};

use super::atlas::Atlas;
use super::board::Board;
use super::body::bodies;
use super::galaxy::galaxy;
use super::objective::{key, points};
use super::pictogram::drawing;
use super::pictures::ASSETS;
use super::place::FRAME;
use crate::font::wrap;
use crate::geometry::moved_to;
use crate::seat_key;
use crate::short::n;
use crate::stand_alone::drawn_out;

/// The sizes of a poster and of a card.
const POSTER: (f64, f64) = (1160.0, 720.0);
const CARD: (f64, f64) = (240.0, 320.0);

/// Draws the universe, the objectives and the players.
pub fn poster(board: &Board<'_>) -> Markup {
    let (width, height) = POSTER;
    let discs = board.game.discs().all();
    let [left, top, ..] = FRAME;
    let inner = html! {
        rect class="poster-ground" width=(n(width)) height=(n(height)) {}
        g transform=(moved_to((20.0 - left, 24.0 - top))) {
            (board.atlas.ground)
            @for number in Galaxy::all() { (galaxy(board.universe(), discs, number, true, "")) }
            (board.atlas.lattice)
            (bodies(board.universe(), false, |_| None))
        }
        (heading(board))
        @for (number, id) in board.table().open.iter().enumerate() {
            @let place = (764.0 + 126.0 * (number % 3) as f64, 108.0 + 128.0 * (number / 3) as f64);
            g transform=(moved_to(place)) { (small_card(board, id)) }
        }
        @for (number, seat) in Seat::of(board.table().seat_count()).enumerate() {
            g transform=(moved_to((764.0, 540.0 + 40.0 * number as f64))) { (player(board, seat)) }
        }
    };
    html! {
        svg class="universe poster" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (n(width)) " " (n(height)) }
            width=(n(width)) height=(n(height)) role="img" aria-label=(board.say("universe", &[])) {
            (drawn_out(&ASSETS, &inner))
        }
    }
}

fn heading(board: &Board<'_>) -> Markup {
    html! {
        text class="poster-title" x="764" y="56" { (board.game.title(board.context.language)) }
        text class="poster-fact" x="764" y="84" { (board.facts().join(" · ")) }
    }
}

fn small_card(board: &Board<'_>, id: ObjectiveId) -> Markup {
    let objective = board.objective(id);
    html! {
        rect class="poster-card" width="116" height="118" {}
        svg class="picto" x="6" y="2" width="104" height="88" viewBox="0 0 104 88" { (drawing(board.game.patterns(), objective)) }
        text class=(many("poster-kind", objective)) x="8" y="110" { (kind_words(board.context.language, objective.kind)) }
        text class=(many("poster-points", objective)) x="108" y="110" { (points(objective)) }
    }
}

/// Returns the class of a card's text. Several values are set smaller, to leave room for the name.
fn many(class: &str, objective: &Objective) -> String {
    let many = if objective.kind.counts() { " many" } else { "" };
    format!("{class}{many}")
}

fn player(board: &Board<'_>, seat: Seat) -> Markup {
    let mark = seat_key(seat);
    html! {
        use class={ "mk seat-" (mark) } href={ "#mk-" (mark) } x="0" y="-16" width="20" height="20" {}
        text class="poster-name" x="30" { (board.context.name(seat)) }
        text class="poster-points big" x="368" { (board.points(seat)) }
    }
}

/// Draws every objective as a card.
pub fn cards(game: &Stellium, _: &Atlas, language: Language) -> Vec<(String, Markup)> {
    let card = |id| {
        let objective = game.objectives().get(id);
        (key(objective), card(game, language, id))
    };
    ObjectiveId::all().map(card).collect()
}

fn card(game: &Stellium, language: Language, id: ObjectiveId) -> Markup {
    let objective = game.objectives().get(id);
    let (width, height) = CARD;
    let name = objective_name(language, objective);
    let asks = objective_words(language, objective);
    let inner = html! {
        rect class="poster-card" x="1" y="1" width=(n(width - 2.0)) height=(n(height - 2.0)) {}
        rect class="neat" x="6" y="6" width=(n(width - 12.0)) height=(n(height - 12.0)) {}
        g class="picto" transform="translate(16 14) scale(2)" { (drawing(game.patterns(), objective)) }
        path class="hair" d="M16 204H224" {}
        text class="card-name" x="16" y="228" { (kind_words(language, objective.kind)) }
        text class="poster-points big" x="224" y="230" { (points(objective)) }
        @for (number, line) in wrap(&asks, width - 32.0, 13.0).into_iter().enumerate() {
            text class="card-asks" x="16" y=(n(250.0 + 16.0 * number as f64)) { (line) }
        }
    };
    html! {
        svg class="universe objective-card" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (n(width)) " " (n(height)) }
            width=(n(width * 2.0)) height=(n(height * 2.0)) role="img" aria-label={ (name) ". " (asks) } {
            (drawn_out(&ASSETS, &inner))
        }
    }
}
