//! What a coach remarks on a decision: cards that can be finished, by the player or by the next
//! one, stardust that a Rest would not bring, wisdom, boons and the end.

use tabletop::{Coach, CoachRemark, Seat};

use crate::marking::{is_finishable, is_within_reach, within};
use crate::rest::stardust_of_rest;
use crate::{Action, Astra, CardId, Element, Place, PlaceId, PublicState, Stage, View};

/// A gain on the Final Scoring card from here on is worth a remark.
const MUCH_FAME: u16 = 3;
/// With this many cards above Game End the end is near.
const FEW_CARDS: usize = 3;

/// A remark in the terms of Astra.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say which card, whose turn and how much"
)]
pub enum Remark {
    /// The stardust of the first turn is more than a Rest fills up to.
    Spend { stardust: u16, pouch: u8 },
    /// One chain can finish a card.
    OneChain { card: CardId },
    /// If the player stops here, the next one can finish the card.
    NextFinishes { next: Seat, card: CardId },
    /// One more wisdom raises the card limit, and a Grand star can be marked.
    NextLimit { limit: u8 },
    /// The player has as many cards as the limit allows, and can finish one more.
    AtLimit { cards: u8 },
    /// A Rest brings no stardust.
    FullPouch,
    /// A Rest now makes a card active again.
    RestReactivates { element: Element, card: CardId },
    /// Another Observe costs a telescope.
    Telescope,
    /// What to know about boons.
    Boons,
    /// A card that can be finished brings much on the Final Scoring card.
    FinalScoring { card: CardId, gain: u16 },
    /// The end is near, and only active cards score their fame.
    EndNear,
    /// What to know about the dreamer.
    Dreamer,
}

impl CoachRemark for Remark {
    fn key(&self) -> &'static str {
        match self {
            Self::Spend { .. } => "spend",
            Self::OneChain { .. } => "one-chain",
            Self::NextFinishes { .. } => "next-finishes",
            Self::NextLimit { .. } => "next-limit",
            Self::AtLimit { .. } => "at-limit",
            Self::FullPouch => "full-pouch",
            Self::RestReactivates { .. } => "rest-reactivates",
            Self::Telescope => "telescope",
            Self::Boons => "boons",
            Self::FinalScoring { .. } => "final-scoring",
            Self::EndNear => "end-near",
            Self::Dreamer => "dreamer",
        }
    }

    fn rules(&self) -> &'static [&'static str] {
        match self {
            Self::Spend { .. } => &["A2.1", "A3.6"],
            Self::OneChain { .. } => &["A3.2", "A4.1"],
            Self::NextFinishes { .. } => &["A3.2", "A4.1", "A4.4"],
            Self::NextLimit { .. } => &["A1.9", "A3.5"],
            Self::AtLimit { .. } => &["A1.9", "A4.5"],
            Self::FullPouch | Self::RestReactivates { .. } => &["A3.6"],
            Self::Telescope => &["A3.4"],
            Self::Boons => &["A3.8", "A4.2"],
            Self::FinalScoring { .. } => &["A1.7", "A6.3"],
            Self::EndNear => &["A6.1", "A6.3"],
            Self::Dreamer => &["A7.3", "A7.4", "A9.1"],
        }
    }
}

impl Coach for Astra {
    type Remark = Remark;

    fn remarks(&self, view: &View, seat: Seat) -> Vec<Remark> {
        if !view.table.to_act().contains(seat) {
            return Vec::new();
        }
        let (game, table) = (self, &view.table);
        let coaching = Coaching {
            game,
            view,
            table,
            seat,
        };
        let all = [
            coaching.spend(),
            coaching.one_chain(),
            coaching.next_finishes(),
            coaching.next_limit(),
            coaching.at_limit(),
            coaching.full_pouch(),
            coaching.rest_reactivates(),
            (table.stage == Stage::BetweenObserves).then_some(Remark::Telescope),
            (table.stage == Stage::Picking).then_some(Remark::Boons),
            coaching.final_scoring(),
            coaching.end_near(),
            matches!(table.stage, Stage::Dreaming { .. }).then_some(Remark::Dreamer),
        ];
        all.into_iter().flatten().collect()
    }

    fn actions_of(&self, _: &View, _: Seat, remark: &Remark) -> Vec<Action> {
        match remark {
            Remark::FullPouch => vec![Action::Rest],
            _ => Vec::new(),
        }
    }

    fn turn_number(&self, view: &View) -> u32 {
        let table = &view.table;
        let turns = table.seat_count() as u32 + 1;
        let turn = match table.is_ptolemys() {
            true => table.seat_count(),
            false => table.active.index(),
        };
        u32::from(table.round) * turns + turn as u32
    }
}

/// The remarks on one decision.
struct Coaching<'a> {
    game: &'a Astra,
    view: &'a View,
    table: &'a PublicState,
    seat: Seat,
}

