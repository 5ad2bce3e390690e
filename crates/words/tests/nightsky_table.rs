//! Tests the text that describes a table of Night Sky, line by line.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use nightsky::{BigBang, CardSet, Instrument, NightSky, Stage, View};
use sky::Constellation;
use support::assert_texts;
use tabletop::{Game, Observer, Options, Seat, SeatSet, Seed};
use words::{Language, Words};

const ADA: Seat = Seat::new(0);

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cy"].map(str::to_owned).into()
}

fn cell(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap()
}

fn cards(objects: &[&str]) -> CardSet {
    let game = NightSky::new().unwrap();
    let find = |object: &&str| game.cards().find(object).unwrap();
    objects.iter().map(find).collect()
}

/// Returns the points of a card as the table shows them.
fn points(object: &str) -> String {
    let game = NightSky::new().unwrap();
    let card = game.cards().get(game.cards().find(object).unwrap());
    card.points.map(|points| points.to_string()).join("/")
}

/// Returns a view of a game of three during the draft.
fn view(draft: &str) -> View {
    let game = NightSky::new().unwrap();
    let options = Options::new().with("sun", "virgo").with("draft", draft);
    let state = game.setup(&options, 3, Seed::from_text("table")).unwrap();
    let mut view = game.view(&state, Observer::Spectator);
    view.table.instruments = ["Cas", "Gem", "Ori"].map(cell);
    view
}

/// Returns a view of the same game at the beginning of a turn.
fn turn() -> View {
    let mut view = view("rush");
    view.table.round = 6;
    view.table.to_choose = CardSet::EMPTY;
    view.table.stage = Stage::Beginning;
    view
}

fn assert_line(view: &View, line: usize, english: &str, french: &str) {
    let game = NightSky::new().unwrap();
    assert_texts(
        |language| game.view_words(language, &names(), view).remove(line),
        english,
        french,
    );
}

#[test]
fn the_table_has_a_line_for_each_part() {
    let game = NightSky::new().unwrap();
    let count = |view: &View| {
        let counts = [Language::English, Language::French]
            .map(|language| game.view_words(language, &names(), view).len());
        assert_eq!(counts[0], counts[1]);
        counts[0]
    };
    // The head, instruments, the Sun, what the points mean, cards to choose, three players.
    assert_eq!(count(&view("rush")), 8);
    let mut view = turn();
    assert_eq!(count(&view), 7);
    view.table.die = Some(3);
    assert_eq!(count(&view), 8);
    view.table.played = cards(&["M45"]);
    assert_eq!(count(&view), 9);
    assert_line(
        &view,
        8,
        &format!(
            "1 card observed and not yet scored: Pleiades (Taurus, {}).",
            points("M45")
        ),
        &format!(
            "1 carte jouée, pas encore comptée : Pléiades (Taureau, {}).",
            points("M45")
        ),
    );
}

#[test]
fn the_head_names_the_players_and_their_decision() {
    let mut rush = view("rush");
    let chosen = SeatSet::only(Seat::new(1));
    rush.table.stage = Stage::Drafting { round: 2, chosen };
    rush.table.to_choose = cards(&["M45", "Saturn"]);
    assert_line(
        &rush,
        0,
        "Draft, round 2. Still to choose: Ada and Cy. Take one of 2 cards: first come, first \
         served.",
        "Choix des cartes, étape 2, en attente : Ada et Cy. Prenez une des 2 cartes sur la \
         table : premier arrivé, premier servi.",
    );
    assert_line(
        &view("turns"),
        0,
        "Draft, round 1. Still to choose: Ada. Take one of 24 cards.",
        "Choix des cartes, étape 1, en attente : Ada. Prenez une des 24 cartes sur la table.",
    );
    let mut view = turn();
    assert_line(
        &view,
        0,
        "Round 6, Ada’s turn. Roll the die: on an even number, you draw a Big Bang card.",
        "Manche 6, c’est à Ada de jouer. Lancez le dé : pair, vous tirez une carte Big Bang.",
    );
    view.table.stage = Stage::Over;
    assert_line(
        &view,
        0,
        "Round 6: the game is over.",
        "Manche 6 : la partie est terminée.",
    );
}

#[test]
fn instruments_the_sun_and_big_bang_cards_have_lines() {
    let mut view = turn();
    view.table.players[ADA].clouds = Some(Instrument::Refractor);
    assert_line(
        &view,
        1,
        "Shared instruments: binoculars in Cassiopeia, refractor in Gemini (behind clouds), \
         telescope in Orion.",
        "Instruments communs : jumelles dans Cassiopée, lunette dans les Gémeaux (dans les \
         nuages), télescope dans Orion.",
    );
    assert_line(
        &view,
        2,
        "The Sun is in Virgo. Big Bang cards in the pile: 18.",
        "Le Soleil est dans la Vierge. Cartes Big Bang dans la pile : 18.",
    );
    view.table.die = Some(3);
    assert_line(
        &view,
        3,
        "The die shows 3: no Big Bang card.",
        "Le dé donne 3 : pas de carte Big Bang.",
    );
    view.table.die = Some(4);
    view.table.drawn = Some(BigBang::StarParty);
    assert_line(
        &view,
        3,
        "Big Bang card “Star party”: this turn, the others can join in even if the eye is used.",
        "Carte Big Bang « Nuit des étoiles » : à ce tour, les autres peuvent se joindre à \
         l’observation, même à l’œil.",
    );
}

#[test]
fn players_have_points_an_eye_and_cards() {
    let mut view = turn();
    view.table.players[ADA].eye = cell("Peg");
    assert_line(
        &view,
        4,
        "Ada: 0 points; eye in Pegasus; cards: none; observed: none.",
        "Ada : 0 point ; œil dans Pégase ; cartes : aucune ; observées : aucune.",
    );
    let player = &mut view.table.players[ADA];
    player.points.sun = 1;
    player.cards = cards(&["M45", "Saturn", "M31"]);
    player.turned = cards(&["M31"]);
    let [pleiades, saturn, galaxy] = ["M45", "Saturn", "M31"].map(points);
    assert_line(
        &view,
        4,
        &format!(
            "Ada: 1 point; eye in Pegasus; cards: Pleiades (Taurus, {pleiades}) and Saturn (solar \
             system, {saturn}); observed: Andromeda Galaxy (Andromeda, {galaxy})."
        ),
        &format!(
            "Ada : 1 point ; œil dans Pégase ; cartes : Pléiades (Taureau, {pleiades}) et Saturne \
             (système solaire, {saturn}) ; observées : Galaxie d’Andromède (Andromède, {galaxy})."
        ),
    );
}
