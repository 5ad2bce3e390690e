//! Starting a game with one click: against machine players, or solo.

use axum::extract::State;
use axum::response::Response;
use tabletop::Options;

use super::super::Preferences;
use super::super::form::{Fields, see_other};
use super::super::guest::guest;
use super::super::level::USUAL;
use crate::identity::Visitor;
use crate::limits::Address;
use crate::tables::{self, Absence, NewTable, RaceClock, Wish};
use crate::{ApiError, App};

/// Creates a table with the visitor and machine players, and redirects there.
pub async fn play(
    State(app): State<App>,
    preferences: Preferences,
    address: Address,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let game = fields.get("game").to_owned();
    let facts = app.hall.ready.built_in(&game, &Options::new())?.facts();
    let level = match fields.get("level") {
        "" => USUAL.name(),
        level => level,
    };
    let seats = match fields.get("alone") {
        "" => facts.usual_seats,
        _ => 1,
    };
    let machine = Wish::Machine {
        level: level.to_owned(),
    };
    let mut wishes = vec![machine; seats];
    wishes[0] = Wish::Me { name: None };
    let guest = guest(&app, &preferences, &address, visitor, None).await?;
    let wish = NewTable {
        game,
        options: Options::new(),
        seats: wishes,
        public: false,
        clock: None,
        race: RaceClock::Usual,
        absence: Absence::Never,
        stand_in: USUAL.name().to_owned(),
        hints: None,
    };
    let id = tables::make_table(&app, &guest.player, wish).await?;
    see_other(&format!("/t/{id}"), guest.cookie)
}
