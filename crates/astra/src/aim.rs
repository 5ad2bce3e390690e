//! What a player is after: how far each card is from its discovery, whether one turn could do it,
//! and what the card would bring.

use std::cmp::Reverse;
use std::collections::HashSet;

use tabletop::Seat;

use crate::card::Graph;
use crate::marking::first;
use crate::scoring::elements;
use crate::state::Stage;
use crate::{Astra, CardId, Pen, Place, PlaceId, PublicState, Star, StarSet, View};

/// How far an undiscovered card is from its discovery, and what it means to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The place of the card.
    pub place: PlaceId,
    /// The card.
    pub card: CardId,
    /// The stars still to be marked (A4.1); at least one.
    pub missing: StarSet,
    /// The number of the player's stars on the card, for which they may pick a boon (A4.2).
    pub own: usize,
    /// Whether the player's stardust and telescopes are enough to mark all missing stars in one
    /// turn: the present one until its last Observe is over, otherwise the next. Abilities may do
    /// more.
    pub in_one_turn: bool,
    /// The fame that the card would add on the player's Final Scoring card (A6.3), if the observer
    /// sees that card.
    pub elements: u16,
}

impl Astra {
    /// Returns what the card on a place is to a player; `None` if there is no card, if it is
    /// finished, or if the game is over.
    #[must_use]
    pub fn aim(&self, view: &View, seat: Seat, id: PlaceId) -> Option<Aim> {
        let (cards, table) = (self.cards(), &view.table);
        let place = table.place(id);
        let card = place.card.filter(|_| table.stage != Stage::Over)?;
        let missing = cards.stars(card).without(place.marked);
        (!missing.is_empty()).then(|| Aim {
            place: id,
            card,
            missing,
            own: place.marks[Pen::of(seat)].len(),
            in_one_turn: in_one_turn(cards.graph(card), table, seat, id),
            elements: self.elements_gain(view, seat, card),
        })
    }

    /// Returns the aim a player is nearest to: of the cards that one turn could finish, the one
    /// that scores the most; otherwise the one that lacks the fewest stars.
    #[must_use]
    pub fn nearest_aim(&self, view: &View, seat: Seat) -> Option<Aim> {
        let aims = view.table.places();
        let aims = aims.filter_map(|place| self.aim(view, seat, place));
        aims.max_by_key(|aim| {
            let fame = aim.elements + u16::from(self.cards().card(aim.card).fame);
            let soon = if aim.in_one_turn { fame } else { 0 };
            let missing = Reverse(aim.missing.len());
            let place = Reverse(aim.place.index());
            (aim.in_one_turn, soon, missing, aim.own, fame, place)
        })
    }

    /// A6.3: what one more card adds on the Final Scoring card.
    fn elements_gain(&self, view: &View, seat: Seat, card: CardId) -> u16 {
        let Some(own) = view.finals[seat] else {
            return 0;
        };
        let now = view.table.journals[seat].cards;
        let mut then = now;
        then.insert(card);
        let worth = |owned| {
            let scoring = &self.data().finals;
            scoring.score(own, &elements(self.cards(), owned))
        };
        worth(then).saturating_sub(worth(now))
    }
}

/// A3.3, A3.4: returns whether a player's stardust and telescopes are enough to finish a card.
fn in_one_turn(graph: &Graph, table: &PublicState, seat: Seat, id: PlaceId) -> bool {
    let (place, journal) = (table.place(id), &table.journals[seat]);
    let missing = graph.all.without(place.marked);
    if missing.len() > usize::from(journal.stardust) {
        return false;
    }
    let telescopes = usize::from(journal.telescopes);
    let is_own = table.active == seat && !table.is_ptolemys();
    let (last, chains) = match table.stage {
        Stage::Observing { place, star } if is_own => ((place == id).then_some(star), telescopes),
        Stage::BetweenObserves if is_own => (None, telescopes),
        _ => (None, 1 + telescopes),
    };
    let anywhere = is_own && table.turn.free_start;
    let anywhere = if anywhere {
        graph.common
    } else {
        StarSet::EMPTY
    };
    is_finishable(graph, place, last, chains, anywhere)
}

/// A3.2: returns whether the missing stars can be marked by going on from the last star and by at
/// most this many further chains. A5.12: these may also begin with one of the stars `anywhere`.
fn is_finishable(
    graph: &Graph,
    place: &Place,
    last: Option<Star>,
    chains: usize,
    anywhere: StarSet,
) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![(*place, last, chains)];
    while let Some((place, last, chains)) = open.pop() {
        let missing = graph.all.without(place.marked);
        if missing.is_empty() {
            return true;
        }
        if !seen.insert((place.marked, last, chains)) {
            continue;
        }
        let on = last.map_or(StarSet::EMPTY, |star| graph.adjacent(star).and(missing));
        open.extend(
            on.iter()
                .map(|star| (place.with_mark(graph, star), Some(star), chains)),
        );
        if chains > 0 {
            let afresh = first(graph, &place).or(anywhere.and(missing));
            let begun = |star| (place.with_mark(graph, star), Some(star), chains - 1);
            open.extend(afresh.iter().map(begun));
        }
    }
    false
}
