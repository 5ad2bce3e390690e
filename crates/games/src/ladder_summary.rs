//! The results of the ladder: how strong each machine player is, and how it does against the
//! others.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Chance, Seed};

use crate::arena::Played;
use crate::arena_sample::{ArenaSample, Thinking};
use crate::elo::{Pairing, Rating, Results};
use crate::ladder::LadderPlan;

/// The machine player the others are measured against. Its strength does not depend on the budget.
const ANCHOR: &str = "greedy";

/// The results of a ladder.
#[derive(Clone, Debug, Serialize)]
pub struct LadderSummary {
    /// The key of the game.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// The text that reproduces the same games.
    pub seed: String,
    /// How long the search levels thought.
    pub budget: Thinking,
    /// The number of samples counted.
    pub samples: u64,
    /// The number of games in them.
    pub games: u64,
    /// The time this run took, in seconds.
    pub seconds: f64,
    /// The machine player whose Elo is 0. If it is `None`, the mean is 0.
    pub anchor: Option<String>,
    /// The share of games without a winner. Their wins are split evenly.
    pub unwon_share: f64,
    /// Every machine player, strongest first.
    pub ratings: Vec<LadderRating>,
    /// The number of samples that were taken over from earlier runs.
    #[serde(skip)]
    pub taken: u64,
}

/// The rating of one machine player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderRating {
    /// Its name.
    #[serde(rename = "name")]
    pub agent: String,
    /// The most likely Elo, relative to the anchor or, without an anchor, to the mean.
    pub elo: f64,
    /// The 95% confidence interval. `None` for the anchor, for a player that won or lost every
    /// game, and if all samples are alike.
    #[serde(rename = "ci95")]
    pub interval: Option<[f64; 2]>,
    /// The number of games it took part in.
    pub games: u64,
    /// Its share of the wins, alone against each other machine player in all remaining seats.
    pub win_shares: BTreeMap<String, f64>,
}

impl LadderSummary {
    /// Returns the share of a player as good as the others.
    #[must_use]
    pub fn fair_share(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// Returns the machine players, except the anchor, for which the samples give no interval.
    #[must_use]
    pub fn unbounded(&self) -> Vec<&str> {
        let names = self.ratings.iter().filter(|r| r.interval.is_none());
        names
            .map(|rating| rating.agent.as_str())
            .filter(|name| self.anchor.as_deref() != Some(name))
            .collect()
    }

    /// Summarises all matches of a plan.
    pub(crate) fn of(game: &str, plan: &LadderPlan, played: &[Played], seconds: f64) -> Self {
        let samples = played.iter().map(|p| p.samples.len() as u64).sum();
        let contestants = plan.contestants();
        Self {
            game: game.to_owned(),
            players: plan.0.seats,
            seed: plan.0.seed.clone(),
            budget: plan.0.budget,
            samples,
            games: samples * plan.0.seats as u64,
            seconds,
            anchor: contestants.iter().find(|name| *name == ANCHOR).cloned(),
            unwon_share: unwon_share(played),
            ratings: ratings(&contestants, &plan.0.seed, played),
            taken: played.iter().map(|p| p.taken).sum(),
        }
    }
}

/// Returns the ratings, strongest first, equal ones by name.
fn ratings(contestants: &[String], seed: &str, played: &[Played]) -> Vec<LadderRating> {
    let seed = Seed::from_text(seed).branch("bootstrap", 0);
    let found = results(contestants, played).ratings(&mut Chance::new(seed));
    let rating = |(agent, rating): (&String, Rating)| LadderRating {
        agent: agent.clone(),
        elo: rating.elo,
        interval: rating.interval,
        games: games_of(agent, played),
        win_shares: win_shares(agent, played),
    };
    let mut ratings: Vec<_> = contestants.iter().zip(found).map(rating).collect();
    ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    ratings
}

/// Collects the wins by deal. All matches have the same deals.
fn results(contestants: &[String], played: &[Played]) -> Results {
    let number = |name: &String| contestants.iter().position(|known| known == name);
    let table = |sample: &ArenaSample| Pairing {
        seats: sample.run.agents.iter().filter_map(number).collect(),
        wins: given_out(sample)
            .map(|share| share * sample.shares.len() as f64)
            .collect(),
    };
    let deals = played.first().map_or(0, |first| first.samples.len());
    let deal = |deal: usize| played.iter().map(|p| table(&p.samples[deal])).collect();
    Results {
        players: contestants.len(),
        zero: contestants.iter().position(|name| name == ANCHOR),
        deals: (0..deals).map(deal).collect(),
    }
}

/// Returns the shares of a sample by position, with games without a winner split evenly. A tie that
/// has no winner by the rules (S5.4) shows that nobody was better, just as a draw does. A sample
/// does not say which seats were tied, so all seats share.
fn given_out(sample: &ArenaSample) -> impl Iterator<Item = f64> {
    let even = unwon(sample) / sample.shares.len() as f64;
    sample.shares.iter().map(move |share| share + even)
}

/// Returns the share of a sample's games without a winner.
fn unwon(sample: &ArenaSample) -> f64 {
    let unwon = 1.0 - sample.shares.iter().sum::<f64>();
    // Rounding leaves a small remainder, which is not a share.
    if unwon < 1e-9 { 0.0 } else { unwon }
}

/// Returns the share of all games without a winner.
fn unwon_share(played: &[Played]) -> f64 {
    let samples = played.iter().flat_map(|p| &p.samples);
    mean(samples.map(unwon))
}

/// Returns the number of games a machine player took part in.
fn games_of(agent: &String, played: &[Played]) -> u64 {
    let own = played.iter().filter(|p| p.run.agents.contains(agent));
    own.map(|p| (p.samples.len() * p.run.players) as u64).sum()
}

/// Returns a machine player's share of the wins, alone against each of the others.
fn win_shares(agent: &String, played: &[Played]) -> BTreeMap<String, f64> {
    let share = |p: &Played| {
        let position = alone(agent, &p.run.agents)?;
        let other = p.run.agents.iter().find(|name| *name != agent)?;
        let shares = p.samples.iter().filter_map(|s| given_out(s).nth(position));
        Some((other.clone(), mean(shares)))
    };
    played.iter().filter_map(share).collect()
}

/// Returns the position of a machine player that holds only one.
fn alone(agent: &String, agents: &[String]) -> Option<usize> {
    let mut own = (0..agents.len()).filter(|&position| agents[position] == *agent);
    own.next().filter(|_| own.next().is_none())
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}

#[cfg(test)]
mod tests {
    use tabletop::Options;

