//! The board: the cards around the astrolabe.

use ::astra::{Action, Astra, BoonSlot, ByElement, CardId, FreeMarks, Pick, PlaceId, Stage, Star};
use maud::{Markup, html};
use words::astra::boon_words;

use super::astrolabe::{AstrolabeSigns, AstrolabeState, astrolabe};
use super::pending::pending;
use super::plate::{BoonState, PlateState, StarState, plate};
use super::scribe::Scribe;
use super::thumb::pen_on;
use super::trace::trace;
use crate::{Target, part};

/// Returns the angle of each place around the astrolabe, by the number of places.
pub(super) const fn angles(places: usize) -> &'static [f64] {
    match places {
        3 => &[180.0, 270.0, 0.0],
        4 => &[225.0, 315.0, 135.0, 45.0],
        5 => &[225.0, 270.0, 315.0, 180.0, 0.0],
        _ => &[210.0, 270.0, 330.0, 150.0, 90.0, 30.0],
    }
}

impl Scribe<'_> {
    /// Draws the whole board.
    pub fn board(&self) -> Markup {
        let places = self.table().places().count();
        let plates = html! {
            div class={ "plates of-" (places) } id="plates" data-board {
                @for place in self.table().places() { (self.cell(place)) }
                div.cell.spheres { (self.astrolabe()) }
            }
        };
        html! {
            (self.strip())
            (self.tabs())
            (self.discovery())
            (part("plates", &plates))
            svg.sprite aria-hidden="true" focusable="false" { (self.shared_words()) }
        }
    }

    /// Draws the sphere board in its current state.
    pub fn astrolabe(&self) -> Markup {
        let table = self.table();
        let places = angles(table.places().count()).iter().zip(table.places());
        let here =
            |place| self.lights && self.decides().is_some() && self.selected() == Some(place);
        let explains = self.lights.then(|| AstrolabeSigns {
            marker: self.why_marker(),
            discard: self.why_discard(),
            deck: self.why_deck(),
            spheres: ByElement::from_fn(|sphere| self.why_sphere(sphere)),
            dreams: self.sphere_board().dream.as_ref().map(|numbers| {
                ByElement::from_fn(|sphere| self.why_dream(sphere, numbers[sphere]))
            }),
        });
        let state = AstrolabeState {
            board: self.sphere_board(),
            sphere: table.sphere,
            above: self.above(),
            last_round: table.last_round,
            places: places.map(|(&angle, place)| (angle, here(place))).collect(),
            signs: explains,
        };
        astrolabe(self.language(), &self.atlas.engraving, &state)
    }

    fn cell(&self, id: PlaceId) -> Markup {
        let name = format!("place-{}", id.number());
        let cell = html! {
            div.cell id=(name) {
                @match self.table().place(id).card {
                    Some(card) => (self.plate(id, card)),
                    None => { p.no-card { (self.say("no-card", &[])) } }
                }
            }
        };
        part(&name, &cell)
    }

    /// Draws the plate of the card on a place.
    pub fn plate(&self, id: PlaceId, card: CardId) -> Markup {
        let state = self.plate_state(id, card);
        plate(
            self.language(),
            self.card(card),
            self.atlas.plate(card),
            &state,
        )
    }

    fn plate_state(&self, id: PlaceId, card: CardId) -> PlateState {
        let (context, cards) = (self.context, self.game.cards());
        let traced = trace(cards, self.table(), context.since, context.seat, id, card);
        let dream = self
            .sphere_board()
            .dream
            .map(|numbers| numbers[self.table().sphere]);
        let own = context.seat.filter(|_| self.lights);
        let pending = pending(cards, self.table(), dream, id, own);
        let star = |index| StarState {
            pending: pending.contains(Star::new(index)),
            traced: traced.stars.contains(&Star::new(index)),
            crowded: self.any_star() || (self.table().turn.free_start && self.selected().is_none()),
            ..self.star(id, card, Star::new(index))
        };
        let stars: Vec<StarState> = (0..self.card(card).stars.len()).map(star).collect();
        PlateState {
            label: self.atlas.plate(card).labels(self.language()).card.clone(),
            lit: self.lit_lines(id, card, &stars),
            stars,
            trace: traced.lines,
            boons: std::array::from_fn(|slot| self.boon(id, card, slot)),
            frame: self.frame(id),
            aim: self.plate_aim(id),
            catalogued: false,
            explains: self.lights,
            choose: self.choose(id),
        }
    }

    fn frame(&self, id: PlaceId) -> &'static str {
        match (self.selected() == Some(id), self.decides().is_some()) {
            (true, true) if self.lights => "selected",
            (true, _) => "played",
            (false, _) => "",
        }
    }

    fn star(&self, id: PlaceId, card: CardId, star: Star) -> StarState {
        let pen = pen_on(self.table().place(id), star);
        let action = Action::Mark { place: id, star };
        let choice = self.choice(action);
        let labels = self.atlas.plate(card).labels(self.language());
        let label = match (choice, pen) {
            (Some(_), _) => labels.legal(star).to_owned(),
            (None, Some(pen)) => labels.marked(star, &self.pen_name(pen)),
            (None, None) => labels.unmarked(star).to_owned(),
        };
        let target = match (choice, self.context.seat.filter(|_| self.lights)) {
            (Some(choice), _) => Target::act(choice)
                .labelled(&label)
                .telling(&self.star_tell(id, card, star, choice))
                .asking(self.why_again(choice)),
            (None, Some(_)) => Target::act_or_try::<Astra>(None, &label, action),
            (None, None) => Target::thing(&label),
        };
        StarState {
            target,
            pen,
            ..StarState::default()
        }
    }

    /// Returns whether any star at all can be marked, whatever it is adjacent to (A5.8, A5.9).
    fn any_star(&self) -> bool {
        let free = Stage::Marking(FreeMarks::AnyStar);
        let burst = Stage::Marking(FreeMarks::Burst);
        self.lights && (self.table().stage == free || self.table().stage == burst)
    }

    /// Returns for each line whether it leads to a star that can be marked: from the last star of
    /// the chain, or from any marked star where a chain may begin.
    fn lit_lines(&self, id: PlaceId, card: CardId, stars: &[StarState]) -> Vec<bool> {
        let last = match self.table().stage {
            Stage::Observing { star, .. } => Some(star),
            Stage::Dreaming { last, .. } => last,
            _ => None,
        };
        let leads = |from: Star, to: Star| {
            let begins = match last {
                Some(last) => from == last,
                None => self.table().place(id).marked.contains(from),
            };
            begins && !self.any_star() && stars[to.index()].target.is_live()
        };
        let lines = self.card(card).lines.iter();
        lines.map(|&(a, b)| leads(a, b) || leads(b, a)).collect()
    }

    fn boon(&self, id: PlaceId, card: CardId, slot: usize) -> BoonState {
        let (table, view) = (self.table(), self.context.view);
        let here = self.selected() == Some(id)
            && matches!(table.stage, Stage::Picking | Stage::Reactivating);
        let slot_id = BoonSlot::new(slot);
        let crossed = here && table.discovery.crossed[slot];
        let pick = self.context.seat.and_then(|seat| view.picks[seat]);
        let sealed = here && pick == Some(Pick::Boon(slot_id));
        let label = self.boon_label(card, slot, crossed, sealed);
        let action = Action::Pick(slot_id);
        let target = match self.choice(action).filter(|_| here) {
            Some(choice) => Target::act(choice)
                .labelled(&label)
                .telling(&self.boon_tell(choice)),
            None if here && self.lights && self.decides().is_some() => {
                Target::act_or_try::<Astra>(None, &label, action)
            }
            None => Target::thing(&label),
        };
        let target = match self.lights {
            true => target.explained_by(self.boon_words_id(id, card, slot, crossed)),
            false => target,
        };
        BoonState {
            target,
            crossed,
            sealed,
        }
    }

    fn boon_label(&self, card: CardId, slot: usize, crossed: bool, sealed: bool) -> String {
        let key = match (crossed, sealed) {
            (true, _) => "boon-crossed",
            (false, true) => "boon-sealed",
            (false, false) => {
                let labels = self.atlas.plate(card).labels(self.language());
                return labels.boons[slot].clone();
            }
        };
        let words = boon_words(self.language(), self.card(card).boons[slot]);
        self.say(key, &[("n", (slot + 1).into()), ("boon", words.into())])
    }

    /// Returns the target of the card as a whole: the card can be discovered next, or dreamt of.
    fn choose(&self, id: PlaceId) -> Option<(Target, String)> {
        let discover = self
            .choice(Action::Discover(id))
            .map(|c| (c, "choose-discover"));
        let dream = self.choice(Action::Dream(id)).map(|c| (c, "choose-dream"));
        let (choice, key) = discover.or(dream)?;
        Some((
            Target::act(choice).telling(&choice.words),
            self.say(key, &[]),
        ))
    }
}
