//! Some sentences about Astra, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::{
    Action, Astra, Boon, BoonKind, BoonSlot, Card, CardId, CardIds, Event, Illegal, Pen, Pick,
    Place, PlaceId, Star, View,
};
use support::assert_texts;
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::astra::{ability_words, card_name, star_name};
use words::{Language, Words};

const ALICE: Seat = Seat::new(0);

fn card(game: &Astra, id: &str) -> CardId {
    game.cards().find(id).unwrap()
}

/// Returns a view with Taurus in place 1, being discovered, and nothing in place 2.
fn view(game: &Astra) -> View {
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    let mut view = game.view(&state, Observer::Seat(ALICE));
    view.table.places[0] = Place::with(card(game, "taurus"));
    view.table.places[1] = Place::default();
    view.table.discovery.place = PlaceId::new(0);
    view
}

fn assert_event(event: &Event, english: &str, french: &str) {
    let game = Astra::new().unwrap();
    let names = ["Alice".to_owned()];
    assert_texts(
        |language| game.event_words(language, &names, event),
        english,
        french,
    );
}

fn assert_action(action: Action, english: &str, french: &str) {
    let game = Astra::new().unwrap();
    assert_texts(
        |language| game.action_words(language, &view(&game), action),
        english,
        french,
    );
}

#[test]
fn actions_name_cards_stars_and_boons() {
    let game = Astra::new().unwrap();
    let (place, empty) = (PlaceId::new(0), PlaceId::new(1));
    assert_action(
        Action::Mark {
            place,
            star: Star::new(3),
        },
        "Mark Aldebaran in Taurus (star 4, grand)",
        "Cocher Aldébaran, étoile 4 du Taureau (grande)",
    );
    assert_action(
        Action::Mark {
            place: empty,
            star: Star::new(3),
        },
        "Mark star 4 in place 2",
        "Cocher l’étoile 4 de l’emplacement 2",
    );
    assert_action(
        Action::Mark {
            place,
            star: Star::new(13),
        },
        "Mark star 14 in Taurus",
        "Cocher l’étoile 14 du Taureau",
    );
    assert_action(
        Action::Use(card(&game, "leo")),
        "Use Leo: gain 4 stardust",
        "Utiliser le Lion : gagner 4 poussières d’étoile",
    );
    assert_action(
        Action::Pick(BoonSlot::new(0)),
        "Pick: 4 fame",
        "Choisir le bonus Renommée 4",
    );
    assert_action(Action::Dream(place), "Dream of Taurus", "Rêver du Taureau");
    assert_action(
        Action::Discard(card(&game, "gemini")),
        "Discard Gemini",
        "Défausser les Gémeaux",
    );
    assert_action(Action::Rest, "Rest", "Repos");
    assert_action(Action::Stop, "Stop here", "S’arrêter là");
    assert_action(
        Action::Finish,
        "End the Action phase",
        "Terminer la phase Action",
    );
}

#[test]
fn one_is_singular_and_more_are_plural() {
    let seat = ALICE;
    assert_event(
        &Event::StardustGained { seat, stardust: 1 },
        "Alice gains 1 stardust.",
        "Alice gagne 1 poussière d’étoile.",
    );
    assert_event(
        &Event::StardustGained { seat, stardust: 4 },
        "Alice gains 4 stardust.",
        "Alice gagne 4 poussières d’étoile.",
    );
    assert_event(
        &Event::FameGained { seat, fame: 0 },
        "Alice gains 0 fame.",
        "Alice gagne 0 point de renommée.",
    );
    assert_event(
        &Event::TelescopesGained {
            seat,
            telescopes: 1,
        },
        "Alice gains 1 telescope.",
        "Alice gagne 1 jeton Télescope.",
    );
    assert_event(
        &Event::TelescopesGained {
            seat,
            telescopes: 2,
        },
        "Alice gains 2 telescopes.",
        "Alice gagne 2 jetons Télescope.",
    );
    let wisdom = |wisdom| Event::WisdomGained {
        seat,
        wisdom,
        card_limit: 3,
    };
    assert_event(
        &wisdom(1),
        "Alice gains wisdom (now 1, card limit 3).",
        "Alice monte à 1 en sagesse : limite de 3 cartes.",
    );
    assert_event(
        &wisdom(2),
        "Alice gains wisdom (now 2, card limit 3).",
        "Alice monte à 2 en sagesse : limite de 3 cartes.",
    );
}

