//! Everything that is computed once: the ground of the universe, the pictograms, the names.

use ::stellium::{Body, ByBody, Cell, ObjectiveId, Stellium};
use maud::{Markup, html};
use words::stellium::{
    body_words, cell_words, colour_words, influence_words, kind_words, objective_name,
    objective_words,
};
use words::{ByLanguage, Language, text};

use super::belt::belt;
use super::galaxy::portraits;
use super::hole::lattice;
use super::pictogram::pictogram;

/// Everything that is computed once.
pub struct Atlas {
    /// The belt and the discs' portraits.
    pub(super) ground: Markup,
    /// The lines, black holes and numbers above the discs.
    pub(super) lattice: Markup,
    pictograms: Vec<Markup>,
    names: ByLanguage<Names>,
}

/// The names that labels are built from, in one language.
pub struct Names {
    pub cells: Vec<String>,
    pub bodies: ByBody<String>,
    pub symbols: ByBody<String>,
    pub empty: String,
    /// Descriptions of how the bodies feel.
    pub touch: ByBody<String>,
    /// Descriptions of the influences of the bodies, in a word or two.
    pub token_uses: ByBody<String>,
    /// Descriptions of what follows when the bodies are placed.
    pub places: ByBody<String>,
    /// The labels of tokens that are left, and of those that are spent.
    pub tokens: ByBody<[String; 2]>,
    /// The names of the objectives with their requirements.
    pub objectives: Vec<String>,
    /// The names of the objectives alone.
    pub objective_names: Vec<String>,
    /// The names of the objectives' kinds.
    pub kinds: Vec<String>,
}

impl Atlas {
    pub(super) fn new(game: &Stellium) -> Self {
        let picture = |id| pictogram(game.patterns(), game.objectives().get(id));
        Self {
            ground: html! { g id="ground" aria-hidden="true" { (portraits()) (belt()) } },
            lattice: lattice(),
            pictograms: ObjectiveId::all().map(picture).collect(),
            names: ByLanguage::new(|language| Names::new(game, language)),
        }
    }

    pub(super) fn names(&self, language: Language) -> &Names {
        &self.names[language]
    }

    /// Returns an objective's picture.
    pub(super) fn pictogram(&self, id: ObjectiveId) -> &Markup {
        &self.pictograms[id.index()]
    }
}

impl Names {
    fn new(game: &Stellium, language: Language) -> Self {
        let say = |key: &str| text(language, &format!("stellium-board-{key}"), &[]);
        let of_body =
            |key: &str| ByBody::from_fn(|body: Body| say(&format!("{key}-{}", body.key())));
        let symbol = |colour: Body| {
            let args = [("colour", colour_words(language, colour).into())];
            text(language, "stellium-board-symbol", &args)
        };
        let objective = |id| game.objectives().get(id);
        let name = |id| objective_name(language, objective(id));
        let asks = |id| format!("{}. {}", name(id), objective_words(language, objective(id)));
        let kind = |id| kind_words(language, objective(id).kind);
        Self {
            cells: Cell::all().map(|cell| cell_words(language, cell)).collect(),
            bodies: ByBody::from_fn(|body| body_words(language, body)),
            symbols: ByBody::from_fn(symbol),
            empty: say("empty"),
            touch: of_body("touch"),
            token_uses: of_body("deed"),
            places: of_body("place"),
            tokens: ByBody::from_fn(|token| token_words(language, token)),
            objectives: ObjectiveId::all().map(asks).collect(),
            objective_names: ObjectiveId::all().map(name).collect(),
            kinds: ObjectiveId::all().map(kind).collect(),
        }
    }
}

fn token_words(language: Language, token: Body) -> [String; 2] {
    let args = [
        ("token", body_words(language, token).into()),
        ("influence", influence_words(language, token).into()),
    ];
    let say = |key: &str| text(language, &format!("stellium-board-{key}"), &args);
    [say("token"), say("token-spent")]
}
