//! Plain-text tables for people.

/// A table of text: headings and rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextTable {
    /// The heading of each column.
    pub headings: Vec<String>,
    /// The rows, each with as many cells as there are headings.
    pub rows: Vec<Vec<String>>,
}

impl TextTable {
    /// Returns the table as text with aligned columns.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = || std::iter::once(&self.headings).chain(&self.rows);
        let width = |column: usize| {
            lines()
                .map(|line| line[column].chars().count())
                .max()
                .unwrap_or_default()
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let line = |line: &Vec<String>| {
            let cells = line
                .iter()
                .zip(&widths)
                .map(|(cell, &width)| format!("{cell:width$}"));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        lines().map(line).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_text() {
        let list = TextTable {
            headings: vec!["card".into(), "n".into()],
            rows: vec![
                vec!["Boötes".into(), "9".into()],
                vec!["Ara".into(), "10".into()],
            ],
        };
        assert_eq!(list.to_text(), "card    n\nBoötes  9\nAra     10");
    }
}
