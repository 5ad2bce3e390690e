//! A game in progress, drawn for one observer.

use std::cell::OnceCell;
use std::sync::{Arc, OnceLock};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use render::frame::LogTurn;
use render::{Choice, Pictures, Scene, SceneContext, TracedLine};
use tabletop::{Barrier, Chance, EventSink, Line, Observer, Seat, SeatSet};
use words::Language;

use crate::asked::seat_of;
use crate::line_update::json;

/// The number of sampled worlds a choice is tried in. A result that is the same in all of them is
/// called certain.
const WORLDS: u64 = 8;
/// The maximum number of lines traced on the board.
const TRACED: usize = 60;

/// Who looks at a game, and how it is drawn for them.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The language of all texts.
    pub language: Language,
    /// The observer whose view is drawn.
    pub observer: Observer,
    /// The viewer's own seat. It is still marked as theirs when everything is visible.
    pub seat: Option<Seat>,
    /// Whether the viewer plays at that seat. If not, the seat is only the side they look from, and
    /// it is never their turn.
    pub plays: bool,
    /// Whether the viewer's legal actions are highlighted.
    pub acts: bool,
    /// Whether a lesson guides the viewer: then the page never goes on by itself, and no action has
    /// to be confirmed, since the lesson refuses what it does not ask for.
    pub guided: bool,
    /// A note beside each name, in seat order.
    pub notes: &'a [String],
    /// The maximum number of events in the log.
    pub log: usize,
}

/// A drawn game.
pub struct Drawing {
    /// The board and everything else drawn for the observer.
    pub scene: Scene,
    /// The log, oldest turn first.
    pub log: Vec<LogTurn>,
}

/// The parts of a game in progress that drawing needs.
pub(crate) struct Model<'a, G: Pictures> {
    pub game: &'a G,
    pub atlas: &'a OnceLock<G::Atlas>,
    pub names: &'a [String],
    pub state: &'a G::State,
    pub to_act: SeatSet,
    /// The last lines of the record, each with its events.
    pub lines: &'a [Line<G::Action>],
    pub events: &'a [Arc<[G::Event]>],
}

impl<G: Pictures> Model<'_, G> {
    /// Draws the scene and the log.
    pub fn draw(&self, sight: &Sight<'_>) -> Drawing {
        let scene = self.with_context(sight, |atlas, context| self.game.scene(atlas, context));
        Drawing {
            scene,
            log: self.log(sight),
        }
    }

    /// Draws the board alone as one picture.
    pub fn poster(&self, sight: &Sight<'_>) -> String {
        self.with_context(sight, |atlas, context| self.game.poster(atlas, context).0)
    }

    fn with_context<T>(
        &self,
        sight: &Sight<'_>,
        draw: impl FnOnce(&G::Atlas, &SceneContext<'_, G>) -> T,
    ) -> T {
        let view = self.game.view(self.state, sight.observer);
        let atlas = self.atlas.get_or_init(|| self.game.atlas());
        let seat = sight.seat.filter(|_| sight.acts);
        let choices = seat.map_or_else(Vec::new, |seat| self.choices(sight, seat));
        let (since, outcome) = (self.since(sight), self.game.outcome(self.state));
        let context = SceneContext {
            language: sight.language,
            names: self.names,
            notes: sight.notes,
            view: &view,
            seat: sight.seat,
            plays: sight.plays,
            to_act: self.to_act,
            choices: &choices,
            since: &since,
            outcome: outcome.as_ref(),
        };
        draw(atlas, &context)
    }

    /// Returns a seat's legal actions, each tried out in sampled worlds that are consistent with
    /// its view.
    fn choices(&self, sight: &Sight<'_>, seat: Seat) -> Vec<Choice<G>> {
        let Sight {
            language, guided, ..
        } = *sight;
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, seat, &mut legal);
        if legal.is_empty() {
            return Vec::new();
        }
        let view = self.game.view(self.state, Observer::Seat(seat));
        let worlds = Worlds::of(self.game, &view);
        let is_only = legal.len() == 1 && !guided && !self.game.asks_anyway(&view);
        let choice = |action| {
            let first = self.try_in(&worlds.first, seat, action);
            let (mut sure, mut after) = (first.events, vec![first.after]);
            // An action that reveals nothing has the same result in all worlds.
            if first.reveals {
                for world in worlds.others() {
                    let other = self.try_in(world, seat, action);
                    sure = common(sure, &other.events);
                    after.push(other.after);
                }
            }
            let words = |event| self.game.event_words(language, self.names, event);
            Choice {
                action,
                json: json(&action),
                words: self.game.action_words(language, &view, action),
                tells: sure.iter().map(words).collect(),
                sure,
                after,
                is_early: first.reveals || !first.goes_on,
                is_only,
            }
        };
        let mut choices: Vec<Choice<G>> = legal.into_iter().map(choice).collect();
        // Where every action is final, none is too early.
        if guided || choices.iter().all(|choice| choice.is_early) {
            choices
                .iter_mut()
                .for_each(|choice| choice.is_early = false);
        }
        choices
    }

    /// Applies an action in a sampled world.
    fn try_in(&self, world: &G::State, seat: Seat, action: G::Action) -> Trial<G> {
        let mut state = world.clone();
        let mut events = UntilChance::default();
        let done = self.game.apply(&mut state, seat, action, &mut events);
        let observer = Observer::Seat(seat);
        Trial {
            events: self.visible_events(observer, &events.kept),
            after: self.game.view(&state, observer),
            reveals: done != Ok(Barrier::Open),
            goes_on: self.game.to_act(&state) == SeatSet::only(seat),
        }
    }

    /// Returns the lines since the observer last acted; for a spectator, since the turn began.
    fn since(&self, sight: &Sight<'_>) -> Vec<TracedLine<G::Event>> {
        let mut since: Vec<TracedLine<G::Event>> = Vec::new();
        // The lines traced before each of the observer's own actions; undoing an action restores
        // them.
        let mut earlier = Vec::new();
        let first = self.lines.len().saturating_sub(TRACED);
        for (line, events) in self.lines.iter().zip(self.events).skip(first) {
            let seat = seat_of(line);
            let own = seat.is_some() && seat == sight.seat;
            let traced = || TracedLine {
                seat,
                events: self.visible_events(sight.observer, events),
            };
            match line {
                Line::Action { .. } if own => {
                    earlier.push(std::mem::take(&mut since));
                    // In solo play the automa's moves follow from the player's own action.
                    if self.names.len() == 1 {
                        since.push(traced());
                    }
                }
                Line::Action { .. } => since.push(traced()),
                Line::Undo { to: None, .. } if own => since = earlier.pop().unwrap_or_default(),
                Line::Undo { to: None, .. } => drop(since.pop()),
                Line::Undo { .. } => {
                    since.clear();
                    earlier.clear();
                }
                _ => {}
            }
            let begins = |event| self.game.turn_begun(event).is_some();
            if sight.seat.is_none() && events.iter().any(begins) {
                let keep = since.pop();
                since.clear();
                since.extend(keep);
            }
        }
        since
    }

    pub fn visible_events(&self, observer: Observer, events: &[G::Event]) -> Vec<G::Event> {
        let visible = |event| self.game.event_for(event, observer);
        events.iter().filter_map(visible).collect()
    }
}

