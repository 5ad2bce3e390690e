//! Reviewing a recorded game: how every decision changed its player's chance of winning.
//!
//! A decision is judged by what its player could know: the search gets the view before the action
//! and never the state, and later chance events do not count. Actions that were undone or taken
//! back are left out: a player who tries out a step and undoes it has not decided yet. An action
//! taken for a player whose time ran out counts as the player's own decision.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use players::{Budget, Candidate, Judge, Level};
use serde_json::Value;
use tabletop::{Game, Line, Record, Seed};
use words::{ByLanguage, Words, player_name};

use crate::arena_sample::Thinking;
use crate::decision::{Decision, Verdict};
use crate::replay::seat_names;
use crate::review_summary::{BestAction, Judgement, Review, ReviewedAction, largest_mistakes};
use crate::{GameError, RecordedGame};

/// What to review.
#[derive(Clone, Copy, Debug)]
pub struct ReviewRequest<'a> {
    /// The game, finished or not.
    pub game: &'a RecordedGame<'a>,
    /// The text all randomness of the search is derived from.
    pub seed: &'a str,
    /// How long to think about a decision; [`Thinking::Own`] means as long as a master.
    pub budget: Thinking,
    /// The number of threads. The results do not depend on it.
    pub threads: usize,
    /// The maximum number of mistakes to report.
    pub mistakes: usize,
}

/// Called with the number of decisions judged and their total; returns whether to continue. If it
/// breaks off, the remaining decisions have no judgement.
pub type Progress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// Checks a recorded game, then judges all its decisions.
pub(crate) fn review<G: Judge + Words>(
    game: &G,
    request: &ReviewRequest<'_>,
    progress: &mut Progress<'_>,
) -> Result<Review, GameError> {
    let record = request.game.read::<G>()?;
    let decisions = decisions(game, request.game, &record)?;
    let budget = request.budget.budget().unwrap_or(Level::Master.budget());
    let reviewer = Reviewer {
        game,
        seed: Seed::from_text(request.seed),
        budget,
        threads: request.threads,
    };
    let verdicts = reviewer.verdicts(&decisions, progress);
    let names = seat_names(&record.header.names);
    let pairs = decisions.iter().zip(&verdicts);
    let actions: Vec<ReviewedAction> = pairs
        .map(|(decision, verdict)| reviewed(game, &names, decision, verdict.as_ref()))
        .collect();
    Ok(Review {
        game: game.facts().id.to_owned(),
        names,
        seed: request.seed.to_owned(),
        budget: budget.into(),
        mistakes: largest_mistakes(&actions, request.mistakes),
        actions,
    })
}

/// Returns the decisions of a game that were not undone or taken back.
fn decisions<G: Game + Words>(
    game: &G,
    recorded: &RecordedGame<'_>,
    record: &Record<G>,
) -> Result<Vec<Decision<G>>, GameError> {
    let mut all = Vec::new();
    let mut standing = StandingDecisions::default();
    recorded.play_again(game, record, usize::MAX, |step| {
        standing.note(step.line);
        if let Line::Action {
            n, seat, action, ..
        } = *step.line
        {
            all.push(Decision::new(game, n, step.before, seat, action));
        }
    })?;
    let stood = standing.lines();
    all.retain(|decision| stood.contains(&decision.line));
    Ok(all)
}

/// Tracks which decisions stand after each line. A decision that was taken back may stand again
/// later.
#[derive(Default)]
struct StandingDecisions {
    /// For each line, the line of the last decision that stands after it; `None` at the beginning.
    last: Vec<Option<usize>>,
    /// For the line of each decision, the line of the decision before it.
    before: BTreeMap<usize, Option<usize>>,
}

impl StandingDecisions {
    fn after(&self, line: usize) -> Option<usize> {
        self.last.get(line.checked_sub(1)?).copied().flatten()
    }

    /// Records the effect of the next line.
    fn note<A>(&mut self, line: &Line<A>) {
        let last = self.after(self.last.len());
        let next = match *line {
            Line::Action { n, .. } => {
                self.before.insert(n, last);
                Some(n)
            }
            // A seat can only undo the last action that stands.
            Line::Undo { to: None, .. } => last.and_then(|last| self.before[&last]),
            Line::Undo { to: Some(to), .. } => self.after(to),
            Line::TimeOut { .. } | Line::TakeOver { .. } | Line::End { .. } => last,
        };
        self.last.push(next);
    }

