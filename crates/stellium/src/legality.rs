//! Which actions are legal: lists them, and names the rule any other action breaks.

use tabletop::Seat;

use crate::influence::{free_holes, movable};
use crate::state::Stage;
use crate::{
    Action, Body, Cell, CellSet, Direction, Illegal, ObjectiveIds, Objectives, Patterns,
    PublicState, Universe,
};

/// The facts that legality depends on: the data, the public state and the seat's own hand.
#[derive(Clone, Copy)]
pub(crate) struct Legality<'a> {
    pub objectives: &'a Objectives,
    pub patterns: &'a Patterns,
    pub table: &'a PublicState,
    pub hand: ObjectiveIds,
}

impl Legality<'_> {
    /// Lists the seat's legal actions in a fixed order.
    pub fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let table = self.table;
        if !table.to_act().contains(seat) {
            return;
        }
        match table.stage {
            Stage::Feeling { .. } => actions.extend([Action::Keep, Action::LetGo]),
            Stage::Grasping => {
                let there = Body::ALL.into_iter().filter(|&body| table.bag[body] > 0);
                actions.extend(there.map(Action::Grasp));
            }
            Stage::Placing { body } => self.list_places(seat, body, actions),
            Stage::Influencing {
                influence,
                body,
                cell,
            } => self.list_influences(influence, body, cell, actions),
            Stage::Pushing { .. } => actions.extend(Direction::all().map(Action::Push)),
            Stage::Reloading { galaxy, drawn, .. } => {
                let universe = &table.universe;
                let free = universe.starting_cells(galaxy).without(universe.occupied());
                for body in Body::ALL.into_iter().filter(|&body| drawn[body] > 0) {
                    actions.extend(free.iter().map(|cell| Action::Reload { body, cell }));
                }
            }
            Stage::Validating => self.list_validations(actions),
            Stage::Leaving { used } => actions.extend(used.iter().map(Action::Leave)),
            Stage::Exchanging => {
                actions.push(Action::Stay);
                actions.extend(self.hand.iter().map(Action::Drop));
            }
            Stage::Taking => actions.extend(table.open.iter().map(Action::Take)),
            Stage::Over => {}
        }
    }

    /// S3.2, S3.4, S3.7: lists the body's own influence first, then those of the tokens.
    fn list_places(&self, seat: Seat, body: Body, actions: &mut Vec<Action>) {
        let occupied = self.table.universe.occupied();
        let tokens = self.table.players[seat].tokens;
        let others = tokens.iter().filter(|&token| token != body);
        for influence in std::iter::once(body).chain(others) {
            let cells = match influence {
                Body::Comet => occupied,
                _ => CellSet::GALAXIES.without(occupied),
            };
            actions.extend(cells.iter().map(|cell| Action::Place { cell, influence }));
        }
    }

    fn list_influences(
        &self,
        influence: Body,
        body: Body,
        placed: Cell,
        actions: &mut Vec<Action>,
    ) {
        let universe = &self.table.universe;
        let movable = movable(universe, placed);
        match influence {
            Body::Planet => {
                let own = universe.bodies[body].and(movable);
                for one in own.iter() {
                    for with in one.adjacent().and(movable).iter() {
                        // List the swap of two bodies of the same kind only once.
                        if !own.contains(with) || one < with {
                            actions.push(Action::Swap { body: one, with });
                        }
                    }
                }
            }
            Body::Star => actions.extend((1..=5).map(Action::Turn)),
            Body::Supernova => {
                for hole in free_holes(universe).iter() {
                    let near = hole.adjacent().and(movable);
                    actions.extend(near.iter().map(|body| Action::Attract { body, hole }));
                }
            }
            Body::Comet => {}
        }
        if !self.table.settings.influence_must {
            actions.push(Action::Skip);
        }
    }

    fn list_validations(&self, actions: &mut Vec<Action>) {
        let serving = self.table.serving();
        for objective in self.hand.iter() {
            let card = self.objectives.get(objective);
            card.each_place(self.patterns, &serving, &mut |cells| {
                actions.push(Action::Validate { objective, cells });
            });
        }
        actions.push(Action::Done);
    }

    /// Checks one action of one seat.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let table = self.table;
        if table.stage == Stage::Over {
            return Err(Illegal::GameOver);
        }
        allow(table.to_act().contains(seat), Illegal::NotYourTurn)?;
        match (action, table.stage) {
            (Action::Keep | Action::LetGo, Stage::Feeling { .. }) => Ok(()),
            (Action::Grasp(body), Stage::Grasping) => allow(table.bag[body] > 0, Illegal::NotInBag),
            (Action::Place { cell, influence }, Stage::Placing { body }) => {
                self.check_place(seat, body, cell, influence)
            }
            (Action::Push(_), Stage::Pushing { .. }) => Ok(()),
            (
                _,
                Stage::Influencing {
                    influence,
                    body,
                    cell,
                },
            ) => self.check_influence(action, influence, body, cell),
            (Action::Reload { body, cell }, Stage::Reloading { galaxy, drawn, .. }) => {
                allow(drawn[body] > 0, Illegal::NotDrawn)?;
                let universe = &table.universe;
                allow(
                    universe.starting_cells(galaxy).contains(cell),
                    Illegal::NotAStart,
                )?;
                allow(!universe.occupied().contains(cell), Illegal::CellTaken)
            }
            (Action::Validate { objective, cells }, Stage::Validating) => {
                allow(self.hand.contains(objective), Illegal::NotYourObjective)?;
                let card = self.objectives.get(objective);
                let fits = |universe: &Universe| card.fits(self.patterns, universe, cells);
                if fits(&table.serving()) {
                    return Ok(());
                }
                allow(!fits(&table.universe), Illegal::Resting)?;
                Err(Illegal::NotThePicture)
            }
            (Action::Done, Stage::Validating) => Ok(()),
            (Action::Leave(cell), Stage::Leaving { used }) => {
                allow(used.contains(cell), Illegal::NotUsed)
            }
            (Action::Stay, Stage::Exchanging) => Ok(()),
            (Action::Drop(objective), Stage::Exchanging) => {
                allow(self.hand.contains(objective), Illegal::NotYourObjective)
            }
            (Action::Take(objective), Stage::Taking) => {
                allow(table.open.contains(objective), Illegal::NotFaceUp)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_place(
        &self,
        seat: Seat,
        body: Body,
        cell: Cell,
        influence: Body,
    ) -> Result<(), Illegal> {
        let token = self.table.players[seat].tokens.has(influence);
        allow(influence == body || token, Illegal::NoSuchToken)?;
        let occupied = self.table.universe.occupied().contains(cell);
        if influence == Body::Comet {
            return allow(occupied, Illegal::NothingToHit);
        }
        allow(cell.galaxy().is_some(), Illegal::BlackHole)?;
        allow(!occupied, Illegal::CellTaken)
    }

    fn check_influence(
        &self,
        action: Action,
        influence: Body,
        body: Body,
        placed: Cell,
    ) -> Result<(), Illegal> {
        let universe = &self.table.universe;
        let movable = movable(universe, placed);
        let can_move = |cell: Cell| {
            allow(cell != placed, Illegal::JustPlaced)?;
            allow(movable.contains(cell), Illegal::NoBody)
        };
        match (action, influence) {
            (Action::Swap { body: one, with }, Body::Planet) => {
                can_move(one)?;
                can_move(with)?;
                allow(universe.bodies[body].contains(one), Illegal::WrongKind)?;
                allow(one.adjacent().contains(with), Illegal::NotAdjacent)?;
                // A swap of two bodies of the same kind is named by its lower cell.
                let twin = universe.bodies[body].contains(with) && with < one;
                allow(!twin, Illegal::SameSwap)
            }
            (Action::Turn(sixths), Body::Star) => {
                allow((1..=5).contains(&sixths), Illegal::WholeTurn)
            }
            (Action::Attract { body, hole }, Body::Supernova) => {
                allow(CellSet::HOLES.contains(hole), Illegal::NotABlackHole)?;
                allow(free_holes(universe).contains(hole), Illegal::CellTaken)?;
                can_move(body)?;
                allow(hole.adjacent().contains(body), Illegal::NotAdjacent)
            }
            (Action::Skip, _) => allow(!self.table.settings.influence_must, Illegal::MustApply),
            _ => Err(Illegal::NotNow),
        }
    }
}

fn allow(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
