//! One game of the conformance suite: played at random and checked along the way.

use std::collections::HashMap;
use std::fmt::Debug;

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Conform, Effort, Mover, Tally};
use crate::{Barrier, Observer, Options, Record, RuleBreach, Seat, Seed, Sitting, below, replay};

/// One game of the suite.
pub(super) struct Trial<'a, 'm, G: Conform> {
    pub game: &'a G,
    pub options: &'a Options,
    pub seats: usize,
    pub seed: Seed,
    pub effort: Effort,
    pub movers: &'a mut [Mover<'m, G>],
    pub rng: Xoshiro256PlusPlus,
    pub tally: Tally,
    pub step: usize,
}

/// The result of a check: `Err` describes the expectation that did not hold.
type Checked = Result<(), String>;

impl<G: Conform> Trial<'_, '_, G> {
    /// Plays the game to its end, checking as it goes.
    pub fn play(&mut self) -> Checked {
        let game = self.game;
        let names = (1..=self.seats).map(|n| format!("random {n}")).collect();
        let mut sitting =
            Sitting::open(game, self.options, names, self.seed).map_err(|e| e.to_string())?;
        ensure(
            game.setup(self.options, self.seats, self.seed).as_ref() == Ok(sitting.state()),
            || "set-up does not follow from the seed".into(),
        )?;
        loop {
            let state = sitting.state().clone();
            self.check_turn(&state)?;
            if below(&mut self.rng, self.effort.thorough_every) == 0 {
                self.check_thoroughly(&state)?;
            }
            let to_act: Vec<Seat> = game.to_act(&state).iter().collect();
            if to_act.is_empty() {
                break;
            }
            let seat = to_act[below(&mut self.rng, to_act.len() as u32) as usize];
            let legal = self.legal(&state, seat);
            let action = legal[below(&mut self.rng, legal.len() as u32) as usize];
            sitting
                .act(seat, action, &mut Vec::new())
                .map_err(|e| format!("legal action {action:?} refused: {e}"))?;
            self.check_undo(&mut sitting, &state, seat, action)?;
            self.step += 1;
            ensure(self.step <= game.most_decisions(self.seats), || {
                "the game exceeds its maximum number of decisions".into()
            })?;
        }
        self.check_record(&sitting)
    }

    /// Exactly the seats to act have legal actions, and the game is over when there are none.
    fn check_turn(&self, state: &G::State) -> Checked {
        let to_act = self.game.to_act(state);
        ensure(
            to_act.is_empty() == self.game.outcome(state).is_some(),
            || format!("outcome and seats to act ({to_act:?}) disagree"),
        )?;
        for seat in Seat::of(self.seats) {
            let legal = self.legal(state, seat);
            ensure(to_act.contains(seat) != legal.is_empty(), || {
                format!(
                    "{seat:?} has {} legal actions, but the seats to act are {to_act:?}",
                    legal.len()
                )
            })?;
        }
        Ok(())
    }

    fn check_thoroughly(&mut self, state: &G::State) -> Checked {
        self.check_refusals(state)?;
        self.check_unseen_choices(state)?;
        round_trip(state)?;
        let count = below(&mut self.rng, self.effort.count_every) == 0;
        let observers = Seat::of(self.seats)
            .map(Observer::Seat)
            .chain([Observer::Spectator, Observer::Afterwards]);
        for observer in observers {
            let view = self.game.view(state, observer);
            round_trip(&view)?;
            self.check_no_leak(state, observer)?;
            self.check_provisional(state, &view)?;
            self.check_imagined(state, &view, observer)?;
            if count {
                self.count_imagined(&view, observer)?;
            }
        }
        Ok(())
    }

