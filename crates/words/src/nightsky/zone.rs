//! Zones in words.

use ::nightsky::Zone;

use crate::{Language, text};

/// Returns the name of a zone of the map.
#[must_use]
pub fn zone_name(language: Language, zone: Zone) -> String {
    text(language, &format!("nightsky-zone-{}", zone.key()), &[])
}
