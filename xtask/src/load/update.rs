//! Reads an update in the load test: just enough to play at random.

use crate::lots::Lots;

/// The beginning of a seat's turn.
const TURN: &str = "\"turn\":{\"decision\":";
/// The beginning of each legal action.
const ACTION: &str = "{\"action\":";

/// A decision of a seat, and its choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn<'a> {
    /// The number of the decision.
    pub decision: u64,
    /// One of the legal actions, chosen at random, in the form a client sends it.
    pub action: &'a str,
}

/// Returns the turn contained in an update, if any.
pub fn turn<'a>(update: &'a str, lots: &mut Lots) -> Option<Turn<'a>> {
    let (_, turn) = update.split_once(TURN)?;
    let (decision, legal) = turn.split_once(',')?;
    let count = legal.matches(ACTION).count();
    let (place, _) = legal.match_indices(ACTION).nth(lots.below(count.max(1)))?;
    let action = &legal[place + ACTION.len()..];
    Some(Turn {
        decision: decision.parse().ok()?,
        action: &action[..end(action)?],
    })
}

/// Returns where a value ends: at the bracket that closes its container.
fn end(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.bytes().position(|byte| {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        depth < 0
    })
}

/// Returns the number of a seat's actions in an update.
pub fn actions_of(update: &str, seat: usize) -> usize {
    update
        .matches(&format!("\"kind\":\"action\",\"seat\":{seat},"))
        .count()
}

/// Returns the status of an answer to an action; `None` for an update.
pub fn answer(message: &str) -> Option<&str> {
    let rest = message.strip_prefix("{\"type\":\"answer\"")?;
    let (_, status) = rest.split_once("\"status\":")?;
    status.split(',').next()
}

/// Returns whether an update says that the game is over.
pub fn is_over(update: &str) -> bool {
    update.contains("\"outcome\":{")
}

/// Returns whether an update is a full view.
pub fn is_full(update: &str) -> bool {
    update.starts_with("{\"type\":\"full\"")
}

/// Returns the string after a key.
pub fn text<'a>(json: &'a str, key: &str) -> Option<&'a str> {
    let (_, value) = json.split_once(&format!("\"{key}\":\""))?;
    value.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEWS: &str = "{\"type\":\"news\",\"version\":3,\"told\":[{\"version\":3,\
        \"kind\":\"action\",\"seat\":2,\"events\":[]}],\"to_act\":[1],\"turn\":{\"decision\":3,\
        \"legal\":[{\"action\":\"rest\"},{\"action\":{\"mark\":{\"place\":1,\"star\":2}}}]},\
        \"can_undo\":false}\n";

    #[test]
    fn a_turn_is_parsed_and_every_action_is_sometimes_chosen() {
        let mut lots = Lots(1);
        let mut seen = Vec::new();
        for _ in 0..20 {
            let turn = turn(NEWS, &mut lots).unwrap();
            assert_eq!(turn.decision, 3);
            seen.push(turn.action);
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, ["\"rest\"", "{\"mark\":{\"place\":1,\"star\":2}}"]);
        assert_eq!(turn("{\"type\":\"news\",\"to_act\":[2]}", &mut lots), None);
    }

    #[test]
    fn actions_of_the_other_seat_are_counted() {
        assert_eq!([1, 2].map(|seat| actions_of(NEWS, seat)), [0, 1]);
        assert!(!is_full(NEWS));
        assert_eq!(text(NEWS, "type"), Some("news"));
        assert!(!is_over(NEWS));
    }

    #[test]
    fn the_status_of_an_answer_is_read() {
        let done = "{\"type\":\"answer\",\"id\":\"3\",\"status\":200,\"body\":{\"version\":4}}";
        assert_eq!(answer(done), Some("200"));
        assert_eq!(answer(NEWS), None);
    }
}
