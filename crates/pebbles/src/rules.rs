//! A small game that uses every feature of the game contract: hidden cards, chance in play,
//! simultaneous choices, and actions that can be undone. It can be made faulty, so that tests can
//! verify that the conformance suite finds each fault.
//!
//! Two or three seats each hold a secret card from 1 to 4. In each of three rounds every seat first
//! walks 0 to 2 steps, which are public and can be undone; then all simultaneously choose to keep
//! their points or to roll a die. At the end steps, rolls and secret cards count.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::*;

/// The number of rounds.
pub const ROUNDS: u8 = 3;

/// A fault of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No fault.
    None,
    /// A view shows the cards of others.
    ViewLeaksSecret,
    /// An event shows others what a seat chose.
    EventLeaksChoice,
    /// The order of legal actions depends on the card of another seat.
    LegalActionsLeak,
    /// A refusal reveals the card of another seat.
    ErrorLeaks,
    /// An action that is not listed is accepted.
    AcceptsUnlisted,
    /// A listed action is refused.
    RefusesListed,
    /// A refused action changes the state.
    RefusalLeavesTrace,
    /// An action is listed twice.
    ListsTwice,
    /// Actions are listed for seats that are not to act.
    ListsForOthers,
    /// The game never ends.
    NeverEnds,
    /// A die roll is missing from the record.
    ChanceBypassesSink,
    /// An imagined state does not match the view.
    ImaginesAnotherView,
    /// Imagined states are not equally likely.
    ImaginesUnfairly,
    /// An imagined state is impossible.
    ImaginesImpossible,
    /// A refusal names no rule.
    NamesNoRule,
    /// A part of the state is not serialized.
    HidesPartOfStateFromSerde,
    /// Permuting the hidden information changes nothing.
    RearrangesNothing,
    /// Permuting the hidden information gives an impossible state.
    RearrangesImpossibly,
    /// A die roll does not close the barrier.
    ForgetsBarrier,
    /// Not a fault: simultaneous choices are public, so the suite must not expect them to be
    /// hidden.
    OpenChoices,
}

/// The game with its fault.
#[derive(Clone, Debug)]
pub struct Pebbles(pub Fault);

/// The complete state of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of seats.
    pub seats: usize,
    /// The current round, starting at 0.
    pub round: u8,
    /// The seat that walks; `None` while all choose.
    pub walking: Option<Seat>,
    /// How many steps the walking seat has taken this turn.
    pub steps: u8,
    /// The points of each seat so far.
    pub points: BySeat<u32>,
    /// The seats that have yet to choose.
    pub choosing: SeatSet,
    pub(crate) secrets: BySeat<u8>,
    pub(crate) choices: BySeat<Option<bool>>,
    #[serde(skip)]
    notes: u32,
    pub(crate) chance: Chance,
}

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Take two steps at once; only for the holder of the 4.
    Leap,
    /// Take one step.
    Step,
    /// Stop walking.
    Done,
    /// Do not roll the die.
    Keep,
    /// Roll the die.
    Roll,
}

/// The part of a state that an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer whose view it is.
    pub observer: Observer,
    /// The number of seats.
    pub seats: usize,
    /// The current round, starting at 0.
    pub round: u8,
    /// The seat that walks; `None` while all choose.
    pub walking: Option<Seat>,
    /// How many steps the walking seat has taken this turn.
    pub steps: u8,
    /// The points of each seat so far.
    pub points: BySeat<u32>,
    /// The seats that have yet to choose.
    pub choosing: SeatSet,
    /// The cards the observer knows.
    pub secrets: BySeat<Option<u8>>,
    /// The choices the observer knows: whether the seat rolls.
    pub choices: BySeat<Option<bool>>,
}

/// An event of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat walked on.
    Stepped(Seat),
    /// A seat chose, and whether it rolls if the observer may know.
    Chose(Seat, Option<bool>),
    /// A seat rolled this number.
    Rolled(Seat, u32),
}

/// The reason why an action is refused: the message and the rule.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("refused: {0}")]
pub struct Refused(pub String, pub &'static str);

impl RuleBreach for Refused {
    fn rule(&self) -> &'static str {
        self.1
    }
}

static FACTS: Facts = Facts {
    id: "pebbles",
    rules_version: 7,
    least_seats: 2,
    most_seats: 3,
    usual_seats: 2,
    minutes: 5,
    options: &[GameOption::one_of("tint", &["plain", "bright"])],
    hidden_information: true,
    chance_in_play: true,
    simultaneous_choices: true,
    race: None,
};

