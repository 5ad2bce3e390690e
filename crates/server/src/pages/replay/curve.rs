//! A chart of the chances of winning over a game.

use std::collections::BTreeMap;

use games::{LiveGame, Review, Sight};
use maud::{Markup, html};
use render::frame::LogTurn;
use render::{mark, seat_key};
use tabletop::{Observer, Outcome, Seat};
use words::{Language, player_name, text};

use super::judged::Judged;
use super::moment::Finished;
use crate::ApiError;

/// The width a round's label needs.
const ROUND_ROOM: f64 = 64.0;
/// The minimum distance between two marks.
const MARK_ROOM: f64 = 16.0;

/// The size of a chart. The style sheet shows the one that fits.
#[derive(Clone, Copy)]
struct Plot {
    class: &'static str,
    width: f64,
    height: f64,
}

const PLOTS: [Plot; 2] = [
    Plot {
        class: "broad",
        width: 560.0,
        height: 150.0,
    },
    Plot {
        class: "narrow",
        width: 250.0,
        height: 190.0,
    },
];

/// A review, with everything needed to draw it.
pub struct Curve<'a> {
    language: Language,
    finished: &'a Finished,
    review: &'a Review,
    /// The number of each round with the line it begins with.
    rounds: Vec<(u16, usize)>,
    /// Each seat's share of the victory, once the game is over.
    shares: Option<Vec<f64>>,
}

impl<'a> Curve<'a> {
    /// Creates the curve of a game.
    ///
    /// # Errors
    /// Returns an error if the record cannot be replayed.
    pub fn of(
        language: Language,
        finished: &'a Finished,
        review: &'a Review,
    ) -> Result<Self, ApiError> {
        let game = finished.game.at(usize::MAX)?;
        let outcome = game.outcome();
        Ok(Self {
            language,
            finished,
            review,
            rounds: rounds(game.as_ref()),
            shares: outcome.map(|outcome| shares(&outcome)),
        })
    }

    /// Draws one line per seat, in the seat's colour and with the seat's mark at the end. Mistakes
    /// are rings that link to their moment. Below are the rounds, a caption and a legend.
    pub fn drawn(&self) -> Markup {
        html! {
            figure.curve {
                @for plot in PLOTS { (self.chart(plot)) }
                figcaption { (self.say("review-caption")) }
            }
            ul.curve-legend {
                @for seat in self.finished.seats() {
                    li { (mark(seat)) span { (player_name(self.language, &self.review.names, seat)) } }
                }
            }
        }
    }

    fn chart(&self, plot: Plot) -> Markup {
        let Plot {
            class,
            width,
            height,
        } = plot;
        let lines: Vec<_> = self
            .finished
            .seats()
            .map(|seat| (seat, self.points(plot, seat)))
            .collect();
        let ends = lines
            .iter()
            .map(|(_, points)| points.last().map(|point| point.at.1));
        let ends = set_apart(&ends.collect::<Vec<_>>(), height);
        html! {
            svg class=(class) viewBox={ "-36 -12 " (width + 64.0) " " (height + 46.0) }
                role="img" aria-label=(self.say("review-curve")) {
                (self.heights(plot))
                (self.ticks(plot))
                @for ((seat, points), end) in lines.iter().zip(ends) { (self.line(plot, *seat, points, end)) }
            }
        }
    }

    fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    fn heights(&self, plot: Plot) -> Markup {
        html! {
            @for percent in [0_u8, 50, 100] {
                @let y = plot.y(f64::from(percent) / 100.0);
                @let words = text(self.language, "review-percent", &[("percent", percent.into())]);
                path.curve-rule d={ "M0 " (y) "H" (plot.width) } {}
                text.curve-words x="-6" y=(y + 4.0) { (words) }
            }
        }
    }

    /// Draws labels for some of the rounds; the first spells out the word “round”.
    fn ticks(&self, plot: Plot) -> Markup {
        let height = plot.height;
        let place = |&(round, line): &(u16, usize)| (round, self.place(plot, line));
        let places: Vec<_> = self.rounds.iter().map(place).collect();
        html! {
            @for (index, (round, x)) in few(&places).into_iter().enumerate() {
                path.curve-rule d={ "M" (x) " " (height) "v5" } {}
                @if index == 0 {
                    text.curve-round x=(x) y=(height + 9.0) {
                        (text(self.language, "frame-round", &[("round", round.into())]))
                    }
                } @else { text.curve-round x=(x) y=(height + 9.0) { (round) } }
            }
        }
    }

