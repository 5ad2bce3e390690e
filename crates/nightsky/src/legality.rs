//! Which actions are legal: lists them, and names the rule any other action breaks.

use tabletop::Seat;

use crate::data::Data;
use crate::movement::reach;
use crate::observation::{is_open, playable, sorts_here};
use crate::state::Stage;
use crate::{Action, CardId, Draft, Illegal, Instrument, PublicState};

/// The facts that legality depends on: the data and the public state.
pub(crate) struct Legality<'a> {
    pub data: &'a Data,
    pub table: &'a PublicState,
}

/// The pairs of shared instruments that can be swapped (N6.4).
pub(crate) const PAIRS: [(Instrument, Instrument); 3] = [
    (Instrument::Binoculars, Instrument::Refractor),
    (Instrument::Binoculars, Instrument::Telescope),
    (Instrument::Refractor, Instrument::Telescope),
];

impl Legality<'_> {
    /// Lists the seat's legal actions in a fixed order.
    pub fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.table.to_act().contains(seat) {
            return;
        }
        match self.table.stage {
            Stage::Drafting { .. } => {
                actions.extend(self.table.to_choose.iter().map(Action::Pick));
            }
            Stage::Beginning if self.table.settings.die => actions.push(Action::Roll),
            Stage::Beginning => actions.extend([Action::Draw, Action::DrawNone]),
            Stage::Clouding => actions.extend(Instrument::SHARED.map(Action::Cloud)),
            Stage::Swapping => {
                actions.extend(PAIRS.map(|(one, other)| Action::Swap { one, other }));
            }
            Stage::Choosing => {
                let clear = Instrument::ALL.into_iter();
                let clear = clear.filter(|&instrument| !self.table.is_clouded(instrument));
                actions.extend(clear.map(Action::Choose));
            }
            Stage::Moving { instrument } => self.list_moves(instrument, actions),
            Stage::Observing { instrument } | Stage::Joining { instrument, .. } => {
                let cards = playable(self.data, self.table, instrument, seat);
                actions.extend(cards.iter().map(Action::Play));
                actions.push(Action::Done);
            }
            Stage::Over => {}
        }
    }

    fn list_moves(&self, instrument: Instrument, actions: &mut Vec<Action>) {
        let mut cells = reach(self.data, self.table, instrument);
        cells.remove(self.table.place(instrument, self.table.active));
        actions.push(Action::Stay);
        actions.extend(cells.iter().map(Action::Move));
    }

    /// Checks whether a seat may take this action now.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.table.stage == Stage::Over {
            return Err(Illegal::GameOver);
        }
        if !self.table.to_act().contains(seat) {
            return Err(self.not_to_act(seat));
        }
        match (self.table.stage, action) {
            (Stage::Drafting { .. }, Action::Pick(card)) => {
                ensure(self.table.to_choose.contains(card), Illegal::NotToChoose)
            }
            (Stage::Beginning, Action::Roll) => ensure(self.table.settings.die, Illegal::NoDie),
            (Stage::Beginning, Action::Draw | Action::DrawNone) => {
                ensure(!self.table.settings.die, Illegal::TheDieDecides)
            }
            (Stage::Clouding, Action::Cloud(instrument)) => {
                ensure(instrument.is_shared(), Illegal::NotShared)
            }
            (Stage::Swapping, Action::Swap { one, other }) => check_pair(one, other),
            (Stage::Choosing, Action::Choose(instrument)) => {
                ensure(!self.table.is_clouded(instrument), Illegal::Clouded)
            }
            (Stage::Moving { instrument }, Action::Move(cell)) => {
                let here = self.table.place(instrument, seat);
                ensure(cell != here, Illegal::ThereAlready)?;
                let reach = reach(self.data, self.table, instrument);
                ensure(reach.contains(cell), Illegal::OutOfReach)
            }
            (Stage::Moving { .. }, Action::Stay)
            | (Stage::Observing { .. } | Stage::Joining { .. }, Action::Done) => Ok(()),
            (
                Stage::Observing { instrument } | Stage::Joining { instrument, .. },
                Action::Play(card),
            ) => self.check_play(seat, instrument, card),
            _ => Err(Illegal::NotNow),
        }
    }

    fn not_to_act(&self, seat: Seat) -> Illegal {
        match self.table.stage {
            Stage::Drafting { chosen, .. }
                if self.table.settings.draft == Draft::Rush && chosen.contains(seat) =>
            {
                Illegal::ChosenAlready
            }
            _ => Illegal::NotYourTurn,
        }
    }

    /// N3.4, N3.5: the card must be one of the player's own face-up cards, of the constellation, or
    /// of the solar system if the Sun is there.
    fn check_play(&self, seat: Seat, instrument: Instrument, card: CardId) -> Result<(), Illegal> {
        let player = &self.table.players[seat];
        ensure(player.cards.contains(card), Illegal::NotYourCard)?;
        let gone = player.turned.or(self.table.played);
        ensure(!gone.contains(card), Illegal::PlayedAlready)?;
        let sorts = sorts_here(self.data, self.table, instrument).into_iter();
        let Some(sort) = sorts.into_iter().find(|sort| sort.contains(card)) else {
            let solar = self.data.solar_cards().contains(card);
            return Err(if solar {
                Illegal::NoSunHere
            } else {
                Illegal::NotHere
            });
        };
        if is_open(self.table, seat, sort) {
            return Ok(());
        }
        let active = self.table.players[self.table.active].cards;
        let joined = !self.table.played.and(sort).and(active).is_empty();
        Err(if seat == self.table.active || joined {
            Illegal::TwoAlready
        } else {
            Illegal::NotJoined
        })
    }
}

/// N6.4: the pair must be two different shared instruments, with the earlier one named first.
fn check_pair(one: Instrument, other: Instrument) -> Result<(), Illegal> {
    let shared = one.is_shared() && other.is_shared();
    ensure(shared && one < other, Illegal::NotAPair)
}

fn ensure(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
