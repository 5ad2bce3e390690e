//! Pictures of the page that tells how to play.

use std::collections::VecDeque;

use ::astra::{
    Action, Astra, Card, CardId, Element, FinalCard, Pen, Place, PlaceId, Star, StarKind,
};
use maud::{Markup, html};
use tabletop::{Game, NullSink, Options, Seat, Seed};
use words::{Language, text};

use super::ASSETS;
use super::atlas::Atlas;
use super::cards::card_state;
use super::ground::{HEIGHT, WIDTH};
use super::journal::scoring_card;
use super::plate::plate;
use super::rules::{final_example, sized};
use crate::geometry::moved_to;
use crate::short::n;
use crate::stand_alone::picture as stand_alone;

/// The scale at which the Final Scoring card is drawn, and its place in the picture.
const SCALE: f64 = 2.0;
const CARD: (f64, f64) = (12.0, 8.0);

/// Draws the picture with this name, if there is one.
pub(super) fn picture(
    game: &Astra,
    atlas: &Atlas,
    language: Language,
    name: &str,
) -> Option<Markup> {
    let (size, inner) = match name {
        "chain" => ([0.0, 0.0, WIDTH, HEIGHT], chain(game, atlas, language)?),
        "final-scoring" => ([0.0, 0.0, 236.0, 186.0], final_scoring(game)),
        _ => return None,
    };
    let label = text(language, &format!("howto-astra-{name}"), &[]);
    Some(stand_alone(&ASSETS, "astra-page", &label, size, &inner))
}

/// Draws Ursa Minor after one Observe, from its Starting star to Polaris.
fn chain(game: &Astra, atlas: &Atlas, language: Language) -> Option<Markup> {
    let id = game.cards().find("ursa-minor")?;
    let card = game.cards().card(id);
    let polaris = card.stars.iter().position(|star| star.name == "Polaris")?;
    let way = way(card, Star::new(polaris))?;
    let place = observed(game, id, &way)?;
    let pen = Pen::of(Seat::new(0));
    let marked = place.marked.iter().map(|star| (star.index() + 1, pen));
    let mut state = card_state(language, card, &marked.collect::<Vec<_>>());
    let line = |pair: &[Star]| {
        let joins = |&(a, b): &(Star, Star)| pair.contains(&a) && pair.contains(&b);
        card.lines.iter().position(joins)
    };
    let lines = way.windows(2).filter_map(line);
    state.trace = lines.map(|line| (line, pen)).collect();
    for star in &way {
        state.stars[star.index()].pending = true;
    }
    Some(plate(language, card, atlas.plate(id), &state))
}

/// Returns the shortest way along lines from the Starting star of a card to another star.
fn way(card: &Card, goal: Star) -> Option<Vec<Star>> {
    let is_start = |star: &Star| card.stars[star.index()].kind == StarKind::Start;
    let start = (0..card.stars.len()).map(Star::new).find(is_start)?;
    let mut ways = VecDeque::from([vec![start]]);
    while let Some(way) = ways.pop_front() {
        let last = *way.last()?;
        if last == goal {
            return Some(way);
        }
        for &(a, b) in &card.lines {
            let next = match last {
                last if last == a => b,
                last if last == b => a,
                _ => continue,
            };
            if !way.contains(&next) {
                ways.push_back([&way[..], &[next]].concat());
            }
        }
    }
    None
}

/// Returns the place of a card after a player has marked these stars, as the rules allow it.
fn observed(game: &Astra, card: CardId, stars: &[Star]) -> Option<Place> {
    let seed = Seed::from_text("how to play");
    let mut state = game.setup(&Options::new(), 3, seed).ok()?;
    let place = PlaceId::new(0);
    state.table.places[place.index()] = Place::with(card);
    let seat = state.table.active;
    for &star in stars {
        let mark = Action::Mark { place, star };
        game.apply(&mut state, seat, mark, &mut NullSink).ok()?;
    }
    Some(*state.table.place(place))
}

/// Draws the worked example of the final scoring (A6.4), with the fame of each row and column.
fn final_scoring(game: &Astra) -> Markup {
    let finals = &game.data().finals;
    let (id, owned) = final_example(game);
    let card = finals.cards[id.index()];
    let FinalCard(before) = card;
    let marks = Element::ALL.map(|element| {
        let before = before.iter().filter(|&&one| one == element).count();
        (before + owned[element]).min(4)
    });
    let rows = marks.iter().map(|&count| finals.row[count]);
    let filled = |column: usize| marks.iter().filter(|&&count| count > column).count();
    let columns = (0..4).map(|column| finals.column[filled(column)]);
    let drawn = sized(&scoring_card("", card, &owned), 92.0 * SCALE, 72.0 * SCALE);
    let sum = |x: f64, y: f64, fame: u8| {
        html! { text.scoring-sum x=(n(CARD.0 + SCALE * x)) y=(n(CARD.1 + SCALE * y)) { (fame) } }
    };
    html! {
        g transform=(moved_to(CARD)) { (drawn) }
        @for (row, fame) in rows.enumerate() { (sum(98.0, 13.0 + 17.5 * row as f64, fame)) }
        @for (column, fame) in columns.enumerate() { (sum(28.5 + 18.0 * column as f64, 83.0, fame)) }
        path.scoring-rule d="M194 12V150M50 160H190" {}
        text.scoring-sum.total x=(n(CARD.0 + SCALE * 98.0)) y=(n(CARD.1 + SCALE * 83.0)) {
            (finals.score(id, &owned))
        }
    }
}
