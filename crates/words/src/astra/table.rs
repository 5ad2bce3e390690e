//! The text that describes the table: what is on it and what each player has.

use ::astra::{
    Astra, CardId, CardIds, Holder, LibraryCard, Modifier, Modifiers, Pen, PlaceId, Ptolemy,
    PublicState,
};
use tabletop::Seat;

use super::names::{card_name, modifier_name};
use super::ptolemy::ptolemys_name;
use crate::astra::element_words;
use crate::{Arg, Language, list_words, player_name, text};

/// Describes the table of one game.
pub(super) struct Tables<'a> {
    pub language: Language,
    pub game: &'a Astra,
    pub names: &'a [String],
    pub table: &'a PublicState,
}

impl Tables<'_> {
    pub fn words(&self) -> Vec<String> {
        let places = self.table.places().map(|place| self.place(place));
        let seats = Seat::of(self.table.seat_count()).map(|seat| self.journal(seat));
        let ptolemy = self.table.ptolemy.as_ref();
        std::iter::once(self.head())
            .chain(places)
            .chain(seats)
            .chain(ptolemy.into_iter().flat_map(|his| self.ptolemy(his)))
            .collect()
    }

    fn head(&self) -> String {
        let above = self
            .game
            .data()
            .board(self.table.seat_count())
            .above_game_end;
        let left = above.saturating_sub(usize::from(self.table.drawn));
        let name = if self.table.is_ptolemys() {
            ptolemys_name(self.language)
        } else {
            self.name(self.table.active)
        };
        let args = [
            ("round", self.table.round.into()),
            ("name", name.into()),
            (
                "sphere",
                element_words(self.language, self.table.sphere).into(),
            ),
            ("left", left.into()),
        ];
        self.say("head", &args)
    }

    fn place(&self, id: PlaceId) -> String {
        let place = self.table.place(id);
        let number = ("place", id.number().into());
        let Some(card) = place.card else {
            return self.say("empty-place", &[number]);
        };
        let facts = self.game.cards().card(card);
        let marks: Vec<String> = Pen::all(self.table.seat_count())
            .filter(|&pen| !place.marks[pen].is_empty())
            .map(|pen| {
                let stars: Vec<String> = place.marks[pen]
                    .iter()
                    .map(|star| star.number().to_string())
                    .collect();
                let who = match pen.holder() {
                    Holder::Seat(seat) => self.name(seat),
                    Holder::Ptolemy => ptolemys_name(self.language),
                    Holder::Dreamer => self.say("dreamer", &[]),
                };
                format!("{who} ({})", stars.join(", "))
            })
            .collect();
        let args = [
            number,
            ("card", self.card(card).into()),
            (
                "element",
                element_words(self.language, facts.element).into(),
            ),
            ("marked", place.marked.len().into()),
            ("stars", facts.stars.len().into()),
            ("marks", marks.join(", ").into()),
        ];
        self.say(
            if marks.is_empty() {
                "fresh-place"
            } else {
                "place"
            },
            &args,
        )
    }

    fn journal(&self, seat: Seat) -> String {
        let journal = &self.table.journals[seat];
        let limit = self.game.data().journal.card_limit(journal.wisdom);
        let args = [
            ("name", self.name(seat).into()),
            ("fame", journal.fame.into()),
            ("stardust", journal.stardust.into()),
            ("pouch", journal.pouch.into()),
            ("telescopes", journal.telescopes.into()),
            ("limit", limit.into()),
            ("active", self.cards(journal.active()).into()),
            ("exhausted", self.cards(journal.exhausted).into()),
        ];
        self.say("journal", &args)
    }

    /// Describes Ptolemy's possessions, his library, his pile, and the modifiers if there are any.
    fn ptolemy(&self, his: &Ptolemy) -> Vec<String> {
        let has = [
            ("name", ptolemys_name(self.language).into()),
            ("fame", his.fame.into()),
            ("stardust", his.stardust.into()),
            ("telescopes", his.telescopes.into()),
            ("cards", self.cards(his.cards).into()),
        ];
        let face_down = his.modifiers.has(Modifier::RightFaceDown);
        let library = [
            ("left", self.library_card(his.left, false).into()),
            ("right", self.library_card(his.right, face_down).into()),
        ];
        let mut lines = vec![
            self.say("ptolemy", &has),
            self.say("library", &library),
            self.pile(his),
        ];
        lines.extend(self.modifiers(his.modifiers));
        lines
    }

    fn library_card(&self, card: LibraryCard, face_down: bool) -> String {
        match card {
            LibraryCard::None => self.say("no-cards", &[]),
            LibraryCard::Unseen => self.say("library-unseen", &[]),
            LibraryCard::Known(card) if face_down => {
                let card = self.guide(card);
                self.say("library-seen", &[("card", card.into())])
            }
            LibraryCard::Known(card) => self.guide(card),
        }
    }

    /// Describes a card as it guides Ptolemy: its element, and how many stars it lets him mark
    /// (A8.6, A8.7).
    fn guide(&self, card: CardId) -> String {
        let facts = self.game.cards().card(card);
        let element = element_words(self.language, facts.element);
        let args = [
            ("card", self.card(card).into()),
            ("element", element.into()),
            ("stars", facts.boons[0].amount.into()),
        ];
        self.say("library-card", &args)
    }

    fn pile(&self, his: &Ptolemy) -> String {
        let mut args = vec![
            ("pile", his.pile.into()),
            ("discard", his.discard.len().into()),
        ];
        match his.top {
            Some(top) => {
                args.push(("top", self.guide(top).into()));
                self.say("pile-face-up", &args)
            }
            None => self.say("pile", &args),
        }
    }

    fn modifiers(&self, modifiers: Modifiers) -> Option<String> {
        let names: Vec<String> = modifiers
            .iter()
            .map(|modifier| {
                let name = modifier_name(self.language, modifier);
                format!("{name} ({})", modifier.key())
            })
            .collect();
        let args = [("modifiers", names.join(", ").into())];
        (!names.is_empty()).then(|| self.say("modifiers", &args))
    }

    fn cards(&self, cards: CardIds) -> String {
        if cards.is_empty() {
            return self.say("no-cards", &[]);
        }
        let names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        list_words(self.language, &names)
    }

    fn card(&self, card: CardId) -> String {
        card_name(self.language, self.game.cards().card(card))
    }

    fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("astra-table-{key}"), args)
    }
}
