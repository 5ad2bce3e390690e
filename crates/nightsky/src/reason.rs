//! Why an action may be worth choosing: what the player can observe with it, now or soon, and what
//! it lets the next player observe.

use serde::Serialize;
use sky::Constellation;
use tabletop::{Foresight, Reason, Reasons, Seat, points};

use crate::observation::MAX_OF_A_SORT;
use crate::{Action, CardId, CardSet, Instrument, NightSky, PublicState, Stage, View};

/// A reason in the terms of Night Sky.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what, where and how much")]
pub enum Why {
    /// The player can then play this many cards in a constellation, for this many points together.
    Observes {
        cell: Constellation,
        cards: u8,
        points: u16,
    },
    /// The player can then reach a constellation and play this many cards there.
    InReach {
        cell: Constellation,
        cards: u8,
        points: u16,
    },
    /// The nearest constellation with a card of the player is then this many borders away.
    Away { cell: Constellation, borders: u8 },
    /// The observation is the player's last one, so its points count twice.
    Doubles,
    /// So many other players could join in.
    Joined { players: u8 },
    /// A card is worth more with another instrument.
    WorthMore {
        card: CardId,
        instrument: Instrument,
        points: u8,
    },
    /// The most a card of the draft is worth, and with which instrument.
    Worth { instrument: Instrument, points: u8 },
    /// The player has other cards in the same constellation.
    Together { cell: Constellation, cards: u8 },
    /// So many other players have cards in the same constellation.
    Shared { cell: Constellation, players: u8 },
    /// The next player could then observe for this many points, more than before.
    Allows { cell: Constellation, points: u16 },
    /// The next player could have observed for this many points, and then cannot.
    Prevents { cell: Constellation, points: u16 },
}

/// The best observation within reach: where, with how many cards, for how many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Best {
    pub instrument: Instrument,
    pub cell: Constellation,
    pub cards: u8,
    pub points: u16,
}

/// The reasons for one action.
pub(crate) struct Reasoning<'a> {
    pub game: &'a NightSky,
    pub table: &'a PublicState,
    pub seat: Seat,
}

impl Reasons for NightSky {
    type Why = Why;

    fn within_reach(why: &Why) -> i32 {
        match *why {
            Why::Observes { points, .. } | Why::InReach { points, .. } => points.into(),
            _ => 0,
        }
    }

    fn reasons(&self, view: &View, seat: Seat, action: Action) -> Vec<Reason<Why>> {
        let (game, table) = (self, &view.table);
        let reasoning = Reasoning { game, table, seat };
        match action {
            Action::Roll | Action::Draw => vec![Reason::Open],
            Action::Play(card) => reasoning.playing(card),
            Action::Move(_) | Action::Stay => {
                let Some(after) = Foresight::of(self, view, seat, action) else {
                    return Vec::new();
                };
                // Only a visit to the Sun scores at once (N3.6).
                let sun = |table: &PublicState| table.players[seat].points.sun;
                let then = &after.view.table;
                let mut reasons = points(i32::from(sun(then)) - i32::from(sun(table)));
                reasons.extend(reasoning.moved(action).into_iter().map(Reason::Own));
                reasons
            }
            _ => reasoning
                .others(action)
                .into_iter()
                .map(Reason::Own)
                .collect(),
        }
    }
}

