//! Why an action may be worth choosing: what it does for the objectives of the player, and for what
//! is known of the next player's.

use serde::Serialize;
use tabletop::{Foresight, Game, NullSink, Observer, Reason, Reasons, Seat, points};

use crate::{Action, Body, Fit, ObjectiveId, ObjectiveIds, PublicState, Stage, Stellium, View};

/// A reason in the terms of Stellium.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say which objective and how much")]
pub enum Why {
    /// The bodies on the board then fulfil an objective of the player.
    Ready { objective: ObjectiveId, points: u16 },
    /// One more step then fulfils an objective of the player.
    StepAway { objective: ObjectiveId },
    /// An objective of the player then lacks only this many bodies, fewer than before.
    Nearer { objective: ObjectiveId, missing: u8 },
    /// An objective of the player then lacks this many bodies, more than before.
    Farther { objective: ObjectiveId, missing: u8 },
    /// An objective lacks this many bodies, and the body in hand is one of them.
    Lacked {
        objective: ObjectiveId,
        body: Body,
        missing: u8,
    },
    /// The objective to take or to drop lacks this many bodies as the board is.
    Lacks { objective: ObjectiveId, missing: u8 },
    /// The next player, whose hand is known, could then validate an objective.
    Allows { objective: ObjectiveId },
    /// The next player could have validated an objective, and then cannot.
    Prevents { objective: ObjectiveId },
    /// The next player could take the face-up objective otherwise.
    TakenFromNext { objective: ObjectiveId },
    /// It uses up a token, which is worth a point at the end.
    Token { token: Body },
}

/// The reasons for one action.
struct Reasoning<'a> {
    game: &'a Stellium,
    view: &'a View,
    seat: Seat,
}

impl Reasons for Stellium {
    type Why = Why;

    fn within_reach(why: &Why) -> i32 {
        match *why {
            Why::Ready { points, .. } => points.into(),
            _ => 0,
        }
    }

    fn reasons(&self, view: &View, seat: Seat, action: Action) -> Vec<Reason<Why>> {
        let game = self;
        Reasoning { game, view, seat }.of(action)
    }
}

