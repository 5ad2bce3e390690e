//! The facts on the cards, checked against the catalogue of the sky.

use language::{ByLanguage, Language};
use nightsky::{Card, CardId, Cards, ObjectKind};
use sky::{Body, Catalogue, Constellation, DeepSkyObject};

use crate::document::RULES;
use crate::{CARDS, FILE};

#[test]
fn n1_2_a_card_names_a_constellation_an_object_and_points() {
    let card = CARDS.get(CARDS.find("M42").unwrap());
    assert_eq!(card.constellation, Constellation::from_abbr("Ori"));
    assert_eq!(
        [Language::English, Language::French].map(|language| card.names[language].as_str()),
        ["Orion Nebula", "Nébuleuse d'Orion"]
    );
    assert_eq!(
        (card.kind, card.magnitude),
        (ObjectKind::EmissionNebula, 4.0)
    );
    assert_eq!(card.size, Some(66.0));
    assert_eq!((card.separation, card.companion), (None, None));
    assert_eq!(card.points, [2, 3, 4, 5]);
    let albireo = CARDS.get(CARDS.find("Albireo").unwrap());
    assert_eq!(
        (albireo.separation, albireo.companion),
        (Some(34.6), Some(5.1))
    );
    let saturn = CARDS.get(CARDS.find("Saturn").unwrap());
    assert_eq!(saturn.constellation, None);
    assert_eq!(CARDS.find("Sun"), None);
}

#[test]
fn every_card_has_a_name_in_every_language() {
    for language in Language::all() {
        let field = format!("\n{} = ", language.column());
        assert_eq!(FILE.matches(&field).count(), 108, "{language:?}");
    }
}

#[test]
fn n1_3_there_are_108_cards_11_of_them_of_the_solar_system() {
    assert_eq!((CARDS.all().len(), CardId::all().count()), (108, 108));
    let solar = CARDS
        .all()
        .iter()
        .filter(|card| card.constellation.is_none());
    assert_eq!(solar.count(), 11);
    for id in CardId::all() {
        let card = CARDS.get(id);
        assert_eq!(CARDS.find(&card.object), Some(id));
        assert_eq!(card, &CARDS.all()[id.index()]);
    }
}

/// Returns the number of cards of a constellation.
fn cards_of(cell: Constellation) -> usize {
    let here = |card: &&Card| card.constellation == Some(cell);
    CARDS.all().iter().filter(here).count()
}

/// Returns the constellations with this many cards.
fn with(cards: usize) -> String {
    let cells = Constellation::all().filter(|&cell| cards_of(cell) == cards);
    cells.map(Constellation::abbr).collect::<Vec<_>>().join(" ")
}

#[test]
fn n1_3_rich_constellations_have_up_to_four_cards_and_poor_ones_none() {
    assert_eq!(with(4), "Ori Sgr");
    assert_eq!(with(3), "Cas Cyg Sco UMa Vir");
    assert_eq!(with(2), "And Aur CVn Cen Gem Her Leo Lyr Per Tau");
    assert_eq!(
        with(0),
        "Cae Cha Cir Crt Equ Hor Hyi Ind LMi Men Mic Oct Phe Pic Pyx Ret Tel"
    );
    assert_eq!(with(1).split(' ').count(), 54);
}

/// Returns the number of pairs of cards of the same constellation. Three cards make three pairs.
fn pairs() -> usize {
    let pairs_of = |cell| cards_of(cell) * cards_of(cell).saturating_sub(1) / 2;
    Constellation::all().map(pairs_of).sum()
}

/// A pair lies on the table if both its cards are among those face up.
#[test]
fn n1_3_the_expected_number_of_pairs_on_the_table_is_as_documented() {
    let [three, four, five, six] = [24, 28, 35, 36].map(|face_up: usize| {
        let both = (pairs() * face_up * (face_up - 1)) as f64;
        both / (108 * 107) as f64
    });
    assert!(three >= 1.5, "{three}");
    assert!(six >= 3.5, "{six}");
    let written = format!(
        "{} pairs of one constellation, of which {three:.1}, {four:.1}, {five:.1} or {six:.1} lie face up",
        pairs()
    );
    let words: Vec<&str> = RULES.split_whitespace().collect();
    assert!(words.join(" ").contains(&written), "{written}");
}

