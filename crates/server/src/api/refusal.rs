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
    Unreadable = 400, "The request cannot be parsed";
    NoSocket = 400, "The request is not a valid WebSocket handshake";
    Nobody = 401, "The caller is unknown, or the token is invalid";
    NotYourSeat = 403, "The seat is not yours";
    OtherSite = 403, "The request comes from a page of another site";
    NoSuchTable = 404, "The table does not exist, or you may not see it";
    Begun = 409, "The game has already begun, or the table is closed";
    Late = 409, "The game has moved on, or the seat cannot act now; `current` shows the table now";
    NotOver = 409, "The game is not over";
    TooLarge = 413, "The body is too large";
    OtherKind = 415, "The body has the wrong media type";
    NoId = 422, "The request id is empty or longer than 64 characters";
    NoName = 422, "The name is invalid";
    OnlySocket = 426, "The route is available over a WebSocket only";
    TooManyRequests = 429, "Too many requests";
    TooManyStreams = 429, "Too many open streams";
    TooManyTables = 429, "You have created too many unfinished tables";
    Failed = 500, "The server failed to handle the request";
    NoStorage = 503, "The storage is unavailable, or the server is stopping";
    DiskFull = 507, "The disk is full; nothing has changed";
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
