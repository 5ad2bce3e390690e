//! One line of a record as text.

/// A line of a record as it is stored: JSON without a line break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The version this line led to.
    pub version: usize,
    /// The text of the line.
    pub text: String,
}

impl RecordLine {
    /// Joins lines, each ending with a line break.
    #[must_use]
    pub fn joined(lines: &[Self]) -> String {
        let line = |line: &Self| format!("{}\n", line.text);
        lines.iter().map(line).collect()
    }
}
