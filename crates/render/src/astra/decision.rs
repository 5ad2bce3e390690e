//! The decision in one sentence, the detail below it, its buttons, and the steps of a turn.

use ::astra::{Action, Astra, FreeMarks, Pen, Pick, PublicState, Stage};
use maud::{Markup, html};
use tabletop::Seat;
use words::astra::boon_words;

use super::scribe::Scribe;
use crate::{Button, Choice, Step, Target, emphasis};

impl Scribe<'_> {
    /// Returns a sentence that states the decision, or that names the players everyone is waiting
    /// for.
    pub fn ask(&self) -> Markup {
        let sentence = match (self.table().stage, self.decides()) {
            (Stage::Over, _) => self.over(),
            (_, Some(seat)) => self.own_ask(seat),
            (_, None) => self.wait(),
        };
        // Emphasised words light up only if the decision is the observer's.
        emphasis::shown(&sentence, self.decides().is_some())
    }

    fn own_ask(&self, seat: Seat) -> String {
        let table = self.table();
        let journal = &table.journals[seat];
        match table.stage {
            Stage::Turn if table.turn.no_action => self.say("ask-no-action", &[]),
            Stage::Turn => {
                let key = match (journal.stardust, journal.active().is_empty()) {
                    (0, true) => "ask-no-stardust",
                    (0, false) => "ask-no-stardust-card",
                    (_, true) => "ask-turn",
                    (_, false) => "ask-turn-card",
                };
                self.say(key, &[])
            }
            Stage::Trading => self.say("ask-trading", &[]),
            Stage::Marking(marks) => self.ask_marking(marks),
            Stage::Observing { .. } => self.about("ask-observing"),
            Stage::BetweenObserves => self.say("ask-between", &[]),
            Stage::ChoosingDiscovery => self.say("ask-discovery", &[]),
            Stage::Picking => self.about("ask-picking"),
            Stage::Reactivating => {
                let cards = table.discovery.reactivations[seat];
                self.say("ask-reactivating", &[("cards", cards.into())])
            }
            Stage::Discarding => {
                let over = journal.cards.len().saturating_sub(self.limit(seat));
                self.say("ask-discarding", &[("cards", over.into())])
            }
            Stage::ChoosingDream => self.say("ask-choosing-dream", &[]),
            Stage::Dreaming { .. } => self.about("ask-dreaming"),
            Stage::Over => self.over(),
        }
    }

    fn ask_marking(&self, marks: FreeMarks) -> String {
        match marks {
            FreeMarks::AnyStar => self.say("ask-mark-any", &[]),
            FreeMarks::Burst => self.say("ask-mark-burst", &[]),
            FreeMarks::Two { first: None } => self.say("ask-mark-first", &[]),
            FreeMarks::Two { first: Some(_) } => self.say("ask-mark-second", &[]),
            FreeMarks::Three { places } => {
                self.say("ask-mark-three", &[("n", (places.len() + 1).into())])
            }
        }
    }

    /// Returns a sentence about the card in play, with the card's name emphasised.
    fn about(&self, key: &str) -> String {
        let card = self
            .selected()
            .and_then(|place| self.table().place(place).card);
        let (the, of) = card.map_or_else(Default::default, |card| (self.the(card), self.of(card)));
        let names = self.names_to_act();
        let args = [
            ("the", emphasis::mark(&the).into()),
            ("of", emphasis::mark(&of).into()),
            ("names", self.list(&names).into()),
            ("count", names.len().into()),
        ];
        self.say(key, &args)
    }

    fn names_to_act(&self) -> Vec<String> {
        let seats = self.context.to_act.iter();
        seats.map(|seat| self.context.name(seat)).collect()
    }

    fn wait(&self) -> String {
        match self.table().stage {
            Stage::Observing { .. } => self.about("wait-observing"),
            Stage::Picking => self.about("wait-picking"),
            Stage::Reactivating => self.about("wait-reactivating"),
            Stage::Discarding => self.about("wait-discarding"),
            Stage::Dreaming { .. } => self.about("wait-dreaming"),
            _ => self.about("wait-turn"),
        }
    }

    fn over(&self) -> String {
        let winners = self.context.outcome.map_or_else(Vec::new, |outcome| {
            let names = outcome.winners.iter().map(|seat| self.context.name(seat));
            names.collect()
        });
        if winners.is_empty() {
            return self.say("over-ptolemy", &[]);
        }
        let args = [
            ("names", emphasis::mark(&self.list(&winners)).into()),
            ("count", winners.len().into()),
        ];
        self.say("over", &args)
    }

    /// Returns the detail below the decision.
    pub fn detail(&self) -> Markup {
        let mut clauses = match self.decides() {
            Some(seat) => self.own_detail(seat),
            None => self.own_pick().into_iter().collect(),
        };
        if self.table().stage == Stage::Over {
            clauses = self.score_line();
        }
        html! { (clauses.join(" ")) }
    }

    fn own_detail(&self, seat: Seat) -> Vec<String> {
        let table = self.table();
        let journal = &table.journals[seat];
        let has = [
            ("stardust", journal.stardust.into()),
            ("telescopes", journal.telescopes.into()),
        ];
        let lit = self.context.choices.len().saturating_sub(1);
        let stardust = ("stardust", journal.stardust.into());
        let mut clauses = match table.stage {
            Stage::Turn if table.turn.no_action => vec![self.ready(seat)],
            // In the first round, new players learn here which actions they have.
            Stage::Turn if table.round == 1 => vec![self.say("detail-first", &[])],
            Stage::Turn => vec![self.say("detail-turn", &has), self.ready(seat)],
            Stage::Trading => vec![self.say("detail-turn", &has)],
            Stage::Marking(FreeMarks::AnyStar | FreeMarks::Burst) => {
                vec![self.say("detail-any", &[])]
            }
            Stage::Marking(_) => vec![self.say("detail-marking", &[])],
            Stage::Observing { .. } => {
                vec![self.say("detail-observing", &[stardust, ("lit", lit.into())])]
            }
            Stage::BetweenObserves => vec![self.say("detail-between", &has)],
            Stage::Picking => self.picking_detail(seat),
            Stage::Reactivating => vec![self.say("detail-reactivating", &[])],
            Stage::Discarding => {
                vec![self.say("detail-discarding", &[("limit", self.limit(seat).into())])]
            }
            Stage::Dreaming { left, .. } => {
                vec![self.say("detail-dreaming", &[("left", left.into())])]
            }
            Stage::ChoosingDream => vec![self.say("detail-choosing-dream", &[])],
            Stage::ChoosingDiscovery | Stage::Over => Vec::new(),
        };
        clauses.retain(|clause| !clause.is_empty());
        clauses.extend(self.effects());
        clauses
    }

    fn ready(&self, seat: Seat) -> String {
        let ready = self.table().journals[seat].active().len();
        if ready == 0 {
            return String::new();
        }
        self.say("detail-ready", &[("cards", ready.into())])
    }

    fn picking_detail(&self, seat: Seat) -> Vec<String> {
        let discovery = &self.table().discovery;
        let marks = self.table().place(discovery.place).marks;
        let (own, dreamer) = (marks[Pen::of(seat)].len(), marks[Pen::DREAMER].len());
        let mut clauses = vec![self.say("detail-picking", &[("stars", own.into())])];
        if own < dreamer {
            clauses.push(self.say("detail-behind", &[("stars", dreamer.into())]));
        }
        if discovery.tied {
            clauses.push(self.say("detail-tied", &[]));
        }
        clauses
    }

    /// Describes the observer's own sealed pick, which no other player knows (A4.2).
    fn own_pick(&self) -> Option<String> {
        let pick = self.context.view.picks[self.context.seat?]?;
        let card = self.table().place(self.table().discovery.place).card?;
        Some(match pick {
            Pick::Boon(slot) => {
                let boon = boon_words(self.language(), self.card(card).boons[slot.index()]);
                self.say("own-pick", &[("boon", boon.into())])
            }
            Pick::Declined => self.say("own-pick-none", &[]),
        })
    }

    /// Describes the effects that last through the turn (A3.1).
    fn effects(&self) -> Vec<String> {
        let turn = &self.table().turn;
        let all = [
            (turn.free_start, "effect-free-start"),
            (turn.fame_grand > 0, "effect-fame-grand"),
            (turn.refund_grand, "effect-refund-grand"),
            (turn.refund_common, "effect-refund-common"),
            (
                turn.full_rests > 0 && self.table().stage == Stage::Turn,
                "effect-full-rest",
            ),
        ];
        let lasting = all.into_iter().filter(|&(lasts, _)| lasts);
        lasting.map(|(_, key)| self.say(key, &[])).collect()
    }

    fn score_line(&self) -> Vec<String> {
        let Some(outcome) = self.context.outcome else {
            return Vec::new();
        };
        let seats = Seat::of(outcome.scores.len());
        let own = seats.map(|seat| (self.context.name(seat), outcome.scores[seat.index()].total));
        let other = outcome
            .others
            .iter()
            .map(|(_, score)| (self.pen_name(Pen::PTOLEMY), score.total));
        let lines: Vec<String> = own
            .chain(other)
            .map(|(name, total)| format!("{name} {total}"))
            .collect();
        vec![lines.join(" · ")]
    }

    /// Returns the number of cards a player may keep (A1.8).
    pub fn limit(&self, seat: Seat) -> usize {
        let wisdom = self.table().journals[seat].wisdom;
        self.game.data().journal.card_limit(wisdom)
    }

    /// Returns the steps of a turn (A3).
    pub fn steps(&self) -> Vec<Step> {
        let table = self.table();
        if table.stage == Stage::Over {
            return Vec::new();
        }
        let mut keys = vec!["step-ability", "step-action", "step-discovery"];
        if self.sphere_board().dream.is_some() {
            keys.push("step-dream"); // A7.1, A8.10
        }
        let now = now(table);
        let step = |(index, key): (usize, &str)| Step {
            words: self.say(key, &[]),
            now: now == Some(index),
            done: now.is_some_and(|now| index < now),
        };
        keys.into_iter().enumerate().map(step).collect()
    }

    /// Returns the facts shown beside the game's name.
    pub fn facts(&self) -> Vec<String> {
        let table = self.table();
        let round = ("round", table.round.into());
        let round = match table.last_round {
            Some(last) => self.say("fact-round-of", &[round, ("last", last.into())]),
            None => self.say("fact-round", &[round]),
        };
        let players = self.say("fact-players", &[("players", table.seat_count().into())]);
        let mut facts = vec![round, players];
        if table.stage != Stage::Over {
            let whose = if table.is_ptolemys() {
                self.say("fact-turn", &[("name", self.pen_name(Pen::PTOLEMY).into())])
            } else if self.context.plays_at(table.active) {
                self.say("fact-own-turn", &[])
            } else {
                self.say(
                    "fact-turn",
                    &[("name", self.context.name(table.active).into())],
                )
            };
            facts.push(whose);
        }
        facts
    }

    /// Returns the buttons of the action bar: the actions that belong to no piece of the board.
    pub fn buttons(&self) -> Vec<Button> {
        let choices = self.context.choices.iter().filter(|_| self.lights);
        choices.filter_map(|choice| self.button(choice)).collect()
    }

    fn button(&self, choice: &Choice<Astra>) -> Option<Button> {
        let stage = self.table().stage;
        let alone = self.context.choices.len() == 1;
        let (key, main) = match (choice.action, stage) {
            (Action::Rest, _) => ("do-rest", alone),
            (Action::Trade, _) => ("do-trade", true),
            (Action::Stop, Stage::Trading) => ("do-stop-trading", false),
            (Action::Stop, Stage::Reactivating) => ("do-stop-reactivating", false),
            (Action::Stop, _) => ("do-stop", true),
            (Action::Finish, Stage::Turn) => ("do-finish-turn", true),
            (Action::Finish, _) => ("do-finish", true),
            (Action::Decline, _) => ("do-decline", alone),
            _ => return None,
        };
        let tell = if choice.tells.is_empty() {
            choice.words.clone()
        } else {
            choice.tell()
        };
        Some(Button {
            words: html! { (self.say(key, &[])) },
            target: Target::act(choice).telling(&tell),
            main,
        })
    }
}

/// Returns the index of the current step of the turn.
fn now(table: &PublicState) -> Option<usize> {
    Some(match table.stage {
        Stage::Turn if table.journals[table.active].active().is_empty() => 1,
        Stage::Turn | Stage::Trading | Stage::Marking(_) => 0,
        Stage::Observing { .. } | Stage::BetweenObserves => 1,
        Stage::Picking | Stage::Reactivating if table.discovery.dreamt => 3,
        Stage::ChoosingDiscovery | Stage::Picking | Stage::Reactivating | Stage::Discarding => 2,
        Stage::ChoosingDream | Stage::Dreaming { .. } => 3,
        Stage::Over => return None,
    })
}
