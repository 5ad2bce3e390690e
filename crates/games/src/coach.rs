//! What a coach says to a player about the decision at hand.

use render::Pictures;
use serde_json::Value;
use tabletop::{CoachRemark, Observer, Seat};
use words::Language;

use crate::drawing::Model;
use crate::line_update::json;

/// The remarks of the coach on a decision, and the turn it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coaching {
    /// A number that is the same throughout a turn: at most one remark is made in it.
    pub turn: u32,
    /// The remarks that hold, the most important first.
    pub remarks: Vec<CoachTip>,
}

/// A remark of the coach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoachTip {
    /// Names the remark: it is made once a game.
    pub key: &'static str,
    /// One or two sentences.
    pub words: String,
    /// The numbers of the rules it rests on.
    pub rules: &'static [&'static str],
    /// The actions it is about, in the form a client sends them: it is made when the player turns to
    /// one of them. If there are none, it is made at once.
    pub about: Vec<Value>,
}

impl<G: Pictures> Model<'_, G> {
    /// Returns the remarks on the decision of a seat, made from what the seat sees.
    pub fn coach(&self, language: Language, seat: Seat) -> Coaching {
        let view = self.game.view(self.state, Observer::Seat(seat));
        let tip = |remark: G::Remark| CoachTip {
            key: remark.key(),
            words: self.game.remark_words(language, self.names, &view, &remark),
            rules: remark.rules(),
            about: {
                let actions = self.game.actions_of(&view, seat, &remark);
                actions.iter().map(json).collect()
            },
        };
        Coaching {
            turn: self.game.turn_number(&view),
            remarks: self
                .game
                .remarks(&view, seat)
                .into_iter()
                .map(tip)
                .collect(),
        }
    }
}
