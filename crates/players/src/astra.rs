//! Evaluation of Astra positions: a player's possessions and prospects, and to a lesser degree
//! those of the others. The unit is a point of fame.

mod features;
mod ptolemy;
mod weights;

use std::sync::LazyLock;

use ::astra::{
    Astra, BoonKind, ByElement, CardId, CardIds, Element, FreeMarks, Pen, Pick, PlaceId, Stage,
    Star, StarSet, State, View, first_stars,
};
use tabletop::Seat;

use crate::learning::{self, built_in};
use crate::{Appraise, Judge, Learn, Standing, Tuning};
use weights::Weights;

/// The share of the strongest opponent's worth that counts against a player.
const OTHERS: f64 = 0.35;
/// Longer chains are not searched: no player has that much stardust.
const MAX_WAY_LENGTH: usize = 9;

impl Appraise for Astra {
    fn appraise(&self, view: &View, seat: Seat) -> f64 {
        let position = Position::new(self, view);
        let seats = view.table.seat_count();
        let mine = position.worth(seat);
        if let Some(ptolemy) = &view.table.ptolemy {
            return mine - position.ptolemys_worth(ptolemy);
        }
        let others = Seat::of(seats).filter(|&other| other != seat);
        let best = others
            .map(|other| position.worth(other))
            .fold(f64::NEG_INFINITY, f64::max);
        mine - OTHERS * best
    }
}

/// The learned weights.
static LEARNED: LazyLock<learning::Weights> = LazyLock::new(built_in::<Astra>);

impl Judge for Astra {
    fn standing(&self, state: &State) -> Standing {
        LEARNED.judge(&self.features(state))
    }

    fn tuning(&self, _: usize) -> Tuning {
        Tuning {
            explore: 0.3,
            sharpness: 0.05,
            first_look: 2.0,
            expand_after: 1,
            scale: 4.0,
            rollout: 0,
        }
    }
}

/// Returns how much of the game is left: 1 at the start, 0 once Game End has appeared.
fn time_left(game: &Astra, view: &View) -> f64 {
    if view.table.last_round.is_some() {
        return 0.0;
    }
    let above = game.data().board(view.table.seat_count()).above_game_end as f64;
    1.0 - f64::from(view.table.drawn) / above
}

/// Returns how many stars an ability still lets the player mark.
fn free_stars(marks: FreeMarks) -> f64 {
    match marks {
        FreeMarks::AnyStar | FreeMarks::Two { first: Some(_) } => 1.0,
        FreeMarks::Two { first: None } | FreeMarks::Burst => 2.0,
        FreeMarks::Three { places } => 3.0 - places.len() as f64,
    }
}

/// What may happen to a card on the board.
#[derive(Default)]
struct Prospect {
    /// The chances that the player, another player or nobody finishes it soon.
    by_me: f64,
    by_others: f64,
    nobody: f64,
    /// The value of owning it.
    card: f64,
    /// The value of assisting.
    boon: f64,
    own_stars: f64,
}

struct Position<'a> {
    game: &'a Astra,
    view: &'a View,
    time: f64,
    weights: &'static Weights,
}

impl<'a> Position<'a> {
    fn new(game: &'a Astra, view: &'a View) -> Self {
        Self {
            game,
            view,
            time: time_left(game, view),
            weights: if view.table.ptolemy.is_some() {
                &Weights::ALONE
            } else {
                &Weights::AMONG_OTHERS
            },
        }
    }

    fn worth(&self, seat: Seat) -> f64 {
        self.journal(seat)
            + self.cards(seat)
            + self.board(seat)
            + self.turn(seat)
            + self.promised_boon(seat)
    }

    /// Returns the value of the journal.
    fn journal(&self, seat: Seat) -> f64 {
        let journal = &self.view.table.journals[seat];
        let tracks = &self.game.data().journal;
        let late = if self.time > 0.0 { 1.0 } else { 0.6 };
        f64::from(journal.fame)
            + f64::from(journal.stardust) * self.weights.stardust * late
            + f64::from(journal.telescopes) * self.weights.telescope * late
            + f64::from(journal.pouch) * (1.0 + self.weights.pouch * self.time)
            + f64::from(journal.wisdom) * self.weights.wisdom * late
            + tracks.card_limit(journal.wisdom) as f64
    }

