//! Events that the log combines into one sentence: the stars of one Observe, a Rest with its gain,
//! and an ability or boon whose text already states its gain.

use ::astra::{Ability, Boon, BoonKind, CardId, CardSet, Event, Holder, Pen};
use tabletop::Seat;

use super::event::{Args, Events};
use super::ptolemy::ptolemys_name;
use super::star::star_name;
use crate::{list_words, player_name, text};

/// An Observe is implied by its stars, unless a telescope was spent on it.
pub(super) fn goes_without_saying(event: &Event) -> bool {
    matches!(
        event,
        Event::ObserveBegan {
            telescope: false,
            ..
        }
    )
}

/// Returns whether the log describes both events in one sentence.
pub(super) fn continues(cards: &CardSet, earlier: &Event, event: &Event) -> bool {
    match (earlier, event) {
        (
            Event::StarMarked { pen, card, .. },
            Event::StarMarked {
                pen: p, card: c, ..
            },
        ) => (pen, card) == (p, c),
        (Event::WisdomGained { seat, .. }, Event::WisdomGained { seat: s, .. })
        | (Event::Rested { seat }, Event::StardustGained { seat: s, .. }) => seat == s,
        (&Event::AbilityUsed { seat, card }, _) => {
            let boon = gain_of(cards.card(card).ability);
            boon.is_some_and(|boon| brings(boon, seat, event))
        }
        (&Event::BoonPicked { seat, boon, .. }, _) => brings(boon, seat, event),
        _ => false,
    }
}

/// Returns the immediate gain of an ability whose text states the amount.
const fn gain_of(ability: Ability) -> Option<Boon> {
    let (kind, amount) = match ability {
        Ability::Stardust4 => (BoonKind::Stardust, 4),
        Ability::Stardust3 => (BoonKind::Stardust, 3),
        Ability::Stardust2 => (BoonKind::Stardust, 2),
        Ability::Telescope => (BoonKind::Observation, 1),
        Ability::Pouch => (BoonKind::Improvement, 1),
        Ability::Wisdom => (BoonKind::Wisdom, 1),
        _ => return None,
    };
    Some(Boon { kind, amount })
}

/// Returns whether an event is the gain of exactly this boon. The events of the pouch and of wisdom
/// give the new value, not the increase.
fn brings(boon: Boon, seat: Seat, event: &Event) -> bool {
    let amount = u16::from(boon.amount);
    match (boon.kind, event) {
        (BoonKind::Fame, Event::FameGained { seat: s, fame: n })
        | (
            BoonKind::Stardust,
            Event::StardustGained {
                seat: s,
                stardust: n,
            },
        )
        | (
            BoonKind::Observation,
            Event::TelescopesGained {
                seat: s,
                telescopes: n,
            },
        ) => (*s, *n) == (seat, amount),
        (BoonKind::Improvement, Event::PouchGrown { seat: s, .. })
        | (BoonKind::Wisdom, Event::WisdomGained { seat: s, .. }) => *s == seat,
        _ => false,
    }
}

impl Events<'_> {
    /// Describes events that continue each other in one sentence.
    pub fn log_entry(&self, events: &[Event]) -> String {
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
            [
                first @ (Event::AbilityUsed { .. } | Event::BoonPicked { .. }),
                ..,
            ] => self.words(first),
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
        let stars: Vec<String> = events
            .iter()
            .filter_map(star)
            .map(|star| star_name(self.language, &star.name))
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