impl Coaching<'_> {
    /// Returns whether the player is about to choose an action and has one.
    fn is_turn(&self) -> bool {
        self.table.stage == Stage::Turn && !self.table.turn.no_action
    }

    /// A2.1, A3.6: the first Rest fills the pouch only up to its size.
    fn spend(&self) -> Option<Remark> {
        let journal = &self.table.journals[self.seat];
        let (stardust, pouch) = (journal.stardust, journal.pouch);
        let first = self.is_turn() && self.table.round == 1;
        (first && stardust > u16::from(pouch)).then_some(Remark::Spend { stardust, pouch })
    }

    fn one_chain(&self) -> Option<Remark> {
        let (_, card) = self.finishable().next().filter(|_| self.is_turn())?;
        Some(Remark::OneChain { card })
    }

    /// Alone, Ptolemy is next, who does not choose.
    fn next_finishes(&self) -> Option<Remark> {
        let Stage::Observing { place, .. } = self.table.stage else {
            return None;
        };
        let next = self.seat.next(self.table.seat_count());
        let place = self.place(place);
        let stardust = self.table.journals[next].stardust;
        let can = is_within_reach(self.game.cards(), place, stardust.into());
        let card = place.card.filter(|_| can && next != self.seat)?;
        Some(Remark::NextFinishes { next, card })
    }

    /// A1.9, A3.5: a Grand star is within reach that raises the card limit.
    fn next_limit(&self) -> Option<Remark> {
        let tracks = &self.game.data().journal;
        let wisdom = self.table.journals[self.seat].wisdom;
        let [now, then] = [wisdom, wisdom + 1].map(|wisdom| tracks.card_limit(wisdom));
        let cards = self.game.cards();
        let has_grand = |place: PlaceId| {
            let stars = within(cards, self.table, place);
            let grand = self.place(place).card.map(|card| cards.graph(card).grand);
            grand.is_some_and(|grand| !stars.and(grand).is_empty())
        };
        let found = then > now && self.table.places().any(has_grand);
        let limit = then as u8;
        found.then_some(Remark::NextLimit { limit })
    }

    fn at_limit(&self) -> Option<Remark> {
        let journal = &self.table.journals[self.seat];
        let cards = journal.cards.len();
        let full = cards >= self.game.data().journal.card_limit(journal.wisdom);
        let found = full && self.finishable().next().is_some();
        let cards = cards as u8;
        found.then_some(Remark::AtLimit { cards })
    }

    fn full_pouch(&self) -> Option<Remark> {
        let nothing = self.is_turn() && stardust_of_rest(self.table) == 0;
        nothing.then_some(Remark::FullPouch)
    }

    fn rest_reactivates(&self) -> Option<Remark> {
        let journal = &self.table.journals[self.seat];
        let element = self.table.sphere;
        let exhausted = journal.exhausted.and(self.game.cards().of_element(element));
        let room = self.is_turn() && journal.stardust < u16::from(journal.pouch);
        let card = exhausted.iter().next().filter(|_| room)?;
        Some(Remark::RestReactivates { element, card })
    }

    /// A6.3: the card that brings the most on the Final Scoring card, the first of several.
    fn final_scoring(&self) -> Option<Remark> {
        let scoring = &self.game.data().finals;
        let own = self.view.finals[self.seat].filter(|_| self.is_turn())?;
        let cards = self.table.journals[self.seat].cards;
        let worth = |owned| scoring.score(own, &crate::scoring::elements(self.game.cards(), owned));
        let gain = |card: CardId| {
            let mut then = cards;
            then.insert(card);
            worth(then).saturating_sub(worth(cards))
        };
        let all = self.finishable().map(|(_, card)| (card, gain(card)));
        let (card, gain) = all.reduce(|best, other| if other.1 > best.1 { other } else { best })?;
        (gain >= MUCH_FAME).then_some(Remark::FinalScoring { card, gain })
    }

    /// A6.1: few cards are left above Game End, or it has appeared.
    fn end_near(&self) -> Option<Remark> {
        let board = self.game.data().board(self.table.seat_count());
        let above = board
            .above_game_end
            .saturating_sub(usize::from(self.table.drawn));
        let near = above <= FEW_CARDS || self.table.last_round.is_some();
        let active = !self.table.journals[self.seat].active().is_empty();
        (self.table.stage == Stage::Turn && near && active).then_some(Remark::EndNear)
    }

    /// Returns the cards that the player can finish in one Observe, or with the rest of this one.
    fn finishable(&self) -> impl Iterator<Item = (PlaceId, CardId)> {
        let can = |&place: &PlaceId| is_finishable(self.game.cards(), self.table, place);
        let places = self.table.places().filter(can);
        places.filter_map(|place| Some((place, self.place(place).card?)))
    }

    fn place(&self, place: PlaceId) -> &Place {
        self.table.place(place)
    }
}
