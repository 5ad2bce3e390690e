//! Games played at random, drawn at every step.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use render::frame::{self, Frame};
use render::{Choice, Parts, Pictures, Scene, SceneContext, TracedLine};
use stellium::{Action, Event, State, Stellium, View};
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::{Language, Words};

/// The number of imagined states in which a choice is tried.
const WORLDS: u64 = 2;

/// A game in progress, with everything needed to draw it.
pub struct Play {
    pub game: Stellium,
    pub atlas: <Stellium as Pictures>::Atlas,
    pub state: State,
    pub names: Vec<String>,
    rng: Xoshiro256PlusPlus,
    lines: Vec<TracedLine<Event>>,
}

/// An observer's view, and their legal actions as JSON.
pub struct Drawn {
    pub scene: Scene,
    pub legal: Vec<String>,
}

impl Play {
    pub fn new(seats: usize, seed: u64, options: &[(&'static str, &str)]) -> Self {
        let game = Stellium::new().unwrap();
        let options = options
            .iter()
            .fold(Options::new(), |all, (key, value)| all.with(key, value));
        let state = game
            .setup(&options, seats, Seed::from_text(&seed.to_string()))
            .unwrap();
        let names = ["Caroline", "Robin", "Maren & Jo", "Hypatia"];
        Self {
            atlas: game.atlas(),
            game,
            state,
            names: names[..seats].iter().map(|&name| name.to_owned()).collect(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            lines: Vec::new(),
        }
    }

    pub fn seats(&self) -> usize {
        self.names.len()
    }

    pub fn actor(&self) -> Option<Seat> {
        self.game.to_act(&self.state).first()
    }

    /// Plays a random action, or a validation if there is one.
    pub fn step(&mut self) -> Option<Action> {
        let seat = self.actor()?;
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        let validates = |action: &&Action| matches!(action, Action::Validate { .. });
        let action = match legal.iter().find(validates) {
            Some(&action) => action,
            None => legal[self.rng.next_u32() as usize % legal.len()],
        };
        let mut events: Vec<Event> = Vec::new();
        self.game
            .apply(&mut self.state, seat, action, &mut events)
            .unwrap();
        self.lines.push(TracedLine {
            seat: Some(seat),
            events,
        });
        Some(action)
    }

    pub fn draw(&self, observer: Observer, language: Language) -> Drawn {
        self.draw_state(&self.state, observer, language)
    }

    /// Draws a state as if it were the current state of this game.
    pub fn draw_state(&self, state: &State, observer: Observer, language: Language) -> Drawn {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            _ => None,
        };
        let view = self.game.view(state, observer);
        let choices = seat.map_or_else(Vec::new, |seat| self.choices(state, seat, language));
        let legal = choices.iter().map(|choice| choice.json.to_string());
        let legal = legal.collect();
        let (since, outcome) = (self.since(observer), self.game.outcome(state));
        let notes = vec![String::new(); self.seats()];
        let context = SceneContext {
            language,
            names: &self.names,
            notes: &notes,
            view: &view,
            seat,
            plays: true,
            to_act: self.game.to_act(state),
            choices: &choices,
            since: &since,
            outcome: outcome.as_ref(),
        };
        Drawn {
            scene: self.game.scene(&self.atlas, &context),
            legal,
        }
    }

    /// Returns the choices of a seat in a state.
    pub fn choices(&self, state: &State, seat: Seat, language: Language) -> Vec<Choice<Stellium>> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, seat, &mut legal);
        let view = self.game.view(state, Observer::Seat(seat));
        let imagine = |world| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(world);
            self.game.imagine(&view, &mut rng)
        };
        let worlds: Vec<State> = (0..WORLDS).map(imagine).collect();
        let choice = |action: Action| {
            let (sure, after) = self.tried(&worlds, seat, action);
            Choice {
                action,
                json: serde_json::to_value(action).unwrap(),
                words: self.game.action_words(language, &view, action),
                // The board describes the events in its own words.
                tells: Vec::new(),
                sure,
                after,
                is_early: false,
                is_only: false,
            }
        };
        legal.into_iter().map(choice).collect()
    }

    /// Returns the events an action brings about in all imagined states, and the seat's view after
    /// it in each.
    fn tried(&self, worlds: &[State], seat: Seat, action: Action) -> (Vec<Event>, Vec<View>) {
        let observer = Observer::Seat(seat);
        let tried = |world: &State| {
            let mut events: Vec<Event> = Vec::new();
            let mut world = world.clone();
            self.game
                .apply(&mut world, seat, action, &mut events)
                .unwrap();
            let told = |event| self.game.event_for(event, observer);
            let told = events.iter().filter_map(told).collect::<Vec<_>>();
            (told, self.game.view(&world, observer))
        };
        let (all, after): (Vec<_>, Vec<_>) = worlds.iter().map(tried).unzip();
        let same = |at: usize| all.iter().all(|one| one.get(at) == all[0].get(at));
        let count = (0..all[0].len()).take_while(|&at| same(at)).count();
        (all[0][..count].to_vec(), after)
    }

    fn since(&self, observer: Observer) -> Vec<TracedLine<Event>> {
        let own = |line: &TracedLine<Event>| {
            line.seat
                .is_some_and(|seat| observer == Observer::Seat(seat))
        };
        let lines = self.lines.iter().rev().take(40);
        let mut since: Vec<TracedLine<Event>> =
            lines.take_while(|line| !own(line)).cloned().collect();
        since.reverse();
        for line in &mut since {
            let told = |event: &Event| self.game.event_for(event, observer);
            line.events = line.events.iter().filter_map(told).collect();
        }
        since
    }
}

/// Returns a scene as the body of a page.
pub fn page(scene: &Scene, language: Language) -> Parts {
    Parts::of(&frame::table(&Frame {
        language,
        title: "Stellium",
        scene,
        log: &[],
        whole_log: None,
        tools: maud::html! {},
        asides: maud::html! {},
        overlay: maud::html! {},
    }))
}
