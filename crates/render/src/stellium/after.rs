//! The universe as it would be after a choice.

use ::stellium::{Body, CellSet, Event, Universe};

/// The universe after some events of one action.
pub fn after(before: &Universe, events: &[Event]) -> Universe {
    let mut universe = *before;
    for event in events {
        follow(&mut universe, event);
    }
    pushed(&mut universe, events);
    universe
}

fn follow(universe: &mut Universe, event: &Event) {
    match *event {
        Event::BodyPlaced { body, cell, .. } | Event::BodyReloaded { body, cell, .. } => {
            clear(universe, CellSet::only(cell));
            universe.bodies[body].insert(cell);
        }
        Event::BodiesSwapped { body, with } => {
            if let (Some(a), Some(b)) = (universe.body(body), universe.body(with)) {
                clear(universe, [body, with].into_iter().collect());
                universe.bodies[a].insert(with);
                universe.bodies[b].insert(body);
            }
        }
        Event::GalaxyTurned { galaxy, sixths } => {
            for body in Body::ALL {
                universe.bodies[body] = universe.bodies[body].turned(galaxy, sixths);
                universe.symbols[body] = universe.symbols[body].turned(galaxy, sixths);
            }
        }
        Event::BodyAttracted { body, from, hole } => {
            universe.bodies[body].remove(from);
            universe.bodies[body].insert(hole);
        }
        Event::BodiesReturned { cells, .. } => clear(universe, cells),
        _ => {}
    }
}

/// S3.4: the last of the line moves first. The body that was struck is on no cell any more.
fn pushed(universe: &mut Universe, events: &[Event]) {
    let pushes = events.iter().filter_map(|event| match *event {
        Event::BodyPushed { body, from, to } => Some((body, from, to)),
        _ => None,
    });
    let pushes: Vec<_> = pushes.collect();
    for (number, &(body, from, to)) in pushes.iter().enumerate().rev() {
        if number > 0 {
            universe.bodies[body].remove(from);
        }
        if let Some(to) = to {
            universe.bodies[body].insert(to);
        }
    }
}

fn clear(universe: &mut Universe, cells: CellSet) {
    for body in Body::ALL {
        universe.bodies[body] = universe.bodies[body].without(cells);
    }
}