#[test]
fn french_names_have_their_articles() {
    let game = Astra::new().unwrap();
    let taken = |id| Event::CardTaken {
        seat: ALICE,
        card: card(&game, id),
    };
    for (id, french) in [
        ("taurus", "le Taureau"),
        ("virgo", "la Vierge"),
        ("aquila", "l’Aigle"),
        ("pisces", "les Poissons"),
        ("orion", "Orion"),
    ] {
        let english = format!("Alice takes {}.", game.cards().card(card(&game, id)).name);
        assert_event(&taken(id), &english, &format!("Alice prend {french}."));
    }
    let cards = ["leo", "aries", "cassiopeia"].map(|id| card(&game, id));
    assert_event(
        &Event::CardsReactivated {
            seat: ALICE,
            cards: CardIds::from_iter(cards),
        },
        "Alice reactivates Aries, Cassiopeia and Leo.",
        "Alice réactive le Bélier, Cassiopée et le Lion.",
    );
    let boon = Boon {
        kind: BoonKind::Stardust,
        amount: 6,
    };
    assert_event(
        &Event::BoonPicked {
            seat: ALICE,
            card: card(&game, "hydra"),
            slot: BoonSlot::new(1),
            boon,
        },
        "Alice picks a boon from Hydra: 6 stardust.",
        "Alice choisit le bonus Poussière d’étoile 6 de l’Hydre.",
    );
    assert_event(
        &Event::StarMarked {
            pen: Pen::DREAMER,
            place: PlaceId::new(0),
            card: card(&game, "taurus"),
            star: Star::new(0),
        },
        "The dreamer marks β Tau in Taurus (star 1, starting).",
        "Le feutre du rêveur coche β Tau, étoile 1 du Taureau (départ).",
    );
}

#[test]
fn a4_2_a_sealed_pick_tells_others_only_that_a_player_has_chosen() {
    let sealed = |pick| Event::PickSealed { seat: ALICE, pick };
    assert_event(
        &sealed(None),
        "Alice has picked.",
        "Alice a fait son choix.",
    );
    // Her own event names what she chose; the event for others does not.
    let own = sealed(Some(Pick::Boon(BoonSlot::new(1))));
    let visible = own.told_to(Observer::Spectator);
    assert_event(&visible, "Alice has picked.", "Alice a fait son choix.");
    assert_event(
        &own,
        "Alice has secretly picked boon 2.",
        "Alice choisit en secret le bonus 2.",
    );
}

#[test]
fn refusals_say_what_to_do_instead() {
    let game = Astra::new().unwrap();
    assert_texts(
        |language| game.illegal_words(language, &Illegal::NotTheStart),
        "This card has no marks yet. Begin with its starting star. (A3.2)",
        "Aucune étoile de cette carte n’est cochée : commencez par son étoile de départ. (A3.2)",
    );
}

#[test]
fn the_title_and_an_ability_have_words() {
    let game = Astra::new().unwrap();
    assert_texts(|language| game.title(language), "Astra", "Astra");
    assert_texts(
        |language| ability_words(language, astra::Ability::TradeTelescopes),
        "Trade 3 stardust for 1 telescope, as often as you like",
        "Échanger 3 poussières d’étoile contre 1 jeton Télescope, autant de fois qu’on le souhaite",
    );
}

