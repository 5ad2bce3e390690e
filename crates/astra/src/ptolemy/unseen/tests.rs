//! Imagined cards lie where real ones do: over many games, the averages of any count must be the
//! same for states imagined from a view as for the real states behind it.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Chance, Game, NullSink, Observer, Options, Seat, Seed};

use super::removals;
use crate::{Astra, CardIds, LibraryCard, Modifier, State};

const GAMES: u64 = 4_000;

/// Returns the counts of a hidden arrangement: for each removable kind, how many of its cards lie
/// in the deck, in the pile and face down beside it; and whether the deck has none of any kind.
fn counts(game: &Astra, state: &State) -> Vec<f64> {
    let ptolemy = state.table.ptolemy.as_ref().unwrap();
    let library = &state.hidden.library;
    let deck = &state.hidden.deck.cards()[usize::from(state.table.drawn)..];
    let deck: CardIds = deck.iter().copied().collect();
    let pile: CardIds = library.rest(ptolemy).iter().copied().collect();
    let right: CardIds = library.right.into_iter().collect();
    let kinds = removals(game.cards(), &game.data().solo, ptolemy.modifiers);
    let places = [deck, pile, right];
    let mut counts = Vec::new();
    for place in places {
        counts.extend(kinds.iter().map(|kind| kind.kind.and(place).len() as f64));
    }
    let in_deck = kinds.iter().any(|kind| !kind.kind.and(deck).is_empty());
    counts.push(f64::from(u8::from(!in_deck)));
    counts
}

/// The sums of the real counts, the imagined counts and the squared differences.
#[derive(Default)]
struct Sums {
    real: f64,
    imagined: f64,
    squares: f64,
}

/// Plays random games to a random depth and compares the real state there with an imagined one.
fn compare(modifiers: &str) -> Vec<Sums> {
    let game = Astra::new().unwrap();
    let options = Options::new().with("modifiers", modifiers);
    let run = Seed::from_text("calibration");
    let mut rng = Xoshiro256PlusPlus::from_seed(run.bytes());
    let mut sums: Vec<Sums> = Vec::new();
    for number in 0..GAMES {
        let seed = run.of_game(number);
        let mut chance = Chance::new(seed.branch("moves", 0));
        let mut state = game.setup(&options, 1, seed).unwrap();
        let mut legal = Vec::new();
        for _ in 0..chance.below(80) {
            let Some(seat) = game.to_act(&state).first() else {
                break;
            };
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut NullSink).unwrap();
        }
        let view = game.view(&state, Observer::Seat(Seat::new(0)));
        let imagined = game.imagine(&view, &mut rng);
        let (real, imagined) = (counts(&game, &state), counts(&game, &imagined));
        sums.resize_with(real.len(), Sums::default);
        for (sum, (real, imagined)) in sums.iter_mut().zip(real.into_iter().zip(imagined)) {
            sum.real += real;
            sum.imagined += imagined;
            sum.squares += (real - imagined) * (real - imagined);
        }
    }
    sums
}

#[test]
fn imagined_cards_match_the_real_ones_on_average() {
    for modifiers in ["h4", "e1,h5", "h6", "e4,h5,h6", "e5,h5,h6", "e1,e4,e5,h6"] {
        for (i, sum) in compare(modifiers).iter().enumerate() {
            let difference = sum.real - sum.imagined;
            assert!(
                difference.abs() <= 5.0 * sum.squares.sqrt(),
                "{modifiers}, count {i}: really {}, imagined {}",
                sum.real,
                sum.imagined
            );
        }
    }
}

/// Random play must meet all these cases for the suite to prove anything about cards that were seen
/// and are now hidden.
#[test]
fn random_play_meets_every_kind_of_hidden_card() {
    let game = Astra::new().unwrap();
    let options = Options::new().with("modifiers", "random");
    let run = Seed::from_text("kinds of hidden cards");
    let mut met = [0; 5];
    for number in 0..400 {
        let mut chance = Chance::new(run.of_game(number).branch("moves", 0));
        let mut state = game.setup(&options, 1, run.of_game(number)).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            let his = state.table.ptolemy.as_ref().unwrap();
            let face_down = his.modifiers.has(Modifier::RightFaceDown);
            let shuffled = !his.returned.is_empty();
            let in_pile = usize::from(his.pile) - usize::from(his.top.is_some());
            let right_returned = his.returned.len() > in_pile;
            let unseen = his.right == LibraryCard::Unseen;
            let cases = [
                unseen && !shuffled,
                face_down && his.right.known().is_some(),
                shuffled,
                shuffled && unseen && !right_returned,
                shuffled && unseen && right_returned,
            ];
            for (met, case) in met.iter_mut().zip(cases) {
                *met += u32::from(case);
            }
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut NullSink).unwrap();
        }
    }
    assert!(met.iter().all(|&met| met > 0), "{met:?}");
}
