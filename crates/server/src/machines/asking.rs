//! Asks machine players for decisions and brings their answers to the table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use games::{Answer, Due, Hint, Question};
use players::{Budget, Level};
use rand::SeedableRng;
use rand::rngs::ChaCha12Rng;
use tabletop::{Seat, Seed};
use tokio::sync::oneshot;
use words::Language;

use super::pool::Asker;
use crate::id::random_bytes;
use crate::limits::ThoughtPass;
use crate::tables::{Plays, Table, TableError, change};
use crate::{App, PlayerId, TableId};

/// The search budget of a hint.
const HINT_BUDGET: Budget = Budget::Iterations(2000);

/// How long to wait before retrying when a move cannot be persisted, in milliseconds.
const TRY_AGAIN: i64 = 1_000;

/// The error of a search that did not run because the server is stopping.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the server is stopping")]
pub struct Stopping;

/// A decision a machine player has to make.
struct Decision {
    table: TableId,
    seat: Seat,
    number: usize,
    player: String,
    asker: Asker,
}

impl Decision {
    /// Returns a seed for this decision only.
    fn seed_from(&self, seed: Seed) -> Seed {
        let of_the_seat = seed.branch("seat", self.seat.number() as u64);
        of_the_seat.branch("decision", self.number as u64)
    }
}

/// Asks the machine players of a table that have a decision to make and were not asked yet.
///
/// In a lesson, the script plays for them until the game is free.
pub fn ask(app: &App, table: &mut Table) {
    if table.due() != Due::Free {
        return play_script(app, table);
    }
    for seat in table.to_act().iter() {
        if let Some((decision, question)) = next_question(table, seat) {
            table.thinking[seat] = Some(decision.number);
            let moment = moment(app, table, &decision.player);
            think_after(app, moment, decision, question);
        }
    }
}

/// Plays the next line of a lesson's script, as a change of its own, so that pages show one line
/// after the other.
fn play_script(app: &App, table: &mut Table) {
    let (game, seat) = (table.game.as_ref(), table.script_seat());
    let Some((seat, number)) = seat.and_then(|seat| Some((seat, game?.decision(seat)?))) else {
        return;
    };
    if table.thinking[seat] == Some(number) {
        return;
    }
    table.thinking[seat] = Some(number);
    let (app, id) = (app.clone(), table.id);
    tokio::spawn(async move { bring_script(&app, id, seat, number).await });
}

async fn bring_script(app: &App, table: TableId, seat: Seat, number: usize) {
    let brought = change(app, table, move |table, _, now| {
        table.play_script(seat, number, now);
        Ok(())
    });
    if let Err(error) = brought.await {
        tracing::error!(%table, %error, "failed to play a line of a lesson");
        app.hall.look_again(table, app.clock.now() + TRY_AGAIN);
    }
}

fn next_question(table: &Table, seat: Seat) -> Option<(Decision, Box<dyn Question>)> {
    let Plays::Machine(player) = table.plays(seat) else {
        return None;
    };
    let game = table.game.as_ref()?;
    let number = game.decision(seat)?;
    if table.thinking[seat] == Some(number) {
        return None;
    }
    let decision = Decision {
        table: table.id,
        seat,
        number,
        player: player.to_owned(),
        asker: asker(table),
    };
    Some((decision, game.question(seat)?))
}

/// All tables created by one player share one place in the queue.
fn asker(table: &Table) -> Asker {
    table
        .maker
        .map_or(*table.id.bytes(), |maker| *maker.bytes())
}

/// Returns how long a machine player pauses during a race, as a person would.
fn moment(app: &App, table: &Table, player: &str) -> Duration {
    if table.race().is_none() || !app.settings.human_moments || player == "random" {
        return Duration::ZERO;
    }
    let level = Level::from_name(player).unwrap_or(Level::Novice);
    level.moment(&mut ChaCha12Rng::from_seed(random_bytes()))
}

fn think_after(app: &App, moment: Duration, decision: Decision, question: Box<dyn Question>) {
    if moment.is_zero() {
        return think(app, decision, question);
    }
    let app = app.clone();
    tokio::spawn(async move {
        tokio::time::sleep(moment).await;
        think(&app, decision, question);
    });
}

fn think(app: &App, decision: Decision, question: Box<dyn Question>) {
    let (home, runtime) = (app.clone(), tokio::runtime::Handle::current());
    app.pool.think(decision.asker, move |stop| {
        let answer = answer(&*question, &decision, home.settings.seed, &stop);
        drop(question);
        // An answer interrupted by the stop is unreliable. The machine is asked again after the
        // restart.
        if let Some(answer) = answer.filter(|_| !stop.load(Ordering::SeqCst)) {
            runtime.spawn(async move { bring(&home, decision, answer).await });
        }
    });
}

/// Returns the machine player's answer. If the player fails, returns any legal action, so that the
/// others do not wait forever.
fn answer(
    question: &dyn Question,
    decision: &Decision,
    seed: Option<Seed>,
    stop: &Arc<AtomicBool>,
) -> Option<Answer> {
    let ask = |player: &str| {
        let seed = seed.map_or_else(
            || Seed::from_bytes(random_bytes()),
            |seed| decision.seed_from(seed),
        );
        let thought = || question.answer(player, seed, None, Some(Arc::clone(stop)));
        catch_unwind(AssertUnwindSafe(thought)).ok().flatten()
    };
    ask(&decision.player).or_else(|| {
        tracing::error!(
            table = %decision.table,
            player = decision.player,
            "machine player failed; choosing a random action"
        );
        ask("random")
    })
}

async fn bring(app: &App, decision: Decision, answer: Answer) {
    let Decision {
        table,
        seat,
        number,
        ..
    } = decision;
    let brought = change(app, table, move |table, _, now| {
        match table.machine_act(seat, number, &answer, now) {
            // Another seat was faster and took the same thing: the machine is asked again.
            Err(TableError::Illegal(_)) => Ok(()),
            done => done,
        }
    });
    if let Err(error) = brought.await {
        tracing::error!(%table, %error, "failed to make a machine player's move");
        if error != TableError::NotFound {
            // Storage may recover soon: attending to the table asks its machines again.
            app.hall.look_again(table, app.clock.now() + TRY_AGAIN);
        }
    }
}

/// Returns the best actions according to a machine player. The search runs to its end even if the
/// caller disconnects, so the pass counts until then.
///
/// # Errors
/// Returns an error if the server stops.
pub async fn advise(
    app: &App,
    player: PlayerId,
    question: Box<dyn Question>,
    language: Language,
    seed: Seed,
    pass: ThoughtPass,
) -> Result<Vec<Hint>, Stopping> {
    let (sender, receiver) = oneshot::channel();
    app.pool.think(*player.bytes(), move |stop| {
        let _pass = pass;
        let hints = question.advice(language, seed, HINT_BUDGET, Some(&stop));
        // The caller may have disconnected.
        let _ = sender.send(hints);
    });
    receiver.await.map_err(|_| Stopping)
}
