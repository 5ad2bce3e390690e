//! The replay of a finished game.

use std::collections::BTreeSet;

use browser::{Key, Moment, Page, Preferences, Screen, TestServer, play};
use games::{Legal, LiveGame, RecordedGame, Sight, find};
use tabletop::{Observer, Options, Seat};
use words::Language;

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

/// Returns a point of the window on the curve, at this share of its width or soon after it, and the
/// moment there. No ring is nearer than this number of pixels.
#[track_caller]
fn place_on_curve(page: &Page, share: f64, clear: u32) -> ((i64, i64), u64) {
    let place = page.script(
        "const { left, top, width, height } = document.querySelector('.curve-plot').getBoundingClientRect();
         const last = Number(document.getElementById('moment').max);
         const rings = [...document.querySelectorAll('.curve-mistake')].map((ring) => ring.getBoundingClientRect().x);
         for (let share = arguments[0]; share < 0.97; share += 0.01) {
             const at = [Math.round(left + share * width), Math.round(top + height / 2)];
             if (rings.every((x) => Math.abs(x - at[0]) > arguments[1]))
                 return [...at, Math.round(((at[0] - left) / width) * last)];
         }",
        &[share.into(), clear.into()],
    );
    let number = |which: usize| place[which].as_i64().unwrap();
    ((number(0), number(1)), number(2) as u64)
}

