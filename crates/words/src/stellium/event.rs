//! The texts for events.

use ::stellium::{Body, ByBody, Cell, CellSet, Event, Galaxy, ObjectiveId, Objectives};
use tabletop::Seat;

use super::body::{a_body, counted_list, the_body};
use super::cell::{at_cell, from_cell, galaxy_number, to_cell};
use super::objective::{quoted, quoted_list};
use crate::stellium::{body_words, cell_words, cells_words, influence_words};
use crate::text::capitalised;
use crate::{Arg, Language, player_name, text};

/// Describes the events of one game.
pub(super) struct Events<'a> {
    pub language: Language,
    pub objectives: &'a Objectives,
    pub names: &'a [String],
}

/// The key of a sentence and its arguments.
type Sentence<'a> = (&'static str, Vec<(&'static str, Arg<'a>)>);

impl<'a> Events<'a> {
    pub fn words(&self, event: &Event) -> String {
        let (key, args) = self.sentence(event);
        text(self.language, &format!("stellium-event-{key}"), &args)
    }

    fn sentence(&self, event: &Event) -> Sentence<'a> {
        match *event {
            Event::TurnBegan { seat, round } => {
                let args = vec![self.name(seat), ("round", round.into())];
                ("turn-began", args)
            }
            Event::BagEmpty { seat } => ("bag-empty", vec![self.name(seat)]),
            Event::BodyFelt { seat, body } => ("body-felt", vec![self.name(seat), self.a(body)]),
            Event::BodyLetGo { seat, body } => {
                ("body-let-go", vec![self.name(seat), self.the(body)])
            }
            Event::BodyKept { seat, body } => {
                ("body-kept", vec![self.name(seat), self.a(Some(body))])
            }
            Event::TokenSpent { seat, token } => self.token_spent(seat, token),
            Event::BodyPlaced { seat, body, cell } => ("body-placed", self.put(seat, body, cell)),
            Event::BodiesSwapped { body, with } => {
                let with = at_cell(self.language, with);
                ("bodies-swapped", vec![self.at(body), ("with", with.into())])
            }
            Event::BodyPushed { body, from, to } => self.pushed(body, from, to),
            Event::GalaxyTurned { galaxy, sixths } => {
                let args = vec![number(galaxy), ("sixths", sixths.into())];
                ("galaxy-turned", args)
            }
            Event::BodyAttracted { body, from, hole } => self.attracted(body, from, hole),
            Event::NoInfluence { seat } => ("no-influence", vec![self.name(seat)]),
            Event::ObjectiveValidated {
                seat,
                objective,
                cells,
                points,
            } => {
                let args = vec![
                    self.name(seat),
                    self.objective(objective),
                    self.cells(cells),
                    ("points", points.into()),
                ];
                ("objective-validated", args)
            }
            Event::BodiesReturned { cells, stays } => self.returned(cells, stays),
            Event::LimitReached { seat, last_round } => {
                let args = vec![self.name(seat), ("round", last_round.into())];
                ("limit-reached", args)
            }
            Event::GalaxyEmptied { galaxy, drawn } => self.emptied(galaxy, &drawn),
            Event::BodyReloaded { seat, body, cell } => {
                ("body-reloaded", self.put(seat, body, cell))
            }
            Event::GalaxyReloaded { galaxy } => ("galaxy-reloaded", vec![number(galaxy)]),
            Event::ObjectiveTaken { seat, objective } => {
                let args = vec![self.name(seat), self.objective(objective)];
                ("objective-taken", args)
            }
            Event::ObjectiveDropped { seat, objective } => self.dropped(seat, objective),
            Event::HandKept { seat } => ("hand-kept", vec![self.name(seat)]),
            Event::ObjectiveRevealed { objective } => {
                ("objective-revealed", vec![self.objective(objective)])
            }
            Event::ReserveEmpty { aside, last_round } => {
                let aside = quoted_list(self.language, self.objectives, aside);
                let args = vec![("objectives", aside.into()), ("round", last_round.into())];
                ("reserve-empty", args)
            }
            Event::BagStayedEmpty => ("bag-stayed-empty", Vec::new()),
            Event::RoundsOver => ("rounds-over", Vec::new()),
            Event::GameOver => ("game-over", Vec::new()),
        }
    }

    fn put(&self, seat: Seat, body: Body, cell: Cell) -> Vec<(&'static str, Arg<'a>)> {
        vec![self.name(seat), self.a(Some(body)), self.at(cell)]
    }

    fn token_spent(&self, seat: Seat, token: Body) -> Sentence<'a> {
        let influence = influence_words(self.language, token);
        let token = body_words(self.language, token);
        let args = vec![
            self.name(seat),
            ("token", token.into()),
            ("influence", influence.into()),
        ];
        ("token-spent", args)
    }

    fn pushed(&self, body: Body, from: Cell, to: Option<Cell>) -> Sentence<'a> {
        let from = ("from", from_cell(self.language, from).into());
        match to {
            Some(to) => ("body-pushed", vec![self.first(body), from, self.to(to)]),
            None => ("body-pushed-off", vec![self.first(body), from]),
        }
    }

    fn attracted(&self, body: Body, from: Cell, hole: Cell) -> Sentence<'a> {
        let cell = cell_words(self.language, from);
        let args = vec![self.first(body), ("cell", cell.into()), self.to(hole)];
        ("body-attracted", args)
    }

    fn returned(&self, cells: CellSet, stays: Cell) -> Sentence<'a> {
        let stays = ("stays", at_cell(self.language, stays).into());
        if cells.is_empty() {
            return ("body-stays", vec![stays]);
        }
        let args = vec![("count", cells.len().into()), self.cells(cells), stays];
        ("bodies-returned", args)
    }

    fn emptied(&self, galaxy: Galaxy, drawn: &ByBody<u8>) -> Sentence<'a> {
        if drawn.total() == 0 {
            return ("galaxy-emptied-with-bag", vec![number(galaxy)]);
        }
        let drawn = counted_list(self.language, drawn);
        (
            "galaxy-emptied",
            vec![number(galaxy), ("drawn", drawn.into())],
        )
    }

    fn dropped(&self, seat: Seat, objective: Option<ObjectiveId>) -> Sentence<'a> {
        let name = self.name(seat);
        match objective {
            Some(id) => ("objective-dropped", vec![name, self.objective(id)]),
            None => ("objective-dropped-unseen", vec![name]),
        }
    }

    fn name(&self, seat: Seat) -> (&'static str, Arg<'a>) {
        let name = player_name(self.language, self.names, seat);
        ("name", name.into())
    }

    fn a(&self, body: Option<Body>) -> (&'static str, Arg<'a>) {
        ("body", a_body(self.language, body).into())
    }

    fn the(&self, body: Option<Body>) -> (&'static str, Arg<'a>) {
        ("body", the_body(self.language, body).into())
    }

    /// Returns a body as the beginning of a sentence.
    fn first(&self, body: Body) -> (&'static str, Arg<'a>) {
        let body = the_body(self.language, Some(body));
        ("body", capitalised(&body).into())
    }

    fn at(&self, cell: Cell) -> (&'static str, Arg<'a>) {
        ("at", at_cell(self.language, cell).into())
    }

    fn to(&self, cell: Cell) -> (&'static str, Arg<'a>) {
        ("to", to_cell(self.language, cell).into())
    }

    fn cells(&self, cells: CellSet) -> (&'static str, Arg<'a>) {
        ("cells", cells_words(self.language, cells).into())
    }

    fn objective(&self, id: ObjectiveId) -> (&'static str, Arg<'a>) {
        let name = quoted(self.language, self.objectives.get(id));
        ("objective", name.into())
    }
}

fn number<'a>(galaxy: Galaxy) -> (&'static str, Arg<'a>) {
    ("galaxy", galaxy_number(galaxy).into())
}
