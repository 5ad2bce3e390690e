//! Pictures from the command line: which are drawn, and which are refused without writing anything.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::path::{Path, PathBuf};

use common::{almagest, folder, succeeds};

const SKY: [&str; 7] = [
    "sky",
    "--lat",
    "48.85",
    "--lon",
    "2.35",
    "--at",
    "2026-01-17T22:00:00+01:00",
];

/// Runs a command that must be refused, in both languages, and returns the message in English.
fn refused(arguments: &[&str]) -> String {
    let said = |language: &str| {
        let run = almagest(&[arguments, &["--lang", language]].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
        assert_eq!(run.err.lines().count(), 1, "{run:?}");
        assert!(!run.err.contains("Unknown localization"), "{run:?}");
        run.err.trim_end().to_owned()
    };
    let (english, french) = (said("en"), said("fr"));
    assert!(french.starts_with("Erreur"), "{french}");
    english.strip_prefix("Error: ").unwrap().to_owned()
}

/// Returns the width and height in the header of a PNG file.
fn size(file: &Path) -> (u32, u32) {
    let bytes = std::fs::read(file).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(
        &bytes[bytes.len() - 8..bytes.len() - 4],
        b"IEND",
        "the file is complete"
    );
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Returns a file with the records of finished games.
fn record(folder: &Path, game: &str, games: &str) -> PathBuf {
    let file = folder.join(format!("{game}.jsonl"));
    let path = file.to_str().unwrap();
    let players = if game == "nightsky" { "3" } else { "2" };
    succeeds(&[
        "simulate",
        game,
        "--players",
        players,
        "--games",
        games,
        "--seed",
        "1",
        "--records",
        path,
    ]);
    file
}

#[test]
fn the_sky_is_drawn_in_both_views_themes_and_languages() {
    let folder = folder();
    let file = folder.path().join("sky.png");
    let out = file.to_str().unwrap();
    let mut painted = Vec::new();
    for more in [
        &["--lang", "en"][..],
        &["--lang", "fr"],
        &["--theme", "chart"],
        &["--view", "horizon"],
    ] {
        let said = succeeds(&[&SKY[..], &["--png", out, "--width", "400"], more].concat());
        assert!(said.contains(out), "{said}");
        let height = if more[0] == "--view" { 117 } else { 400 };
        assert_eq!(size(&file), (400, height));
        painted.push(std::fs::read(&file).unwrap());
    }
    assert_eq!(names(folder.path()), ["sky.png"], "no other file is left");
    for (place, one) in painted.iter().enumerate() {
        assert!(!painted[..place].contains(one));
    }
    let again = [&SKY[..], &["--png", out, "--width", "400", "--lang", "en"]].concat();
    succeeds(&again);
    assert_eq!(
        std::fs::read(&file).unwrap(),
        painted[0],
        "the same picture"
    );
}

#[test]
fn a_recorded_game_is_drawn_at_any_moment() {
    let folder = folder();
    for game in ["astra", "stellium", "nightsky"] {
        let file = record(folder.path(), game, "1");
        let out = folder.path().join("table.png");
        let (file, png) = (file.to_str().unwrap(), out.to_str().unwrap());
        for at in [&[][..], &["--at", "0"], &["--at", "7"]] {
            let said = succeeds(
                &[
                    &[
                        "replay", file, "--png", png, "--width", "300", "--lang", "en",
                    ],
                    at,
                ]
                .concat(),
            );
            assert_eq!(said, format!("Picture saved as {png}.\n"));
            assert_eq!(size(&out).0, 300);
        }
    }
}

#[test]
fn each_card_is_drawn_to_its_own_file() {
    let folder = folder();
    for game in ["astra", "stellium", "nightsky"] {
        let out = folder.path().join("new").join(game);
        let path = out.to_str().unwrap();
        let arguments = [
            "cards", game, "--png", path, "--width", "64", "--lang", "en",
        ];
        let said = succeeds(&arguments);
        let files = names(&out);
        assert!(files.iter().all(|name| name.ends_with(".png")), "{files:?}");
        let count = files.len();
        let known = [
            format!("{count} pictures saved in {path}.\n"),
            format!("1 picture saved in {path}.\n"),
        ];
        assert!(known.contains(&said), "{count}: {said}");
        for file in files {
            assert_eq!(size(&out.join(file)).0, 64);
        }
        assert_eq!(succeeds(&arguments), said, "the files are replaced");
    }
}

#[test]
fn bad_input_is_refused_and_nothing_is_written() {
    let folder = folder();
    let out = folder.path().join("out.png");
    let out = out.to_str().unwrap();
    let sky = |more: &[&str]| refused(&[&SKY[..], more].concat());
    assert_eq!(
        sky(&["--png", out, "--width", "63"]),
        "--width should be from 64 to 8192, not 63."
    );
    assert!(sky(&["--png", out, "--width", "wide"]).contains("whole number"));
    assert!(sky(&["--png", out, "--theme", "dusk"]).contains("night, chart"));
    assert!(sky(&["--png", out, "--view", "map"]).contains("planisphere, horizon"));
    assert!(sky(&["--png", out, "--json"]).contains("--png"));
    assert!(sky(&["--theme", "chart"]).starts_with("Missing argument: --png"));
    assert!(sky(&["--png"]).contains("needs a value"));
    assert!(refused(&["sky", "--png", out]).contains("--lat"));
    let cards = |more: &[&str]| refused(&[&["cards", "astra", "--png", out], more].concat());
    assert!(cards(&["--check", "x"]).contains("--png"));
    assert!(cards(&["--option", "cards=nowhere.toml"]).contains("nowhere.toml"));
    assert!(refused(&["cards", "chess", "--png", out]).contains("chess"));
    assert!(refused(&["replay", "nowhere", "--png", out]).contains("nowhere"));
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn places_that_cannot_be_written_to_are_refused() {
    let folder = folder();
    let path = folder.path().to_str().unwrap();
    let sky = |out: &str| refused(&[&SKY[..], &["--png", out]].concat());
    assert_eq!(
        sky(path),
        format!("Could not write {path}: it is a folder.")
    );
    let nowhere = format!("{path}/no/sky.png");
    assert_eq!(
        sky(&nowhere),
        format!("Could not write {nowhere}: its folder does not exist.")
    );
    assert!(sky("").contains("Could not write"));
    let file = folder.path().join("file");
    std::fs::write(&file, "mine").unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(
        refused(&["cards", "astra", "--png", file]),
        format!("Pictures need a folder, and “{file}” is not one.")
    );
    assert_eq!(std::fs::read_to_string(file).unwrap(), "mine");
    assert_eq!(names(folder.path()), ["file"]);
}

#[test]
fn records_that_cannot_be_drawn_are_refused() {
    let folder = folder();
    let file = record(folder.path(), "astra", "2");
    let (file, out) = (file.to_str().unwrap(), folder.path().join("t.png"));
    let png = out.to_str().unwrap();
    let replay = |more: &[&str]| refused(&[&["replay", file, "--png", png], more].concat());
    assert_eq!(
        replay(&[]),
        format!("{file} has 2 games. Choose one with --game.")
    );
    assert_eq!(
        replay(&["--game", "3"]),
        "--game should be from 1 to 2, not 3."
    );
    assert!(replay(&["--game", "1", "--at", "99999"]).contains("99999"));
    assert!(replay(&["--check"]).contains("--check"));
    assert!(!out.exists());
    succeeds(&[
        "replay", file, "--png", png, "--game", "2", "--at", "3", "--width", "64",
    ]);
    assert!(out.exists());
}
