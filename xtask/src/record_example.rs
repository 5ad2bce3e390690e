//! Checks that the examples in the documentation of records match the program's output.

use astra::{Action, Astra, BoonSlot, PlaceId, Star};
use nightsky::NightSky;
use stellium::Stellium;
use tabletop::{Game, NullSink, Options, Record, Seat, Seed, Sitting, replay};

use crate::workspace;

/// The line of the example whose canonical state the document shows.
const SHOWN: usize = 14;

/// Plays the example game.
fn example(game: &Astra) -> Record<Astra> {
    let [ada, ben, cleo] = [0, 1, 2].map(Seat::new);
    let names = ["Ada", "Ben", "Cleo"].map(String::from).to_vec();
    let options = Options::new().with("first", "3");
    let mut sitting = Sitting::open(game, &options, names, Seed::from_text("docs")).unwrap();
    let star = |number: usize| Action::Mark {
        place: PlaceId::new(2),
        star: Star::new(number - 1),
    };
    let leftmost = Action::Pick(BoonSlot::new(0));
    let play = |sitting: &mut Sitting<Astra, &Astra>, seat, action| {
        sitting.act(seat, action, &mut NullSink).unwrap();
    };
    play(&mut sitting, cleo, star(1));
    play(&mut sitting, cleo, star(2));
    sitting.undo(cleo).unwrap();
    play(&mut sitting, cleo, Action::Stop);
    play(&mut sitting, ada, star(2));
    play(&mut sitting, ada, Action::Stop);
    play(&mut sitting, ben, star(3));
    play(&mut sitting, ben, star(4));
    play(&mut sitting, cleo, Action::Rest);
    sitting.time_out(ada);
    play(&mut sitting, ada, Action::Rest);
    sitting.take_over(ada, "greedy");
    play(&mut sitting, ben, star(5));
    play(&mut sitting, cleo, leftmost);
    play(&mut sitting, ada, leftmost);
    sitting.into_record()
}

/// Returns the canonical text of the state after a line.
fn state_after(game: &Astra, record: &Record<Astra>, line: usize) -> String {
    let mut front = record.clone();
    front.lines.truncate(line);
    game.canonical(replay(game, &front).unwrap().sitting.state())
}

fn document(path: &str) -> String {
    workspace::read(&workspace::root().join(path)).unwrap()
}

/// Returns the text of the first fenced block of this kind.
fn block<'d>(document: &'d str, kind: &str) -> &'d str {
    let (_, rest) = document.split_once(&format!("```{kind}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_example_in_the_document_is_real() {
    let game = Astra::new().unwrap();
    let document = document("docs/record.md");
    let record = example(&game);
    let text = record.to_text();
    let shown = block(&document, "jsonl");
    assert!(
        shown == text,
        "docs/record.md should show this record:\n{text}"
    );
    let state = state_after(&game, &record, SHOWN);
    let shown_state = block(&document, "canonical");
    assert!(
        shown_state == state,
        "docs/record.md should show this state:\n{state}"
    );
    let read = Record::<Astra>::parse(shown, 1).unwrap();
    assert!(replay(&game, &read).is_ok_and(|replayed| !replayed.over));
}

#[test]
fn the_solo_state_in_the_document_is_real() {
    let game = Astra::new().unwrap();
    let options = Options::new().with("modifiers", "e4,h3,h5");
    let mut state = game.setup(&options, 1, Seed::from_text("docs")).unwrap();
    // A Rest leads to a dream, whose last star leads to Ptolemy's turn.
    let mut legal = Vec::new();
    let me = Seat::new(0);
    game.apply(&mut state, me, Action::Rest, &mut NullSink)
        .unwrap();
    while state.table.round == 1 {
        legal.clear();
        game.legal_actions(&state, me, &mut legal);
        game.apply(&mut state, me, legal[0], &mut NullSink).unwrap();
    }
    let document = document("docs/record.md");
    let (shown, real) = (block(&document, "alone"), game.canonical(&state));
    assert!(
        shown == real,
        "docs/record.md should show this state:\n{real}"
    );
}

#[test]
fn the_state_of_stellium_in_the_document_is_real() {
    let game = Stellium::new().unwrap();
    let state = game.setup(&Options::new(), 2, Seed::from_text("docs"));
    let real = game.canonical(&state.unwrap());
    let document = document("docs/record-stellium.md");
    assert!(
        block(&document, "canonical") == real,
        "docs/record-stellium.md should show this state:\n{real}"
    );
}

#[test]
fn the_states_of_night_sky_in_the_document_are_real() {
    let game = NightSky::new().unwrap();
    let state = game.setup(&Options::new(), 3, Seed::from_text("docs"));
    let mut state = state.unwrap();
    let document = document("docs/record-nightsky.md");
    let check = |kind: &str, real: &str| {
        assert!(
            block(&document, kind) == real,
            "docs/record-nightsky.md should show this state:\n{real}"
        );
    };
    check("canonical", &game.canonical(&state));
    // The draft, in which every seat takes the first card, and one turn.
    let mut legal = Vec::new();
    while state.table.round < 2 {
        let seat = game.to_act(&state).first().unwrap();
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        game.apply(&mut state, seat, legal[0], &mut NullSink)
            .unwrap();
    }
    check("played", &game.canonical(&state));
}

#[test]
fn the_data_lines_in_the_documents_are_real() {
    let astra = Astra::new().unwrap().data_text();
    let stellium = Stellium::new().unwrap().data_text();
    let nightsky = NightSky::new().unwrap().data_text();
    for (path, data) in [
        ("docs/record.md", astra),
        ("docs/record-stellium.md", stellium),
        ("docs/record-nightsky.md", nightsky),
    ] {
        for line in block(&document(path), "data").lines() {
            assert!(
                data.lines().any(|real| real == line),
                "not in the data:\n{line}\n\n{data}"
            );
        }
    }
}
