//! Plays every lesson through and checks that its script fits the rules, its texts, and what is
//! drawn.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{Due, GameKind, LEARNER, Lesson, LessonRefusal, LiveGame, Sight, kinds};
use serde_json::Value;
use tabletop::{Observer, Seed};
use words::{Language, text_if_any};

/// The maximum number of words of a sentence.
const WORDS: usize = 25;
/// The numbers of steps that a lesson may have; the chapter about Ptolemy is shorter.
const STEPS: std::ops::RangeInclusive<usize> = 6..=13;

/// A game in the middle of a lesson.
struct Lessoned<'a> {
    lesson: &'a Lesson,
    game: Box<dyn LiveGame>,
    line: usize,
}

impl<'a> Lessoned<'a> {
    fn begin(kind: &GameKind, lesson: &'a Lesson) -> Self {
        let ready = kind.ready_built_in(&lesson.options).unwrap();
        let mut names = vec!["Ann".to_owned()];
        names.extend(lesson.names.iter().cloned());
        let seed = Seed::from_text("lesson");
        let game = ready.begin_lesson(lesson, names, seed).unwrap();
        let line = 0;
        Self { lesson, game, line }
    }

    fn copy(&self) -> Self {
        Self {
            lesson: self.lesson,
            game: self.game.read_copy(),
            line: self.line,
        }
    }

    /// Plays the lines of the script that are due.
    fn play_script(&mut self) {
        while let Due::Script(_) = self.lesson.due(self.line) {
            assert!(
                self.lesson.play_script(&mut *self.game, self.line),
                "{}: line {} of the script cannot be played",
                self.lesson.text(),
                self.line + 1
            );
            self.line += 1;
        }
    }

    fn take(&mut self, action: &Value) -> Option<String> {
        let taken = self.lesson.take(&mut *self.game, self.line, action);
        let text = self.lesson.text();
        let after = taken.unwrap_or_else(|refusal| {
            panic!(
                "{text}: {action} is refused at line {}: {refusal:?}",
                self.line + 1
            )
        });
        self.line += 1;
        self.play_script();
        after
    }

    fn legal(&self) -> Vec<Value> {
        let legal = self.game.legal(None, LEARNER).into_iter();
        legal.map(|legal| legal.action).collect()
    }

    fn lit(&self) -> Vec<Value> {
        self.lesson.lit(&*self.game, self.line)
    }

    /// Returns the legal actions that the lesson accepts now.
    fn accepted(&self) -> Vec<Value> {
        let accepts = |action: &Value| {
            let mut game = self.game.read_copy();
            self.lesson.take(&mut *game, self.line, action).is_ok()
        };
        self.legal().into_iter().filter(accepts).collect()
    }

    fn is_free(&self) -> bool {
        self.lesson.due(self.line) == Due::Free
    }

    /// Follows the light to the end of the lesson.
    fn follow(&mut self) {
        while !self.is_free() {
            let lit = self.lit();
            let first = lit.first().unwrap_or_else(|| {
                panic!(
                    "{}: nothing is lit at line {}",
                    self.lesson.text(),
                    self.line + 1
                )
            });
            self.take(first);
        }
    }

    fn page(&self, language: Language) -> String {
        let sight = Sight {
            language,
            observer: Observer::Seat(LEARNER),
            seat: Some(LEARNER),
            plays: true,
            acts: true,
            guided: true,
            notes: &vec![String::new(); self.game.names().len()],
            log: 60,
        };
        let scene = self.game.draw(&sight).scene;
        let frame = render::frame::Frame {
            language,
            title: "",
            scene: &scene,
            log: &[],
            whole_log: None,
            tools: maud::html! {},
            asides: maud::html! {},
            overlay: maud::html! {},
        };
        render::frame::table(&frame).0
    }
}

