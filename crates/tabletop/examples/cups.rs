//! Cups, a whole game in one file: every seat throws a die under a cup and looks at it. In turn,
//! each keeps its die or throws it once more. Then the cups are lifted, and the most pips win.
//!
//! `cargo run -p tabletop --example cups` plays a game at random, prints its record, replays it and
//! runs the conformance suite.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::conformance::{Effort, Possibility, run};
use tabletop::{
    Barrier, Chance, Conform, EventSink, Facts, Game, Observer, OptionReader, Options, Outcome,
    Record, RuleBreach, Score, Seat, SeatSet, Seed, SetupErrors, Sitting, below, replay,
};

struct Cups;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    /// The seats that have yet to choose.
    left: SeatSet,
    dice: Vec<usize>,
    chance: Chance,
}

/// The part of a state that an observer sees: its own die, and all dice at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct View {
    left: SeatSet,
    dice: Vec<Option<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Action {
    Keep,
    Throw,
}

/// A seat acted. Only that seat learns its die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Acted(Seat, Action, Option<usize>);

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("it is not this seat's turn")]
struct NotYourTurn;

impl RuleBreach for NotYourTurn {
    fn rule(&self) -> &'static str {
        "C1"
    }
}

impl Game for Cups {
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Acted;
    type Illegal = NotYourTurn;
    type Deal = Vec<usize>;

    fn facts(&self) -> &'static Facts {
        &Facts {
            id: "cups",
            rules_version: 1,
            least_seats: 2,
            most_seats: 4,
            usual_seats: 3,
            minutes: 1,
            options: &[],
            hidden_information: true,
            chance_in_play: true,
            simultaneous_choices: false,
            race: None,
        }
    }
    fn data_hash(&self) -> &str {
        "none"
    }
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Vec<usize>, SetupErrors> {
        OptionReader::new(self.facts(), options, seats).finish()?;
        let mut chance = Chance::new(seed);
        Ok((0..seats).map(|_| chance.below(6) as usize + 1).collect())
    }
    fn start(&self, _: &Options, deal: &Vec<usize>, chance: Chance) -> Result<State, SetupErrors> {
        let (left, dice) = (SeatSet::up_to(deal.len()), deal.clone());
        Ok(State { left, dice, chance })
    }
    fn seats(&self, state: &State) -> usize {
        state.dice.len()
    }
    fn to_act(&self, state: &State) -> SeatSet {
        state.left.first().map_or(SeatSet::EMPTY, SeatSet::only)
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let score = |&die: &usize| Score::of(vec![("pips", die as i32)]);
        let outcome = || Outcome::most_points_win(state.dice.iter().map(score).collect());
        state.left.is_empty().then(outcome)
    }
    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.to_act(state).contains(seat) {
            actions.extend([Action::Keep, Action::Throw]);
        }
    }
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Acted>,
    ) -> Result<Barrier, NotYourTurn> {
        if !self.to_act(state).contains(seat) {
            return Err(NotYourTurn);
        }
        if action == Action::Throw {
            // The sink draws, so that the outcome becomes part of the record.
            state.dice[seat.index()] = sink.draw(&mut state.chance, 6) as usize + 1;
        }
        state.left.remove(seat);
        sink.event(|| Acted(seat, action, Some(state.dice[seat.index()])));
        // A throw shows the seat its new die; the last choice shows everybody all dice.
        if action == Action::Throw || state.left.is_empty() {
            return Ok(Barrier::Closed);
        }
        Ok(Barrier::Open)
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        let left = state.left;
        let own = |seat| observer == Observer::Seat(Seat::new(seat));
        let seen = |(seat, &die)| (own(seat) || left.is_empty()).then_some(die);
        let dice = state.dice.iter().enumerate().map(seen).collect();
        View { left, dice }
    }
    fn event_for(&self, event: &Acted, observer: Observer) -> Option<Acted> {
        let &Acted(seat, action, die) = event;
        let die = die.filter(|_| observer == Observer::Seat(seat));
        Some(Acted(seat, action, die))
    }
    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let seed = Seed::from_bytes(std::array::from_fn(|_| below(rng, 256) as u8));
        let (left, chance) = (view.left, Chance::new(seed));
        let throw = |die: &Option<usize>| die.unwrap_or_else(|| below(rng, 6) as usize + 1);
        let dice = view.dice.iter().map(throw).collect();
        State { left, dice, chance }
    }
    fn canonical(&self, state: &State) -> String {
        format!("{} {:?}", state.left.len(), state.dice)
    }
}

impl Conform for Cups {
    fn every_action(&self, _: &State) -> Vec<Action> {
        vec![Action::Keep, Action::Throw]
    }
    fn permute_hidden(&self, state: &State, observer: Observer, rng: &mut impl Rng) -> State {
        self.imagine(&self.view(state, observer), rng)
    }
    fn hidden_layout(&self, state: &State, observer: Observer) -> Vec<(usize, usize)> {
        let seen = self.view(state, observer).dice;
        let hidden = (0..seen.len()).filter(|&seat| seen[seat].is_none());
        hidden.map(|seat| (seat, state.dice[seat])).collect()
    }
    fn possible_layout(&self, view: &View) -> Vec<Possibility> {
        let hidden = (0..view.dice.len()).filter(|&seat| view.dice[seat].is_none());
        let any = |place| {
            (1..=6).map(move |thing| Possibility {
                place,
                thing,
                chance: 1.0 / 6.0,
            })
        };
        hidden.flat_map(any).collect()
    }
    fn most_decisions(&self, seats: usize) -> usize {
        seats
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = Seed::from_text("cups");
    let names = ["Ann", "Ben", "Cleo"].map(String::from).to_vec();
    let mut sitting = Sitting::open(&Cups, &Options::new(), names, seed)?;
    let mut coin = Chance::new(seed.branch("players", 0));
    while let Some(seat) = Cups.to_act(sitting.state()).first() {
        let action = [Action::Keep, Action::Throw][coin.below(2) as usize];
        sitting.act(seat, action, &mut Vec::new())?;
    }
    let text = sitting.record().to_text();
    print!("{text}");
    let replayed = replay(&Cups, &Record::parse(&text, 1)?)?;
    assert_eq!(replayed.sitting.state(), sitting.state());

    let effort = Effort::thorough(100);
    let tally = run(&Cups, &Options::new(), 3, seed, effort, &mut [])?;
    println!("{} games conform to the contract.", tally.games);
    Ok(())
}

#[test]
fn the_example_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
