//! The frame around every game's scene: top bar, action bar, other players, log.

use maud::{Markup, html};
use tabletop::Seat;
use words::{Language, text};

use crate::{Button, Scene, icon, mark, other_mark, part};

/// Everything on a table's page: the scene and its surroundings.
pub struct Frame<'a> {
    /// The language of all texts.
    pub language: Language,
    /// The game's name.
    pub title: &'a str,
    /// The scene in the middle of the page.
    pub scene: &'a Scene,
    /// The log, with the oldest turn first.
    pub log: &'a [LogTurn],
    /// The address of the complete log of a live table, where one can also look back.
    pub whole_log: Option<String>,
    /// The tools at the right end of the top bar.
    pub tools: Markup,
    /// Controls beside the game's own actions, such as undo.
    pub asides: Markup,
    /// Panels over the table: the end of the game, a proposal.
    pub overlay: Markup,
}

/// The log entries of one turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogTurn {
    /// The seat and the round; `None` for entries before the first turn, or if the turn is no
    /// longer known.
    pub turn: Option<(Seat, u16)>,
    /// The player's name.
    pub name: String,
    /// The log entries, oldest first.
    pub lines: Vec<LogLine>,
}

/// A log entry: one sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The version it began with, and its index among the events of that version.
    pub begun: (usize, usize),
    /// The version it led to.
    pub version: usize,
    /// The seat that caused it, if any.
    pub seat: Option<Seat>,
    /// The key of the participant without a seat that caused it, if any.
    pub other: Option<&'static str>,
    /// A sentence that says what happened.
    pub words: String,
    /// The id of the piece where it happened, if any.
    pub place: Option<String>,
}

/// The parts of a table's page that show a moment of the game. The log is not among them: it goes
/// on while somebody looks at an earlier moment.
pub const MOMENT: [&str; 5] = ["top", "actions", "board", "own", "rivals"];

/// Renders the whole body of a table's page.
#[must_use]
pub fn table(frame: &Frame<'_>) -> Markup {
    let Frame {
        scene, language, ..
    } = frame;
    let own = scene.own.as_ref();
    let own = html! {
        section.own id="own" aria-label=(say(*language, "frame-own")) hidden[own.is_none()] data-signs {
            @if let Some(own) = own {
                // Small windows hide the games' own headings of this level, but not those below.
                h2.hide { (say(*language, "frame-own")) }
                (own)
            }
        }
    };
    let board = html! {
        main.board id="board" tabindex="-1" aria-label=(say(*language, "frame-board")) {
            (scene.board)
        }
    };
    html! {
        (part("top", &top(frame)))
        (part("actions", &actions(frame)))
        (part("board", &board))
        (part("own", &own))
        (side(frame))
        (part("overlay", &html! { div id="overlay" { (frame.overlay) } }))
    }
}

fn say(language: Language, key: &str) -> String {
    text(language, key, &[])
}

fn top(frame: &Frame<'_>) -> Markup {
    html! {
        header.top id="top" {
            a.word href="/" { "Almagest" }
            h1.game { (frame.title) }
            ul.facts { @for fact in &frame.scene.facts { li { (fact) } } }
            nav.tools aria-label=(say(frame.language, "frame-tools")) { (frame.tools) }
        }
    }
}

fn actions(frame: &Frame<'_>) -> Markup {
    let scene = frame.scene;
    html! {
        footer.actions id="actions" aria-label=(say(frame.language, "frame-actions")) {
            ol.phases aria-label=(say(frame.language, "frame-steps")) {
                @for step in &scene.steps {
                    li class=(step_class(step.now, step.done))
                        aria-current=[step.now.then_some("step")] { (step.words) }
                }
            }
            p.decision id="decision" role="status" aria-live="polite" {
                span.ask id="ask" { (scene.decision) }
            }
            // The remark has its own place: whatever it says, the decision neither moves nor is covered.
            div.remark id="remark" {
                span.detail role="status" id="detail" { (scene.detail) }
                span.preview id="preview" aria-hidden="true" {}
                button.remark-more id="remark-more" type="button" data-do="remark" aria-expanded="false"
                    aria-label=(say(frame.language, "frame-remark-more")) { "…" }
            }
            div.buttons id="buttons" {
                (frame.asides)
                @for button in &scene.buttons { (action_button(button)) }
            }
        }
    }
}

fn step_class(now: bool, done: bool) -> &'static str {
    match (now, done) {
        (true, _) => "now",
        (false, true) => "done",
        (false, false) => "later",
    }
}

