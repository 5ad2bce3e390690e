//! Why an action may be worth choosing: what it gains at once, which cards it discovers or brings
//! close to it, and which ones the next player could finish.

use serde::Serialize;
use tabletop::{Foresight, Game, Reason, Reasons, Seat, points};

use crate::marking::is_within_reach;
use crate::{Action, Astra, Boon, BoonKind, CardId, Event, Pen, Place, PlaceId, PublicState, View};

/// A reason in the terms of Astra.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say which card and how much")]
pub enum Why {
    /// The player discovers a card and takes it.
    Discovers { card: CardId },
    /// Others have marked stars on the card discovered, and may pick boons.
    Assisted { players: u8 },
    /// The last star of a card is then one step away.
    LastStar { card: CardId },
    /// A card then lacks this many stars.
    StarsLeft { card: CardId, stars: u8 },
    /// The player gains stardust.
    Stardust { stardust: u16 },
    /// The player gains telescopes.
    Telescopes { telescopes: u16 },
    /// The player gains wisdom.
    Wisdom { wisdom: u8 },
    /// The pouch grows.
    Pouch { pouch: u8 },
    /// Exhausted cards become ready again.
    Readies { cards: u8 },
    /// The next player could then finish a card in one Observe.
    Allows { card: CardId },
    /// The next player could have finished the card in one Observe.
    Prevents { card: CardId },
}

/// The reasons for one action.
struct Reasoning<'a> {
    game: &'a Astra,
    view: &'a View,
    seat: Seat,
    after: &'a Foresight<Astra>,
}

impl Reasons for Astra {
    type Why = Why;

    fn reasons(&self, view: &View, seat: Seat, action: Action) -> Vec<Reason<Why>> {
        let Some(after) = &Foresight::of(self, view, seat, action) else {
            return Vec::new();
        };
        let game = self;
        Reasoning {
            game,
            view,
            seat,
            after,
        }
        .of(action)
    }
}

