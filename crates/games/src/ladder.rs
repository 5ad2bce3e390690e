//! The ladder: rates machine players by playing each against every other.

use std::iter;
use std::time::Instant;

use players::{Judge, NAMES};
use tabletop::Options;

use crate::GameError;
use crate::arena::{self, ArenaPlan};
use crate::arena_sample::ArenaSample;
use crate::ladder_summary::LadderSummary;

/// What to measure: as in the arena, with that many samples for every match. If no machine player
/// is named, all that the program knows take part. Order and duplicates make no difference.
#[derive(Clone, Debug)]
pub struct LadderPlan(pub ArenaPlan);

impl LadderPlan {
    /// Returns the number of samples in all matches.
    #[must_use]
    pub fn all_samples(&self) -> u64 {
        let others = self.contestants().len().saturating_sub(1);
        let pairs = others * (others + 1) / 2;
        let matches = if self.0.seats > 2 { pairs * 2 } else { pairs };
        matches as u64 * self.0.samples
    }

    /// Returns every machine player once, sorted by name, so that the order in which they are
    /// listed does not change the matches.
    pub(crate) fn contestants(&self) -> Vec<String> {
        let mut names = self.0.agents.clone();
        if names.is_empty() {
            names.extend(NAMES.iter().map(|&name| name.to_owned()));
        }
        names.sort();
        names.dedup();
        names
    }

    /// Returns the matches: one for each pair of machine players, or two with more than two seats,
    /// where each plays alone against the other in all remaining seats. All matches use the same
    /// deals.
    fn matches(&self) -> Vec<ArenaPlan> {
        let names = self.contestants();
        let mut matches = Vec::new();
        for (index, second) in names.iter().enumerate() {
            for first in &names[..index] {
                matches.push(self.one_against_others(first, second));
                if self.0.seats > 2 {
                    matches.push(self.one_against_others(second, first));
                }
            }
        }
        matches
    }

    fn one_against_others(&self, one: &str, others: &str) -> ArenaPlan {
        let names = iter::once(one).chain(iter::repeat(others));
        self.with_agents(names.take(self.0.seats).map(str::to_owned).collect())
    }

    fn with_agents(&self, agents: Vec<String>) -> ArenaPlan {
        ArenaPlan {
            agents,
            ..self.0.clone()
        }
    }
}

/// Plays all matches of a plan except samples that are already known. `progress` is called with the
/// number of samples available; `write` receives the same lines as in
/// [`arena`](crate::ReadyGame::arena).
pub(crate) fn ladder<G: Judge>(
    game: &G,
    options: &Options,
    plan: &LadderPlan,
    known: &[ArenaSample],
    progress: &mut dyn FnMut(u64),
    write: &mut dyn FnMut(&str) -> Result<(), GameError>,
) -> Result<LadderSummary, GameError> {
    check(game, options, plan)?;
    write("")?;
    let started = Instant::now();
    let mut played = Vec::new();
    for (number, plan) in plan.matches().iter().enumerate() {
        let before = number as u64 * plan.samples;
        let mut progress = |done| progress(before + done);
        played.push(arena::play(
            game,
            options,
            plan,
            known,
            &mut progress,
            write,
        )?);
    }
    let seconds = started.elapsed().as_secs_f64();
    Ok(LadderSummary::of(game.facts().id, plan, &played, seconds))
}

/// Checks everything about a ladder that can be checked before the first game.
fn check<G: Judge>(game: &G, options: &Options, plan: &LadderPlan) -> Result<(), GameError> {
    let contestants = plan.contestants();
    if contestants.len() < 2 {
        return Err(GameError::LadderOfOne);
    }
    for agent in contestants {
        arena::check(game, options, &plan.with_agents(vec![agent]))?;
    }
    if plan.0.seats == 1 {
        return Err(GameError::LadderAlone);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Thinking;

    fn plan(agents: &[&str], seats: usize) -> LadderPlan {
        LadderPlan(ArenaPlan {
            agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
            seats,
            samples: 5,
            seed: "s".into(),
            budget: Thinking::Own,
            threads: 1,
        })
    }

    fn tables(plan: &LadderPlan) -> Vec<String> {
        let matches = plan.matches();
        matches.iter().map(|plan| plan.agents.join(" ")).collect()
    }

    #[test]
    fn two_seats_have_one_match_for_every_pair() {
        let expected = ["greedy novice", "greedy random", "novice random"];
        assert_eq!(tables(&plan(&["random", "greedy", "novice"], 2)), expected);
        let again = ["novice", "greedy", "random", "greedy"];
        assert_eq!(tables(&plan(&again, 2)), expected);
    }

    #[test]
    fn with_more_seats_each_player_sits_alone_against_the_other() {
        let plan = plan(&["random", "greedy"], 3);
        assert_eq!(
            tables(&plan),
            ["greedy random random", "random greedy greedy"]
        );
    }

    #[test]
    fn all_samples_counts_the_samples_of_all_matches() {
        for seats in 2..=4 {
            for agents in [&["random", "greedy"][..], &["greedy"], &[]] {
                let plan = plan(agents, seats);
                let all = plan.matches().len() as u64 * plan.0.samples;
                assert_eq!(plan.all_samples(), all, "{plan:?}");
            }
        }
    }

    #[test]
    fn without_a_list_all_machine_players_take_part() {
        assert_eq!(plan(&[], 2).contestants().len(), NAMES.len());
        assert_eq!(tables(&plan(&[], 2)).len(), 15);
    }
}
