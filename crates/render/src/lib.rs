//! What an observer sees, drawn: pure functions from a view to SVG and HTML.
//!
//! A [`SceneContext`] is what one observer sees of one game at one moment, with what may be done and what
//! each choice would surely bring. A game that fulfils [`Pictures`] makes a [`Scene`] of it, whose
//! pieces have stable ids; [`frame::table`] puts the scene on a page. [`Parts`] finds out which
//! pieces differ from what a page shows already.

pub mod astra;
pub mod frame;
pub mod nightsky;
pub mod png;
pub mod sky;
pub mod stellium;

mod choice;
mod distance;
mod emphasis;
mod font;
mod icon;
mod part;
mod pictures;
mod plain;
mod scene;
mod scene_context;
mod short;
mod stand_alone;
mod style;
mod target;

pub use choice::Choice;
pub use font::{ITALIC, REGULAR, text_width};
pub use icon::{element_icon, icon, mark, other_mark, seat_key};
pub use part::{Parts, Shown, part};
pub use pictures::Pictures;
pub use scene::{Button, Scene, Step};
pub use scene_context::{SceneContext, TracedLine};
pub use style::{Assets, Style};
pub use target::Target;
