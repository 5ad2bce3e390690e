//! The replay of a finished game.

use browser::{Key, Moment, Page, Preferences, Screen, TestServer};

/// Returns the moment shown, according to the slider and to the address.
fn at(page: &Page) -> (u64, u64) {
    let shown = page.eval("Number(document.getElementById('moment').value)");
    let address = page.eval("Number(new URL(location.href).searchParams.get('at') ?? -1)");
    let number = |value: serde_json::Value| value.as_u64().unwrap_or(u64::MAX);
    (number(shown), number(address))
}

#[test]
fn a_replay_goes_to_any_moment_and_a_reload_shows_the_same() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[("stellium", 2, Moment::End)]);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&format!("/replay/{}", tables[0].id));
    page.wait("document.getElementById('moment')");
    page.press(Key::Home);
    page.wait(
        "document.getElementById('moment').value === '0' && location.search.includes('at=0')",
    );
    let log = "document.querySelectorAll('#log ol li').length";
    let first = page.eval(log);
    for step in 1..=5 {
        page.press(Key::Right);
        page.wait(&format!(
            "new URL(location.href).searchParams.get('at') === '{step}'"
        ));
    }
    assert_eq!(at(&page), (5, 5));
    assert_ne!(page.eval(log), first);
    let board = page.eval("document.getElementById('board').innerHTML");
    page.reload();
    page.wait("document.getElementById('moment')");
    assert_eq!(at(&page), (5, 5));
    // The order of attributes may differ.
    let same = "const board = document.getElementById('board'), before = board.cloneNode(false); \
        before.innerHTML = arguments[0]; return before.isEqualNode(board)";
    assert_eq!(
        page.script(same, &[board]),
        true,
        "{}",
        page.eval("document.getElementById('board').innerHTML")
    );
}

const GAMES: [(&str, usize); 3] = [("astra", 2), ("stellium", 2), ("nightsky", 3)];

/// True if the review is there.
const CURVE: &str = "document.querySelector('#curve .curve-plot')";

/// Opens the replay of a finished game.
fn replay(
    server: &mut TestServer,
    (game, seats): (&str, usize),
    screen: &Screen,
    preferences: &Preferences,
) -> Page {
    let ann = server.guest("Ann");
    let tables = server.prepare(&ann, &[(game, seats, Moment::End)]);
    let page = server.page(&ann, screen, preferences);
    page.goto(&format!("/replay/{}", tables[0].id));
    page.wait("document.getElementById('moment') && document.fonts.ready.then(() => true)");
    page
}

/// Waits until a moment is shown.
#[track_caller]
fn wait_for(page: &Page, at: u64) {
    page.wait(&format!(
        "new URL(location.href).searchParams.get('at') === '{at}' \
            && document.getElementById('moment').getAttribute('value') === '{at}'"
    ));
}

#[test]
fn the_review_begins_at_once_and_its_curve_leads_to_every_moment() {
    let mut server = TestServer::open();
    for (game, screen, preferences, caption) in [
        (
            GAMES[0],
            Screen::DESKTOP,
            Preferences::default(),
            "Chance to win",
        ),
        (
            GAMES[1],
            Screen::PHONE,
            Preferences::FRENCH,
            "Chances de gagner",
        ),
        (
            GAMES[2],
            Screen::DESKTOP,
            Preferences::FRENCH,
            "Chances de gagner",
        ),
    ] {
        let page = replay(&mut server, game, &screen, &preferences);
        let path = page.eval("location.pathname");
        page.click("#review-start button");
        page.wait(CURVE);
        assert_eq!(page.eval("location.pathname"), path);
        // Board and curve are on the screen together, and the page does not scroll.
        assert!(page.holds(
            "['board', 'curve', 'moment'].every((id) => {
                const { top, bottom } = document.getElementById(id).getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight + 1;
            }) && document.scrollingElement.scrollHeight <= innerHeight"
        ));
        // A place on the curve, by mouse or finger.
        let place = page.script(
            "const { left, top, width, height } = document.querySelector('.curve-plot').getBoundingClientRect();
             const last = Number(document.getElementById('moment').max);
             // A finger near a ring means the ring.
             const rings = [...document.querySelectorAll('.curve-mistake')].map((ring) => ring.getBoundingClientRect().x);
             for (let share = 0.15; share < 0.95; share += 0.01) {
                 const at = [Math.round(left + share * width), Math.round(top + height / 2)];
                 if (rings.every((x) => Math.abs(x - at[0]) > 30))
                     return [...at, Math.round(((at[0] - left) / width) * last)];
             }",
            &[],
        );
        let number = |which: usize| place[which].as_i64().unwrap();
        page.click_at((number(0), number(1)));
        wait_for(&page, number(2) as u64);
        let marker = "Math.abs(parseFloat(document.getElementById('curve-now').getAttribute('x1')) \
            - 100 * document.getElementById('moment').value / document.getElementById('moment').max) < 0.2";
        assert!(page.holds(marker));
        // The list of mistakes.
        page.click("[data-do=review]");
        page.wait("document.querySelector('#review .mistakes')?.checkVisibility()");
        assert!(page.text("#review").contains(caption));
        page.press(Key::Escape);
        page.wait("!document.getElementById('review').checkVisibility()");
    }
}

