//! Objective cards: the picture, the name, the points.

use ::stellium::{Action, CellSet, Objective, ObjectiveId, Stage, Stellium};
use maud::{Markup, html};
use words::stellium::objective_words;

use super::board::Board;
use crate::{Target, part};

/// Returns the key of an objective, for ids and file names.
pub fn key(objective: &Objective) -> String {
    format!("{}-{}", objective.kind.key(), objective.colour.key())
}

/// Returns the points of an objective as printed on its card. A value that repeats up to the end is
/// listed once.
pub fn points(objective: &Objective) -> String {
    let mut points: &[u8] = &objective.points;
    while let [rest @ .., a, b] = points
        && a == b
    {
        points = &points[..=rest.len()];
    }
    let points: Vec<String> = points.iter().map(u8::to_string).collect();
    points.join("·")
}

impl Board<'_> {
    /// Draws a card of the face-up row or of the observer's own hand.
    pub fn card(&self, id: ObjectiveId, target: &Target, class: &str) -> Markup {
        let objective = self.objective(id);
        let id_text = format!("objective-{}", key(objective));
        let many = if objective.kind.counts() { " many" } else { "" };
        let inner = html! {
            (self.atlas.pictogram(id))
            span class={ "cap" (many) } {
                span { (self.names().kinds[id.index()]) }
                b { (points(objective)) }
            }
            (self.aim_badge(id))
        };
        let target = target.clone().aiming(&self.aim_id(id));
        let class = format!("objective {}{class}", objective.colour.key());
        part(&id_text, &target.button(&id_text, &class, &inner))
    }

    /// Draws a small card without a name, for other players' objectives.
    pub fn small_card(&self, id: ObjectiveId) -> Markup {
        let objective = self.objective(id);
        let why = self.why_objective(id);
        html! {
            span.mini.explained.(objective.colour.key()) id={ "objective-" (key(objective)) } role="img"
                tabindex=(why.tabindex()) aria-label=(why.label) data-explain=(why.words) data-rule=(why.rule) {
                (self.atlas.pictogram(id)) b { (points(objective)) }
            }
        }
    }

    /// Returns an objective's name and what it asks for.
    pub fn objective_label(&self, id: ObjectiveId) -> &str {
        &self.names().objectives[id.index()]
    }

    /// Draws a card of the face-up row.
    pub fn open_card(&self, id: ObjectiveId) -> Markup {
        let label = self.objective_label(id);
        let action = Action::Take(id);
        let target = match self.choice(action) {
            Some(choice) => {
                let mut tell = objective_words(self.context.language, self.objective(id));
                tell = format!("{tell} {}", self.outlook(id));
                Target::act(choice).labelled(label).telling(&tell)
            }
            None if self.chooses() => {
                self.thing(id, Target::act_or_try::<Stellium>(None, label, action))
            }
            None => self.thing(id, Target::thing(label)),
        };
        self.card(id, &target, "")
    }

    /// Draws a card of the observer's own hand.
    pub fn hand_card(&self, id: ObjectiveId) -> Markup {
        let (target, class) = self.hand_target(id);
        self.card(id, &target, class)
    }

    fn hand_target(&self, id: ObjectiveId) -> (Target, &'static str) {
        let label = self.objective_label(id);
        let ways = self.ways(id);
        match ways[..] {
            [(_, choice)] => {
                let target = Target::act(choice).telling(&self.validate_tell(choice));
                return (target, " ready");
            }
            [_, _, ..] => {
                let tell = self.say("ways", &[("n", ways.len().into())]);
                return (Target::opens(&self.ways_group(id), label, &tell), " ready");
            }
            [] => {}
        }
        if let Some(choice) = self.choice(Action::Drop(id)) {
            let tell = format!("{} {}", self.say("drop-tell", &[]), self.outlook(id));
            return (Target::act(choice).telling(&tell), "");
        }
        let stands = self.best_now(id).0 > 0;
        let class = if stands { " stands" } else { "" };
        if self.chooses() && self.stage() == Stage::Validating {
            let action = Action::Validate {
                objective: id,
                cells: CellSet::EMPTY,
            };
            let target = Target::act_or_try::<Stellium>(None, label, action);
            return (self.thing(id, target), class);
        }
        (self.thing(id, Target::thing(label)), class)
    }

    /// Returns the target of a card that cannot be chosen, with what it asks for and how near it is.
    fn thing(&self, id: ObjectiveId, target: Target) -> Target {
        let tell = format!("{} {}", self.objective_label(id), self.outlook(id));
        target.telling(&tell)
    }

    /// Describes what an objective is worth now, or else what it lacks.
    fn outlook(&self, id: ObjectiveId) -> String {
        let (worth, _) = self.best_now(id);
        if worth > 0 {
            return self.say("stands", &[("points", worth.into())]);
        }
        self.aim_words(id).unwrap_or_default()
    }
}
