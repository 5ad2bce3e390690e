//! The pages in a real browser, from the first click to the final scoring.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod back;
mod cards;
mod coach;
mod explain;
mod focus;
mod glance;
mod harness;
mod hints;
mod hot_seat;
mod keyboard;
mod languages;
mod lessons;
mod line;
mod look_back;
mod map;
mod matrix;
mod morph;
mod notice;
mod pace;
mod presses;
mod refusal;
mod replay;
mod second_press;
mod secrets;
mod sights;
mod site;
mod together;
mod windows;
