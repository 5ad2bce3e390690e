//! The marks of the chain under way, which can still be undone.

use ::astra::{CardId, CardSet, Pen, PlaceId, PublicState, Stage, Star, StarSet};
use tabletop::Seat;

/// Returns the marks of the chain under way on a place.
///
/// The table remembers the last star of a chain and its length, but not its path. Where marks of
/// earlier chains allow several paths, only the stars that all of them share are certain.
pub(super) fn pending(
    cards: &CardSet,
    table: &PublicState,
    dream: Option<u8>,
    place: PlaceId,
    own: Option<Seat>,
) -> StarSet {
    let Some(card) = table.place(place).card else {
        return StarSet::EMPTY;
    };
    let (last, pen, length) = match table.stage {
        _ if own != Some(table.active) => return StarSet::EMPTY,
        Stage::Observing { place: here, star } if here == place => {
            let length = (!table.turn.way_ended).then_some(usize::from(table.turn.way));
            (star, Pen::of(table.active), length)
        }
        Stage::Dreaming {
            place: here,
            last: Some(star),
            left,
        } if here == place => {
            let length = dream.map(|stars| usize::from(stars.saturating_sub(left)));
            (star, Pen::DREAMER, length)
        }
        _ => return StarSet::EMPTY,
    };
    let marks = table.place(place).marks[pen];
    let certain = length.and_then(|length| shared(cards, card, marks, last, length));
    certain.unwrap_or(StarSet::only(last))
}

/// Returns the stars that all chains of this length ending in `last` share.
fn shared(
    cards: &CardSet,
    card: CardId,
    marks: StarSet,
    last: Star,
    length: usize,
) -> Option<StarSet> {
    let mut found = None;
    let mut open = vec![(last, StarSet::only(last))];
    while let Some((end, chain)) = open.pop() {
        if chain.len() == length {
            found = Some(found.map_or(chain, |before: StarSet| before.and(chain)));
            continue;
        }
        let next = cards.adjacent(card, end).and(marks).without(chain);
        open.extend(
            next.iter()
                .map(|star| (star, chain.or(StarSet::only(star)))),
        );
    }
    found
}