fn each_lesson(check: impl Fn(&GameKind, &'static Lesson)) {
    let mut count = 0;
    for kind in kinds() {
        assert_eq!(
            kind.lessons().len(),
            kind.lesson_files().len(),
            "{}",
            kind.id
        );
        for lesson in kind.lessons() {
            check(kind, lesson);
            count += 1;
        }
    }
    assert!(count >= 4, "{count} lessons");
}

#[test]
fn every_file_is_a_lesson() {
    for kind in kinds() {
        for file in kind.lesson_files() {
            Lesson::parse(kind.id, file).unwrap_or_else(|error| panic!("{}: {error}", kind.id));
        }
    }
    each_lesson(|_, lesson| {
        assert!(STEPS.contains(&lesson.steps.len()), "{}", lesson.text());
    });
}

#[test]
fn every_lesson_can_be_played_by_following_the_light() {
    each_lesson(|kind, lesson| {
        let mut lessoned = Lessoned::begin(kind, lesson);
        lessoned.play_script();
        lessoned.follow();
        assert!(!lessoned.game.is_over(), "{}", lesson.text());
        if lessoned.game.to_act().contains(LEARNER) {
            assert!(
                !lessoned.lit().is_empty(),
                "{}: the end suggests nothing",
                lesson.text()
            );
        }
    });
}

#[test]
fn every_way_that_a_step_accepts_leads_to_the_end() {
    each_lesson(|kind, lesson| {
        let mut lessoned = Lessoned::begin(kind, lesson);
        lessoned.play_script();
        let mut ways = 0;
        while !lessoned.is_free() {
            for action in lessoned.accepted() {
                let mut other = lessoned.copy();
                other.take(&action);
                other.follow();
                ways += 1;
            }
            let lit = lessoned.lit()[0].clone();
            lessoned.take(&lit);
        }
        assert!(
            ways >= lesson.steps.len() - 1,
            "{}: {ways} ways",
            lesson.text()
        );
    });
}

#[test]
fn what_a_step_does_not_ask_for_is_refused_with_a_text_and_changes_nothing() {
    each_lesson(|kind, lesson| {
        let mut lessoned = Lessoned::begin(kind, lesson);
        lessoned.play_script();
        let mut refused = 0;
        while let Due::Learner(step, _) = lessoned.lesson.due(lessoned.line) {
            let accepted = lessoned.accepted();
            let before = lessoned.game.view(Observer::Seat(LEARNER));
            for action in lessoned
                .legal()
                .iter()
                .filter(|one| !accepted.contains(one))
            {
                let taken = lesson.take(&mut *lessoned.game, lessoned.line, action);
                let Err(LessonRefusal::NotNow(key)) = taken else {
                    panic!("{}: {action} is not refused", lesson.text());
                };
                for language in Language::all() {
                    assert!(text_if_any(language, &key).is_some(), "no text {key}");
                }
                refused += 1;
            }
            assert_eq!(before, lessoned.game.view(Observer::Seat(LEARNER)));
            for pattern in lesson.steps[step].nudged() {
                let is = |action: &Value| accepted.contains(action);
                assert!(!is(&pattern), "{}: step {}", lesson.text(), step + 1);
            }
            let lit = lessoned.lit()[0].clone();
            lessoned.take(&lit);
        }
        assert!(refused > 0, "{}", lesson.text());
    });
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let kind = games::find("astra").unwrap();
    let mut lessoned = Lessoned::begin(kind, kind.lesson("first").unwrap());
    let illegal = serde_json::json!({ "mark": { "place": 1, "star": 7 } });
    let taken = lessoned.lesson.take(&mut *lessoned.game, 0, &illegal);
    let Err(LessonRefusal::Illegal(refusal)) = taken else {
        panic!("{taken:?}");
    };
    assert_eq!(refusal.rule, Some("A3.2"));
}

#[test]
fn every_step_has_its_texts_in_every_language() {
    each_lesson(|_, lesson| {
        for language in Language::all() {
            let said = |key: &str| {
                text_if_any(language, key).unwrap_or_else(|| panic!("{language:?}: no text {key}"))
            };
            said(&lesson.text());
            said(&format!("{}.pitch", lesson.text()));
            let last = lesson.steps.len() - 1;
            for (index, step) in lesson.steps.iter().enumerate() {
                let mut texts = vec![said(&step.text)];
                if index < last {
                    texts.push(said(&format!("{}.after", step.text)));
                }
                for attribute in step.attributes() {
                    texts.push(said(&format!("{}.{attribute}", step.text)));
                }
                for text in texts {
                    let words = text
                        .split_whitespace()
                        .filter(|word| word.chars().any(char::is_alphanumeric));
                    let count = words.count();
                    assert!(count <= WORDS, "{language:?}: {count} words: {text}");
                }
            }
        }
    });
}

#[test]
fn what_a_step_speaks_of_is_on_the_page() {
    each_lesson(|kind, lesson| {
        let mut lessoned = Lessoned::begin(kind, lesson);
        lessoned.play_script();
        loop {
            let step = lesson.step_at(lessoned.line);
            for language in Language::all() {
                let page = lessoned.page(language);
                for id in &lesson.steps[step].show {
                    let attribute = format!("id=\"{id}\"");
                    assert!(
                        page.contains(&attribute),
                        "{}: no {id} on the page",
                        lesson.steps[step].text
                    );
                }
                for action in lessoned.lit() {
                    let json = action.to_string().replace('"', "&quot;");
                    let target = format!("data-act=\"{json}\"");
                    assert!(
                        page.contains(&target),
                        "{}: no target for {json}",
                        lesson.steps[step].text
                    );
                }
                assert!(
                    !page.contains("data-only"),
                    "the page must not go on by itself"
                );
                assert!(!page.contains("data-early"), "nothing needs a second press");
            }
            if lessoned.is_free() {
                break;
            }
            let lit = lessoned.lit()[0].clone();
            lessoned.take(&lit);
        }
    });
}

#[test]
fn the_record_of_a_lesson_is_valid_and_its_game_can_be_resumed() {
    each_lesson(|kind, lesson| {
        let mut lessoned = Lessoned::begin(kind, lesson);
        lessoned.play_script();
        lessoned.follow();
        let game = &lessoned.game;
        let lines = games::RecordLine::joined(&game.lines(0).unwrap());
        let text = format!("{}\n{lines}", game.header());
        assert!(text.contains(&format!("\"lesson\":\"{}\"", lesson.key)));
        let ready = kind.ready_built_in(&lesson.options).unwrap();
        let recorded = games::RecordedGame {
            id: kind.id.to_owned(),
            text: &text,
            first_line: 1,
            number: 1,
        };
        let resumed = ready.resume(&recorded).unwrap();
        let all = Observer::Afterwards;
        assert_eq!(resumed.view(all), game.view(all));
        let woken = ready.wake(&game.header(), &game.snapshot(), "").unwrap();
        assert_eq!(woken.view(all), game.view(all));
    });
}
