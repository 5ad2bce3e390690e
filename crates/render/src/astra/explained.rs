//! What the signs of a journal mean, and what they do now.

use ::astra::{CardId, Element, FinalCard};
use tabletop::Seat;
use words::astra::element_words;

use super::explained_shared::Shared;
use super::scribe::{Args, Scribe};
use crate::Explanation;

impl Scribe<'_> {
    /// Returns the explanation of a sign with a label.
    pub fn why(
        &self,
        label: String,
        key: &str,
        args: &Args<'_>,
        rule: &'static str,
    ) -> Explanation {
        let words = self.say(&format!("why-{key}"), args);
        Explanation::new(label, words, rule)
    }

    /// Returns the explanation of a sign of a kind; its words are among the shared ones.
    pub fn why_shared(&self, label: String, key: Shared) -> Explanation {
        Explanation::by(label, key.id()).following()
    }

    pub fn why_first(&self) -> Explanation {
        self.why_shared(self.say("first", &[]), Shared::First)
    }

    /// Explains the fame of a player. It is the first sign of the player's side.
    pub fn why_fame(&self, fame: u16) -> Explanation {
        let label = self.say("fame-label", &[("fame", fame.into())]);
        Explanation::by(label, Shared::Fame.id())
    }

    pub fn why_stardust(&self, seat: Seat) -> Explanation {
        let journal = &self.table().journals[seat];
        let args = [
            ("stardust", journal.stardust.into()),
            ("pouch", journal.pouch.into()),
        ];
        let label = self.say("pouch-label", &args);
        match self.context.seat == Some(seat) {
            true => self.why(label, "stardust", &args, "A3.3").following(),
            false => self.why_shared(label, Shared::Stardust),
        }
    }

    pub fn why_wisdom(&self, seat: Seat) -> Explanation {
        let wisdom = self.table().journals[seat].wisdom;
        let tracks = &self.game.data().journal;
        let limit = self.limit(seat);
        let label = self.say(
            "wisdom-label",
            &[("wisdom", wisdom.into()), ("limit", limit.into())],
        );
        let raised = (wisdom..=tracks.wisdom_end()).find(|&more| tracks.card_limit(more) > limit);
        let args = [
            ("limit", limit.into()),
            ("next", (limit + 1).into()),
            ("missing", raised.map_or(0, |spots| spots - wisdom).into()),
        ];
        self.why(label, "wisdom", &args, "A1.9").following()
    }

    pub fn why_telescopes(&self, seat: Seat) -> Explanation {
        let telescopes = self.table().journals[seat].telescopes;
        let label = self.say("telescopes-label", &[("telescopes", telescopes.into())]);
        self.why_shared(label, Shared::Telescopes)
    }

    /// Explains the free room beside the observer's own cards.
    pub fn why_room(&self, seat: Seat) -> Explanation {
        let (cards, limit) = (self.table().journals[seat].cards.len(), self.limit(seat));
        let label = self.say("room", &[("room", limit.saturating_sub(cards).into())]);
        let args = [("cards", cards.into()), ("limit", limit.into())];
        self.why(label, "room", &args, "A4.5").following()
    }

    /// Explains another player's cards, with the ability of each.
    pub fn why_hand(&self, seat: Seat) -> Explanation {
        let journal = &self.table().journals[seat];
        let label = |card| self.owned_label(card, journal.exhausted.contains(card));
        let labels: Vec<String> = journal.cards.iter().map(label).collect();
        let args = [
            ("name", self.context.name(seat).into()),
            ("cards", labels.len().into()),
            ("limit", self.limit(seat).into()),
            ("list", labels.join(". ").into()),
        ];
        self.why(self.say("hand", &args), "hand", &args, "A4.5")
            .following()
    }

    /// Explains one of the observer's own cards. Its label says what it does.
    pub fn why_card(&self, card: CardId, exhausted: bool) -> Explanation {
        let key = match exhausted {
            true => Shared::ExhaustedCard,
            false => Shared::ActiveCard,
        };
        self.why_shared(self.owned_label(card, exhausted), key)
    }

    /// Explains how a Final Scoring card counts (A1.7, A6.3).
    pub fn why_final(&self, card: FinalCard, worth: u16) -> Explanation {
        let finals = &self.game.data().finals;
        let FinalCard(before) = card;
        let marked = before.map(|element| element_words(self.language(), element));
        let rows = Element::ALL.map(|element| element_words(self.language(), element));
        let args = [
            ("rows", self.list(&rows).into()),
            ("elements", self.list(&marked).into()),
            ("two", finals.row[2].into()),
            ("three", finals.row[3].into()),
            ("four", finals.row[4].into()),
            ("third", finals.column[3].into()),
            ("fourth", finals.column[4].into()),
        ];
        let label = self.say("final-label", &[("fame", worth.into())]);
        self.why(label, "final", &args, "A6.3").following()
    }
}
