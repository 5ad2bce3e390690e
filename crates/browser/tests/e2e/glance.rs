//! What a player sees at a glance: the aim of a card, the score so far, explanations, the log, and
//! what changes the game for everyone.

use browser::play;
use browser::{Guest, Key, Moment, Page, Preferences, Screen, TestServer, machine, me};
use serde_json::json;

/// Opens the page of a table in the middle of a game, on Ann's turn.
fn middle(
    server: &mut TestServer,
    ann: &Guest,
    (game, seats): (&str, usize),
    preferences: &Preferences,
) -> Page {
    let table = server.prepare(ann, &[(game, seats, Moment::Middle)]);
    let page = server.page(ann, &Screen::DESKTOP, preferences);
    page.goto(&table[0].path());
    play::wait_for_line(&page);
    page
}

/// The explanation that is open; empty if none is.
const EXPLAINED: &str = "document.getElementById('explain').hidden ? '' \
    : document.getElementById('explain-words').textContent";

/// Returns the middle of an element on the page.
fn middle_of(page: &Page, selector: &str) -> (i64, i64) {
    let at = page.script(
        "const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
         return [Math.round(left + width / 2), Math.round(top + height / 2)];",
        &[json!(selector)],
    );
    (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
}

#[test]
fn an_objective_shows_on_the_board_where_it_is_nearest() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(&mut server, &ann, ("stellium", 2), &Preferences::default());
    let cards = page.eval("document.querySelectorAll('#offer [data-aim]').length");
    assert!(cards.as_u64().unwrap() > 3, "{cards} cards");
    assert!(page.holds("!document.querySelector('.aim.shown')"));
    page.move_to(middle_of(&page, "#offer [data-aim]"));
    let aim = "document.getElementById(document.querySelector('#offer [data-aim]').dataset.aim)";
    page.wait(&format!(
        "{aim}.matches('.shown') && {aim}.getBBox().width > 0"
    ));
    page.wait("document.getElementById('preview').textContent.length > 20");
    page.move_to((2, 2));
    page.wait("!document.querySelector('.aim.shown')");
    // By keys.
    page.eval("document.querySelector('#own [data-aim]').focus()");
    page.wait("document.querySelectorAll('.aim.shown').length === 1");
}

#[test]
fn a_tap_on_an_objective_shows_its_aim_and_one_elsewhere_hides_it() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let table = server.prepare(&ann, &[("stellium", 2, Moment::Middle)]);
    let page = server.page(&ann, &Screen::TABLET, &Preferences::FRENCH);
    page.goto(&table[0].path());
    play::wait_for_line(&page);
    // The tap also tries the card, and the page says why it cannot be taken now.
    page.pardon(&["422"]);
    page.click("#offer div[data-aim]");
    page.wait("document.querySelectorAll('.aim.shown').length === 1");
    page.click("#top .game");
    page.wait("!document.querySelector('.aim.shown')");
}

#[test]
fn a_constellation_of_astra_shows_which_stars_it_lacks() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(&mut server, &ann, ("astra", 3), &Preferences::default());
    let plates = "[...document.querySelectorAll('.plate[data-aim]')]";
    assert!(page.holds(&format!(
        "{plates}.length > 2 && {plates}.every((plate) => /\\d+ missing/.test(plate.querySelector('.missing').textContent))"
    )));
    assert!(page.holds("!document.querySelector('.aim.shown')"));
    page.move_to(middle_of(&page, ".plate[data-aim] .deep"));
    page.wait(
        "(([aim, ...more]) => aim && more.length === 0 && aim.getBBox().width > 0)
            ([...document.querySelectorAll('.aim.shown')])",
    );
    page.move_to((2, 2));
    page.wait("!document.querySelector('.aim.shown')");
    // By keys.
    page.eval("document.querySelector('.plate .missing').focus()");
    page.wait(&format!(
        "({EXPLAINED}).startsWith('Whoever marks the last star takes the card.')"
    ));
    assert!(page.holds("document.getElementById('explain-rule').hash === '#A4.1'"));
    page.wait("document.querySelectorAll('.aim.shown').length === 1");
    // The sign of the element, which is the next one.
    page.press(Key::Right);
    page.wait("document.activeElement.matches('.plate .element')");
    page.wait(&format!(
        "({EXPLAINED}).startsWith('This sign stands for ')"
    ));
}

#[test]
fn the_own_line_of_astra_lights_the_nearest_constellation() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let table = server.prepare(&ann, &[("astra", 3, Moment::Middle)]);
    let page = server.page(&ann, &Screen::TABLET, &Preferences::FRENCH);
    page.goto(&table[0].path());
    play::wait_for_line(&page);
    page.click("#own-aim .explained");
    page.wait("document.querySelectorAll('.aim.shown').length === 1");
    page.wait(&format!(
        "({EXPLAINED}).includes('Découvrez des constellations')"
    ));
    let named = "document.querySelector('.aim.shown').closest('.plate').querySelector('.plate-name').textContent";
    assert!(page.holds(&format!(
        "document.getElementById('own-aim').textContent.includes({named})"
    )));
    page.click("#top .game");
    page.wait("!document.querySelector('.aim.shown')");
}

