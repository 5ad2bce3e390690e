//! Reviews of whole games: they find mistakes, use no hidden information, and are reproducible.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::ops::ControlFlow;

use astra::{Astra, CardId};
use games::{GameError, Judgement, RecordedGame, ReplayRequest, Review, ReviewRequest, Thinking};
use nightsky::NightSky;
use players::{Greedy, Judge, Player};
use stellium::Stellium;
use tabletop::{
    Chance, Game, Line, NullSink, Observer, Options, Record, Seat, SeatSet, Seed, Sitting,
};
use words::Language;

/// Returns the first game of a golden file.
fn golden(file: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");
    let text = std::fs::read_to_string(format!("{folder}{file}")).unwrap();
    RecordedGame::all(&text).unwrap()[0].text.to_owned()
}

/// Returns the header of a record and this many of its lines.
fn broken_off(record: &str, lines: usize) -> String {
    record.split_inclusive('\n').take(lines + 1).collect()
}

fn try_review(text: &str, change: impl Fn(&mut ReviewRequest<'_>)) -> Result<Review, GameError> {
    let games = RecordedGame::all(text)?;
    let mut request = ReviewRequest {
        game: &games[0],
        seed: "review",
        budget: Thinking::Iterations(24),
        threads: 2,
        mistakes: 5,
    };
    change(&mut request);
    let ready = request.game.ready(&Options::new())?;
    ready.review(&request, &mut |_, _| ControlFlow::Continue(()))
}

fn review(text: &str) -> Review {
    try_review(text, |_| {}).unwrap()
}

/// Returns the judgements on the decisions of a seat, or of all seats, with their lines.
fn judgements(review: &Review, seat: Option<Seat>) -> Vec<(usize, &Judgement)> {
    let judged = review.judged();
    let asked = judged.filter(|(action, _)| seat.is_none_or(|seat| action.seat == seat));
    asked
        .map(|(action, judgement)| (action.line, judgement))
        .collect()
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal
}

fn open<G: Game>(game: &G, seats: usize, seed: Seed) -> Sitting<G, &G> {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    Sitting::open(game, &Options::new(), names[..seats].to_vec(), seed).unwrap()
}

/// Returns the action of a greedy player.
fn greedy<G: Judge>(game: &G, state: &G::State, seat: Seat) -> G::Action {
    let view = game.view(state, Observer::Seat(seat));
    let mut greedy = Greedy::new(Seed::from_text("greedy"));
    greedy.choose(game, &view, seat, &legal(game, state, seat))
}

/// Returns a card that wins the game for a seat that is behind and may also decline, if it has one.
fn winning_card(game: &NightSky, state: &nightsky::State, seat: Seat) -> Option<nightsky::Action> {
    let total = |seat: Seat| state.table.players[seat].points.total();
    let behind = Seat::of(game.seats(state)).any(|other| total(other) > total(seat));
    let wins = |action: &nightsky::Action| {
        let mut after = state.clone();
        game.apply(&mut after, seat, *action, &mut NullSink)
            .unwrap();
        let outcome = game.outcome(&after);
        outcome.is_some_and(|outcome| outcome.winners == SeatSet::only(seat))
    };
    let legal = legal(game, state, seat);
    let can_decline = legal.contains(&nightsky::Action::Done);
    legal
        .into_iter()
        .find(|action| behind && can_decline && wins(action))
}

/// Plays a game until a seat that is behind could win with a card, and lets it decline. Returns the
/// record and the card.
fn declined_win(game: &NightSky, seed: Seed) -> Option<(Record<NightSky>, nightsky::Action)> {
    let mut sitting = open(game, 3, seed);
    while let Some(seat) = game.to_act(sitting.state()).first() {
        if let Some(card) = winning_card(game, sitting.state(), seat) {
            let done = nightsky::Action::Done;
            sitting.act(seat, done, &mut NullSink).unwrap();
            return Some((sitting.into_record(), card));
        }
        let action = greedy(game, sitting.state(), seat);
        sitting.act(seat, action, &mut NullSink).unwrap();
    }
    None
}

#[test]
fn declining_a_winning_card_is_the_largest_mistake() {
    let game = NightSky::new().unwrap();
    let seed = Seed::from_text("last card");
    let (record, card) = (0..)
        .find_map(|number| declined_win(&game, seed.of_game(number)))
        .unwrap();
    let review = review(&record.to_text());
    let last = review.actions.last().unwrap();
    assert_eq!(review.mistakes.first(), Some(&last.line));
    assert_eq!(last.action, "done");
    let judgement = last.judgement.as_ref().unwrap();
    assert_eq!(judgement.best.action, serde_json::to_value(card).unwrap());
    assert!(judgement.best.win_chance > 0.9, "{judgement:?}");
    assert!(judgement.loss > 0.2, "{judgement:?}");
}

#[test]
fn every_free_decision_of_every_game_is_judged() {
    for file in [
        "astra-1.jsonl",
        "astra-3.jsonl",
        "stellium-2.jsonl",
        "nightsky-variants.jsonl",
    ] {
        let review = review(&broken_off(&golden(file), 60));
        assert_eq!(review.actions.len(), 60, "{file}");
        assert!(review.actions.iter().any(|action| action.forced), "{file}");
        for action in &review.actions {
            for language in Language::all() {
                let texts = [&action.words, &action.name].map(|words| &words[language]);
                assert!(
                    texts.iter().all(|words| !words.is_empty()),
                    "{file}: {action:?}"
                );
            }
            let Some(judgement) = &action.judgement else {
                assert!(action.forced, "{file}: {action:?}");
                continue;
            };
            assert!(!action.forced, "{file}: {action:?}");
            let best = &judgement.best;
            assert!(judgement.loss >= 0.0, "{action:?}");
            assert!((best.win_chance - judgement.win_chance - judgement.loss).abs() < 1e-9);
            if best.action != action.action {
                assert!(judgement.loss > 0.0, "{action:?}");
                assert!(judgement.tries.min(best.tries) >= 24 / 4, "{action:?}");
            }
        }
    }
}

#[test]
fn the_same_record_gives_the_same_review_on_any_number_of_threads() {
    let record = broken_off(&golden("nightsky-3.jsonl"), 60);
    let with = |seed: &'static str, threads| {
        let change = |request: &mut ReviewRequest<'_>| {
            (request.seed, request.threads) = (seed, threads);
        };
        try_review(&record, change).unwrap().actions
    };
    let actions = with("a", 1);
    assert_eq!(actions, with("a", 1));
    assert_eq!(actions, with("a", 3));
    assert_eq!(actions, with("a", 0), "0 threads count as one");
    assert_ne!(actions, with("b", 1));
}