    /// Returns the lines of the decisions that stand at the end.
    fn lines(&self) -> BTreeSet<usize> {
        let last = self.after(self.last.len());
        iter::successors(last, |line| self.before[line]).collect()
    }
}

/// Judges decisions on several threads.
struct Reviewer<'a, G> {
    game: &'a G,
    seed: Seed,
    budget: Budget,
    threads: usize,
}

/// The verdict on one decision; `None` if there was nothing to judge.
type Thought<G> = Option<Verdict<<G as Game>::Action>>;

impl<G: Judge> Reviewer<'_, G> {
    /// Returns a verdict for each decision. Each has its own seed, derived from its line, so the
    /// result does not depend on which thread handles it.
    fn verdicts(&self, decisions: &[Decision<G>], progress: &mut Progress<'_>) -> Vec<Thought<G>> {
        let free: Vec<usize> = (0..decisions.len())
            .filter(|&index| !decisions[index].forced)
            .collect();
        let all = free.len() as u64;
        let mut verdicts: Vec<Thought<G>> = decisions.iter().map(|_| None).collect();
        if progress(0, all).is_break() {
            return verdicts;
        }
        let next = AtomicUsize::new(0);
        let (hand_in, collect) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, free.len().max(1)) {
                let hand_in = hand_in.clone();
                let (free, next) = (&free, &next);
                scope.spawn(move || self.work(decisions, free, next, &hand_in));
            }
            drop(hand_in);
            for ((index, verdict), done) in collect.into_iter().zip(1..) {
                verdicts[index] = verdict;
                // Dropping the receiver ends the workers, because they can no longer send.
                if progress(done, all).is_break() {
                    break;
                }
            }
        });
        verdicts
    }

    /// Judges decisions that were not forced, until there are none left.
    fn work(
        &self,
        decisions: &[Decision<G>],
        free: &[usize],
        next: &AtomicUsize,
        hand_in: &mpsc::Sender<(usize, Thought<G>)>,
    ) {
        while let Some(&index) = free.get(next.fetch_add(1, Ordering::Relaxed)) {
            let decision = &decisions[index];
            let seed = self.seed.branch("line", decision.line as u64);
            let verdict = decision.verdict(self.game, seed, self.budget);
            if hand_in.send((index, verdict)).is_err() {
                return;
            }
        }
    }
}

/// Returns a decision with its verdict, in the form shown to people and programs.
fn reviewed<G: Game + Words>(
    game: &G,
    names: &[String],
    decision: &Decision<G>,
    verdict: Option<&Verdict<G::Action>>,
) -> ReviewedAction {
    let words =
        |action| ByLanguage::new(|language| game.action_words(language, &decision.view, action));
    ReviewedAction {
        line: decision.line,
        seat: decision.seat,
        name: ByLanguage::new(|language| player_name(language, names, decision.seat)),
        action: json::<G>(decision.action),
        words: words(decision.action),
        forced: decision.forced,
        judgement: verdict.map(|verdict| judgement::<G>(verdict, words(verdict.best.action))),
    }
}

fn judgement<G: Game>(verdict: &Verdict<G::Action>, best_words: ByLanguage<String>) -> Judgement {
    let Verdict { taken, best } = verdict;
    Judgement {
        win_chance: taken.win_chance,
        points: taken.points,
        tries: taken.tries,
        loss: best.win_chance - taken.win_chance,
        best: best_action::<G>(best, best_words),
    }
}

fn best_action<G: Game>(best: &Candidate<G::Action>, words: ByLanguage<String>) -> BestAction {
    BestAction {
        action: json::<G>(best.action),
        words,
        win_chance: best.win_chance,
        points: best.points,
        tries: best.tries,
    }
}

/// Returns an action in the form used in records.
fn json<G: Game>(action: G::Action) -> Value {
    // Serialising plain enums cannot fail.
    serde_json::to_value(action).unwrap_or_default()
}
