//! The elements of a scene that belong to an action, found by their targets. They show where a
//! mistake was made and what would have been better.

use games::{LiveGame, Sight};
use maud::{Markup, PreEscaped};
use render::Scene;
use serde_json::Value;
use tabletop::Observer;
use words::Language;

use super::judged::Judged;

/// The classes of marked elements.
const PLAYED: &str = "pointed played";
const BETTER: &str = "pointed better";

/// Where the action played and the better one were on the board.
#[derive(Default)]
pub struct Pointed {
    played: Pieces,
    better: Pieces,
}

/// Whether anything was marked.
#[derive(Clone, Copy, Debug)]
pub struct Marked {
    /// For the action played.
    pub played: bool,
    /// For the better action.
    pub better: bool,
}

/// The pieces of an action.
#[derive(Default, Debug, PartialEq)]
struct Pieces {
    /// The ids under which the piece itself may be found, the best one first.
    ids: Vec<String>,
    /// Its place on the drawing, where another piece may stand.
    place: Option<String>,
    /// The id of the piece that opens the choice: a token, or what is moved.
    opener: Option<String>,
}

impl Pointed {
    /// Finds the pieces in the scene as the seat saw it when it had to decide.
    pub fn find(game: &dyn LiveGame, judged: Judged<'_>) -> Self {
        let seat = judged.action.seat;
        let drawing = game.draw(&Sight {
            language: Language::English,
            observer: Observer::Seat(seat),
            seat: Some(seat),
            plays: true,
            acts: true,
            guided: false,
            notes: &vec![String::new(); game.names().len()],
            log: 0,
        });
        let html = [Some(drawing.scene.board), drawing.scene.own];
        let html: String = html.into_iter().flatten().map(|part| part.0).collect();
        Self {
            played: Pieces::find(&html, &judged.action.action),
            better: Pieces::find(&html, &judged.judgement.best.action),
        }
    }

    /// Marks the pieces in a scene of the same moment; those beside the board only if they are the
    /// seat's `own`.
    pub fn mark(&self, scene: &mut Scene, own: bool) -> Marked {
        let mut mark = |pieces: &Pieces, class| {
            let board = pieces.mark(&mut scene.board, class);
            let beside = scene.own.as_mut().filter(|_| own);
            beside.is_some_and(|beside| pieces.mark(beside, class)) || board
        };
        Marked {
            played: mark(&self.played, PLAYED),
            better: mark(&self.better, BETTER),
        }
    }
}

impl Pieces {
    /// Finds the pieces of an action: its target, the element around it, and the target that opens
    /// its group.
    fn find(html: &str, action: &Value) -> Self {
        let Some(target) = Tag::with(html, "data-act", &escaped(&action.to_string())) else {
            return Self::default();
        };
        let id = |tag: Tag<'_>| tag.attribute("id").map(str::to_owned);
        let group = target.attribute("data-of");
        let opener = group.and_then(|group| id(Tag::with(html, "data-open", group)?));
        let own = id(target);
        // What is around a member of a group is the whole board.
        let holder = match (&own, group) {
            (None, None) => target.holder().and_then(id),
            _ => None,
        };
        Self {
            ids: own.into_iter().chain(holder).collect(),
            place: target.attribute("transform").map(str::to_owned),
            opener,
        }
    }

    /// Marks the pieces in a drawing. Returns whether there are any.
    fn mark(&self, drawn: &mut Markup, class: &str) -> bool {
        let piece = self.ids.iter().any(|id| marked(drawn, id, class));
        let place = !piece
            && self
                .at_place(&drawn.0)
                .is_some_and(|id| marked(drawn, &id, class));
        let opener = self.opener.as_ref();
        let opener = opener.is_some_and(|id| marked(drawn, id, class));
        piece || place || opener
    }

    /// Returns the id of a piece that stands at the place.
    fn at_place(&self, html: &str) -> Option<String> {
        let place = format!(" transform=\"{}\"", self.place.as_ref()?);
        let tags = html.match_indices(&place);
        let mut tags = tags.filter_map(|(at, _)| {
            let end = at + html[at..].find('>')?;
            Tag::last(html.get(..end)?)
        });
        tags.find_map(|tag| Some(tag.attribute("id")?.to_owned()))
    }
}

