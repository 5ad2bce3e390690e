//! The files of the guided games.

/// The files of the lessons, the first lesson first. `docs/lessons.md` describes the format.
pub const LESSONS: &[&str] = &[
    include_str!("../data/lessons/first.toml"),
    include_str!("../data/lessons/ptolemy.toml"),
];
