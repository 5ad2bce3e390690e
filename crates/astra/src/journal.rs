//! A player's journal: fame, pouch, wisdom, stardust, telescopes and cards (A1.8, A1.9, A2.1).

use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Seat};

use crate::play::Play;
use crate::{Boon, BoonKind, CardIds, Event};

/// The tracks of a journal (data).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalTracks {
    /// The stardust at the start.
    pub stardust: u16,
    /// The pouch size at the start.
    pub pouch_start: u8,
    /// The maximum pouch size.
    pub pouch_end: u8,
    /// The card limit at the start.
    pub card_limit: u8,
    /// The number of spots in each section of the wisdom track. A full section raises the card
    /// limit by one.
    pub wisdom_sections: Vec<u8>,
}

impl JournalTracks {
    /// Returns the number of spots on the wisdom track.
    #[must_use]
    pub fn wisdom_end(&self) -> u8 {
        self.wisdom_sections.iter().sum()
    }

    /// A1.9: the card limit is that of the last completely marked section.
    #[must_use]
    pub fn card_limit(&self, wisdom: u8) -> usize {
        let mut spots = 0;
        let full = self.wisdom_sections.iter().take_while(|&&section| {
            spots += section;
            spots <= wisdom
        });
        usize::from(self.card_limit) + full.count()
    }
}

/// A player's possessions. All of them are public (A2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Journal {
    /// The fame so far, without upper limit.
    pub fame: u16,
    /// The stardust in the pouch, which may exceed the pouch size (A3.8).
    pub stardust: u16,
    /// The number of telescopes.
    pub telescopes: u16,
    /// The pouch size.
    pub pouch: u8,
    /// The number of marked spots on the wisdom track.
    pub wisdom: u8,
    /// The cards owned, active and exhausted.
    pub cards: CardIds,
    /// The owned cards that are exhausted.
    pub exhausted: CardIds,
}

impl Journal {
    /// A2.1: the journal at the start of a game.
    #[must_use]
    pub fn new(tracks: &JournalTracks) -> Self {
        Self {
            stardust: tracks.stardust,
            pouch: tracks.pouch_start,
            ..Self::default()
        }
    }

    /// Returns the cards whose ability is ready to use.
    #[must_use]
    pub fn active(&self) -> CardIds {
        self.cards.without(self.exhausted)
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn gain_fame(&mut self, seat: Seat, fame: u16) {
        self.table.journals[seat].fame += fame;
        self.sink.event(|| Event::FameGained { seat, fame });
    }

    /// A3.8: gains by abilities and boons may exceed the pouch.
    pub(crate) fn gain_stardust(&mut self, seat: Seat, stardust: u16) {
        self.table.journals[seat].stardust += stardust;
        self.sink.event(|| Event::StardustGained { seat, stardust });
    }

    pub(crate) fn gain_telescopes(&mut self, seat: Seat, telescopes: u16) {
        self.table.journals[seat].telescopes += telescopes;
        self.sink
            .event(|| Event::TelescopesGained { seat, telescopes });
    }

    /// A3.8: the pouch stops at its maximum; any excess is lost.
    pub(crate) fn gain_pouch(&mut self, seat: Seat, amount: u8) {
        let most = self.data.journal.pouch_end;
        let journal = &mut self.table.journals[seat];
        journal.pouch = (journal.pouch + amount).min(most);
        let pouch = journal.pouch;
        self.sink.event(|| Event::PouchGrown { seat, pouch });
    }

    /// A3.5: wisdom beyond the end of the track is lost.
    pub(crate) fn gain_wisdom(&mut self, seat: Seat, amount: u8) {
        let most = self.data.wisdom_end;
        let journal = &mut self.table.journals[seat];
        journal.wisdom = (journal.wisdom + amount).min(most);
        let wisdom = journal.wisdom;
        let tracks = &self.data.journal;
        self.sink.event(|| Event::WisdomGained {
            seat,
            wisdom,
            card_limit: tracks.card_limit(wisdom) as u8,
        });
    }

    /// A4.2: a picked boon is gained at once. Activation needs choices, which follow (A4.3).
    pub(crate) fn gain_boon(&mut self, seat: Seat, boon: Boon) {
        match boon.kind {
            BoonKind::Fame => self.gain_fame(seat, u16::from(boon.amount)),
            BoonKind::Stardust => self.gain_stardust(seat, u16::from(boon.amount)),
            BoonKind::Observation => self.gain_telescopes(seat, u16::from(boon.amount)),
            BoonKind::Improvement => self.gain_pouch(seat, boon.amount),
            BoonKind::Wisdom => self.gain_wisdom(seat, boon.amount),
            BoonKind::Activation => self.queue_reactivation(seat, boon.amount),
        }
    }
}
