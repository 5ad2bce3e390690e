//! Tests the text that describes the table of a game against Ptolemy.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::{Astra, CardId, CardIds, LibraryCard, Modifier, Pen, Place, Ptolemy, Star, View};
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::{Language, Words};

fn card(game: &Astra, id: &str) -> CardId {
    game.cards().find(id).unwrap()
}

/// Returns a solo view in which both cards of Ptolemy's library are known.
fn view(game: &Astra, modifiers: &[Modifier]) -> View {
    let seed = Seed::from_text("ptolemy");
    let state = game.setup(&Options::new(), 1, seed).unwrap();
    let mut view = game.view(&state, Observer::Seat(Seat::new(0)));
    let his = view.table.ptolemy.as_mut().unwrap();
    his.modifiers = modifiers.iter().copied().collect();
    his.left = LibraryCard::Known(card(game, "leo"));
    his.right = LibraryCard::Known(card(game, "aquila"));
    his.telescopes = 2;
    his.pile = 23;
    view
}

fn lines(game: &Astra, view: &View, language: Language) -> Vec<String> {
    let lines = game.view_words(language, &["Ada".to_owned()], view);
    lines
        .into_iter()
        .map(|line| line.replace('\u{a0}', " "))
        .collect()
}

/// Asserts Ptolemy's lines, which follow the head, three places and the journal.
fn assert_lines(game: &Astra, view: &View, english: &[&str], french: &[&str]) {
    for (language, expected) in [(Language::English, english), (Language::French, french)] {
        assert_eq!(lines(game, view, language)[5..], *expected);
    }
}

fn his(view: &mut View) -> &mut Ptolemy {
    view.table.ptolemy.as_mut().unwrap()
}

#[test]
fn the_table_lists_what_ptolemy_has() {
    let game = Astra::new().unwrap();
    let mut view = view(&game, &[]);
    assert_lines(
        &game,
        &view,
        &[
            "Ptolemy: 12 fame, 5 stardust, telescopes 2; discovered: none.",
            "Ptolemy’s library: left card Leo (Fire, up to 4 stars); \
             right card Aquila (Air, up to 3 stars).",
            "Ptolemy’s pile: 23 cards; discard pile: 0.",
        ],
        &[
            "Ptolémée : renommée 12, poussières 5, télescopes 2 ; constellations découvertes : \
             aucune.",
            "Bibliothèque de Ptolémée : à gauche, Lion (Feu, 4 étoiles au plus) ; \
             à droite, Aigle (Air, 3 étoiles au plus).",
            "Pioche de Ptolémée : 23 cartes ; défausse : 0.",
        ],
    );
    let cards = ["virgo", "aries"].map(|id| card(&game, id));
    his(&mut view).cards = CardIds::from_iter(cards);
    his(&mut view).discard = CardIds::from_iter([card(&game, "lyra")]);
    his(&mut view).right = LibraryCard::None;
    his(&mut view).pile = 1;
    assert_lines(
        &game,
        &view,
        &[
            "Ptolemy: 12 fame, 5 stardust, telescopes 2; discovered: Aries and Virgo.",
            "Ptolemy’s library: left card Leo (Fire, up to 4 stars); right card none.",
            "Ptolemy’s pile: 1 card; discard pile: 1.",
        ],
        &[
            "Ptolémée : renommée 12, poussières 5, télescopes 2 ; constellations découvertes : \
             Bélier et Vierge.",
            "Bibliothèque de Ptolémée : à gauche, Lion (Feu, 4 étoiles au plus) ; à droite, aucune.",
            "Pioche de Ptolémée : 1 carte ; défausse : 1.",
        ],
    );
}

#[test]
fn the_table_shows_which_cards_lie_face_up_or_face_down() {
    let game = Astra::new().unwrap();
    let mut view = view(&game, &[Modifier::TopFaceUp, Modifier::RightFaceDown]);
    his(&mut view).top = Some(card(&game, "orion"));
    let texts = |view: &View| {
        [Language::English, Language::French]
            .map(|language| lines(&game, view, language).split_off(6).join("\n"))
    };
    let [english, french] = texts(&view);
    assert_eq!(
        english,
        "Ptolemy’s library: left card Leo (Fire, up to 4 stars); right card Aquila (Air, up to 3 \
         stars), face down.\nPtolemy’s pile: 23 cards, Orion (Fire, up to 5 stars) on top; \
         discard pile: 0.\nModifiers: Top card face up (e4), Right card face down (h5)."
    );
    assert_eq!(
        french,
        "Bibliothèque de Ptolémée : à gauche, Lion (Feu, 4 étoiles au plus) ; à droite, Aigle \
         (Air, 3 étoiles au plus), face cachée.\nPioche de Ptolémée : 23 cartes, au sommet Orion \
         (Feu, 5 étoiles au plus) ; défausse : 0.\nModificateurs : Sommet de pioche visible (e4), \
         Carte de droite face cachée (h5)."
    );
    his(&mut view).right = LibraryCard::Unseen;
    his(&mut view).pile = 1;
    let [english, french] = texts(&view);
    assert!(
        english.contains("; right card face down.\n"),
        "the card is not named: {english}"
    );
    assert!(french.contains(" ; à droite, face cachée.\n"), "{french}");
    assert!(
        english.contains("pile: 1 card, Orion (Fire, up to 5 stars); discard pile: 0."),
        "{english}"
    );
    assert!(
        french.contains("1 carte, Orion (Feu, 5 étoiles au plus) ; défausse : 0."),
        "{french}"
    );
}

#[test]
fn the_table_shows_ptolemys_turn_and_his_marks() {
    let game = Astra::new().unwrap();
    let mut view = view(&game, &[]);
    let taurus = card(&game, "taurus");
    view.table.places[0] = Place::with(taurus);
    view.table.places[0].mark(game.cards(), Pen::of(Seat::new(0)), Star::new(0));
    view.table.places[0].mark(game.cards(), Pen::PTOLEMY, Star::new(1));
    view.table.places[0].mark(game.cards(), Pen::DREAMER, Star::new(2));
    let texts = |view: &View| {
        [Language::English, Language::French].map(|language| lines(&game, view, language))
    };
    let [english, french] = texts(&view);
    assert!(english[0].starts_with("Round 1, Ada’s turn."));
    assert!(english[1].ends_with(": Ada (1), Ptolemy (2), dreamer (3)."));
    assert!(french[1].ends_with(" : Ada (1), Ptolémée (2), feutre du rêveur (3)."));
    his(&mut view).his_turn = true;
    let [english, french] = texts(&view);
    assert!(english[0].starts_with("Round 1, Ptolemy’s turn."));
    assert!(french[0].starts_with("Manche 1, c’est à Ptolémée de jouer."));
}
