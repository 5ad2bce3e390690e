//! The names of Night Sky: constellations with their French articles, instruments, cards.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use nightsky::{BigBang, Event, Instrument, NightSky, ObjectKind, Path, Sign, Zone};
use sky::Constellation;
use support::{assert_texts, assert_translated, assert_whole};
use tabletop::Seat;
use words::nightsky::{
    big_bang_name, big_bang_words, card_name, constellation_name, instrument_name, kind_name,
    place_name, sign_name, zone_name,
};
use words::{ByLanguage, Language, Words};

/// Every constellation in French with its article, in the order of the abbreviations.
const FRENCH: &str = "Andromède, la Machine pneumatique, l’Oiseau de paradis, l’Aigle, le Verseau, \
    l’Autel, le Bélier, le Cocher, le Bouvier, le Grand Chien, le Petit Chien, les Chiens de \
    chasse, le Burin, la Girafe, le Capricorne, la Carène, Cassiopée, le Centaure, Céphée, la \
    Baleine, le Caméléon, le Compas, le Cancer, la Colombe, la Chevelure de Bérénice, la Couronne \
    australe, la Couronne boréale, la Coupe, la Croix du Sud, le Corbeau, le Cygne, le Dauphin, la \
    Dorade, le Dragon, le Petit Cheval, l’Éridan, le Fourneau, les Gémeaux, la Grue, Hercule, \
    l’Horloge, l’Hydre, l’Hydre mâle, l’Indien, le Petit Lion, le Lézard, le Lion, le Lièvre, la \
    Balance, le Loup, le Lynx, la Lyre, la Table, le Microscope, la Licorne, la Mouche, la Règle, \
    l’Octant, Ophiuchus, Orion, le Paon, Pégase, Persée, le Phénix, le Peintre, le Poisson \
    austral, les Poissons, la Poupe, la Boussole, le Réticule, le Sculpteur, le Scorpion, l’Écu de \
    Sobieski, le Serpent, le Sextant, la Flèche, le Sagittaire, le Taureau, le Télescope, le \
    Triangle austral, le Triangle, le Toucan, la Grande Ourse, la Petite Ourse, les Voiles, la \
    Vierge, le Poisson volant, le Petit Renard";

/// Puts “de” before a name with its article.
fn of(name: &str) -> String {
    if let Some(name) = name.strip_prefix("les ") {
        format!("des {name}")
    } else if let Some(name) = name.strip_prefix("le ") {
        format!("du {name}")
    } else if ["And", "Her", "Oph", "Ori"]
        .iter()
        .any(|it| name.starts_with(it))
    {
        format!("d’{name}")
    } else {
        format!("de {name}")
    }
}

/// Puts “à” before a name with its article.
fn to(name: &str) -> String {
    if let Some(name) = name.strip_prefix("les ") {
        format!("aux {name}")
    } else if let Some(name) = name.strip_prefix("le ") {
        format!("au {name}")
    } else {
        format!("à {name}")
    }
}

#[test]
fn constellations_have_their_french_articles() {
    let game = NightSky::new().unwrap();
    let names = ["Alice".to_owned()];
    let french: Vec<&str> = FRENCH.split(", ").collect();
    assert_eq!(french.len(), Constellation::COUNT);
    let (seat, instrument) = (Seat::new(0), Instrument::Refractor);
    for (cell, name) in Constellation::all().zip(french) {
        let latin = cell.latin();
        assert_texts(
            |language| {
                let event = Event::InstrumentStayed {
                    seat,
                    instrument,
                    cell,
                };
                game.event_words(language, &names, &event)
            },
            &format!("Alice leaves the refractor in {latin}."),
            &format!("Alice laisse la lunette dans {name}."),
        );
        assert_texts(
            |language| {
                let path: Path = [cell, cell].into_iter().collect();
                let event = Event::InstrumentMoved {
                    seat,
                    instrument,
                    path,
                };
                game.event_words(language, &names, &event)
            },
            &format!("Alice moves the refractor from {latin} to {latin} (1 step)."),
            &format!(
                "Alice déplace la lunette {} {} (1 case).",
                of(name),
                to(name)
            ),
        );
        assert_texts(
            |language| constellation_name(language, cell),
            latin,
            &cell.names()[Language::French],
        );
    }
}

