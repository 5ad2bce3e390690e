//! Scenes for the solo game: a table with Ptolemy, what he has and what he does.

use astra::{
    Action, Astra, CardId, Element, Event, FinalCardId, Modifier, Pen, Ptolemy, PtolemyEvent,
    PtolemyFame,
};
use tabletop::{Game, Seat};

use super::{ANN, Layout, Scene, mark, table};

/// Returns a table for one with modifiers such as `e1,h5`. Ann plays.
pub fn alone(modifiers: &str) -> Layout {
    let keys = modifiers.split(',').filter(|key| !key.is_empty());
    Layout {
        modifiers: keys
            .map(|key| Modifier::from_key(key).expect(key))
            .collect(),
        ..table(1)
    }
}

impl Layout {
    /// Sets Ptolemy's cards: left, right, then his pile from the top. Any other cards follow.
    pub fn library(mut self, cards: &[&'static str]) -> Self {
        self.library = cards.to_vec();
        self
    }

    /// Takes the cards that the rules remove before Ptolemy's pile is made out of `spare`.
    pub(super) fn removed(&self, game: &Astra, spare: &mut Vec<CardId>) -> Vec<CardId> {
        let has = |key| self.modifiers.has(Modifier::from_key(key).expect(key));
        let mut wanted: Vec<(Element, std::ops::RangeInclusive<usize>)> = Vec::new();
        let three = [Element::Fire, Element::Air, Element::Earth];
        if has("e1") {
            wanted.extend([0; 3].map(|_| (Element::Water, 14..=14)));
        } else {
            wanted.extend(three.map(|element| (element, 0..=7)));
        }
        if has("h6") {
            wanted.extend(Element::ALL.map(|element| (element, 0..=7)));
        }
        let mut take = |(element, stars): (Element, std::ops::RangeInclusive<usize>)| {
            let fits = |&card: &CardId| {
                let card = game.cards().card(card);
                card.element == element && stars.contains(&card.stars.len())
            };
            let at = spare.iter().position(fits).expect("a card to remove");
            spare.remove(at)
        };
        wanted.into_iter().map(&mut take).collect()
    }
}

impl Scene {
    /// Puts Ptolemy's marks on a card, bypassing the rules.
    pub fn ptolemys_marks(&mut self, place: usize, stars: &[usize]) -> &mut Self {
        self.marked_by(Pen::PTOLEMY, place, stars)
    }

    /// Returns the state of Ptolemy.
    pub fn ptolemy(&self) -> &Ptolemy {
        self.state.table.ptolemy.as_ref().expect("Ann plays alone")
    }

    pub fn ptolemy_mut(&mut self) -> &mut Ptolemy {
        self.state.table.ptolemy.as_mut().expect("Ann plays alone")
    }

    /// Carries out an action while chance draws exactly these outcomes, counted from 0: a throw of
    /// 5 is the outcome 4.
    pub fn act_with(&mut self, seat: Seat, action: Action, outcomes: &[u32]) -> Vec<Event> {
        let (events, _) = testing::act_with(self.game, &mut self.state, seat, action, outcomes);
        events
    }

    /// Marks a star with Ann's last stardust. Then Ptolemy takes his turn, in which chance draws
    /// these outcomes.
    pub fn hand_over(&mut self, place: usize, star: usize, outcomes: &[u32]) -> Vec<Event> {
        self.journal_mut(ANN).stardust = 1;
        self.act_with(ANN, mark(place, star), outcomes)
    }

    /// Returns the keys of the cards left and right of Ptolemy's pile, as far as they are known.
    pub fn library(&self) -> [Option<&str>; 2] {
        [self.ptolemy().left, self.ptolemy().right]
            .map(|shelf| Some(self.game.cards().card(shelf.known()?).id.as_str()))
    }

    /// Returns the keys of Ptolemy's pile from the top. Nobody sees it, so they are read from the
    /// canonical text.
    pub fn pile(&self) -> Vec<&str> {
        let text = self.game.canonical(&self.state);
        let (_, pile) = text.split_once(" pile=").expect("Ptolemy has a pile");
        let pile = pile.lines().next().unwrap_or_default();
        let numbers = pile.split(',').filter_map(|number| number.parse().ok());
        self.keys(numbers.map(|number: usize| CardId::new(number - 1)))
    }

    /// Returns the keys of the cards Ptolemy has used.
    pub fn laid_aside(&self) -> Vec<&str> {
        self.keys(self.ptolemy().discard.iter())
    }

    /// Returns the keys of the cards Ptolemy has discovered.
    pub fn ptolemys_cards(&self) -> Vec<&str> {
        self.keys(self.ptolemy().cards.iter())
    }

    /// Returns Ptolemy's fame if the game ended now, with this Final Scoring card if any.
    pub fn ptolemys_fame(&self, card: Option<usize>) -> PtolemyFame {
        let (cards, data) = (self.game.cards(), self.game.data());
        let card = card.map(|number| FinalCardId::new(number - 1));
        PtolemyFame::of(cards, data, &self.state.table, self.ptolemy(), card)
    }
}

/// Returns the outcome of chance for this throw of the die.
pub const fn die(thrown: u32) -> u32 {
    thrown - 1
}

/// Returns the steps that Ptolemy took.
pub fn ptolemys(events: &[Event]) -> Vec<PtolemyEvent> {
    let his = events.iter().filter_map(|event| match event {
        Event::Ptolemy(step) => Some(*step),
        _ => None,
    });
    his.collect()
}

/// Returns the numbers of the places Ptolemy observed.
pub fn observed(events: &[Event]) -> Vec<usize> {
    let places = ptolemys(events).into_iter().filter_map(|step| match step {
        PtolemyEvent::Observed { place, .. } => Some(place.number()),
        _ => None,
    });
    places.collect()
}

/// Returns the game with other boons on one card, written as in the card file.
pub fn with_boons(card: &str, boons: &str) -> &'static Astra {
    let file = Astra::card_file();
    let at = file.find(&format!("id = \"{card}\"")).expect(card);
    let (before, after) = file.split_at(at);
    let from = after.find("boons = ").expect("boons");
    let to = from + after[from..].find('\n').expect("a line");
    let file = format!("{before}{}boons = {boons}{}", &after[..from], &after[to..]);
    Box::leak(Box::new(Astra::with_cards(&file).expect("good cards")))
}
