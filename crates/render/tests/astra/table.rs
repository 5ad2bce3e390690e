//! A game in progress, and how an observer sees it.

use astra::{Action, Astra, Event, State};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use render::frame::{self, Frame};
use render::{Choice, Parts, Pictures, SceneContext, TracedLine};
use tabletop::{Barrier, Game, Observer, Options, Seat, SeatSet, Seed};
use words::{Language, Words};

/// A random game.
pub struct Table {
    pub game: Astra,
    pub atlas: render::astra::Atlas,
    pub state: State,
    pub names: Vec<String>,
    pub since: Vec<TracedLine<Event>>,
    rng: Xoshiro256PlusPlus,
}

impl Table {
    pub fn new(seats: usize, seed: &str, options: &Options) -> Self {
        let game = Astra::new().unwrap();
        let names = ["Caroline", "Robin", "Maren", "Hypatia", "Tycho"];
        let seed = Seed::from_text(seed);
        Self {
            state: game.setup(options, seats, seed).unwrap(),
            atlas: game.atlas(),
            names: names[..seats].iter().map(|&n| n.to_owned()).collect(),
            since: Vec::new(),
            rng: Xoshiro256PlusPlus::from_seed(seed.branch("test", 0).bytes()),
            game,
        }
    }

    /// Plays a random action. Returns `false` if the game is over.
    pub fn step(&mut self) -> bool {
        let Some(seat) = self.game.to_act(&self.state).first() else {
            return false;
        };
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        let action = legal[tabletop::below(&mut self.rng, legal.len() as u32) as usize];
        self.act(seat, action);
        true
    }

    pub fn act(&mut self, seat: Seat, action: Action) {
        let mut events: Vec<Event> = Vec::new();
        self.game
            .apply(&mut self.state, seat, action, &mut events)
            .unwrap();
        self.since.push(TracedLine {
            seat: Some(seat),
            events,
        });
        let first = self.since.len().saturating_sub(8);
        self.since.drain(..first);
    }

    pub fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.rng
    }

    /// Returns the choices of a seat in a state, each with the events it brings about.
    pub fn choices(&self, state: &State, seat: Seat, language: Language) -> Vec<Choice<Astra>> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, seat, &mut legal);
        let view = self.game.view(state, Observer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let world = self.game.imagine(&view, &mut rng);
        let choice = |action| {
            let mut tried = world.clone();
            let mut sure: Vec<Event> = Vec::new();
            let done = self.game.apply(&mut tried, seat, action, &mut sure);
            let own = self.game.to_act(&tried) == SeatSet::only(seat);
            let tell = |event| self.game.event_words(language, &self.names, event);
            Choice {
                action,
                json: serde_json::to_value(action).unwrap(),
                words: self.game.action_words(language, &view, action),
                tells: sure.iter().map(tell).collect(),
                sure,
                after: vec![self.game.view(&tried, Observer::Seat(seat))],
                is_early: done != Ok(Barrier::Open) || !own,
                is_only: false,
            }
        };
        legal.into_iter().map(choice).collect()
    }

    /// Returns the page that shows a state to an observer.
    pub fn page(&self, state: &State, seat: Option<Seat>, language: Language) -> Parts {
        self.with_context(state, seat, language, |context| {
            let scene = self.game.scene(&self.atlas, context);
            Parts::of(&frame::table(&Frame {
                language,
                title: "Astra",
                scene: &scene,
                log: &[],
                whole_log: None,
                tools: maud::html! {},
                asides: maud::html! {},
                overlay: maud::html! {},
            }))
        })
    }

    pub fn with_context<T>(
        &self,
        state: &State,
        seat: Option<Seat>,
        language: Language,
        draw: impl FnOnce(&SceneContext<'_, Astra>) -> T,
    ) -> T {
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        let to_act = self.game.to_act(state);
        let acting = seat.filter(|&seat| to_act.contains(seat));
        let choices = acting.map_or_else(Vec::new, |seat| self.choices(state, seat, language));
        let told = |line: &TracedLine<Event>| TracedLine {
            seat: line.seat,
            events: line
                .events
                .iter()
                .map(|event| event.told_to(observer))
                .collect(),
        };
        let since: Vec<TracedLine<Event>> = self.since.iter().map(told).collect();
        let outcome = self.game.outcome(state);
        draw(&SceneContext {
            language,
            names: &self.names,
            notes: &[],
            view: &self.game.view(state, observer),
            seat,
            plays: true,
            to_act,
            choices: &choices,
            since: &since,
            outcome: outcome.as_ref(),
        })
    }
}
