//! A second referee, written only from the text of the rules and of `docs/record-nightsky.md`, with
//! names, lists and loops. It shares the game's data but none of its code.

mod observing;
mod text;

use nightsky::{Action, Deal, Draft, Instrument, NightSky, PublicState, Stage};
use sky::Constellation;
use tabletop::{Seat, SeatSet};

use super::map::MAP;

const SIGNS: [&str; 12] = [
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpius",
    "sagittarius",
    "capricornus",
    "aquarius",
    "pisces",
];

const SIGN_CELLS: [&str; 12] = [
    "Ari", "Tau", "Gem", "Cnc", "Leo", "Vir", "Lib", "Sco", "Sgr", "Cap", "Aqr", "Psc",
];

const KINDS: [&str; 9] = [
    "clear_night",
    "shooting_star",
    "clouds",
    "conjunction",
    "new_moon",
    "eclipse",
    "star_party",
    "dew",
    "big_bang",
];

const MEANS: [&str; 4] = ["eye", "binoculars", "refractor", "telescope"];

/// The face of a card: its constellation, or none for the solar system, and its points.
#[derive(Clone, Debug)]
struct Printed {
    place: Option<String>,
    points: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Astronomer {
    eye: String,
    clouds: Option<String>,
    cards: Vec<usize>,
    turned: Vec<usize>,
    observed: Vec<u32>,
    doubled: u32,
    sun: u32,
    shooting_star: u32,
}

#[derive(Clone, PartialEq, Debug)]
enum Moment {
    Drafting { round: usize, chosen: Vec<usize> },
    Beginning,
    Clouding,
    Swapping,
    Choosing,
    Moving(String),
    Observing(String),
    Joining(String, Vec<usize>),
    Over,
}

/// The second referee's table. Seats and cards are numbered from 1.
#[derive(Clone, Debug)]
pub struct Plain {
    printed: Vec<Printed>,
    rush: bool,
    with_die: bool,
    first: Option<usize>,
    active: usize,
    round: usize,
    die: Option<u32>,
    drawn: Option<String>,
    moment: Moment,
    sun: usize,
    /// Binoculars, refractor, telescope.
    places: Vec<String>,
    /// The names of the cards in the pile, in order.
    pile: Vec<&'static str>,
    choose: Vec<usize>,
    played: Vec<usize>,
    players: Vec<Astronomer>,
}

/// The outcomes of chance, read one after the other.
struct Script<'a>(&'a [u32]);

impl Script<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let (&outcome, rest) = self.0.split_first().expect("an outcome is left");
        assert!(outcome < bound, "{outcome} is not below {bound}");
        self.0 = rest;
        outcome
    }

    fn die(&mut self) -> u32 {
        self.below(6) + 1
    }

    /// Throws a token.
    fn cell(&mut self) -> String {
        let mut left = self.below(41_252_967);
        for cell in Constellation::all() {
            if left < cell.area() {
                return cell.abbr().to_owned();
            }
            left -= cell.area();
        }
        panic!("the token fell outside the sky");
    }
}

fn full_pile() -> Vec<&'static str> {
    KINDS.iter().flat_map(|&kind| [kind, kind]).collect()
}

impl Plain {
    /// Creates the table after the set-up.
    pub fn new(game: &NightSky, rush: bool, with_die: bool, deal: &Deal) -> Self {
        let printed = game.cards().all().iter().map(|card| Printed {
            place: card.constellation.map(|cell| cell.abbr().to_owned()),
            points: card.points.iter().copied().map(u32::from).collect(),
        });
        let astronomer = |eye: &Constellation| Astronomer {
            eye: eye.abbr().to_owned(),
            clouds: None,
            cards: Vec::new(),
            turned: Vec::new(),
            observed: vec![0; 4],
            doubled: 0,
            sun: 0,
            shooting_star: 0,
        };
        Self {
            printed: printed.collect(),
            rush,
            with_die,
            first: None,
            active: 1,
            round: 0,
            die: None,
            drawn: None,
            moment: Moment::Drafting {
                round: 1,
                chosen: Vec::new(),
            },
            sun: deal.sun.number(),
            places: deal.instruments.map(|cell| cell.abbr().to_owned()).to_vec(),
            pile: full_pile(),
            choose: deal.cards.iter().map(|card| card.number()).collect(),
            played: Vec::new(),
            players: deal.eyes.iter().map(astronomer).collect(),
        }
    }

