//! The 18 abilities and their effects (A3.1, A5).

use serde::{Serialize, Serializer};
use tabletop::EventSink;

use crate::play::Play;
use crate::state::{FreeMarks, Stage};
use crate::{CardId, Event, Pen, PlaceSet};

/// The ability that a card gives its owner (A5.1 to A5.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ability {
    /// Gain 4 stardust (A5.1).
    Stardust4,
    /// Gain 3 stardust (A5.1).
    Stardust3,
    /// Gain 2 stardust (A5.1).
    Stardust2,
    /// Gain 1 telescope (A5.2).
    Telescope,
    /// Trade 3 stardust for 1 telescope, any number of times (A5.3).
    TradeTelescopes,
    /// Gain 1 pouch size (A5.4).
    Pouch,
    /// Gain 1 wisdom (A5.5).
    Wisdom,
    /// Gain 1 fame for each own card of the active sphere's element (A5.6).
    FameOwned,
    /// Gain 1 fame for each undiscovered card on which the player has a star (A5.7).
    FameMarked,
    /// Mark any one star for free (A5.8).
    MarkAny,
    /// Mark any one star and all stars adjacent to it for free; skip the Action phase (A5.9).
    MarkBurst,
    /// Mark two stars on one card or one each on two cards, for free and by the marking rule
    /// (A5.10).
    MarkTwo,
    /// Mark one star each on three cards, for free and by the marking rule (A5.11).
    MarkThree,
    /// This turn, any Common star may be the first of an Observe (A5.12).
    FreeStart,
    /// This turn, gain 1 fame for each Grand star marked (A5.13).
    FameGrand,
    /// This turn, the way to a Grand star is refunded (A5.14).
    RefundGrand,
    /// This turn, everything is refunded if only Common stars were marked and no card was finished
    /// (A5.15).
    RefundCommon,
    /// This turn, a Rest gives stardust equal to the pouch size instead of refilling the pouch
    /// (A5.16).
    FullRest,
}

impl Ability {
    /// All abilities.
    pub const ALL: [Self; 18] = [
        Self::Stardust4,
        Self::Stardust3,
        Self::Stardust2,
        Self::Telescope,
        Self::TradeTelescopes,
        Self::Pouch,
        Self::Wisdom,
        Self::FameOwned,
        Self::FameMarked,
        Self::MarkAny,
        Self::MarkBurst,
        Self::MarkTwo,
        Self::MarkThree,
        Self::FreeStart,
        Self::FameGrand,
        Self::RefundGrand,
        Self::RefundCommon,
        Self::FullRest,
    ];

    /// Returns the key in data files and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stardust4 => "stardust-4",
            Self::Stardust3 => "stardust-3",
            Self::Stardust2 => "stardust-2",
            Self::Telescope => "telescope",
            Self::TradeTelescopes => "trade-telescopes",
            Self::Pouch => "pouch",
            Self::Wisdom => "wisdom",
            Self::FameOwned => "fame-owned",
            Self::FameMarked => "fame-marked",
            Self::MarkAny => "mark-any",
            Self::MarkBurst => "mark-burst",
            Self::MarkTwo => "mark-two",
            Self::MarkThree => "mark-three",
            Self::FreeStart => "free-start",
            Self::FameGrand => "fame-grand",
            Self::RefundGrand => "refund-grand",
            Self::RefundCommon => "refund-common",
            Self::FullRest => "full-rest",
        }
    }

    /// Returns the ability with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ability| ability.key() == key)
    }
}

impl Serialize for Ability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// The price of a telescope in stardust (A5.3).
pub(crate) const TELESCOPE_PRICE: u16 = 3;

impl<S: EventSink<Event>> Play<'_, S> {
    /// A3.1: the card is exhausted; "on use" effects resolve at once, "this turn" effects are
    /// recorded.
    pub(crate) fn use_ability(&mut self, card: CardId) {
        let seat = self.table.active;
        self.table.journals[seat].exhausted.insert(card);
        self.sink.event(|| Event::AbilityUsed { seat, card });
        match self.cards.card(card).ability {
            Ability::Stardust4 => self.gain_stardust(seat, 4), // A5.1
            Ability::Stardust3 => self.gain_stardust(seat, 3),
            Ability::Stardust2 => self.gain_stardust(seat, 2),
            Ability::Telescope => self.gain_telescopes(seat, 1), // A5.2
            Ability::TradeTelescopes => self.offer_trade(),      // A5.3
            Ability::Pouch => self.gain_pouch(seat, 1),          // A5.4
            Ability::Wisdom => self.gain_wisdom(seat, 1),        // A5.5
            Ability::FameOwned => self.fame_for_owned_cards(),   // A5.6
            Ability::FameMarked => self.fame_for_marked_cards(), // A5.7
            Ability::MarkAny => self.offer_free_marks(FreeMarks::AnyStar), // A5.8
            Ability::MarkBurst => {
                self.table.turn.no_action = true; // A5.9, A9.3
                self.offer_free_marks(FreeMarks::Burst);
            }
            Ability::MarkTwo => self.offer_free_marks(FreeMarks::Two { first: None }), // A5.10
            Ability::MarkThree => {
                self.offer_free_marks(FreeMarks::Three {
                    places: PlaceSet::EMPTY,
                }); // A5.11
            }
            Ability::FreeStart => self.table.turn.free_start = true, // A5.12
            Ability::FameGrand => self.table.turn.fame_grand += 1,   // A5.13
            Ability::RefundGrand => self.table.turn.refund_grand = true, // A5.14: refunds once
            Ability::RefundCommon => self.table.turn.refund_common = true, // A5.15: likewise
            Ability::FullRest => self.table.turn.full_rests += 1,    // A5.16: each used card gains
        }
    }

    /// A5.3: any number of times, as long as there is enough stardust.
    fn offer_trade(&mut self) {
        let seat = self.table.active;
        let enough = self.table.journals[seat].stardust >= TELESCOPE_PRICE;
        self.table.stage = if enough { Stage::Trading } else { Stage::Turn };
    }

    pub(crate) fn trade(&mut self) {
        let seat = self.table.active;
        self.table.journals[seat].stardust -= TELESCOPE_PRICE;
        self.sink.event(|| Event::StardustTraded {
            seat,
            stardust: TELESCOPE_PRICE,
        });
        self.gain_telescopes(seat, 1);
        self.offer_trade();
    }

    /// A5.6: the player's cards of the active sphere's element, active or exhausted, including this
    /// one.
    fn fame_for_owned_cards(&mut self) {
        let seat = self.table.active;
        let owned = self.table.journals[seat].cards;
        let fame = owned.and(self.cards.of_element(self.table.sphere)).len();
        self.gain_fame(seat, fame as u16);
    }

    /// A5.7: undiscovered cards with a star marked by the player; a finished card does not count.
    fn fame_for_marked_cards(&mut self) {
        let seat = self.table.active;
        let fame = self
            .table
            .places()
            .filter(|&place| {
                let place = &self.table.places[place.index()];
                !place.marks[Pen::of(seat)].is_empty() && !place.is_finished(self.cards)
            })
            .count();
        self.gain_fame(seat, fame as u16);
    }

    /// Offers free marks, unless there is nothing to mark (A9.2).
    pub(crate) fn offer_free_marks(&mut self, marks: FreeMarks) {
        self.table.stage = Stage::Marking(marks);
        if !self.any_target() {
            self.table.stage = Stage::Turn;
        }
    }
}
