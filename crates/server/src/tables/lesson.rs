//! Guided games: a lesson that a person plays at a table of their own.

use std::collections::BTreeMap;

use games::{Due, LEARNER, Lesson, LessonRefusal};
use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use utoipa::ToSchema;

use super::ready::ReadyGames;
use super::{About, Absence, Chair, Occupant, RaceClock, Table, TableError};
use crate::storage::{PlayerRow, Status};
use crate::{InviteKey, PlayerId, TableId};

/// How far a lesson has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The key of the lesson.
    pub lesson: String,
    /// The edition of its script. A table does not go on with another one.
    pub edition: String,
    /// The number of its lines played so far.
    pub line: usize,
    /// The attributes of the texts that follow a step, for steps without the usual one.
    pub after: BTreeMap<usize, String>,
    /// The version of the game at which each step so far began.
    pub begun: Vec<usize>,
    /// Whether the lesson is over. The game then goes on like any other.
    pub over: bool,
}

/// What a learner can do besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonMove {
    /// Go back to the beginning of the step, or to the step before.
    Back,
    /// End the lesson here: the game goes on like any other.
    Skip,
}

impl LessonProgress {
    fn new(lesson: &Lesson) -> Self {
        let mut progress = Self {
            lesson: lesson.key.clone(),
            edition: lesson.edition.clone(),
            line: 0,
            after: BTreeMap::new(),
            begun: Vec::new(),
            over: false,
        };
        progress.begin_steps(lesson, 0);
        progress
    }

    /// Records that a line was played and led to this version of the game.
    fn played(&mut self, lesson: &Lesson, version: usize) {
        self.line += 1;
        self.begin_steps(lesson, version);
    }

    /// Records the version at which a step begins.
    fn begin_steps(&mut self, lesson: &Lesson, version: usize) {
        if lesson.begins(self.begun.len()) == Some(self.line) {
            self.begun.push(version);
        }
    }
}

impl Table {
    /// Creates a table for a lesson, and begins its game.
    ///
    /// # Errors
    /// Returns an error if there is no such lesson.
    pub fn teach(
        ready: &ReadyGames,
        learner: &PlayerRow,
        game: &str,
        lesson: &str,
        now: i64,
    ) -> Result<Self, TableError> {
        let lesson = games::find(game)?.lesson(lesson);
        let lesson = lesson.ok_or(TableError::NotFound)?;
        let level = Level::Novice.name();
        let own = Occupant::Person {
            player: learner.id,
            name: learner.name.clone(),
        };
        let others = lesson.names.iter().map(|name| Occupant::Machine {
            level: level.to_owned(),
            name: name.clone(),
        });
        let about = About {
            game: game.to_owned(),
            options: lesson.options.clone(),
            chairs: std::iter::once(own).chain(others).map(Chair::of).collect(),
            key: InviteKey::random(),
            clock: None,
            race: RaceClock::Off,
            absence: Absence::Never,
            stand_in: level.to_owned(),
            hints: false,
            proposal: None,
            rematch: None,
            imported: false,
            lesson: Some(LessonProgress::new(lesson)),
            language: String::new(),
            made: now,
        };
        let mut table = Self::new(TableId::random(), Some(learner.id), false, about, now);
        let game = ready.built_in(game, &table.about.options)?;
        let names = table.about.chairs.iter().map(Chair::name).collect();
        let live = game.begin_lesson(lesson, names, ready.seed())?;
        table.begin_with(ready, &*game, live, now);
        Ok(table)
    }

    /// Returns the lesson that is being played at the table, and how far it has come.
    #[must_use]
    pub fn lesson(&self) -> Option<(&'static Lesson, &LessonProgress)> {
        let progress = self.about.lesson.as_ref();
        let progress = progress.filter(|one| !one.over && self.status == Status::Playing)?;
        let lesson = games::find(&self.about.game)
            .ok()?
            .lesson(&progress.lesson)?;
        (lesson.edition == progress.edition).then_some((lesson, progress))
    }

    /// Returns what the next line of the lesson is; [`Due::Free`] without a lesson.
    #[must_use]
    pub fn due(&self) -> Due {
        self.lesson()
            .map_or(Due::Free, |(lesson, progress)| lesson.due(progress.line))
    }