#[test]
fn playback_has_a_speed_and_stops_when_one_steps() {
    let mut server = TestServer::open();
    let page = replay(
        &mut server,
        GAMES[1],
        &Screen::DESKTOP,
        &Preferences::default(),
    );
    page.press(Key::Home);
    wait_for(&page, 0);
    page.press(Key::Up);
    page.press(Key::Up);
    assert_eq!(page.eval("document.getElementById('speed').value"), "4");
    page.press(Key::Letter(' '));
    page.wait("document.getElementById('play').ariaPressed === 'true'");
    page.wait("Number(document.getElementById('moment').value) >= 2");
    assert_eq!(page.eval("document.getElementById('speed').value"), "4");
    page.press(Key::Left);
    page.wait("document.getElementById('play').ariaPressed === 'false'");
    page.press(Key::Down);
    assert_eq!(page.eval("document.getElementById('speed').value"), "2");
    page.press(Key::Home);
    wait_for(&page, 0);
    // A line of the log leads to its moment.
    page.press(Key::Right);
    page.press(Key::Right);
    page.wait("document.querySelector('#log li[data-at]')");
    let at = page.eval("Number(document.querySelector('#log li[data-at]').dataset.at)");
    page.click("#log li[data-at] a");
    wait_for(&page, at.as_u64().unwrap());
}

#[test]
fn a_mistake_is_marked_on_the_board_with_a_word() {
    let mut server = TestServer::open();
    for game in GAMES {
        let page = replay(&mut server, game, &Screen::DESKTOP, &Preferences::default());
        page.click("#review-start button");
        page.wait(CURVE);
        let mistakes = page.eval("document.querySelectorAll('.mistakes a').length");
        let mut marked = 0;
        for number in 0..mistakes.as_u64().unwrap() {
            page.eval("document.body.classList.add('review-open')");
            page.eval(&format!(
                "document.querySelectorAll('.mistakes a')[{number}].click()"
            ));
            let told = format!("document.querySelectorAll('.mistakes a')[{number}].textContent");
            let shown = "['ask', 'detail'].map((id) => document.getElementById(id).textContent.trim()).join(' ')";
            page.wait(&format!("{shown} === {told}"));
            marked += u32::from(page.holds("document.querySelector('#table .pointed')"));
        }
        assert!(mistakes == 0 || marked > 0, "{game:?}: nothing is marked");
        let words = "[...document.querySelectorAll('.pointed-sign:not([hidden])')].every((sign) => /played|better/.test(sign.textContent))";
        assert!(page.holds(words));
    }
}

#[test]
fn board_and_curve_fit_every_window() {
    let mut server = TestServer::open();
    for game in GAMES {
        let page = replay(&mut server, game, &Screen::DESKTOP, &Preferences::FRENCH);
        page.click("#review-start button");
        page.wait(CURVE);
        for (width, height) in [
            (1366, 650),
            (1280, 720),
            (683, 384),
            (390, 844),
            (768, 1024),
            (2560, 1440),
        ] {
            page.set_screen(&Screen::window(width, height));
            page.wait("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
            if let Some(folder) = std::env::var_os("ALMAGEST_PICTURES") {
                let name = format!("review-{}-{width}x{height}.png", game.0);
                std::fs::write(
                    std::path::PathBuf::from(folder).join(name),
                    page.screenshot(),
                )
                .unwrap();
            }
            let outside = page.script(
                "return ['curve', 'moment', 'board'].filter((id) => {
                     const { top, left, right, bottom } = document.getElementById(id).getBoundingClientRect();
                     return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
                 })",
                &[],
            );
            assert_eq!(outside, serde_json::json!([]), "{game:?} {width}x{height}");
        }
    }
}
