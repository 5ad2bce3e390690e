//! Tests of every numbered rule of Astra, and further checks of the rules: the rulebook's examples,
//! a naive second implementation, counts of action sequences, a whole game worked out by hand, and
//! valid and broken data files.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

mod a1_cards;
mod a1_parts;
mod a1_sky;
mod a2_setup;
mod a3_rest;
mod a3_turn;
mod a4_boons;
mod a4_discovery;
mod a5_abilities;
mod a5_this_turn;
mod a6_end;
mod a7_two_players;
mod a8_discovery;
mod a8_dreams;
mod a8_ends;
mod a8_hidden;
mod a8_library;
mod a8_modifiers;
mod a8_observe;
mod a8_options;
mod a8_removal;
mod a8_rest;
mod a8_scoring;
mod a8_setup;
mod a8_telescopes;
mod a9_rulings;
mod aim;
mod card_file;
mod card_file_counts;
mod coach;
mod contract;
mod examples;
mod marking_naive;
mod perft;
mod reasons;
mod rules_version;
mod table_file;
mod whole_game;
