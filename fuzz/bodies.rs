//! Properties that hold for any input. Used by the fuzz targets, and by a normal test that replays
//! their corpus (`crates/games/tests/fuzz_corpus.rs`).

use std::sync::OnceLock;

use astra::{Astra, CardIds, CardSet, State};
use games::{ReadyGame, RecordedGame, ReplayRequest};
use nightsky::NightSky;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::{Body, Stage, Stellium};
use tabletop::{Conform, NullSink, Options, Record, Seat, Seed, below, replay};
use words::Language;

/// Returns Astra with its built-in data, loaded once.
fn game() -> &'static Astra {
    static GAME: OnceLock<Astra> = OnceLock::new();
    GAME.get_or_init(|| Astra::new().expect("the built-in data is valid"))
}

/// Checks that any text is either refused with a list of errors or a card set that can be played.
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
            let game = Astra::with_cards(text).expect("a valid card set makes a game");
            play_randomly(&game, 1 + data.len() % 5, check);
        }
    }
}

/// Checks that any text is either refused with a reason or a record that replays to a sound state.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(games) = RecordedGame::all(text) else {
        return;
    };
    for game in &games {
        let Some(ready) = ready(&game.id) else {
            continue;
        };
        let request = ReplayRequest {
            game,
            at: None,
            tell: Some(Language::French),
        };
        tell(ready, &request);
    }
    for recorded in games {
        let Ok(record) = Record::<Astra>::parse(recorded.text, recorded.first_line) else {
            continue;
        };
        let again =
            Record::<Astra>::parse(&record.to_text(), 1).expect("a written record can be read");
        assert!(again.header == record.header && again.lines == record.lines);
        match replay(game(), &record) {
            Ok(replayed) => check(replayed.sitting.state()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// Checks that the replay of a record has words, whether it succeeds or fails.
fn tell(ready: &dyn ReadyGame, request: &ReplayRequest<'_>) {
    match ready.replay(request) {
        Ok(replay) => assert!(!replay.log.is_empty()),
        Err(error) => assert!(!error.words(Language::French).is_empty()),
    }
}

/// Returns the game with this id, ready to play, or `None` if there is no such game.
fn ready(id: &str) -> Option<&'static dyn ReadyGame> {
    static READY: OnceLock<Vec<Box<dyn ReadyGame>>> = OnceLock::new();
    let all = READY.get_or_init(|| {
        let ready = |kind: &games::GameKind| kind.ready(&Options::new());
        let all = games::kinds().into_iter().map(ready);
        all.collect::<Result<_, _>>()
            .expect("the built-in data is valid")
    });
    let found = all.iter().find(|ready| ready.facts().id == id);
    found.map(|ready| &**ready)
}

/// Checks that any sequence of actions of Astra keeps the state sound.
pub fn actions(data: &[u8]) {
    play_sequence(game(), data, check);
}

/// Checks that any sequence of actions of Stellium keeps the state sound.
pub fn stellium_actions(data: &[u8]) {
    static GAME: OnceLock<Stellium> = OnceLock::new();
    let game = GAME.get_or_init(|| Stellium::new().expect("the built-in data is valid"));
    play_sequence(game, data, check_stellium);
}

/// Checks that any text is either refused with a list of errors or a set of objectives that can be
/// played.
pub fn objective_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match Stellium::with_objectives(text) {
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without a reason");
            assert!(!errors.to_string().is_empty());
        }
        Ok(game) => play_randomly(&game, 2 + data.len() % 3, check_stellium),
    }
}

/// Checks that any sequence of actions of Night Sky keeps the state sound.
pub fn nightsky_actions(data: &[u8]) {
    static GAME: OnceLock<NightSky> = OnceLock::new();
    let game = GAME.get_or_init(|| NightSky::new().expect("the built-in data is valid"));
    play_sequence(game, data, check_nightsky);
}

/// Checks that any text is either refused with a list of errors or a set of Night Sky's cards that
/// can be played.
pub fn nightsky_file(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match NightSky::with_cards(text) {
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without a reason");
            assert!(!errors.to_string().is_empty());
        }
        Ok(game) => play_randomly(&game, 3 + data.len() % 4, check_nightsky),
    }
}

