//! Astra as the contract wants it: set-up (A2) and the way from an action to its rules.

use rand::Rng;
use tabletop::{
    Barrier, BySeat, Chance, EventSink, Expected, Facts, Game, Observer, Options, Outcome, Seat,
    SeatSet, Seed, SetupError, SetupErrors, data_hash,
};

use crate::data_text::data_text;
use crate::deck::{Deal, Deck};
use crate::play::Play;
use crate::state::{Discovery, Hidden, Stage, Turn};
use crate::{
    Action, CardId, CardIds, CardSet, Event, FileErrors, FinalCardId, Illegal, Journal, Place,
    PlaceId, State, Table, TableData, View, canonical, imagine, legality, scoring,
};

/// The card file that comes with the game.
const CARDS: &str = include_str!("../data/cards.toml");
/// The table file that comes with the game.
const TABLE: &str = include_str!("../data/table.toml");

static FACTS: Facts = Facts {
    id: "astra",
    rules_version: 1,
    least_seats: 2,
    most_seats: 5,
    hidden_information: true,
    chance_in_play: false,
    simultaneous_choices: true,
};

/// The options there are. `cards` names a file: who makes the value has read it by then.
const OPTIONS: &[&str] = &["cards", "first"];

/// Astra with a set of cards.
#[derive(Clone, Debug)]
pub struct Astra {
    cards: CardSet,
    data: TableData,
    hash: String,
}

impl Astra {
    /// Astra with its own cards.
    ///
    /// # Errors
    /// Everything that is wrong with the built-in data files; the tests see to it that nothing is.
    pub fn new() -> Result<Self, FileErrors> {
        Self::with_cards(CARDS)
    }

    /// Astra with the cards of a card file.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    pub fn with_cards(cards: &str) -> Result<Self, FileErrors> {
        let cards = CardSet::parse(cards)?;
        let data = TableData::parse(TABLE)?;
        let hash = data_hash(&data_text(&cards, &data));
        Ok(Self { cards, data, hash })
    }

    /// The canonical text of the data, of which records keep the hash.
    #[must_use]
    pub fn data_text(&self) -> String {
        data_text(&self.cards, &self.data)
    }

    /// The text of the built-in card file: a set of one's own can begin with it.
    #[must_use]
    pub fn card_file() -> &'static str {
        CARDS
    }

    /// The cards.
    #[must_use]
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// Everything else on the table.
    #[must_use]
    pub fn data(&self) -> &TableData {
        &self.data
    }

    fn check_options(&self, options: &Options, seats: usize) -> Result<Option<Seat>, SetupErrors> {
        let mut errors: Vec<SetupError> = options.unknown(OPTIONS).collect();
        let (least, most) = (FACTS.least_seats, FACTS.most_seats);
        if !(least..=most).contains(&seats) {
            errors.push(SetupError::Seats {
                given: seats,
                least,
                most,
            });
        }
        // A2.4: by chance or chosen.
        let first = match options.get("first") {
            None | Some("random") => None,
            Some(text) => match text.parse::<usize>() {
                Ok(number) if (1..=seats.min(most)).contains(&number) => {
                    Some(Seat::new(number - 1))
                }
                _ => {
                    errors.push(SetupError::BadValue {
                        key: "first",
                        value: text.to_owned(),
                        expected: Expected::WordOrNumber {
                            word: "random",
                            least: 1,
                            most: seats.min(most),
                        },
                    });
                    None
                }
            },
        };
        SetupErrors::check(errors)?;
        Ok(first)
    }

    fn check_deal(first: Option<Seat>, deal: &Deal) -> Result<(), SetupErrors> {
        let seats = deal.finals.len();
        let mut errors = Vec::new();
        let mut wrong = |key, what| errors.push(SetupError::BadDeal { key, what });
        if deal.first.index() >= seats {
            wrong("first-seat", "the first player has no seat");
        }
        if first.is_some_and(|first| first != deal.first) {
            wrong(
                "first-chosen",
                "the first player is not the one the options name",
            );
        }
        let repeated = |(i, card): (usize, &FinalCardId)| deal.finals[..i].contains(card);
        if deal.finals.iter().enumerate().any(repeated) {
            wrong(
                "final-twice",
                "two players have the same Final Scoring card",
            );
        }
        if !deal.deck.is_whole() {
            wrong("card-twice", "a card is in the deck twice");
        }
        SetupErrors::check(errors)
    }
}

impl Game for Astra {
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Deal = Deal;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    /// A2.1, A2.2, A2.4: first player, Final Scoring cards, deck.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Deal, SetupErrors> {
        let chosen = self.check_options(options, seats)?;
        let mut chance = Chance::new(seed);
        let drawn = Seat::new(chance.below(seats as u32) as usize);
        let mut finals: Vec<FinalCardId> = FinalCardId::all().collect();
        chance.shuffle(&mut finals);
        finals.truncate(seats);
        let mut deck = std::array::from_fn(CardId::new);
        chance.shuffle(&mut deck);
        Ok(Deal {
            first: chosen.unwrap_or(drawn),
            finals,
            deck: Deck::new(deck),
        })
    }

    /// A2.1 to A2.3.
    fn start(&self, options: &Options, deal: &Deal, chance: Chance) -> Result<State, SetupErrors> {
        let seats = deal.finals.len();
        let first = self.check_options(options, seats)?;
        Self::check_deal(first, deal)?;
        let deck = deal.deck.cards();
        // A2.3: the top card is discarded, its element is the active sphere.
        let discard = CardIds::from_iter([deck[0]]);
        let mut places = [Place::default(); crate::place::MOST_PLACES];
        for (place, &card) in PlaceId::of(seats).zip(&deck[1..]) {
            places[place.index()] = Place::with(card);
        }
        let mut journals = BySeat::filled(Journal::default());
        let mut finals = BySeat::filled(FinalCardId::new(0));
        for seat in Seat::of(seats) {
            journals[seat] = Journal::new(&self.data.journal);
            finals[seat] = deal.finals[seat.index()];
        }
        let table = Table {
            seats: seats as u8,
            first: deal.first,
            active: deal.first,
            round: 1,
            last_round: None,
            sphere: self.cards.card(deck[0]).element,
            stage: Stage::Turn,
            turn: Turn::default(),
            discovery: Discovery::default(),
            places,
            journals,
            discard,
            drawn: seats as u8 + 2,
        };
        let hidden = Hidden {
            deck: deal.deck.clone(),
            finals,
            picks: BySeat::filled(None),
        };
        Ok(State {
            table,
            hidden,
            chance,
        })
    }

    fn seats(&self, state: &State) -> usize {
        state.table.seat_count()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.table.to_act()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.table.stage == Stage::Over).then(|| scoring::outcome(&self.cards, &self.data, state))
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legality::list(&self.cards, &state.table, seat, actions);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Barrier, Illegal> {
        legality::check(&self.cards, &state.table, seat, action)?;
        let board = self.data.board(state.table.seat_count());
        let mut play = Play {
            cards: &self.cards,
            data: &self.data,
            board,
            table: &mut state.table,
            hidden: &mut state.hidden,
            sink,
            barrier: Barrier::Open,
        };
        play.carry_out(seat, action);
        Ok(play.barrier)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn event_for(&self, event: &Event, observer: Observer) -> Option<Event> {
        Some(event.told_to(observer))
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        imagine::imagine(view, rng)
    }

    fn canonical(&self, state: &State) -> String {
        canonical::canonical(state)
    }
}