impl Pebbles {
    fn listed(&self, state: &State, seat: Seat) -> Vec<Action> {
        if !self.to_act(state).contains(seat) && self.0 != Fault::ListsForOthers {
            return Vec::new();
        }
        let mut listed = match state.walking {
            Some(_) if state.steps == 0 && state.secrets[seat] == 4 => {
                vec![Action::Leap, Action::Step, Action::Done]
            }
            Some(_) if state.steps < 2 => vec![Action::Step, Action::Done],
            Some(_) => vec![Action::Done],
            None => vec![Action::Keep, Action::Roll],
        };
        if self.0 == Fault::LegalActionsLeak && state.secrets[seat.next(state.seats)] == 4 {
            listed.reverse();
        }
        if self.0 == Fault::ListsTwice {
            listed.push(listed[0]);
        }
        listed
    }

    fn accepts(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut accepted = self.listed(state, seat).contains(&action);
        accepted &= self.to_act(state).contains(seat);
        if self.0 == Fault::AcceptsUnlisted && state.walking == Some(seat) && state.steps == 2 {
            accepted |= action == Action::Step;
        }
        if self.0 == Fault::RefusesListed && state.steps == 1 {
            accepted &= action != Action::Step;
        }
        accepted
    }

    fn refuse(&self, state: &mut State, seat: Seat) -> Refused {
        if self.0 == Fault::RefusalLeavesTrace {
            state.points[seat] += 1;
        }
        let reason = match self.0 {
            Fault::ErrorLeaks => state.secrets[seat.next(state.seats)].to_string(),
            _ => "no".into(),
        };
        let rule = match self.0 {
            Fault::NamesNoRule => "",
            _ => "P1",
        };
        Refused(reason, rule)
    }

    /// Notes whether a seat rolls. Once all have chosen, those who want to roll do so.
    fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        rolls: bool,
        sink: &mut impl EventSink<Event>,
    ) -> Barrier {
        state.choices[seat] = Some(rolls);
        state.choosing.remove(seat);
        sink.event(|| Event::Chose(seat, Some(rolls)));
        if !state.choosing.is_empty() {
            return Barrier::Open;
        }
        self.roll(state, sink);
        match self.0 {
            Fault::ForgetsBarrier => Barrier::Open,
            _ => Barrier::Closed,
        }
    }

    fn roll(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        for seat in Seat::of(state.seats) {
            if state.choices[seat].take() == Some(true) {
                let die = match self.0 {
                    Fault::ChanceBypassesSink => state.chance.below(6) + 1,
                    _ => sink.draw(&mut state.chance, 6) + 1,
                };
                state.points[seat] += die;
                sink.event(|| Event::Rolled(seat, die));
            }
        }
        state.round += 1;
        if state.round < ROUNDS || self.0 == Fault::NeverEnds {
            state.walking = Some(Seat::new(0));
            state.steps = 0;
        }
    }

    pub(crate) fn over(&self, state: &State) -> bool {
        state.round >= ROUNDS && self.0 != Fault::NeverEnds
    }
}

/// Takes steps, each worth a point.
fn walk(state: &mut State, seat: Seat, steps: u8, sink: &mut impl EventSink<Event>) {
    state.steps += steps;
    state.points[seat] += u32::from(steps);
    sink.event(|| Event::Stepped(seat));
}

/// Passes the walk on to the next seat. After the last one, all choose at once.
fn finish_walk(state: &mut State, seat: Seat) {
    state.steps = 0;
    let next = seat.next(state.seats);
    state.walking = (next != Seat::new(0)).then_some(next);
    if state.walking.is_none() {
        state.choosing = SeatSet::up_to(state.seats);
    }
}

impl Reasons for Pebbles {
    type Why = NoReason;
}

impl Coach for Pebbles {
    type Remark = NoRemark;
}

impl Game for Pebbles {
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Refused;
    type Deal = Vec<u8>;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn data_hash(&self) -> &str {
        "none"
    }

    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Vec<u8>, SetupErrors> {
        let mut errors: Vec<SetupError> = options.unknown(FACTS.options).collect();
        if !(2..=3).contains(&seats) {
            errors.push(SetupError::Seats {
                given: seats,
                least: 2,
                most: 3,
            });
        }
        SetupErrors::check(errors)?;
        let mut cards = vec![1, 2, 3, 4];
        Chance::new(seed).shuffle(&mut cards);
        cards.truncate(seats);
        Ok(cards)
    }

