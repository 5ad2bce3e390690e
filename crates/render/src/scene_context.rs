//! What there is to draw: one observer, one moment.

use tabletop::{Game, Outcome, Seat, SeatSet};
use words::{Language, player_name};

use crate::Choice;

/// What one observer sees of a game at one moment.
pub struct SceneContext<'a, G: Game + ?Sized> {
    /// The language of all words.
    pub language: Language,
    /// The players' names in seat order.
    pub names: &'a [String],
    /// What is said beside each name, such as `machine · master`; empty if nothing.
    pub notes: &'a [String],
    /// What the observer sees.
    pub view: &'a G::View,
    /// The observer's own seat; a spectator has none.
    pub seat: Option<Seat>,
    /// Whether the observer plays at that seat; else it is only the place he looks from.
    pub plays: bool,
    /// Who may act now.
    pub to_act: SeatSet,
    /// What the observer's own seat may do now; empty if it is not to act.
    pub choices: &'a [Choice<G>],
    /// What has happened since the observer last acted, line by line, as far as it is for him: what
    /// is traced on the board.
    pub since: &'a [TracedLine<G::Event>],
    /// How the game ended, once it has.
    pub outcome: Option<&'a Outcome>,
}

/// What one line of the record brought.
#[derive(Clone, Debug)]
pub struct TracedLine<E> {
    /// Whose it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub events: Vec<E>,
}

impl<G: Game + ?Sized> SceneContext<'_, G> {
    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    /// Whether the observer plays at a seat: its turn is his.
    #[must_use]
    pub fn plays_at(&self, seat: Seat) -> bool {
        self.plays && self.seat == Some(seat)
    }

    /// What is said beside a player's name.
    #[must_use]
    pub fn note(&self, seat: Seat) -> &str {
        self.notes.get(seat.index()).map_or("", String::as_str)
    }

    /// The choice with this action, if it is legal.
    #[must_use]
    pub fn choice(&self, action: G::Action) -> Option<&Choice<G>> {
        self.choices.iter().find(|choice| choice.action == action)
    }

    /// The choices whose action is of a kind.
    pub fn choices_where(
        &self,
        is: impl Fn(G::Action) -> bool,
    ) -> impl Iterator<Item = &Choice<G>> {
        self.choices.iter().filter(move |choice| is(choice.action))
    }

    /// The seats of a table in the order in which they are shown: the observer's own first, then
    /// clockwise.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<G> {
        let seats = self.names.len();
        self.seat.unwrap_or(Seat::new(0)).clockwise(seats)
    }

    /// The other seats, clockwise from the observer's own; for a spectator all.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.order().skip(usize::from(self.seat.is_some()))
    }
}
