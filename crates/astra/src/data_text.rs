//! The canonical text of the data a game is played with, line by line as described in
//! `docs/record.md`. It leaves out names, positions in the sky and comments, so changing those does
//! not invalidate any record.

use std::fmt::Write;

use crate::{Board, Card, CardSet, Element, FinalCard, SoloData, StarKind, TableData};

/// Returns the whole text.
pub(crate) fn data_text(cards: &CardSet, data: &TableData) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_text(&mut text, cards, data);
    text
}

fn write_text(out: &mut String, cards: &CardSet, data: &TableData) -> std::fmt::Result {
    writeln!(out, "astra data 1")?;
    for (card, number) in cards.cards().iter().zip(1..) {
        write_card(out, card, number)?;
    }
    let journal = &data.journal;
    writeln!(
        out,
        "journal stardust={} pouch={}-{} limit={} wisdom={}",
        journal.stardust,
        journal.pouch_start,
        journal.pouch_end,
        journal.card_limit,
        list(&journal.wisdom_sections, ToString::to_string)
    )?;
    let finals = &data.finals;
    writeln!(
        out,
        "finals row={} column={} cards={}",
        list(&finals.row, ToString::to_string),
        list(&finals.column, ToString::to_string),
        list(&finals.cards, |FinalCard([a, b])| format!(
            "{}+{}",
            a.key(),
            b.key()
        ))
    )?;
    data.boards
        .iter()
        .try_for_each(|board| write_board(out, board))?;
    write_solo(out, &data.solo)
}

fn write_solo(out: &mut String, solo: &SoloData) -> std::fmt::Result {
    writeln!(
        out,
        "solo fame={} harder-fame={} stardust={} harder-stardust={} easier-stardust={} small={} \
         large={} telescope-with={} telescope-fame={} elements={} sets={}",
        solo.fame,
        solo.harder_fame,
        solo.stardust,
        solo.harder_stardust,
        solo.easier_stardust,
        solo.small,
        solo.large,
        list(&solo.telescope_with, ToString::to_string),
        solo.telescope_fame,
        list(&solo.elements, ToString::to_string),
        list(&solo.sets, ToString::to_string)
    )
}

fn write_card(out: &mut String, card: &Card, number: usize) -> std::fmt::Result {
    let kind = |kind: StarKind| match kind {
        StarKind::Start => 's',
        StarKind::Grand => 'g',
        StarKind::Common => 'c',
    };
    let stars: String = card.stars.iter().map(|star| kind(star.kind)).collect();
    writeln!(
        out,
        "card {number} {} {} {} boons={} stars={stars} lines={}",
        card.element.key(),
        card.fame,
        card.ability.key(),
        list(&card.boons, |boon| format!(
            "{}:{}",
            boon.kind.key(),
            boon.amount
        )),
        list(&card.lines, |(a, b)| format!("{a}-{b}"))
    )
}

fn write_board(out: &mut String, board: &Board) -> std::fmt::Result {
    let dream = board.dream.map_or("-".into(), |numbers| {
        list(&Element::ALL, |&element| numbers[element].to_string())
    });
    write!(
        out,
        "board {} spheres={} discard-after={} under={} above={} dream={dream}",
        board.seats,
        list(&board.spheres, |sphere| sphere.key().to_owned()),
        board.discard_after.key(),
        board.under_game_end,
        board.above_game_end
    )?;
    if let Some(nearest) = &board.nearest {
        write!(
            out,
            " nearest={}",
            list(nearest, |near| near.key().to_owned())
        )?;
    }
    writeln!(out)
}

fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.iter().map(text).collect::<Vec<_>>().join(",")
}