    fn start(&self, _: &Options, deal: &Vec<u8>, chance: Chance) -> Result<State, SetupErrors> {
        let mut secrets = BySeat::filled(0);
        for (seat, &card) in Seat::of(deal.len()).zip(deal) {
            secrets[seat] = card;
        }
        Ok(State {
            seats: deal.len(),
            round: 0,
            walking: Some(Seat::new(0)),
            steps: 0,
            points: BySeat::filled(0),
            choosing: SeatSet::EMPTY,
            secrets,
            choices: BySeat::filled(None),
            notes: u32::from(self.0 == Fault::HidesPartOfStateFromSerde),
            chance,
        })
    }

    fn seats(&self, state: &State) -> usize {
        state.seats
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.walking {
            _ if self.over(state) => SeatSet::EMPTY,
            Some(seat) => SeatSet::only(seat),
            None => state.choosing,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.over(state).then(|| {
            let score = |seat| {
                Score::of(vec![
                    ("points", state.points[seat] as i32),
                    ("secret", state.secrets[seat].into()),
                ])
            };
            Outcome::most_points_win(Seat::of(state.seats).map(score).collect())
        })
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.listed(state, seat));
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Barrier, Refused> {
        if !self.accepts(state, seat, action) {
            return Err(self.refuse(state, seat));
        }
        match action {
            Action::Leap => walk(state, seat, 2, sink),
            Action::Step => walk(state, seat, 1, sink),
            Action::Done => finish_walk(state, seat),
            Action::Keep | Action::Roll => {
                return Ok(self.choose(state, seat, action == Action::Roll, sink));
            }
        }
        Ok(Barrier::Open)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let mut view = View {
            observer,
            seats: state.seats,
            round: state.round,
            walking: state.walking,
            steps: state.steps,
            points: state.points,
            choosing: state.choosing,
            secrets: BySeat::filled(None),
            choices: BySeat::filled(None),
        };
        for seat in Seat::of(state.seats) {
            let own = observer == Observer::Seat(seat);
            if own || self.over(state) || self.0 == Fault::ViewLeaksSecret {
                view.secrets[seat] = Some(state.secrets[seat]);
            }
            if own || self.0 == Fault::OpenChoices {
                view.choices[seat] = state.choices[seat];
            }
        }
        view
    }

    fn event_for(&self, event: &Event, observer: Observer) -> Option<Event> {
        match event {
            Event::Chose(seat, _)
                if observer != Observer::Seat(*seat)
                    && !matches!(self.0, Fault::EventLeaksChoice | Fault::OpenChoices) =>
            {
                Some(Event::Chose(*seat, None))
            }
            _ => Some(event.clone()),
        }
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let known = view.secrets.of(view.seats);
        let mut free: Vec<u8> = (1..=4)
            .filter(|card| !known.contains(&Some(*card)))
            .collect();
        if self.0 != Fault::ImaginesUnfairly {
            shuffle(rng, &mut free);
        } else if below(rng, 5) > 0 {
            free.reverse();
        }
        let mut secrets = BySeat::filled(0);
        let mut choices = view.choices;
        for seat in Seat::of(view.seats) {
            secrets[seat] = view.secrets[seat].or_else(|| free.pop()).unwrap_or(0);
            let chosen = view.walking.is_none() && !view.choosing.contains(seat);
            let own = view.observer == Observer::Seat(seat);
            if chosen && !own && !self.over_view(view) && self.0 != Fault::OpenChoices {
                choices[seat] = Some(below(rng, 2) == 0);
            }
        }
        if self.0 == Fault::ImaginesImpossible && view.secrets[Seat::new(0)].is_none() {
            secrets[Seat::new(0)] = 5;
        }
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        State {
            seats: view.seats,
            round: view.round,
            walking: view.walking,
            steps: view.steps,
            points: match self.0 {
                Fault::ImaginesAnotherView => BySeat::filled(99),
                _ => view.points,
            },
            choosing: view.choosing,
            secrets,
            choices,
            notes: 0,
            chance: Chance::new(Seed::from_bytes(seed)),
        }
    }

    fn canonical(&self, state: &State) -> String {
        let all = Seat::of(state.seats);
        let seats: Vec<String> = all
            .map(|s| {
                format!(
                    "{} {} {:?}",
                    state.points[s], state.secrets[s], state.choices[s]
                )
            })
            .collect();
        format!(
            "{} {:?} {} {:?}",
            state.round, state.walking, state.steps, seats
        )
    }
}

impl Pebbles {
    pub(crate) fn over_view(&self, view: &View) -> bool {
        view.round >= ROUNDS && self.0 != Fault::NeverEnds
    }
}
