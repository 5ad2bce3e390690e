//! Whole random games, checked at many steps.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::PublicState;
use tabletop::conformance::Conform;
use tabletop::{Game as _, NullSink, Observer, Seat};
use words::Language;

use crate::markup::read;
use crate::play::{Play, page};

/// The maximum size of an update in bytes.
const MAX: usize = 60_000;

type Game = (usize, u64, &'static [(&'static str, &'static str)]);

const GAMES: [Game; 5] = [
    (2, 1, &[]),
    (3, 2, &[("memory", "off")]),
    (4, 3, &[("influence", "optional"), ("memory", "off")]),
    (2, 4, &[("feels", "unlimited"), ("limit", "first")]),
    (3, 5, &[("feels", "1"), ("influence", "optional")]),
];

fn language(step: usize) -> Language {
    [Language::English, Language::French][step % 2]
}

fn observers(play: &Play) -> Vec<Observer> {
    let seats = Seat::of(play.seats()).map(Observer::Seat);
    seats.chain([Observer::Spectator]).collect()
}

/// Checks that a page is nested correctly and has unique ids, and that exactly the legal actions
/// can be chosen on it.
fn check_page(html: &str, legal: &[String]) {
    let page = read(html).unwrap();
    assert!(!page.has_style && !html.contains("Unknown localization"));
    let ids: BTreeSet<&String> = page.ids.iter().collect();
    assert_eq!(
        ids.len(),
        page.ids.len(),
        "an id occurs twice: {:?}",
        page.ids
    );
    let mut acts = page.acts.clone();
    acts.sort();
    let mut legal = legal.to_vec();
    legal.sort();
    assert_eq!(acts, legal);
    let opens: BTreeSet<&String> = page.opens.iter().collect();
    assert_eq!(opens.len(), page.opens.len(), "a group has two openers");
    assert_eq!(opens, page.members.iter().collect::<BTreeSet<_>>());
    assert!(page.labels.iter().all(|label| !label.is_empty()));
}

#[test]
fn every_legal_action_can_be_chosen_exactly_once() {
    for (seats, seed, options) in GAMES {
        let mut play = Play::new(seats, seed, options);
        let mut step = 0;
        loop {
            let observers = observers(&play);
            // Late in a long game little is new, so only some steps are checked.
            let looks = step < 90 || step % 17 == 0;
            let actor = play.actor().filter(|_| looks).map(Observer::Seat);
            let other = (step % 19 == 0).then(|| observers[step / 19 % observers.len()]);
            for observer in actor.into_iter().chain(other) {
                let language = language(step / 7);
                let drawn = play.draw(observer, language);
                check_page(page(&drawn.scene, language).html(), &drawn.legal);
            }
            if play.step().is_none() {
                break;
            }
            step += 1;
        }
        assert!(play.actor().is_none() && step > 100, "{step} steps");
    }
}

#[test]
fn hidden_information_does_not_change_the_page() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut rearranged = 0;
    for (seats, seed, options) in GAMES {
        let mut play = Play::new(seats, seed, options);
        for step in 0..500 {
            if step % 13 == 0 {
                let observers = observers(&play);
                let observer = observers[step / 13 % observers.len()];
                let other = play.game.permute_hidden(&play.state, observer, &mut rng);
                rearranged += usize::from(other != play.state);
                let (one, two) = (
                    play.draw(observer, language(step / 13)),
                    play.draw_state(&other, observer, language(step / 13)),
                );
                let language = language(step / 13);
                let (one, two) = (page(&one.scene, language), page(&two.scene, language));
                assert_eq!(one.html(), two.html());
            }
            if play.step().is_none() {
                break;
            }
        }
    }
    assert!(rearranged > 60, "{rearranged}");
}

#[test]
fn the_bodies_after_a_choice_are_certain_and_correct() {
    for (seats, seed, options) in &GAMES[..3] {
        let mut play = Play::new(*seats, *seed, options);
        for _ in 0..150 {
            let Some(seat) = play.actor() else { break };
            for choice in play.choices(&play.state, seat, Language::English) {
                let mut state = play.state.clone();
                play.game
                    .apply(&mut state, seat, choice.action, &mut NullSink)
                    .unwrap();
                let bodies = |table: &PublicState| (table.universe, table.serving());
                let sure = choice.surely(|view| bodies(&view.table));
                assert_eq!(sure, Some(bodies(&state.table)), "{:?}", choice.action);
            }
            play.step();
        }
    }
}

#[test]
fn updates_are_small() {
    let mut most = 0;
    for (seats, seed, options) in &GAMES[..3] {
        let mut play = Play::new(*seats, *seed, options);
        let observer = Observer::Seat(Seat::new(0));
        let draw = |play: &Play| {
            page(
                &play.draw(observer, Language::French).scene,
                Language::French,
            )
        };
        let mut before = draw(&play).shown();
        for _ in 0..150 {
            if play.step().is_none() {
                break;
            }
            let now = draw(&play);
            let sent = now.changed(&before).into_iter();
            most = most.max(sent.map(|(id, html)| id.len() + html.len()).sum());
            before = now.shown();
        }
    }
    assert!(most < MAX, "{most} bytes in one step");
}
