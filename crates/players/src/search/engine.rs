//! The search algorithm.

use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{BySeat, NullSink, Seat, SeatSet, Seed, below};

use super::budget::{Budget, Meter};
use super::judge::Tuning;
use super::judge::{Judge, Standing, final_chances};
use super::tree::{NONE, Tree};

/// A tree with this many choices is full: positions are then judged but no longer expanded. A
/// choice takes at most 64 bytes and its child node 12, which makes 38 MB in total.
const MAX_CHOICES: usize = 500_000;

/// The findings of a search about an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action the findings are about.
    pub action: A,
    /// How often it was tried.
    pub tries: u32,
    /// The chance of winning after this action, from 0 to 1.
    pub win_chance: f64,
    /// The expected points after this action.
    pub points: f64,
}

impl<A: Copy> Candidate<A> {
    /// Merges the findings of two searches about the same action.
    pub(super) fn and(&self, other: &Self) -> Self {
        let tries = self.tries + other.tries;
        let mean = |own: f64, others: f64| {
            let sum = own * f64::from(self.tries) + others * f64::from(other.tries);
            sum / f64::from(tries.max(1))
        };
        Self {
            action: self.action,
            tries,
            win_chance: mean(self.win_chance, other.win_chance),
            points: mean(self.points, other.points),
        }
    }

    /// Orders candidates: the most tried first, and among equals the most promising.
    pub(super) fn more_tried(&self, other: &Self) -> Ordering {
        let tries = other.tries.cmp(&self.tries);
        tries.then(other.win_chance.total_cmp(&self.win_chance))
    }
}

/// The part of the game that a search knows.
#[derive(Debug)]
enum Knowledge<'g, G: Judge> {
    /// The seat's view; the rest is imagined again in every iteration.
    View(&'g G::View),
    /// Everything, including hidden cards and future draws.
    State(&'g G::State),
}

/// A search: a tree that grows with every iteration.
#[derive(Debug)]
pub struct Search<'g, G: Judge> {
    game: &'g G,
    knowledge: Knowledge<'g, G>,
    seat: Seat,
    seats: usize,
    tuning: Tuning,
    rng: Xoshiro256PlusPlus,
    tree: Tree<G::Action>,
    /// The actions of the seat to try; all legal ones if empty.
    among: Vec<G::Action>,
    legal: Vec<G::Action>,
    path: Vec<u32>,
}

/// The value of a position for every seat.
struct Worth {
    chances: BySeat<f64>,
    points: BySeat<f64>,
}

impl<'g, G: Judge> Search<'g, G> {
    /// Creates a search for the best action of a seat, based on its view. All randomness derives
    /// from the seed.
    #[must_use]
    pub fn new(game: &'g G, view: &'g G::View, seat: Seat, seed: Seed) -> Self {
        Self::from_knowledge(game, Knowledge::View(view), seat, seed)
    }

    /// Creates a search that knows the whole state. It cheats, and only serves to measure the value
    /// of hidden information.
    #[must_use]
    pub fn cheating(game: &'g G, state: &'g G::State, seat: Seat, seed: Seed) -> Self {
        Self::from_knowledge(game, Knowledge::State(state), seat, seed)
    }

