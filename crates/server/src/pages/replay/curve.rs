//! The chances to win over a game, as a picture.

use std::collections::BTreeMap;

use games::{LiveGame, Review, Sight};
use maud::{Markup, html};
use render::frame::LogTurn;
use render::{mark, seat_key};
use tabletop::{Observer, Seat};
use words::{Language, player_name, text};

use super::judged::Judged;
use super::moment::Finished;
use crate::ApiError;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 150.0;
/// What the name of a round needs, also on a telephone, where words are drawn twice as large.
const ROUND_ROOM: f64 = 84.0;

/// A review with what is needed to draw it.
pub struct Curve<'a> {
    language: Language,
    finished: &'a Finished,
    review: &'a Review,
    /// The line with which each round begins.
    rounds: Vec<(u16, usize)>,
}

impl<'a> Curve<'a> {
    /// The curve of a game.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn of(
        language: Language,
        finished: &'a Finished,
        review: &'a Review,
    ) -> Result<Self, ApiError> {
        let rounds = rounds(finished.at(usize::MAX)?.as_ref());
        Ok(Self {
            language,
            finished,
            review,
            rounds,
        })
    }

    /// One line a seat, in its colour with its mark at the end; mistakes are rings that lead to
    /// their moment. Below it the rounds, and who is who.
    pub fn drawn(&self) -> Markup {
        let label = self.say("review-curve");
        html! {
            svg.curve viewBox={ "-34 -8 " (WIDTH + 62.0) " " (HEIGHT + 44.0) } role="img" aria-label=(label) {
                (self.heights())
                (self.ticks())
                @for seat in self.finished.seats() { (self.line(seat)) }
            }
            ul.curve-legend {
                @for seat in self.finished.seats() {
                    li { (mark(seat)) span { (player_name(self.language, &self.review.names, seat)) } }
                }
            }
        }
    }

    fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    fn heights(&self) -> Markup {
        html! {
            @for percent in [0_u8, 50, 100] {
                @let y = height(f64::from(percent) / 100.0);
                @let words = text(self.language, "review-percent", &[("percent", percent.into())]);
                path.curve-rule d={ "M0 " (y) "H" (WIDTH) } {}
                text.curve-words x="-6" y=(y + 4.0) { (words) }
            }
        }
    }

    /// A few rounds by their numbers; the first says what is counted.
    fn ticks(&self) -> Markup {
        let place = |&(round, line): &(u16, usize)| (round, self.place(line));
        let places: Vec<_> = self.rounds.iter().map(place).collect();
        html! {
            @for (index, (round, x)) in few(&places).into_iter().enumerate() {
                path.curve-rule d={ "M" (x) " " (HEIGHT) "v5" } {}
                @if index == 0 {
                    text.curve-round x=(x) y=(HEIGHT + 9.0) {
                        (text(self.language, "frame-round", &[("round", round.into())]))
                    }
                } @else { text.curve-round x=(x) y=(HEIGHT + 9.0) { (round) } }
            }
        }
    }

    fn line(&self, seat: Seat) -> Markup {
        let judged: Vec<_> = self
            .review
            .judged()
            .map(Judged::new)
            .filter(|judged| judged.action.seat == seat)
            .map(|judged| (judged, self.point(judged)))
            .collect();
        let points = judged.iter().map(|(_, (x, y))| format!("{x} {y}"));
        let points: Vec<String> = points.collect();
        let mistakes = judged.iter().filter(|(it, _)| it.judgement.is_mistake());
        let key = seat_key(seat);
        html! {
            g class={ "curve-seat seat-" (key) } {
                @if !points.is_empty() { path.curve-line d={ "M" (points.join("L")) } {} }
                @for (mistake, (x, y)) in mistakes {
                    circle.curve-mistake cx=(x) cy=(y) r="4.5" data-at=(mistake.before())
                        data-href=(self.finished.decision_address(*mistake)) {}
                }
                @if let Some((_, (x, y))) = judged.last() {
                    use href={ "#mk-" (key) } x=(x + 6.0) y=(y - 7.0) width="14" height="14" class="mark" {}
                }
            }
        }
    }

    fn point(&self, judged: Judged<'_>) -> (f64, f64) {
        (
            self.place(judged.action.line),
            height(judged.judgement.win_chance),
        )
    }

    fn place(&self, line: usize) -> f64 {
        (line as f64 / self.finished.lines.max(1) as f64 * WIDTH * 10.0).round() / 10.0
    }
}

fn height(share: f64) -> f64 {
    ((1.0 - share) * HEIGHT * 10.0).round() / 10.0
}

/// The line with which each round begins; for a round played again after a step back the first.
fn rounds(game: &dyn LiveGame) -> Vec<(u16, usize)> {
    let log = game.log(&Sight {
        language: Language::English,
        observer: Observer::Afterwards,
        seat: None,
        plays: false,
        acts: false,
        notes: &[],
        log: usize::MAX,
    });
    let begun = |turn: &LogTurn| turn.turn.map(|(_, round)| round);
    let mut first = BTreeMap::new();
    for turn in &log {
        // The newest is told first.
        if let (Some(round), Some(line)) = (begun(turn), turn.lines.last()) {
            first.insert(round, line.begun.0);
        }
    }
    // A turn that begins with the set-up begins with no line.
    let opening = log.iter().filter(|turn| begun(turn) == Some(1));
    if opening.count() < game.names().len() {
        first.insert(1, 0);
    }
    first.into_iter().collect()
}

/// As many of all rounds at even distances as have room for their names.
fn few(rounds: &[(u16, f64)]) -> Vec<(u16, f64)> {
    let every = |step| rounds.iter().copied().step_by(step).collect::<Vec<_>>();
    let fits = |kept: &Vec<(u16, f64)>| {
        let gaps = kept.windows(2).map(|pair| pair[1].1 - pair[0].1);
        gaps.min_by(f64::total_cmp)
            .is_none_or(|gap| gap >= ROUND_ROOM)
    };
    (1..=rounds.len()).map(every).find(fits).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(places: impl Iterator<Item = f64>) -> Vec<u16> {
        let rounds: Vec<_> = (1..).zip(places).collect();
        few(&rounds).iter().map(|(round, _)| *round).collect()
    }

    #[test]
    fn few_rounds_are_named_at_even_distances_and_none_over_another() {
        let even = |rounds: u16| (0..rounds).map(move |n| WIDTH * f64::from(n) / f64::from(rounds));
        assert_eq!(named(even(0)), [0; 0]);
        assert_eq!(named(even(1)), [1]);
        assert_eq!(named(even(5)), [1, 2, 3, 4, 5]);
        assert_eq!(named(even(12)), [1, 3, 5, 7, 9, 11]);
        assert_eq!(named([0.0, 20.0, 200.0].into_iter()), [1, 3]);
        assert_eq!(named([0.0, 1.0, 2.0].into_iter()), [1]);
    }
}
