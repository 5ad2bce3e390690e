//! The features of a Night Sky position.

use ::nightsky::{CardSet, Instrument, NightSky, PublicState, Stage, State};
use arrayvec::ArrayVec;
use tabletop::{MAX_SEATS, Seat};

use super::{GROUPS, TOGETHER, being_played, turns_until};
use crate::{Features, Learn};

/// The share of its points that a group of cards keeps for every turn of waiting.
const WAIT: f64 = 0.75;
/// The share of a shared instrument's promise that remains if others can move it first.
const SHARED: f64 = 0.8;
/// Scales features to a magnitude of about 1, so that their weights are readable.
const TENS: f64 = 0.1;
const QUARTERS: f64 = 0.25;

const DRAFT: usize = 0;
const PLAY: usize = 1;

impl Learn for NightSky {
    const FEATURES: &'static [&'static str] = &[
        "always",
        "points",
        "at_stake",
        "best_group",
        "second_group",
        "third_group",
        "fourth_group",
        "fifth_group",
        "other_groups",
        "points_on_cards",
        "groups",
        "cards",
        "one_group",
        "last_group",
        "groups_near",
        "groups_far",
        "two_groups",
        "solar_cards",
        "turns_to_wait",
        "on_turn",
        "no_group",
        "groups_behind",
        "promise_in_time",
    ];
    const PHASES: &'static [&'static str] = &["draft", "play"];

    const WEIGHTS: &'static str = include_str!("../../data/nightsky.toml");

    fn features(&self, state: &State) -> Features {
        let table = &state.table;
        let seats = table.seat_count();
        let hands: ArrayVec<Hand, MAX_SEATS> = Seat::of(seats)
            .map(|seat| Hand::of(self, table, seat))
            .collect();
        let groups = |seat: Seat| hands[seat.index()].groups.len();
        let (phase, progress) = progress(table, groups);
        let mut features = Features::new(seats, phase, progress);
        for seat in Seat::of(seats) {
            let others = Seat::of(seats).filter(|&other| other != seat);
            let fewest = others.map(groups).min().unwrap_or(0);
            let hand = &hands[seat.index()];
            features.set(seat, hand.features(table, seat, fewest as f64));
        }
        features
    }
}

/// Returns the phase and its progress: in the draft by the cards chosen, in play by the groups of
/// cards that the fastest player has played.
fn progress(table: &PublicState, groups: impl Fn(Seat) -> usize) -> (usize, f64) {
    let seats = table.seat_count();
    let chosen = table.players[Seat::new(0)].cards.len() as f64;
    if let Stage::Drafting { .. } = table.stage {
        let all = chosen + (table.to_choose.len() as f64 / seats as f64).ceil();
        return (DRAFT, chosen / all.max(1.0));
    }
    let fewest = Seat::of(seats).map(groups).min().unwrap_or(0) as f64;
    (PLAY, 1.0 - (fewest / chosen.max(1.0)).min(1.0))
}

/// Up to two cards of one constellation or of the solar system, which can be played together.
struct Group {
    /// The value they promise with the instruments where they are now.
    promise: f64,
    /// Their points with the instrument that suits them best.
    points: f64,
    /// The number of turns until they can bring that value.
    turns: i32,
}

/// The cards a player has left to play.
struct Hand {
    /// The groups, the best first.
    groups: ArrayVec<Group, GROUPS>,
    cards: usize,
    solar: bool,
    at_stake: f64,
}

impl Hand {
    fn of(game: &NightSky, table: &PublicState, seat: Seat) -> Self {
        let (at_stake, played) = being_played(game, table, seat);
        let mut left = table.players[seat].face_up().without(played);
        let (cards, solar) = (left.len(), !left.and(game.solar_cards()).is_empty());
        let mut groups = ArrayVec::new();
        while let Some(card) = left.first() {
            let cell = game.cards().get(card).constellation;
            let sort = cell.map_or(game.solar_cards(), |cell| game.cards_of(cell));
            let group: CardSet = sort.and(left).iter().take(TOGETHER).collect();
            left = left.without(group);
            let at = cell.unwrap_or_else(|| game.board().cell_of(table.sun));
            let turns = |instrument| turns_until(game, table, seat, instrument, at);
            let _ = groups.try_push(Group::of(game, group, turns));
        }
        groups.sort_unstable_by(|a: &Group, b| b.promise.total_cmp(&a.promise));
        Self {
            groups,
            cards,
            solar,
            at_stake,
        }
    }

    /// Returns the features in the order of their names.
    fn features(&self, table: &PublicState, seat: Seat, others_fewest: f64) -> [f64; 23] {
        let groups = &self.groups;
        let count = groups.len();
        let is = |holds: bool| f64::from(u8::from(holds));
        let promise = |place: usize| groups.get(place).map_or(0.0, |group| group.promise) * TENS;
        let rest = groups
            .iter()
            .skip(5)
            .map(|group| group.promise)
            .sum::<f64>()
            * TENS;
        let first_five = (0..5).map(promise).sum::<f64>();
        let last = match count {
            0 => self.at_stake * TENS,
            1 => promise(0),
            _ => 0.0,
        };
        let playing = !matches!(table.stage, Stage::Drafting { .. });
        let seats = table.seat_count();
        let wait = (seat.index() + seats - table.active.index()) % seats;
        [
            1.0,
            f64::from(table.players[seat].points.total()) * TENS,
            self.at_stake * TENS,
            promise(0),
            promise(1),
            promise(2),
            promise(3),
            promise(4),
            rest,
            groups.iter().map(|group| group.points).sum::<f64>() * TENS,
            count as f64 * QUARTERS,
            self.cards as f64 * QUARTERS,
            is(count <= 1),
            last,
            groups.iter().filter(|group| group.turns <= 1).count() as f64,
            groups.iter().filter(|group| group.turns >= 3).count() as f64,
            is(count == 2),
            is(self.solar),
            is(playing) * wait as f64 / seats as f64,
            is(playing && wait == 0),
            is(count == 0),
            (count as f64 - others_fewest) * QUARTERS,
            first_five * others_fewest * QUARTERS,
        ]
    }
}

impl Group {
    fn of(game: &NightSky, cards: CardSet, turns_until: impl Fn(Instrument) -> i32) -> Self {
        let mut group = Self {
            promise: 0.0,
            points: 0.0,
            turns: i32::MAX,
        };
        for instrument in Instrument::ALL {
            let points = |card| f64::from(game.points(card, instrument));
            let points: f64 = cards.iter().map(points).sum();
            let turns = turns_until(instrument);
            let left = if instrument.is_shared() && turns > 0 {
                SHARED
            } else {
                1.0
            };
            let promise = points * left * WAIT.powi(turns);
            group.points = group.points.max(points);
            if promise > group.promise {
                (group.promise, group.turns) = (promise, turns);
            }
        }
        group
    }
}
