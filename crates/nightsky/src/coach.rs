//! What a coach remarks on a decision: pairs in the draft, who may join in, the Sun, and how near
//! the end is.

use sky::Constellation;
use tabletop::{Coach, CoachRemark, Seat};

use crate::reason::Reasoning;
use crate::{Action, BigBang, CardId, CardSet, Instrument, NightSky, PublicState, Stage, View};

/// With this many cards left the last observation is near.
const LAST_CARDS: usize = 3;
/// With this many cards another player is about to end the game.
const THEIR_LAST: usize = 2;
/// Turn numbers from here on are those of turns, below it those of rounds of the draft.
const AFTER_DRAFT: u32 = 100;

/// A remark in the terms of Night Sky.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say which card and which player")]
pub enum Remark {
    /// What to look for in the draft.
    Draft,
    /// A card of the same constellation as one of the player's can still be taken.
    Pair { card: CardId, other: CardId },
    /// Where cards of the solar system are played.
    Solar,
    /// What the roll decides.
    Die,
    /// Another player could join the best observation.
    MayJoin { seat: Seat, cell: Constellation },
    /// Nothing can be observed in this turn.
    NothingInReach,
    /// A card would score nothing.
    Zero {
        card: CardId,
        instrument: Instrument,
    },
    /// Going to the Sun scores a point.
    SunNear,
    /// Both sorts of card can be played where the Sun is.
    BothSorts,
    /// What joining means.
    Joining { seat: Seat },
    /// The last observation counts twice.
    LastDoubles,
    /// Another player has few cards left.
    NearEnd { seat: Seat, cards: u8 },
}

impl CoachRemark for Remark {
    fn key(&self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Pair { .. } => "pair",
            Self::Solar => "solar",
            Self::Die => "die",
            Self::MayJoin { .. } => "may-join",
            Self::NothingInReach => "nothing-in-reach",
            Self::Zero { .. } => "zero",
            Self::SunNear => "sun-near",
            Self::BothSorts => "both-sorts",
            Self::Joining { .. } => "joining",
            Self::LastDoubles => "last-doubles",
            Self::NearEnd { .. } => "near-end",
        }
    }

    fn rules(&self) -> &'static [&'static str] {
        match self {
            Self::Draft => &["N1.2", "N2.3"],
            Self::Pair { .. } | Self::MayJoin { .. } => &["N3.4"],
            Self::Solar | Self::BothSorts => &["N3.5"],
            Self::Die => &["N3.1"],
            Self::NothingInReach => &["N3.3", "N3.4"],
            Self::Zero { .. } | Self::Joining { .. } => &["N3.4", "N3.7"],
            Self::SunNear => &["N3.6"],
            Self::LastDoubles | Self::NearEnd { .. } => &["N4.1"],
        }
    }
}

impl Coach for NightSky {
    type Remark = Remark;

    fn remarks(&self, view: &View, seat: Seat) -> Vec<Remark> {
        let (game, table) = (self, &view.table);
        if !table.to_act().contains(seat) {
            return Vec::new();
        }
        let coaching = Coaching { game, table, seat };
        if coaching.is_draft() {
            let all = [coaching.draft(), coaching.pair(), coaching.solar()];
            return all.into_iter().flatten().collect();
        }
        let all = [
            coaching.die(),
            coaching.may_join(),
            coaching.nothing_in_reach(),
            coaching.zero(),
            coaching.sun_near(),
            coaching.both_sorts(),
            coaching.joining(),
            coaching.last_doubles(),
            coaching.near_end(),
        ];
        all.into_iter().flatten().collect()
    }

    /// A card of the solar system is pointed at in the draft; once the player has one, the remark is
    /// said at once.
    fn actions_of(&self, view: &View, seat: Seat, remark: &Remark) -> Vec<Action> {
        let (game, table) = (self, &view.table);
        let coaching = Coaching { game, table, seat };
        if *remark != Remark::Solar || !coaching.own_solar().is_empty() {
            return Vec::new();
        }
        let solar = table.to_choose.and(game.solar_cards());
        solar.iter().map(Action::Pick).collect()
    }

    fn turn_number(&self, view: &View) -> u32 {
        let table = &view.table;
        match table.stage {
            Stage::Drafting { round, .. } => round.into(),
            _ => {
                let turns = u32::from(table.round) * table.seat_count() as u32;
                AFTER_DRAFT + turns + table.active.index() as u32
            }
        }
    }
}

/// The remarks on one decision.
struct Coaching<'a> {
    game: &'a NightSky,
    table: &'a PublicState,
    seat: Seat,
}

