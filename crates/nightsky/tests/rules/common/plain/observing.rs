//! The second referee: observing, joining in and scoring.

use super::{MEANS, Moment, Plain, Script};

impl Plain {
    pub(super) fn observe(&mut self, means: String) {
        if self.playable(&means, self.active).is_empty() {
            self.end_turn();
        } else {
            self.moment = Moment::Observing(means);
        }
    }

    /// Continues after a player has played a card or is done.
    pub(super) fn go_on(&mut self, seat: usize, done: bool, script: &mut Script<'_>) {
        match self.moment.clone() {
            Moment::Observing(means) => {
                if done && self.played.is_empty() {
                    self.end_turn();
                } else if done || self.playable(&means, seat).is_empty() {
                    let eye_only = means == "eye" && self.drawn.as_deref() != Some("star_party");
                    let mut waiting = Vec::new();
                    for other in 1..=self.players.len() {
                        let able = other != seat && !self.playable(&means, other).is_empty();
                        if able && !eye_only {
                            waiting.push(other);
                        }
                    }
                    self.wait_for(means, waiting, script);
                }
            }
            Moment::Joining(means, mut waiting) => {
                if done || self.playable(&means, seat).is_empty() {
                    waiting.retain(|&other| other != seat);
                    self.wait_for(means, waiting, script);
                }
            }
            other => panic!("not an observation: {other:?}"),
        }
    }

    fn wait_for(&mut self, means: String, waiting: Vec<usize>, script: &mut Script<'_>) {
        if waiting.is_empty() {
            self.score(&means, script);
        } else {
            self.moment = Moment::Joining(means, waiting);
        }
    }

    fn score(&mut self, means: &str, script: &mut Script<'_>) {
        let which = MEANS
            .iter()
            .position(|&name| name == means)
            .expect("a known instrument");
        let mut over = false;
        let solar = self.played.iter().any(|&card| self.is_solar(card));
        for seat in 1..=self.players.len() {
            let own = self.players[seat - 1].cards.clone();
            let played: Vec<usize> = own
                .into_iter()
                .filter(|c| self.played.contains(c))
                .collect();
            if played.is_empty() {
                continue;
            }
            let mut sum = 0;
            for &card in &played {
                let mut points = self.printed[card - 1].points[which];
                match self.drawn.as_deref() {
                    Some("new_moon") if which < 2 && seat == self.active => points += 1,
                    Some("dew") if means == "telescope" && points > 0 => points -= 1,
                    _ => {}
                }
                sum += points;
            }
            let player = &mut self.players[seat - 1];
            player.observed[which] += sum;
            player.turned.extend(played);
            if player.turned.len() == player.cards.len() {
                player.doubled += sum;
                over = true;
            }
        }
        self.played.clear();
        if over {
            self.moment = Moment::Over;
            return;
        }
        if solar {
            self.move_sun(script);
        }
        self.end_turn();
    }
}
