//! The available games.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use tabletop::Options;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::identity::Speak;
use crate::{ApiError, App};

/// The available games and machine players.
#[derive(Debug, Serialize, ToSchema)]
struct Games {
    /// All games this server offers.
    games: Vec<GameFacts>,
    /// The levels of machine players, from weakest to strongest.
    machines: Vec<&'static str>,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
struct GameFacts {
    /// The key of the game.
    id: &'static str,
    /// The name of the game.
    title: String,
    /// The minimum number of seats.
    least_seats: usize,
    /// The maximum number of seats.
    most_seats: usize,
    /// The options of the game.
    options: Vec<OptionFacts>,
}

/// An option of a game.
#[derive(Debug, Serialize, ToSchema)]
struct OptionFacts {
    /// The option's key and possible values.
    form: String,
    /// What the option does.
    meaning: String,
}

/// Returns the routes of games.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list))
}

/// List the available games with their options and numbers of seats.
#[utoipa::path(
    get,
    path = "/api/v1/games",
    tag = "games",
    responses((status = 200, description = "The available games and machine players", body = Games)),
)]
async fn list(State(app): State<App>, Speak(language): Speak) -> Result<Json<Games>, ApiError> {
    let facts = |kind: &games::GameKind| {
        let game = app.hall.ready.built_in(kind.id, &Options::new())?;
        let options = game.option_list(language).into_iter();
        // Files can only be read on the command line.
        let options = options.filter(|(form, _)| !form.starts_with("cards="));
        Ok(GameFacts {
            id: kind.id,
            title: game.title(language),
            least_seats: game.facts().least_seats,
            most_seats: game.facts().most_seats,
            options: options
                .map(|(form, meaning)| OptionFacts { form, meaning })
                .collect(),
        })
    };
    Ok(Json(Games {
        games: games::kinds()
            .into_iter()
            .map(facts)
            .collect::<Result<_, ApiError>>()?,
        machines: players::NAMES.to_vec(),
    }))
}
