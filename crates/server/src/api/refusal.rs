//! Refusals shared by several routes. Each is described once and referred to by name.

use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};

/// Responses by status, as in the API description.
pub type Answers = BTreeMap<String, RefOr<Response>>;

/// Declares refusals, each with its status and reason.
macro_rules! refusals {
    ($($name:ident = $status:literal, $why:literal;)+) => {
        $(
            #[doc = $why]
            pub struct $name;

            impl IntoResponses for $name {
                fn responses() -> Answers {
                    let reference = Ref::from_response_name(stringify!($name));
                    Answers::from([($status.to_string(), reference.into())])
                }
            }
        )+

        /// All refusals with their names and reasons.
        const ALL: &[(&str, &str)] = &[$((stringify!($name), $why)),+];
    };
}

refusals! {
    Unreadable = 400, "It cannot be read";
    NoSocket = 400, "It opens no WebSocket";
    Nobody = 401, "Nobody we know";
    NotYourSeat = 403, "Not your seat";
    OtherSite = 403, "Another site's page";
    NoSuchTable = 404, "No such table, or not for you";
    Begun = 409, "The game has begun";
    Late = 409, "Late: the game has gone on; see `current`";
    NotOver = 409, "The game is not over";
    TooLarge = 413, "It is too large";
    OtherKind = 415, "It is of another kind";
    NoId = 422, "The id is none";
    NoName = 422, "This is no name";
    OnlySocket = 426, "Only over a WebSocket";
    TooManyRequests = 429, "Too many requests";
    TooManyStreams = 429, "Too many streams";
    TooManyTables = 429, "You have made too many tables";
    Failed = 500, "Something went wrong here";
    NoStorage = 503, "The storage does not answer, or the server is being stopped";
    DiskFull = 507, "The disk is full: nothing has changed";
}

/// Returns all refusals by name, for the API description.
pub fn described() -> impl Iterator<Item = (&'static str, Response)> {
    ALL.iter().map(|(name, why)| {
        let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
        let refusal = ResponseBuilder::new()
            .description(*why)
            .content("application/json", body);
        (*name, refusal.build())
    })
}
