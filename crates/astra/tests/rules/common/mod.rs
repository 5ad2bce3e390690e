//! Scenes for the rule tests: a table laid out by hand, then played step by step.
//!
//! Places, stars and boons are numbered from 1, as people see them on the table.
#![allow(
    dead_code,
    reason = "every test file uses its own part of these helpers"
)]

mod alone;
pub mod broken;

pub use alone::*;

use std::sync::LazyLock;

use astra::{
    Action, Astra, BoonSlot, Card, CardId, Deal, Deck, Element, Event, Fame, FinalCardId, Illegal,
    Journal, Modifier, Modifiers, Pen, Place, PlaceId, PtolemyDeal, Stage, Star, StarSet, State,
    View,
};
use tabletop::{Chance, Game, Observer, Options, Outcome, Seat, Seed};

/// The game with the built-in cards, read once.
pub static GAME: LazyLock<Astra> =
    LazyLock::new(|| Astra::new().expect("the built-in cards are valid"));

pub use testing::{ANN, BEN, CAT, DAN, EVE};

/// A table to be laid out.
#[derive(Clone, Debug)]
pub struct Layout {
    seats: usize,
    first: Seat,
    finals: Vec<usize>,
    sphere: Element,
    board: Vec<&'static str>,
    owned: Vec<(Seat, &'static str, bool)>,
    next: Vec<&'static str>,
    above: Option<usize>,
    left: Option<usize>,
    modifiers: Modifiers,
    library: Vec<&'static str>,
}

/// Returns a table with this many seats. Ann begins, and the Fire sphere is active.
pub fn table(seats: usize) -> Layout {
    Layout {
        seats,
        first: ANN,
        finals: (1..=seats).collect(),
        sphere: Element::Fire,
        board: Vec::new(),
        owned: Vec::new(),
        next: Vec::new(),
        above: None,
        left: None,
        modifiers: Modifiers::NONE,
        library: Vec::new(),
    }
}

impl Layout {
    /// Sets the cards around the board from place 1 on. The other places get any other cards.
    pub fn board(mut self, cards: &[&'static str]) -> Self {
        self.board = cards.to_vec();
        self
    }

    /// Sets who has the First Player token.
    pub fn first(mut self, seat: Seat) -> Self {
        self.first = seat;
        self
    }

    /// Sets the Final Scoring cards of the seats by number.
    pub fn finals(mut self, numbers: &[usize]) -> Self {
        self.finals = numbers.to_vec();
        self
    }

    /// Sets the active sphere.
    pub fn sphere(mut self, sphere: Element) -> Self {
        self.sphere = sphere;
        self
    }

    /// Gives a player active cards, and just enough wisdom to keep all of their cards.
    pub fn owns(mut self, seat: Seat, cards: &[&'static str]) -> Self {
        self.owned
            .extend(cards.iter().map(|&card| (seat, card, false)));
        self
    }

    /// Gives a player exhausted cards, and just enough wisdom to keep all of their cards.
    pub fn exhausted(mut self, seat: Seat, cards: &[&'static str]) -> Self {
        self.owned
            .extend(cards.iter().map(|&card| (seat, card, true)));
        self
    }

    /// Sets the next cards of the deck.
    pub fn next(mut self, cards: &[&'static str]) -> Self {
        self.next = cards.to_vec();
        self
    }

    /// Leaves this many cards above Game End. Other cards drawn before are in the discard pile.
    pub fn left_above_game_end(mut self, cards: usize) -> Self {
        self.above = Some(cards);
        self
    }

    /// Leaves this many cards in the deck, all from under Game End.
    pub fn left_in_deck(mut self, cards: usize) -> Self {
        self.left = Some(cards);
        self
    }

    /// Lays the table out.
    pub fn begin(self) -> Scene {
        let pack = self.pack();
        let chance = Chance::new(Seed::from_text("scene"));
        let mut state = GAME
            .start(&self.options(), &self.deal(&pack), chance)
            .expect("the deal is valid");
        for &card in &pack.burnt {
            state.table.discard.insert(card);
        }
        self.hand_out(&mut state);
        state.table.drawn = pack.drawn as u8;
        Scene { game: &GAME, state }
    }

    /// Arranges all 48 cards in the order in which the game deals them.
    fn pack(&self) -> Pack {
        let owned = || self.owned.iter().map(|(_, key, _)| key);
        let named = self.board.iter().chain(owned()).chain(&self.next);
        let used = find_all(named.chain(&self.library));
        let mut spare: Vec<CardId> = CardId::all().filter(|card| !used.contains(card)).collect();
        assert_eq!(spare.len() + used.len(), 48, "no card is named twice");
        let opening = spare
            .iter()
            .position(|&card| GAME.cards().card(card).element == self.sphere)
            .expect("a card of the sphere");
        let mut deck = vec![spare.remove(opening)];
        deck.extend(find_all(&self.board));
        let removed = match self.seats {
            1 => self.removed(&GAME, &mut spare),
            _ => Vec::new(),
        };
        while deck.len() < 1 + PlaceId::of(self.seats).count() {
            deck.push(spare.remove(0));
        }
        deck.extend(find_all(owned()));
        let drawn = self.drawn().unwrap_or(deck.len());
        assert!(drawn >= deck.len(), "all cards on the table were drawn");
        let burnt: Vec<CardId> = spare.drain(..drawn - deck.len()).collect();
        deck.extend(&burnt);
        deck.extend(find_all(&self.next));
        if self.seats == 1 {
            let room = GAME.data().board(1).cards() - deck.len();
            deck.extend(spare.drain(..room));
            deck.extend(&removed);
            deck.extend(find_all(&self.library));
        }
        deck.extend(spare);
        Pack {
            deck,
            drawn,
            burnt,
            removed,
        }
    }

    /// Returns the number of cards drawn from the deck, if the layout says how many are left.
    fn drawn(&self) -> Option<usize> {
        let board = GAME.data().board(self.seats);
        let above = self.above.map(|above| board.above_game_end - above);
        above.or(self.left.map(|left| board.cards() - left))
    }

    fn deal(&self, pack: &Pack) -> Deal {
        let final_card = |number| FinalCardId::new(number - 1);
        let last = self.modifiers.has(Modifier::FinalCard);
        Deal {
            first: self.first,
            finals: self.finals.iter().copied().map(final_card).collect(),
            deck: Deck::new(pack.deck.clone().try_into().expect("48 cards")),
            ptolemy: (self.seats == 1).then(|| PtolemyDeal {
                modifiers: self.modifiers,
                removed: pack.removed.iter().copied().collect(),
                final_card: last.then(|| final_card(6)),
            }),
        }
    }

    fn options(&self) -> Options {
        let keys: Vec<&str> = self.modifiers.iter().map(Modifier::key).collect();
        match &keys[..] {
            [] => Options::new(),
            keys => Options::new().with("modifiers", &keys.join(",")),
        }
    }

    /// Gives the players their cards and enough wisdom to keep them.
    fn hand_out(&self, state: &mut State) {
        for &(seat, key, exhausted) in &self.owned {
            let journal = &mut state.table.journals[seat];
            journal.cards.insert(find(key));
            if exhausted {
                journal.exhausted.insert(find(key));
            }
        }
        for seat in Seat::of(self.seats) {
            let journal = &mut state.table.journals[seat];
            let tracks = &GAME.data().journal;
            while tracks.card_limit(journal.wisdom) < journal.cards.len() {
                journal.wisdom += 1;
            }
        }
    }
}

/// The cards of a layout.
struct Pack {
    /// All cards in the order in which the game deals them.
    deck: Vec<CardId>,
    /// How many of them are drawn.
    drawn: usize,
    /// Those that were drawn and discarded.
    burnt: Vec<CardId>,
    /// Those that the rules of the solo game remove.
    removed: Vec<CardId>,
}

fn find(key: &str) -> CardId {
    GAME.cards().find(key).expect(key)
}

fn find_all<'a>(keys: impl IntoIterator<Item = &'a &'static str>) -> Vec<CardId> {
    keys.into_iter().map(|key| find(key)).collect()
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Scene {
    pub game: &'static Astra,
    pub state: State,
}

impl Scene {
    /// Returns the card with this key.
    pub fn card(&self, key: &str) -> CardId {
        find(key)
    }

    /// Returns the facts of the card with this key.
    pub fn facts(&self, key: &str) -> &Card {
        self.game.cards().card(self.card(key))
    }

    /// Returns the key of the card on a place.
    pub fn on(&self, place: usize) -> Option<&str> {
        let card = self.state.table.places[place - 1].card?;
        Some(&self.game.cards().card(card).id)
    }

    pub fn journal(&self, seat: Seat) -> &Journal {
        &self.state.table.journals[seat]
    }

    pub fn journal_mut(&mut self, seat: Seat) -> &mut Journal {
        &mut self.state.table.journals[seat]
    }

    /// Returns the keys of a player's cards, active and exhausted.
    pub fn cards_of(&self, seat: Seat) -> Vec<&str> {
        self.keys(self.journal(seat).cards.iter())
    }

    /// Returns the keys of a player's exhausted cards.
    pub fn exhausted_of(&self, seat: Seat) -> Vec<&str> {
        self.keys(self.journal(seat).exhausted.iter())
    }

    fn keys(&self, cards: impl Iterator<Item = CardId>) -> Vec<&str> {
        cards
            .map(|card| self.game.cards().card(card).id.as_str())
            .collect()
    }

    /// Puts a player's marks on a card, bypassing the rules.
    pub fn marked(&mut self, seat: Seat, place: usize, stars: &[usize]) -> &mut Self {
        self.marked_by(Pen::of(seat), place, stars)
    }

    /// Puts the dreamer's marks on a card, bypassing the rules.
    pub fn dreamt(&mut self, place: usize, stars: &[usize]) -> &mut Self {
        self.marked_by(Pen::DREAMER, place, stars)
    }

    fn marked_by(&mut self, pen: Pen, place: usize, stars: &[usize]) -> &mut Self {
        for &number in stars {
            self.state.table.places[place - 1].mark(self.game.cards(), pen, star(number));
        }
        self
    }

    /// Takes a card off the board and leaves its place empty, as if the deck had run out.
    pub fn clear(&mut self, place: usize) -> &mut Self {
        let place = &mut self.state.table.places[place - 1];
        if let Some(card) = place.card {
            self.state.table.discard.insert(card);
        }
        *place = Place::default();
        self
    }

    /// Returns the numbers of the stars that a pen has marked on a place.
    pub fn marks(&self, pen: Pen, place: usize) -> Vec<usize> {
        numbers(self.state.table.places[place - 1].marks[pen])
    }

    /// Returns the legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        testing::legal_actions(self.game, &self.state, seat)
    }

    /// Returns the stars of a place that the seat to act may mark now.
    pub fn markable(&self, place: usize) -> Vec<usize> {
        let seat = self.to_act()[0];
        let here = PlaceId::new(place - 1);
        let stars = self
            .legal(seat)
            .into_iter()
            .filter_map(|action| match action {
                Action::Mark { place, star } if place == here => Some(star.number()),
                _ => None,
            });
        stars.collect()
    }

    /// Returns the seats to act.
    pub fn to_act(&self) -> Vec<Seat> {
        self.game.to_act(&self.state).iter().collect()
    }

    /// Carries out an action. It must be legal and listed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        testing::act(self.game, &mut self.state, seat, action, &mut events);
        events
    }

    /// Tries an illegal action and returns the refusal. It must not be listed and must change
    /// nothing.
    pub fn refuse(&mut self, seat: Seat, action: Action) -> Illegal {
        testing::refuse(self.game, &mut self.state, seat, action)
    }

    /// Marks these stars of one card, one after the other.
    pub fn marking(&mut self, seat: Seat, place: usize, stars: &[usize]) -> Vec<Event> {
        stars
            .iter()
            .flat_map(|&star| self.act(seat, mark(place, star)))
            .collect()
    }

    pub fn use_card(&mut self, seat: Seat, key: &str) -> Vec<Event> {
        self.act(seat, Action::Use(self.card(key)))
    }

    pub fn stop(&mut self, seat: Seat) -> Vec<Event> {
        self.act(seat, Action::Stop)
    }

    pub fn rest(&mut self, seat: Seat) -> Vec<Event> {
        self.act(seat, Action::Rest)
    }

    pub fn finish(&mut self, seat: Seat) -> Vec<Event> {
        self.act(seat, Action::Finish)
    }

    pub fn decline(&mut self, seat: Seat) -> Vec<Event> {
        self.act(seat, Action::Decline)
    }

    pub fn reactivate(&mut self, seat: Seat, key: &str) -> Vec<Event> {
        self.act(seat, Action::Reactivate(self.card(key)))
    }

    pub fn discard(&mut self, seat: Seat, key: &str) -> Vec<Event> {
        self.act(seat, Action::Discard(self.card(key)))
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Observer::Seat(seat))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Returns a player's fame if the game ended now, with this Final Scoring card.
    pub fn fame(&self, seat: Seat, card: usize) -> Fame {
        let (cards, data) = (self.game.cards(), self.game.data());
        Fame::of(
            cards,
            data,
            &self.state.table,
            seat,
            FinalCardId::new(card - 1),
        )
    }

    /// Makes everybody rest until it is `seat`'s turn. For tables without a Dream phase.
    pub fn rest_until(&mut self, seat: Seat) {
        for _ in 0..5 {
            if self.state.table.active == seat {
                return;
            }
            self.rest(self.state.table.active);
        }
        panic!("it is never {seat:?}'s turn");
    }

    /// Makes everybody rest until the game is over. Returns the seats in the order of their turns.
    /// For games in their last rounds at tables without a Dream phase.
    pub fn rest_to_the_end(&mut self) -> Vec<Seat> {
        let mut turns = Vec::new();
        while self.state.table.stage != Stage::Over {
            assert!(turns.len() < 20, "expected the game to end");
            turns.push(self.state.table.active);
            self.rest(self.state.table.active);
        }
        turns
    }
}

/// Returns the star with this number.
pub fn star(number: usize) -> Star {
    Star::new(number - 1)
}

/// Returns the place with this number.
pub fn place(number: usize) -> PlaceId {
    PlaceId::new(number - 1)
}

/// Returns the numbers of some stars.
pub fn numbers(stars: StarSet) -> Vec<usize> {
    stars.iter().map(Star::number).collect()
}

pub fn mark(at: usize, number: usize) -> Action {
    Action::Mark {
        place: place(at),
        star: star(number),
    }
}

pub fn pick(boon: usize) -> Action {
    Action::Pick(BoonSlot::new(boon - 1))
}

pub fn discover(at: usize) -> Action {
    Action::Discover(place(at))
}

pub fn dream(at: usize) -> Action {
    Action::Dream(place(at))
}