#[test]
fn signs_have_the_names_of_their_constellations() {
    let names = Sign::all().map(|sign| sign_name(Language::French, sign));
    let names: Vec<String> = names.collect();
    assert_eq!(
        names.join(" "),
        "Bélier Taureau Gémeaux Cancer Lion Vierge Balance Scorpion Sagittaire Capricorne Verseau \
         Poissons"
    );
    for sign in Sign::all() {
        let name = sign_name(Language::English, sign);
        assert_eq!(name.to_lowercase(), sign.key());
    }
}

#[test]
fn zones_instruments_and_kinds_have_names() {
    for zone in Zone::ALL {
        assert_translated(|language| zone_name(language, zone));
    }
    for instrument in Instrument::ALL {
        assert_translated(|language| instrument_name(language, instrument));
    }
    for kind in ObjectKind::ALL {
        assert_translated(|language| kind_name(language, kind));
    }
    let kinds = ObjectKind::ALL.map(|kind| kind_name(Language::French, kind));
    assert_eq!(BTreeSet::from(kinds).len(), ObjectKind::ALL.len());
}

#[test]
fn every_card_has_a_name_of_its_own_and_a_place() {
    let game = NightSky::new().unwrap();
    let mut used = ByLanguage::<BTreeSet<String>>::default();
    for card in game.cards().all() {
        for language in Language::all() {
            let name = card_name(language, card);
            assert_whole(&name);
            assert!(!name.contains('\''), "{name}");
            assert!(used[language].insert(name.clone()), "twice: {name}");
            assert_whole(&place_name(language, card));
        }
    }
    let card = |object: &str| game.cards().get(game.cards().find(object).unwrap());
    assert_texts(
        |language| place_name(language, card("Saturn")),
        "solar system",
        "système solaire",
    );
    assert_texts(
        |language| card_name(language, card("M31")),
        "Andromeda Galaxy",
        "Galaxie d’Andromède",
    );
    assert_texts(
        |language| place_name(language, card("M31")),
        "Andromeda",
        "Andromède",
    );
}

#[test]
fn big_bang_cards_have_a_title_and_a_sentence_with_their_number() {
    let game = NightSky::new().unwrap();
    let cards = game.big_bangs();
    for card in BigBang::ALL {
        for language in Language::all() {
            assert_whole(&big_bang_name(language, card));
            let words = big_bang_words(language, cards, card);
            assert!(words.ends_with('.'), "{words}");
            assert!(!words.starts_with(char::is_lowercase), "{words}");
            let amount = cards.amount(card).to_string();
            assert!(!card.has_amount() || words.contains(&amount), "{words}");
        }
        assert_translated(|language| big_bang_words(language, cards, card));
    }
    assert_texts(
        |language| big_bang_words(language, cards, BigBang::ClearNight),
        "This turn, the instrument can move 2 extra steps.",
        "À ce tour, l’instrument choisi peut aller 2 cases plus loin.",
    );
    assert_texts(
        |language| big_bang_words(language, cards, BigBang::NewMoon),
        "This turn, the active player’s cards score 1 more point each with the eye or the \
         binoculars.",
        "À ce tour, chaque carte du joueur rapporte 1 point de plus à l’œil ou aux jumelles.",
    );
    assert_texts(
        |language| big_bang_words(language, cards, BigBang::BigBang),
        "Throw all instruments and all eyes onto the map again.",
        "Tous les instruments et tous les yeux sont de nouveau jetés au hasard sur le plateau.",
    );
    assert_texts(
        |language| big_bang_name(language, BigBang::StarParty),
        "Star party",
        "Nuit des étoiles",
    );
}
