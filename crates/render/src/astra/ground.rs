//! The static parts of a plate: frame, title, the sky behind the figure, the ability.

use ::astra::{Ability, Card};
use maud::{Markup, html};
use words::astra::{ability_words, card_name};
use words::{Language, text};

use super::aim::aim_width;
use super::backdrop;
use super::figure::Figure;
use super::names::NameBox;
use crate::font::{small_caps_width, wrap};
use crate::geometry::moved_to;
use crate::short::n;
use crate::{emphasis, text_width};

/// The width of a plate.
pub(super) const WIDTH: f64 = 352.0;
/// The height of a plate.
pub(super) const HEIGHT: f64 = 328.0;
/// The top left corner of the window.
pub(super) const WINDOW: (f64, f64) = (12.0, 40.0);
/// The top of the row of boons.
pub(super) const BOONS: f64 = HEIGHT - 33.0;
/// The maximum size of the ability's text: 14.2, and a little more on small plates.
const ABILITY: f64 = 14.7;
/// The possible sizes of a name, with the class of each.
const NAME_SIZES: [(f64, &str); 3] = [(22.0, ""), (18.5, " close"), (16.0, " closer")];

/// Draws the ground of a card's plate.
pub(super) fn ground(language: Language, card: &Card, figure: &Figure) -> Markup {
    let key = &card.id;
    let own: Vec<u16> = card.stars.iter().map(|star| star.hr).collect();
    let window = figure.window;
    html! {
        g.ground id={ "ground-" (key) } {
            rect.plate-ground x="1" y="1" width=(n(WIDTH - 2.0)) height=(n(HEIGHT - 2.0)) {}
            (title(language, card))
            g.window transform=(moved_to(WINDOW)) aria-hidden="true" {
                rect.deep width=(n(window.width)) height=(n(window.height)) {}
                (backdrop::field(figure, &own))
                (backdrop::frame(figure))
            }
            (ability(language, card.ability))
            path.hair d={ "M12 " (n(BOONS)) "H" (n(WIDTH - 12.0)) } {}
            path.hair.between d=(between()) {}
        }
    }
}

/// Draws element and name. The name links to the plate, for where plates are shown small.
fn title(language: Language, card: &Card) -> Markup {
    let name = card_name(language, card);
    html! {
        a.title href={ "#card-" (card.id) } data-show={ "card-" (card.id) } tabindex="-1" {
            rect.grip width=(n(WIDTH)) height="36" {}
            use.el href={ "#el-" (card.element.key()) } x="11" y="9" width="20" height="20" {}
            text class={ "plate-name" (fit(language, card, &name)) } x="39" y="26.5" { (name) }
        }
    }
}

/// Returns the class of the largest size in which the name leaves room for the number of marked or
/// missing stars.
fn fit(language: Language, card: &Card, name: &str) -> &'static str {
    let count = emphasis::plain(&count_words(language, card.stars.len(), card.stars.len()));
    let count = text_width(&count, 14.7, false).max(aim_width(language, card.stars.len()));
    let room = WIDTH - 39.0 - 54.0 - count - 12.0;
    let fits = |&&(size, _): &&(f64, &str)| small_caps_width(name, size, 0.06) <= room;
    let found = NAME_SIZES.iter().find(fits);
    found.map_or(NAME_SIZES[2].1, |(_, class)| class)
}

/// Returns how many stars of a card are marked, with the number emphasised.
pub(super) fn count_words(language: Language, marked: usize, stars: usize) -> String {
    let args = [
        ("marked", emphasis::mark(&marked.to_string()).into()),
        ("stars", stars.into()),
    ];
    text(language, "astra-board-count", &args)
}

fn ability(language: Language, ability: Ability) -> Markup {
    let words = format!("{}.", ability_words(language, ability));
    let lines = wrap(&words, WIDTH - 25.0, ABILITY);
    // Three lines have to stay clear of the scale above and the rule below.
    let leading = if lines.len() > 2 { 15.0 } else { 16.0 };
    let middle = WINDOW.1 + 193.0 + 37.0;
    let top = middle - leading / 2.0 * (lines.len() as f64 - 1.0);
    let (when, rest) = when(ability, &lines[0]);
    html! {
        text.ability y=(n(top)) {
            tspan x="13" {
                @if !when.is_empty() { tspan.when { (when) } }
                (rest)
            }
            @for line in &lines[1..] { tspan x="13" dy=(n(leading)) { (line) } }
        }
    }
}

/// Splits a line into the words that say how long the ability lasts, and the rest.
fn when(ability: Ability, line: &str) -> (&str, &str) {
    let lasts = matches!(
        ability,
        Ability::FreeStart
            | Ability::FameGrand
            | Ability::RefundGrand
            | Ability::RefundCommon
            | Ability::FullRest
    );
    match line.find(',') {
        Some(comma) if lasts => line.split_at(comma + 1),
        _ => ("", line),
    }
}

/// Returns the path of the lines between the boons.
fn between() -> String {
    let quarter = (WIDTH - 24.0) / 4.0;
    let line = |k: u8| {
        let x = 12.0 + f64::from(k) * quarter;
        format!("M{} {}v19", n(x), n(BOONS + 6.0))
    };
    (1..4).map(line).collect()
}

/// Draws the names of the Grand stars, each at its position.
pub(super) fn star_names<'a>(names: impl Iterator<Item = (&'a str, NameBox)>) -> Markup {
    html! {
        g.names aria-hidden="true" {
            @for (name, place) in names {
                text.star-name x=(n(place.x())) y=(n(place.rect.bottom - 2.6)) text-anchor=[place.anchor.key()] { (name) }
            }
        }
    }
}
