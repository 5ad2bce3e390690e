//! Reasons depend on nothing the seat cannot see, and the points they promise are what comes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::Astra;
use nightsky::NightSky;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::Stellium;
use tabletop::{
    Conform, Game, NullSink, Observer, Options, Provisional, Seat, Seed, below, promised,
};
use words::{Language, Words, comparison_words, reason_words};

/// The number of decisions looked at in a game.
const DECISIONS: usize = 120;

/// Plays a game at random. Checks that a seat's reasons stay the same when everything hidden from
/// it is rearranged, that each has words in every language, and that the points promised for an
/// action that scores at once are those it gives. Returns how many promises were kept.
fn play<G: Conform + Words>(
    game: &G,
    seats: usize,
    seed: &str,
    scores_at_once: impl Fn(&G::View, G::Action) -> bool,
) -> usize {
    let seed = Seed::from_text(seed);
    let mut rng = Xoshiro256PlusPlus::from_seed(seed.branch("reasons", 0).bytes());
    let mut state = game.setup(&Options::new(), seats, seed).unwrap();
    let mut kept = 0;
    for _ in 0..DECISIONS {
        let Some(seat) = game.to_act(&state).first() else {
            break;
        };
        let observer = Observer::Seat(seat);
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, observer);
        let other = game.permute_hidden(&state, observer, &mut rng);
        let others = game.view(&other, observer);
        let mut before = None;
        // A few of the actions, from any on.
        let from = below(&mut rng, legal.len() as u32) as usize;
        for &action in legal.iter().cycle().skip(from).take(legal.len().min(5)) {
            let reasons = game.reasons(&view, seat, action);
            assert_eq!(reasons, game.reasons(&others, seat, action), "{action:?}");
            for language in Language::all() {
                for reason in &reasons {
                    let words = reason_words(game, language, &view, reason);
                    assert!(
                        !words.contains("Unknown") && words.ends_with('.'),
                        "{words}"
                    );
                }
                let rest = before.as_deref().unwrap_or_default();
                let words = comparison_words(game, language, &view, &reasons, (2, rest));
                assert!(
                    !words.contains("Unknown") && words.ends_with('.'),
                    "{words}"
                );
            }
            if let Some(points) = promised(&reasons).filter(|_| scores_at_once(&view, action)) {
                let gained = gained(game, &state, seat, action);
                assert_eq!(points, gained, "{action:?}: {reasons:?}");
                kept += usize::from(points != 0);
            }
            before = Some(reasons);
        }
        game.apply(&mut state, seat, legal[from], &mut NullSink)
            .unwrap();
    }
    kept
}

/// Returns the points that an action gives its seat in the real game.
fn gained<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> i32 {
    let points = |state: &G::State| {
        let view = game.view(state, Observer::Seat(seat));
        let Provisional { scores, .. } = game.provisional(&view).unwrap();
        scores[seat.index()].total
    };
    let mut after = state.clone();
    game.apply(&mut after, seat, action, &mut NullSink).unwrap();
    points(&after) - points(state)
}

#[test]
fn reasons_in_astra_keep_their_promises_and_hide_what_is_hidden() {
    let game = Astra::new().unwrap();
    // A sealed pick gives its boon later.
    let at_once = |view: &astra::View, _| !view.table.discovery.tied;
    let kept: usize = (2..=5)
        .map(|seats| play(&game, seats, "astra", at_once))
        .sum();
    assert!(kept > 20, "{kept}");
    // Alone, Ptolemy's turn follows, which may change the score.
    play(&game, 1, "alone", |_, _| false);
}

#[test]
fn reasons_in_stellium_keep_their_promises_and_hide_what_is_hidden() {
    let game = Stellium::new().unwrap();
    let play = |seats| play(&game, seats, "stellium", |_, _| true);
    let kept: usize = (2..=4).map(play).sum();
    assert!(kept > 20, "{kept}");
}

#[test]
fn reasons_in_night_sky_keep_their_promises_and_hide_what_is_hidden() {
    let game = NightSky::new().unwrap();
    // Cards are scored at the end of the observation.
    let at_once = |_: &nightsky::View, action| {
        !matches!(action, nightsky::Action::Play(_) | nightsky::Action::Done)
    };
    for seats in 3..=6 {
        play(&game, seats, "night sky", at_once);
    }
}