    /// Returns the value of the cards in front of a player.
    fn cards(&self, seat: Seat) -> f64 {
        let journal = &self.view.table.journals[seat];
        let cards = self.game.cards();
        let fame: f64 = journal
            .active()
            .iter()
            .map(|id| f64::from(cards.card(id).fame))
            .sum();
        // An active card counts its fame only at the end; until then using it is better.
        let fame = fame * (1.0 - self.time) * (1.0 - self.time);
        let ready = journal.active().len() as f64 * self.weights.ready * (0.2 + self.time);
        let owned = journal.cards.len() as f64 * self.weights.owned * (0.2 + self.time);
        fame + ready + owned + self.elements(seat, journal.cards)
    }

    /// Returns the score of the Final Scoring card, or an estimate if it is unknown.
    fn elements(&self, seat: Seat, owned: CardIds) -> f64 {
        match self.view.finals[seat] {
            Some(card) => {
                let cards = self.game.cards();
                let counts: ByElement<usize> =
                    ByElement::from_fn(|element| owned.and(cards.of_element(element)).len());
                f64::from(self.game.data().finals.score(card, &counts))
            }
            None => 2.0 * owned.len() as f64,
        }
    }

    /// Returns the expected value of the cards around the board.
    fn board(&self, seat: Seat) -> f64 {
        self.view
            .table
            .places()
            .map(|place| self.place(place, seat))
            .sum()
    }

    /// Returns the expected value of a card when it is finished, soon or later.
    fn place(&self, id: PlaceId, seat: Seat) -> f64 {
        let prospect = self.prospect(id, seat);
        // A card that cannot be finished soon may still bring its boon later, or half a point per
        // star.
        let later = (self.weights.own_star * prospect.own_stars).min(4.0)
            + self.weights.later_boon * prospect.boon * self.time;
        prospect.by_me * prospect.card
            + prospect.by_others * prospect.boon
            + prospect.nobody * later
    }

    /// Estimates who is likely to finish a card soon, and the value of that.
    fn prospect(&self, id: PlaceId, seat: Seat) -> Prospect {
        let table = &self.view.table;
        let place = table.place(id);
        let Some(card) = place.card else {
            return Prospect::default();
        };
        let own = place.marks[Pen::of(seat)].len();
        let mut nobody = 1.0;
        let mut by_me = 0.0;
        for other in table.active.clockwise(table.seat_count()) {
            let chance = nobody * self.finishing_chance(id, other);
            nobody -= chance;
            if other == seat {
                by_me = chance;
            }
        }
        Prospect {
            by_me,
            by_others: 1.0 - nobody - by_me,
            nobody,
            card: self.card_worth(card, seat),
            boon: if own > 0 {
                self.boon_worth(id, card, seat)
            } else {
                0.0
            },
            own_stars: own as f64,
        }
    }

    /// Returns the chance that a player finishes a card in their next turn.
    fn finishing_chance(&self, id: PlaceId, seat: Seat) -> f64 {
        let table = &self.view.table;
        let place = table.place(id);
        let Some(card) = place.card else { return 0.0 };
        let cards = self.game.cards();
        let open = cards.stars(card).without(place.marked);
        if open.is_empty() {
            return if seat == table.active { 1.0 } else { 0.0 };
        }
        let journal = &table.journals[seat];
        if open.len() > usize::from(journal.stardust).min(MAX_WAY_LENGTH) {
            return 0.0;
        }
        let starts = match table.stage {
            Stage::Observing { place, star } if place == id && seat == table.active => {
                cards.adjacent(card, star).and(open)
            }
            _ => first_stars(cards, place),
        };
        let chain = starts.iter().any(|star| self.one_chain(card, star, open));
        if chain {
            self.weights.finishes
        } else if journal.telescopes > 0 {
            self.weights.finishes_with_telescope
        } else {
            0.0
        }
    }

    /// Returns whether a single chain from this star covers all open stars.
    fn one_chain(&self, card: CardId, star: Star, open: StarSet) -> bool {
        let left = open.without(StarSet::only(star));
        left.is_empty()
            || self
                .game
                .cards()
                .adjacent(card, star)
                .and(left)
                .iter()
                .any(|next| self.one_chain(card, next, left))
    }

    /// Returns the value of owning this card in addition to the others.
    fn card_worth(&self, id: CardId, seat: Seat) -> f64 {
        let journal = &self.view.table.journals[seat];
        let mut with = journal.cards;
        with.insert(id);
        let gain = self.elements(seat, with) - self.elements(seat, journal.cards);
        let full = journal.cards.len() >= self.game.data().journal.card_limit(journal.wisdom);
        let keep = if full { self.weights.over_limit } else { 1.0 };
        let fame = f64::from(self.game.cards().card(id).fame);
        // Even a card that must be discarded again is denied to the others.
        self.weights.denied
            + keep * (fame + gain + (self.weights.ready + self.weights.owned) * (0.2 + self.time))
    }

