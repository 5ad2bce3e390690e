//! Games that continue from a snapshot.

use games::{GameError, LiveGame, ReadyGame, SnapshotError};
use serde_json::Value;
use tabletop::{Chance, Options, Seat, Seed};

use crate::table::{
    self, all_tables, assert_same, begin, lines, lines_after, play, ready, resumed, step, stored,
};

/// Returns why a game cannot be woken.
fn refusal(game: &str, header: &str, snapshot: &[u8], lines: &str) -> GameError {
    ready(game).wake(header, snapshot, lines).err().unwrap()
}

/// Returns the first `count` lines of a text.
fn first_lines(text: &str, count: usize) -> String {
    text.split_inclusive('\n').take(count).collect()
}

/// Returns whether a line takes the game back to before a version.
fn goes_behind(line: &str, version: usize) -> bool {
    let line: Value = serde_json::from_str(line).unwrap();
    line["to"]
        .as_u64()
        .is_some_and(|to| (to as usize) < version)
}

/// Continues two games with the same actions and asserts that they stay the same.
fn play_on(one: &mut dyn LiveGame, other: &mut dyn LiveGame, seed: Seed) {
    let since = one.version();
    let [mut chance, mut same] = [0, 1].map(|_| Chance::new(seed));
    for _ in 0..12 {
        step(one, &mut chance, 0);
        step(other, &mut same, 0);
    }
    assert_same(one, other, since);
}

#[test]
fn a_woken_game_equals_one_resumed_from_its_record() {
    let (mut woken, mut too_late, mut undone) = (0, 0, 0);
    for (number, (game, seats)) in all_tables().enumerate() {
        let mut chance = Chance::new(Seed::from_text("waking").of_game(number as u64));
        let mut live = begin(game, seats);
        let mut snapshots = vec![(0, live.snapshot())];
        for _ in 0..400 {
            step(&mut *live, &mut chance, 30);
            if chance.below(50) == 0 {
                snapshots.push((live.version(), live.snapshot()));
            }
        }
        let (header, lines) = (live.header(), lines(&*live));
        for (version, snapshot) in snapshots {
            let later = chance.below(1 + live.version().min(version + 60) as u32 - version as u32);
            let known = first_lines(&lines, version + later as usize);
            let after = &known[first_lines(&lines, version).len()..];
            if after.lines().any(|line| goes_behind(line, version)) {
                let refused = refusal(game, &header, &snapshot, after);
                assert_eq!(refused, GameError::Snapshot(SnapshotError::TooLate));
                too_late += 1;
                continue;
            }
            // The action that ends the game is always stored together with the end line, so waking
            // between them fails.
            let mut again = match ready(game).wake(&header, &snapshot, after) {
                Ok(again) => again,
                Err(error) => {
                    assert!(
                        live.is_over() && version + later as usize + 1 == live.version(),
                        "{error:?}"
                    );
                    continue;
                }
            };
            let mut whole = resumed(game, &format!("{header}\n{known}"));
            assert_same(&*again, &*whole, version);
            woken += 1;
            if let Some(seat) = Seat::of(seats).find(|&seat| whole.can_undo(seat)) {
                again.undo(seat).unwrap();
                whole.undo(seat).unwrap();
                assert_same(&*again, &*whole, version);
                undone += 1;
            }
            play_on(&mut *again, &mut *whole, Seed::from_text("on"));
        }
    }
    assert!(
        woken > 60 && too_late > 3 && undone > 10,
        "{woken} {too_late} {undone}"
    );
}

#[test]
fn every_state_survives_in_a_snapshot() {
    for (number, (game, seats)) in all_tables().enumerate() {
        let chance = Chance::new(Seed::from_text("states").of_game(number as u64));
        assert_survives(ready(game), begin(game, seats), chance);
    }
    for (game, seats, option, value) in [
        ("astra", 1, "modifiers", "e1,e2,e3,e4,e5,e6"),
        ("astra", 1, "modifiers", "h1,h2,h3,h4,h5,h6"),
        ("stellium", 3, "memory", "on"),
        ("nightsky", 3, "draft", "turns"),
        ("nightsky", 4, "die", "on"),
    ] {
        let options = Options::new().with(option, value);
        let ready = games::find(game).unwrap().ready(&options).unwrap();
        let seed = Seed::from_text(value);
        let live = ready.begin(vec![String::new(); seats], seed).unwrap();
        assert_survives(&*ready, live, Chance::new(seed));
    }
}

