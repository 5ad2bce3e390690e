//! Descriptions of the effects of a choice, in a sentence or two.

use ::nightsky::{CardId, CardSet, Instrument};
use sky::Constellation;
use tabletop::Seat;
use words::list_words;
use words::nightsky::kind_name;

use super::desk::Desk;
use super::foresight::Foresight;

/// Describes the result of an observation in a constellation, and how far away it is.
pub(super) fn cell_tell(desk: &Desk<'_>, instrument: Instrument, cell: Constellation) -> String {
    let table = desk.table();
    let from = table.place(instrument, table.active);
    let borders = desk.game.board().distance(from, cell);
    let args = [
        ("place", desk.cell_name(cell).into()),
        ("borders", borders.into()),
        ("what", observation_tell(desk, instrument, cell).into()),
    ];
    desk.say(
        if borders == 0 {
            "tell-here"
        } else {
            "tell-cell"
        },
        &args,
    )
}

/// Describes the points that would be scored, with which cards, and who may join in.
fn observation_tell(desk: &Desk<'_>, instrument: Instrument, cell: Constellation) -> String {
    let table = desk.table();
    let seen = Foresight::of(desk.game, table, instrument, cell);
    let mut what = vec![if seen.cards.is_empty() {
        desk.lexicon().nothing().to_owned()
    } else {
        let args = [
            ("points", seen.points.into()),
            ("cards", desk.card_list(seen.cards).into()),
        ];
        desk.say(
            if seen.doubled {
                "tell-last"
            } else {
                "tell-score"
            },
            &args,
        )
    }];
    if desk.game.visits_sun(table, instrument, cell) {
        what.push(desk.say("tell-sun", &[]));
    }
    if !seen.others.is_empty() {
        what.push(join_tell(desk, &seen.others));
    }
    what.join(" ")
}

/// Describes who may join in, and with which cards.
pub(super) fn join_tell(desk: &Desk<'_>, others: &[(Seat, CardSet)]) -> String {
    let who: Vec<String> = others
        .iter()
        .map(|&(seat, cards)| {
            let args = [
                ("name", desk.context.name(seat).into()),
                ("cards", desk.card_list(cards).into()),
            ];
            desk.say("tell-joiner", &args)
        })
        .collect();
    let who = list_words(desk.language(), &who);
    desk.say("tell-join", &[("who", who.into())])
}

/// Describes the possibilities of an instrument: how far it goes and the most it could score.
pub(super) fn choose_tell(desk: &Desk<'_>, instrument: Instrument) -> String {
    let table = desk.table();
    let (from, steps) = (
        table.place(instrument, table.active),
        desk.game.steps(table, instrument),
    );
    let best = best_cell(desk, instrument);
    let args = [
        ("instrument", desk.the_instrument(instrument).into()),
        ("place", desk.cell_name(from).into()),
        ("borders", steps.into()),
    ];
    let reach = desk.say("tell-reach", &args);
    let best = match best {
        Some((cell, points)) => {
            let args = [
                ("points", points.into()),
                ("place", desk.cell_name(cell).into()),
            ];
            desk.say("tell-best", &args)
        }
        None => desk.say("tell-no-card", &[]),
    };
    format!("{reach} {best}")
}

/// Returns the cell where an instrument could score most this turn, and the points. Among equals,
/// it is the nearest.
pub(super) fn best_cell(desk: &Desk<'_>, instrument: Instrument) -> Option<(Constellation, u16)> {
    let table = desk.table();
    let from = table.place(instrument, table.active);
    let board = desk.game.board();
    let reach = desk.game.reach(table, instrument);
    let scored = reach.iter().map(|cell| {
        let seen = Foresight::of(desk.game, table, instrument, cell);
        (cell, seen.points)
    });
    let scored = scored.filter(|(_, points)| *points > 0);
    scored.max_by_key(|&(cell, points)| {
        let near = usize::MAX - board.distance(from, cell);
        (points, near, std::cmp::Reverse(cell))
    })
}

/// Describes a card of the draft: its object, and how far the pieces are from it.
pub(super) fn pick_tell(desk: &Desk<'_>, id: CardId, seat: Seat) -> String {
    let card = desk.card(id);
    let (kind, name) = (kind_name(desk.language(), card.kind), desk.card_name(id));
    let table = desk.table();
    let Some(cell) = card.constellation else {
        let args = [
            ("card", name.into()),
            ("kind", kind.into()),
            ("place", desk.cell_name(desk.sun_cell()).into()),
        ];
        return desk.say("tell-pick-solar", &args);
    };
    let away = |instrument: Instrument| {
        let borders = desk
            .game
            .board()
            .distance(table.place(instrument, seat), cell);
        format!("{} {borders}", desk.instrument_name(instrument))
    };
    let away = Instrument::ALL.map(away).join(", ");
    let args = [
        ("card", name.into()),
        ("kind", kind.into()),
        ("place", desk.cell_name(cell).into()),
        ("away", away.into()),
    ];
    desk.say("tell-pick", &args)
}

/// Describes the points a card would score now, and their effect.
pub(super) fn play_tell(desk: &Desk<'_>, id: CardId, seat: Seat, instrument: Instrument) -> String {
    let table = desk.table();
    let points = desk.game.worth(table, id, instrument, seat);
    let left = table.left_to(seat);
    let args = [
        ("card", desk.card_name(id).into()),
        ("points", points.into()),
    ];
    let score = desk.say("tell-play", &args);
    let more = if left == CardSet::only(id) {
        Some(desk.say("tell-play-last", &[]))
    } else if desk.game.solar_cards().contains(id) {
        Some(desk.say("tell-play-solar", &[]))
    } else {
        None
    };
    [Some(score), more]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
