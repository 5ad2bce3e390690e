//! Night Sky fulfils the contract: a small sample of the conformance suite (`crates/games` plays
//! more of it, with machine players), the data hash, and the written form of states, views and
//! actions.

use std::collections::BTreeSet;

use crate::common::*;
use nightsky::{Action, BigBang, CardId, Instrument, NightSky, Stage, State};
use rand::SeedableRng;
use rand::rngs::ChaCha12Rng;
use sky::Constellation;
use tabletop::conformance::{Effort, Tally, run};
use tabletop::{Chance, Game, NullSink, Observer, Options, Seat, SeatSet, Seed, data_hash};
use testing::assert_read_back;

#[test]
fn a_sample_of_the_conformance_suite() {
    let effort = Effort {
        games: 1,
        first: 0,
        thorough_every: 60,
        count_every: 8,
    };
    let mut all = Tally::default();
    for seats in 3..=6 {
        for (draft, die) in [("rush", "on"), ("turns", "off")] {
            let options = Options::new().with("draft", draft).with("die", die);
            let seed = Seed::from_text("nightsky");
            let tally = run(&*REAL, &options, seats, seed, effort, &mut []).unwrap();
            assert_eq!(tally.games, 1);
            all.add(&tally);
        }
    }
    assert!(all.refusals > 10_000 && all.undone > 100, "{all:?}");
}

#[test]
fn the_facts_describe_the_game() {
    let facts = GAME.facts();
    assert_eq!((facts.id, facts.rules_version), ("nightsky", 1));
    assert!(!facts.hidden_information);
    assert!(facts.chance_in_play && facts.simultaneous_choices);
    for seats in 3..=6 {
        assert_eq!(GAME.seats(&table(seats).state), seats);
    }
}

/// Returns two states with the table of a scene but different chance.
fn two_chances(scene: &Scene) -> [State; 2] {
    ["one", "other"].map(|text| {
        let chance = Chance::new(Seed::from_text(text));
        let mut state = GAME.start(&Options::new(), &plain_deal(3), chance).unwrap();
        state.table = scene.state.table.clone();
        state
    })
}

/// Returns scenes of all sorts, all for three players.
fn scenes() -> Vec<Scene> {
    let instrument = Binoculars;
    let mut chosen = draft(3, "rush");
    chosen.act(BEN, pick("And 1"));
    let joining = table(3).at(Binoculars, "Tau").holds(ANN, &["Tau 1"]);
    let mut joining = joining.holds(BEN, &["Tau 2"]).holds(CAT, &["Tau 3"]);
    joining.bring(Binoculars, "Tau");
    joining.act(ANN, play("Tau 1"));
    vec![
        draft(3, "rush"),
        draft(3, "turns"),
        chosen,
        table(3).beginning(),
        table(3).no_die().beginning(),
        table(3).in_stage(Stage::Clouding).drawn(BigBang::Clouds),
        table(3)
            .in_stage(Stage::Swapping)
            .drawn(BigBang::Conjunction),
        table(3).clouds(BEN, Telescope),
        table(3).in_stage(Stage::Moving { instrument }),
        joining,
        table(3).in_stage(Stage::Over),
    ]
}

#[test]
fn a_view_contains_nothing_of_chance() {
    for scene in scenes() {
        let [one, other] = two_chances(&scene);
        assert_ne!(one, other);
        assert_eq!(GAME.canonical(&one), GAME.canonical(&other));
        assert_eq!(GAME.state_hash(&one), GAME.state_hash(&other));
        for observer in scene.observers() {
            let view = GAME.view(&one, observer);
            assert_eq!(view, GAME.view(&other, observer));
            assert_eq!(view.observer, observer);
            assert_eq!(view.table, scene.state.table, "the whole table is public");
            let text = serde_json::to_string(&view).unwrap();
            assert!(!text.contains("seed") && !text.contains("chance"), "{text}");
            assert_eq!(
                text,
                serde_json::to_string(&GAME.view(&other, observer)).unwrap()
            );
        }
    }
}