    /// Copies a table of the game.
    pub fn at(game: &NightSky, table: &PublicState) -> Self {
        let seats = Seat::of(table.seat_count());
        let deal = Deal {
            eyes: seats.clone().map(|seat| table.players[seat].eye).collect(),
            instruments: table.instruments,
            sun: table.sun,
            cards: table.to_choose,
        };
        let rush = table.settings.draft == Draft::Rush;
        let mut plain = Self::new(game, rush, table.settings.die, &deal);
        plain.first = table.first.map(Seat::number);
        plain.active = table.active.number();
        plain.round = table.round.into();
        plain.die = table.die.map(u32::from);
        plain.drawn = table.drawn.map(|card| card.key().to_owned());
        plain.played = table.played.iter().map(|card| card.number()).collect();
        plain.pile.clear();
        for (kind, &count) in KINDS.into_iter().zip(table.pile.counts()) {
            plain.pile.extend((0..count).map(|_| kind));
        }
        for (player, seat) in plain.players.iter_mut().zip(seats) {
            let other = &table.players[seat];
            player.clouds = other.clouds.map(|means| means.key().to_owned());
            player.cards = other.cards.iter().map(|card| card.number()).collect();
            player.turned = other.turned.iter().map(|card| card.number()).collect();
            player.observed = other.points.observed.0.map(u32::from).to_vec();
            player.doubled = other.points.doubled.into();
            player.sun = other.points.sun.into();
            player.shooting_star = other.points.shooting_star.into();
        }
        let numbers = |seats: SeatSet| seats.iter().map(Seat::number).collect();
        plain.moment = match table.stage {
            Stage::Drafting { round, chosen } => Moment::Drafting {
                round: round.into(),
                chosen: numbers(chosen),
            },
            Stage::Beginning => Moment::Beginning,
            Stage::Clouding => Moment::Clouding,
            Stage::Swapping => Moment::Swapping,
            Stage::Choosing => Moment::Choosing,
            Stage::Moving { instrument } => Moment::Moving(instrument.key().to_owned()),
            Stage::Observing { instrument } => Moment::Observing(instrument.key().to_owned()),
            Stage::Joining {
                instrument,
                waiting,
            } => Moment::Joining(instrument.key().to_owned(), numbers(waiting)),
            Stage::Over => Moment::Over,
        };
        plain
    }

    pub fn is_over(&self) -> bool {
        self.moment == Moment::Over
    }

    /// Returns the seats that may act.
    pub fn to_act(&self) -> Vec<usize> {
        let all = 1..=self.players.len();
        match &self.moment {
            Moment::Over => Vec::new(),
            Moment::Drafting { chosen, .. } if self.rush => {
                all.filter(|seat| !chosen.contains(seat)).collect()
            }
            Moment::Joining(_, waiting) => waiting.clone(),
            _ => vec![self.active],
        }
    }

