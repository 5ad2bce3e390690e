//! Astra as an implementation of [`Game`]: set-up (A2) and dispatch from actions to their rules.

use rand::Rng;
use tabletop::{
    Barrier, BySeat, Chance, EventSink, Facts, Game, GameOption, Observer, OptionReader, Options,
    Outcome, Provisional, Seat, SeatSet, Seed, SetupError, SetupErrors, data_hash,
};

use crate::card::CARDS as CARD_COUNT;
use crate::data_text::data_text;
use crate::deck::{Deal, Deck, PtolemyDeal};
use crate::play::Play;
use crate::ptolemy::{HiddenLibrary, Wish};
use crate::state::{Discovery, Hidden, Stage, Turn};
use crate::{
    Action, CardId, CardIds, CardSet, Element, Event, FileErrors, FinalCardId, Illegal, Journal,
    Modifier, Place, PlaceId, PlaceSet, Ptolemy, PublicState, RulesVersion, State, TableData, View,
    canonical, imagine, legality, ptolemy, scoring,
};

/// The built-in card file.
const CARDS: &str = include_str!("../data/cards.toml");
/// The built-in table file.
const TABLE: &str = include_str!("../data/table.toml");

static FACTS: Facts = Facts {
    id: "astra",
    rules_version: RulesVersion::Two.number(),
    least_seats: 1,
    most_seats: 5,
    // Two players need the dreamer, so the game plays best with three.
    usual_seats: 3,
    minutes: 60,
    options: &[GameOption::FIRST, GameOption::CARDS, ptolemy::MODIFIERS],
    hidden_information: true,
    chance_in_play: true,
    simultaneous_choices: true,
    race: None,
};

/// The parsed options.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// The first player, if chosen (A2.4).
    first: Option<Seat>,
    /// The modifiers of a solo game (A8.15).
    modifiers: Wish,
}

/// The game of Astra with a set of cards.
#[derive(Clone, Debug)]
pub struct Astra {
    cards: CardSet,
    data: TableData,
    hash: String,
    rules: RulesVersion,
}

impl Astra {
    /// Creates the game with the built-in cards.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the built-in data files. The tests make
    /// sure that they are valid.
    pub fn new() -> Result<Self, FileErrors> {
        Self::with_cards(CARDS)
    }