#[test]
fn the_default_budget_is_that_of_a_master() {
    let record = broken_off(&golden("stellium-2.jsonl"), 2);
    let with = |budget| try_review(&record, |request| request.budget = budget).unwrap();
    let own = with(Thinking::Own);
    assert_eq!(own.budget, Thinking::Iterations(2000));
    assert_eq!(own, with(Thinking::Iterations(2000)));
    let timed = with(Thinking::ThinkMs(1));
    assert_eq!(timed.budget, Thinking::ThinkMs(1));
    assert!(timed.judged().count() > 0);
}

#[test]
fn later_actions_do_not_change_a_judgement() {
    for file in ["astra-2.jsonl", "stellium-3.jsonl"] {
        let whole = golden(file);
        let all = review(&whole);
        // An unfinished game is reviewed as far as it goes.
        let front = review(&broken_off(&whole, 25));
        assert_eq!(front.actions.len(), 25);
        assert_eq!(front.actions, all.actions[..25], "{file}");
    }
}

/// Returns the record of the same actions after a changed deal.
fn after_another_deal(record: &Record<Astra>, change: impl Fn(&mut astra::Deal)) -> String {
    let game = Astra::new().unwrap();
    let mut record = record.clone();
    change(&mut record.header.setup);
    // The seed belongs to the original deal.
    record.header.seed = None;
    let (options, chance) = (&record.header.options, Chance::new(Seed::from_text("any")));
    let mut now = game.start(options, &record.header.setup, chance).unwrap();
    record.header.state = game.state_hash(&now);
    for line in &mut record.lines {
        if let Line::Action {
            seat,
            action,
            state,
            ..
        } = line
        {
            game.apply(&mut now, *seat, *action, &mut NullSink).unwrap();
            *state = game.state_hash(&now);
        }
    }
    record.to_text()
}

#[test]
fn hidden_information_does_not_change_a_judgement() {
    let text = broken_off(&golden("astra-3.jsonl"), 40);
    let record = Record::<Astra>::parse(&text, 1).unwrap();
    let before = review(&text);
    assert!(judgements(&before, None).len() > 20);
    // Nobody knows the order of the cards that are drawn much later.
    let other_deck = after_another_deal(&record, |deal| {
        let mut cards: Vec<CardId> = deal.deck.cards().to_vec();
        cards[25..].reverse();
        deal.deck = cards.into_iter().collect();
    });
    assert_ne!(text, other_deck);
    let after = review(&other_deck);
    assert_eq!(judgements(&before, None), judgements(&after, None));
    // The first player does not see which Final Scoring cards the other two have.
    let other_finals = after_another_deal(&record, |deal| deal.finals.swap(1, 2));
    assert_ne!(text, other_finals);
    let after = review(&other_finals);
    let [first, second] = [0, 1].map(|seat| Some(Seat::new(seat)));
    assert!(judgements(&before, first).len() > 5);
    assert_eq!(judgements(&before, first), judgements(&after, first));
    // The second player sees their own card.
    assert_ne!(judgements(&before, second), judgements(&after, second));
}

