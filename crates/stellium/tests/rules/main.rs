//! Tests of every numbered rule of Stellium, and further checks of the rules: a naive second
//! implementation, counts of action sequences, valid and broken data files.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

mod barriers;
mod coach;
mod contract;
mod counts;
mod data_files;
mod fit;
mod pictures_naive;
mod rarity;
mod reasons;
mod s1_parts;
mod s2_setup;
mod s3_draw;
mod s3_influence;
mod s3_objectives;
mod s3_reload;
mod s3_tokens;
mod s3_validate;
mod s4_pictures;
mod s5_empty_bag;
mod s5_end;
mod s6_rulings;