    /// Returns the legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let seat = seat.number();
        if !self.to_act().contains(&seat) {
            return Vec::new();
        }
        let shared = [
            Instrument::Binoculars,
            Instrument::Refractor,
            Instrument::Telescope,
        ];
        let mut actions = Vec::new();
        match &self.moment {
            Moment::Over => {}
            Moment::Drafting { .. } => {
                actions.extend(self.choose.iter().map(|&n| Action::Pick(card_id(n))));
            }
            Moment::Beginning if self.with_die => actions.push(Action::Roll),
            Moment::Beginning => actions.extend([Action::Draw, Action::DrawNone]),
            Moment::Clouding => actions.extend(shared.map(Action::Cloud)),
            Moment::Swapping => {
                for (i, &one) in shared.iter().enumerate() {
                    for &other in &shared[i + 1..] {
                        actions.push(Action::Swap { one, other });
                    }
                }
            }
            Moment::Choosing => {
                for means in Instrument::ALL {
                    let name = Some(means.key().to_owned());
                    if self.players.iter().all(|player| player.clouds != name) {
                        actions.push(Action::Choose(means));
                    }
                }
            }
            Moment::Moving(means) => {
                actions.push(Action::Stay);
                let here = self.place(means);
                let steps = self.steps(means);
                for name in MAP.reachable(&here, steps) {
                    if name != here {
                        let cell = Constellation::from_abbr(&name).expect("a known name");
                        actions.push(Action::Move(cell));
                    }
                }
            }
            Moment::Observing(means) | Moment::Joining(means, _) => {
                let cards = self.playable(means, seat);
                actions.extend(cards.into_iter().map(|n| Action::Play(card_id(n))));
                actions.push(Action::Done);
            }
        }
        actions
    }

    fn steps(&self, means: &str) -> usize {
        let usual = match means {
            "eye" => 4,
            "binoculars" => 3,
            "refractor" => 2,
            "telescope" => 1,
            other => panic!("unknown instrument: {other}"),
        };
        if self.drawn.as_deref() == Some("clear_night") {
            usual + 2
        } else {
            usual
        }
    }

    /// Returns where an instrument is; the eye is the active player's.
    fn place(&self, means: &str) -> String {
        match means {
            "eye" => self.players[self.active - 1].eye.clone(),
            other => self.places[shared_index(other)].clone(),
        }
    }

    fn put(&mut self, means: &str, cell: &str) {
        match means {
            "eye" => self.players[self.active - 1].eye = cell.to_owned(),
            other => self.places[shared_index(other)] = cell.to_owned(),
        }
    }

    fn sun_cell(&self) -> &'static str {
        SIGN_CELLS[self.sun - 1]
    }

    fn is_solar(&self, card: usize) -> bool {
        self.printed[card - 1].place.is_none()
    }

    /// Returns the number of cards of a sort that a player has played in this observation.
    fn played_of(&self, seat: usize, solar: bool) -> usize {
        let own = &self.players[seat - 1].cards;
        let played = self.played.iter().filter(|card| own.contains(card));
        played.filter(|&&card| self.is_solar(card) == solar).count()
    }

    /// Returns the cards a player may play now.
    fn playable(&self, means: &str, seat: usize) -> Vec<usize> {
        let here = self.place(means);
        let player = &self.players[seat - 1];
        let mut playable = Vec::new();
        for &card in &player.cards {
            let fits = match &self.printed[card - 1].place {
                Some(place) => *place == here,
                None => self.sun_cell() == here,
            };
            let gone = player.turned.contains(&card) || self.played.contains(&card);
            let solar = self.is_solar(card);
            let two = self.played_of(seat, solar) >= 2;
            let invited = seat == self.active || self.played_of(self.active, solar) > 0;
            if fits && !gone && !two && invited {
                playable.push(card);
            }
        }
        playable
    }

    /// Applies a legal action. Checks that it uses exactly these outcomes of chance.
    pub fn act(&mut self, seat: Seat, action: Action, outcomes: &[u32]) {
        assert!(
            self.legal(seat).contains(&action),
            "the second referee does not allow {action:?} by {seat:?}"
        );
        let mut script = Script(outcomes);
        self.carry_out(seat.number(), action, &mut script);
        assert!(
            script.0.is_empty(),
            "not all outcomes were used: {outcomes:?}"
        );
    }

    fn carry_out(&mut self, seat: usize, action: Action, script: &mut Script<'_>) {
        match action {
            Action::Pick(card) => self.pick(seat, card.number(), script),
            Action::Roll => {
                let shown = script.die();
                self.die = Some(shown);
                if [2, 4, 6].contains(&shown) {
                    self.draw(script);
                } else {
                    self.moment = Moment::Choosing;
                }
            }
            Action::Draw => self.draw(script),
            Action::DrawNone => self.moment = Moment::Choosing,
            Action::Cloud(means) => {
                self.players[seat - 1].clouds = Some(means.key().to_owned());
                self.moment = Moment::Choosing;
            }
            Action::Swap { one, other } => {
                let (a, b) = (self.place(one.key()), self.place(other.key()));
                self.put(one.key(), &b);
                self.put(other.key(), &a);
                self.moment = Moment::Choosing;
            }
            Action::Choose(means) => self.moment = Moment::Moving(means.key().to_owned()),
            Action::Move(cell) => {
                let Moment::Moving(means) = self.moment.clone() else {
                    panic!("no instrument is chosen");
                };
                self.put(&means, cell.abbr());
                let player = &self.players[seat - 1];
                let left = |card: &&usize| !player.turned.contains(card);
                let has_solar = player
                    .cards
                    .iter()
                    .filter(left)
                    .any(|&card| self.is_solar(card));
                if cell.abbr() == self.sun_cell() && !has_solar {
                    self.players[seat - 1].sun += 1;
                }
                self.observe(means);
            }
            Action::Stay => {
                let Moment::Moving(means) = self.moment.clone() else {
                    panic!("no instrument is chosen");
                };
                self.observe(means);
            }
            Action::Play(card) => {
                self.played.push(card.number());
                self.go_on(seat, false, script);
            }
            Action::Done => self.go_on(seat, true, script),
        }
    }

    fn pick(&mut self, seat: usize, card: usize, script: &mut Script<'_>) {
        let Moment::Drafting { round, mut chosen } = self.moment.clone() else {
            panic!("the draft is over");
        };
        let seats = self.players.len();
        self.choose.retain(|&other| other != card);
        self.players[seat - 1].cards.push(card);
        chosen.push(seat);
        if chosen.len() < seats {
            self.moment = Moment::Drafting { round, chosen };
            if !self.rush {
                self.active = after(seat, seats);
            }
            return;
        }
        if !self.choose.is_empty() {
            self.moment = Moment::Drafting {
                round: round + 1,
                chosen: Vec::new(),
            };
            if !self.rush {
                // Seat 1 is first in round 1, seat 2 in round 2, …
                self.active = 1;
                for _ in 0..round {
                    self.active = after(self.active, seats);
                }
            }
            return;
        }
        self.first = Some(Self::who_begins((1..=seats).collect(), script));
        self.active = self.first.expect("just set");
        self.round = 1;
        self.begin_turn();
    }

    fn who_begins(mut rolling: Vec<usize>, script: &mut Script<'_>) -> usize {
        for _ in 0..100 {
            if rolling.len() == 1 {
                break;
            }
            let rolls: Vec<u32> = rolling.iter().map(|_| script.die()).collect();
            let best = *rolls.iter().max().expect("somebody rolls");
            let with_rolls = rolling.iter().zip(&rolls);
            let tied = with_rolls.filter(|&(_, &roll)| roll == best);
            rolling = tied.map(|(&seat, _)| seat).collect();
        }
        rolling[0]
    }

    fn begin_turn(&mut self) {
        self.players[self.active - 1].clouds = None;
        self.die = None;
        self.drawn = None;
        self.moment = Moment::Beginning;
    }

    fn end_turn(&mut self) {
        let next = after(self.active, self.players.len());
        if Some(next) == self.first {
            if self.round == 100 {
                self.moment = Moment::Over;
                return;
            }
            self.round += 1;
        }
        self.active = next;
        self.begin_turn();
    }

    fn draw(&mut self, script: &mut Script<'_>) {
        if self.pile.is_empty() {
            self.pile = full_pile();
        }
        let number = script.below(self.pile.len() as u32);
        let card = self.pile.remove(number as usize);
        self.drawn = Some(card.to_owned());
        self.moment = Moment::Choosing;
        match card {
            "shooting_star" => self.players[self.active - 1].shooting_star += 2,
            "clouds" => self.moment = Moment::Clouding,
            "conjunction" => self.moment = Moment::Swapping,
            "eclipse" => self.move_sun(script),
            "big_bang" => {
                for place in &mut self.places {
                    *place = script.cell();
                }
                for player in &mut self.players {
                    player.eye = script.cell();
                }
            }
            _ => {}
        }
    }

    fn move_sun(&mut self, script: &mut Script<'_>) {
        for _ in 0..script.die() {
            self.sun = if self.sun == 12 { 1 } else { self.sun + 1 };
        }
    }

    /// Returns everybody's total points.
    pub fn totals(&self) -> Vec<u32> {
        let total = |player: &Astronomer| {
            let observed: u32 = player.observed.iter().sum();
            observed + player.doubled + player.sun + player.shooting_star
        };
        self.players.iter().map(total).collect()
    }
}

fn card_id(number: usize) -> nightsky::CardId {
    nightsky::CardId::new(number - 1)
}

fn shared_index(means: &str) -> usize {
    let found = MEANS[1..].iter().position(|&name| name == means);
    found.unwrap_or_else(|| panic!("{means} is not shared"))
}

/// Returns the next seat clockwise.
fn after(seat: usize, seats: usize) -> usize {
    if seat == seats { 1 } else { seat + 1 }
}
