//! What was chosen for a player because their time was up.

use render::Pictures;
use tabletop::{Line, Observer, Seat};
use words::{Language, list_words, text};

use crate::asked::seat_of;
use crate::drawing::Model;

/// Cards that were chosen for a player because their time was up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LateChoice {
    /// The line of the last choice.
    pub line: usize,
    /// A sentence that tells the player.
    pub words: String,
}

impl<G: Pictures> Model<'_, G> {
    /// Returns the cards that were chosen for a seat because its time was up, since it last acted
    /// itself.
    pub fn late_choice(&self, language: Language, seat: Seat) -> Option<LateChoice> {
        let (mut is_late, mut line, mut cards) = (false, 0, Vec::new());
        for index in self.lines_that_count() {
            match &self.lines[index] {
                Line::TimeOut { seat: late, .. } if *late == seat => is_late = true,
                Line::Action { n, .. } if seat_of(&self.lines[index]) == Some(seat) => {
                    if !std::mem::take(&mut is_late) {
                        cards.clear();
                        continue;
                    }
                    let events = self.visible_events(Observer::Seat(seat), &self.events[index]);
                    let chosen = |event| self.game.chosen_card(language, event);
                    cards.extend(events.iter().filter_map(chosen));
                    line = *n;
                }
                _ => {}
            }
        }
        let args = [
            ("cards", list_words(language, &cards).into()),
            ("count", cards.len().into()),
        ];
        let words = || text(language, "late-chosen", &args);
        (!cards.is_empty()).then(|| LateChoice {
            line,
            words: words(),
        })
    }
}
