//! What a coach remarks on a decision: how long to feel, objectives that stand on the board or that
//! one placement completes, and galaxies that would be emptied.

use tabletop::{Barrier, Coach, CoachRemark, Foresight, Game, NullSink, Seat};

use crate::reload::DRAWN;
use crate::{
    Action, Body, Galaxy, Kind, ObjectiveId, ObjectiveIds, PublicState, Stage, State, Stellium,
    View, scoring,
};

/// Within this many points of the limit the end is near.
const NEAR_LIMIT: u16 = 4;

/// A remark in the terms of Stellium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say which objective, body or player and how much"
)]
pub enum Remark {
    /// How many bodies may be felt.
    Feels { feels: u8 },
    /// The next body must be kept.
    LastFeel,
    /// The bag has none of a kind that an objective in hand needs.
    NoneInBag { kind: Body },
    /// An objective in hand stands on the board.
    Stands { objective: ObjectiveId },
    /// The body to place can complete an objective in hand.
    Completes { body: Body, objective: ObjectiveId },
    /// Only a token can complete an objective in hand.
    WithToken { token: Body, objective: ObjectiveId },
    /// The body that stays can serve for another objective.
    LeaveUseful,
    /// Some choices would leave a galaxy without any body.
    WouldEmpty { galaxy: Galaxy },
    /// A new colour is worth a point.
    NewColour,
    /// How an S may lie.
    TurnedS,
    /// An objective in another hand stands on the board.
    TheyHold { seat: Seat, objective: ObjectiveId },
    /// Another player is near the limit.
    NearLimit { seat: Seat, points: u16, limit: u16 },
}

impl CoachRemark for Remark {
    fn key(&self) -> &'static str {
        match self {
            Self::Feels { .. } => "feels",
            Self::LastFeel => "last-feel",
            Self::NoneInBag { .. } => "none-in-bag",
            Self::Stands { .. } => "stands",
            Self::Completes { .. } => "completes",
            Self::WithToken { .. } => "with-token",
            Self::LeaveUseful => "leave-useful",
            Self::WouldEmpty { .. } => "would-empty",
            Self::NewColour => "new-colour",
            Self::TurnedS => "turned-s",
            Self::TheyHold { .. } => "they-hold",
            Self::NearLimit { .. } => "near-limit",
        }
    }

    fn rules(&self) -> &'static [&'static str] {
        match self {
            Self::Feels { .. } | Self::LastFeel => &["S3.1"],
            Self::NoneInBag { .. } => &["S2.1", "S3.1"],
            Self::Stands { .. } => &["S3.8"],
            Self::Completes { .. } => &["S3.2"],
            Self::WithToken { .. } => &["S3.7", "S5.3"],
            Self::LeaveUseful => &["S3.9"],
            Self::WouldEmpty { .. } => &["S3.10"],
            Self::NewColour => &["S5.3"],
            Self::TurnedS => &["S4.7"],
            Self::TheyHold { .. } => &["S3.8", "S3.11"],
            Self::NearLimit { .. } => &["S5.1"],
        }
    }
}

impl Coach for Stellium {
    type Remark = Remark;

    fn remarks(&self, view: &View, seat: Seat) -> Vec<Remark> {
        if !view.table.to_act().contains(seat) {
            return Vec::new();
        }
        let coaching = Coaching::of(self, view, seat);
        let all = [
            coaching.feels(),
            coaching.last_feel(),
            coaching.none_in_bag(),
            coaching.stands(),
            coaching.completes(),
            coaching.leave_useful(),
            coaching.would_empty(),
            coaching.new_colour(),
            coaching.turned_s(),
            coaching.they_hold(),
            coaching.near_limit(),
        ];
        all.into_iter().flatten().collect()
    }

    fn actions_of(&self, view: &View, seat: Seat, remark: &Remark) -> Vec<Action> {
        let Remark::WouldEmpty { galaxy } = *remark else {
            return Vec::new();
        };
        let emptied = Coaching::of(self, view, seat).emptied();
        let here = emptied.into_iter().filter(|&(_, other)| other == galaxy);
        here.map(|(action, _)| action).collect()
    }

