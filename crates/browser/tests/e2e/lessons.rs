//! Lessons are played through by mouse, touch and keys, and fit every window.

use std::collections::BTreeMap;

use browser::audit::layout_faults;
use browser::{Key, Page, Preferences, Screen, TestServer, play};
use serde_json::{Value, json};

/// The lessons: the game, the number of the lesson on its page, and its steps.
const LESSONS: [(&str, usize, usize); 4] = [
    ("astra", 0, 12),
    ("astra", 1, 6),
    ("stellium", 0, 12),
    ("nightsky", 0, 12),
];

/// The windows in which every step is looked at.
const WINDOWS: [(u32, u32); 5] = [
    (1366, 650),
    (390, 844),
    (683, 384),
    (1440, 900),
    (820, 1180),
];

/// True if the page shows the latest update and the lesson asks for something, or is over.
const ASKS: &str = "(() => {
    const lesson = document.getElementById('lesson');
    return !document.body.classList.contains('busy') && (!lesson || lesson.dataset.lit !== '[]');
})()";

/// True if the lesson is over.
const OVER: &str = "!document.getElementById('lesson')";

/// Begins a lesson on the page that offers it.
#[track_caller]
fn begin(page: &Page, game: &str, number: usize) {
    page.goto(&format!("/learn/{game}"));
    page.eval(&format!(
        "void document.querySelectorAll('.lesson-offer')[{number}].querySelector('button').click()"
    ));
    page.wait("document.getElementById('table')");
    page.wait("document.fonts.ready.then(() => true)");
    play::wait_for_line(page);
}

/// Waits until the lesson asks for something. Returns whether it goes on.
#[track_caller]
fn asks(page: &Page) -> bool {
    page.wait(ASKS);
    play::wait_for_line(page);
    !page.holds(OVER)
}

/// Returns the sentence of the step, without the names of what is lit.
fn sentence(page: &Page) -> String {
    let asked = page.text("#ask");
    asked.lines().next().unwrap_or_default().to_owned()
}

/// Presses what the lesson points at: one piece, or the one that opens its group and then the piece.
#[track_caller]
fn press_what_is_lit(page: &Page) {
    page.wait("document.querySelector('.hint-mark')");
    let version = play::version(page);
    let selectors = page.script(
        "const [action] = JSON.parse(document.getElementById('lesson').dataset.lit);
         const piece = `[data-act='${action}']`;
         const group = document.querySelector(`#table ${piece}`).dataset.of;
         return [piece, ...(group ? [`[data-open='${group}']`] : [])];",
        &[],
    );
    let piece = selectors[0].as_str().unwrap();
    if let Some(opener) = selectors[1].as_str() {
        assert!(!play::click_target(page, opener), "{opener} opens a group");
    }
    assert!(play::click_target(page, piece), "{piece} acts");
    // A finger's first tap on a card of the draft shows where it can be observed.
    if page.holds("document.querySelector('.draft .armed')") {
        play::click_target(page, piece);
    }
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {version}"
    ));
}

/// True if the focus is on a piece that can be chosen.
const ON_PIECE: &str = "document.activeElement.matches('#table [data-act]')";

#[track_caller]
fn choose_by_keys(page: &Page) {
    page.wait("document.querySelector('.hint-mark')");
    let version = play::version(page);
    // An update that arrives in between may take the focus away from the button.
    for _ in 0..50 {
        page.eval("void document.getElementById('lesson-show').focus()");
        page.press(Key::Enter);
        if page.holds(ON_PIECE) {
            break;
        }
    }
    page.press(Key::Enter);
    page.wait(&format!(
        "Number(document.getElementById('turn').dataset.version) > {version}"
    ));
}

/// Plays a lesson to its end and returns its sentences.
#[track_caller]
fn take(page: &Page, mut choose: impl FnMut(&Page)) -> Vec<String> {
    let mut sentences = Vec::new();
    while asks(page) {
        let now = sentence(page);
        assert!(!now.contains("Unknown"), "{now}");
        if sentences.last() != Some(&now) {
            sentences.push(now);
        }
        choose(page);
    }
    sentences
}

fn every_lesson(screen: &Screen, preferences: &Preferences, choose: fn(&Page)) {
    let server = TestServer::open();
    for (game, number, steps) in LESSONS {
        let page = server.strangers_page(screen, preferences);
        begin(&page, game, number);
        let sentences = take(&page, choose);
        assert_eq!(sentences.len(), steps, "{game}: {sentences:#?}");
        // The game goes on like any other.
        page.wait("document.querySelector('#table [data-act], #table [data-open]')");
    }
}

#[test]
fn every_lesson_by_mouse() {
    every_lesson(&Screen::DESKTOP, &Preferences::default(), press_what_is_lit);
}

#[test]
fn every_lesson_by_touch_in_french() {
    every_lesson(&Screen::PHONE, &Preferences::FRENCH, press_what_is_lit);
}

#[test]
fn every_lesson_by_keys() {
    every_lesson(&Screen::DESKTOP, &Preferences::FRENCH, choose_by_keys);
}

