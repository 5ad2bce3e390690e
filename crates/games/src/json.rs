//! JSON texts that become part of messages as they are.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// A JSON text. What goes to every client after every action is written once, without values in
/// between.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes a value.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Self {
        // Serialising plain data with string keys cannot fail.
        Self(to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads a value; `None` if it is of another kind.
    #[must_use]
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Option<T> {
        serde_json::from_str(self.text()).ok()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_json_text_is_part_of_a_message_and_can_be_read() {
        let text = Json::of(&[(1, "one"), (2, "two")]);
        assert_eq!(text.text(), r#"[[1,"one"],[2,"two"]]"#);
        assert_eq!(
            serde_json::to_string(&[&text]).unwrap(),
            format!("[{}]", text.text())
        );
        assert_eq!(
            text.read::<Vec<(u8, &str)>>(),
            Some(vec![(1, "one"), (2, "two")])
        );
        assert_eq!(text.read::<u8>(), None);
        assert_ne!(text, Json::of(&()));
    }
}
