//! Short descriptions of the effects of a choice.

use ::astra::{Astra, CardId, Event, FreeMarks, Pen, PlaceId, Stage, Star, StarKind};
use tabletop::Seat;

use super::scribe::Scribe;
use crate::Choice;

impl Scribe<'_> {
    /// Describes the cost and the gain of marking a star.
    pub fn star_tell(
        &self,
        id: PlaceId,
        card: CardId,
        star: Star,
        choice: &Choice<Astra>,
    ) -> String {
        let facts = &self.card(card).stars[star.index()];
        let dreams = matches!(self.table().stage, Stage::Dreaming { .. });
        let mut clauses = vec![self.cost()];
        if facts.kind == StarKind::Grand && !dreams {
            clauses.push(self.wisdom(choice));
        }
        clauses.extend(self.after(id, card, star, choice, dreams));
        format!(
            "{}{} {}",
            facts.name,
            self.say("colon", &[]),
            clauses.join(" · ")
        )
    }

    /// Asks to press again for a mark that is certain to lead to a discovery, and says why.
    pub fn why_again(&self, choice: &Choice<Astra>) -> Option<String> {
        choice.sure.iter().find_map(|event| match *event {
            Event::CardDiscovered { seat, card, .. } => {
                let key = seat.map_or("again-dreamt", |_| "again-discovers");
                Some(self.say(key, &[("the", self.the(card).into())]))
            }
            _ => None,
        })
    }

    fn cost(&self) -> String {
        let journal = &self.table().journals[self.table().active];
        let left = ("left", journal.stardust.saturating_sub(1).into());
        match self.table().stage {
            Stage::BetweenObserves => self.say("cost-telescope", &[left]),
            Stage::Marking(_) => self.say("cost-free", &[]),
            Stage::Dreaming { left, .. } => {
                self.say("cost-dream", &[("left", left.saturating_sub(1).into())])
            }
            _ => self.say("cost-stardust", &[left]),
        }
    }

    /// A3.5: describes the wisdom gained, and the card limit if it rises.
    fn wisdom(&self, choice: &Choice<Astra>) -> String {
        let journal = &self.table().journals[self.table().active];
        let now = self.game.data().journal.card_limit(journal.wisdom);
        let raised = choice.sure.iter().find_map(|event| match *event {
            Event::WisdomGained { card_limit, .. } if usize::from(card_limit) > now => {
                Some(card_limit)
            }
            _ => None,
        });
        match raised {
            Some(limit) => self.say("gain-wisdom-limit", &[("limit", limit.into())]),
            None => self.say("gain-wisdom", &[]),
        }
    }

    /// Describes the consequences of a mark: the card is completed, neighbours are marked with it,
    /// or the chain ends.
    fn after(
        &self,
        id: PlaceId,
        card: CardId,
        star: Star,
        choice: &Choice<Astra>,
        dreams: bool,
    ) -> Option<String> {
        let (cards, table) = (self.game.cards(), self.table());
        let here =
            |event: &&Event| matches!(event, Event::StarMarked { place, .. } if *place == id);
        let marked = choice.sure.iter().filter(here).count().max(1);
        if table.place(id).marked.len() + marked >= cards.stars(card).len() {
            return Some(self.completes(id, card, dreams));
        }
        if matches!(table.stage, Stage::Marking(FreeMarks::Burst)) {
            return Some(self.say("gain-neighbours", &[("stars", (marked - 1).into())]));
        }
        let on = cards.adjacent(card, star).without(table.place(id).marked);
        let chain = matches!(
            table.stage,
            Stage::Turn | Stage::BetweenObserves | Stage::Observing { .. } | Stage::Dreaming { .. }
        );
        (chain && on.is_empty()).then(|| self.say("dead-end", &[]))
    }

    /// Describes who discovers a card that this mark completes, and who assists (A4.1, A4.2).
    fn completes(&self, id: PlaceId, card: CardId, dreams: bool) -> String {
        let discoverer = (!dreams).then_some(self.table().active);
        let assistants = self.assistants(id, discoverer);
        let of = ("of", self.of(card).into());
        let the = ("the", self.the(card).into());
        let mut words = if dreams {
            self.say("completes-dreamt", &[of, the])
        } else {
            self.say("completes", &[of, the])
        };
        if !assistants.is_empty() {
            let names = self.list(&assistants);
            let args = [("names", names.into()), ("count", assistants.len().into())];
            words.push_str(&self.say("assisted", &args));
        }
        words
    }

    /// Returns the assistants, each with their number of stars, most stars first.
    fn assistants(&self, id: PlaceId, discoverer: Option<Seat>) -> Vec<String> {
        let table = self.table();
        let marks = table.place(id).marks;
        let mut pens: Vec<(Pen, usize)> = Pen::all(table.seat_count())
            .filter(|&pen| pen != Pen::DREAMER && pen.seat().is_none_or(|s| Some(s) != discoverer))
            .map(|pen| (pen, marks[pen].len()))
            .filter(|&(_, stars)| stars > 0)
            .collect();
        pens.sort_by_key(|&(_, stars)| std::cmp::Reverse(stars));
        let words = |(pen, stars): (Pen, usize)| format!("{} ({stars})", self.pen_name(pen));
        pens.into_iter().map(words).collect()
    }

    /// Describes the effect of a boon.
    pub fn boon_tell(&self, choice: &Choice<Astra>) -> String {
        let words = format!("{}.", choice.words);
        if self.table().discovery.tied {
            format!("{words} {}", self.say("pick-unseen", &[]))
        } else {
            words
        }
    }

    /// Describes the effect of using an own card: its ability, and the events that are certain.
    pub fn card_tell(&self, choice: &Choice<Astra>) -> String {
        let told = choice.tells.iter().zip(&choice.sure);
        let brings = told.filter(|(_, event)| !matches!(event, Event::AbilityUsed { .. }));
        let mut words = format!("{}.", choice.words);
        for (tell, _) in brings {
            words.push(' ');
            words.push_str(tell);
        }
        words
    }
}
