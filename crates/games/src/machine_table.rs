//! Machine players at one table.

use players::Judge;
use tabletop::{Chance, Seat, Seed};

use crate::agent::Agent;

/// The machine players of one game, with counts of their decisions.
pub(crate) struct MachineTable<'a, G: Judge> {
    game: &'a G,
    agents: Vec<Agent<G>>,
    /// Decides who comes first when several seats choose at once.
    arrivals: Chance,
    legal: Vec<G::Action>,
    /// The number of actions so far.
    pub decisions: u64,
    /// The number of them that had an alternative.
    pub choices: u64,
}

impl<'a, G: Judge> MachineTable<'a, G> {
    /// Seats these players in order. The game's seed decides who arrives first.
    pub fn new(game: &'a G, agents: Vec<Agent<G>>, seed: Seed) -> Self {
        Self {
            game,
            agents,
            arrivals: Chance::new(seed.branch("arrivals", 0)),
            legal: Vec::new(),
            decisions: 0,
            choices: 0,
        }
    }

    /// Returns the seat to ask next. When several seats choose at once, the order is random, so
    /// that no seat has an advantage.
    fn next_seat(&mut self, state: &G::State) -> Option<Seat> {
        let to_act = self.game.to_act(state);
        match to_act.len() {
            0 | 1 => to_act.first(),
            several => to_act
                .iter()
                .nth(self.arrivals.below(several as u32) as usize),
        }
    }

    /// Returns the next action and its seat; `None` when the game is over. A forced action is not
    /// put to the player.
    pub fn next_action(&mut self, state: &G::State) -> Option<(Seat, G::Action)> {
        let seat = self.next_seat(state)?;
        self.legal.clear();
        self.game.legal_actions(state, seat, &mut self.legal);
        self.decisions += 1;
        if let [only] = self.legal[..] {
            return Some((seat, only));
        }
        self.choices += 1;
        let agent = &mut self.agents[seat.index()];
        Some((seat, agent.choose(self.game, state, seat, &self.legal)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::at_once;
    use players::Random;
    use tabletop::{Game, Options};

    #[test]
    fn every_seat_chooses_first_equally_often() {
        let game = at_once();
        let mut firsts = [0; 3];
        for number in 0..600 {
            let seed = Seed::from_text("arrivals").of_game(number);
            let state = game.setup(&Options::new(), 3, seed).unwrap();
            let agent = || Agent::Honest(Box::new(Random::new(seed)));
            let mut table = MachineTable::new(&game, (0..3).map(|_| agent()).collect(), seed);
            let (first, _) = table.next_action(&state).unwrap();
            firsts[first.index()] += 1;
        }
        assert!(firsts.iter().all(|n| (150..250).contains(n)), "{firsts:?}");
    }
}
