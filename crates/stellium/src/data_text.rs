//! The canonical text of the game data, line by line as described in `docs/record-stellium.md`. It
//! leaves out names and comments, so changing those does not invalidate any record.

use std::fmt::Write;

use crate::{Body, Discs, Objectives};

/// Returns the whole text.
pub(crate) fn data_text(discs: &Discs, objectives: &Objectives) -> String {
    let mut text = String::from("stellium data 1\n");
    for (disc, number) in discs.all().iter().zip(1..) {
        let symbols: Vec<String> = disc.symbols.values().iter().map(u8::to_string).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "disc {number} symbols={}", symbols.join(","));
    }
    for (objective, number) in objectives.all().iter().zip(1..) {
        let points: Vec<String> = objective.points.iter().map(u8::to_string).collect();
        let _ = writeln!(
            text,
            "objective {number} {} {} second={} points={}",
            objective.kind.key(),
            objective.colour.key(),
            objective.second.map_or("-", Body::key),
            points.join(",")
        );
    }
    text
}
