//! The map of Night Sky: legible, zoomed and moved by mouse, touch and keys, beside the cards.

use browser::audit::layout_faults;
use browser::{Guest, Key, Moment, Page, Preferences, Screen, TestServer, decisions, play};

/// Laptops.
const LAPTOPS: [Screen; 3] = [
    Screen::window(1366, 650),
    Screen::window(1280, 720),
    Screen::window(1280, 600),
];

/// The pixels of a unit of the map.
const SCALE: &str = "document.getElementById('sky').getScreenCTM().a";

/// The size of the map in relation to the whole map.
const SIZE: &str = "(() => {
    const box = document.getElementById('sky-scroll');
    return document.getElementById('sky').getScreenCTM().a / Math.min(box.clientWidth / 1104, box.clientHeight / 576);
})()";

/// The height of the visible letters of the names, in pixels.
const LETTERS: &str = "[...document.querySelectorAll('#map-names text')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)";

/// The constellations whose names are visible.
const NAMED: &str =
    "[...document.querySelectorAll('#map-names > g:not(.left-out)')].map((name) => name.id)";

/// Where the map is scrolled to.
const PLACE: &str = "[document.getElementById('sky-scroll').scrollLeft, document.getElementById('sky-scroll').scrollTop]";

/// Opens a table of Night Sky at a moment.
fn open(server: &mut TestServer, ann: &Guest, moment: Moment, screen: &Screen) -> Page {
    let table = server.prepare(ann, &[("nightsky", 3, moment)]);
    let page = server.page(ann, screen, &Preferences::default());
    page.goto(&table[0].path());
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(&page);
    page
}

/// Shows the page in a window of another size, and waits until scripts have reacted to it.
fn resize(page: &Page, screen: &Screen) {
    page.set_screen(screen);
    page.wait_for_frame();
}

fn number(page: &Page, expression: &str) -> f64 {
    page.eval(expression).as_f64().unwrap()
}

fn numbers(page: &Page, expression: &str) -> Vec<f64> {
    let values = page.eval(expression);
    let values = values.as_array().unwrap().iter();
    values.map(|value| value.as_f64().unwrap()).collect()
}

/// Returns the middle of an element in the window.
fn middle_of(page: &Page, selector: &str) -> (i64, i64) {
    let box_of = format!("document.querySelector('{selector}').getBoundingClientRect()");
    let at = |start: &str, size: &str| {
        number(
            page,
            &format!("Math.round({box_of}.{start} + {box_of}.{size} / 2)"),
        ) as i64
    };
    (at("left", "width"), at("top", "height"))
}

/// Returns the unit of the map at a point of the window.
fn unit_at(page: &Page, (x, y): (i64, i64)) -> Vec<f64> {
    numbers(
        page,
        &format!(
            "(() => {{
                const at = new DOMPoint({x}, {y}).matrixTransform(document.getElementById('sky').getScreenCTM().inverse());
                return [at.x, at.y];
            }})()"
        ),
    )
}

#[test]
fn names_can_be_read_at_every_size_of_the_window_and_the_map() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[0]);
    let small = [Screen::window(901, 520), Screen::window(320, 480)];
    for screen in LAPTOPS.iter().chain(&small) {
        resize(&page, screen);
        page.press(Key::Letter('0'));
        for _ in 0..6 {
            let letters = numbers(&page, LETTERS);
            assert!(letters.iter().all(|height| *height > 10.99), "{letters:?}");
            page.press(Key::Letter('+'));
        }
        page.press(Key::Letter('0'));
        let overlaps: Vec<String> = layout_faults(&page, false)
            .into_iter()
            .filter(|fault| fault.starts_with("overlap"))
            .collect();
        assert!(overlaps.is_empty(), "{overlaps:#?}");
    }
}