/// An opening tag.
#[derive(Clone, Copy)]
struct Tag<'a> {
    /// The HTML before it.
    before: &'a str,
    text: &'a str,
}

impl<'a> Tag<'a> {
    /// Returns the first tag that has an attribute with this value.
    fn with(html: &'a str, name: &str, value: &str) -> Option<Self> {
        let at = html.find(&format!(" {name}=\"{value}\""))?;
        let end = at + html[at..].find('>')?;
        Self::last(html.get(..end)?)
    }

    /// Returns the tag directly before this one: its parent, if this is the first child.
    fn holder(self) -> Option<Self> {
        Self::last(self.before.strip_suffix('>')?)
    }

    fn last(html: &'a str) -> Option<Self> {
        let (before, text) = html.split_at(html.rfind('<')?);
        Some(Self { before, text })
    }

    fn attribute(self, name: &str) -> Option<&'a str> {
        let (_, rest) = self.text.split_once(&format!(" {name}=\""))?;
        rest.split('"').next()
    }
}

/// Returns a text escaped for an attribute.
fn escaped(text: &str) -> String {
    maud::html! { (text) }.0
}

/// Adds a class to the element with this id. Returns whether there is one.
fn marked(drawn: &mut Markup, id: &str, class: &str) -> bool {
    let id = format!(" id=\"{id}\"");
    let Some((before, after)) = drawn.0.split_once(&id) else {
        return false;
    };
    let html = match after.strip_prefix(" class=\"") {
        Some(after) => format!("{before}{id} class=\"{class} {after}"),
        None => format!("{before}{id} class=\"{class}\"{after}"),
    };
    *drawn = PreEscaped(html);
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = "<g id=\"star-1\" class=\"star\" data-act=\"{&quot;mark&quot;:1}\"></g>\
        <g id=\"token\" class=\"token\" data-open=\"places\"></g>\
        <g id=\"cell-2\" class=\"cell\" transform=\"translate(3 4)\"></g>\
        <g class=\"place later\" transform=\"translate(3 4)\" data-act=\"{&quot;place&quot;:2}\" data-of=\"places\"></g>\
        <ul><li id=\"pick-3\"><button class=\"card\" data-act=\"{&quot;pick&quot;:3}\"></button></li></ul>";

    /// Returns the ids of the elements that are marked for an action.
    fn found(action: &Value) -> Vec<String> {
        let mut drawn = PreEscaped(HTML.to_owned());
        Pieces::find(HTML, action).mark(&mut drawn, BETTER);
        let marked = drawn.0.match_indices(" class=\"pointed better");
        let id = |before: &str| Some(Tag::last(before)?.attribute("id")?.to_owned());
        marked.filter_map(|(at, _)| id(&drawn.0[..at])).collect()
    }

    #[test]
    fn an_action_is_found_on_its_element_its_place_and_opener_or_its_container() {
        assert_eq!(found(&serde_json::json!({ "mark": 1 })), ["star-1"]);
        assert_eq!(
            found(&serde_json::json!({ "place": 2 })),
            ["token", "cell-2"]
        );
        assert_eq!(found(&serde_json::json!({ "pick": 3 })), ["pick-3"]);
        assert!(found(&serde_json::json!("done")).is_empty());
    }

    #[test]
    fn an_element_is_marked_by_its_id_and_nothing_else_changes() {
        let mut drawn = PreEscaped(HTML.to_owned());
        assert!(marked(&mut drawn, "star-1", BETTER));
        assert_eq!(drawn.0.replace("pointed better ", ""), HTML);
        assert!(drawn.0.contains("class=\"pointed better star\""));
        assert!(!marked(&mut drawn, "star-2", PLAYED));
        assert!(!drawn.0.contains(PLAYED));
        assert!(marked(&mut drawn, "pick-3", PLAYED));
        assert!(
            drawn
                .0
                .contains("<li id=\"pick-3\" class=\"pointed played\">")
        );
    }
}
