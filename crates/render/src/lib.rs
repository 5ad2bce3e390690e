//! Draws a game as an observer sees it: pure functions from a view to SVG and HTML.
//!
//! A [`SceneContext`] is an observer's view of a game at one moment, with the legal actions and the
//! certain effects of each. A game that implements [`Pictures`] turns it into a [`Scene`], whose
//! parts have stable ids; [`frame::table`] puts the scene on a page. [`Parts`] determines the parts
//! that differ from those a page already shows.

pub mod astra;
pub mod frame;
pub mod nightsky;
pub mod sky;
pub mod stellium;

mod choice;
mod emphasis;
mod explanation;
mod font;
mod geometry;
mod grain;
mod icon;
mod in_all;
mod part;
mod pictures;
mod plain;
mod scene;
mod scene_context;
mod short;
mod stand_alone;
mod style;
mod target;
mod theme;

pub use choice::Choice;
pub use explanation::Explanation;
pub use font::{ITALIC, PAGE_FONTS, REGULAR, text_width};
pub(crate) use icon::icon_of_sign;
pub use icon::{element_icon, icon, mark, other_mark, seat_key};
pub use part::{Parts, Shown, part};
pub use pictures::Pictures;
pub use scene::{Button, Scene, Step};
pub use scene_context::{SceneContext, TracedLine};
pub use style::{Assets, Style, guide_css, replay_css};
pub use target::Target;
pub use theme::Theme;