#[test]
fn every_observer_receives_every_event() {
    let scene = table(3).at(Binoculars, "Tau").sun("taurus").beginning();
    let mut scene = scene.holds(ANN, &["Tau 1", "Sol 1"]);
    let mut events = scene.draw(BigBang::BigBang, &["Tau"; 6].map(thrown));
    events.extend(scene.bring(Binoculars, "Tau"));
    events.extend(scene.act(ANN, play("Tau 1")));
    events.extend(scene.act_with(ANN, play("Sol 1"), &[die(4)]));
    assert!(events.len() > 10);
    for event in &events {
        for observer in scene.observers() {
            assert_eq!(GAME.event_for(event, observer).as_ref(), Some(event));
        }
        assert_read_back(event);
    }
}

#[test]
fn a_state_imagined_from_a_view_agrees_with_it() {
    let mut rng = ChaCha12Rng::from_seed([7; 32]);
    for scene in scenes() {
        for observer in scene.observers() {
            let view = scene.view(observer);
            let imagined = GAME.imagine(&view, &mut rng);
            assert_eq!(imagined.table, scene.state.table);
            assert_eq!(GAME.view(&imagined, observer), view);
        }
    }
}

fn written_and_read(state: &State, seats: usize) {
    assert_read_back(state);
    for observer in observers(seats) {
        assert_read_back(&GAME.view(state, observer));
    }
}

#[test]
fn states_and_views_are_read_back_as_they_were_written() {
    for scene in scenes() {
        written_and_read(&scene.state, 3);
    }
    let mut stages = BTreeSet::new();
    for number in 0..8 {
        let seats = 3 + number as usize % 4;
        let die = if number % 2 == 0 { "on" } else { "off" };
        let options = Options::new().with("die", die);
        let seed = Seed::from_text("written").of_game(number);
        let mut state = GAME.setup(&options, seats, seed).unwrap();
        let mut chance = Chance::new(seed);
        loop {
            let stage = format!("{:?}", state.table.stage);
            let name = stage.split(' ').next().unwrap().to_owned();
            if stages.insert(name) || chance.below(20) == 0 {
                written_and_read(&state, seats);
            }
            if lively::step(&GAME, &mut state, &mut chance, &mut NullSink).is_none() {
                break;
            }
        }
    }
    assert_eq!(stages.len(), 9, "{stages:?}");
}

#[test]
fn a_state_that_was_read_back_plays_on_in_the_same_way() {
    let seed = Seed::from_text("plays on");
    let mut state = GAME.setup(&Options::new(), 4, seed).unwrap();
    let text = serde_json::to_string(&state).unwrap();
    let mut other: State = serde_json::from_str(&text).unwrap();
    let mut chances = ["choices"; 2].map(|text| Chance::new(Seed::from_text(text)));
    loop {
        let (mut events, mut others) = (Vec::new(), Vec::new());
        let step = lively::step(&GAME, &mut state, &mut chances[0], &mut events);
        let again = lively::step(&GAME, &mut other, &mut chances[1], &mut others);
        assert_eq!((step, &events), (again, &others));
        assert_eq!(state, other);
        if step.is_none() {
            break;
        }
    }
}

