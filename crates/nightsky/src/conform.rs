//! The facts that the conformance suite needs: every action, and that only chance is hidden.

use rand::Rng;
use sky::Constellation;
use tabletop::conformance::{Conform, Possibility};
use tabletop::{Game, Observer};

use crate::{Action, CardId, Instrument, NightSky, State, View};

/// An upper bound for the average number of decisions in a turn: a roll, the choice of a Big Bang
/// card, an instrument and a move, then cards and `done` for everyone who observes. Each card is
/// played only once in a game.
const MAX_DECISIONS_OF_A_TURN: usize = 10;
/// The maximum number of rounds (N4.2).
const ROUNDS: usize = 100;

impl Conform for NightSky {
    fn every_action(&self, _: &State) -> Vec<Action> {
        let mut actions = vec![
            Action::Roll,
            Action::Draw,
            Action::DrawNone,
            Action::Stay,
            Action::Done,
        ];
        actions.extend(CardId::all().flat_map(|card| [Action::Pick(card), Action::Play(card)]));
        actions.extend(Constellation::all().map(Action::Move));
        for one in Instrument::ALL {
            actions.extend([Action::Cloud(one), Action::Choose(one)]);
            actions.extend(Instrument::ALL.map(|other| Action::Swap { one, other }));
        }
        actions
    }

    fn permute_hidden(&self, state: &State, observer: Observer, rng: &mut impl Rng) -> State {
        self.imagine(&self.view(state, observer), rng)
    }

    fn hidden_layout(&self, _: &State, _: Observer) -> Vec<(usize, usize)> {
        Vec::new()
    }

    fn possible_layout(&self, _: &View) -> Vec<Possibility> {
        Vec::new()
    }

    /// N2.3, N3.4: cards are taken and played openly, even while others have yet to choose.
    fn choices_are_unseen(&self, _: &State) -> bool {
        false
    }

    fn most_decisions(&self, seats: usize) -> usize {
        let draft = 36;
        draft + ROUNDS * seats * MAX_DECISIONS_OF_A_TURN
    }
}