/// Asserts that a game can be woken after every step of random play.
fn assert_survives(ready: &dyn ReadyGame, mut live: Box<dyn LiveGame>, mut chance: Chance) {
    let header = live.header();
    for _ in 0..150 {
        step(&mut *live, &mut chance, 0);
        live.forget(0);
        let again = ready.wake(&header, &live.snapshot(), "").unwrap();
        assert_same(&*again, &*live, live.version());
    }
}

#[test]
fn a_long_game_wakes_without_its_lines() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 20);
    while live.version() < 3_000 {
        live.time_out(Seat::new(0));
    }
    let snapshot = live.snapshot();
    assert!(snapshot.len() < 2_000, "{}", snapshot.len());
    let mut again = ready("stellium")
        .wake(&live.header(), &snapshot, "")
        .unwrap();
    assert_eq!((again.version(), again.lines(2_999)), (3_000, None));
    assert_same(&*again, &*live, 3_000);
    play_on(&mut *again, &mut *live, Seed::from_text("on"));
}

#[test]
fn a_finished_game_wakes_and_accepts_no_further_lines() {
    let mut live = begin("stellium", 2);
    play(&mut *live, usize::MAX);
    let (header, snapshot) = (live.header(), live.snapshot());
    let again = ready("stellium").wake(&header, &snapshot, "").unwrap();
    assert!(again.is_over());
    assert_same(&*again, &*live, live.version());
    let more = format!(
        "{{\"is\":\"time_out\",\"n\":{},\"seat\":1}}\n",
        live.version() + 1
    );
    let refused = refusal("stellium", &header, &snapshot, &more);
    assert!(matches!(refused, GameError::Replay { .. }), "{refused:?}");
}

#[test]
fn a_snapshot_with_any_damage_is_refused() {
    let mut live = begin("astra", 2);
    play(&mut *live, 30);
    let (header, snapshot) = (live.header(), live.snapshot());
    let damaged = GameError::Snapshot(SnapshotError::Damaged);
    let ready = ready("astra");
    let refused = |bytes: &[u8]| ready.wake(&header, bytes, "").err().unwrap();
    for at in 0..snapshot.len() {
        let mut bytes = snapshot.clone();
        bytes[at] ^= 1 << (at % 8);
        assert_eq!(refused(&bytes), damaged, "byte {at}");
        assert_eq!(refused(&snapshot[..at]), damaged, "{at} bytes");
    }
    assert_eq!(refused(&[&snapshot[..], &[0]].concat()), damaged);
    assert_eq!(refused(header.as_bytes()), damaged);
}

#[test]
fn a_snapshot_of_another_game_or_table_is_refused() {
    let [mut stellium, mut astra] = [begin("stellium", 2), begin("astra", 2)];
    play(&mut *stellium, 5);
    play(&mut *astra, 5);
    let refused = refusal("stellium", &stellium.header(), &astra.snapshot(), "");
    assert_eq!(refused, GameError::Snapshot(SnapshotError::Game));
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    let other = ready("stellium")
        .begin(names, Seed::from_text("live"))
        .unwrap();
    let refused = refusal("stellium", &other.header(), &stellium.snapshot(), "");
    assert_eq!(refused, GameError::Snapshot(SnapshotError::Table));
    let refused = refusal("stellium", &astra.header(), &stellium.snapshot(), "");
    assert!(matches!(refused, GameError::Record(_)), "{refused:?}");
}

#[test]
fn lines_after_a_snapshot_are_checked() {
    let mut live = begin("stellium", 2);
    play(&mut *live, 10);
    let (header, snapshot, version) = (live.header(), live.snapshot(), live.version());
    play(&mut *live, 10);
    let lines = lines_after(&*live, version);
    let again = ready("stellium").wake(&header, &snapshot, &lines).unwrap();
    assert_same(&*again, &*live, version);
    let without_first = &lines[first_lines(&lines, 1).len()..];
    let changed = lines.replacen("\"state\":\"", "\"state\":\"0000000000000000\",\"x\":\"", 1);
    let other =
        lines
            .replacen("\"seat\":1", "\"seat\":3", 1)
            .replacen("\"seat\":2", "\"seat\":3", 1);
    for wrong in [
        without_first,
        &table::lines(&*live),
        &changed,
        &other,
        "x\n",
    ] {
        let refused = refusal("stellium", &header, &snapshot, wrong);
        let of_lines = matches!(refused, GameError::Replay { .. } | GameError::Record(_));
        assert!(of_lines, "{refused:?}");
    }
    assert_eq!(
        stored(&*resumed("stellium", &stored(&*live))),
        stored(&*live)
    );
}
