//! What the cards say and show about the place where their objective is nearest, and about several
//! places where it is complete.

use stellium::{Action, ObjectiveId};
use tabletop::{Observer, Seat};
use words::Language;

use crate::play::{Play, page};

/// Returns the drawing with this id, up to the next one.
fn drawing<'a>(html: &'a str, id: &str) -> &'a str {
    let (_, rest) = html.split_once(&format!("id=\"{id}\"")).unwrap();
    rest.split("class=\"aim\"").next().unwrap()
}

#[test]
fn a_missing_body_on_a_taken_cell_leaves_the_other_one_visible() {
    let mut play = Play::new(2, 7, &[]);
    let seat = Seat::new(0);
    let mut taken_cells = 0;
    for _ in 0..80 {
        let html = page(
            &play.draw(Observer::Seat(seat), Language::English).scene,
            Language::English,
        );
        let html = html.html();
        let table = &play.state.table;
        let occupied = table.universe.occupied();
        let ids: Vec<ObjectiveId> = table.open.iter().collect();
        for id in ids {
            let objective = play.game.objectives().get(id);
            let patterns = play.game.patterns();
            let Some(fit) = objective.nearest(patterns, table) else {
                continue;
            };
            if objective.kind.counts() || fit.missing == 0 {
                continue;
            }
            let taken = fit.lacks().and(occupied).len();
            let aim = format!("aim-{}-{}", objective.kind.key(), objective.colour.key());
            let drawn = drawing(html, &aim);
            let full = drawn.matches("class=\"aim-gap\" r=\"26\"").count();
            let small = drawn.matches("class=\"aim-gap\" r=\"13\"").count();
            assert_eq!(small, taken, "{aim}");
            assert_eq!(full, fit.lacks().len() - taken, "{aim}");
            if taken > 0 {
                let (_, card) = html.split_once(&format!("data-aim=\"{aim}\"")).unwrap();
                let start = html.len() - card.len();
                let tag = &html[html[..start].rfind('<').unwrap()..];
                let tag = tag.split('>').next().unwrap();
                assert_eq!(tag.matches(", taken by a ").count(), taken, "{tag}");
            }
            taken_cells += taken;
        }
        play.step();
    }
    assert!(taken_cells > 0);
}

#[test]
fn a_card_with_several_places_asks_which() {
    let mut found = 0;
    for seed in 0..12 {
        let mut play = Play::new(2, seed, &[]);
        while let Some(seat) = play.actor() {
            let choices = play.choices(&play.state, seat, Language::English);
            let mut validated: Vec<ObjectiveId> = choices
                .iter()
                .filter_map(|choice| match choice.action {
                    Action::Validate { objective, .. } => Some(objective),
                    _ => None,
                })
                .collect();
            let all = validated.len();
            validated.dedup();
            if validated.len() < all {
                let drawn = play.draw(Observer::Seat(seat), Language::English);
                let html = page(&drawn.scene, Language::English);
                let (_, ask) = html.html().split_once("id=\"ask\"").unwrap();
                let ask = ask.split("class=\"usually\"").next().unwrap();
                assert!(
                    ask.contains("<span class=\"later\" data-of=\"ways-"),
                    "{ask}"
                );
                assert!(ask.contains("press one of them"), "{ask}");
                found += 1;
            }
            play.step();
        }
    }
    assert!(found > 0);
}
