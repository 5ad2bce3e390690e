//! The tables of a font.

use std::collections::BTreeMap;

use ttf_parser::{Face, Tag};

/// The tables of a font with outlines in the Compact Font Format.
pub struct Tables(BTreeMap<Tag, Vec<u8>>);

impl Tables {
    /// Returns all tables of a face.
    pub fn of(face: &Face) -> Self {
        let raw = face.raw_face();
        let tags = raw.table_records.into_iter().map(|record| record.tag);
        Self(
            tags.filter_map(|tag| Some((tag, raw.table(tag)?.to_vec())))
                .collect(),
        )
    }

    /// Changes a table.
    pub fn change(&mut self, name: &[u8; 4], change: impl FnOnce(&[u8]) -> Vec<u8>) {
        let table = self.0.get_mut(&Tag::from_bytes(name));
        let table = table.expect("a table of the font");
        *table = change(table);
    }

    /// Returns the font file. It has no checksums, because those are not part of a compressed font.
    pub fn font(&self) -> Vec<u8> {
        let count = u16::try_from(self.0.len()).expect("a few tables");
        let mut font = b"OTTO".to_vec();
        font.extend(count.to_be_bytes());
        font.extend([0; 6]);
        let mut content = Vec::new();
        let begin = font.len() + 16 * self.0.len();
        for (tag, table) in &self.0 {
            let [place, length] = [begin + content.len(), table.len()]
                .map(|number| u32::try_from(number).expect("a font below 4 GiB"));
            for word in [tag.0, 0, place, length] {
                font.extend(word.to_be_bytes());
            }
            content.extend(table);
            content.resize(content.len().next_multiple_of(4), 0);
        }
        font.extend(content);
        font
    }
}