    /// Every action that can be named is accepted if listed, otherwise refused with the state
    /// unchanged.
    fn check_refusals(&mut self, state: &G::State) -> Checked {
        let game = self.game;
        let every = game.every_action(state);
        for seat in Seat::of(self.seats) {
            let legal = self.legal(state, seat);
            for (place, action) in legal.iter().enumerate() {
                ensure(every.contains(action), || {
                    format!("legal action {action:?} is not one of all actions")
                })?;
                ensure(!legal[..place].contains(action), || {
                    format!("{action:?} is listed twice")
                })?;
            }
            for &action in &every {
                let mut after = state.clone();
                match game.apply(&mut after, seat, action, &mut Vec::new()) {
                    Ok(_) => ensure(legal.contains(&action), || {
                        format!("{action:?} of {seat:?} is accepted but not listed")
                    })?,
                    Err(error) => {
                        ensure(!legal.contains(&action), || {
                            format!("{action:?} of {seat:?} is listed but refused: {error}")
                        })?;
                        ensure(after == *state, || {
                            format!("the refused action {action:?} changed the state")
                        })?;
                        ensure(!error.rule().is_empty(), || {
                            format!("the error '{error}' names no rule")
                        })?;
                        self.tally.refusals += 1;
                    }
                }
            }
        }
        Ok(())
    }

    /// While several seats make hidden choices at once, none sees what another chose.
    fn check_unseen_choices(&self, state: &G::State) -> Checked {
        let to_act = self.game.to_act(state);
        if to_act.len() < 2 || !self.game.choices_are_unseen(state) {
            return Ok(());
        }
        for seat in to_act.iter() {
            let legal = self.legal(state, seat);
            for other in Seat::of(self.seats).filter(|&other| other != seat) {
                let seen: Vec<_> = legal
                    .iter()
                    .map(|&action| self.seen_of(state, seat, action, Observer::Seat(other)))
                    .collect();
                ensure(seen.windows(2).all(|pair| pair[0] == pair[1]), || {
                    format!("{other:?} can see what {seat:?} chose at the same time")
                })?;
            }
        }
        Ok(())
    }

    /// Returns the part of an action that an observer sees: its events and the view after it.
    /// Returns `None` if the action is illegal or reveals something.
    fn seen_of(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        observer: Observer,
    ) -> Option<(Vec<G::Event>, G::View)> {
        let mut after = state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let barrier = self
            .game
            .apply(&mut after, seat, action, &mut events)
            .ok()?;
        // What a barrier reveals legitimately depends on the hidden arrangement.
        (barrier == Barrier::Open).then(|| {
            let visible = events
                .iter()
                .filter_map(|e| self.game.event_for(e, observer))
                .collect();
            (visible, self.game.view(&after, observer))
        })
    }

    /// Two states that differ only in things the observer may not know look the same to the
    /// observer.
    fn check_no_leak(&mut self, state: &G::State, observer: Observer) -> Checked {
        let other = self.game.permute_hidden(state, observer, &mut self.rng);
        self.tally.leak_checks += 1;
        let view = self.game.view(state, observer);
        ensure(self.game.view(&other, observer) == view, || {
            format!("{observer:?}: the view leaks hidden information")
        })?;
        ensure(self.game.to_act(&other) == self.game.to_act(state), || {
            "the seats to act leak hidden information".into()
        })?;
        self.check_rearranged(state, &other, &view, observer)?;
        self.check_visible_actions(state, &other, observer)?;
        match observer {
            Observer::Seat(seat) => self.check_own_choice(state, &other, seat),
            Observer::Spectator | Observer::Afterwards => Ok(()),
        }
    }

