//! Marking stars: the marking rule, Observe, telescopes and free marks (A3.2 to A3.5, A5.8 to
//! A5.12).

use tabletop::EventSink;

use crate::card::Graph;
use crate::play::Play;
use crate::state::{FreeMarks, Stage};
use crate::{CardSet, Event, Pen, Place, PlaceId, PlaceSet, PublicState, Star, StarSet};

/// A3.2: where marking a card may begin. On a card without marks this is the Starting star,
/// otherwise every unmarked star adjacent to a marked one, whoever marked it.
#[must_use]
pub fn first_stars(cards: &CardSet, place: &Place) -> StarSet {
    place
        .card
        .map_or(StarSet::EMPTY, |card| first(cards.graph(card), place))
}

#[inline]
pub(crate) fn first(graph: &Graph, place: &Place) -> StarSet {
    if place.marked.is_empty() {
        graph.start
    } else {
        place.reach.without(place.marked)
    }
}

/// A3.2, A3.3: returns whether one Observe with this much stardust could finish a card: whether its
/// unmarked stars form a chain that begins where marking may begin.
pub(crate) fn is_within_reach(cards: &CardSet, place: &Place, stardust: usize) -> bool {
    let Some(card) = place.card else {
        return false;
    };
    let graph = cards.graph(card);
    let unmarked = graph.all.without(place.marked);
    let starts = first(graph, place);
    unmarked.len() <= stardust && starts.iter().any(|star| is_chain(graph, unmarked, star))
}

/// Returns whether all these stars can be marked in one chain from `star` on.
fn is_chain(graph: &Graph, unmarked: StarSet, star: Star) -> bool {
    let mut rest = unmarked;
    rest.remove(star);
    let mut next = graph.adjacent(star).and(rest).iter();
    rest.is_empty() || next.any(|star| is_chain(graph, rest, star))
}

/// A3.2, A3.3: returns whether the active player can finish a card in one Observe that begins now, or
/// with the rest of the one in progress.
pub(crate) fn is_finishable(cards: &CardSet, table: &PublicState, id: PlaceId) -> bool {
    let place = table.place(id);
    let Some(card) = place.card.filter(|_| observes(table)) else {
        return false;
    };
    let graph = cards.graph(card);
    let unmarked = graph.all.without(place.marked);
    let stardust = usize::from(table.journals[table.active].stardust);
    let mut starts = targets(cards, table, id).iter();
    unmarked.len() <= stardust && starts.any(|star| is_chain(graph, unmarked, star))
}

/// A3.2, A3.3: returns the stars of a card that the active player can reach in one Observe that
/// begins now, or with the rest of the one in progress.
pub(crate) fn within(cards: &CardSet, table: &PublicState, id: PlaceId) -> StarSet {
    let place = table.place(id);
    let Some(card) = place.card.filter(|_| observes(table)) else {
        return StarSet::EMPTY;
    };
    let graph = cards.graph(card);
    let stardust = table.journals[table.active].stardust;
    if stardust == 0 {
        return StarSet::EMPTY;
    }
    // A shortest way visits no star twice, so it is a chain.
    let mut found = targets(cards, table, id);
    for _ in 1..stardust.min(graph.all.len() as u16) {
        let next = found.iter().map(|star| graph.adjacent(star));
        found = next.fold(found, StarSet::or).without(place.marked);
    }
    found
}

/// Returns whether the next mark belongs to an Observe.
fn observes(table: &PublicState) -> bool {
    let stages = [Stage::Turn, Stage::BetweenObserves];
    stages.contains(&table.stage) || matches!(table.stage, Stage::Observing { .. })
}

/// Returns the stars of a place that may be marked now.
#[inline]
pub(crate) fn targets(cards: &CardSet, table: &PublicState, id: PlaceId) -> StarSet {
    let place = table.place(id);
    let Some(card) = place.card else {
        return StarSet::EMPTY;
    };
    let graph = cards.graph(card);
    let unmarked = graph.all.without(place.marked);
    match table.stage {
        Stage::Turn if may_observe(table) => observe_start(graph, table, place, unmarked),
        Stage::BetweenObserves => observe_start(graph, table, place, unmarked),
        // A3.2: each further star is adjacent to the one just marked.
        Stage::Observing { place, star } if place == id => graph.adjacent(star).and(unmarked),
        Stage::Marking(marks) => match marks {
            FreeMarks::AnyStar | FreeMarks::Burst => unmarked, // A5.8, A5.9
            FreeMarks::Two {
                first: Some((place, star)),
            } if place == id => {
                graph.adjacent(star).and(unmarked) // A5.10: on one card as one chain
            }
            FreeMarks::Two { .. } => first(graph, place),
            FreeMarks::Three { places } if places.contains(id) => StarSet::EMPTY,
            FreeMarks::Three { .. } => first(graph, place), // A5.11: on different cards
        },
        Stage::Dreaming {
            place: dreamt,
            last,
            ..
        } if dreamt == id => match last {
            Some(star) => graph.adjacent(star).and(unmarked),
            None => first(graph, place),
        },
        _ => StarSet::EMPTY,
    }
}

/// A3.3, A5.9, A9.5: an Observe needs an Action phase and at least one stardust.
#[inline]
pub(crate) fn may_observe(table: &PublicState) -> bool {
    !table.turn.no_action && table.journals[table.active].stardust > 0
}