impl Coaching<'_> {
    fn is_draft(&self) -> bool {
        matches!(self.table.stage, Stage::Drafting { .. })
    }

    fn draft(&self) -> Option<Remark> {
        let first = self.table.players[self.seat].cards.is_empty();
        first.then_some(Remark::Draft)
    }

    /// N3.4: two cards of a constellation can be played in one observation.
    fn pair(&self) -> Option<Remark> {
        let own = self.table.players[self.seat].cards;
        own.iter().find_map(|other| {
            let cell = self.game.cards().get(other).constellation?;
            let same = self.game.cards_of(cell).and(self.table.to_choose);
            let card = same.iter().next()?;
            Some(Remark::Pair { card, other })
        })
    }

    fn solar(&self) -> Option<Remark> {
        let to_choose = self.table.to_choose.and(self.game.solar_cards());
        let some = !to_choose.is_empty() || !self.own_solar().is_empty();
        some.then_some(Remark::Solar)
    }

    fn die(&self) -> Option<Remark> {
        let rolls = self.table.stage == Stage::Beginning && self.table.settings.die;
        rolls.then_some(Remark::Die)
    }

    /// N3.4: only the cards of the constellation count here: the player can play one, and so can
    /// another.
    fn may_join(&self) -> Option<Remark> {
        let party = self.table.drawn == Some(BigBang::StarParty);
        let (game, table, seat) = (self.game, self.table, self.seat);
        let reasoning = Reasoning { game, table, seat };
        let best = reasoning
            .best(table, seat)
            .filter(|best| self.is_choosing() && !party && best.instrument.is_shared())?;
        let here = game.cards_of(best.cell);
        let has = |seat: Seat| !self.face_up(seat).and(here).is_empty();
        let seat = self.others().find(|&other| has(seat) && has(other))?;
        let cell = best.cell;
        Some(Remark::MayJoin { seat, cell })
    }

    fn nothing_in_reach(&self) -> Option<Remark> {
        let (game, table, seat) = (self.game, self.table, self.seat);
        let reasoning = Reasoning { game, table, seat };
        let none = self.is_choosing() && reasoning.best(table, seat).is_none();
        none.then_some(Remark::NothingInReach)
    }

    fn zero(&self) -> Option<Remark> {
        let Stage::Observing { instrument } = self.table.stage else {
            return None;
        };
        let mut cards = self.game.playable(self.table, instrument, self.seat).iter();
        let card =
            cards.find(|&card| self.game.worth(self.table, card, instrument, self.seat) == 0)?;
        Some(Remark::Zero { card, instrument })
    }

    /// N3.6: a visit needs at least one step, and no card of the solar system.
    fn sun_near(&self) -> Option<Remark> {
        let Stage::Moving { instrument } = self.table.stage else {
            return None;
        };
        let sun = self.game.board().cell_of(self.table.sun);
        let reaches = self.game.reach(self.table, instrument).contains(sun);
        let visits = reaches && self.game.visits_sun(self.table, instrument, sun);
        visits.then_some(Remark::SunNear)
    }

    fn both_sorts(&self) -> Option<Remark> {
        let sun = self.game.board().cell_of(self.table.sun);
        let own = self.face_up(self.seat);
        let has = |sort: CardSet| !own.and(sort).is_empty();
        let both = has(self.game.solar_cards()) && has(self.game.cards_of(sun));
        (self.is_choosing() && both).then_some(Remark::BothSorts)
    }

    fn joining(&self) -> Option<Remark> {
        let seat = self.table.active;
        matches!(self.table.stage, Stage::Joining { .. }).then_some(Remark::Joining { seat })
    }

    fn last_doubles(&self) -> Option<Remark> {
        let few = self.face_up(self.seat).len() <= LAST_CARDS;
        few.then_some(Remark::LastDoubles)
    }

    fn near_end(&self) -> Option<Remark> {
        let mut others = self.others();
        let few = |seat: Seat| self.face_up(seat).len() <= THEIR_LAST;
        let seat = others.find(|&seat| few(seat))?;
        let cards = self.face_up(seat).len() as u8;
        Some(Remark::NearEnd { seat, cards })
    }

    fn is_choosing(&self) -> bool {
        self.table.stage == Stage::Choosing
    }

    fn face_up(&self, seat: Seat) -> CardSet {
        self.table.players[seat].face_up()
    }

    fn own_solar(&self) -> CardSet {
        self.face_up(self.seat).and(self.game.solar_cards())
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seat.clockwise(self.table.seat_count());
        seats.filter(|&seat| seat != self.seat)
    }
}