/// The result of an action in a sampled world.
struct Trial<G: Pictures> {
    /// The events before chance comes into play that are visible to the seat.
    events: Vec<G::Event>,
    /// The seat's view afterwards.
    after: G::View,
    /// Whether something hidden or random was revealed.
    reveals: bool,
    /// Whether the same seat, and only it, acts next.
    goes_on: bool,
}

/// Sampled worlds that are consistent with a seat's view. Most choices need only the first.
struct Worlds<'a, G: Pictures> {
    game: &'a G,
    view: &'a G::View,
    first: G::State,
    others: OnceCell<Vec<G::State>>,
}

impl<'a, G: Pictures> Worlds<'a, G> {
    fn of(game: &'a G, view: &'a G::View) -> Self {
        Self {
            game,
            view,
            first: imagined(game, view, 0),
            others: OnceCell::new(),
        }
    }

    fn others(&self) -> &[G::State] {
        let imagine = || (1..WORLDS).map(|number| imagined(self.game, self.view, number));
        self.others.get_or_init(|| imagine().collect())
    }
}

fn imagined<G: Pictures>(game: &G, view: &G::View, number: u64) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    game.imagine(view, &mut rng)
}

/// Keeps events until chance comes into play, since nothing after that is certain.
struct UntilChance<E> {
    kept: Vec<E>,
    chance: bool,
}

impl<E> Default for UntilChance<E> {
    fn default() -> Self {
        let (kept, chance) = (Vec::new(), false);
        Self { kept, chance }
    }
}

impl<E> EventSink<E> for UntilChance<E> {
    fn event(&mut self, event: impl FnOnce() -> E) {
        if !self.chance {
            self.kept.push(event());
        }
    }

    fn draw(&mut self, chance: &mut Chance, bound: u32) -> u32 {
        self.chance |= bound > 1;
        chance.below(bound)
    }
}

/// Returns the common prefix.
fn common<E: PartialEq>(mut one: Vec<E>, other: &[E]) -> Vec<E> {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    one.truncate(same);
    one
}

#[cfg(test)]
mod tests {
    use tabletop::{Options, Seed};

    use super::*;
    use crate::samples::{at_once, in_turns, solo};

    /// Plays at random and tries out every choice in all worlds.
    fn play<G: Pictures>(game: &G, seats: usize) {
        let mut state = game
            .setup(&Options::new(), seats, Seed::from_text("worlds"))
            .unwrap();
        let mut chance = Chance::new(Seed::from_text("choices"));
        let mut open = 0;
        for _ in 0..150 {
            let to_act = game.to_act(&state);
            let Some(seat) = to_act.first() else { break };
            let atlas = OnceLock::new();
            let model = Model {
                game,
                atlas: &atlas,
                names: &[],
                state: &state,
                to_act,
                lines: &[],
                events: &[],
            };
            let view = game.view(&state, Observer::Seat(seat));
            let worlds = Worlds::of(game, &view);
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            for &action in &legal {
                let first = model.try_in(&worlds.first, seat, action);
                for world in worlds.others() {
                    let other = model.try_in(world, seat, action);
                    assert_eq!(
                        first.reveals, other.reveals,
                        "{action:?} reveals something in some worlds only"
                    );
                    let same = first.events == other.events
                        && first.after == other.after
                        && first.goes_on == other.goes_on;
                    assert!(
                        first.reveals || same,
                        "{action:?} has different effects in another world"
                    );
                }
                open += usize::from(!first.reveals && first.goes_on);
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut tabletop::NullSink)
                .unwrap();
        }
        assert!(open > 20, "only {open} choices reveal nothing");
    }

    #[test]
    fn an_action_reveals_something_in_all_worlds_or_in_none() {
        play(&solo(), 1);
        play(&solo(), 3);
        play(&in_turns(), 3);
        play(&at_once(), 4);
    }
}