/// A3.2, and A5.12: with a free start, any unmarked Common star as well.
#[inline]
fn observe_start(graph: &Graph, table: &PublicState, place: &Place, unmarked: StarSet) -> StarSet {
    let by_rule = first(graph, place);
    if table.turn.free_start {
        by_rule.or(graph.common.and(unmarked))
    } else {
        by_rule
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Marks a star, according to the stage of the game.
    pub(crate) fn mark(&mut self, place: PlaceId, star: Star) {
        match self.table.stage {
            Stage::Turn => self.begin_observe(place, star, false),
            Stage::BetweenObserves => self.begin_observe(place, star, true),
            Stage::Observing { .. } => self.observe(place, star),
            Stage::Marking(marks) => self.mark_free(marks, place, star),
            Stage::Dreaming { left, .. } => self.mark_in_dream(place, star, left),
            _ => {}
        }
    }

    pub(crate) fn any_target(&self) -> bool {
        self.table
            .places()
            .any(|place| !targets(self.cards, self.table, place).is_empty())
    }

    /// A3.3: begins an Observe; every one after the first costs a telescope (A3.4).
    fn begin_observe(&mut self, place: PlaceId, star: Star, telescope: bool) {
        let seat = self.table.active;
        self.table.journals[seat].telescopes -= u16::from(telescope);
        self.table.turn.way = 0;
        self.table.turn.way_ended = false;
        self.sink.event(|| Event::ObserveBegan { seat, telescope });
        self.observe(place, star);
    }

    /// A3.3: one stardust per star. The Observe ends by itself when there is no stardust or no
    /// unmarked neighbour left.
    fn observe(&mut self, place: PlaceId, star: Star) {
        let seat = self.table.active;
        self.table.journals[seat].stardust -= 1;
        self.table.turn.spent += 1;
        self.note_way(place, star);
        self.put_mark(Pen::of(seat), place, star);
        self.table.stage = Stage::Observing { place, star };
        let stuck = targets(self.cards, self.table, place).is_empty();
        if stuck || self.table.journals[seat].stardust == 0 {
            self.end_observe();
        }
    }

    /// A5.14: counts what was spent in this Observe before its first Grand star.
    fn note_way(&mut self, place: PlaceId, star: Star) {
        let grand = self
            .graph_at(place)
            .is_some_and(|graph| graph.grand.contains(star));
        let turn = &mut self.table.turn;
        if turn.way_ended {
            return;
        }
        if grand {
            turn.ways += turn.way;
            turn.way_ended = true;
        } else {
            turn.way += 1;
        }
    }

    /// A3.4: with a telescope, stardust and a star to mark, another Observe may follow.
    pub(crate) fn end_observe(&mut self) {
        self.table.stage = Stage::BetweenObserves;
        let journal = &self.table.journals[self.table.active];
        let more = journal.telescopes > 0 && journal.stardust > 0 && self.any_target();
        if !more {
            self.discovery_phase();
        }
    }

    /// Makes a free mark of an ability.
    fn mark_free(&mut self, marks: FreeMarks, place: PlaceId, star: Star) {
        let pen = Pen::of(self.table.active);
        self.put_mark(pen, place, star);
        match marks {
            FreeMarks::AnyStar | FreeMarks::Two { first: Some(_) } => {
                self.table.stage = Stage::Turn;
            }
            FreeMarks::Burst => {
                self.mark_neighbours(pen, place, star);
                self.table.stage = Stage::Turn;
            }
            FreeMarks::Two { first: None } => {
                self.offer_free_marks(FreeMarks::Two {
                    first: Some((place, star)),
                });
            }
            FreeMarks::Three { places } => {
                let places = places.or(PlaceSet::only(place));
                if places.len() == 3 {
                    self.table.stage = Stage::Turn;
                } else {
                    self.offer_free_marks(FreeMarks::Three { places });
                }
            }
        }
    }

    /// A5.9: marks all unmarked stars adjacent to the chosen one.
    fn mark_neighbours(&mut self, pen: Pen, place: PlaceId, star: Star) {
        let marked = self.table.place(place).marked;
        if let Some(graph) = self.graph_at(place) {
            for neighbour in graph.adjacent(star).without(marked).iter() {
                self.put_mark(pen, place, neighbour);
            }
        }
    }

    /// Marks a star, by whatever means. A Grand star gives its player wisdom (A3.5); the dreamer's
    /// marks give nothing to anybody (A7.3, A9.1), and Ptolemy gains no wisdom (A8.3).
    pub(crate) fn put_mark(&mut self, pen: Pen, id: PlaceId, star: Star) {
        let Some(card) = self.table.place(id).card else {
            return;
        };
        let graph = self.cards.graph(card);
        let place = &mut self.table.places[id.index()];
        place.mark(self.cards, pen, star);
        let finished = place.marked == graph.all;
        self.sink.event(|| Event::StarMarked {
            pen,
            place: id,
            card,
            star,
        });
        if let Some(seat) = pen.seat() {
            let turn = &mut self.table.turn;
            turn.finished_a_card |= finished;
            turn.other_than_common |= !graph.common.contains(star);
            if graph.grand.contains(star) {
                turn.grand_stars += 1;
                self.gain_wisdom(seat, 1);
            }
        }
    }

    fn graph_at(&self, place: PlaceId) -> Option<&Graph> {
        self.table
            .place(place)
            .card
            .map(|card| self.cards.graph(card))
    }
}
