//! Hints say why, are drawn on the board, and cover nothing.

use browser::play;
use browser::{Guest, Key, Moment, Page, Preferences, Screen, TestServer, decisions};

/// The games, each with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// How many pieces are framed.
const FRAMES: &str = "document.querySelectorAll('.hint-mark:not([hidden])').length";

/// True if the first frame is around the piece of a hint or around what opens its group: their
/// middles are the same.
const AROUND: &str = "(() => {
    const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2]; };
    const [x, y] = middle(document.querySelector('.hint-mark:not([hidden])'));
    const pieces = [...document.querySelectorAll('#table [data-act], #table [data-open]')];
    return pieces.some((piece) => { const [px, py] = middle(piece.querySelector(':scope > use, :scope > .hit') ?? piece);
        return Math.hypot(px - x, py - y) < 2; });
})()";

/// True if the labels of two frames do not overlap.
const APART: &str = "(() => {
    const [a, b] = [...document.querySelectorAll('.hint-mark > span')].map((one) => one.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
})()";

/// Opens the pages of tables in the middle of a game of every kind, on Ann's turn.
fn tables(server: &mut TestServer, ann: &Guest) -> Vec<String> {
    let wishes = GAMES.map(|(game, seats)| (game, seats, Moment::Middle));
    let tables = server.prepare(ann, &wishes);
    tables.iter().map(browser::GuestTable::path).collect()
}

/// Opens a table and asks for hints with the key H.
#[track_caller]
fn ask(page: &Page, path: &str) {
    page.goto(path);
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(page);
    page.press(Key::Letter('h'));
    page.wait("document.querySelector('#hints [data-hint]')");
}

/// Returns the middle of the first element that matches a selector.
fn middle_of(page: &Page, selector: &str) -> (i64, i64) {
    let at = page.script(
        "const one = document.querySelector(arguments[0]);
         one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
         const { left, top, width, height } = one.getBoundingClientRect();
         return [Math.round(left + width / 2), Math.round(top + Math.min(height / 2, 12))];",
        &[selector.into()],
    );
    (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
}

/// Saves a picture if the folder for pictures is named.
fn take_picture(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os("ALMAGEST_PICTURES") {
        let file = std::path::Path::new(&folder).join(format!("{name}.png"));
        std::fs::write(file, page.screenshot()).unwrap();
    }
}

#[test]
fn a_hint_gives_reasons_and_says_what_is_about_as_good() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    for preferences in [Preferences::default(), Preferences::FRENCH] {
        let page = server.page(&ann, &Screen::DESKTOP, &preferences);
        for path in &tables {
            ask(&page, path);
            let hints = page.eval("document.querySelectorAll('#hints ol > li').length");
            let told =
                |what| format!("document.querySelectorAll('#hints ol > li > {what}').length");
            assert_eq!(page.eval(&told(".compared")), hints);
            assert_eq!(page.eval(&told(".reasons:has(li)")), hints);
            let words = page.text("#hints");
            assert!(!words.contains("Unknown"), "{words}");
            let (good, best) = match preferences.language {
                "fr" => (
                    "À peu près équivalents : conseil 1",
                    "Nettement le meilleur : conseil 1",
                ),
                _ => ("About as good: hint 1", "Clearly best: hint 1"),
            };
            let said = page.text("#hints .as-good").replace('\u{a0}', " ");
            assert!(said.starts_with(good) || said.starts_with(best), "{said}");
        }
    }
}

#[test]
fn the_pieces_of_a_hint_are_framed_while_the_pointer_is_on_it() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    for preferences in [Preferences::default(), Preferences::FRENCH] {
        let page = server.page(&ann, &Screen::DESKTOP, &preferences);
        for (path, (game, _)) in tables.iter().zip(GAMES) {
            ask(&page, path);
            for number in 1..=3 {
                let hint = format!("#hints ol > li:nth-child({number})");
                if !page.holds(&format!("document.querySelector('{hint}')")) {
                    continue;
                }
                page.move_to(middle_of(&page, &hint));
                let label = match preferences.language {
                    "fr" => format!("Conseil {number}"),
                    _ => format!("Hint {number}"),
                };
                page.wait(&format!(
                    "document.querySelector('.hint-mark')?.textContent.startsWith('{label}')"
                ));
                page.wait(AROUND);
                assert!(page.eval(FRAMES).as_u64() >= Some(1), "{game} {number}");
                take_picture(
                    &page,
                    &format!("hint-{game}-{number}-{}", preferences.language),
                );
            }
            // The frame stays with the hint that has the focus.
            page.move_to((300, 300));
            page.wait(
                "document.querySelector('.hint-mark').textContent.endsWith('1') \
                || document.querySelector('.hint-mark').textContent.includes('1 ')",
            );
        }
    }
}

/// True if the middle of the piece with the focus is in view: within the box of the map and above the
/// action bar.
const ON_MAP: &str = "(() => {
    const piece = document.activeElement;
    const { left, top, width, height } = (piece.querySelector(':scope > .hit, :scope > use') ?? piece).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const box = document.getElementById('sky-scroll').getBoundingClientRect();
    const bar = document.getElementById('actions').getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= Math.min(box.bottom, bar.top);
})()";

