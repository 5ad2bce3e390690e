//! A player's diary of a table: every request that had a response, and the response.

use serde_json::Value;

/// A request that had a response.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The seat, from 1.
    pub seat: usize,
    /// The action, as it was posted.
    pub action: Value,
    /// The version the server acknowledged.
    pub version: usize,
}

/// The result of comparing the diaries of a table with its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Actions that were acknowledged.
    pub acknowledged: usize,
    /// Acknowledged actions that are not in the record where they should be.
    pub lost: usize,
    /// Actions of people in the record that were never acknowledged: a request was applied twice.
    pub doubled: usize,
    /// Actions of machine players.
    pub by_machines: usize,
}

/// Compares the diaries of a table's people with its record. `people` are their seats.
pub fn compare(diary: &[Entry], people: &[usize], lines: &[Value]) -> Compared {
    let mut told = vec![0; lines.len() + 1];
    let mut compared = Compared {
        acknowledged: diary.len(),
        ..Compared::default()
    };
    for entry in diary {
        let line = lines.get(entry.version.wrapping_sub(1));
        let there = line.is_some_and(|line| is_entry(line, entry));
        // Two requests acknowledged with the same version are one action: one of them is lost.
        if there && told[entry.version] == 0 {
            told[entry.version] = 1;
        } else {
            compared.lost += 1;
        }
    }
    for (line, told) in lines.iter().zip(&told[1..]) {
        if line["is"] == "action" {
            let own = people.iter().any(|&seat| line["seat"] == seat);
            compared.by_machines += usize::from(!own);
            compared.doubled += usize::from(own && *told == 0);
        }
    }
    compared
}

fn is_entry(line: &Value, entry: &Entry) -> bool {
    line["is"] == "action" && line["seat"] == entry.seat && line["action"] == entry.action
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lost_and_doubled_actions_are_found() {
        let line =
            |seat: usize, action: &str| json!({"is": "action", "seat": seat, "action": action});
        let lines = [
            line(1, "a"),
            line(2, "b"),
            line(3, "c"),
            json!({"is": "end"}),
        ];
        let entry = |seat, action: &str, version| Entry {
            seat,
            action: action.into(),
            version,
        };
        let both = [entry(1, "a", 1), entry(2, "b", 2)];
        let good = compare(&both, &[1, 2], &lines);
        assert_eq!((good.lost, good.doubled, good.by_machines), (0, 0, 1));
        let doubled = compare(&both[..1], &[1, 2], &lines);
        assert_eq!((doubled.lost, doubled.doubled), (0, 1));
        for lost in [
            entry(2, "x", 2),
            entry(1, "b", 2),
            entry(2, "b", 3),
            entry(1, "a", 9),
        ] {
            let compared = compare(&[both[0].clone(), lost], &[1, 2], &lines);
            assert_eq!((compared.lost, compared.doubled), (1, 1));
        }
        let twice = compare(&[both[0].clone(), both[0].clone()], &[1], &lines);
        assert_eq!((twice.acknowledged, twice.lost), (2, 1));
    }
}