    use super::*;
    use crate::ArenaPlan;
    use crate::arena_sample::ArenaRun;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-12
    }

    /// A match of these machine players with these shares.
    fn played(agents: &[&str], shares: &[&[f64]]) -> Played {
        let run = ArenaRun {
            game: "pebbles".into(),
            players: agents.len(),
            agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
            options: Options::new(),
            engine: String::new(),
            data: String::new(),
            seed: "s".into(),
            budget: Thinking::Own,
        };
        let sample = |(number, shares): (usize, &&[f64])| ArenaSample {
            run: run.clone(),
            number: number as u64,
            shares: shares.to_vec(),
            scores: vec![0.0; agents.len()],
        };
        Played {
            ms_per_decision: None,
            samples: shares.iter().enumerate().map(sample).collect(),
            run,
            taken: 1,
        }
    }

    fn summary(agents: &[&str], played: &[Played]) -> LadderSummary {
        let plan = LadderPlan(ArenaPlan {
            agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
            seats: played[0].run.players,
            samples: played[0].samples.len() as u64,
            seed: "s".into(),
            budget: Thinking::Own,
            threads: 1,
        });
        LadderSummary::of("pebbles", &plan, played, 0.0)
    }

    #[test]
    fn the_strongest_comes_first_with_its_shares() {
        let played = [
            played(&["greedy", "random"], &[&[1.0, 0.0], &[0.5, 0.5]]),
            played(&["greedy", "novice"], &[&[0.0, 1.0], &[0.5, 0.5]]),
            played(&["novice", "random"], &[&[1.0, 0.0], &[1.0, 0.0]]),
        ];
        let summary = summary(&["random", "novice", "greedy"], &played);
        let names = summary.ratings.iter().map(|r| r.agent.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["novice", "greedy", "random"]);
        let greedy = &summary.ratings[1];
        assert_eq!((greedy.elo, greedy.interval, greedy.games), (0.0, None, 8));
        assert!(near(greedy.win_shares["random"], 0.75));
        assert!(near(greedy.win_shares["novice"], 0.25));
        assert_eq!(summary.anchor.as_deref(), Some("greedy"));
        assert!(summary.unbounded().is_empty());
        assert_eq!((summary.samples, summary.games, summary.taken), (6, 12, 3));
    }

    #[test]
    fn the_cross_table_counts_only_the_player_that_sits_alone() {
        let played = [
            played(&["novice", "random", "random"], &[&[0.5, 0.25, 0.25]]),
            played(&["random", "novice", "novice"], &[&[0.0, 0.75, 0.25]]),
        ];
        let summary = summary(&["novice", "random"], &played);
        let [novice, random] = &summary.ratings[..] else {
            panic!("{summary:?}");
        };
        assert!(near(novice.win_shares["random"], 0.5));
        assert!(near(random.win_shares["novice"], 0.0));
        assert_eq!((novice.games, summary.games), (6, 6));
        // A single deal gives no interval.
        assert_eq!(summary.unbounded(), ["novice", "random"]);
        assert!(near(novice.elo + random.elo, 0.0) && summary.anchor.is_none());
    }

    #[test]
    fn games_nobody_won_are_shared_evenly() {
        let played = [played(&["novice", "random"], &[&[0.5, 0.0], &[0.0, 0.0]])];
        let summary = summary(&["novice", "random"], &played);
        assert!(near(summary.unwon_share, 0.75));
        let [novice, random] = &summary.ratings[..] else {
            panic!("{summary:?}");
        };
        assert!(near(novice.win_shares["random"], 0.625));
        assert!(near(random.win_shares["novice"], 0.375));
        assert!(novice.elo.is_finite() && novice.elo > random.elo);
    }
}