#[test]
fn cards_are_sorted_by_constellation_with_the_solar_system_last() {
    let place = |card: &Card| (card.constellation.is_none(), card.constellation);
    assert!(CARDS.all().iter().map(place).is_sorted());
}

#[test]
fn every_kind_of_object_has_a_card_and_is_written_as_its_key() {
    for kind in ObjectKind::ALL {
        assert!(CARDS.all().iter().any(|card| card.kind == kind), "{kind:?}");
        assert_eq!(serde_json::to_value(kind).unwrap(), kind.key());
        let read: ObjectKind = serde_json::from_value(kind.key().into()).unwrap();
        assert_eq!(read, kind);
        assert!(FILE.contains(&format!("kind = \"{}\"\n", kind.key())));
    }
    assert!(ObjectKind::ALL.is_sorted());
}

#[test]
fn a_card_is_written_without_its_missing_fields() {
    let written = serde_json::to_value(&*CARDS).unwrap();
    let moon = &written[CARDS.find("Moon").unwrap().index()];
    assert_eq!(moon["points"], serde_json::json!([4, 5, 5, 5]));
    assert_eq!(
        (moon.get("constellation"), moon.get("separation")),
        (None, None)
    );
    let mizar = &written[CARDS.find("Mizar").unwrap().index()];
    assert_eq!(mizar["constellation"], "UMa");
    assert_eq!(
        (&mizar["separation"], mizar.get("size")),
        (&709.0.into(), None)
    );
    assert_eq!(mizar["kind"], "double_star");
}

#[test]
fn reading_the_same_file_twice_gives_the_same_cards() {
    assert_eq!(Cards::parse(FILE).unwrap(), *CARDS);
}

/// Returns a name from the catalogue as printed on a card: without the part in brackets.
fn printed(name: &str) -> &str {
    name.split(" (").next().unwrap()
}

/// Converts arcseconds to arcminutes, rounded to four decimal places.
fn arcminutes(arcseconds: f64) -> f64 {
    (arcseconds / 60.0 * 10_000.0).round() / 10_000.0
}

/// Returns the card of an object, without its points.
fn object_card(object: &DeepSkyObject) -> Card {
    let kind = serde_json::from_value(object.kind.key().into()).unwrap();
    // Other stars with a companion, such as Antares, are not observed as double stars.
    let companion = object.companion.filter(|_| kind == ObjectKind::DoubleStar);
    Card {
        object: object.id.clone(),
        constellation: Some(object.constellation),
        names: ByLanguage::new(|language| printed(&object.names[language]).into()),
        kind,
        magnitude: object.magnitude.unwrap(),
        size: object.size,
        separation: companion.map(|it| it.separation),
        companion: companion.map(|it| it.magnitude),
        points: [0; 4],
    }
}

/// Returns the card of a body of the solar system, without its points.
fn body_card(body: &Body) -> Card {
    Card {
        object: body.names[Language::English].clone(),
        constellation: None,
        names: body.names.clone(),
        kind: serde_json::from_value(body.kind.key().into()).unwrap(),
        magnitude: body.magnitude,
        size: Some(arcminutes(body.size)),
        separation: None,
        companion: None,
        points: [0; 4],
    }
}

#[test]
fn n1_3_the_facts_on_the_cards_match_the_catalogue() {
    let sky = Catalogue::built_in();
    for card in CARDS.all() {
        let object = sky.deep_sky().iter().find(|it| it.id == card.object);
        let body = sky
            .bodies()
            .iter()
            .find(|it| it.names[Language::English] == card.object);
        let true_card = match (object, body) {
            (Some(object), None) => object_card(object),
            (None, Some(body)) => body_card(body),
            found => panic!("{}: {found:?}", card.object),
        };
        let points = [0; 4];
        assert_eq!(
            Card {
                points,
                ..card.clone()
            },
            true_card
        );
    }
}