#[test]
fn actions_have_a_fixed_written_form() {
    let (one, other) = (Binoculars, Telescope);
    for (action, text) in [
        (Action::Pick(CardId::new(16)), r#"{"pick":17}"#),
        (Action::Roll, r#""roll""#),
        (Action::Draw, r#""draw""#),
        (Action::DrawNone, r#""draw_none""#),
        (cloud(Refractor), r#"{"cloud":"refractor"}"#),
        (
            Action::Swap { one, other },
            r#"{"swap":{"one":"binoculars","other":"telescope"}}"#,
        ),
        (choose(Eye), r#"{"choose":"eye"}"#),
        (go("Ori"), r#"{"move":"Ori"}"#),
        (Action::Stay, r#""stay""#),
        (Action::Play(CardId::new(107)), r#"{"play":108}"#),
        (Action::Done, r#""done""#),
    ] {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    for wrong in [
        r#"{"pick":0}"#,
        r#"{"pick":109}"#,
        r#"{"move":"ORI"}"#,
        r#"{"move":"Arg"}"#,
        r#"{"choose":"monocle"}"#,
        r#"{"swap":{"one":"binoculars"}}"#,
        r#"{"swap":{"one":"binoculars","other":"telescope","third":"eye"}}"#,
        r#""pass""#,
        r#"{"stay":1}"#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_canonical_text_contains_everything_but_chance() {
    let scene = table(3)
        .active(CAT)
        .round(12)
        .eye(BEN, "Lyr")
        .at(Telescope, "Vir");
    let scene = scene
        .clouds(ANN, Refractor)
        .sun("virgo")
        .drawn(BigBang::NewMoon);
    let scene = scene.holds(BEN, &["And 1"]).turned(BEN, &["Ant 1"]);
    let mut scene = scene.pile([2, 2, 1, 2, 0, 2, 2, 2, 1]);
    let points = &mut scene.state.table.players[BEN].points;
    points.observed.0 = [1, 2, 3, 4];
    (points.doubled, points.sun, points.shooting_star) = (5, 6, 8);
    let [oct, cha, aps] = ["Oct 1", "Cha 1", "Aps 1"].map(|name| card(name).number());
    let expected = format!(
        "nightsky 1\n\
         settings draft=rush die=1\n\
         table seats=3 first=1 active=3 round=12 die=2 drawn=new_moon\n\
         stage choosing\n\
         sky sun=virgo binoculars=Cru refractor=Cru telescope=Vir\n\
         pile 2,2,1,2,0,2,2,2,1\n\
         choose -\n\
         played -\n\
         player 1 eye=Cru clouds=refractor cards={oct} turned=- observed=0,0,0,0 doubled=0 sun=0 \
         shooting_star=0\n\
         player 2 eye=Lyr clouds=- cards=1,2,{cha} turned=2 observed=1,2,3,4 doubled=5 sun=6 \
         shooting_star=8\n\
         player 3 eye=Cru clouds=- cards={aps} turned=- observed=0,0,0,0 doubled=0 sun=0 \
         shooting_star=0\n"
    );
    assert_eq!(scene.canonical(), expected);
}

#[test]
fn the_canonical_text_describes_a_draft() {
    let mut scene = draft(3, "turns");
    scene.act(ANN, pick("Ant 1"));
    let text = scene.canonical();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "settings draft=turns die=1");
    assert_eq!(
        lines[2],
        "table seats=3 first=- active=2 round=0 die=- drawn=-"
    );
    assert_eq!(lines[3], "stage drafting round=1 chosen=1");
    assert!(lines[6].starts_with("choose 1,3,4,5,"), "{}", lines[6]);
    assert_eq!(lines.len(), 11);
    let without = table(3).no_die().canonical();
    assert!(without.contains("\nsettings draft=rush die=0\n"));
}

#[test]
fn the_canonical_text_names_every_stage() {
    let two: SeatSet = [BEN, DAN].into_iter().collect();
    let instrument = Refractor;
    for (stage, text) in [
        (
            Stage::Drafting {
                round: 3,
                chosen: SeatSet::EMPTY,
            },
            "drafting round=3 chosen=-",
        ),
        (
            Stage::Drafting {
                round: 7,
                chosen: two,
            },
            "drafting round=7 chosen=2,4",
        ),
        (Stage::Beginning, "beginning"),
        (Stage::Clouding, "clouding"),
        (Stage::Swapping, "swapping"),
        (Stage::Choosing, "choosing"),
        (Stage::Moving { instrument }, "moving instrument=refractor"),
        (
            Stage::Observing { instrument },
            "observing instrument=refractor",
        ),
        (
            Stage::Joining {
                instrument,
                waiting: two,
            },
            "joining instrument=refractor waiting=2,4",
        ),
        (Stage::Over, "over"),
    ] {
        let canonical = table(4).in_stage(stage).canonical();
        assert_eq!(canonical.lines().nth(3), Some(&*format!("stage {text}")));
    }
}

#[test]
fn the_data_hash_covers_exactly_what_the_rules_use() {
    for game in [&*REAL, &*GAME] {
        assert_eq!(game.data_hash(), data_hash(&game.data_text()));
    }
    assert_ne!(REAL.data_hash(), GAME.data_hash());
    let file = deck::text();
    let changed = |from: &str, to: &str| {
        assert!(file.contains(from), "{from}");
        NightSky::with_cards(&file.replacen(from, to, 1)).unwrap()
    };
    let renamed = changed("english = \"Ori 1\"", "english = \"The Hunter\"");
    assert_eq!(renamed.data_hash(), GAME.data_hash());
    let worth_more = changed("points = [1, 2, 3, 4]", "points = [1, 2, 3, 5]");
    assert_ne!(worth_more.data_hash(), GAME.data_hash());
    let moved = changed("constellation = \"Tau\"", "constellation = \"Ori\"");
    assert_ne!(moved.data_hash(), GAME.data_hash());
}

#[test]
fn the_data_text_has_a_line_for_every_cell_card_and_kind() {
    let text = GAME.data_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 88 + 108 + 9);
    assert_eq!(lines[0], "nightsky data 1");
    let orion = "cell Ori area=594120 sign=- borders=Eri,Gem,Lep,Mon,Tau";
    assert_eq!(lines[1 + cell("Ori").index()], orion);
    assert!(lines[1 + cell("Tau").index()].contains(" sign=2 "));
    for (line, cell) in lines[1..].iter().zip(Constellation::all()) {
        assert!(line.starts_with(&format!("cell {cell} area=")), "{line}");
    }
    assert_eq!(lines[89], "card 1 And points=1,2,3,4");
    let bull = card("Tau 2").number();
    assert_eq!(lines[88 + bull], format!("card {bull} Tau points=5,4,3,2"));
    assert_eq!(lines[196], "card 108 solar_system points=1,2,3,4");
    assert_eq!(lines[197], "big_bang clear_night copies=2 amount=2");
    assert_eq!(lines[205], "big_bang big_bang copies=2 amount=0");
}

#[test]
fn a_spectator_sees_what_a_player_sees() {
    let scene = table(3).holds(ANN, &["Tau 1"]).turned(BEN, &["Ori 1"]);
    let guest = scene.view(Observer::Spectator);
    for observer in scene.observers() {
        assert_eq!(scene.view(observer).table, guest.table);
    }
}

/// Returns a table at the beginning of a game, with this Big Bang card drawn.
fn night(drawn: Option<BigBang>) -> nightsky::PublicState {
    let state = REAL
        .setup(&Options::new(), 3, Seed::from_text("night"))
        .unwrap();
    nightsky::PublicState {
        drawn,
        ..state.table
    }
}

#[test]
fn n3_7_the_worth_of_a_card_is_known_before_it_is_played() {
    let [active, other] = [0, 1].map(Seat::new);
    for card in CardId::all() {
        for instrument in Instrument::ALL {
            let points = REAL.cards().get(card).points[instrument as usize];
            let worth = |drawn, seat| REAL.worth(&night(drawn), card, instrument, seat);
            let naked = matches!(instrument, Eye | Binoculars);
            let dewy = instrument == Telescope;
            assert_eq!(worth(None, active), points);
            let moon = Some(BigBang::NewMoon);
            assert_eq!(worth(moon, active), points + u8::from(naked));
            assert_eq!(worth(moon, other), points);
            for seat in [active, other] {
                let dew = points.saturating_sub(u8::from(dewy));
                assert_eq!(worth(Some(BigBang::Dew), seat), dew);
                assert_eq!(worth(Some(BigBang::StarParty), seat), points);
            }
        }
    }
}

#[test]
fn n6_1_the_steps_of_an_instrument_are_known_before_it_moves() {
    let steps = |drawn| Instrument::ALL.map(|instrument| REAL.steps(&night(drawn), instrument));
    assert_eq!(steps(None), [4, 3, 2, 1]);
    assert_eq!(steps(Some(BigBang::Dew)), [4, 3, 2, 1]);
    assert_eq!(steps(Some(BigBang::ClearNight)), [6, 5, 4, 3]);
}

#[test]
fn the_built_in_files_make_the_same_game() {
    let again = NightSky::with_cards(NightSky::card_file()).unwrap();
    assert_eq!(again.data_hash(), REAL.data_hash());
    let own = nightsky::BigBangs::parse(NightSky::big_bang_file()).unwrap();
    assert_eq!(&own, REAL.big_bangs());
}
