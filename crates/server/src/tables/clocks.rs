//! Clocks. A move lasts as long as a seat may act, however many actions that takes. Taking
//! something back gives no time back.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Race, Seat, SeatSet};

use super::ClockRule;

/// The clocks of a table, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// The time each seat has left.
    left: BySeat<i64>,
    /// The time each seat had left when its last move ended; it continues from there if the move is
    /// taken back.
    at_end: BySeat<i64>,
    /// When each running clock was started.
    #[serde(skip)]
    since: BySeat<Option<i64>>,
    /// The current decision of each seat in a race (first come, first served), and its deadline.
    #[serde(skip)]
    race: BySeat<Option<(usize, i64)>>,
    /// The deadline of each seat's previous decision in a race: taking it back gives no extra time.
    #[serde(skip)]
    raced: BySeat<Option<i64>>,
}

/// The facts about a game that the clocks depend on.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The seats that may act.
    pub to_act: SeatSet,
    /// The current decision of each seat.
    pub decisions: BySeat<Option<usize>>,
    /// The race, if decisions are first come, first served.
    pub race: Option<Race>,
    /// Whether an action was undone or the game was taken back.
    pub back: bool,
}

impl ClockRule {
    const fn at_first(self) -> i64 {
        match self {
            Self::PerMove { seconds } | Self::Bank { seconds, .. } => seconds as i64 * 1000,
        }
    }

    /// Returns the time left for the next move if this move ends without being made, because the
    /// game was taken back.
    const fn without_move(self, left: i64) -> i64 {
        match self {
            Self::PerMove { .. } => self.at_first(),
            Self::Bank { .. } => left,
        }
    }

    /// Returns the time left for the next move after one that ended with `left`.
    const fn after_move(self, left: i64) -> i64 {
        match self {
            Self::PerMove { .. } => self.at_first(),
            Self::Bank { increment, .. } => {
                (if left > 0 { left } else { 0 }) + increment as i64 * 1000
            }
        }
    }
}

impl Clocks {
    /// Returns the clocks before the first move.
    #[must_use]
    pub fn new(rule: Option<ClockRule>) -> Self {
        let left = BySeat::filled(rule.map_or(0, ClockRule::at_first));
        Self {
            left,
            at_end: left,
            ..Self::default()
        }
    }

    /// Returns stored clocks.
    #[must_use]
    pub fn kept(text: Option<&str>, rule: Option<ClockRule>) -> Self {
        text.and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_else(|| Self::new(rule))
    }

    /// Takes time from these seats: they thought before the server stopped.
    pub fn charge(&mut self, seats: SeatSet, milliseconds: i64) {
        for seat in Seat::of(tabletop::MAX_SEATS).filter(|seat| seats.contains(*seat)) {
            self.left[seat] -= milliseconds;
        }
    }

    /// Returns the clocks as text to be stored, with running clocks stopped at `now`.
    #[must_use]
    pub fn to_text(&self, now: i64) -> String {
        let mut kept = self.clone();
        for seat in Seat::of(tabletop::MAX_SEATS) {
            kept.left[seat] -= self.since[seat].map_or(0, |since| now - since);
        }
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Stops the clocks of seats that have moved and starts those of seats that may act.
    pub fn turn(&mut self, rule: Option<ClockRule>, turn: Turn, now: i64) {
        for seat in Seat::of(tabletop::MAX_SEATS) {
            let acts = turn.to_act.contains(seat);
            let race = self.race_of(turn, seat, now);
            self.raced[seat] = self.race[seat].map(|(_, until)| until).or(self.raced[seat]);
            self.race[seat] = race;
            let runs = acts && turn.race.is_none() && rule.is_some();
            match (self.since[seat], rule) {
                (Some(since), Some(rule)) if !runs => {
                    let left = self.left[seat] - (now - since);
                    let end = if turn.back {
                        ClockRule::without_move
                    } else {
                        ClockRule::after_move
                    };
                    self.left[seat] = end(rule, left);
                    self.at_end[seat] = left;
                    self.since[seat] = None;
                }
                (None, _) if runs => {
                    if turn.back {
                        self.left[seat] = self.at_end[seat];
                    }
                    self.since[seat] = Some(now);
                }
                _ => {}
            }
        }
    }

    fn race_of(&self, turn: Turn, seat: Seat, now: i64) -> Option<(usize, i64)> {
        let (race, decision) = turn.race.zip(turn.decisions[seat])?;
        let until = |span: Duration| now + span.as_millis() as i64;
        Some(match self.race[seat] {
            Some(same) if same.0 == decision => same,
            None if turn.back => {
                let before = self.raced[seat];
                (decision, before.unwrap_or_else(|| until(race.later)))
            }
            _ if decision == 0 => (decision, until(race.first)),
            _ => (decision, until(race.later)),
        })
    }

    /// Renumbers a seat's decision in a race. It is still the same choice, so it gets no extra
    /// time.
    pub fn same_choice(&mut self, seat: Seat, decision: Option<usize>) {
        if let (Some((number, _)), Some(decision)) = (&mut self.race[seat], decision) {
            *number = decision;
        }
    }

    /// Returns when a seat's time is up, if its clock is running.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let race = self.race[seat].map(|(_, until)| until);
        race.or_else(|| Some(self.since[seat]? + self.left[seat].max(0)))
    }

    /// Returns the deadline of a seat's previous decision in a race.
    #[must_use]
    pub fn last_deadline(&self, seat: Seat) -> Option<i64> {
        self.raced[seat]
    }

