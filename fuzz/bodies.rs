//! What must hold whatever bytes come in. Used by the fuzz targets, and by a normal test that
//! replays their corpus (`crates/games/tests/fuzz_corpus.rs`).

use std::sync::OnceLock;

use astra::{Astra, CardIds, CardSet, State};
use games::{ReadyGame, ReplayRequest};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Conform, Game, NullSink, Options, Record, Seat, Seed, below, replay, split_games};
use words::Language;

/// The game as it comes, read once.
fn game() -> &'static Astra {
    static GAME: OnceLock<Astra> = OnceLock::new();
    GAME.get_or_init(|| Astra::new().expect("the built-in data is good"))
}

/// Any text is a card set or a list of errors; a card set plays.
pub fn card_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match CardSet::parse(text) {
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without a reason");
            assert!(!errors.to_string().is_empty());
        }
        Ok(cards) => {
            assert_eq!(cards.cards().len(), 48);
            let game = Astra::with_cards(text).expect("a good card set makes a game");
            play_randomly(&game, 1 + data.len() % 5);
        }
    }
}

/// Any text is a record that holds, or is refused with a reason.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(games) = split_games(text) else { return };
    for (number, (_, first_line, text)) in games.iter().enumerate() {
        tell(&ReplayRequest {
            text,
            first_line: *first_line,
            number,
            at: None,
            tell: Some(Language::French),
        });
    }
    for (_, line, text) in games {
        let Ok(record) = Record::<Astra>::parse(text, line) else {
            continue;
        };
        let again = Record::<Astra>::parse(&record.to_text(), 1).expect("what is written reads");
        assert!(again.header == record.header && again.lines == record.lines);
        match replay(game(), &record) {
            Ok(replayed) => check(replayed.sitting.state()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// A record is also told in words, or refused in words.
fn tell(request: &ReplayRequest<'_>) {
    static READY: OnceLock<Box<dyn ReadyGame>> = OnceLock::new();
    let ready = READY.get_or_init(|| {
        let astra = games::find("astra").expect("Astra is a game");
        astra
            .ready(&Options::new())
            .expect("the built-in data is good")
    });
    match ready.replay(request) {
        Ok(replay) => assert!(!replay.log.is_empty()),
        Err(error) => assert!(!error.words(Language::French).is_empty()),
    }
}

/// Any sequence of actions, legal or not, keeps the state sound: the first byte says how many play
/// (alone with modifiers by chance), the next four are the seed, then two bytes an action.
pub fn actions(data: &[u8]) {
    let Some((head, actions)) = data.split_at_checked(5) else {
        return;
    };
    let game = game();
    let seats = 1 + usize::from(head[0]) % 5;
    let seed = Seed::from_text(&format!("{:?}", &head[1..]));
    let mut state = game
        .setup(&game.widest_options(seats), seats, seed)
        .expect("1 to 5 play");
    let every = game.every_action(&state);
    let mut legal = Vec::new();
    for choice in actions.chunks_exact(2) {
        let number = usize::from(u16::from_le_bytes([choice[0], choice[1]]));
        let Some(first) = game.to_act(&state).first() else {
            break;
        };
        let before = state.clone();
        if number % 4 == 0 {
            let seat = Seat::new(number / 4 % seats);
            let action = every[number / 4 % every.len()];
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let done = game.apply(&mut state, seat, action, &mut NullSink).is_ok();
            assert_eq!(done, legal.contains(&action), "{action:?} of {seat:?}");
            assert!(done || state == before, "refused {action:?} left a trace");
        } else {
            legal.clear();
            game.legal_actions(&state, first, &mut legal);
            let action = legal[number / 4 % legal.len()];
            game.apply(&mut state, first, action, &mut NullSink)
                .expect("legal");
        }
        check(&state);
    }
}

fn play_randomly(game: &Astra, seats: usize) {
    let mut rng = Xoshiro256PlusPlus::from_seed([1; 32]);
    let mut state = game
        .setup(&game.widest_options(seats), seats, Seed::from_text("x"))
        .expect("1 to 5 play");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal_actions(&state, seat, &mut legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut NullSink)
            .expect("legal");
        check(&state);
    }
    assert!(game.outcome(&state).is_some());
}

/// Every drawn card is in exactly one place, Ptolemy's among them, no star has two marks, and tracks
/// keep their limits.
fn check(state: &State) {
    let table = &state.table;
    let journals = table.journals.of(table.seat_count());
    let mut seen = CardIds::EMPTY;
    let mut count = 0;
    let on_board: CardIds = table.places.iter().filter_map(|place| place.card).collect();
    for set in journals
        .iter()
        .map(|journal| journal.cards)
        .chain([table.discard, on_board])
        .chain(table.ptolemy.map(|ptolemy| ptolemy.cards))
    {
        seen = seen.or(set);
        count += set.len();
    }
    assert_eq!(seen.len(), count, "a card is in two places");
    assert_eq!(count, usize::from(table.drawn), "a card is lost");
    if let Some(ptolemy) = &table.ptolemy {
        let shown = [ptolemy.left.known(), ptolemy.right.known(), ptolemy.top];
        let shown: CardIds = shown.into_iter().flatten().collect();
        let his = shown.or(ptolemy.discard).or(ptolemy.returned);
        assert!(his.and(seen).is_empty(), "a card of his is on the table");
        let apart = shown.len() + ptolemy.discard.len() + ptolemy.returned.len();
        assert_eq!(his.len(), apart, "a card of his is in two places");
    }
    for place in &table.places {
        let marks: usize = astra::Pen::all(table.seat_count())
            .map(|pen| place.marks[pen].len())
            .sum();
        assert_eq!(marks, place.marked.len(), "a star has two marks");
    }
    for journal in journals {
        assert!((5..=12).contains(&journal.pouch) && journal.wisdom <= 18);
        assert!(journal.exhausted.without(journal.cards).is_empty());
    }
}