impl Reasoning<'_> {
    fn of(&self, action: Action) -> Vec<Reason<Why>> {
        let sealed = self.boon_of(action);
        if let Some(boon) = sealed {
            return gain(boon).into_iter().collect();
        }
        let mut reasons = self.points();
        let own = |reasons: &mut Vec<_>, why: Vec<Why>| {
            reasons.extend(why.into_iter().map(Reason::Own));
        };
        own(&mut reasons, self.discoveries());
        own(&mut reasons, self.marked());
        own(&mut reasons, self.gains());
        own(&mut reasons, self.next_player());
        reasons
    }

    /// A4.2: the boon that a tied assistant picks is gained once the others have chosen, whatever
    /// they choose.
    fn boon_of(&self, action: Action) -> Option<Boon> {
        let discovery = &self.before().discovery;
        let Action::Pick(slot) = action else {
            return None;
        };
        let card = self.before().place(discovery.place).card?;
        let boon = self.game.cards().card(card).boons[slot.index()];
        discovery.tied.then_some(boon)
    }

    /// New cards on the table change nobody's score, but Ptolemy may go on and change it.
    fn points(&self) -> Vec<Reason<Why>> {
        let is_his = |event: &Event| matches!(event, Event::Ptolemy(_));
        if self.after.events.iter().any(is_his) {
            let mut fame = 0;
            for event in self.after.events.iter().take_while(|&event| !is_his(event)) {
                match event {
                    Event::FameGained { seat, fame: some } if *seat == self.seat => fame += some,
                    _ => {}
                }
            }
            return points(i32::from(fame));
        }
        points(self.after.points(self.game, self.view, self.seat))
    }

    fn discoveries(&self) -> Vec<Why> {
        let mut all = Vec::new();
        for event in self.own_events() {
            let Event::CardDiscovered {
                seat: Some(seat),
                place,
                card,
            } = *event
            else {
                continue;
            };
            if seat != self.seat {
                continue;
            }
            all.push(Why::Discovers { card });
            let marks = self.before().place(place).marks;
            let others = Seat::of(self.before().seat_count()).filter(|&other| other != seat);
            let players = others.filter(|&other| !marks[Pen::of(other)].is_empty());
            let players = players.count() as u8;
            if players > 0 {
                all.push(Why::Assisted { players });
            }
            if self
                .next()
                .is_some_and(|next| self.finishes(self.before(), place, next))
            {
                all.push(Why::Prevents { card });
            }
        }
        all
    }

    /// The cards on which the player marks stars, unless they are finished; the last star is one
    /// step away if the player may mark it next.
    fn marked(&self) -> Vec<Why> {
        let mut legal = Vec::new();
        let then = &self.after.view.table;
        if then.to_act().contains(self.seat) {
            let (game, state) = (self.game, &self.after.state);
            game.legal_actions(state, self.seat, &mut legal);
        }
        let may_mark = |place: PlaceId| {
            let marks =
                |action: &Action| matches!(action, Action::Mark { place: at, .. } if *at == place);
            legal.iter().any(marks)
        };
        let mut all = Vec::new();
        for (place, card) in self.kept_cards() {
            let [had, has] = [self.before(), then].map(|table| self.stars_left(table.place(place)));
            let could = self.could_mark(place);
            if has == 1 && may_mark(place) && (had > 1 || !could) {
                all.push(Why::LastStar { card });
            } else if has > 0 && has < had {
                all.push(Why::StarsLeft { card, stars: has });
            }
        }
        all
    }

    fn gains(&self) -> Vec<Why> {
        let mut all = Vec::new();
        let before = self.before().journals[self.seat];
        let (mut pouch, mut wisdom) = (before.pouch, before.wisdom);
        for event in self.own_events() {
            match *event {
                Event::StardustGained { seat, stardust } if seat == self.seat => {
                    all.push(Why::Stardust { stardust });
                }
                Event::TelescopesGained { seat, telescopes } if seat == self.seat => {
                    all.push(Why::Telescopes { telescopes });
                }
                Event::WisdomGained {
                    seat, wisdom: now, ..
                } if seat == self.seat => {
                    let gained = now.saturating_sub(wisdom);
                    wisdom = now;
                    all.extend((gained > 0).then_some(Why::Wisdom { wisdom: gained }));
                }
                Event::PouchGrown { seat, pouch: now } if seat == self.seat => {
                    let gained = now.saturating_sub(pouch);
                    pouch = now;
                    all.extend((gained > 0).then_some(Why::Pouch { pouch: gained }));
                }
                Event::CardsReactivated { seat, cards } if seat == self.seat => {
                    let cards = cards.len() as u8;
                    all.push(Why::Readies { cards });
                }
                Event::CardReactivated { seat, .. } if seat == self.seat => {
                    all.push(Why::Readies { cards: 1 });
                }
                _ => {}
            }
        }
        all
    }

    /// What the next player could finish if the action ends the player's turn.
    fn next_player(&self) -> Vec<Why> {
        let then = &self.after.view.table;
        let Some(next) = self.next() else {
            return Vec::new();
        };
        if then.active != next {
            return Vec::new();
        }
        let could = |&(place, _): &(PlaceId, CardId)| self.finishes(then, place, next);
        let cards = self.kept_cards().into_iter().filter(could);
        cards.map(|(_, card)| Why::Allows { card }).collect()
    }

    /// Returns the player whose turn follows. Alone, it is Ptolemy, who does not choose.
    fn next(&self) -> Option<Seat> {
        let table = self.before();
        let is_own_turn = table.active == self.seat && !table.is_ptolemys();
        (is_own_turn && table.seat_count() > 1).then(|| self.seat.next(table.seat_count()))
    }

    /// What happens before somebody else's turn begins.
    fn own_events(&self) -> impl Iterator<Item = &Event> {
        let events = self.after.events.iter();
        events.take_while(|event| !matches!(event, Event::Ptolemy(_) | Event::TurnBegan { .. }))
    }

    /// Returns the cards that lie where they lay before the action.
    fn kept_cards(&self) -> Vec<(PlaceId, CardId)> {
        let then = &self.after.view.table;
        let kept = |place: PlaceId| {
            let card = self.before().place(place).card?;
            (then.place(place).card == Some(card)).then_some((place, card))
        };
        self.before().places().filter_map(kept).collect()
    }

    fn stars_left(&self, place: &Place) -> u8 {
        let all = place.card.map(|card| self.game.cards().stars(card));
        all.map_or(0, |all| all.without(place.marked).len() as u8)
    }

    /// Returns whether the player may mark a star of this card before the action.
    fn could_mark(&self, place: PlaceId) -> bool {
        !crate::marking::targets(self.game.cards(), self.before(), place).is_empty()
    }

    /// Returns whether a player could finish a card in one Observe.
    fn finishes(&self, table: &PublicState, place: PlaceId, seat: Seat) -> bool {
        let stardust = table.journals[seat].stardust;
        is_within_reach(self.game.cards(), table.place(place), stardust.into())
    }

    fn before(&self) -> &PublicState {
        &self.view.table
    }
}

/// Returns what a boon gains; reactivations need choices, which follow.
fn gain(boon: Boon) -> Option<Reason<Why>> {
    let amount = boon.amount;
    Some(match boon.kind {
        BoonKind::Fame => Reason::Points(amount.into()),
        BoonKind::Stardust => Reason::Own(Why::Stardust {
            stardust: amount.into(),
        }),
        BoonKind::Observation => Reason::Own(Why::Telescopes {
            telescopes: amount.into(),
        }),
        BoonKind::Improvement => Reason::Own(Why::Pouch { pouch: amount }),
        BoonKind::Wisdom => Reason::Own(Why::Wisdom { wisdom: amount }),
        BoonKind::Activation => return None,
    })
}