impl Reasoning<'_> {
    fn of(&self, action: Action) -> Vec<Reason<Why>> {
        let Some(after) = Foresight::of(self.game, self.view, self.seat, action) else {
            return Vec::new();
        };
        // S5.3: bodies drawn and cards revealed by one's own action change no score.
        let mut reasons = points(after.points(self.game, self.view, self.seat));
        match action {
            Action::LetGo => reasons.push(Reason::Open),
            Action::Keep | Action::Grasp(_) => {
                let body = match action {
                    Action::Grasp(body) => Some(body),
                    _ => self.view.felt,
                };
                reasons.extend(self.with_body(&after, body).map(Reason::Own));
            }
            Action::Take(objective) => reasons.extend(self.taking(objective).map(Reason::Own)),
            Action::Drop(objective) => {
                let missing = self.missing(&self.view.table, objective);
                reasons.push(Reason::Own(Why::Lacks { objective, missing }));
            }
            Action::Validate { .. } | Action::Done | Action::Stay => {}
            _ if after.is_certain => reasons.extend(self.on_the_board(&after).map(Reason::Own)),
            _ => reasons.push(Reason::Open),
        }
        if let Some(token) = self.token_of(action) {
            reasons.push(Reason::Own(Why::Token { token }));
        }
        reasons
    }

    /// What the body in hand is good for: an objective that one placement fulfils, or else those
    /// that lack it.
    fn with_body(
        &self,
        after: &Foresight<Stellium>,
        body: Option<Body>,
    ) -> impl Iterator<Item = Why> {
        let near = self.step_away(after);
        let lacked = move |objective| {
            let (body, fit) = (body?, self.fit(&self.view.table, objective)?);
            let lacks = self.lacks(objective, &fit, body);
            let missing = fit.missing as u8;
            (lacks && missing > 0 && !near.contains(objective)).then_some(Why::Lacked {
                objective,
                body,
                missing,
            })
        };
        let near = near.iter().map(|objective| Why::StepAway { objective });
        near.chain(self.own().iter().filter_map(lacked))
    }

    /// What a change of the board does for the player's objectives and the next player's.
    fn on_the_board(&self, after: &Foresight<Stellium>) -> impl Iterator<Item = Why> {
        let (before, then) = (&self.view.table, &after.view.table);
        let near = self.step_away(after);
        let own = move |objective| {
            let (had, has) = (
                self.missing(before, objective),
                self.missing(then, objective),
            );
            let (was, is) = (self.worth(before, objective), self.worth(then, objective));
            if is > was {
                return Some(Why::Ready {
                    objective,
                    points: is,
                });
            }
            if near.contains(objective) && has > 0 {
                return Some(Why::StepAway { objective });
            }
            let missing = has;
            match has.cmp(&had) {
                std::cmp::Ordering::Less => Some(Why::Nearer { objective, missing }),
                std::cmp::Ordering::Greater => Some(Why::Farther { objective, missing }),
                std::cmp::Ordering::Equal => None,
            }
        };
        let theirs = |objective| {
            let ready = |table| self.missing(table, objective) == 0;
            match (ready(before), ready(then)) {
                (true, false) => Some(Why::Prevents { objective }),
                (false, true) => Some(Why::Allows { objective }),
                _ => None,
            }
        };
        let next = self.hand_of(self.next());
        let mut all: Vec<Why> = self.own().iter().filter_map(own).collect();
        all.extend(next.iter().filter_map(theirs));
        // What is gained comes before what is lost.
        all.sort_by_key(|why| match why {
            Why::Ready { .. } => 0,
            Why::StepAway { .. } => 1,
            Why::Nearer { .. } => 2,
            _ => 3,
        });
        all.into_iter()
    }

    /// What taking a face-up objective is good for. The next player may take what stays face up.
    fn taking(&self, objective: ObjectiveId) -> impl Iterator<Item = Why> {
        let missing = self.missing(&self.view.table, objective);
        let denied = (missing <= 1).then_some(Why::TakenFromNext { objective });
        [Why::Lacks { objective, missing }]
            .into_iter()
            .chain(denied)
    }

    /// Returns the objectives of the player that are not fulfilled after an action, but that one
    /// more step could fulfil.
    fn step_away(&self, after: &Foresight<Stellium>) -> ObjectiveIds {
        let table = &after.view.table;
        let mut found = ObjectiveIds::default();
        if !table.to_act().contains(self.seat) {
            return found;
        }
        let waiting: Vec<ObjectiveId> = self
            .own()
            .iter()
            .filter(|&objective| self.missing(table, objective) == 1)
            .collect();
        let mut legal = Vec::new();
        if !waiting.is_empty() {
            self.game.legal_actions(&after.state, self.seat, &mut legal);
        }
        for action in legal {
            if !changes_the_board(action) {
                continue;
            }
            let mut state = after.state.clone();
            let applied = self
                .game
                .apply(&mut state, self.seat, action, &mut NullSink);
            if applied != Ok(tabletop::Barrier::Open) {
                continue;
            }
            let then = self.game.view(&state, Observer::Seat(self.seat)).table;
            for &objective in &waiting {
                if self.missing(&then, objective) == 0 {
                    found.insert(objective);
                }
            }
        }
        found
    }

    fn own(&self) -> ObjectiveIds {
        self.hand_of(self.seat)
    }

    /// Returns the hand of a seat as far as it is known.
    fn hand_of(&self, seat: Seat) -> ObjectiveIds {
        self.view.hands[seat].unwrap_or_default()
    }

    fn next(&self) -> Seat {
        self.seat.next(self.view.table.seat_count())
    }

    fn fit(&self, table: &PublicState, objective: ObjectiveId) -> Option<Fit> {
        let objective = self.game.objectives().get(objective);
        objective.nearest(self.game.patterns(), table)
    }

    fn missing(&self, table: &PublicState, objective: ObjectiveId) -> u8 {
        self.fit(table, objective)
            .map_or(u8::MAX, |fit| fit.missing as u8)
    }

    /// Returns what an objective would give now: nothing unless it is fulfilled.
    fn worth(&self, table: &PublicState, objective: ObjectiveId) -> u16 {
        match self.fit(table, objective) {
            Some(fit) if fit.missing == 0 => {
                self.game.objectives().get(objective).worth(fit.there.len())
            }
            _ => 0,
        }
    }

    /// Returns whether an objective lacks a body of this kind where it is nearest.
    fn lacks(&self, objective: ObjectiveId, fit: &Fit, body: Body) -> bool {
        let objective = self.game.objectives().get(objective);
        let own = objective.colour == body && !fit.own.is_empty();
        own || objective.second == Some(body) && !fit.second.is_empty()
    }

    /// S3.7: returns the token that an action uses up.
    fn token_of(&self, action: Action) -> Option<Body> {
        match (self.view.table.stage, action) {
            (Stage::Placing { body }, Action::Place { influence, .. }) => {
                (influence != body).then_some(influence)
            }
            _ => None,
        }
    }
}

/// Returns whether an action places or moves bodies.
const fn changes_the_board(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. }
            | Action::Swap { .. }
            | Action::Push(_)
            | Action::Turn(_)
            | Action::Attract { .. }
            | Action::Reload { .. }
    )
}
