//! Cards and the constellations they are observed in, other players' cards, Big Bang cards.

use std::collections::HashSet;

use nightsky::{BigBang, CardId, Event, Stage};
use rand::SeedableRng;
use tabletop::conformance::Conform;
use tabletop::{Observer, Seat};
use words::Language;

use crate::acts::values;
use crate::play::{GAME, Play, SOME, walk};

/// Returns the element with an id, up to where the next one with an id begins.
fn element<'a>(html: &'a str, id: &str) -> &'a str {
    let (_, after) = html.split_once(&format!(" id=\"{id}\"")).unwrap();
    after.split(" id=\"").next().unwrap()
}

#[test]
fn every_card_aims_at_a_constellation_that_knows_it() {
    let mut checked = 0;
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        let ids: HashSet<String> = values(page.html(), "id").into_iter().collect();
        let (aims, goals) = (
            values(page.html(), "data-aim"),
            values(page.html(), "data-goal"),
        );
        let [aims, goals]: [HashSet<String>; 2] =
            [aims, goals].map(|all| all.into_iter().collect());
        assert!(aims.is_subset(&ids), "{:?}", aims.difference(&ids));
        assert_eq!(aims, goals, "{:?}", play.state.table.stage);
        checked += aims.len();
    });
    assert!(checked > 500, "only {checked}");
}

#[test]
fn n3_3_the_way_has_a_dot_for_every_step_the_rules_count() {
    for (language, words) in [(Language::English, " steps"), (Language::French, " cases")] {
        let mut play = Play::new(3, "turns", "on", 5);
        for _ in 0..40 {
            play.step();
        }
        let table = &play.state.table;
        let seat = Seat::new(0);
        let page = play.page(language, Some(seat));
        let spectator = play.page(language, None);
        let mut ways = 0;
        for card in table.players[seat].face_up().iter() {
            let cell = GAME.0.cell_of_card(table, card);
            let way = GAME.0.approach(table, seat, cell);
            let id = format!("aim-{}", cell.abbr().to_lowercase());
            let drawn = element(page.html(), &id);
            let steps = way.path.len() - 1;
            assert_eq!(drawn.matches("aim-step").count(), steps, "{id}");
            if steps > 1 {
                assert!(drawn.contains(&format!("{steps}{words}")), "{id}");
                ways += 1;
            }
            assert_eq!(
                element(spectator.html(), &id).matches("aim-step").count(),
                0
            );
        }
        assert!(ways > 2, "only {ways}");
    }
}

#[test]
fn other_players_cards_can_be_opened_with_their_full_names() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        for other in Seat::of(play.names.len()).filter(|other| *other != seat) {
            let id = format!("cards-of-{}", other.number());
            assert!(page.html().contains(&format!("popovertarget=\"{id}\"")));
            let panel = page.get(&id).unwrap();
            let cards = play.state.table.players[other].cards;
            assert_eq!(panel.matches("<li id=").count(), cards.len());
            for card in cards.iter() {
                let name = words::nightsky::card_name(language, GAME.0.cards().get(card));
                assert!(panel.contains(&name), "{name}");
            }
        }
    });
}

/// A game in which the second player has drawn a card in their turn.
fn drawn(card: BigBang) -> Play {
    let mut play = Play::new(3, "turns", "on", 5);
    while matches!(play.state.table.stage, Stage::Drafting { .. }) {
        play.step();
    }
    let table = &mut play.state.table;
    table.first = Some(Seat::new(0));
    (table.active, table.round) = (Seat::new(1), 4);
    table.stage = Stage::Choosing;
    table.drawn = Some(card);
    play.since.clear();
    play
}

fn to_read(play: &Play, language: Language, seat: Option<Seat>) -> Vec<String> {
    values(play.page(language, seat).html(), "data-read-once")
}

#[test]
fn every_big_bang_card_is_there_to_be_read_by_everybody() {
    for card in BigBang::ALL {
        let mut play = drawn(card);
        for (language, kind) in [
            (Language::English, "Big Bang card"),
            (Language::French, "Carte Big Bang"),
        ] {
            for seat in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                let page = play.page(language, seat);
                let shown = page.get("big-bangs").unwrap();
                let name = words::nightsky::big_bang_name(language, card);
                assert!(shown.contains(kind) && shown.contains(&name), "{name}");
                let reader = seat.map_or(0, Seat::number);
                let expected = format!("4-2-{}-{reader}", card.key());
                assert_eq!(to_read(&play, language, seat), [expected]);
            }
        }
        // The next player's turn: the card is still there for those who have not acted since. The
        // name stays the same, or it would be shown again.
        let before = to_read(&play, Language::English, Some(Seat::new(0)));
        let seat = Seat::new(1);
        play.since.push(render::TracedLine {
            seat: Some(seat),
            events: vec![Event::BigBangDrawn { seat, card }],
        });
        play.state.table.drawn = None;
        for (active, round) in [(Seat::new(2), 4), (Seat::new(0), 5)] {
            (play.state.table.active, play.state.table.round) = (active, round);
            let after = to_read(&play, Language::English, Some(Seat::new(0)));
            assert_eq!(after, before);
        }
        play.state.table.stage = Stage::Over;
        assert!(to_read(&play, Language::English, None).is_empty());
    }
}

#[test]
fn nothing_hidden_is_on_the_cards() {
    let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(3);
    walk(SOME, |play, seat, language| {
        for (observer, seat) in [
            (Observer::Seat(seat), Some(seat)),
            (Observer::Spectator, None),
        ] {
            let mut other = Play::new(3, "turns", "on", 1);
            other.state = GAME.0.permute_hidden(&play.state, observer, &mut rng);
            other.names.clone_from(&play.names);
            other.since.clone_from(&play.since);
            let [here, there] = [play, &other].map(|play| play.page(language, seat));
            let mut parts = vec!["aims".to_owned(), "big-bangs".to_owned()];
            let others = Seat::of(play.names.len()).filter(|other| Some(*other) != seat);
            parts.extend(others.map(|other| format!("cards-of-{}", other.number())));
            for part in parts {
                assert!(here.get(&part).is_some(), "{part}");
                assert_eq!(here.get(&part), there.get(&part), "{part}");
            }
        }
    });
}

#[test]
fn a_constellation_names_the_cards_it_has() {
    let mut play = Play::new(3, "turns", "on", 5);
    for _ in 0..26 {
        play.step();
    }
    play.state.table.stage = Stage::Choosing;
    let table = &play.state.table;
    let own = table.players[Seat::new(0)].face_up();
    let card: CardId = own.iter().next().unwrap();
    let cell = GAME.0.cell_of_card(table, card).abbr().to_lowercase();
    for (language, own) in [(Language::English, "(you)"), (Language::French, "(vous)")] {
        let page = play.page(language, Some(Seat::new(0)));
        let name = words::nightsky::card_name(language, GAME.0.cards().get(card));
        let region = element(page.html(), &format!("cell-{cell}"));
        assert!(region.contains(&format!("{name} {own}")), "{region}");
    }
}