    /// Creates the game with the cards of a card file.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn with_cards(cards: &str) -> Result<Self, FileErrors> {
        let cards = CardSet::parse(cards)?;
        Ok(Self::with_data(cards, TableData::parse(TABLE)?))
    }

    /// Creates the game with these cards and this table.
    #[must_use]
    pub fn with_data(cards: CardSet, data: TableData) -> Self {
        let hash = data_hash(&data_text(&cards, &data));
        Self {
            cards,
            data,
            hash,
            rules: RulesVersion::default(),
        }
    }

    /// Returns the canonical text of the data, whose hash is kept in records.
    #[must_use]
    pub fn data_text(&self) -> String {
        data_text(&self.cards, &self.data)
    }

    /// Returns the text of the built-in card file, which can serve as a template for custom cards.
    #[must_use]
    pub fn card_file() -> &'static str {
        CARDS
    }

    /// Returns the text of the built-in table file.
    #[must_use]
    pub fn table_file() -> &'static str {
        TABLE
    }

    /// Returns the cards.
    #[must_use]
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// Returns the data of everything else on the table.
    #[must_use]
    pub fn data(&self) -> &TableData {
        &self.data
    }

    /// A8.6: the places Ptolemy may observe for an element, all equally good.
    #[must_use]
    pub fn ptolemys_goals(&self, table: &PublicState, element: Element) -> PlaceSet {
        let board = self.data.board(table.seat_count());
        ptolemy::goals(&self.cards, board, table, element)
    }

    fn check_options(options: &Options, seats: usize) -> Result<Wanted, SetupErrors> {
        let mut reader = OptionReader::new(&FACTS, options, seats);
        let modifiers = Wish::parse(reader.text(&ptolemy::MODIFIERS));
        let modifiers = modifiers.unwrap_or_else(|reasons| {
            reasons.into_iter().for_each(|reason| reader.refuse(reason));
            Wish::default()
        });
        // A2.4: drawn or chosen.
        let first = reader.seat(&GameOption::FIRST);
        reader.finish()?;
        Ok(Wanted { first, modifiers })
    }

    fn check_deal(&self, wanted: Wanted, deal: &Deal) -> Result<(), SetupErrors> {
        let seats = deal.finals.len();
        let mut errors = Vec::new();
        let mut wrong = |key, what| errors.push(SetupError::BadDeal { key, what });
        if deal.first.index() >= seats {
            wrong("first-seat", "the first player has no seat");
        }
        if wanted.first.is_some_and(|first| first != deal.first) {
            wrong(
                "first-chosen",
                "the first player is not the one the options name",
            );
        }
        let repeated = |(i, card): (usize, &FinalCardId)| deal.finals[..i].contains(card);
        if deal.finals.iter().enumerate().any(repeated) {
            wrong("final-twice", "the same Final Scoring card is dealt twice");
        }
        if !deal.deck.is_whole() {
            wrong(
                "not-whole",
                "the deck does not contain every card exactly once",
            );
        }
        match &deal.ptolemy {
            Some(_) if seats != 1 => wrong(
                "ptolemy-there",
                "Ptolemy only plays against a single player",
            ),
            None if seats == 1 => wrong("ptolemy-missing", "Ptolemy is missing"),
            Some(his) => self.check_ptolemy(wanted, deal, his, wrong),
            None => {}
        }
        SetupErrors::check(errors)
    }
}

impl Astra {
    /// Checks Ptolemy's part of a deal.
    fn check_ptolemy(
        &self,
        wanted: Wanted,
        deal: &Deal,
        his: &PtolemyDeal,
        mut wrong: impl FnMut(&'static str, &'static str),
    ) {
        if !wanted.modifiers.fits(his.modifiers) {
            wrong(
                "modifiers",
                "the modifiers are not those the options ask for",
            );
        }
        if his.final_card.is_some() != his.modifiers.has(Modifier::FinalCard) {
            wrong(
                "ptolemys-final",
                "Ptolemy must have a Final Scoring card with harder 3, and only then",
            );
        }
        if his
            .final_card
            .is_some_and(|card| deal.finals.contains(&card))
        {
            wrong("final-twice", "the same Final Scoring card is dealt twice");
        }
        let deck = deal.deck.cards().iter().skip(self.data.board(1).cards());
        let removals = ptolemy::removals(&self.cards, &self.data.solo, his.modifiers);
        if !ptolemy::may_be_removed(deck.copied().collect(), his.removed, &removals) {
            wrong(
                "removed",
                "the removed cards are not those the rules remove",
            );
        }
    }

    /// A8.2, A8.15: draws Ptolemy's part of the deal. The modifiers are drawn last, so that a seed
    /// deals the same cards whatever the modifiers are.
    fn deal_ptolemy(
        &self,
        wish: Wish,
        rest: CardIds,
        final_card: FinalCardId,
        chance: &mut Chance,
    ) -> PtolemyDeal {
        let mut order: [CardId; CARD_COUNT] = std::array::from_fn(CardId::new);
        chance.shuffle(&mut order);
        let modifiers = wish.draw(chance);
        let removals = ptolemy::removals(&self.cards, &self.data.solo, modifiers);
        PtolemyDeal {
            modifiers,
            removed: ptolemy::removed(rest, &order, &removals),
            final_card: modifiers.has(Modifier::FinalCard).then_some(final_card),
        }
    }