#[test]
fn the_names_that_matter_stay_on_a_small_map_and_the_others_come_when_pointed_at() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[2]);
    let held = "[...document.querySelectorAll('#notes [data-beside]')].map((note) => `name-${note.dataset.beside}`)";
    assert!(page.eval(held).as_array().unwrap().len() > 3);
    assert!(page.holds(&format!("{held}.every((name) => {NAMED}.includes(name))")));
    resize(&page, &Screen::window(901, 520));
    assert!(page.holds(&format!("{held}.every((name) => {NAMED}.includes(name))")));
    let left_out = page.eval("document.querySelector('#map-names > .left-out[id]').id.slice(5)");
    let cell = left_out.as_str().unwrap();
    page.move_to(middle_of(&page, &format!("#cell-{cell} > use")));
    page.wait(&format!("{NAMED}.includes('name-{cell}')"));
    page.move_to((2, 2));
    page.wait(&format!("!{NAMED}.includes('name-{cell}')"));
}

/// The constellations with points beside their names.
const GAINS: &str =
    "[...document.querySelectorAll('#notes .gain')].map((gain) => gain.dataset.beside)";

#[test]
fn a_name_stays_beside_the_points_that_a_move_brings() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let game = decisions("nightsky", 3).remove("move+stay").unwrap();
    let tables = server.prepare_games(&ann, &[("nightsky".to_owned(), game)]);
    let page = server.page(&ann, &LAPTOPS[0], &Preferences::default());
    page.goto(&tables[0].path());
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(&page);
    assert!(page.holds(&format!("{GAINS}.length > 0")));
    for screen in LAPTOPS {
        resize(&page, &screen);
        let nameless = page.eval(&format!(
            "{GAINS}.filter((cell) => document.querySelector(`#name-${{cell}}.left-out`)).join()"
        ));
        assert_eq!(nameless, "", "{}x{}", screen.width, screen.height);
    }
}

#[test]
fn the_hand_takes_at_most_a_quarter_of_a_laptops_height() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    for moment in [Moment::Middle, Moment::Choice] {
        let page = open(&mut server, &ann, moment, &LAPTOPS[0]);
        for screen in LAPTOPS {
            resize(&page, &screen);
            let own = "document.getElementById('own')";
            let height = number(&page, &format!("{own}.getBoundingClientRect().height"));
            assert!(
                height <= f64::from(screen.height) / 4.0,
                "{height} of {screen:?}"
            );
            assert!(page.holds(&format!("{own}.scrollHeight <= {own}.clientHeight + 1")));
        }
    }
}

#[test]
fn the_wheel_zooms_around_the_pointer_and_the_mouse_drags() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[0]);
    let before = number(&page, SCALE);
    let at = (600, 200);
    // The whole map is in view: there is nothing to zoom out of.
    page.wheel(at, 200);
    assert!((number(&page, SCALE) - before).abs() < 0.001);
    let unit = unit_at(&page, at);
    page.wheel(at, -200);
    page.wait(&format!("{SCALE} > {}", 1.5 * before));
    for (now, then) in unit_at(&page, at).iter().zip(&unit) {
        assert!((now - then).abs() < 2.0, "{now} {then}");
    }
    let unit = unit_at(&page, at);
    let version = play::version(&page);
    page.drag(at, (500, 260));
    for (now, then) in unit_at(&page, (500, 260)).iter().zip(&unit) {
        assert!((now - then).abs() < 2.0, "{now} {then}");
    }
    assert_eq!(
        play::version(&page),
        version,
        "the end of a drag chooses nothing"
    );
    assert!(page.holds("!document.querySelector('.pending, [aria-expanded=true]')"));
    page.wheel(at, 200);
    page.wheel(at, 200);
    page.wait(&format!("Math.abs({SCALE} - {before}) < 0.001"));
}