    /// The provisional scores are never more than the true ones, which the seats themselves know,
    /// and are those of the outcome once the game is over.
    fn check_provisional(&self, state: &G::State, view: &G::View) -> Checked {
        let Some(seen) = self.game.provisional(view) else {
            return Ok(());
        };
        ensure(seen.scores.len() == self.seats, || {
            "the provisional scores are not one for each seat".into()
        })?;
        for (seat, score) in Seat::of(self.seats).zip(&seen.scores) {
            let own = self.game.view(state, Observer::Seat(seat));
            let known = self.game.provisional(&own);
            let truth = known.map_or(i32::MIN, |known| known.scores[seat.index()].total);
            ensure(score.total <= truth, || {
                format!(
                    "{seat:?} has {truth} points, but is said to have {}",
                    score.total
                )
            })?;
        }
        match self.game.outcome(state) {
            Some(outcome) => ensure(
                (&outcome.scores, &outcome.others) == (&seen.scores, &seen.others),
                || "the provisional scores at the end are not those of the outcome".into(),
            ),
            None => Ok(()),
        }
    }

    /// The rearranged state is possible according to the view. Counts how often anything really
    /// moved, because comparing equal states proves nothing.
    fn check_rearranged(
        &mut self,
        state: &G::State,
        other: &G::State,
        view: &G::View,
        observer: Observer,
    ) -> Checked {
        let possible = self.game.possible_layout(view);
        let layout = self.game.hidden_layout(other, observer);
        for &(place, thing) in &layout {
            ensure(
                possible
                    .iter()
                    .any(|p| (p.place, p.thing) == (place, thing)),
                || {
                    format!(
                        "{observer:?}: a rearranged state has the impossible {thing} in place {place}"
                    )
                },
            )?;
        }
        let changed = layout != self.game.hidden_layout(state, observer);
        self.tally.rearranged += u64::from(changed);
        Ok(())
    }

    /// What the observer sees of any seat's action does not depend on things the observer may not
    /// know. The legal actions of other seats can depend on their own secrets, so only actions that
    /// are legal in both states are compared.
    fn check_visible_actions(
        &self,
        state: &G::State,
        other: &G::State,
        observer: Observer,
    ) -> Checked {
        for seat in Seat::of(self.seats) {
            let there = self.legal(other, seat);
            for &action in self.legal(state, seat).iter().filter(|a| there.contains(a)) {
                ensure(
                    self.seen_of(state, seat, action, observer)
                        == self.seen_of(other, seat, action, observer),
                    || format!("{observer:?}: {action:?} of {seat:?} leaks hidden information"),
                )?;
            }
        }
        Ok(())
    }

    /// A seat's own legal actions, the reasons it is refused and its machine player's choice do not
    /// depend on things the seat may not know.
    fn check_own_choice(&mut self, state: &G::State, other: &G::State, seat: Seat) -> Checked {
        let game = self.game;
        let (here, there) = (self.legal(state, seat), self.legal(other, seat));
        ensure(here == there, || format!("legal actions of {seat:?} leak"))?;
        for action in game.every_action(state) {
            let refused = |state: &G::State| {
                game.apply(&mut state.clone(), seat, action, &mut Vec::new())
                    .err()
            };
            ensure(refused(state) == refused(other), || {
                format!("the error for {action:?} of {seat:?} leaks hidden information")
            })?;
        }
        if here.is_empty() {
            return Ok(());
        }
        let seed = Seed::from_bytes(std::array::from_fn(|_| self.rng.next_u32() as u8));
        let view = |state| game.view(state, Observer::Seat(seat));
        for mover in self.movers.iter_mut() {
            let move_here = mover(&view(state), seat, &here, seed);
            let move_there = mover(&view(other), seat, &there, seed);
            ensure(move_here == move_there, || "a machine player cheats".into())?;
            ensure(here.contains(&move_here), || "illegal machine move".into())?;
        }
        Ok(())
    }

    fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, seat, &mut legal);
        legal
    }

    /// An imagined state looks the same to the observer as the real one.
    fn check_imagined(&mut self, state: &G::State, view: &G::View, observer: Observer) -> Checked {
        let imagined = self.game.imagine(view, &mut self.rng);
        self.tally.imagined += 1;
        ensure(self.game.view(&imagined, observer) == *view, || {
            format!("{observer:?}: the imagined state does not agree with the view")
        })?;
        ensure(
            self.game.to_act(&imagined) == self.game.to_act(state),
            || "other seats are to act in the imagined state".into(),
        )?;
        if let Observer::Seat(seat) = observer {
            ensure(
                self.legal(state, seat) == self.legal(&imagined, seat),
                || "the imagined state has other legal actions".into(),
            )?;
        }
        round_trip(&imagined)
    }

    /// Over many draws, every unseen thing comes up in every possible place as often as it should.
    fn count_imagined(&mut self, view: &G::View, observer: Observer) -> Checked {
        let possible = self.game.possible_layout(view);
        let rarest = possible.iter().map(|p| p.chance).fold(1.0, f64::min);
        let draws = (60.0 / rarest).ceil();
        let mut counts: HashMap<(usize, usize), f64> =
            possible.iter().map(|p| ((p.place, p.thing), 0.0)).collect();
        for _ in 0..draws as usize {
            let imagined = self.game.imagine(view, &mut self.rng);
            self.tally.imagined += 1;
            for lies in self.game.hidden_layout(&imagined, observer) {
                let Some(count) = counts.get_mut(&lies) else {
                    return Err(format!(
                        "{observer:?}: place and thing {lies:?} are impossible"
                    ));
                };
                *count += 1.0;
            }
        }
        for p in &possible {
            let count = counts[&(p.place, p.thing)];
            let expected = draws * p.chance;
            // Allow eight standard deviations, but require a quarter of the expected count. A full
            // run compares millions of counts; a fair draw fails here once in hundreds of billions.
            let spread = (expected * (1.0 - p.chance)).sqrt();
            let fair = (count - expected).abs() <= 8.0 * spread && 4.0 * count >= expected;
            ensure(fair, || {
                format!("{observer:?}: {p:?} came up {count} times in {draws} draws")
            })?;
        }
        Ok(())
    }

    /// Undo restores the state before, and playing the action again leads to the same state.
    fn check_undo(
        &mut self,
        sitting: &mut Sitting<G, &G>,
        before: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> Checked {
        for other in Seat::of(self.seats).filter(|&other| other != seat) {
            ensure(sitting.undo(other).is_err(), || {
                "another seat can undo the action".into()
            })?;
        }
        if !sitting.can_undo(seat) || below(&mut self.rng, 8) > 0 {
            return Ok(());
        }
        let after = sitting.state().clone();
        sitting.undo(seat).map_err(|e| e.to_string())?;
        ensure(sitting.state() == before, || {
            format!("undoing {action:?} does not restore the state")
        })?;
        sitting
            .act(seat, action, &mut Vec::new())
            .map_err(|e| e.to_string())?;
        ensure(*sitting.state() == after, || {
            format!("{action:?} leads to another state when played again")
        })?;
        self.tally.undone += 1;
        Ok(())
    }

    /// The record reads back and replays to the same state, with or without its seed.
    fn check_record(&self, sitting: &Sitting<G, &G>) -> Checked {
        let text = sitting.record().to_text();
        let mut record = Record::<G>::parse(&text, 1).map_err(|e| e.to_string())?;
        ensure(record.to_text() == text, || {
            "the record changes when it is read back".into()
        })?;
        for without_seed in [false, true] {
            if without_seed {
                record.header.seed = None;
            }
            let replayed = replay(self.game, &record).map_err(|e| e.to_string())?;
            ensure(
                self.game.canonical(replayed.sitting.state())
                    == self.game.canonical(sitting.state())
                    && (without_seed || replayed.sitting.state() == sitting.state())
                    && replayed.over,
                || "the replay leads to another state".into(),
            )?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Checked {
    let text = serde_json::to_string(value).map_err(|e| e.to_string())?;
    let back: T = serde_json::from_str(&text).map_err(|e| format!("{e} in {text}"))?;
    ensure(back == *value, || {
        format!("the value does not survive serialization: {text}")
    })
}