    /// Returns the seat whose line the script of a lesson plays next.
    #[must_use]
    pub fn script_seat(&self) -> Option<Seat> {
        let (lesson, progress) = self.lesson()?;
        lesson.script_seat(progress.line)
    }

    /// Plays the next line of the script. Does nothing if the game has moved on in the meantime.
    /// If the line cannot be played, the lesson ends.
    pub fn play_script(&mut self, seat: Seat, decision: usize, now: i64) {
        if self.thinking[seat] == Some(decision) {
            self.thinking[seat] = None;
        }
        let current = self.game.as_ref().and_then(|game| game.decision(seat));
        if self.script_seat() != Some(seat) || current != Some(decision) {
            return;
        }
        let Some((lesson, progress)) = self.lesson() else {
            return;
        };
        let line = progress.line;
        let Some(game) = &mut self.game else { return };
        if lesson.play_script(&mut **game, line) {
            self.advance(lesson, None);
        } else {
            tracing::error!(table = %self.id, line, "failed to play the script of a lesson");
            self.end_lesson();
        }
        self.settle(now);
    }

    /// Carries out a learner's action, if it is what the lesson asks for.
    ///
    /// # Errors
    /// Returns an error if the lesson asks for something else, or a rule forbids the action.
    /// Nothing has then changed.
    pub(super) fn learn(&mut self, action: &Value) -> Result<(), TableError> {
        let Some((lesson, progress)) = self.lesson() else {
            return Err(TableError::Internal);
        };
        let line = progress.line;
        let game = self.game.as_mut().ok_or(TableError::Internal)?;
        let after = lesson
            .take(&mut **game, line, action)
            .map_err(|refusal| match refusal {
                LessonRefusal::NotNow(text) => TableError::NotInLesson(text),
                LessonRefusal::Illegal(refusal) => refusal.into(),
            })?;
        self.advance(lesson, after);
        Ok(())
    }

    /// Records that a line of the lesson was played.
    fn advance(&mut self, lesson: &Lesson, after: Option<String>) {
        let version = self.version();
        let Some(progress) = &mut self.about_mut().lesson else {
            return;
        };
        if let Some(after) = after {
            progress.after.insert(lesson.step_at(progress.line), after);
        }
        progress.played(lesson, version);
    }

    /// Ends the lesson: the game goes on like any other.
    pub(super) fn end_lesson(&mut self) {
        let about = self.about_mut();
        about.hints = true;
        if let Some(progress) = &mut about.lesson {
            progress.over = true;
        }
    }

    /// Goes back a step, or ends the lesson. Needs the complete record to go back. Returns the version
    /// afterwards.
    ///
    /// # Errors
    /// Returns an error if the player is not the learner, there is no lesson, or the game has moved
    /// on. Nothing has then changed.
    pub fn lesson_move(
        &mut self,
        player: PlayerId,
        what: LessonMove,
        version: usize,
        now: i64,
    ) -> Result<usize, TableError> {
        if !self.seats_of(player).contains(LEARNER) {
            return Err(TableError::NotYourSeat);
        }
        if self.lesson().is_none() {
            return Err(TableError::NoLesson);
        }
        if version != self.version() {
            return Err(TableError::Stale);
        }
        match what {
            LessonMove::Back => self.step_back(now)?,
            LessonMove::Skip => self.end_lesson(),
        }
        Ok(self.version())
    }

    /// Goes back to the beginning of the current step, or to the step before. Does nothing at the
    /// beginning of the lesson.
    fn step_back(&mut self, now: i64) -> Result<(), TableError> {
        let Some((lesson, progress)) = self.lesson() else {
            return Ok(());
        };
        let Some(current) = progress.begun.len().checked_sub(1) else {
            return Ok(());
        };
        let at_its_beginning = lesson.begins(current) == Some(progress.line);
        let Some(step) = current.checked_sub(usize::from(at_its_beginning)) else {
            return Ok(());
        };
        let (to, line) = (
            progress.begun[step],
            lesson.begins(step).unwrap_or_default(),
        );
        let game = self.game.as_mut().ok_or(TableError::Internal)?;
        game.take_back(LEARNER, to)?;
        if let Some(progress) = &mut self.about_mut().lesson {
            progress.line = line;
            progress.begun.truncate(step + 1);
            progress.after.retain(|&earlier, _| earlier < step);
        }
        self.settle_back(now);
        Ok(())
    }
}
