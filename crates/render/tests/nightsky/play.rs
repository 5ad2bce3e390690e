//! A game played at random, drawn at every step.

use std::sync::LazyLock;

use maud::{Markup, html};
use nightsky::{Action, Event, NightSky, State};
use render::frame::{Frame, table};
use render::nightsky::Atlas;
use render::{Choice, Parts, Pictures, Scene, SceneContext, TracedLine};
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::{Language, Words};

/// The game and its atlas, which is computed once.
pub static GAME: LazyLock<(NightSky, Atlas)> = LazyLock::new(|| {
    let game = NightSky::new().unwrap();
    let atlas = game.atlas();
    (game, atlas)
});

/// The games to play: seats and options, so that every value of an option occurs.
pub const TABLES: [(usize, &str, &str); 4] = [
    (3, "rush", "on"),
    (4, "turns", "off"),
    (5, "rush", "off"),
    (6, "turns", "on"),
];

/// Tests that need not look at every step look at one in this many.
pub const SOME: usize = 11;

/// A game in progress.
pub struct Play {
    pub state: State,
    pub names: Vec<String>,
    pub since: Vec<TracedLine<Event>>,
    seed: u64,
}

impl Play {
    /// Creates a new game.
    pub fn new(seats: usize, draft: &str, die: &str, seed: u64) -> Self {
        let options = Options::new().with("draft", draft).with("die", die);
        let seed_text = Seed::from_text(&seed.to_string());
        let names = ["Caroline", "Robin", "Maren", "Hypatia", "Tycho", "Vera"];
        Self {
            state: GAME.0.setup(&options, seats, seed_text).unwrap(),
            names: names[..seats].iter().map(|&name| name.to_owned()).collect(),
            since: Vec::new(),
            seed,
        }
    }

    /// Returns a pseudo-random number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) as usize % bound
    }

    /// Returns the legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        GAME.0.legal_actions(&self.state, seat, &mut legal);
        legal
    }

    /// Returns whether an action brings the end nearer: it plays a card, or moves to where a card
    /// can be played.
    fn is_good(&self, seat: Seat, action: Action) -> bool {
        let hand = self.state.table.players[seat].face_up();
        match action {
            Action::Play(_) => true,
            Action::Move(cell) => !GAME.0.cards_of(cell).and(hand).is_empty(),
            _ => false,
        }
    }

    /// Plays a random action of a seat that is to act, usually a good one. Returns `false` if the
    /// game is over.
    pub fn step(&mut self) -> bool {
        let seats: Vec<Seat> = GAME.0.to_act(&self.state).iter().collect();
        if seats.is_empty() {
            return false;
        }
        let seat = seats[self.below(seats.len())];
        let legal = self.legal(seat);
        let good: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|&action| self.is_good(seat, action))
            .collect();
        let some = if good.is_empty() || self.below(5) == 0 {
            legal
        } else {
            good
        };
        let action = some[self.below(some.len())];
        let mut events: Vec<Event> = Vec::new();
        GAME.0
            .apply(&mut self.state, seat, action, &mut events)
            .unwrap();
        if self.since.len() > 12 {
            self.since.clear();
        }
        self.since.push(TracedLine {
            seat: Some(seat),
            events,
        });
        true
    }

    /// Returns the choices of a seat.
    pub fn choices(&self, language: Language, seat: Seat) -> Vec<Choice<NightSky>> {
        let view = GAME.0.view(&self.state, Observer::Seat(seat));
        let choice = |action| Choice {
            action,
            json: serde_json::to_value(action).unwrap(),
            words: GAME.0.action_words(language, &view, action),
            sure: Vec::new(),
            tells: Vec::new(),
            after: Vec::new(),
            is_early: false,
            is_only: false,
        };
        self.legal(seat).into_iter().map(choice).collect()
    }

    /// Draws something as a seat or, with `None`, a spectator sees the state.
    pub fn context<T>(
        &self,
        language: Language,
        seat: Option<Seat>,
        draw: impl FnOnce(&NightSky, &Atlas, &SceneContext<'_, NightSky>) -> T,
    ) -> T {
        let (game, atlas) = &*GAME;
        let view = game.view(
            &self.state,
            seat.map_or(Observer::Spectator, Observer::Seat),
        );
        let choices = seat.map_or_else(Vec::new, |seat| self.choices(language, seat));
        let outcome = game.outcome(&self.state);
        let notes = vec![String::new(); self.names.len()];
        let context = SceneContext {
            language,
            names: &self.names,
            notes: &notes,
            view: &view,
            seat,
            plays: true,
            to_act: game.to_act(&self.state),
            choices: &choices,
            since: &self.since,
            outcome: outcome.as_ref(),
        };
        draw(game, atlas, &context)
    }

    /// Returns the scene.
    pub fn scene(&self, language: Language, seat: Option<Seat>) -> Scene {
        self.context(language, seat, |game, atlas, context| {
            game.scene(atlas, context)
        })
    }

    /// Returns the whole page.
    pub fn page(&self, language: Language, seat: Option<Seat>) -> Parts {
        Parts::of(&page(language, &self.scene(language, seat)))
    }
}

/// Returns a scene in its frame.
pub fn page(language: Language, scene: &Scene) -> Markup {
    let body = table(&Frame {
        language,
        title: "Night Sky",
        scene,
        log: &[],
        whole_log: None,
        tools: html! {},
        asides: html! {},
        overlay: html! {},
    });
    html! { body { (body) } }
}

/// Plays each game to its end. Visits one step in `every`, as one of the seats that are to act, and
/// the end, as the first seat.
pub fn walk(every: usize, mut visit: impl FnMut(&Play, Seat, Language)) {
    for (number, (seats, draft, die)) in TABLES.into_iter().enumerate() {
        let mut play = Play::new(seats, draft, die, 11 + number as u64);
        let mut steps = 0;
        loop {
            let language = [Language::English, Language::French][steps % 2];
            let acting: Vec<Seat> = GAME.0.to_act(&play.state).iter().collect();
            let looks = steps % every == 0;
            if let Some(&seat) = acting.get(steps % acting.len().max(1)).filter(|_| looks) {
                visit(&play, seat, language);
            }
            if !play.step() {
                visit(&play, Seat::new(0), language);
                break;
            }
            steps += 1;
        }
    }
}
