//! The texts for events.

use ::nightsky::{BigBang, CardId, Event, Instrument, NightSky, Path, Sign};
use sky::Constellation;
use tabletop::Seat;

use super::card::{big_bang_full, card_words};
use super::names::{cell_of, instrument_falls, the_instrument, with_instrument};
use crate::constellation::{from_cell, in_cell, to_cell};
use crate::{Arg, Language, player_name, text};

/// Describes the events of one game.
pub(super) struct Events<'a> {
    pub language: Language,
    pub game: &'a NightSky,
    pub names: &'a [String],
}

/// The key of a sentence and its arguments.
type Sentence<'a> = (&'static str, Vec<(&'static str, Arg<'a>)>);

impl<'a> Events<'a> {
    pub fn words(&self, event: &Event) -> String {
        let (key, args) = self.sentence(event);
        text(self.language, &format!("nightsky-event-{key}"), &args)
    }

    /// Describes events that continue each other in one sentence.
    pub fn log_entry(&self, events: &[Event]) -> String {
        match events {
            [Event::CardPlayed { .. }, scored @ Event::CardScored { .. }] => {
                let (_, args) = self.sentence(scored);
                text(self.language, "nightsky-log-observed", &args)
            }
            [.., last] => self.words(last),
            [] => String::new(),
        }
    }

    fn sentence(&self, event: &Event) -> Sentence<'a> {
        match *event {
            Event::CardPicked { seat, card } => {
                ("card-picked", vec![self.name(seat), self.card(card)])
            }
            Event::StartRolled { seat, roll } => {
                ("start-rolled", vec![self.name(seat), ("roll", roll.into())])
            }
            Event::StartSettled { seat } => ("start-settled", vec![self.name(seat)]),
            Event::TurnBegan { seat, round } => {
                let args = vec![self.name(seat), ("round", round.into())];
                ("turn-began", args)
            }
            Event::DieRolled { seat, roll } => self.rolled(seat, roll),
            Event::NoneDrawn { seat } => ("none-drawn", vec![self.name(seat)]),
            Event::PileShuffled => ("pile-shuffled", Vec::new()),
            Event::BigBangDrawn { seat, card } => self.drawn(seat, card),
            Event::ShootingStar { seat, points } => {
                let args = vec![self.name(seat), ("points", points.into())];
                ("shooting-star", args)
            }
            Event::Clouded { seat, instrument } => {
                ("clouded", vec![self.name(seat), self.the(instrument)])
            }
            Event::Swapped { seat, one, other } => self.swapped(seat, one, other),
            Event::SunMoved { roll, from, to } => self.sun_moved(roll, from, to),
            Event::InstrumentThrown { instrument, cell } => {
                let falls = instrument_falls(self.language, instrument);
                let args = vec![("falls", falls.into()), self.at(cell)];
                ("instrument-thrown", args)
            }
            Event::EyeThrown { seat, cell } => ("eye-thrown", vec![self.name(seat), self.at(cell)]),
            Event::InstrumentChosen { seat, instrument } => self.chosen(seat, instrument),
            Event::InstrumentMoved {
                seat,
                instrument,
                ref path,
            } => self.moved(seat, instrument, path),
            Event::InstrumentStayed {
                seat,
                instrument,
                cell,
            } => {
                let args = vec![self.name(seat), self.the(instrument), self.at(cell)];
                ("instrument-stayed", args)
            }
            Event::SunVisited { seat, points } => {
                let args = vec![self.name(seat), ("points", points.into())];
                ("sun-visited", args)
            }
            Event::CardPlayed { seat, card } => {
                ("card-played", vec![self.name(seat), self.card(card)])
            }
            Event::NothingObserved { seat } => ("nothing-observed", vec![self.name(seat)]),
            Event::NotJoined { seat } => ("not-joined", vec![self.name(seat)]),
            Event::CardScored {
                seat,
                card,
                instrument,
                points,
            } => {
                let with = with_instrument(self.language, instrument);
                let args = vec![
                    self.name(seat),
                    self.card(card),
                    ("with", with.into()),
                    ("points", points.into()),
                ];
                ("card-scored", args)
            }
            Event::Doubled { seat, points } => {
                let args = vec![self.name(seat), ("points", points.into())];
                ("doubled", args)
            }
            Event::GameOver => ("game-over", Vec::new()),
        }
    }

    /// N3.1: an even roll draws a Big Bang card, an odd one does not.
    fn rolled(&self, seat: Seat, roll: u8) -> Sentence<'a> {
        let even = roll.is_multiple_of(2);
        let key = if even { "rolled-even" } else { "rolled-odd" };
        (key, vec![self.name(seat), ("roll", roll.into())])
    }

    fn drawn(&self, seat: Seat, card: BigBang) -> Sentence<'a> {
        let card = big_bang_full(self.language, self.game.big_bangs(), card);
        let args = vec![self.name(seat), ("card", card.into())];
        ("big-bang-drawn", args)
    }

    fn swapped(&self, seat: Seat, one: Instrument, other: Instrument) -> Sentence<'a> {
        let other = the_instrument(self.language, other);
        let args = vec![self.name(seat), self.the(one), ("other", other.into())];
        ("swapped", args)
    }

    fn sun_moved(&self, roll: u8, from: Sign, to: Sign) -> Sentence<'a> {
        let mut args = self.way(cell_of(from), cell_of(to));
        args.push(("roll", roll.into()));
        ("sun-moved", args)
    }

    fn chosen(&self, seat: Seat, instrument: Instrument) -> Sentence<'a> {
        let args = vec![self.name(seat), self.the(instrument)];
        ("instrument-chosen", args)
    }

    /// Describes where an instrument moves from and to, and how many borders it crosses.
    fn moved(&self, seat: Seat, instrument: Instrument, path: &Path) -> Sentence<'a> {
        let [from, .., to] = *path.as_slice() else {
            // Unreachable: every move crosses a border.
            return self.chosen(seat, instrument);
        };
        let mut args = self.way(from, to);
        args.extend([
            self.name(seat),
            self.the(instrument),
            ("borders", (path.len() - 1).into()),
        ]);
        ("instrument-moved", args)
    }

    fn way(&self, from: Constellation, to: Constellation) -> Vec<(&'static str, Arg<'a>)> {
        vec![
            ("from", from_cell(self.language, from).into()),
            ("to", to_cell(self.language, to).into()),
        ]
    }

    fn name(&self, seat: Seat) -> (&'static str, Arg<'a>) {
        let name = player_name(self.language, self.names, seat);
        ("name", name.into())
    }

    fn card(&self, id: CardId) -> (&'static str, Arg<'a>) {
        let card = card_words(self.language, self.game.cards().get(id));
        ("card", card.into())
    }

    fn the(&self, instrument: Instrument) -> (&'static str, Arg<'a>) {
        let instrument = the_instrument(self.language, instrument);
        ("instrument", instrument.into())
    }

    fn at(&self, cell: Constellation) -> (&'static str, Arg<'a>) {
        ("in", in_cell(self.language, cell).into())
    }
}
