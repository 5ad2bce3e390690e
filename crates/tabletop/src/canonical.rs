//! How things are written in canonical texts of states, whatever the game.

/// Items with commas between them; a hyphen if there are none.
#[must_use]
pub fn canonical_list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() {
        "-".into()
    } else {
        items.join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_its_items_with_commas_or_a_hyphen() {
        assert_eq!(canonical_list([3, 1, 2].iter()), "3,1,2");
        assert_eq!(canonical_list(["one"].iter()), "one");
        assert_eq!(canonical_list(std::iter::empty::<u8>()), "-");
    }
}