/// Plays a sequence of actions, legal or not, with the widest options of the game. The first byte
/// selects the number of seats, the next four are the seed, and then every two bytes select an
/// action.
fn play_sequence<G: Conform>(game: &G, data: &[u8], check: fn(&G::State)) {
    let Some((head, actions)) = data.split_at_checked(5) else {
        return;
    };
    let facts = game.facts();
    let tables = facts.most_seats - facts.least_seats + 1;
    let seats = facts.least_seats + usize::from(head[0]) % tables;
    let seed = Seed::from_text(&format!("{:?}", &head[1..]));
    let mut state = game
        .setup(&game.widest_options(seats), seats, seed)
        .expect("the number of seats is allowed");
    let mut legal = Vec::new();
    for choice in actions.chunks_exact(2) {
        let number = usize::from(u16::from_le_bytes([choice[0], choice[1]]));
        let Some(first) = game.to_act(&state).first() else {
            break;
        };
        let before = state.clone();
        if number % 4 == 0 {
            let every = game.every_action(&state);
            let seat = Seat::new(number / 4 % seats);
            let action = every[number / 4 % every.len()];
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let done = game.apply(&mut state, seat, action, &mut NullSink).is_ok();
            assert_eq!(done, legal.contains(&action), "{action:?} by {seat:?}");
            assert!(
                done || state == before,
                "refused {action:?} changed the state"
            );
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

/// Plays a random game to its end with the widest options.
fn play_randomly<G: Conform>(game: &G, seats: usize, check: fn(&G::State)) {
    let mut rng = Xoshiro256PlusPlus::from_seed([1; 32]);
    let mut state = game
        .setup(&game.widest_options(seats), seats, Seed::from_text("x"))
        .expect("the number of seats is allowed");
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

/// Checks that every body is in one place: on the board, in the bag, or in a player's hand.
fn check_stellium(state: &stellium::State) {
    let table = &state.table;
    let held = match table.stage {
        Stage::Placing { .. } | Stage::Pushing { .. } => 1,
        Stage::Reloading { drawn, .. } => drawn.total(),
        _ => 0,
    };
    let bodies = Body::ALL.map(|body| table.universe.bodies[body]);
    let on_board: usize = bodies.iter().map(|cells| cells.len()).sum();
    assert_eq!(
        table.universe.occupied().len(),
        on_board,
        "two bodies are on one cell"
    );
    assert_eq!(
        on_board as u32 + table.bag.total() + held,
        38,
        "a body is lost"
    );
    for colour in Body::ALL {
        let there = bodies[colour as usize].len() as u8 + table.bag[colour];
        assert!(there <= colour.count(), "there is a body too many");
        assert_eq!(table.universe.symbols[colour].len(), 6);
    }
}

/// Checks that every card of the draft is in one place, that nobody has more than their share or
/// has turned a card that is not theirs, and that the game is over once a player has no face-up
/// card.
fn check_nightsky(state: &nightsky::State) {
    let table = &state.table;
    let players = table.players.of(table.seat_count());
    let dealt = match table.seat_count() {
        3 => 24,
        4 => 28,
        5 => 35,
        _ => 36,
    };
    let mut all = table.to_choose;
    let mut count = all.len();
    for player in players {
        all = all.or(player.cards);
        count += player.cards.len();
        assert!(player.cards.len() <= dealt / players.len());
        assert_eq!(player.turned.without(player.cards).len(), 0);
    }
    assert_eq!((all.len(), count), (dealt, dealt), "a card is lost");
    let over = table.stage == nightsky::Stage::Over;
    let finished = table.round > 0 && players.iter().any(|p| p.face_up().is_empty());
    assert!(
        over || !finished,
        "a player has finished, but the game goes on"
    );
    assert!(table.pile.total() <= 18);
    assert!(table.round <= 100);
}

/// Checks that every drawn card, Ptolemy's included, is in exactly one place, that no star has two
/// marks, and that the tracks stay within their limits.
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
        assert!(
            his.and(seen).is_empty(),
            "a card of Ptolemy's pile is also on the table"
        );
        let apart = shown.len() + ptolemy.discard.len() + ptolemy.returned.len();
        assert_eq!(
            his.len(),
            apart,
            "a card of Ptolemy's pile is in two places"
        );
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