#[test]
fn every_step_fits_its_window() {
    let server = TestServer::open();
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (game, number, _) in LESSONS {
        let page = server.strangers_page(&Screen::DESKTOP, &Preferences::FRENCH);
        begin(&page, game, number);
        take(&page, |page| {
            let step = page.eval("document.querySelector('#actions .phases .now').textContent");
            let step = step.as_str().unwrap();
            // What is under the pointer is explained, which would cover other pieces.
            page.move_to((4, 4));
            page.wait("document.getElementById('explain').hidden");
            for (width, height) in WINDOWS {
                page.set_screen(&Screen::window(width, height));
                page.wait_for_frame();
                for fault in layout_faults(page, false) {
                    let seen = faults.entry(fault).or_default();
                    seen.push(format!("{game} {number} {step} {width}x{height}"));
                }
                take_picture(page, &format!("lesson-{game}-{number}-{step}-{width}"));
            }
            page.set_screen(&Screen::DESKTOP);
            press_what_is_lit(page);
        });
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_refusal_on_a_phone_covers_neither_the_sentence_nor_what_is_lit() {
    let server = TestServer::open();
    let phone = Screen::window(390, 844);
    let page = server.strangers_page(&phone, &Preferences::FRENCH);
    page.pardon(&["422"]);
    for game in ["astra", "stellium", "nightsky"] {
        begin(&page, game, 0);
        asks(&page);
        assert!(
            page.holds(
                "document.querySelector('#actions .phases .now').getClientRects().length > 0"
            )
        );
        page.script(
            "const lit = JSON.parse(document.getElementById('lesson').dataset.lit);
             const other = [...document.querySelectorAll('#table [data-act]')]
                 .find((piece) => !lit.includes(piece.dataset.act) && !piece.matches('.later'));
             other.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
            &[],
        );
        page.wait("!document.body.classList.contains('busy') && !document.getElementById('refusal').hidden");
        take_picture(&page, &format!("refusal-{game}"));
        for part in ["#actions", "#own", ".hint-mark:not([hidden])"] {
            let covers = page.script(
                "const box = document.getElementById('refusal').getBoundingClientRect();
                 return [...document.querySelectorAll(arguments[0])].some((one) => {
                     const { top, bottom } = one.getBoundingClientRect();
                     return Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
                 });",
                &[part.into()],
            );
            assert_eq!(covers, json!(false), "{game}: {part}");
        }
    }
}

/// Saves a picture if the folder for pictures is named.
fn take_picture(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os("ALMAGEST_PICTURES") {
        let file = std::path::Path::new(&folder).join(format!("{}.png", name.replace(' ', "-")));
        std::fs::write(file, page.screenshot()).unwrap();
    }
}

/// True if the frames of the lesson pulse.
const INSISTS: &str = "document.querySelector('.insists > .hint-mark')";

/// Returns the animation of a frame, its outline, and whether the animation takes any time.
fn pulse(page: &Page) -> Value {
    page.eval(&format!(
        "(({{ animationName, outlineStyle, animationDuration }}) =>
            [animationName, outlineStyle, animationDuration !== '0s'])(getComputedStyle({INSISTS}))"
    ))
}

#[test]
fn something_else_is_refused_with_a_sentence_and_one_can_go_back_and_skip() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    page.pardon(&["422"]);
    begin(&page, "astra", 0);
    asks(&page);
    let first = sentence(&page);
    let other = "#table [data-act='{\"mark\":{\"place\":2,\"star\":1}}']";
    let press_other = || {
        page.script(
            "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            &[other.into()],
        );
        page.wait("!document.body.classList.contains('busy') && !document.getElementById('refusal').hidden");
    };
    press_other();
    assert!(page.text("#refusal").starts_with("Good idea for later."));
    assert!(!page.holds(INSISTS));
    press_other();
    page.wait(INSISTS);
    // The browser of the tests asks for less motion: then the frame is only thicker.
    assert_eq!(pulse(&page), json!(["insists", "solid", false]));
    page.eval("document.documentElement.style.setProperty('--turn', '.6s')");
    assert_eq!(pulse(&page), json!(["insists", "solid", true]));
    assert_eq!(sentence(&page), first);
    press_what_is_lit(&page);
    page.wait("document.getElementById('lesson-back')");
    asks(&page);
    assert!(!page.holds(INSISTS));
    assert_ne!(sentence(&page), first);
    page.click("#lesson-back");
    page.wait("!document.getElementById('lesson-back')");
    assert_eq!(sentence(&page), first);
    // It asks before it leaves the lesson for good.
    page.click("#lesson-skip");
    page.wait("document.getElementById('sure').open");
    assert!(page.text("#sure").contains("Leave the lesson here?"));
    assert_eq!(page.text("#sure [value=yes]"), "Skip");
    page.press(Key::Escape);
    assert!(page.holds("document.getElementById('lesson-skip')"));
    page.click("#lesson-skip");
    page.click("#sure [value=yes]");
    page.wait(OVER);
    assert!(page.holds("document.querySelector(\"[data-do='hint']\")"));
}

#[test]
fn what_a_step_has_led_to_is_said_until_the_pointer_moves() {
    let server = TestServer::open();
    let page = server.strangers_page(&Screen::DESKTOP, &Preferences::default());
    begin(&page, "astra", 0);
    for _ in 0..4 {
        asks(&page);
        press_what_is_lit(&page);
        asks(&page);
        let detail = "getComputedStyle(document.getElementById('detail')).display !== 'none'";
        assert_eq!(page.text("#preview"), "");
        assert!(page.holds(&format!(
            "!document.getElementById('detail').innerText || {detail}"
        )));
    }
    // Pointing at something shows its description.
    page.move_to((4, 4));
    let at = page.script(
        "const box = document.querySelector('#table [data-act]').getBoundingClientRect();
         return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);",
        &[],
    );
    page.move_to((at[0].as_i64().unwrap(), at[1].as_i64().unwrap()));
    page.wait("document.getElementById('preview').innerText");
}
