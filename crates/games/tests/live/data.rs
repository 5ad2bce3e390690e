//! Games created from stored data.

use games::{GameError, GameKind, LiveGame, ReadyGame, RecordedGame, kinds};
use players::{Budget, NAMES};
use serde_json::{Value, json};
use tabletop::{Options, Seed};
use words::Language;

use crate::table::stored;

/// For each game, two changes to its data: the file, the old text and the new text.
const RETUNED: [(&str, [[&str; 3]; 2]); 3] = [
    (
        "astra",
        [
            [
                "cards.toml",
                "kind = \"stardust\", amount = 5",
                "kind = \"stardust\", amount = 4",
            ],
            ["table.toml", "stardust = 8", "stardust = 7"],
        ],
    ),
    (
        "stellium",
        [
            ["objectives.toml", "points = [3]", "points = [4]"],
            ["discs.toml", "supernova = 4", "supernova = 5"],
        ],
    ),
    (
        "nightsky",
        [
            [
                "cards.toml",
                "points = [3, 4, 4, 5]",
                "points = [3, 4, 5, 6]",
            ],
            ["big_bang.toml", "amount = 2", "amount = 3"],
        ],
    ),
];

fn kind(game: &str) -> &'static GameKind {
    games::find(game).unwrap()
}

fn built_in(game: &str) -> Box<dyn ReadyGame> {
    kind(game).ready_built_in(&Options::new()).unwrap()
}

/// Returns the data of a game with these changes.
fn retuned(game: &str, changes: &[[&str; 3]]) -> String {
    let mut files: Value = serde_json::from_str(&built_in(game).data_files()).unwrap();
    for [file, from, to] in changes {
        let text = files[file].as_str().unwrap();
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{game} {file}");
        files[file] = changed.into();
    }
    files.to_string()
}

fn ready_with(game: &str, data: &str) -> Result<Box<dyn ReadyGame>, GameError> {
    let newest = kind(game).ready(&Options::new())?.rules_version();
    kind(game).ready_with(&Options::new(), data, newest)
}

fn begin(ready: &dyn ReadyGame) -> Box<dyn LiveGame> {
    let seats = ready.facts().most_seats;
    let names = (1..=seats).map(|seat| format!("P{seat}")).collect();
    ready.begin(names, Seed::from_text("data")).unwrap()
}

/// Lets machine players of every kind take this many actions, or play until the game is over.
fn play(live: &mut dyn LiveGame, actions: usize) {
    for _ in 0..actions {
        let Some(seat) = live.to_act().first() else {
            return;
        };
        let seed = Seed::from_text("data").branch("turn", live.version() as u64);
        let question = live.question(seat).unwrap();
        let name = NAMES[(live.version() + seat.index()) % NAMES.len()];
        let answer = question.answer(name, seed, Some(Budget::Iterations(4)), None);
        live.act_on(seat, &answer.unwrap()).unwrap();
    }
}

#[test]
fn a_game_created_from_its_own_data_is_the_same_game() {
    for kind in kinds() {
        let (here, data) = (built_in(kind.id), built_in(kind.id).data_files());
        let again = ready_with(kind.id, &data).unwrap();
        assert_eq!(again.data_hash(), here.data_hash());
        assert_eq!(again.data_files(), data);
        let mut live = begin(&*here);
        play(&mut *live, 10);
        let header: Value = serde_json::from_str(&live.header()).unwrap();
        assert_eq!(header["data"], here.data_hash());
        let record = stored(&*live);
        let recorded = RecordedGame::all(&record).unwrap().remove(0);
        assert_eq!(again.resume(&recorded).unwrap().lines(0), live.lines(0));
    }
}

#[test]
fn a_changed_number_in_any_file_changes_the_data_hash() {
    for (game, changes) in RETUNED {
        let mut hashes = vec![built_in(game).data_hash().to_owned()];
        for change in changes {
            let ready = ready_with(game, &retuned(game, &[change])).unwrap();
            hashes.push(ready.data_hash().to_owned());
        }
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), 3, "{game}");
    }
}

#[test]
fn a_retuned_game_is_playable_and_resumes_with_its_own_data_only() {
    for (game, changes) in RETUNED {
        let data = retuned(game, &changes);
        let ready = ready_with(game, &data).unwrap();
        let mut live = begin(&*ready);
        play(&mut *live, 60);
        let (header, snapshot) = (live.header(), live.snapshot());
        let record = stored(&*live);
        let recorded = RecordedGame::all(&record).unwrap().remove(0);
        let again = ready_with(game, &data).unwrap();
        let mut resumed = again.resume(&recorded).unwrap();
        let woken = again.wake(&header, &snapshot, "").unwrap();
        assert_eq!([resumed.snapshot(), woken.snapshot()], [&snapshot[..]; 2]);
        for refused in [
            built_in(game).resume(&recorded).err(),
            built_in(game).wake(&header, &snapshot, "").err(),
        ] {
            assert!(
                matches!(refused, Some(GameError::Replay { .. })),
                "{refused:?}"
            );
        }
        play(&mut *live, usize::MAX);
        play(&mut *resumed, usize::MAX);
        assert!(live.is_over());
        assert_eq!(live.lines(0), resumed.lines(0));
    }
}

#[test]
fn an_option_that_names_a_file_is_refused() {
    let options = Options::new().with("cards", "/etc/hostname");
    for kind in kinds() {
        let data = built_in(kind.id).data_files();
        let refused = [
            kind.ready_built_in(&options).err(),
            kind.ready_with(&options, &data, 1).err(),
        ];
        let expected = GameError::NamesFile("cards".to_owned());
        assert_eq!(refused, [Some(expected.clone()), Some(expected.clone())]);
        let texts = [Language::English, Language::French].map(|language| expected.words(language));
        assert_eq!(
            texts[0],
            "The option cards needs a file, and files can’t be used here."
        );
        assert_ne!(texts[0], texts[1]);
    }
}

#[test]
fn malformed_data_are_refused() {
    for (game, changes) in RETUNED {
        let mut files: Value = serde_json::from_str(&built_in(game).data_files()).unwrap();
        let [first, second] = changes.map(|[file, ..]| file);
        let mut more = files.clone();
        more["more.toml"] = json!("");
        let mut less = files.clone();
        less.as_object_mut().unwrap().remove(second);
        for bad in [
            more,
            less,
            json!([]),
            json!({ first: 1, second: 2 }),
            json!(""),
        ] {
            let refused = ready_with(game, &bad.to_string()).err().unwrap();
            assert!(matches!(refused, GameError::BadData(_)), "{refused:?}");
            let text = refused.words(Language::English);
            assert!(text.contains(first) && text.contains(second), "{text}");
        }
        for name in [first, second] {
            let whole = files[name].take();
            files[name] = json!("x = 1");
            let refused = ready_with(game, &files.to_string()).err().unwrap();
            let GameError::Cards { file, errors } = refused else {
                panic!("{refused:?}")
            };
            assert_eq!((file.as_str(), errors.is_empty()), (name, false));
            files[name] = whole;
        }
        assert!(ready_with(game, &files.to_string()).is_ok());
    }
}
