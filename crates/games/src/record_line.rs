//! One line of a record as text.

/// A line of a record as it is stored: JSON without a line end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The version it led to.
    pub version: usize,
    /// The line.
    pub text: String,
}

impl RecordLine {
    /// Lines one below the other, each with its line end.
    #[must_use]
    pub fn joined(lines: &[Self]) -> String {
        let line = |line: &Self| format!("{}\n", line.text);
        lines.iter().map(line).collect()
    }
}