#[test]
fn the_score_so_far_is_explained_on_hover_focus_and_tap() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(&mut server, &ann, ("astra", 3), &Preferences::default());
    let scores = page.eval("document.querySelectorAll('.in-all').length");
    assert_eq!(scores, 3, "one for each player");
    page.move_to(middle_of(&page, ".rival .in-all"));
    page.wait(&format!("({EXPLAINED}).startsWith('At least that much, ')"));
    assert!(page.holds("document.getElementById('explain-rule').hash === '#A6.3'"));
    page.press(Key::Escape);
    page.wait(&format!("({EXPLAINED}) === ''"));
    // One's own card is known, so the score is certain.
    page.move_to((2, 2));
    page.eval("document.querySelector('#own .in-all').focus()");
    page.press(Key::Enter);
    page.wait(&format!("({EXPLAINED}).startsWith('Made up of ')"));
    page.press(Key::Enter);
    page.wait("document.activeElement.id === 'explain-rule'");
    page.click("#own .in-all");
    page.wait(&format!("({EXPLAINED}) !== ''"));
    page.click("#top .game");
    page.wait(&format!("({EXPLAINED}) === ''"));
}

#[test]
fn the_log_follows_its_newest_line_unless_one_scrolls_up() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(&mut server, &ann, ("nightsky", 3), &Preferences::FRENCH);
    let log = "document.querySelector('#log ol')";
    let end = format!("{log}.scrollHeight - {log}.clientHeight - {log}.scrollTop < 2");
    page.wait(&end);
    assert!(page.holds(&format!("{log}.lastElementChild.matches('.last')")));
    page.eval(&format!("{log}.scrollTop = 0"));
    // The script notes it in the next frame.
    page.wait("!document.body.matches('.log-scrolled')");
    let version = play::version(&page);
    play::step(&page, &mut play::Chooser::new(1));
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {version}"
    ));
    assert!(!page.holds(&end), "a log that is being read stays in place");
}

#[test]
fn the_whole_log_opens_over_the_table() {
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let page = middle(&mut server, &ann, ("stellium", 3), &Preferences::default());
    let path = page.eval("location.href");
    page.click(".log-whole");
    page.wait("document.querySelectorAll('#whole-log[open] li').length > 0");
    let [all, shown] = ["#whole-log li", "#log li"]
        .map(|lines| page.eval(&format!("document.querySelectorAll('{lines}').length")));
    assert!(all.as_u64() >= shown.as_u64(), "{all} of {shown}");
    page.press(Key::Escape);
    page.wait("!document.querySelector('#whole-log[open]')");
    assert_eq!(page.eval("location.href"), path);
}

/// True if something holds the stage.
const STAGED: &str = "!document.getElementById('stage').hidden";

/// Shows moves at a quick pace, whatever the preferences say, and notes what is on the stage.
fn watch_the_stage(page: &Page) {
    page.script(
        "window.matchMedia = () => ({ matches: false });
         document.documentElement.dataset.motion = 'quick';
         window.staged = [];
         new MutationObserver(() => {
             const words = document.getElementById('stage-words').textContent;
             if (!document.getElementById('stage').hidden && window.staged.at(-1) !== words) window.staged.push(words);
         }).observe(document.getElementById('stage'), { subtree: true, childList: true, attributes: true });",
        &[],
    );
}

#[test]
fn ptolemys_steps_are_shown_one_by_one() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let table = ann.make("astra", &[me()], &json!({}));
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_turn(&page);
    play::wait_for_line(&page);
    watch_the_stage(&page);
    let mut chooser = play::Chooser::new(5);
    for _ in 0..40 {
        if page.holds("window.staged.length > 3") {
            break;
        }
        play::step(&page, &mut chooser);
        play::wait_for_turn(&page);
    }
    let staged = page.eval("window.staged");
    let staged: Vec<&str> = staged
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one.as_str())
        .collect();
    assert!(
        staged.iter().any(|words| words.contains("Ptolemy")),
        "{staged:?}"
    );
    assert!(staged.len() > 3, "{staged:?}");
    page.wait("document.getElementById('stage').hidden && !document.querySelector('.staged')");
}

#[test]
fn a_click_goes_on_from_what_holds_the_stage() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let chairs = [me(), machine("random"), machine("random")];
    let wish = json!({ "options": { "draft": "turns" } });
    let table = ann.make("nightsky", &chairs, &wish);
    let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
    page.goto(&table.path());
    play::wait_for_line(&page);
    watch_the_stage(&page);
    // What holds the stage would do so forever.
    page.script(
        "const later = window.setTimeout;
         window.setTimeout = (then, wait) => (wait > 800 ? 0 : later(then, wait));",
        &[],
    );
    let mut chooser = play::Chooser::new(2);
    for _ in 0..60 {
        page.wait(&format!("({}) || ({STAGED})", play::MINE));
        if page.holds(STAGED) {
            break;
        }
        play::act(&page, &mut chooser);
    }
    page.wait(STAGED);
    page.click_at((700, 400));
    page.wait(&format!("!({STAGED})"));
}
