//! The decision in one sentence, the steps of a turn, and the buttons.

use ::stellium::{Action, Body, Stage};
use maud::{Markup, html};
use words::{Arg, list_words};

use super::board::Board;
use crate::emphasis::mark;
use crate::{Button, Step, Target};
use words::stellium::galaxy_number;

/// The steps of a turn (S3).
const STEPS: [&str; 5] = ["draw", "place", "influence", "validate", "objective"];

impl Board<'_> {
    /// Returns the facts shown beside the game's name.
    pub fn facts(&self) -> Vec<String> {
        let table = self.table();
        let end = match table.last_round {
            Some(last) if last == table.round => self.say("fact-last", &[]),
            Some(last) => self.say("fact-last-round", &[("round", last.into())]),
            None => self.say("fact-limit", &[("limit", table.settings.limit.into())]),
        };
        let round = self.say("fact-round", &[("round", table.round.into())]);
        let players = self.say("fact-players", &[("n", table.seat_count().into())]);
        let mut facts = vec![round, players, end];
        facts.extend(self.whose_turn());
        facts
    }

    /// Returns whose turn it is, unless the game is over.
    fn whose_turn(&self) -> Option<String> {
        let table = self.table();
        if table.stage == Stage::Over {
            return None;
        }
        Some(if self.context.plays_at(table.active) {
            self.say("fact-own-turn", &[])
        } else {
            let name = self.context.name(table.active);
            self.say("fact-turn", &[("name", name.into())])
        })
    }

    /// Returns the steps of a turn, with the current one marked.
    pub fn steps(&self) -> Vec<Step> {
        let now = match self.stage() {
            Stage::Feeling { .. } | Stage::Grasping => 0,
            Stage::Placing { .. } => 1,
            Stage::Influencing { .. } | Stage::Pushing { .. } | Stage::Reloading { .. } => 2,
            Stage::Validating | Stage::Leaving { .. } => 3,
            Stage::Exchanging | Stage::Taking => 4,
            Stage::Over => return Vec::new(),
        };
        let step = |(number, key): (usize, &&str)| Step {
            words: self.say(&format!("step-{key}"), &[]),
            now: number == now,
            done: number < now,
        };
        STEPS.iter().enumerate().map(step).collect()
    }

    /// Returns the decision, or who everyone is waiting for.
    pub fn decision(&self) -> Markup {
        match self.stage() {
            Stage::Over => self.end(),
            _ if self.chooses() => {
                let (key, args) = self.asked();
                html! {
                    (self.asked_with_token())
                    (self.asked_with_card())
                    span.usually { (self.say_marked(&format!("ask-{key}"), &args)) }
                }
            }
            _ => {
                let (key, mut args) = self.asked();
                let name = self.chooser().map(|seat| self.context.name(seat));
                args.push(("name", mark(&name.unwrap_or_default()).into()));
                self.say_marked(&format!("wait-{key}"), &args)
            }
        }
    }

    /// Asks where an objective is fulfilled, shown while its card is selected.
    fn asked_with_card(&self) -> Markup {
        html! {
            @for id in self.own_hand().iter().filter(|&id| self.ways(id).len() > 1) {
                @let args = [("objective", mark(self.objective_name(id)).into())];
                span.later data-of=(self.ways_group(id)) { (self.say_marked("ask-ways", &args)) }
            }
        }
    }

    /// Returns the key of the sentence that asks for the decision, and its arguments.
    fn asked(&self) -> (String, Vec<(&'static str, Arg<'static>)>) {
        let the = |body: Body| ("body", Arg::from(mark(&self.names().bodies[body])));
        let plain = |key: &str| (key.to_owned(), Vec::new());
        match self.stage() {
            Stage::Feeling { .. } => self.asked_feeling(),
            Stage::Grasping => plain("grasping"),
            Stage::Placing { body: Body::Comet } => ("striking".to_owned(), vec![the(Body::Comet)]),
            Stage::Placing { body } => ("placing".to_owned(), vec![the(body)]),
            Stage::Influencing {
                influence,
                body,
                cell,
            } => {
                let galaxy = cell.galaxy().map_or("", galaxy_number);
                let args = vec![the(body), ("galaxy", mark(galaxy).into())];
                (format!("influence-{}", influence.key()), args)
            }
            Stage::Pushing { pushed, .. } => ("pushing".to_owned(), vec![the(pushed)]),
            Stage::Reloading { galaxy, .. } => {
                let galaxy = ("galaxy", mark(galaxy_number(galaxy)).into());
                ("reloading".to_owned(), vec![galaxy])
            }
            Stage::Validating => plain(self.validating()),
            Stage::Leaving { .. } => plain("leaving"),
            Stage::Exchanging => plain("exchanging"),
            Stage::Taking | Stage::Over => plain("taking"),
        }
    }

    /// Only the player with a hand in the bag knows which body it feels.
    fn asked_feeling(&self) -> (String, Vec<(&'static str, Arg<'static>)>) {
        let felt = self.context.view.felt.filter(|_| self.chooses());
        let args = felt.map_or_else(Vec::new, |body| {
            let touch = ("touch", mark(self.touch(body)).into());
            vec![touch, ("body", self.form(body, "a").into())]
        });
        ("feeling".to_owned(), args)
    }

    fn validating(&self) -> &'static str {
        let validates = |action| matches!(action, Action::Validate { .. });
        let some = self.context.choices_where(validates).next().is_some();
        if some || !self.chooses() {
            "validating"
        } else {
            "validating-none"
        }
    }

    /// Returns the detail below the decision.
    pub fn detail(&self) -> Markup {
        if !self.chooses() {
            return html! {};
        }
        let none: &[(&str, Arg<'_>)] = &[];
        let detail = match self.stage() {
            Stage::Feeling { left } => self.say("detail-feeling", &[("left", left.into())]),
            Stage::Placing { body } => {
                let mut tell = self.names().places[body].clone();
                let seat = self
                    .context
                    .seat
                    .map(|seat| self.table().players[seat].tokens);
                let other = |token: Body| token != body;
                if seat.is_some_and(|tokens| tokens.iter().any(other)) {
                    tell = format!("{tell} {}", self.say("detail-tokens", none));
                }
                tell
            }
            Stage::Influencing { influence, .. } => {
                self.say(&format!("detail-{}", influence.key()), none)
            }
            Stage::Pushing { .. } => self.say("detail-pushing", none),
            Stage::Reloading { left, .. } => self.say("detail-reloading", &[("left", left.into())]),
            Stage::Validating if self.validating() == "validating" => {
                self.say("detail-validating", none)
            }
            Stage::Validating if self.own_hand().is_empty() => self.say("detail-no-hand", none),
            Stage::Validating => self.say("detail-not-yet", none),
            Stage::Leaving { .. } => self.say("detail-leaving", none),
            Stage::Exchanging if self.game.round_may_be_last(self.table()) => {
                self.say("detail-quiet", none)
            }
            Stage::Exchanging => self.say("detail-exchanging", none),
            Stage::Taking => self.say("detail-taking", none),
            Stage::Grasping | Stage::Over => return html! {},
        };
        html! { (detail) }
    }

    /// Returns who has won.
    fn end(&self) -> Markup {
        let Some(outcome) = self.context.outcome else {
            return html! {};
        };
        let names: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| mark(&self.context.name(seat)))
            .collect();
        let best = outcome.scores.iter().map(|score| score.total).max();
        let points = ("points", best.unwrap_or(0).into());
        if names.is_empty() {
            return self.say_marked("end-nobody", &[points]);
        }
        let names = list_words(self.context.language, &names);
        self.say_marked("end-won", &[("names", names.into()), points])
    }

    /// Returns the buttons for the actions that belong to no piece of the board.
    pub fn buttons(&self) -> Vec<Button> {
        let only = self.context.choices.len() == 1;
        let kinds = [
            (Action::LetGo, "let-go", false),
            (Action::Skip, "skip", false),
            (Action::Keep, "keep", true),
            (Action::Done, if only { "go-on" } else { "done-none" }, only),
            (Action::Stay, "stay", true),
        ];
        let button = |(action, key, main)| {
            let choice = self.choice(action)?;
            let tell = if action == Action::Keep {
                let felt = self.context.view.felt?;
                self.names().places[felt].clone()
            } else {
                String::new()
            };
            let words = self.say(&format!("button-{key}"), &[]);
            let target = Target::act(choice).labelled(&words).telling(&tell);
            Some(Button {
                // Most turns end with all objectives kept.
                target: match action {
                    Action::Stay => target.unconfirmed(),
                    _ => target,
                },
                words: html! { (words) },
                main,
            })
        };
        kinds.into_iter().filter_map(button).collect()
    }
}
