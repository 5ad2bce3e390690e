//! The canonical text of the second referee's table.

use super::*;

impl Plain {
    /// Returns the canonical text.
    pub fn canonical(&self) -> String {
        let mut lines = vec!["nightsky 1".to_owned()];
        let draft = if self.rush { "rush" } else { "turns" };
        lines.push(format!(
            "settings draft={draft} die={}",
            u8::from(self.with_die)
        ));
        lines.push(format!(
            "table seats={} first={} active={} round={} die={} drawn={}",
            self.players.len(),
            self.first.map_or("-".to_owned(), |seat| seat.to_string()),
            self.active,
            self.round,
            self.die.map_or("-".to_owned(), |shown| shown.to_string()),
            self.drawn.as_deref().unwrap_or("-"),
        ));
        lines.push(format!("stage {}", self.moment_text()));
        lines.push(format!(
            "sky sun={} binoculars={} refractor={} telescope={}",
            SIGNS[self.sun - 1],
            self.places[0],
            self.places[1],
            self.places[2],
        ));
        let count = |kind: &str| self.pile.iter().filter(|&&other| other == kind).count();
        let counts: Vec<usize> = KINDS.iter().map(|kind| count(kind)).collect();
        lines.push(format!("pile {}", in_order(&counts)));
        lines.push(format!("choose {}", ascending(&self.choose)));
        lines.push(format!("played {}", ascending(&self.played)));
        for (player, seat) in self.players.iter().zip(1..) {
            lines.push(format!(
                "player {seat} eye={} clouds={} cards={} turned={} observed={} doubled={} sun={} \
                 shooting_star={}",
                player.eye,
                player.clouds.as_deref().unwrap_or("-"),
                ascending(&player.cards),
                ascending(&player.turned),
                in_order(&player.observed),
                player.doubled,
                player.sun,
                player.shooting_star,
            ));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn moment_text(&self) -> String {
        match &self.moment {
            Moment::Drafting { round, chosen } => {
                format!("drafting round={round} chosen={}", ascending(chosen))
            }
            Moment::Beginning => "beginning".to_owned(),
            Moment::Clouding => "clouding".to_owned(),
            Moment::Swapping => "swapping".to_owned(),
            Moment::Choosing => "choosing".to_owned(),
            Moment::Moving(means) => format!("moving instrument={means}"),
            Moment::Observing(means) => format!("observing instrument={means}"),
            Moment::Joining(means, waiting) => {
                format!("joining instrument={means} waiting={}", ascending(waiting))
            }
            Moment::Over => "over".to_owned(),
        }
    }
}

fn ascending(numbers: &[usize]) -> String {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    in_order(&numbers)
}

fn in_order<T: ToString>(items: &[T]) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    let texts: Vec<String> = items.iter().map(ToString::to_string).collect();
    texts.join(",")
}