#[test]
fn frames_stay_with_their_pieces_on_a_zoomed_map() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("nightsky", 3, Moment::Middle)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    ask(&page, &tables[0].path());
    page.press(Key::Enter);
    page.wait("document.activeElement.matches('#sky [data-act]')");
    let box_of = "document.getElementById('sky-scroll')";
    for _ in 0..5 {
        page.wait(AROUND);
        assert_eq!(page.eval(FRAMES), 1);
        page.press(Key::Letter('+'));
        page.wait(&format!("{ON_MAP} && {AROUND}"));
    }
    assert!(page.holds(&format!("{box_of}.scrollWidth > 2 * {box_of}.clientWidth")));
    // The frame moves with the map, and is hidden while its piece is out of view.
    page.eval(&format!(
        "{box_of}.scrollBy({{ left: 40, top: 30, behavior: 'instant' }})"
    ));
    page.wait(&format!("{ON_MAP} && {AROUND}"));
    for corner in ["0, 0", "9999, 9999"] {
        page.eval(&format!("{box_of}.scrollTo({corner})"));
        page.wait(&format!("{ON_MAP} || {FRAMES} === 0"));
        if page.holds(ON_MAP) {
            page.wait(AROUND);
        }
    }
    assert_eq!(page.eval(FRAMES), 0, "the piece is in two corners at once");
    // Choosing the hint again brings its piece back.
    page.click("#hints [data-hint]");
    page.wait(&format!("{ON_MAP} && {FRAMES} === 1 && {AROUND}"));
    page.press(Key::Letter('0'));
    page.wait(&format!(
        "{box_of}.scrollWidth <= {box_of}.clientWidth + 1 && {AROUND}"
    ));
}

#[test]
fn a_tap_on_a_hint_leads_to_its_piece_and_keeps_it_framed() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    for preferences in [Preferences::default(), Preferences::FRENCH] {
        let page = server.page(&ann, &Screen::PHONE, &preferences);
        for (path, (game, _)) in tables.iter().zip(GAMES) {
            page.goto(path);
            play::wait_for_line(&page);
            page.click("#top [data-do=hint]");
            page.wait("document.querySelector('#hints [data-hint]')");
            page.click("#hints [data-hint]");
            page.wait("document.activeElement.matches('#table [data-act]')");
            assert!(page.eval(FRAMES).as_u64() >= Some(1), "{game}");
            assert!(
                page.holds("document.getElementById('hints')"),
                "the box stays"
            );
            take_picture(&page, &format!("tap-{game}-{}", preferences.language));
            page.click("#hints [data-close]");
            page.wait(&format!(
                "!document.getElementById('hints') && {FRAMES} === 0"
            ));
        }
    }
}

#[test]
fn hints_are_read_chosen_and_closed_by_keys() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::FRENCH);
    for path in &tables {
        ask(&page, path);
        page.wait("document.activeElement.matches('#hints li:first-child [data-hint]')");
        page.wait(AROUND);
        page.press(Key::Down);
        assert!(page.holds("document.activeElement.matches('#hints li:nth-child(2) [data-hint]')"));
        page.wait("document.querySelector('.hint-mark').textContent.startsWith('Conseil 2')");
        page.press(Key::Up);
        page.press(Key::Enter);
        page.wait("document.activeElement.matches('#table [data-act]')");
        page.wait(AROUND);
        page.press(Key::Escape);
        page.wait(&format!(
            "!document.getElementById('hints') && {FRAMES} === 0"
        ));
        // The key H closes the box, too.
        page.press(Key::Letter('h'));
        page.wait("document.querySelector('#hints [data-hint]')");
        page.press(Key::Letter('h'));
        page.wait("!document.getElementById('hints')");
    }
}

#[test]
fn a_hint_in_two_steps_frames_both() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let games: Vec<_> = ["stellium", "nightsky", "astra"]
        .into_iter()
        .flat_map(|kind| {
            let seats = if kind == "stellium" { 2 } else { 3 };
            decisions(kind, seats)
                .into_values()
                .map(move |game| (kind.to_owned(), game))
        })
        .filter(|(_, game)| !game.is_over())
        .collect();
    let tables = server.prepare_games(&ann, &games);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    let mut found = 0;
    for (table, (kind, _)) in tables.iter().zip(&games) {
        page.goto(&table.path());
        play::wait_for_line(&page);
        if !page.holds("document.querySelector('#table [data-act][data-of]')") {
            continue;
        }
        page.press(Key::Letter('h'));
        page.wait("document.querySelector('#hints [data-hint]')");
        for _ in 0..3 {
            if page.holds(&format!("{FRAMES} === 2")) {
                let labels = page.eval(
                    "[...document.querySelectorAll('.hint-mark')].map((one) => one.textContent)",
                );
                if labels[0].as_str().unwrap().ends_with("first this") {
                    assert!(
                        labels[1].as_str().unwrap().ends_with("then this"),
                        "{labels}"
                    );
                    page.wait(AROUND);
                    assert!(page.holds(APART), "{labels}");
                    found += 1;
                    take_picture(&page, &format!("steps-{kind}-{found}"));
                }
            }
            page.press(Key::Down);
        }
    }
    assert!(
        found > 0,
        "no hint in two steps among {} decisions",
        games.len()
    );
}

#[test]
fn the_box_covers_neither_opponents_nor_the_question_nor_targets() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = tables(&mut server, &ann);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::FRENCH);
    let mut faults = Vec::new();
    for (path, (game, _)) in tables.iter().zip(GAMES) {
        page.set_screen(&Screen::DESKTOP);
        ask(&page, path);
        for (width, height) in [
            (1440, 900),
            (320, 480),
            (390, 844),
            (480, 320),
            (568, 320),
            (640, 480),
            (683, 384),
            (768, 1024),
            (844, 390),
            (1024, 768),
            (1181, 700),
            (1280, 720),
            (1366, 650),
            (1600, 600),
            (2560, 1440),
        ] {
            page.set_screen(&Screen::window(width, height));
            page.wait_for_frame();
            let covered = page.script(include_str!("hints_cover.js"), &[]);
            for what in covered.as_array().unwrap() {
                faults.push(format!("{game} {width}x{height}: {what}"));
            }
            take_picture(&page, &format!("box-{game}-{width}x{height}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
