//! The actions of others since the observer last acted, traced on the board.

use ::astra::{CardId, CardSet, Event, Pen, PlaceId, PublicState, Star};
use tabletop::Seat;

use crate::TracedLine;

/// The marks traced on one card.
#[derive(Clone, Default)]
pub(super) struct Trace {
    /// The stars that were marked.
    pub stars: Vec<Star>,
    /// The lines along which marks were made, by their number on the card, with the pen.
    pub lines: Vec<(usize, Pen)>,
}

/// Returns the marks traced on the card of a place. Marks on cards that are gone are left out.
pub(super) fn trace(
    cards: &CardSet,
    table: &PublicState,
    since: &[TracedLine<Event>],
    own: Option<Seat>,
    place: PlaceId,
    card: CardId,
) -> Trace {
    let mut trace = Trace::default();
    let mut before: Option<(Pen, Star)> = None;
    for event in since.iter().flat_map(|line| &line.events) {
        let Event::StarMarked {
            pen,
            place: there,
            card: marked,
            star,
        } = *event
        else {
            continue;
        };
        let mine = pen.seat().is_some() && pen.seat() == own;
        let here = there == place && marked == card;
        if !here || mine || !table.place(place).marks[pen].contains(star) {
            before = None;
            continue;
        }
        trace.stars.push(star);
        if let Some((last_pen, last)) = before
            && last_pen == pen
            && cards.adjacent(card, last).contains(star)
        {
            let joins = |&(a, b): &(Star, Star)| (a, b) == (last, star) || (b, a) == (last, star);
            let line = cards.card(card).lines.iter().position(joins);
            trace.lines.extend(line.map(|line| (line, pen)));
        }
        before = Some((pen, star));
    }
    trace
}
