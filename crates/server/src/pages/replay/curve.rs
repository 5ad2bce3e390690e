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

/// The least distance between the labels of two rounds. All positions on the chart are in percent of
/// its width and height, so that it fits any window.
const ROUND_ROOM: f64 = 20.0;
/// The least distance between two marks at the end of their lines.
const MARK_ROOM: f64 = 18.0;

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
    /// are rings that lead to their moment. Below are the rounds; a vertical line is at the moment
    /// shown.
    pub fn drawn(&self, at: usize) -> Markup {
        let lines: Vec<_> = self
            .finished
            .seats()
            .map(|seat| (seat, self.points(seat)))
            .collect();
        let ends = lines
            .iter()
            .map(|(_, points)| points.last().map(|point| point.at.1));
        let ends = set_apart(&ends.collect::<Vec<_>>(), 100.0);
        let shown = percent(self.place(at));
        html! {
            svg.curve-plot role="img" aria-label=(self.say("review-curve")) {
                title { (self.say("review-caption")) }
                (self.heights())
                (self.ticks())
                svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible" {
                    @for (seat, points) in &lines { (line(*seat, points)) }
                }
                line.curve-now id="curve-now" x1=(shown) x2=(shown) y1="-4%" y2="104%" {}
                @for ((seat, points), end) in lines.iter().zip(ends) { (self.marks(*seat, points, end)) }
            }
        }
    }

    /// Renders the players with their marks.
    pub fn legend(&self) -> Markup {
        html! {
            p.note { (self.say("review-caption")) }
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
            @for share in [0_u8, 50, 100] {
                @let y = percent(height(f64::from(share) / 100.0));
                line.curve-rule x1="0" x2="100%" y1=(y) y2=(y) {}
                text.curve-words x="-6" y=(y) { (text(self.language, "review-percent", &[("percent", share.into())])) }
            }
        }
    }

    /// Draws labels for some of the rounds; the first spells out the word “round”.
    fn ticks(&self) -> Markup {
        let place = |&(round, line): &(u16, usize)| (round, self.place(line));
        let places: Vec<_> = self.rounds.iter().map(place).collect();
        html! {
            @for (index, (round, x)) in few(&places).into_iter().enumerate() {
                line.curve-rule x1=(percent(x)) x2=(percent(x)) y1="0" y2="100%" {}
                text.curve-round x=(percent(x)) y="100%" {
                    @if index == 0 { (text(self.language, "frame-round", &[("round", round.into())])) }
                    @else { (round) }
                }
            }
        }
    }

    /// Returns the points of a seat's line: its decisions, then the outcome.
    fn points(&self, seat: Seat) -> Vec<Passed<'_>> {
        let own = self.review.judged().map(Judged::new);
        let own = own.filter(|judged| judged.action.seat == seat);
        let decided = own.map(|judged| Passed {
            at: (
                self.place(judged.action.line),
                height(judged.judgement.win_chance),
            ),
            mistake: judged.judgement.is_mistake().then_some(judged),
        });
        let share = self.shares.as_ref().map(|shares| shares[seat.index()]);
        let end = share.map(|share| Passed {
            at: (100.0, height(share)),
            mistake: None,
        });
        decided.chain(end).collect()
    }

    /// Draws the rings of a seat's mistakes, and its mark at the end of the line.
    fn marks(&self, seat: Seat, points: &[Passed<'_>], end: Option<f64>) -> Markup {
        let mistakes = points
            .iter()
            .filter_map(|point| Some((point.mistake?, point.at)));
        let key = seat_key(seat);
        html! {
            g class={ "seat-" (key) } {
                @for (mistake, (x, y)) in mistakes {
                    circle.curve-mistake cx=(percent(x)) cy=(percent(y)) r="5" data-at=(mistake.before())
                        data-href=(self.finished.decision_address(mistake)) {
                        title { (mistake.played(self.language)) }
                    }
                }
                @if let Some(y) = end {
                    svg x="100%" y=(percent(y)) overflow="visible" {
                        use href={ "#mk-" (key) } x="5" y="-5" width="10" height="10" class="mark" {}
                    }
                }
            }
        }
    }

    fn place(&self, line: usize) -> f64 {
        tenths(line as f64 / self.finished.game.lines.max(1) as f64 * 100.0)
    }
}

fn line(seat: Seat, points: &[Passed<'_>]) -> Markup {
    let path = points
        .iter()
        .map(|Passed { at: (x, y), .. }| format!("{x} {y}"));
    let path: Vec<String> = path.collect();
    html! {
        @if !path.is_empty() {
            g class={ "seat-" (seat_key(seat)) } {
                path.curve-line vector-effect="non-scaling-stroke" d={ "M" (path.join("L")) } {}
            }
        }
    }
}

/// A point on a line.
struct Passed<'a> {
    at: (f64, f64),
    /// The decision there, if it was a mistake.
    mistake: Option<Judged<'a>>,
}

/// Returns the vertical position of a chance.
fn height(share: f64) -> f64 {
    tenths((1.0 - share) * 100.0)
}

fn percent(number: f64) -> String {
    format!("{number}%")
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
        guided: false,
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
        let even = |rounds: u16| (0..rounds).map(move |n| 100.0 * f64::from(n) / f64::from(rounds));
        assert_eq!(named(even(0)), [0; 0]);
        assert_eq!(named(even(1)), [1]);
        assert_eq!(named(even(5)), [1, 2, 3, 4, 5]);
        assert_eq!(named(even(12)), [1, 4, 7, 10]);
        assert_eq!(named([0.0, 5.0, 50.0].into_iter()), [1, 3]);
        assert_eq!(named([0.0, 1.0, 2.0].into_iter()), [1]);
    }
    #[test]
    fn overlapping_marks_are_moved_apart() {
        let apart = |heights: &[f64]| {
            let heights: Vec<_> = heights.iter().copied().map(Some).collect();
            let apart = set_apart(&heights, 100.0);
            apart.into_iter().flatten().collect::<Vec<_>>()
        };
        assert_eq!(apart(&[100.0, 0.0, 100.0]), [82.0, 0.0, 100.0]);
        assert_eq!(apart(&[50.0, 50.0, 100.0]), [50.0, 68.0, 100.0]);
        assert_eq!(set_apart(&[None, Some(3.0)], 100.0), [None, Some(3.0)]);
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