#[test]
fn buttons_and_keys_zoom_and_keys_move_the_map() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[1]);
    let before = number(&page, SCALE);
    let same = format!("Math.abs({SCALE} - {before}) < 0.001");
    page.click("[data-zoom=in]");
    page.wait(&format!("{SCALE} > {}", 1.3 * before));
    page.click("[data-zoom=out]");
    page.wait(&same);
    page.press(Key::Letter('+'));
    page.press(Key::Letter('+'));
    page.wait(&format!("{SCALE} > {}", 1.9 * before));
    let place = numbers(&page, PLACE);
    // Where the map itself has the focus, the arrows move it.
    page.eval("document.getElementById('sky-scroll').focus()");
    page.press(Key::Right);
    page.press(Key::Down);
    let moved = numbers(&page, PLACE);
    assert!(
        moved[0] > place[0] && moved[1] > place[1],
        "{place:?} {moved:?}"
    );
    page.press(Key::Left);
    assert!(numbers(&page, PLACE)[0] < moved[0]);
    assert!(page.holds("document.activeElement.id === 'sky-scroll'"));
    page.press(Key::Letter('-'));
    page.wait(&format!("{SCALE} < {}", 1.5 * before));
    page.press(Key::Letter('0'));
    page.wait(&same);
    page.press(Key::Letter('+'));
    page.click("[data-zoom=whole]");
    page.wait(&same);
}

/// True if the piece with the focus is in view.
const IN_VIEW: &str = "(() => {
    const [piece, box] = [document.activeElement.querySelector('.hit') ?? document.activeElement, document.getElementById('sky-scroll')]
        .map((one) => one.getBoundingClientRect());
    return piece.left >= box.left - 1 && piece.right <= box.right + 1 && piece.top >= box.top - 1 && piece.bottom <= box.bottom + 1;
})()";

#[test]
fn a_target_out_of_view_is_on_the_minimap_and_comes_into_view_with_the_focus() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[0]);
    assert!(page.holds("document.getElementById('minimap').getClientRects().length === 0"));
    for _ in 0..4 {
        page.press(Key::Letter('+'));
    }
    // The upper left corner.
    page.eval("document.getElementById('sky-scroll').scrollTo(0, 0)");
    let targets = number(&page, "document.querySelectorAll('#pieces .legal').length");
    assert!(targets > 1.0);
    assert_eq!(
        number(&page, "document.querySelectorAll('#minimap .live').length"),
        targets
    );
    for _ in 0..targets as usize {
        page.press(Key::Right);
        assert!(page.holds("document.activeElement.matches('#pieces .legal')"));
        page.wait(IN_VIEW);
    }
    // A click on the minimap leads there, whatever lies beneath.
    let version = play::version(&page);
    let dot = middle_of(&page, "#minimap .sun");
    page.click_at(dot);
    page.wait(
        "(() => {
            const [sun, box] = ['sun', 'sky-scroll'].map((id) => document.getElementById(id).getBoundingClientRect());
            return sun.left > box.left && sun.right < box.right && sun.top > box.top && sun.bottom < box.bottom;
        })()",
    );
    let place = numbers(&page, PLACE);
    page.drag(dot, middle_of(&page, "#minimap"));
    assert_ne!(numbers(&page, PLACE), place);
    assert_eq!(play::version(&page), version);
}

#[test]
fn the_map_stays_zoomed_when_the_game_goes_on() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &LAPTOPS[0]);
    page.press(Key::Letter('+'));
    page.press(Key::Letter('+'));
    let size = number(&page, SIZE);
    for _ in 0..3 {
        let version = play::version(&page);
        page.eval("document.querySelector('#table [data-act]').focus()");
        page.press(Key::Enter);
        if !play::wait_after(&page, version) {
            break;
        }
        // The hand may take another height, and boxes are measured in whole pixels.
        assert!((number(&page, SIZE) - size).abs() < 0.01);
        play::assert_fresh(&page);
        let letters = numbers(&page, LETTERS);
        assert!(letters.iter().all(|height| *height > 10.99), "{letters:?}");
    }
}

/// Scrolls a piece that can be chosen to the middle of the map, as far as that is possible.
const CENTRE: &str = "const box = document.getElementById('sky-scroll');
    const [piece, edge] = [document.querySelector('#pieces .legal > .hit'), box].map((one) => one.getBoundingClientRect());
    box.scrollBy({
        left: piece.left + piece.width / 2 - edge.left - edge.width / 2,
        top: piece.top + piece.height / 2 - edge.top - edge.height / 2,
        behavior: 'instant',
    });
    // Where there is more room to scroll.
    return box.scrollLeft > (box.scrollWidth - box.clientWidth) / 2;";

