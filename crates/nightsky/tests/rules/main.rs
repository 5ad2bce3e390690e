//! Tests of every numbered rule of Night Sky, and further checks of the rules: a naive second
//! referee, counts of action sequences, orders of arrival, undo.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

mod approach;
mod arrival;
mod barriers;
mod coach;
mod contract;
mod counts;
mod n1_map;
mod n1_parts;
mod n2_draft;
mod n2_setup;
mod n3_move;
mod n3_night;
mod n3_observe;
mod n3_score;
mod n3_sun;
mod n4_end;
mod n5_after;
mod n6_big_bang;
mod n6_big_bang_night;
mod n7_rulings;
mod predictions;
mod reach;
mod reasons;
mod refusals;
mod second_opinion;
mod undo;
