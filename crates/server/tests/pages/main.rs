//! All pages except those of tables: what they show, and what their forms do.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod browser;
mod cards;
mod drawings;
mod home;
mod learn;
mod new_table;
mod rules;
mod second_device;
mod settings;
mod shown;
mod sky;
mod weight;