    /// Returns the time a seat has left now; 0 without a clock.
    #[must_use]
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        match self.deadline(seat) {
            Some(deadline) => (deadline - now).max(0),
            None => self.left[seat].max(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(seats: &[usize], decision: usize, race: bool) -> Turn {
        let to_act: SeatSet = seats.iter().map(|&seat| Seat::new(seat)).collect();
        let mut decisions = BySeat::filled(None);
        for seat in to_act.iter() {
            decisions[seat] = Some(decision);
        }
        Turn {
            to_act,
            decisions,
            race: race.then_some(RACE),
            back: false,
        }
    }

    fn back(seats: &[usize], decision: usize, race: bool) -> Turn {
        Turn {
            back: true,
            ..turn(seats, decision, race)
        }
    }

    const RACE: Race = Race {
        first: Duration::from_secs(50),
        later: Duration::from_secs(20),
    };

    const BANK: Option<ClockRule> = Some(ClockRule::Bank {
        seconds: 60,
        increment: 5,
    });

    #[test]
    fn a_bank_runs_down_while_its_seat_moves_and_gains_after_each_move() {
        let [ann, ben] = [0, 1].map(Seat::new);
        let mut clocks = Clocks::new(BANK);
        clocks.turn(BANK, turn(&[0], 0, false), 1_000);
        // Two actions of one move: the second gives no extra time.
        clocks.turn(BANK, turn(&[0], 1, false), 11_000);
        assert_eq!(clocks.left(ann, 21_000), 40_000);
        clocks.turn(BANK, turn(&[1], 2, false), 21_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.left(seat, 21_000)),
            [45_000, 60_000]
        );
        assert_eq!(clocks.deadline(ann), None);
        assert_eq!(clocks.deadline(ben), Some(81_000));
        // Too late: only the increment is left.
        clocks.turn(BANK, turn(&[0], 3, false), 90_000);
        assert_eq!(clocks.left(ben, 90_000), 5_000);
    }

    #[test]
    fn a_clock_per_move_is_full_at_every_move() {
        let rule = Some(ClockRule::PerMove { seconds: 30 });
        let ann = Seat::new(0);
        let mut clocks = Clocks::new(rule);
        clocks.turn(rule, turn(&[0], 0, false), 0);
        assert_eq!(clocks.deadline(ann), Some(30_000));
        clocks.turn(rule, turn(&[1], 1, false), 20_000);
        clocks.turn(rule, turn(&[0], 2, false), 25_000);
        assert_eq!(clocks.deadline(ann), Some(55_000));
    }

    #[test]
    fn an_undone_move_gains_no_time() {
        let [ann, ben] = [0, 1].map(Seat::new);
        let mut clocks = Clocks::new(BANK);
        clocks.turn(BANK, turn(&[0], 0, false), 0);
        clocks.turn(BANK, turn(&[1], 1, false), 10_000);
        clocks.turn(BANK, back(&[0], 2, false), 12_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.left(seat, 12_000)),
            [50_000, 58_000]
        );
        assert_eq!(clocks.deadline(ann), Some(62_000));
        let rule = Some(ClockRule::PerMove { seconds: 30 });
        let mut clocks = Clocks::new(rule);
        clocks.turn(rule, turn(&[0], 0, false), 0);
        clocks.turn(rule, turn(&[1], 1, false), 20_000);
        clocks.turn(rule, back(&[0], 2, false), 25_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.left(seat, 25_000)),
            [10_000, 30_000]
        );
    }

    #[test]
    fn stored_clocks_continue_where_they_stopped() {
        let mut clocks = Clocks::new(BANK);
        clocks.turn(BANK, turn(&[0], 0, false), 0);
        clocks.turn(BANK, turn(&[1], 1, false), 10_000);
        let mut again = Clocks::kept(Some(&clocks.to_text(25_000)), BANK);
        again.turn(BANK, turn(&[1], 1, false), 1_000_000);
        assert_eq!(again.left(Seat::new(0), 1_000_000), 55_000);
        assert_eq!(again.deadline(Seat::new(1)), Some(1_045_000));
    }

    #[test]
    fn a_race_has_one_time_for_the_first_choice_and_another_for_the_next() {
        let [ann, ben] = [0, 1].map(Seat::new);
        let mut clocks = Clocks::new(None);
        clocks.turn(None, turn(&[0, 1], 0, true), 0);
        assert_eq!(
            [ann, ben].map(|seat| clocks.deadline(seat)),
            [Some(50_000); 2]
        );
        // Ann has chosen; Ben's clock keeps running.
        clocks.turn(None, turn(&[1], 0, true), 10_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.deadline(seat)),
            [None, Some(50_000)]
        );
        clocks.turn(None, turn(&[0, 1], 2, true), 20_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.deadline(seat)),
            [Some(40_000); 2]
        );
        // Ann's time-out renumbers her decision, but she has not chosen yet.
        clocks.same_choice(ann, Some(3));
        clocks.turn(None, turn(&[0, 1], 3, true), 22_000);
        assert_eq!(
            [ann, ben].map(|seat| clocks.deadline(seat)),
            [Some(40_000), Some(42_000)]
        );
        // Ann chooses and takes it back, which gives her no extra time.
        clocks.turn(None, turn(&[1], 3, true), 25_000);
        clocks.turn(None, back(&[0, 1], 4, true), 35_000);
        assert_eq!(clocks.deadline(ann), Some(40_000));
        // The draft is over; without a clock nobody can be late.
        clocks.turn(None, turn(&[0], 9, false), 30_000);
        assert_eq!(clocks.deadline(ann), None);
    }
}