#[test]
fn two_fingers_zoom_and_one_moves_the_map() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Middle, &Screen::PHONE);
    let before = number(&page, SCALE);
    let at = middle_of(&page, "#sky-scroll");
    page.pinch(at, 60, 180);
    page.wait(&format!("{SCALE} > {}", 1.5 * before));
    page.wait("document.getElementById('sky-scroll').scrollWidth > 2 * innerWidth");
    assert!(page.holds("(({ overflow, touchAction }) => overflow === 'auto' && touchAction === 'pan-x pan-y')(getComputedStyle(document.getElementById('sky-scroll')))"));
    // One finger scrolls, even where it lands on a piece, and chooses nothing.
    let version = play::version(&page);
    let is_right = page.script(CENTRE, &[]) == true;
    let place = numbers(&page, PLACE);
    let from = middle_of(&page, "#pieces .legal > .hit");
    let by = if is_right { 120 } else { -120 };
    page.drag(from, (from.0 + by, from.1));
    // The finger that a test moves in Firefox does not scroll.
    if !std::env::var("ALMAGEST_BROWSER").is_ok_and(|name| name == "firefox") {
        page.wait(&format!(
            "{PLACE}[0] * {} > {}",
            -by.signum(),
            -by.signum() as f64 * place[0] + 60.0
        ));
    }
    assert_eq!(play::version(&page), version);
    assert!(page.holds(
        "!document.querySelector('#table :is(.pending, .armed, .later.open, [aria-expanded=true])')"
    ));
    page.pinch(at, 180, 60);
    page.wait(&format!("{SCALE} < {}", 1.5 * before));
    // A tap still chooses.
    let version = play::version(&page);
    page.click("#pieces .legal");
    play::wait_after(&page, version);
    page.click("[data-zoom=whole]");
    let box_of = "document.getElementById('sky-scroll')";
    page.wait(&format!("{box_of}.scrollWidth <= {box_of}.clientWidth + 1"));
    page.wait(&format!(
        "{box_of}.scrollHeight <= {box_of}.clientHeight + 1"
    ));
}

/// The moves that are looked back at, one by one.
const BACK: u64 = 24;

#[test]
fn names_stay_apart_while_the_moments_change() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let table = server.prepare(&ann, &[("nightsky", 3, Moment::Middle)]);
    let page = server.page(&ann, &LAPTOPS[0], &Preferences::FRENCH);
    page.goto(&table[0].path());
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(&page);
    let version = play::version(&page);
    for back in 1..=BACK {
        page.press_all(&[Key::Shift, Key::Left]);
        page.wait(&format!(
            "document.getElementById('past-moment')?.getAttribute('value') === '{}'",
            version - back
        ));
        let faults = layout_faults(&page, false);
        assert!(faults.is_empty(), "{back} moves back: {faults:#?}");
    }
}

/// True if map and cards stand apart, each with a share of the board.
const BESIDE: &str = "(() => {
    const [map, cards] = ['sky-scroll', 'draft'].map((id) => document.getElementById(id).getBoundingClientRect());
    const apart = map.right <= cards.left + 1 || map.bottom <= cards.top + 1;
    return apart && map.width > 100 && map.height > 60 && cards.height > 60;
})()";

#[test]
fn the_map_is_beside_the_cards_during_the_draft() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Choice, &Screen::DESKTOP);
    let others = [Screen::TABLET, Screen::PHONE, Screen::LANDSCAPE];
    for screen in LAPTOPS.iter().chain(&others) {
        resize(&page, screen);
        assert!(page.holds(BESIDE), "{screen:?}");
    }
}

#[test]
fn a_first_tap_on_a_card_of_the_draft_only_points_at_it() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = open(&mut server, &ann, Moment::Choice, &Screen::PHONE);
    let version = play::version(&page);
    page.click("#draft [data-act]");
    page.wait("document.querySelector('#draft .armed')");
    assert_eq!(play::version(&page), version);
    page.click("#draft .armed");
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {version}"
    ));
}