    /// Returns the expected value of assisting: the best boon, less for every assistant ahead.
    fn boon_worth(&self, id: PlaceId, card: CardId, seat: Seat) -> f64 {
        let table = &self.view.table;
        let marks = table.place(id).marks;
        let own = marks[Pen::of(seat)].len();
        let ahead = Seat::of(table.seat_count())
            .filter(|&other| other != seat && marks[Pen::of(other)].len() > own)
            .count();
        let from = if own < marks[Pen::DREAMER].len() {
            2
        } else {
            0
        };
        let boons = &self.game.cards().card(card).boons[from..];
        let worth = boons
            .iter()
            .map(|boon| self.boon(boon.kind, boon.amount, seat));
        (0..ahead).fold(worth.fold(0.0, f64::max), |worth, _| worth * 0.85)
    }

    fn boon(&self, kind: BoonKind, amount: u8, seat: Seat) -> f64 {
        let journal = &self.view.table.journals[seat];
        let amount = f64::from(amount);
        let room = f64::from(self.game.data().journal.pouch_end - journal.pouch);
        match kind {
            BoonKind::Fame => amount,
            BoonKind::Stardust => amount * self.weights.stardust,
            BoonKind::Observation => amount * self.weights.telescope,
            BoonKind::Improvement => amount.min(room) * (1.0 + self.weights.pouch * self.time),
            BoonKind::Wisdom => amount * (self.weights.wisdom + 0.3),
            BoonKind::Activation => {
                amount.min(journal.exhausted.len() as f64)
                    * (0.5 + self.weights.ready * (0.2 + self.time))
            }
        }
    }

    /// Returns the value of a boon that was picked secretly and of cards about to be reactivated:
    /// both are certain.
    fn promised_boon(&self, seat: Seat) -> f64 {
        let table = &self.view.table;
        let cards = table.discovery.reactivations[seat];
        let pick = match (
            self.view.picks[seat],
            table.place(table.discovery.place).card,
        ) {
            (Some(Pick::Boon(slot)), Some(card)) => {
                let boon = self.game.cards().card(card).boons[slot.index()];
                self.boon(boon.kind, boon.amount, seat)
            }
            _ => 0.0,
        };
        pick + self.boon(BoonKind::Activation, cards, seat)
    }

    /// Returns the value that the abilities used this turn still promise.
    fn turn(&self, seat: Seat) -> f64 {
        let table = &self.view.table;
        if table.active != seat {
            return 0.0;
        }
        match table.stage {
            Stage::Turn | Stage::Observing { .. } => {}
            Stage::Marking(marks) => return self.weights.free_star * free_stars(marks),
            Stage::Trading => return self.weights.telescope - 3.0 * self.weights.stardust,
            _ => return 0.0,
        }
        let turn = &table.turn;
        let journal = &table.journals[seat];
        let dust = f64::from(journal.stardust);
        let some = |holds: bool, worth: f64| if holds { worth } else { 0.0 };
        let fame =
            f64::from(turn.fame_grand) * (f64::from(turn.grand_stars) + (dust / 6.0).min(1.0));
        let way = some(
            turn.refund_grand,
            self.weights.stardust * (f64::from(turn.ways) + (dust / 4.0).min(2.0)),
        );
        let clean = turn.refund_common && !turn.other_than_common && !turn.finished_a_card;
        let common = some(
            clean,
            self.weights.stardust * (f64::from(turn.spent) + (dust / 3.0).min(2.0)),
        );
        let start = some(turn.free_start, (dust / 4.0).min(1.5));
        let rest = some(
            turn.full_rests > 0,
            self.weights.stardust * dust.min(f64::from(journal.pouch)),
        );
        fame + way + common + start + rest + self.sphere_promise(seat)
    }

    /// Returns the value of the exhausted cards that a Rest now would reactivate.
    fn sphere_promise(&self, seat: Seat) -> f64 {
        let sphere: Element = self.view.table.sphere;
        let journal = &self.view.table.journals[seat];
        let of_sphere = journal
            .exhausted
            .and(self.game.cards().of_element(sphere))
            .len();
        0.5 * self.weights.ready * of_sphere as f64 * (0.2 + self.time)
    }
}
