//! Which marks belong to the chain under way: they can still be taken back.

use ::astra::{CardId, CardSet, Pen, PlaceId, PublicState, Stage, Star, StarSet};
use tabletop::Seat;

/// The marks of the chain under way on a place, with the pen they were made with.
///
/// The table remembers the last star of a chain and how long it is, not its way. Where marks of
/// earlier chains leave several ways open, only what all of them share is certain.
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

/// What all chains of so many marked stars that end in `last` have in common.
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
