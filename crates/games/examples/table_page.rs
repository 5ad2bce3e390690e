//! Writes a page that shows a table as one player sees it, for working on the drawings:
//!
//! ```text
//! cargo run -p games --example table_page -- table.html astra 3 40
//! ```
//!
//! The arguments are the file (the fonts are written beside it), the game, the number of players
//! and the number of actions to play first; then, optionally, the seed, the language, the theme,
//! the seat (0 for a spectator), the machine player, and options as `key=value`.

use std::path::PathBuf;

use games::{Sight, find};
use maud::{DOCTYPE, PreEscaped, html};
use render::frame::{self, Frame};
use render::{PAGE_FONTS, Parts};
use tabletop::{Observer, Options, Seat, Seed};
use words::Language;

fn main() {
    let mut words = std::env::args().skip(1);
    let file = PathBuf::from(words.next().expect("a file is given"));
    let words: Vec<String> = words.collect();
    let (pairs, plain): (Vec<String>, Vec<String>) =
        words.into_iter().partition(|w| w.contains('='));
    let word = |n: usize, default: &str| plain.get(n).map_or(default, String::as_str).to_owned();
    let number = |n, default| word(n, default).parse::<usize>().expect("it is a number");
    let options = pairs.iter().fold(Options::new(), |options, pair| {
        let (key, value) = pair
            .split_once('=')
            .expect("options have the form key=value");
        options.with(key, value)
    });
    let language = Language::from_code(&word(4, "en")).expect("it is en or fr");
    let kind = find(&word(0, "astra")).expect("the game exists");
    let ready = kind.ready(&options).expect("the options are valid");
    let names = ["Caroline", "Robin", "Maren", "Hypatia", "Tycho", "Vera"];
    let names: Vec<String> = names[..number(1, "3")]
        .iter()
        .map(|&n| n.to_owned())
        .collect();
    let notes = names.iter().map(|_| String::new()).collect::<Vec<_>>();
    let seed = Seed::from_text(&word(3, "1"));
    let mut game = ready.begin(names, seed).expect("the game begins");
    for step in 0..number(2, "40") {
        let Some(seat) = game.to_act().first() else {
            break;
        };
        let question = game.question(seat).expect("the seat is to act");
        let answer = question.answer(
            &word(7, "greedy"),
            seed.branch("step", step as u64),
            None,
            None,
        );
        game.act_on(seat, &answer.expect("the player exists"))
            .expect("the action is legal");
    }
    let seat = match word(6, "").as_str() {
        "" => game.to_act().first(),
        "0" => None,
        n => Some(Seat::new(n.parse::<usize>().expect("it is a seat") - 1)),
    };
    let observer = match seat {
        _ if game.is_over() => Observer::Afterwards,
        Some(seat) => Observer::Seat(seat),
        None => Observer::Spectator,
    };
    let acts = seat.is_some_and(|seat| game.to_act().contains(seat));
    let sight = Sight {
        language,
        observer,
        seat,
        plays: true,
        acts,
        guided: false,
        notes: &notes,
        log: 40,
    };
    let drawing = game.draw(&sight);
    let body = frame::table(&Frame {
        language,
        title: &ready.title(language),
        scene: &drawing.scene,
        log: &drawing.log,
        whole_log: None,
        tools: html! {},
        asides: html! {},
        overlay: html! {},
    });
    let body = Parts::of(&body);
    eprintln!(
        "{} bytes, {} choices",
        body.html().len(),
        game.legal(None, seat.unwrap_or(Seat::new(0))).len()
    );
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=(word(5, "night")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(games::style().css())) }
            }
            body class={ "table " (drawing.scene.class) } { (games::style().sprite()) (PreEscaped(body.html())) }
        }
    };
    let beside = |name: &str| file.with_file_name(name);
    let fonts = PAGE_FONTS.map(|(name, font)| (beside(name), font));
    let page = (file.clone(), page.0.as_bytes());
    for (file, content) in fonts.into_iter().chain([page]) {
        std::fs::write(file, content).expect("the folder is writable");
    }
}