    /// A8.2, A8.3: sets up Ptolemy with the cards left over from the deck.
    fn seat_ptolemy(&self, state: &mut State, deal: &PtolemyDeal, rest: &[CardId]) {
        let library = HiddenLibrary {
            pile: ptolemy::pile(rest, deal.removed),
            right: None,
            final_card: deal.final_card,
        };
        let (ptolemy, library) = Ptolemy::new(&self.data.solo, deal.modifiers, library);
        state.table.ptolemy = Some(ptolemy);
        state.hidden.library = library;
        if deal.modifiers.has(Modifier::MoreStardust) {
            for seat in Seat::of(1) {
                state.table.journals[seat].stardust = self.data.solo.easier_stardust;
            }
        }
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

    fn rules_version(&self) -> u32 {
        self.rules.number()
    }

    fn with_rules(self, version: u32) -> Option<Self> {
        let rules = RulesVersion::from_number(version)?;
        Some(Self { rules, ..self })
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    /// A2.1, A2.2, A2.4: first player, Final Scoring cards, deck; A8.15: modifiers.
    fn deal(&self, options: &Options, seats: usize, seed: Seed) -> Result<Deal, SetupErrors> {
        let wanted = Self::check_options(options, seats)?;
        let mut chance = Chance::new(seed);
        let drawn = Seat::new(chance.below(seats as u32) as usize);
        let mut finals: Vec<FinalCardId> = FinalCardId::all().collect();
        chance.shuffle(&mut finals);
        let mut deck = std::array::from_fn(CardId::new);
        chance.shuffle(&mut deck);
        let ptolemy = (seats == 1).then(|| {
            let rest = deck[self.data.board(1).cards()..].iter().copied();
            self.deal_ptolemy(wanted.modifiers, rest.collect(), finals[1], &mut chance)
        });
        finals.truncate(seats);
        Ok(Deal {
            first: wanted.first.unwrap_or(drawn),
            finals,
            deck: Deck::new(deck),
            ptolemy,
        })
    }

    /// A2.1 to A2.3; in a solo game A8.1 to A8.3.
    fn start(&self, options: &Options, deal: &Deal, chance: Chance) -> Result<State, SetupErrors> {
        let seats = deal.finals.len();
        let wanted = Self::check_options(options, seats)?;
        self.check_deal(wanted, deal)?;
        let (deck, rest) = deal.deck.cards().split_at(self.data.board(seats).cards());
        // A2.3: the top card is discarded; its element is the active sphere.
        let discard = CardIds::from_iter([deck[0]]);
        let mut places = [Place::default(); crate::place::MAX_PLACES];
        for (place, &card) in PlaceId::of(seats).zip(&deck[1..]) {
            places[place.index()] = Place::with(card);
        }
        let mut journals = BySeat::filled(Journal::default());
        let mut finals = BySeat::filled(FinalCardId::new(0));
        for seat in Seat::of(seats) {
            journals[seat] = Journal::new(&self.data.journal);
            finals[seat] = deal.finals[seat.index()];
        }
        let table = PublicState {
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
            drawn: 1 + PlaceId::of(seats).count() as u8,
            ptolemy: None,
        };
        let hidden = Hidden {
            deck: deck.iter().copied().collect(),
            finals,
            picks: BySeat::filled(None),
            library: HiddenLibrary::default(),
        };
        let mut state = State {
            table,
            hidden,
            chance,
        };
        if let Some(deal) = &deal.ptolemy {
            self.seat_ptolemy(&mut state, deal, rest);
        }
        Ok(state)
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

    fn provisional(&self, view: &View) -> Option<Provisional> {
        Some(scoring::provisional(&self.cards, &self.data, view))
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
            rules: self.rules,
            board,
            table: &mut state.table,
            hidden: &mut state.hidden,
            chance: &mut state.chance,
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
        imagine::imagine(&self.cards, &self.data, view, rng)
    }

    fn canonical(&self, state: &State) -> String {
        canonical::canonical(state)
    }
}
