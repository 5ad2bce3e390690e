//! What a log tells in one sentence: the stars of one Observe, a Rest with what it brings.

use ::astra::{CardId, Event, Holder, Pen};

use super::event::{Args, Events};
use super::ptolemy::ptolemys_name;
use crate::{list_words, player_name, text};

/// An Observe is told by its stars; what a telescope was spent on is not.
pub(super) fn goes_without_saying(event: &Event) -> bool {
    matches!(
        event,
        Event::ObserveBegan {
            telescope: false,
            ..
        }
    )
}

/// Whether a log tells both in one sentence.
pub(super) fn continues(earlier: &Event, event: &Event) -> bool {
    match (earlier, event) {
        (
            Event::StarMarked { pen, card, .. },
            Event::StarMarked {
                pen: p, card: c, ..
            },
        ) => (pen, card) == (p, c),
        (Event::WisdomGained { seat, .. }, Event::WisdomGained { seat: s, .. })
        | (Event::Rested { seat }, Event::StardustGained { seat: s, .. }) => seat == s,
        _ => false,
    }
}

impl Events<'_> {
    /// Events that go on with each other, in one sentence.
    pub fn deed(&self, events: &[Event]) -> String {
        match events {
            [Event::StarMarked { pen, card, .. }, ..] => self.stars(*pen, *card, events),
            [
                Event::Rested { seat },
                Event::StardustGained { stardust, .. },
            ] => {
                let name = player_name(self.language, self.names, *seat);
                let args = [("name", name.into()), ("stardust", (*stardust).into())];
                text(self.language, "astra-log-rested", &args)
            }
            [.., last] => self.words(last),
            [] => String::new(),
        }
    }

    fn stars(&self, pen: Pen, card: CardId, events: &[Event]) -> String {
        let facts = &self.cards.card(card).stars;
        let star = |event: &Event| match event {
            Event::StarMarked { star, .. } => facts.get(star.index()),
            _ => None,
        };
        let stars: Vec<&str> = events
            .iter()
            .filter_map(star)
            .map(|star| &*star.name)
            .collect();
        let stars = list_words(self.language, &stars);
        let mut args: Args<'_> = vec![self.of(card), ("stars", stars.into())];
        let (key, name) = match pen.holder() {
            Holder::Seat(seat) => ("marked", player_name(self.language, self.names, seat)),
            Holder::Ptolemy => ("marked", ptolemys_name(self.language)),
            Holder::Dreamer => ("dreamt", String::new()),
        };
        args.push(("name", name.into()));
        text(self.language, &format!("astra-log-{key}"), &args)
    }
}
