//! The pages that can be reached by an address alone.

/// Pages that every test over all pages looks at. One that is not there fails these tests.
pub const PAGES: &[&str] = &[
    "/",
    "/new/astra",
    "/new/stellium",
    "/new/nightsky",
    "/settings",
    "/settings/leave",
    "/rules/astra",
    "/rules/stellium",
    "/rules/nightsky",
    "/cards/astra",
    "/cards/stellium",
    "/cards/nightsky",
    "/sky",
    "/about",
];

/// Pages about a game that is over: the id of its table stands behind each.
pub const PAGES_OF_A_GAME: &[&str] = &["/replay/"];