#[test]
fn a_custom_card_has_the_name_from_its_file() {
    let game = Astra::new().unwrap();
    let own = Card {
        id: "clepsydra".into(),
        name: "Clepsydra".into(),
        ..game.cards().cards()[0].clone()
    };
    for language in Language::all() {
        assert_eq!(card_name(language, &own), "Clepsydra");
    }
    let file = Astra::card_file().replacen("id = \"leo\"", "id = \"cat\"", 1);
    let game = Astra::with_cards(&file.replacen("name = \"Leo\"", "name = \"Cat\"", 1)).unwrap();
    let action = Action::Use(card(&game, "cat"));
    assert_texts(
        |language| game.action_words(language, &view(&game), action),
        "Use Cat: gain 4 stardust",
        "Utiliser « Cat » : gagner 4 poussières d’étoile",
    );
}

#[test]
fn the_table_has_a_line_for_each_part() {
    let game = Astra::new().unwrap();
    let mut state = game
        .setup(
            &Options::new().with("first", "2"),
            2,
            Seed::from_text("table"),
        )
        .unwrap();
    let star = Star::new(0);
    state.table.places[0].mark(game.cards(), Pen::of(Seat::new(1)), star);
    state.table.places[0].mark(game.cards(), Pen::DREAMER, Star::new(1));
    state.table.places[2].card = None;
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let view = game.view(&state, Observer::Spectator);
    for language in Language::all() {
        let lines = game.view_words(language, &names, &view);
        assert_eq!(lines.len(), 6, "{lines:?}");
        assert!(
            !lines.join("\n").contains("Unknown localization"),
            "{lines:?}"
        );
        assert!(
            lines[1].contains("Bo (1)") && lines[1].contains("(2)"),
            "{lines:?}"
        );
        assert!(
            lines[4].starts_with("Ada") && lines[5].starts_with("Bo"),
            "{lines:?}"
        );
    }
    let english = game.view_words(Language::English, &names, &view);
    assert!(english[0].starts_with("Round 1, Bo’s turn."), "{english:?}");
    assert_eq!(english[3], "Place 3: empty.");
}

#[test]
fn stars_have_french_names_and_numbers_after_greek_letters_are_raised() {
    let names = [
        ("ι2 Cyg", "ι² Cyg"),
        ("δ2 Lyr", "δ² Lyr"),
        ("α Ara", "α Ara"),
        ("37 Tau", "37 Tau"),
        ("Sirius", "Sirius"),
    ];
    for (name, read) in names {
        assert_eq!(star_name(Language::English, name), read);
        assert_eq!(star_name(Language::French, name), read);
    }
    assert_eq!(star_name(Language::English, "Vega"), "Vega");
    assert_eq!(star_name(Language::French, "Vega"), "Véga");
}

#[test]
fn the_effect_of_an_ability_or_a_boon_is_not_repeated() {
    let game = Astra::new().unwrap();
    let used = Event::AbilityUsed {
        seat: ALICE,
        card: card(&game, "leo"),
    };
    let stardust = |stardust| Event::StardustGained {
        seat: ALICE,
        stardust,
    };
    assert!(game.continues(&used, &stardust(4)));
    // Stardust from another source is mentioned.
    assert!(!game.continues(&used, &stardust(5)));
    let names = ["Alice".to_owned()];
    let log_entry = [used, stardust(4)];
    assert_texts(
        |language| game.log_entry_words(language, &names, &log_entry),
        "Alice uses Leo: gain 4 stardust.",
        "Alice utilise le Lion : gagner 4 poussières d’étoile.",
    );
    let picked = Event::BoonPicked {
        seat: ALICE,
        card: card(&game, "leo"),
        slot: BoonSlot::new(0),
        boon: Boon {
            kind: BoonKind::Fame,
            amount: 4,
        },
    };
    let fame = |seat| Event::FameGained { seat, fame: 4 };
    assert!(game.continues(&picked, &fame(ALICE)));
    assert!(!game.continues(&picked, &fame(Seat::new(1))));
}
