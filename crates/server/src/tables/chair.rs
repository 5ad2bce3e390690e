//! Chairs at a table, and who plays on them.

use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// A chair at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The occupant of the chair.
    pub occupant: Occupant,
    /// The machine player that plays instead of the person the chair belongs to; `None` if the
    /// person plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// Whether a coach comments on the game for the person: it is one of their first of this kind.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coached: bool,
}

/// The occupant of a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Occupant {
    /// The chair is free.
    Open,
    /// The chair is reserved for a person.
    Reserved {
        /// The id of the person.
        player: PlayerId,
        /// The person's name at this table.
        name: String,
    },
    /// A person.
    Person {
        /// The id of the person.
        player: PlayerId,
        /// The person's name at this table.
        name: String,
    },
    /// A machine player.
    Machine {
        /// Its level.
        level: String,
        /// Its name, once the game has begun.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// A person who has been deleted.
    Gone,
    /// A player of an imported record.
    Recorded {
        /// The name in the record.
        name: String,
    },
}

/// A machine player that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// Its level.
    pub level: String,
    /// Whether the person can no longer come back.
    pub for_good: bool,
}

/// Who plays on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plays<'a> {
    /// A person, by id.
    Person(PlayerId),
    /// A machine player, by name.
    Machine(&'a str),
    /// Nobody, because the chair is not taken or the record was imported.
    Nobody,
}

impl Occupant {
    /// Returns a machine player of this level, which has no name yet.
    #[must_use]
    pub fn machine(level: &str) -> Self {
        let (level, name) = (level.to_owned(), String::new());
        Self::Machine { level, name }
    }
}

impl Chair {
    /// Returns a chair with this occupant.
    #[must_use]
    pub const fn of(occupant: Occupant) -> Self {
        Self {
            occupant,
            stand_in: None,
            coached: false,
        }
    }

    /// Returns the person the chair belongs to.
    #[must_use]
    pub const fn person(&self) -> Option<PlayerId> {
        match self.occupant {
            Occupant::Person { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Returns the person that the chair belongs to or is reserved for.
    #[must_use]
    pub const fn member(&self) -> Option<PlayerId> {
        match self.occupant {
            Occupant::Person { player, .. } | Occupant::Reserved { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Returns whether the chair is taken.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        !matches!(self.occupant, Occupant::Open | Occupant::Reserved { .. })
    }

    /// Returns whether a machine player sits on the chair that has no name yet.
    #[must_use]
    pub const fn is_unnamed_machine(&self) -> bool {
        matches!(&self.occupant, Occupant::Machine { name, .. } if name.is_empty())
    }

    /// Returns who plays on the chair, leaving the clock aside. `stand_in` is the level of the
    /// machine player that plays for deleted people.
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

    /// Returns the name that the record shows.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chair_stored_before_there_was_a_coach_has_none() {
        let chair = Chair::of(Occupant::Open);
        let text = serde_json::to_string(&chair).unwrap();
        assert_eq!(text, r#"{"occupant":{"who":"open"}}"#);
        let stored: Chair = serde_json::from_str(&text).unwrap();
        assert!(!stored.coached);
        let coached = Chair {
            coached: true,
            ..chair
        };
        let text = serde_json::to_string(&coached).unwrap();
        assert_eq!(serde_json::from_str::<Chair>(&text).unwrap(), coached);
    }
}