    fn turn_number(&self, view: &View) -> u32 {
        let table = &view.table;
        u32::from(table.round) * table.seat_count() as u32 + table.active.index() as u32
    }
}

/// The remarks on one decision.
struct Coaching<'a> {
    game: &'a Stellium,
    view: &'a View,
    table: &'a PublicState,
    seat: Seat,
}

impl<'a> Coaching<'a> {
    fn of(game: &'a Stellium, view: &'a View, seat: Seat) -> Self {
        let table = &view.table;
        Self {
            game,
            view,
            table,
            seat,
        }
    }
}

impl Coaching<'_> {
    fn feels(&self) -> Option<Remark> {
        let first = self.table.round == 1 && self.is_feeling();
        let feels = self.table.settings.feels.filter(|_| first)?;
        Some(Remark::Feels { feels })
    }

    fn last_feel(&self) -> Option<Remark> {
        (self.table.stage == Stage::Feeling { left: 1 }).then_some(Remark::LastFeel)
    }

    /// The body being felt counts as still in the bag (S3.1), so this says nothing about it.
    fn none_in_bag(&self) -> Option<Remark> {
        let needs = |objective| {
            let card = self.game.objectives().get(objective);
            [Some(card.colour), card.second].into_iter().flatten()
        };
        let waiting = self.own().iter().filter(|&one| !self.is_fulfilled(one));
        let mut kinds = waiting.flat_map(needs);
        let kind = kinds.find(|&kind| self.is_feeling() && self.table.bag[kind] == 0)?;
        Some(Remark::NoneInBag { kind })
    }

    fn stands(&self) -> Option<Remark> {
        let before = self.is_feeling() || matches!(self.table.stage, Stage::Placing { .. });
        let objective = self.standing(self.own()).filter(|_| before)?;
        Some(Remark::Stands { objective })
    }

    /// S3.2, S3.7: what the body can complete with its own influence, or else with a token's.
    fn completes(&self) -> Option<Remark> {
        let Stage::Placing { body } = self.table.stage else {
            return None;
        };
        let lacking =
            |&objective: &ObjectiveId| self.is_picture(objective) && !self.is_fulfilled(objective);
        let wanted: ObjectiveIds = self.own().iter().filter(lacking).collect();
        if let Some(objective) = self.completed(body, wanted) {
            return Some(Remark::Completes { body, objective });
        }
        let tokens = self.table.players[self.seat].tokens;
        let mut others = tokens.iter().filter(|&token| token != body);
        others.find_map(|token| {
            let objective = self.completed(token, wanted)?;
            Some(Remark::WithToken { token, objective })
        })
    }

    /// Returns an objective that the player can validate after placing the body with an influence.
    fn completed(&self, influence: Body, wanted: ObjectiveIds) -> Option<ObjectiveId> {
        if wanted.is_empty() {
            return None;
        }
        let state = self.imagined();
        let places = self.legal(&state).into_iter();
        let places = places.filter(
            |action| matches!(action, Action::Place { influence: used, .. } if *used == influence),
        );
        for place in places {
            let Some(placed) = self.after(&state, place) else {
                continue;
            };
            if let Some(found) = self.ready(&placed, wanted) {
                return Some(found);
            }
            for applied in self.legal(&placed) {
                if !applies(applied) {
                    continue;
                }
                let then = self.after(&placed, applied);
                if let Some(found) = then.and_then(|then| self.ready(&then, wanted)) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Returns the first of some objectives that the player may validate now.
    fn ready(&self, state: &State, wanted: ObjectiveIds) -> Option<ObjectiveId> {
        if state.table.stage != Stage::Validating {
            return None;
        }
        self.legal(state)
            .into_iter()
            .find_map(|action| match action {
                Action::Validate { objective, .. } if wanted.contains(objective) => Some(objective),
                _ => None,
            })
    }

    fn leave_useful(&self) -> Option<Remark> {
        let leaving = matches!(self.table.stage, Stage::Leaving { .. });
        (leaving && !self.own().is_empty()).then_some(Remark::LeaveUseful)
    }

    fn would_empty(&self) -> Option<Remark> {
        let (_, galaxy) = self.emptied().into_iter().next()?;
        Some(Remark::WouldEmpty { galaxy })
    }

    /// S3.10: returns the legal actions that leave a galaxy without any body, if five bodies are
    /// then drawn for it.
    fn emptied(&self) -> Vec<(Action, Galaxy)> {
        let stages = matches!(
            self.table.stage,
            Stage::Leaving { .. } | Stage::Influencing { .. }
        );
        if !stages {
            return Vec::new();
        }
        let empties = |action| {
            let after = Foresight::of(self.game, self.view, self.seat, action)?;
            match after.state.table.stage {
                Stage::Reloading { galaxy, drawn, .. } => {
                    (drawn.total() == DRAWN).then_some((action, galaxy))
                }
                _ => None,
            }
        };
        let legal = self.legal(&self.imagined()).into_iter();
        legal.filter_map(empties).collect()
    }

    fn new_colour(&self) -> Option<Remark> {
        let validated = self.table.players[self.seat].validated;
        let colours = |some| scoring::colours(self.game.objectives(), some);
        let mut open = self.table.open.iter();
        let other = open.any(|one| {
            let mut with = validated;
            with.insert(one);
            colours(with) > colours(validated)
        });
        let found = self.table.stage == Stage::Taking && !validated.is_empty() && other;
        found.then_some(Remark::NewColour)
    }

    fn turned_s(&self) -> Option<Remark> {
        let mut shown = self.table.open.iter().chain(self.own().iter());
        let s = shown.any(|one| self.game.objectives().get(one).kind == Kind::S);
        (self.table.stage == Stage::Taking && s).then_some(Remark::TurnedS)
    }

    /// Hands are known only with the option `memory`.
    fn they_hold(&self) -> Option<Remark> {
        let placing = matches!(self.table.stage, Stage::Placing { .. });
        self.others().find_map(|seat| {
            let hand = self.view.hands[seat].filter(|_| placing)?;
            let objective = self.standing(hand)?;
            Some(Remark::TheyHold { seat, objective })
        })
    }

    fn near_limit(&self) -> Option<Remark> {
        let limit = self.table.settings.limit;
        self.others().find_map(|seat| {
            let points = self.table.players[seat].points;
            let near = points < limit && points + NEAR_LIMIT >= limit;
            near.then_some(Remark::NearLimit {
                seat,
                points,
                limit,
            })
        })
    }

    fn is_feeling(&self) -> bool {
        matches!(self.table.stage, Stage::Feeling { .. })
    }

    fn own(&self) -> ObjectiveIds {
        self.view.hands[self.seat].unwrap_or_default()
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seat.clockwise(self.table.seat_count());
        seats.filter(|&seat| seat != self.seat)
    }

    /// Returns the first of some objectives whose picture stands on the board. What counts bodies is
    /// fulfilled by a single one, so it is never complete.
    fn standing(&self, some: ObjectiveIds) -> Option<ObjectiveId> {
        let mut some = some.iter();
        some.find(|&one| self.is_picture(one) && self.is_fulfilled(one))
    }

    fn is_picture(&self, objective: ObjectiveId) -> bool {
        !self.game.objectives().get(objective).kind.counts()
    }

    fn is_fulfilled(&self, objective: ObjectiveId) -> bool {
        let card = self.game.objectives().get(objective);
        let fit = card.nearest(self.game.patterns(), self.table);
        fit.is_some_and(|fit| fit.missing == 0)
    }

    /// Returns a state consistent with the view, always the same one.
    fn imagined(&self) -> State {
        tabletop::imagined(self.game, self.view)
    }

    fn legal(&self, state: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, self.seat, &mut legal);
        legal
    }

    /// Returns the state after a legal action, unless chance has a part in it.
    fn after(&self, state: &State, action: Action) -> Option<State> {
        let mut state = state.clone();
        let applied = self
            .game
            .apply(&mut state, self.seat, action, &mut NullSink);
        (applied == Ok(Barrier::Open)).then_some(state)
    }
}

/// Returns whether an action applies an influence, or skips it.
const fn applies(action: Action) -> bool {
    matches!(
        action,
        Action::Swap { .. }
            | Action::Push(_)
            | Action::Turn(_)
            | Action::Attract { .. }
            | Action::Skip
    )
}