fn action_button(button: &Button) -> Markup {
    let class = if button.main { "act main" } else { "act" };
    button.target.button("", class, &button.words)
}

fn side(frame: &Frame<'_>) -> Markup {
    let language = frame.language;
    let rivals = html! {
        section.rivals id="rivals" aria-label=(say(language, "frame-rivals")) {
            @for rival in &frame.scene.rivals { (rival) }
        }
    };
    html! {
        aside.side id="side" {
            (part("rivals", &rivals))
            (part("log", &log(frame)))
        }
    }
}

fn log(frame: &Frame<'_>) -> Markup {
    let title = say(frame.language, "frame-log");
    html! {
        section.log id="log" aria-label=(title) {
            h2 { (title) }
            button.log-close type="button" data-close="log" aria-label=(say(frame.language, "frame-close")) {
                (icon("close"))
            }
            ol tabindex="0" aria-label=(title) {
                (log_lines(frame.language, frame.log, true))
            }
            @if let Some(whole) = &frame.whole_log {
                p.log-foot {
                    a.log-whole href=(whole) data-do="whole-log" { (say(frame.language, "frame-whole-log")) }
                    button.log-back type="button" data-do="look-back" title=(say(frame.language, "past-tool-key")) {
                        (say(frame.language, "past-tool"))
                    }
                }
            }
        }
    }
}

/// Renders the items of a log. If `linked`, each leads to the moment after it.
#[must_use]
pub fn log_lines(language: Language, log: &[LogTurn], linked: bool) -> Markup {
    // A turn without log entries needs no heading.
    let told = || log.iter().filter(|turn| !turn.lines.is_empty());
    let round = |turn: &LogTurn| turn.turn.map(|(_, round)| round);
    let before = std::iter::once(None).chain(told().map(round));
    let newest = told().count();
    html! {
        @for ((turn, before), number) in told().zip(before).zip(1..) {
            (turn_head(language, turn, before))
            @for line in &turn.lines { (log_line(line, number == newest, linked)) }
        }
    }
}

/// Renders the heading of a turn in the log: the player, and the round if it differs from that of
/// the turn above.
fn turn_head(language: Language, turn: &LogTurn, above: Option<u16>) -> Markup {
    // With an id, a heading stays in place when older lines leave the log, and so does the line
    // that somebody is reading.
    let first = turn.lines.first().map(|line| line.begun);
    let id = first.map(|(version, part_of_it)| format!("turn-{version}-{part_of_it}"));
    html! {
        @match turn.turn {
            Some((seat, round)) if above == Some(round) => {
                li.turn id=[id] aria-hidden="true" { (mark(seat)) (turn.name) }
            }
            Some((seat, round)) => li.round id=[id] {
                (mark(seat))
                (text(language, "frame-round", &[("round", round.into())])) " · " (turn.name)
            },
            None => {}
        }
    }
}

fn log_line(line: &LogLine, newest: bool, linked: bool) -> Markup {
    let class = newest.then_some("last");
    let (version, part_of_it) = line.begun;
    let id = format!("log-{version}-{part_of_it}");
    let place = line.place.as_ref();
    let drawn = html! {
        li id=(id) class=[class] data-at=(line.version) {
            @if let Some(other) = line.other { (other_mark(other)) }
            @else if let Some(seat) = line.seat { (mark(seat)) }
            @else { span.mk {} }
            @if linked {
                a href={ "#" (place.unwrap_or(&id)) } data-show=[place] { (line.words) }
            } @else { span { (line.words) } }
        }
    };
    part(&id, &drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(seat: usize, round: u16, lines: usize) -> LogTurn {
        let line = |version| LogLine {
            begun: (version, 0),
            version,
            seat: None,
            other: None,
            words: "told".to_owned(),
            place: None,
        };
        LogTurn {
            turn: Some((Seat::new(seat), round)),
            name: "Ann".to_owned(),
            lines: (0..lines).map(line).collect(),
        }
    }

    #[test]
    fn a_round_is_named_once_and_its_turns_are_separated() {
        let log = [turn(1, 1, 1), turn(0, 2, 2), turn(1, 2, 1), turn(0, 2, 0)];
        let html = log_lines(Language::English, &log, true).0;
        assert_eq!(html.matches("Round 2").count(), 1);
        assert_eq!(html.matches("Round 1").count(), 1);
        assert_eq!(html.matches("class=\"turn\"").count(), 1);
        assert_eq!(html.matches("told").count(), 4);
        let [first, last] = [html.find("Round 1"), html.rfind("class=\"last\"")];
        assert!(first < html.find("Round 2") && html.find("Round 2") < last);
    }
}