    fn from_knowledge(game: &'g G, knowledge: Knowledge<'g, G>, seat: Seat, seed: Seed) -> Self {
        let mut rng = Xoshiro256PlusPlus::from_seed(seed.bytes());
        let seats = match knowledge {
            Knowledge::View(view) => game.seats(&game.imagine(view, &mut rng)),
            Knowledge::State(state) => game.seats(state),
        };
        Self {
            game,
            knowledge,
            seat,
            seats,
            tuning: game.tuning(seats),
            rng,
            tree: Tree::new(),
            among: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Replaces the tuning.
    #[must_use]
    pub fn with(mut self, tuning: Tuning) -> Self {
        self.tuning = tuning;
        self
    }

    /// Restricts the search to some of the seat's actions.
    #[must_use]
    pub fn among(mut self, actions: &[G::Action]) -> Self {
        self.among = actions.to_vec();
        self
    }

    /// Thinks until the budget is used up or `stop` is set. Returns the findings about each action,
    /// the most tried first, and the number of iterations.
    pub fn think(
        &mut self,
        budget: Budget,
        stop: Option<&AtomicBool>,
    ) -> (Vec<Candidate<G::Action>>, u32) {
        let mut meter = Meter::new(budget, stop);
        while meter.next() {
            self.iterate();
        }
        (self.candidates(), meter.done())
    }

    /// Returns a state consistent with what the search knows.
    fn imagined(&mut self) -> G::State {
        match self.knowledge {
            Knowledge::View(view) => self.game.imagine(view, &mut self.rng),
            Knowledge::State(state) => state.clone(),
        }
    }

    /// Follows one imagined state from the root to the end of the tree.
    fn iterate(&mut self) {
        let mut state = self.imagined();
        let mut node = 0;
        let mut to_act = self.game.to_act(&state);
        let mut asked = Some(self.seat);
        let mut leading = NONE;
        self.path.clear();
        let worth = loop {
            let at_root = asked.is_some();
            let Some(actor) = asked.take().or_else(|| self.next_to_act(to_act)) else {
                break self.judge(&state);
            };
            self.legal.clear();
            self.game.legal_actions(&state, actor, &mut self.legal);
            if at_root && !self.among.is_empty() {
                self.legal.retain(|action| self.among.contains(action));
            }
            let action = match self.legal[..] {
                [only] if !at_root => only,
                _ => {
                    let Some(choice) = self.decide(node, &state, actor) else {
                        self.roll_out(&mut state);
                        break self.judge(&state);
                    };
                    self.path.push(choice);
                    if leading == NONE || actor == self.seat {
                        leading = choice;
                    }
                    self.tree.choices[choice as usize].action
                }
            };
            // Legal actions are never refused; the conformance suite proves it.
            let _ = self.game.apply(&mut state, actor, action, &mut NullSink);
            let others = to_act.without(SeatSet::only(actor));
            to_act = self.game.to_act(&state);
            // Simultaneous choices share a node, so that no seat can react to another's choice.
            if leading != NONE && (others.is_empty() || to_act != others) {
                node = self.tree.child(leading);
                leading = NONE;
            }
        };
        self.learn(&worth);
    }

    /// Returns the choice an actor makes in a node, or `None` where the tree ends.
    fn decide(&mut self, node: u32, state: &G::State, actor: Seat) -> Option<u32> {
        let here = &mut self.tree.nodes[node as usize];
        here.visits += 1;
        let seldom = here.visits <= self.tuning.expand_after && node != 0;
        if !self.tree.knows(node, actor) {
            if seldom || self.is_full() {
                return None;
            }
            self.look_into(node, state, actor);
        }
        self.select(node, state, actor)
    }

    /// Plays a few random actions before a position is judged, which blurs the effect of single
    /// moves.
    fn roll_out(&mut self, state: &mut G::State) {
        for _ in 0..self.tuning.rollout {
            let Some(actor) = self.next_to_act(self.game.to_act(state)) else {
                return;
            };
            self.legal.clear();
            self.game.legal_actions(state, actor, &mut self.legal);
            let any = below(&mut self.rng, self.legal.len() as u32);
            let action = self.legal[any as usize];
            let _ = self.game.apply(state, actor, action, &mut NullSink);
        }
    }

    fn is_full(&self) -> bool {
        self.tree.choices.len() >= MAX_CHOICES
    }

    /// Returns the next seat to act, at random if several choose simultaneously.
    fn next_to_act(&mut self, to_act: SeatSet) -> Option<Seat> {
        match to_act.len() {
            0 | 1 => to_act.first(),
            several => to_act
                .iter()
                .nth(below(&mut self.rng, several as u32) as usize),
        }
    }

    /// Expands a node: judges the result of every legal action, which determines how much the
    /// search is drawn to it.
    fn look_into(&mut self, node: u32, state: &G::State, actor: Seat) {
        let legal = std::mem::take(&mut self.legal);
        let first = self.tree.choices.len();
        for &action in &legal {
            let look = self.first_look(state, actor, action);
            self.tree.add_choice(node, actor, action, look);
        }
        let new = &mut self.tree.choices[first..];
        let best = new.iter().map(|choice| choice.look).fold(0.0, f32::max);
        let sharpness = self.tuning.sharpness as f32;
        let mut sum = 0.0;
        for choice in new.iter_mut() {
            choice.prior = ((choice.look - best) / sharpness).exp();
            sum += choice.prior;
        }
        for choice in new.iter_mut() {
            choice.prior /= sum;
        }
        self.legal = legal;
    }

    fn first_look(&self, state: &G::State, actor: Seat, action: G::Action) -> f32 {
        let mut after = state.clone();
        let _ = self.game.apply(&mut after, actor, action, &mut NullSink);
        self.judge(&after).chances[actor] as f32
    }

    /// Selects the most promising choice: its known value plus a bonus for being tried less often.
    fn select(&mut self, node: u32, state: &G::State, actor: Seat) -> Option<u32> {
        let legal = std::mem::take(&mut self.legal);
        let mut hint = self.tree.nodes[node as usize].first;
        let mut best = (f64::NEG_INFINITY, None);
        for &action in &legal {
            let id = match self.tree.find(node, hint, actor, action) {
                Some(id) => id,
                None if self.is_full() => continue,
                None => self.add_late(node, state, actor, action, legal.len()),
            };
            let choice = &mut self.tree.choices[id as usize];
            hint = choice.next;
            choice.available += 1;
            let (visits, look) = (f64::from(choice.visits), f64::from(choice.look));
            let first = self.tuning.first_look;
            let known = (choice.chance + first * look) / (visits + first);
            let curious = self.tuning.explore * f64::from(choice.prior);
            let score = known + curious * f64::from(choice.available).sqrt() / (1.0 + visits);
            if score > best.0 {
                best = (score, Some(id));
            }
        }
        self.legal = legal;
        best.1
    }

    /// Adds a choice that was not legal when the node was expanded with another imagined state.
    fn add_late(
        &mut self,
        node: u32,
        state: &G::State,
        actor: Seat,
        action: G::Action,
        among: usize,
    ) -> u32 {
        let look = self.first_look(state, actor, action);
        let id = self.tree.add_choice(node, actor, action, look);
        self.tree.choices[id as usize].prior = 1.0 / among as f32;
        id
    }

    /// Returns the value of a position: the outcome of a finished game, an estimate otherwise.
    fn judge(&self, state: &G::State) -> Worth {
        if let Some(outcome) = self.game.outcome(state) {
            let standing = Standing::of_outcome(&outcome, self.tuning.scale);
            let chances = final_chances(&outcome, &standing);
            let points = standing.points;
            return Worth { chances, points };
        }
        let standing = self.game.standing(state);
        Worth {
            chances: standing.chances(self.seats),
            points: standing.points,
        }
    }

    /// Updates all choices on the path with the result.
    fn learn(&mut self, worth: &Worth) {
        for &id in &self.path {
            let choice = &mut self.tree.choices[id as usize];
            choice.visits += 1;
            choice.chance += worth.chances[choice.seat];
            choice.points += worth.points[choice.seat];
        }
    }

    /// Returns the findings about the seat's actions, the most tried first.
    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let root = self.tree.nodes[0].first;
        let choices = self.tree.from(root);
        let choices = choices.map(|id| &self.tree.choices[id as usize]);
        let mut found: Vec<_> = choices
            .filter(|choice| choice.seat == self.seat)
            .map(|choice| {
                let tries = f64::from(choice.visits.max(1));
                Candidate {
                    action: choice.action,
                    tries: choice.visits,
                    win_chance: choice.chance / tries,
                    points: choice.points / tries,
                }
            })
            .collect();
        found.sort_by(Candidate::more_tried);
        found
    }
}
