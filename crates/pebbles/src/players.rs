//! How machine players judge Pebbles.

use players::{Appraise, Judge, Learn};
use tabletop::Seat;

use crate::{Pebbles, View};

impl Appraise for Pebbles {
    fn appraise(&self, view: &View, seat: Seat) -> f64 {
        let secret = view.secrets[seat].unwrap_or(0);
        f64::from(view.points[seat]) + f64::from(secret)
    }
}

impl Learn for Pebbles {}

impl Judge for Pebbles {}
