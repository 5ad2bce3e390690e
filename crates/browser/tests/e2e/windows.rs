//! Tables in windows of every size: nothing overlaps or is cut off, every target can be hit, and the
//! question can be read whatever has the focus.

use std::collections::BTreeMap;
use std::path::PathBuf;

use browser::audit::layout_faults;
use browser::{Moment, Page, Preferences, Screen, TestServer, decisions, play};
use games::LiveGame;

/// A size of a window in pixels.
type Size = (u32, u32);

/// Laptops with and without the browser's own bars, the same zoomed to 200 %, and phones on their
/// side.
const NAMED: [Size; 8] = [
    (1366, 650),
    (1280, 720),
    (1280, 600),
    (1024, 600),
    (683, 384),
    (667, 331),
    (740, 320),
    (844, 340),
];

/// Other windows, from the smallest phone to a large screen.
const OTHERS: [Size; 36] = [
    (320, 480),
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (412, 915),
    (430, 932),
    (480, 320),
    (568, 320),
    (600, 400),
    (600, 960),
    (640, 360),
    (640, 480),
    (700, 700),
    (701, 501),
    (720, 1280),
    (768, 1024),
    (800, 480),
    (800, 600),
    (820, 1180),
    (900, 480),
    (915, 412),
    (960, 540),
    (1000, 1000),
    (1024, 768),
    (1100, 500),
    (1180, 820),
    (1181, 700),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1536, 730),
    (1600, 600),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
];

/// Windows in which texts of twice the size must fit.
const LARGE_TEXT: [Size; 8] = [
    (640, 480),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 650),
    (1920, 1080),
    (2560, 1440),
];

/// The windows of the usual run, besides the named ones.
const SAMPLE: [Size; 9] = [
    (320, 480),
    (360, 740),
    (390, 844),
    (640, 480),
    (768, 1024),
    (1024, 768),
    (1100, 500),
    (1440, 900),
    (2560, 1440),
];

/// The environment variable with a folder for a picture of every window.
const PICTURES: &str = "ALMAGEST_PICTURES";

/// The faults found, each with where it was seen.
type Faults = BTreeMap<String, Vec<String>>;

/// Looks at a table in windows of some sizes, with texts of a size in percent.
fn look(page: &Page, name: &str, sizes: &[Size], percent: u32, thorough: bool, all: &mut Faults) {
    page.eval(&format!(
        "document.documentElement.style.fontSize = '{percent}%'"
    ));
    for &(width, height) in sizes {
        page.set_screen(&Screen::window(width, height));
        // Two frames, so that scripts that react to the new size are done.
        page.wait_for_frame();
        for fault in layout_faults(page, thorough) {
            let seen = all.entry(fault).or_default();
            seen.push(format!("{name} {width}x{height} {percent} %"));
        }
        take_picture(page, &format!("{name} {width}x{height} {percent}"));
    }
}

/// Takes a picture of a window if the folder for pictures is named.
fn take_picture(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os(PICTURES) {
        let file = PathBuf::from(folder).join(format!("{}.png", name.replace(' ', "-")));
        std::fs::write(file, page.screenshot()).unwrap();
    }
}

/// Looks at every kind of decision of some games, each with a number of seats.
fn sweep(games: &[(&str, usize)], preferences: &Preferences, sizes: &[Size], large: &[Size]) {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let (mut names, mut prepared) = (Vec::new(), Vec::new());
    for &(kind, seats) in games {
        for (decision, game) in decisions(kind, seats) {
            names.push(format!("{kind} {seats} {decision}"));
            prepared.push((kind.to_owned(), game));
        }
    }
    let prepared: Vec<(String, Box<dyn LiveGame>)> = prepared;
    let tables = server.prepare_games(&ann, &prepared);
    let page = server.page(&ann, &Screen::DESKTOP, preferences);
    let mut all = Faults::new();
    for (name, table) in names.iter().zip(tables) {
        page.goto(&table.path());
        page.wait("document.fonts.ready.then(() => true)");
        play::wait_for_line(&page);
        look(&page, name, sizes, 100, true, &mut all);
        look(&page, name, large, 200, false, &mut all);
    }
    report(&all);
}

/// Fails if there are faults, naming each with the number of places and the first few of them.
fn report(all: &Faults) {
    let count: usize = all.values().map(Vec::len).sum();
    let line = |(fault, seen): (&String, &Vec<String>)| {
        format!(
            "{fault} ({} times: {})",
            seen.len(),
            seen[..seen.len().min(3)].join("; ")
        )
    };
    let lines: Vec<String> = all.iter().map(line).collect();
    assert!(
        all.is_empty(),
        "{count} faults of {} kinds:\n{}",
        all.len(),
        lines.join("\n")
    );
}

