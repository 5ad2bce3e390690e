//! The input of a scene: one observer, one moment.

use tabletop::{Game, Outcome, Seat, SeatSet};
use words::{Language, player_name};

use crate::Choice;

/// An observer's view of a game at one moment.
pub struct SceneContext<'a, G: Game + ?Sized> {
    /// The language of all texts.
    pub language: Language,
    /// The players' names in seat order.
    pub names: &'a [String],
    /// The note beside each name, such as `machine · master`; may be empty.
    pub notes: &'a [String],
    /// The observer's view.
    pub view: &'a G::View,
    /// The seat the table is seen from; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Whether the observer plays at that seat, as opposed to only watching from it.
    pub plays: bool,
    /// The seats that may act now.
    pub to_act: SeatSet,
    /// The legal actions of the observer's own seat; empty if it is not to act.
    pub choices: &'a [Choice<G>],
    /// The events since the observer last acted, line by line, as far as the observer may know
    /// them. They are traced on the board.
    pub since: &'a [TracedLine<G::Event>],
    /// The outcome, once the game is over.
    pub outcome: Option<&'a Outcome>,
}

/// The events of one line of the record.
#[derive(Clone, Debug)]
pub struct TracedLine<E> {
    /// The seat that acted, if any.
    pub seat: Option<Seat>,
    /// The events that the observer sees.
    pub events: Vec<E>,
}

impl<G: Game + ?Sized> SceneContext<'_, G> {
    /// Returns a player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    /// Returns whether the observer plays at a seat.
    #[must_use]
    pub fn plays_at(&self, seat: Seat) -> bool {
        self.plays && self.seat == Some(seat)
    }

    /// Returns the note beside a player's name.
    #[must_use]
    pub fn note(&self, seat: Seat) -> &str {
        self.notes.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the choice with this action, if it is legal.
    #[must_use]
    pub fn choice(&self, action: G::Action) -> Option<&Choice<G>> {
        self.choices.iter().find(|choice| choice.action == action)
    }

    /// Returns the choices whose action satisfies a condition.
    pub fn choices_where(
        &self,
        is: impl Fn(G::Action) -> bool,
    ) -> impl Iterator<Item = &Choice<G>> {
        self.choices.iter().filter(move |choice| is(choice.action))
    }

    /// Returns the seats in the order in which they are shown: the observer's own first, then
    /// clockwise.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<G> {
        let seats = self.names.len();
        self.seat.unwrap_or(Seat::new(0)).clockwise(seats)
    }

    /// Returns the other seats, clockwise from the observer's own; for a spectator all seats.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.order().skip(usize::from(self.seat.is_some()))
    }
}
