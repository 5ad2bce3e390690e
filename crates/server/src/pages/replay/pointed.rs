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

/// The ids of the elements of the action played and of the better one.
#[derive(Default)]
pub struct Pointed {
    /// The id of the element of the action played.
    pub played: Option<String>,
    /// The id of the element of the better action.
    pub better: Option<String>,
}

impl Pointed {
    /// Finds the elements in the scene as the seat saw it when it had to decide.
    pub fn find(game: &dyn LiveGame, judged: Judged<'_>) -> Self {
        let seat = judged.action.seat;
        let drawing = game.draw(&Sight {
            language: Language::English,
            observer: Observer::Seat(seat),
            seat: Some(seat),
            plays: true,
            acts: true,
            notes: &vec![String::new(); game.names().len()],
            log: 0,
        });
        let html = [Some(drawing.scene.board), drawing.scene.own];
        let html: String = html.into_iter().flatten().map(|part| part.0).collect();
        Self {
            played: piece(&html, &judged.action.action),
            better: piece(&html, &judged.judgement.best.action),
        }
    }

    /// Marks the elements in a scene of the same moment.
    pub fn mark(&self, scene: &mut Scene) {
        let marks = [(&self.played, PLAYED), (&self.better, BETTER)];
        for (id, class) in marks {
            if let Some(id) = id {
                marked(&mut scene.board, id, class);
                if let Some(own) = &mut scene.own {
                    marked(own, id, class);
                }
            }
        }
    }
}

/// Returns the id of the element that stands for an action: its target, the target that opens its
/// group, or the element around it.
fn piece(html: &str, action: &Value) -> Option<String> {
    let target = Tag::with(html, "data-act", &escaped(&action.to_string()))?;
    let opener = || Tag::with(html, "data-open", target.attribute("data-of")?);
    let own = target.attribute("id");
    let id = own.or_else(|| opener()?.attribute("id"));
    let id = id.or_else(|| target.holder()?.attribute("id"))?;
    Some(id.to_owned())
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

/// Adds a class to the element with this id.
fn marked(drawn: &mut Markup, id: &str, class: &str) {
    let id = format!(" id=\"{id}\"");
    let Some((before, after)) = drawn.0.split_once(&id) else {
        return;
    };
    let html = match after.strip_prefix(" class=\"") {
        Some(after) => format!("{before}{id} class=\"{class} {after}"),
        None => format!("{before}{id} class=\"{class}\"{after}"),
    };
    *drawn = PreEscaped(html);
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = "<g id=\"star-1\" class=\"star\" data-act=\"{&quot;mark&quot;:1}\"></g>\
        <g id=\"token\" class=\"token\" data-open=\"places\"></g>\
        <g class=\"place later\" data-act=\"{&quot;place&quot;:2}\" data-of=\"places\"></g>\
        <ul><li id=\"pick-3\"><button class=\"card\" data-act=\"{&quot;pick&quot;:3}\"></button></li></ul>";

    #[test]
    fn an_action_is_found_on_its_element_its_opener_or_its_container() {
        let found = |action: Value| piece(HTML, &action);
        assert_eq!(
            found(serde_json::json!({ "mark": 1 })).as_deref(),
            Some("star-1")
        );
        assert_eq!(
            found(serde_json::json!({ "place": 2 })).as_deref(),
            Some("token")
        );
        assert_eq!(
            found(serde_json::json!({ "pick": 3 })).as_deref(),
            Some("pick-3")
        );
        assert_eq!(found(serde_json::json!("done")), None);
    }

    #[test]
    fn an_element_is_marked_by_its_id_and_nothing_else_changes() {
        let mut drawn = PreEscaped(HTML.to_owned());
        marked(&mut drawn, "star-1", BETTER);
        assert_eq!(drawn.0.replace("pointed better ", ""), HTML);
        assert!(drawn.0.contains("class=\"pointed better star\""));
        marked(&mut drawn, "star-2", PLAYED);
        assert!(!drawn.0.contains(PLAYED));
        marked(&mut drawn, "pick-3", PLAYED);
        assert!(
            drawn
                .0
                .contains("<li id=\"pick-3\" class=\"pointed played\">")
        );
    }
}
