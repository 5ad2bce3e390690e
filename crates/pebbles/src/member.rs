//! Pebbles as a member of the registry.

use games::{DataFiles, GameError, Measures, Member};
use tabletop::Seat;

use crate::{Fault, Pebbles, State};

impl Member for Pebbles {
    const ID: &'static str = "pebbles";

    fn from_files(_: &DataFiles) -> Result<Self, GameError> {
        Ok(Self(Fault::None))
    }
}

impl Measures for Pebbles {
    fn rounds(state: &State) -> u64 {
        state.round.into()
    }

    fn first_seat(_: &State) -> Seat {
        Seat::new(0)
    }
}