#[test]
fn undone_actions_are_not_reviewed() {
    let game = Stellium::new().unwrap();
    let mut sitting = open(&game, 2, Seed::from_text("undo"));
    let mut stood = Vec::new();
    for round in 0..20 {
        let mut last = Seat::new(0);
        // The number of actions varies, so that barriers fall at different places among them.
        for _ in 0..2 + round % 5 {
            last = game.to_act(sitting.state()).first().unwrap();
            let action = greedy(&game, sitting.state(), last);
            sitting.act(last, action, &mut NullSink).unwrap();
            stood.push(sitting.record().lines.len());
        }
        while sitting.undo(last).is_ok() {
            stood.pop();
        }
    }
    let record = sitting.into_record();
    let undone = record.lines.len() - stood.len();
    assert!(undone > 10 && stood.len() > 10, "{undone}: {stood:?}");
    let review = review(&record.to_text());
    let lines: Vec<usize> = review.actions.iter().map(|action| action.line).collect();
    assert_eq!(lines, stood);
}

#[test]
fn actions_restored_by_a_take_back_are_reviewed() {
    let game = Stellium::new().unwrap();
    let mut sitting = open(&game, 2, Seed::from_text("undo"));
    let act = |sitting: &mut Sitting<Stellium, &Stellium>| {
        let seat = game.to_act(sitting.state()).first().unwrap();
        let action = greedy(&game, sitting.state(), seat);
        sitting.act(seat, action, &mut NullSink).unwrap();
        seat
    };
    let mut last = act(&mut sitting);
    while !sitting.can_undo(last) {
        last = act(&mut sitting);
    }
    let undone = sitting.version();
    sitting.undo(last).unwrap();
    act(&mut sitting);
    // This restores the undone action and removes the one that followed the undo.
    sitting.take_back(last, undone).unwrap();
    act(&mut sitting);
    let expected: Vec<usize> = (1..=undone).chain([undone + 4]).collect();
    let review = review(&sitting.into_record().to_text());
    let lines: Vec<usize> = review.actions.iter().map(|action| action.line).collect();
    assert_eq!(lines, expected);
}

#[test]
fn an_invalid_record_is_refused_with_the_error_of_replay() {
    let good = golden("astra-2.jsonl");
    let bad = [
        good.replacen("\"state\":\"", "\"state\":\"0", 3),
        good.replacen("\"data\":\"", "\"data\":\"0", 1),
        good.replacen("\"seat\":1", "\"seat\":2", 1),
        good.replacen("\"n\":9,", "\"n\":10,", 1),
        good.replacen("\"is\":\"end\"", "\"is\":\"fin\"", 1),
        good.replacen("\"format\":1", "\"format\":2", 1),
        good.replacen("\"finals\":[", "\"finals\":[6,", 1),
        good.replacen("\"game\":\"astra\"", "\"game\":\"stellium\"", 1),
    ];
    for text in bad {
        let games = RecordedGame::all(&text).unwrap();
        let ready = games[0].ready(&Options::new()).unwrap();
        let request = ReplayRequest {
            game: &games[0],
            at: None,
            tell: None,
        };
        let refused = ready.replay(&request).unwrap_err();
        assert_eq!(try_review(&text, |_| {}), Err(refused));
    }
}

#[test]
fn progress_is_reported_and_can_stop_the_review() {
    let text = broken_off(&golden("stellium-4.jsonl"), 30);
    let games = RecordedGame::all(&text).unwrap();
    let request = ReviewRequest {
        game: &games[0],
        seed: "review",
        budget: Thinking::Iterations(2),
        threads: 2,
        mistakes: 5,
    };
    let ready = games[0].ready(&Options::new()).unwrap();
    let mut reported = Vec::new();
    let mut report = |done, all| {
        reported.push((done, all));
        ControlFlow::Continue(())
    };
    let review = ready.review(&request, &mut report).unwrap();
    let all = review.judged().count() as u64;
    let expected: Vec<(u64, u64)> = (0..=all).map(|done| (done, all)).collect();
    assert_eq!(reported, expected);
    let mut left = 3;
    let mut report = |_, _| {
        left -= 1;
        match left {
            0 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };
    let broken_off = ready.review(&request, &mut report).unwrap();
    assert_eq!(
        broken_off.judged().count(),
        2,
        "the judgements before the stop"
    );
}

#[test]
fn a_game_without_actions_has_an_empty_review() {
    let review = review(&broken_off(&golden("nightsky-4.jsonl"), 0));
    assert_eq!((review.actions.len(), review.mistakes.len()), (0, 0));
    assert_eq!(
        review.names,
        ["greedy 1", "random 2", "greedy 3", "random 4"]
    );
}
