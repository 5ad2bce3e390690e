//! Scenes for the solo game: a table with Ptolemy at it, and what he has and does.

use astra::{
    Action, Astra, CardId, Element, Event, FinalCardId, Modifier, Pen, Ptolemy, PtolemyEvent,
    PtolemyFame,
};
use tabletop::{Game, Scripted, Seat};

use super::{ANN, Layout, Scene, mark, table};

/// A table for one, with these modifiers: `e1,h5`. Ann plays.
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
    /// Ptolemy's cards: left, right, then his pile from the top; then come any others.
    pub fn library(mut self, cards: &[&'static str]) -> Self {
        self.library = cards.to_vec();
        self
    }

    /// Cards the rules remove before Ptolemy's pile is made, taken from the spare ones.
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
    /// Puts Ptolemy's marks on a card, outside of the rules.
    pub fn ptolemys_marks(&mut self, place: usize, stars: &[usize]) -> &mut Self {
        self.marked_by(Pen::PTOLEMY, place, stars)
    }

    /// What Ptolemy has.
    pub fn ptolemy(&self) -> &Ptolemy {
        self.state.table.ptolemy.as_ref().expect("Ann plays alone")
    }

    pub fn ptolemy_mut(&mut self) -> &mut Ptolemy {
        self.state.table.ptolemy.as_mut().expect("Ann plays alone")
    }

    /// Acts while chance decides as told: each outcome a number from 0, and just so many of them.
    /// A die's throw of 5 is the outcome 4.
    pub fn act_with(&mut self, seat: Seat, action: Action, outcomes: &[u32]) -> Vec<Event> {
        assert!(
            self.legal(seat).contains(&action),
            "{action:?} is not listed"
        );
        let mut events = Vec::new();
        let mut sink = Scripted::new(&mut events, outcomes);
        let done = self.game.apply(&mut self.state, seat, action, &mut sink);
        assert!(done.is_ok(), "{action:?} is refused: {done:?}");
        assert!(sink.used_up(), "chance decided something else or more");
        events
    }

    /// Ann marks a star with her last stardust; then Ptolemy takes his turn, and chance decides as
    /// told.
    pub fn hand_over(&mut self, place: usize, star: usize, outcomes: &[u32]) -> Vec<Event> {
        self.journal_mut(ANN).stardust = 1;
        self.act_with(ANN, mark(place, star), outcomes)
    }

    /// The cards beside Ptolemy's pile by key, left and right; none that is not known.
    pub fn library(&self) -> [Option<&str>; 2] {
        [self.ptolemy().left, self.ptolemy().right]
            .map(|shelf| Some(self.game.cards().card(shelf.known()?).id.as_str()))
    }

    /// Ptolemy's pile by key, from the top. Nobody sees it: it is read from the canonical text.
    pub fn pile(&self) -> Vec<&str> {
        let text = self.game.canonical(&self.state);
        let (_, pile) = text.split_once(" pile=").expect("Ptolemy has a pile");
        let pile = pile.lines().next().unwrap_or_default();
        let numbers = pile.split(',').filter_map(|number| number.parse().ok());
        self.keys(numbers.map(|number: usize| CardId::new(number - 1)))
    }

    /// The cards Ptolemy has used, by key.
    pub fn laid_aside(&self) -> Vec<&str> {
        self.keys(self.ptolemy().discard.iter())
    }

    /// The cards Ptolemy has discovered, by key.
    pub fn ptolemys_cards(&self) -> Vec<&str> {
        self.keys(self.ptolemy().cards.iter())
    }

    /// What Ptolemy would have if the game ended now, with this Final Scoring card if any.
    pub fn ptolemys_fame(&self, card: Option<usize>) -> PtolemyFame {
        let (cards, data) = (self.game.cards(), self.game.data());
        let card = card.map(|number| FinalCardId::new(number - 1));
        PtolemyFame::of(cards, data, &self.state.table, self.ptolemy(), card)
    }
}

/// What chance decides when a die shows this.
pub const fn die(thrown: u32) -> u32 {
    thrown - 1
}

/// What Ptolemy did.
pub fn ptolemys(events: &[Event]) -> Vec<PtolemyEvent> {
    let his = events.iter().filter_map(|event| match event {
        Event::Ptolemy(step) => Some(*step),
        _ => None,
    });
    his.collect()
}

/// The places Ptolemy observed, by number.
pub fn observed(events: &[Event]) -> Vec<usize> {
    let places = ptolemys(events).into_iter().filter_map(|step| match step {
        PtolemyEvent::Observed { place, .. } => Some(place.number()),
        _ => None,
    });
    places.collect()
}

/// The game with other boons on one card, written as in the card file.
pub fn with_boons(card: &str, boons: &str) -> &'static Astra {
    let file = Astra::card_file();
    let at = file.find(&format!("id = \"{card}\"")).expect(card);
    let (before, after) = file.split_at(at);
    let from = after.find("boons = ").expect("boons");
    let to = from + after[from..].find('\n').expect("a line");
    let file = format!("{before}{}boons = {boons}{}", &after[..from], &after[to..]);
    Box::leak(Box::new(Astra::with_cards(&file).expect("good cards")))
}
