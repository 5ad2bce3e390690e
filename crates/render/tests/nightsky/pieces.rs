//! The pieces on the map: none hides another, and the map opens on at most one of them.

use words::Language;

use crate::play::{Play, SOME, walk};

fn places(html: &str) -> Vec<(String, [f64; 2])> {
    let mut places = Vec::new();
    for piece in html.split("<g id=\"").skip(1) {
        let (id, rest) = piece.split_once('"').unwrap();
        let (attributes, _) = rest.split_once('>').unwrap();
        if !attributes.contains("class=\"piece ") || attributes.contains("partner") {
            continue;
        }
        let (_, at) = attributes.split_once("translate(").unwrap();
        let (at, _) = at.split_once(')').unwrap();
        let (x, y) = at.split_once(' ').unwrap();
        places.push((id.to_owned(), [x.parse().unwrap(), y.parse().unwrap()]));
    }
    places
}

#[test]
fn pieces_do_not_overlap() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        let places = places(page.get("sky").unwrap());
        assert_eq!(places.len(), 4 + play.names.len());
        for (number, (id, one)) in places.iter().enumerate() {
            for (other_id, other) in &places[number + 1..] {
                let apart = (one[0] - other[0]).hypot(one[1] - other[1]);
                assert!(apart > 29.0, "{id} and {other_id} are {apart} apart");
            }
        }
    });
}

#[test]
fn all_pieces_fit_in_one_small_cell() {
    let mut play = Play::new(6, "turns", "on", 1);
    for abbr in ["Cru", "Equ", "Sge", "TrA", "Men", "Sco", "Lib"] {
        let cell = sky::Constellation::from_abbr(abbr).unwrap();
        play.state.table.instruments = [cell; 3];
        for seat in tabletop::Seat::of(6) {
            play.state.table.players[seat].eye = cell;
        }
        let page = play.page(Language::English, None);
        let places = places(page.get("sky").unwrap());
        for (number, (id, one)) in places.iter().enumerate() {
            for (other_id, other) in &places[number + 1..] {
                let apart = (one[0] - other[0]).hypot(one[1] - other[1]);
                assert!(
                    apart > 27.0,
                    "{abbr}: {id} and {other_id} are {apart} apart"
                );
            }
        }
    }
}

#[test]
fn the_map_opens_on_one_piece_at_most() {
    walk(SOME, |play, seat, language| {
        let page = play.page(language, Some(seat));
        assert!(page.html().matches("data-center").count() <= 1);
    });
}

#[test]
fn for_spectators_the_map_opens_on_the_last_moved_piece_or_the_sun() {
    walk(SOME, |play, _, language| {
        let page = play.page(language, None);
        let centres = page.html().matches("data-center").count();
        let is_draft = matches!(play.state.table.stage, nightsky::Stage::Drafting { .. });
        assert_eq!(centres, usize::from(!is_draft));
    });
    let mut play = Play::new(3, "turns", "on", 1);
    play.state.table.stage = nightsky::Stage::Beginning;
    let page = play.page(Language::English, None);
    assert!(page.get("sun").unwrap().contains("data-center"));
}
