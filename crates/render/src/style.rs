//! The style sheet, in the order in which its parts build on each other.

/// The whole style sheet.
#[must_use]
pub fn style_sheet() -> String {
    [
        include_str!("../assets/css/tokens.css"),
        include_str!("../assets/css/ground.css"),
        include_str!("../assets/css/table.css"),
        include_str!("../assets/css/plate.css"),
        include_str!("../assets/css/small.css"),
        include_str!("../assets/css/astra.css"),
        include_str!("../assets/css/stellium.css"),
        include_str!("../assets/css/nightsky.css"),
        include_str!("../assets/css/site.css"),
    ]
    .concat()
}
