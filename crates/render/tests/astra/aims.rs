//! What the observer is after: missing stars on each plate, and a line in the own journal.

use astra::{Stage, State};
use tabletop::conformance::Conform;
use tabletop::{Game, Observer, Options, Seat};
use words::Language;

use crate::markup::values;
use crate::signs::{signs, value};
use crate::table::Table;

const RULES: &str = include_str!("../../../../docs/rules/astra.md");

/// Returns the drawing with this id, up to the end of its group.
fn drawing<'a>(html: &'a str, id: &str) -> &'a str {
    let (_, rest) = html.split_once(&format!("id=\"{id}\"")).unwrap();
    rest.split("</g>").next().unwrap()
}

#[test]
fn every_plate_shows_what_it_lacks_also_on_the_turns_of_others() {
    let mut table = Table::new(3, "aims", &Options::new());
    let own = Seat::new(0);
    let (mut others, mut near) = (0, 0);
    for _ in 0..200 {
        if table.state.table.stage == Stage::Over {
            break;
        }
        let page = table.page(&table.state, Some(own), Language::English);
        let html = page.html();
        let view = table.game.view(&table.state, Observer::Seat(own));
        for place in table.state.table.places() {
            let Some(aim) = table.game.aim(&view, own, place) else {
                continue;
            };
            let key = &table.game.cards().card(aim.card).id;
            let rings = drawing(html, &format!("aim-{key}"));
            assert_eq!(rings.matches("<circle").count(), aim.missing.len(), "{key}");
            let plate = format!("id=\"card-{key}\"");
            let (_, plate) = html.split_once(&plate).unwrap();
            let tag = plate.split('>').next().unwrap();
            assert!(tag.contains(&format!("data-aim=\"aim-{key}\"")), "{tag}");
            let (_, count) = html.split_once(&format!("id=\"count-{key}\" ")).unwrap();
            let tag = count.split('>').next().unwrap();
            let label = value(&format!(" {tag}"), "aria-label").to_owned();
            if label.is_empty() {
                continue; // a tag takes its place
            }
            let missing = aim.missing.len();
            assert!(label.contains(&format!("{missing} star")), "{label}");
            assert_eq!(label.contains("one turn is enough"), aim.in_one_turn);
            assert_eq!(tag.contains("in-reach"), aim.in_one_turn);
            assert_eq!(label.contains("yours"), aim.own > 0, "{label}");
            near += usize::from(aim.in_one_turn);
        }
        others += usize::from(!table.game.to_act(&table.state).contains(own));
        table.step();
    }
    assert!(others > 20 && near > 20, "{others}, {near}");
}

#[test]
fn the_own_journal_says_what_to_do_next() {
    let mut table = Table::new(2, "aims", &Options::new());
    let own = Seat::new(0);
    let mut found = [0; 3];
    while table.state.table.stage != Stage::Over {
        for (language, starts) in [
            (
                Language::English,
                [
                    "Discover in one turn: ",
                    "Nearest discovery: ",
                    "Last round",
                ],
            ),
            (
                Language::French,
                [
                    "À découvrir en un tour\u{a0}: ",
                    "Découverte la plus proche\u{a0}: ",
                    "Dernière manche",
                ],
            ),
        ] {
            let page = table.page(&table.state, Some(own), language);
            let html = page.html();
            let Some((_, line)) = html.split_once("id=\"own-aim\">") else {
                continue;
            };
            let tag = line.split('>').next().unwrap();
            let words = line.split(['>', '<']).nth(2).unwrap();
            let kind = starts.iter().position(|start| words.starts_with(start));
            found[kind.unwrap_or_else(|| panic!("{words}"))] += 1;
            assert_eq!(value(tag, "aria-label"), words);
            assert!(values(html, "id").contains(&value(tag, "data-aim").to_owned()));
        }
        if !table.step() {
            break;
        }
    }
    assert!(found[0] > 0 && found[1] > 0, "{found:?}");
}

#[test]
fn only_the_owner_of_a_final_scoring_card_sees_what_it_would_count() {
    let mut table = Table::new(2, "aims", &Options::new());
    let (own, rival) = (Seat::new(0), Seat::new(1));
    let final_of = |table: &Table, state: &State| {
        let view = table.game.view(state, Observer::Seat(own));
        view.finals[own]
    };
    // Another world for the rival, in which the player has another card.
    let (game, state) = (table.game.clone(), table.state.clone());
    let other = loop {
        let other = game.permute_hidden(&state, Observer::Seat(rival), table.rng());
        if final_of(&table, &other) != final_of(&table, &state) {
            break other;
        }
    };
    let page = |state, seat| table.page(state, seat, Language::English).html().to_owned();
    for seat in [None, Some(rival)] {
        assert!(page(&state, seat) == page(&other, seat), "{seat:?}");
    }
    let told = |page: &str| -> Vec<String> {
        let all = signs(page, RULES).into_iter();
        let words = all.filter(|sign| sign.tag.contains("id=\"why-"));
        words.map(|sign| sign.words.to_owned()).collect()
    };
    let (here, there) = (page(&state, Some(own)), page(&other, Some(own)));
    assert!(told(&here) != told(&there), "{:?}", told(&here));
    // Nobody is after anything on a page without a seat.
    let watched = page(&table.state, None);
    assert!(!watched.contains("class=\"aim\"") && !watched.contains("id=\"own-aim\""));
    assert!(watched.contains(" stars</text>"));
}
