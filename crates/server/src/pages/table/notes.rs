//! The notes beside the players' names.

use tabletop::Seat;
use words::text;

use super::visit::Visit;
use crate::pages::level::level_words;
use crate::tables::{Chair, Occupant};

/// Returns the note beside each name, in seat order: a machine player's level, or that a person is
/// away.
pub fn notes(visit: &Visit<'_>) -> Vec<String> {
    let chairs = visit.table.about.chairs.iter();
    chairs.map(|chair| note(visit, chair)).collect()
}

fn note(visit: &Visit<'_>, chair: &Chair) -> String {
    let language = visit.preferences.language;
    let machine = |level: &str, key| {
        let level = level_words(language, level);
        text(language, key, &[("level", level.into())])
    };
    let now = visit.app.clock.now();
    match (&chair.stand_in, &chair.occupant) {
        (Some(stand_in), _) => machine(&stand_in.level, "table-note-stand-in"),
        (None, Occupant::Machine { level, .. }) => machine(level, "table-note-machine"),
        (None, Occupant::Gone) => visit.say("table-note-gone"),
        (None, Occupant::Person { player, .. }) if !visit.presence.is_there(*player, now) => {
            visit.say("table-note-away")
        }
        _ => String::new(),
    }
}

/// Returns a player's name as shown at the table.
pub fn seat_name(visit: &Visit<'_>, seat: Seat) -> String {
    let names = visit.table.game.as_ref().map(|game| game.names());
    words::player_name(visit.preferences.language, names.unwrap_or_default(), seat)
}