/// A drawing with two texts one below the other, at this distance.
const TWO_TEXTS: &str = r#"document.body.innerHTML = `<div id="table"><div id="board">
    <svg viewBox="0 0 150 60" width="100" height="40" font-family="Libertinus Serif" stroke="black" stroke-width="3.2">
        <text x="40" y="20" font-size="12.9">Cygnus</text>
        <text x="45" y="${20 + arguments[0]}" font-size="14">+3</text>
    </svg></div></div>`"#;

#[test]
fn texts_of_drawings_overlap_if_their_letters_do() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    page.goto("/about");
    page.wait("document.fonts.ready.then(() => true)");
    for (distance, overlap) in [(11.9, false), (8.0, true)] {
        page.script(TWO_TEXTS, &[distance.into()]);
        let faults = layout_faults(&page, false);
        let is_found = faults.iter().any(|fault| fault.starts_with("overlap: "));
        assert_eq!(is_found, overlap, "at {distance}: {faults:?}");
    }
}

#[test]
fn astra_fits_every_window() {
    sweep(
        &[("astra", 3)],
        &Preferences::default(),
        &[&NAMED[..], &SAMPLE[..]].concat(),
        &LARGE_TEXT[..3],
    );
}

/// French texts are longer.
#[test]
fn astra_fits_in_french() {
    sweep(
        &[("astra", 4)],
        &Preferences::FRENCH,
        &[(360, 740), (390, 844), (1366, 650)],
        &[],
    );
}

#[test]
fn stellium_fits_every_window() {
    sweep(
        &[("stellium", 2)],
        &Preferences::FRENCH,
        &[&NAMED[..], &SAMPLE[..]].concat(),
        &LARGE_TEXT[..3],
    );
}

#[test]
fn night_sky_fits_every_window() {
    sweep(
        &[("nightsky", 3)],
        &Preferences::default(),
        &[&NAMED[..], &SAMPLE[..]].concat(),
        &LARGE_TEXT[..3],
    );
}

#[test]
#[ignore = "slow, every number of seats in 44 windows: `cargo xtask test --all` runs it"]
fn tables_with_all_numbers_of_seats_fit_every_window() {
    let games = [
        ("astra", 1),
        ("astra", 2),
        ("astra", 4),
        ("astra", 5),
        ("stellium", 3),
        ("stellium", 4),
        ("nightsky", 4),
        ("nightsky", 5),
        ("nightsky", 6),
    ];
    let sizes: Vec<Size> = NAMED.into_iter().chain(OTHERS).collect();
    for (number, game) in games.into_iter().enumerate() {
        let preferences = if number % 2 == 0 {
            Preferences::FRENCH
        } else {
            Preferences::default()
        };
        sweep(&[game], &preferences, &sizes, &LARGE_TEXT);
    }
}

#[test]
fn everything_grows_on_a_very_large_screen() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let games = ["astra", "stellium", "nightsky"].map(|game| (game, 3, Moment::Middle));
    let tables = server.prepare(&ann, &games);
    let page = server.page(&ann, &Screen::window(2560, 1440), &Preferences::FRENCH);
    for ((game, ..), table) in games.into_iter().zip(tables) {
        page.goto(&table.path());
        page.wait("document.fonts.ready.then(() => true)");
        play::wait_for_line(&page);
        assert!(page.holds("getComputedStyle(document.documentElement).fontSize === '20px'"));
        let faults = layout_faults(&page, true);
        take_picture(&page, &format!("very-large-{game}"));
        assert!(faults.is_empty(), "{game}: {faults:#?}");
    }
}

#[test]
fn a_long_name_is_whole_where_there_is_room() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("astra", 2, Moment::Beginning)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::FRENCH);
    page.goto(&tables[0].path());
    play::wait_for_line(&page);
    let title = "document.querySelector('.own-seat h2')";
    page.eval(&format!("{title}.firstChild.data = 'Guetteur d’étoiles'"));
    for (width, height) in [(1280, 720), (1366, 650), (1440, 900), (2560, 1440)] {
        page.set_screen(&Screen::window(width, height));
        page.wait("document.fonts.ready.then(() => true)");
        let fits = format!("{title}.scrollWidth <= {title}.clientWidth");
        assert!(page.holds(&fits), "{width}x{height}");
        take_picture(&page, &format!("long-name-{width}"));
    }
}
