//! The chances to win over a game, as a picture.

use games::Review;
use maud::{Markup, html};
use render::seat_key;
use tabletop::Seat;
use words::{Language, text};

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 150.0;

/// One line a seat, in its colour with its mark at the end; mistakes are rings that lead to their
/// moment.
pub fn curve(language: Language, review: &Review, seats: usize, lines: usize) -> Markup {
    let label = text(language, "review-curve", &[]);
    html! {
        svg.curve viewBox={ "-34 -8 " (WIDTH + 62.0) " " (HEIGHT + 30.0) } role="img" aria-label=(label) {
            @for percent in [0_u8, 50, 100] {
                @let y = height(f64::from(percent) / 100.0);
                @let words = text(language, "review-percent", &[("percent", percent.into())]);
                path.curve-rule d={ "M0 " (y) "H" (WIDTH) } {}
                text.curve-words x="-6" y=(y + 4.0) { (words) }
            }
            @for seat in Seat::of(seats) { (line(review, seat, lines)) }
        }
    }
}

fn height(share: f64) -> f64 {
    ((1.0 - share) * HEIGHT * 10.0).round() / 10.0
}

fn place(line: usize, lines: usize) -> f64 {
    (line as f64 / lines.max(1) as f64 * WIDTH * 10.0).round() / 10.0
}

fn line(review: &Review, seat: Seat, lines: usize) -> Markup {
    let judged: Vec<_> = review
        .judged()
        .filter(|(action, _)| action.seat == seat)
        .map(|(action, judgement)| {
            let at = (place(action.line, lines), height(judgement.win_chance));
            (at, action.line, judgement.is_mistake())
        })
        .collect();
    let points: Vec<String> = judged
        .iter()
        .map(|((x, y), ..)| format!("{x} {y}"))
        .collect();
    let key = seat_key(seat);
    html! {
        g class={ "curve-seat seat-" (key) } {
            @if !points.is_empty() { path.curve-line d={ "M" (points.join("L")) } {} }
            @for ((x, y), line, _) in judged.iter().filter(|(_, _, mistake)| *mistake) {
                circle.curve-mistake cx=(x) cy=(y) r="4.5" data-at=(line.saturating_sub(1)) {}
            }
            @if let Some(((x, y), ..)) = judged.last() {
                use href={ "#mk-" (key) } x=(x + 6.0) y=(y - 7.0) width="14" height="14" class="mark" {}
            }
        }
    }
}