#[test]
fn the_review_begins_at_once_and_its_curve_leads_to_every_moment() {
    let mut server = TestServer::open();
    for (game, screen, preferences, caption) in [
        (
            GAMES[0],
            Screen::DESKTOP,
            Preferences::default(),
            "Chance of winning",
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
        // A place on the curve, by mouse or finger. A finger near a ring means the ring.
        let (place, moment) = place_on_curve(&page, 0.15, 30);
        page.click_at(place);
        wait_for(&page, moment);
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

/// Notes where the marker of the curve has been, as moments.
const WATCH_MARKER: &str = "const marker = document.getElementById('curve-now');
    const last = Number(document.getElementById('moment').max);
    window.passed = new Set();
    const note = () => window.passed.add(Math.round(parseFloat(marker.getAttribute('x1')) / 100 * last));
    new MutationObserver(note).observe(marker, { attributes: true, attributeFilter: ['x1'] });";

#[test]
fn dragging_along_the_curve_leads_through_its_moments() {
    let mut server = TestServer::open();
    for (game, screen) in [
        (GAMES[0], Screen::DESKTOP),
        (GAMES[1], Screen::PHONE),
        (GAMES[2], Screen::DESKTOP),
    ] {
        let page = replay(&mut server, game, &screen, &Preferences::default());
        page.click("#review-start button");
        page.wait(CURVE);
        let (from, first) = place_on_curve(&page, 0.1, 12);
        let (to, last) = place_on_curve(&page, 0.75, 12);
        assert!(last > first + 4, "{game:?}: from {first} to {last}");
        page.script(WATCH_MARKER, &[]);
        page.drag(from, to);
        wait_for(&page, last);
        // The end, which was shown before, may be shown once more when the review is there.
        let passed = page.eval("[...window.passed]");
        let passed = passed.as_array().unwrap().iter();
        let passed: BTreeSet<u64> = passed.filter_map(|moment| moment.as_u64()).collect();
        let between = passed.range(first..=last).count();
        assert!(between > 3, "{game:?}: {passed:?} from {first} to {last}");
        assert!(passed.contains(&first), "{game:?}: {passed:?}");
        // Without a pressed button the pointer changes nothing.
        if !screen.mobile {
            page.move_to(from);
            assert_eq!(at(&page), (last, last));
        }
        // Back again.
        page.drag(to, from);
        wait_for(&page, first);
        assert!(page.holds("!document.body.matches('.review-open, .log-open')"));
    }
}

#[test]
fn the_review_begins_by_itself_when_opened_from_the_end_of_a_game() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let wishes = GAMES.map(|(game, seats)| (game, seats, Moment::End));
    for (table, preferences) in server.prepare(&ann, &wishes).iter().zip([
        Preferences::default(),
        Preferences::FRENCH,
        Preferences::default(),
    ]) {
        let page = server.page(&ann, &Screen::DESKTOP, &preferences);
        page.goto(&table.path());
        play::wait_for_line(&page);
        page.click("#end a[href$='#review']");
        page.wait(&format!("location.pathname === '/replay/{}'", table.id));
        page.wait(CURVE);
        assert!(page.holds("document.querySelector('#review ol.mistakes')"));
        // A review that is there does not begin again.
        page.reload();
        page.wait("document.readyState === 'complete'");
        assert!(page.holds(CURVE));
        assert!(!page.holds("document.getElementById('review-start')"));
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

/// A game and what can be chosen on the board before one of its lines.
struct Before {
    /// The legal actions, each with its words.
    legal: Vec<Legal>,
    /// The board and the seat's own side with everything that can be chosen.
    html: String,
}

impl Before {
    /// Returns what a seat could choose after this many lines of a finished game.
    fn of(kind: &str, game: &dyn LiveGame, at: usize, seat: Seat) -> Self {
        let lines = game.lines(0).unwrap();
        let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let record = format!("{}\n{}\n", game.header(), lines.join("\n"));
        let ready = find(kind).unwrap().ready_built_in(&Options::new()).unwrap();
        let recorded = RecordedGame::all(&record).unwrap();
        let then = ready.moment(&recorded[0], at).unwrap();
        let drawing = then.draw(&Sight {
            language: Language::English,
            observer: Observer::Seat(seat),
            seat: Some(seat),
            plays: true,
            acts: true,
            guided: false,
            notes: &vec![String::new(); then.names().len()],
            log: 0,
        });
        let own = drawing.scene.own.map(|own| own.into_string());
        Self {
            legal: then.legal(Some(Language::English), seat),
            html: drawing.scene.board.into_string() + &own.unwrap_or_default(),
        }
    }

    /// Returns whether an action that a sentence names is chosen on the board or on the seat's own
    /// side. Others are buttons of the action bar.
    fn is_on_board(&self, sentence: &str) -> bool {
        let is_named = |one: &&Legal| {
            let words = one.words.as_deref().unwrap();
            sentence.contains(&format!(": {words} ("))
        };
        let named: Vec<&Legal> = self.legal.iter().filter(is_named).collect();
        let [one] = named[..] else {
            panic!("{} actions are named: {sentence}", named.len());
        };
        let action = one.action.to_string().replace('"', "&quot;");
        self.html.contains(&format!("data-act=\"{action}\""))
    }
}

#[test]
fn every_mistake_is_marked_on_the_board_with_a_word() {
    let mut server = TestServer::open();
    for (kind, seats) in GAMES {
        let game = Moment::End.reach(kind, seats);
        let (screen, preferences) = (Screen::DESKTOP, Preferences::default());
        let page = replay(&mut server, (kind, seats), &screen, &preferences);
        page.click("#review-start button");
        page.wait(CURVE);
        let mistakes = page.eval("document.querySelectorAll('.mistakes a').length");
        let mut marked = 0;
        for number in 0..mistakes.as_u64().unwrap() {
            let link = format!("document.querySelectorAll('.mistakes a')[{number}]");
            let told = page.eval(&format!("{link}.textContent"));
            let told = told.as_str().unwrap();
            page.eval("document.body.classList.add('review-open')");
            page.eval(&format!("{link}.click()"));
            let shown = "['ask', 'detail'].map((id) => document.getElementById(id).textContent.trim()).join(' ')";
            page.wait(&format!("{shown} === {link}.textContent"));
            let place = page.eval(&format!(
                "[Number({link}.dataset.at), Number(new URL({link}.href).searchParams.get('from'))]"
            ));
            let number = |which: usize| place[which].as_u64().unwrap() as usize;
            let before = Before::of(kind, &*game, number(0), Seat::new(number(1) - 1));
            let (played, better) = told.split_once(" Better").unwrap();
            for (class, sentence) in [("played", played), ("better", better)] {
                let on_board = before.is_on_board(sentence);
                let is_marked = format!("document.querySelector('#table .pointed.{class}')");
                assert_eq!(page.holds(&is_marked), on_board, "{class}: {told}");
                marked += u32::from(on_board);
            }
        }
        assert!(mistakes == 0 || marked > 0, "{kind}: nothing is marked");
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
            page.wait_for_frame();
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
