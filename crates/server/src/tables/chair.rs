//! A place at a table, and who plays there.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Whose it is.
    pub occupant: Occupant,
    /// Who plays there instead of the person it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
}

/// Whose a place is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody's yet.
    Open,
    /// It is kept for a person.
    Reserved {
        /// The person.
        player: PlayerId,
        /// By what name.
        name: String,
    },
    /// A person's.
    Person {
        /// The person.
        player: PlayerId,
        /// By what name.
        name: String,
    },
    /// A machine player's.
    Machine {
        /// Its level.
        level: String,
        /// By what name it plays, once the game has begun.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// It was a person's of whom nothing is known any more.
    Gone,
    /// Somebody's in a game that was brought in as a record.
    Recorded {
        /// By what name.
        name: String,
    },
}

/// A machine player in a person's place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// Its level.
    pub level: String,
    /// Whether the person can come back.
    pub for_good: bool,
}

/// Who plays on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plays<'a> {
    /// A person.
    Person(PlayerId),
    /// A machine player.
    Machine(&'a str),
    /// Nobody.
    Nobody,
}

impl Occupant {
    /// A machine player of a level, which has no name yet.
    #[must_use]
    pub fn machine(level: &str) -> Self {
        let (level, name) = (level.to_owned(), String::new());
        Self::Machine { level, name }
    }
}

impl Chair {
    /// A chair of this occupant.
    #[must_use]
    pub const fn of(occupant: Occupant) -> Self {
        Self {
            occupant,
            stand_in: None,
        }
    }

    /// The person it belongs to.
    #[must_use]
    pub const fn person(&self) -> Option<PlayerId> {
        match self.occupant {
            Occupant::Person { player, .. } => Some(player),
            _ => None,
        }
    }

    /// The person it belongs to or is kept for.
    #[must_use]
    pub const fn member(&self) -> Option<PlayerId> {
        match self.occupant {
            Occupant::Person { player, .. } | Occupant::Reserved { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Whether somebody sits there.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        !matches!(self.occupant, Occupant::Open | Occupant::Reserved { .. })
    }

    /// Who plays there, the clock apart; `stand_in` plays for who is gone for ever.
    #[must_use]
    pub fn plays<'a>(&'a self, stand_in: &'a str) -> Plays<'a> {
        match (&self.stand_in, &self.occupant) {
            (Some(stand_in), _) => Plays::Machine(&stand_in.level),
            (None, Occupant::Machine { level, .. }) => Plays::Machine(level),
            (None, Occupant::Person { player, .. }) => Plays::Person(*player),
            (None, Occupant::Gone) => Plays::Machine(stand_in),
            (None, _) => Plays::Nobody,
        }
    }

    /// The name for the record.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.occupant {
            Occupant::Person { name, .. }
            | Occupant::Reserved { name, .. }
            | Occupant::Recorded { name } => name.clone(),
            Occupant::Machine { level, name } if name.is_empty() => level.clone(),
            Occupant::Machine { name, .. } => name.clone(),
            Occupant::Open | Occupant::Gone => String::new(),
        }
    }
}
