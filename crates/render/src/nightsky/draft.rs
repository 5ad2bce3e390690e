//! The draft: all cards of the game beside the map. Each keeps its place, so that none moves away
//! under a finger while others choose (N2.3).

use ::nightsky::{Action, CardId, Draft, Stage};
use maud::{Markup, html};
use tabletop::Seat;

use super::aim::{aim_id, aim_tell};
use super::desk::Desk;
use super::explained;
use super::object_card::face;
use super::tell::pick_tell;
use crate::{Target, mark, part, seat_key};

/// Draws the panel with the cards, which is empty after the draft.
pub(super) fn draft(desk: &Desk<'_>) -> Markup {
    let panel = match desk.table().stage {
        Stage::Drafting { round, .. } => cards(desk, round),
        _ => html! {},
    };
    let drawn = if desk.is_draft() {
        // The panel scrolls even when nothing in it can be chosen, so the keyboard must reach it.
        html! {
            div.draft.open id="draft" role="region" tabindex="0" aria-label=(desk.say("draft-cards", &[])) { (panel) }
        }
    } else {
        html! { div.draft id="draft" { (panel) } }
    };
    part("draft", &drawn)
}

fn cards(desk: &Desk<'_>, round: u8) -> Markup {
    let all = desk.cards();
    let rounds = all.len() / desk.table().seat_count().max(1);
    let args = [("round", round.into()), ("rounds", rounds.into())];
    let note = match desk.table().settings.draft {
        Draft::Rush => "draft-rush",
        Draft::Turns => "draft-turns",
    };
    let title = desk.say("draft-round", &args);
    html! {
        (part("draft-head", &html! {
            p.draft-head id="draft-head" {
                (explained::draft(desk, title.clone()).span("", &html! { b { (title) } " " span { (desk.say(note, &[])) } }))
            }
        }))
        ul.draft-cards aria-label=(desk.say("draft-cards", &[])) {
            @for card in all.iter() {
                @let id = format!("pick-{}", card.number());
                (part(&id, &html! { li id=(id) { (card_drawn(desk, card)) } }))
            }
        }
    }
}

fn card_drawn(desk: &Desk<'_>, card: CardId) -> Markup {
    let label = desk.card_label(card);
    if let Some(seat) = owner(desk, card) {
        return taken(desk, card, seat);
    }
    let choice = desk.context.choice(Action::Pick(card));
    let Some((choice, seat)) = choice.zip(desk.context.seat) else {
        let target = Target::thing(label)
            .aiming(&aim_id(desk, card))
            .telling(&aim_tell(desk, card));
        return target.button("", "object waiting", &face(desk, card));
    };
    let target = Target::act(choice)
        .labelled(label)
        .aiming(&aim_id(desk, card))
        .telling(&pick_tell(desk, card, seat));
    target.button("", "object", &face(desk, card))
}

/// Draws the place of a card that a player has taken.
fn taken(desk: &Desk<'_>, card: CardId, seat: Seat) -> Markup {
    let (name, card) = (desk.context.name(seat), desk.card_name(card));
    let args = [("name", (&name).into()), ("card", card.into())];
    html! {
        div class={ "object taken seat-" (seat_key(seat)) } role="img" aria-label=(desk.say("taken", &args)) {
            (mark(seat))
            span.object-name { (card) }
            span.where { (name) }
        }
    }
}

/// Returns the owner of a card.
fn owner(desk: &Desk<'_>, card: CardId) -> Option<Seat> {
    let table = desk.table();
    Seat::of(table.seat_count()).find(|&seat| table.players[seat].cards.contains(card))
}
