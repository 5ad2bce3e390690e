//! Parts of the style sheet that are not supported in pictures.

use super::custom::Custom;
use super::property::{Meaning, meaning};
use super::sheet::Declaration;
use super::style::as_written;
use crate::Style;

/// Returns the selectors, properties and values of the style sheet that are not supported: a page
/// may show what a picture does not. For tests.
#[must_use]
pub fn not_understood(style: &Style) -> Vec<String> {
    let sheet = style.sheet();
    let mut unknown = sheet.unknown.clone();
    // A custom property may be used anywhere, no matter where it is set.
    let is_custom = |one: &&Declaration| meaning(&one.property) == Meaning::Custom;
    let custom = sheet.declarations().filter(is_custom);
    let custom = custom.map(|one| (one.property.as_str(), one.value.as_str()));
    let custom = Custom::default().with(custom).unwrap_or_default();
    for Declaration {
        property, value, ..
    } in sheet.declarations()
    {
        if meaning(property) == Meaning::Paint {
            let whole = custom.put_in(value);
            if whole
                .and_then(|value| as_written(property, value))
                .is_none()
            {
                unknown.push(format!("{property}: {value}"));
            }
        }
    }
    unknown
}