    /// Returns the points of a seat's line: its decisions, then the outcome.
    fn points(&self, plot: Plot, seat: Seat) -> Vec<Passed<'_>> {
        let own = self.review.judged().map(Judged::new);
        let own = own.filter(|judged| judged.action.seat == seat);
        let decided = own.map(|judged| Passed {
            at: (
                self.place(plot, judged.action.line),
                plot.y(judged.judgement.win_chance),
            ),
            mistake: judged.judgement.is_mistake().then_some(judged),
        });
        let share = self.shares.as_ref().map(|shares| shares[seat.index()]);
        let end = share.map(|share| Passed {
            at: (plot.width, plot.y(share)),
            mistake: None,
        });
        decided.chain(end).collect()
    }

    fn line(&self, plot: Plot, seat: Seat, points: &[Passed<'_>], end: Option<f64>) -> Markup {
        let path = points
            .iter()
            .map(|Passed { at: (x, y), .. }| format!("{x} {y}"));
        let path: Vec<String> = path.collect();
        let mistakes = points
            .iter()
            .filter_map(|point| Some((point.mistake?, point.at)));
        let key = seat_key(seat);
        html! {
            g class={ "curve-seat seat-" (key) } {
                @if !path.is_empty() { path.curve-line d={ "M" (path.join("L")) } {} }
                @for (mistake, (x, y)) in mistakes {
                    circle.curve-mistake cx=(x) cy=(y) r="4.5" data-at=(mistake.before())
                        data-href=(self.finished.decision_address(mistake)) {}
                }
                @if let Some(y) = end {
                    use href={ "#mk-" (key) } x=(plot.width + 10.0) y=(y - 7.0) width="14" height="14" class="mark" {}
                }
            }
        }
    }

    fn place(&self, plot: Plot, line: usize) -> f64 {
        tenths(line as f64 / self.finished.game.lines.max(1) as f64 * plot.width)
    }
}

/// A point on a line.
struct Passed<'a> {
    at: (f64, f64),
    /// The decision there, if it was a mistake.
    mistake: Option<Judged<'a>>,
}

impl Plot {
    /// Returns the vertical position of a chance.
    fn y(self, share: f64) -> f64 {
        tenths((1.0 - share) * self.height)
    }
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Returns each seat's share of the victory: all of it, a part shared with others, or nothing.
fn shares(outcome: &Outcome) -> Vec<f64> {
    let seats = Seat::of(outcome.scores.len());
    seats.map(|seat| outcome.win_share(seat)).collect()
}

/// Moves marks apart vertically so that none overlap and all stay on the chart. `lowest` is the
/// lowest position on the chart.
fn set_apart(heights: &[Option<f64>], lowest: f64) -> Vec<Option<f64>> {
    let mut order: Vec<(usize, f64)> = heights
        .iter()
        .enumerate()
        .filter_map(|(which, height)| Some((which, (*height)?)))
        .collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    for at in 1..order.len() {
        order[at].1 = order[at].1.max(order[at - 1].1 + MARK_ROOM);
    }
    // Move those that ended up too low back up.
    let mut below = lowest + MARK_ROOM;
    for (_, height) in order.iter_mut().rev() {
        *height = height.min(below - MARK_ROOM);
        below = *height;
    }
    let mut apart = vec![None; heights.len()];
    for (which, height) in order {
        apart[which] = Some(height);
    }
    apart
}

/// Returns the line each round begins with. If a round was played again after a take-back, this is
/// the line where it first began.
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
        if let (Some(round), Some(line)) = (begun(turn), turn.lines.first()) {
            first.entry(round).or_insert(line.begun.0);
        }
    }
    // A turn that begins during the set-up has no first line.
    let opening = log.iter().filter(|turn| begun(turn) == Some(1));
    if opening.count() < game.names().len() {
        first.insert(1, 0);
    }
    first.into_iter().collect()
}

/// Returns as many evenly spaced rounds as there is room for.
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
    use tabletop::Score;

    use super::*;

    fn named(places: impl Iterator<Item = f64>) -> Vec<u16> {
        let rounds: Vec<_> = (1..).zip(places).collect();
        few(&rounds).iter().map(|(round, _)| *round).collect()
    }

    #[test]
    fn a_few_rounds_are_named_at_even_distances_without_overlap() {
        let even = |rounds: u16| (0..rounds).map(move |n| 560.0 * f64::from(n) / f64::from(rounds));
        assert_eq!(named(even(0)), [0; 0]);
        assert_eq!(named(even(1)), [1]);
        assert_eq!(named(even(5)), [1, 2, 3, 4, 5]);
        assert_eq!(named(even(12)), [1, 3, 5, 7, 9, 11]);
        assert_eq!(named([0.0, 20.0, 200.0].into_iter()), [1, 3]);
        assert_eq!(named([0.0, 1.0, 2.0].into_iter()), [1]);
    }
    #[test]
    fn overlapping_marks_are_moved_apart() {
        let apart = |heights: &[f64]| {
            let heights: Vec<_> = heights.iter().copied().map(Some).collect();
            let apart = set_apart(&heights, 150.0);
            apart.into_iter().flatten().collect::<Vec<_>>()
        };
        assert_eq!(apart(&[150.0, 0.0, 150.0]), [134.0, 0.0, 150.0]);
        assert_eq!(apart(&[75.0, 75.0, 150.0]), [75.0, 91.0, 150.0]);
        assert_eq!(set_apart(&[None, Some(3.0)], 150.0), [None, Some(3.0)]);
    }

    #[test]
    fn winners_share_the_victory() {
        let shares = |winners: &[usize]| {
            let scores = vec![Score::of(Vec::new()); 3];
            let mut outcome = Outcome::most_points_win(scores);
            outcome.winners = winners
                .iter()
                .map(|&number| Seat::new(number - 1))
                .collect();
            shares(&outcome)
        };
        assert_eq!(shares(&[3]), [0.0, 0.0, 1.0]);
        assert_eq!(shares(&[1, 2]), [0.5, 0.5, 0.0]);
        // Against Ptolemy all players can lose.
        assert_eq!(shares(&[]), [0.0; 3]);
    }
}