impl Reasoning<'_> {
    /// N3.7: what the card adds to the observation, which is scored at its end.
    fn playing(&self, card: CardId) -> Vec<Reason<Why>> {
        let (Stage::Observing { instrument } | Stage::Joining { instrument, .. }) =
            self.table.stage
        else {
            return Vec::new();
        };
        let mut with = self.table.clone();
        with.played.insert(card);
        let total = |table| self.game.gain(table, instrument, self.seat);
        let (before, then) = (total(self.table), total(&with));
        let added = then.total() - before.total();
        let mut reasons = points(added.into());
        if then.doubled.is_some() {
            reasons.push(Reason::Own(Why::Doubles));
        }
        let joining = |table| self.game.joining(table, instrument).len();
        let others = joining(&with).saturating_sub(joining(self.table));
        if self.seat == self.table.active && others > 0 {
            let players = others as u8;
            reasons.push(Reason::Own(Why::Joined { players }));
        }
        reasons.extend(self.worth_more(card, instrument).map(Reason::Own));
        reasons
    }

    /// What can be observed from the cell to which the instrument moves, or else what is near.
    fn moved(&self, action: Action) -> Vec<Why> {
        let Stage::Moving { instrument } = self.table.stage else {
            return Vec::new();
        };
        let mut then = self.table.clone();
        if let Action::Move(cell) = action {
            then.put(instrument, self.seat, cell);
        }
        let cell = then.place(instrument, self.seat);
        let here = self.at(&then, instrument, self.seat, cell);
        let mut all = Vec::new();
        match here {
            Some(Best {
                cell,
                cards,
                points,
                ..
            }) => {
                all.push(Why::Observes {
                    cell,
                    cards,
                    points,
                });
                let own = then.left_to(self.seat);
                let sorts = self.sorts(&then, cell).into_iter();
                // N3.4: only the sorts that the active player plays.
                let played = sorts.filter(|sort| !sort.and(own).is_empty());
                let open = played.fold(CardSet::EMPTY, CardSet::or);
                let has = |&seat: &Seat| !then.left_to(seat).and(open).is_empty();
                let others = Seat::of(then.seat_count()).filter(|&seat| seat != self.seat);
                let players = others.filter(has).count() as u8;
                if players > 0 && instrument.is_shared() {
                    all.push(Why::Joined { players });
                }
            }
            None => all.extend(self.nearest(cell)),
        }
        all.extend(self.next_player(&then));
        all
    }

    fn others(&self, action: Action) -> Vec<Why> {
        match action {
            Action::Pick(card) => self.picking(card),
            Action::Choose(instrument) => {
                let best = self.within_reach(self.table, instrument, self.seat);
                let here = self.table.place(instrument, self.seat);
                best.map_or_else(|| self.nearest(here), |best| Some(in_reach(best)))
                    .into_iter()
                    .collect()
            }
            Action::Swap { one, other } => {
                let mut then = self.table.clone();
                let [first, second] = [one, other].map(|one| self.table.place(one, self.seat));
                then.put(one, self.seat, second);
                then.put(other, self.seat, first);
                let best = self.best(&then, self.seat).map(in_reach);
                let mut all: Vec<Why> = best.into_iter().collect();
                all.extend(self.next_player(&then));
                all
            }
            Action::Cloud(instrument) => {
                let mut then = self.table.clone();
                then.players[self.seat].clouds = Some(instrument);
                self.next_player(&then).into_iter().collect()
            }
            Action::Done => {
                let (Stage::Observing { instrument } | Stage::Joining { instrument, .. }) =
                    self.table.stage
                else {
                    return Vec::new();
                };
                let cards = self.game.playable(self.table, instrument, self.seat);
                let more = cards
                    .iter()
                    .filter_map(|card| self.worth_more(card, instrument));
                more.take(1).collect()
            }
            _ => Vec::new(),
        }
    }

    fn picking(&self, card: CardId) -> Vec<Why> {
        let points = |&instrument: &Instrument| self.game.points(card, instrument);
        // Of several the first, which is the easiest to reach.
        let best = Instrument::ALL.into_iter().rev().max_by_key(points);
        let worth = best.map(|instrument| Why::Worth {
            instrument,
            points: self.game.points(card, instrument),
        });
        let mut all: Vec<Why> = worth.into_iter().collect();
        let Some(cell) = self.game.cards().get(card).constellation else {
            return all;
        };
        let same = self.game.cards_of(cell);
        let of = |seat: Seat| self.table.players[seat].cards.and(same).len();
        let cards = of(self.seat) as u8;
        if cards > 0 {
            all.push(Why::Together { cell, cards });
        }
        let others = Seat::of(self.table.seat_count()).filter(|&seat| seat != self.seat);
        let players = others.filter(|&seat| of(seat) > 0).count() as u8;
        if players > 0 {
            all.push(Why::Shared { cell, players });
        }
        all
    }

    /// What a change lets the next player observe, or keeps them from observing.
    fn next_player(&self, then: &PublicState) -> Option<Why> {
        let next = self.seat.next(self.table.seat_count());
        if next == self.seat {
            return None;
        }
        let (had, has) = (self.best(self.table, next), self.best(then, next));
        let points = |best: Option<Best>| best.map_or(0, |best| best.points);
        match (had, has) {
            (
                _,
                Some(Best {
                    cell, points: more, ..
                }),
            ) if more > points(had) => Some(Why::Allows { cell, points: more }),
            (
                Some(Best {
                    cell, points: lost, ..
                }),
                _,
            ) if lost > points(has) => Some(Why::Prevents { cell, points: lost }),
            _ => None,
        }
    }

    /// Returns the best observation a player could make in a turn of their own, without a Big Bang
    /// card.
    pub(crate) fn best(&self, table: &PublicState, seat: Seat) -> Option<Best> {
        let mut table = table.clone();
        if seat != table.active {
            table.active = seat;
            table.drawn = None;
            // N6.3: the clouds of a player disperse at the beginning of their turn.
            table.players[seat].clouds = None;
        }
        let clear = Instrument::ALL
            .into_iter()
            .filter(|&one| !table.is_clouded(one));
        let all = clear.filter_map(|instrument| self.within_reach(&table, instrument, seat));
        best_of(all)
    }

    fn within_reach(
        &self,
        table: &PublicState,
        instrument: Instrument,
        seat: Seat,
    ) -> Option<Best> {
        let cells = self.game.reach(table, instrument);
        best_of(
            cells
                .iter()
                .filter_map(|cell| self.at(table, instrument, seat, cell)),
        )
    }

    /// N3.4, N3.5: returns what a player can observe with an instrument on a cell: at most two cards
    /// of each sort.
    fn at(
        &self,
        table: &PublicState,
        instrument: Instrument,
        seat: Seat,
        cell: Constellation,
    ) -> Option<Best> {
        let left = table.left_to(seat);
        let (mut cards, mut points) = (0, 0);
        for sort in self.sorts(table, cell) {
            let value = |card| u16::from(self.game.worth(table, card, instrument, seat));
            let mut values: Vec<u16> = sort.and(left).iter().map(value).collect();
            values.sort_unstable_by(|one, other| other.cmp(one));
            values.truncate(MAX_OF_A_SORT);
            cards += values.len() as u8;
            points += values.iter().sum::<u16>();
        }
        (cards > 0).then_some(Best {
            instrument,
            cell,
            cards,
            points,
        })
    }

    /// N3.5: returns the sorts of cards that can be played on a cell.
    fn sorts(&self, table: &PublicState, cell: Constellation) -> [CardSet; 2] {
        let is_at_sun = self.game.board().cell_of(table.sun) == cell;
        let solar = if is_at_sun {
            self.game.solar_cards()
        } else {
            CardSet::EMPTY
        };
        [self.game.cards_of(cell), solar]
    }

    /// Returns the nearest constellation in which the player has a card to play.
    fn nearest(&self, from: Constellation) -> Option<Why> {
        let left = self.table.left_to(self.seat);
        let cells = left
            .iter()
            .filter_map(|card| self.game.cards().get(card).constellation);
        let away = |cell: &Constellation| self.game.board().distance(from, *cell);
        let cell = cells.min_by_key(away)?;
        let borders = away(&cell) as u8;
        Some(Why::Away { cell, borders })
    }

    /// Returns the instrument with which a card is worth more than with this one.
    fn worth_more(&self, card: CardId, instrument: Instrument) -> Option<Why> {
        let now = self.game.worth(self.table, card, instrument, self.seat);
        let points = |&other: &Instrument| self.game.points(card, other);
        let best = Instrument::ALL.into_iter().rev().max_by_key(points)?;
        let points = points(&best);
        (points > now).then_some(Why::WorthMore {
            card,
            instrument: best,
            points,
        })
    }
}

fn in_reach(best: Best) -> Why {
    let Best {
        cell,
        cards,
        points,
        ..
    } = best;
    Why::InReach {
        cell,
        cards,
        points,
    }
}

/// Returns the observation with the most points, the first of several.
fn best_of(all: impl Iterator<Item = Best>) -> Option<Best> {
    all.reduce(|best, other| {
        if other.points > best.points {
            other
        } else {
            best
        }
    })
}
