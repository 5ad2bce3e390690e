//! The 88 constellations and sets of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use language::Language;
use sky::{Constellation, ConstellationSet};

fn named(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap()
}

#[test]
fn constellations_are_sorted_by_abbreviation_and_numbered_from_zero() {
    let all: Vec<_> = Constellation::all().collect();
    assert_eq!(all.len(), Constellation::COUNT);
    assert!(all.is_sorted_by(|a, b| a < b && a.abbr() < b.abbr()));
    for (index, &constellation) in all.iter().enumerate() {
        assert_eq!(constellation.index(), index);
        assert_eq!(Constellation::new(index), constellation);
        assert_eq!(
            Constellation::from_abbr(constellation.abbr()),
            Some(constellation)
        );
        assert_eq!(constellation.abbr().len(), 3);
    }
    assert!(all.iter().rev().copied().eq(Constellation::all().rev()));
}

#[test]
#[should_panic(expected = "the index must be below 88")]
fn there_is_no_89th_constellation() {
    let _ = Constellation::new(88);
}

#[test]
fn abbreviations_must_match_exactly() {
    for wrong in ["ORI", "ori", "Or", "Orion", "", "Arg"] {
        assert_eq!(Constellation::from_abbr(wrong), None, "{wrong}");
    }
}

#[test]
fn orion_has_its_names_and_facts() {
    let orion = named("Ori");
    assert_eq!(orion.latin(), "Orion");
    assert_eq!(orion.genitive(), "Orionis");
    assert_eq!(orion.names()[Language::English], "Orion the Hunter");
    assert_eq!(named("CMa").names()[Language::French], "Grand Chien");
    assert_eq!(orion.area(), 594_120);
    assert_eq!((orion.centre().ra, orion.centre().dec), (83.9, 5.175));
    assert_eq!(format!("{orion} {orion:?} {orion:>5}"), "Ori Ori   Ori");
    assert_eq!(
        format!("{:?}", orion.neighbours()),
        "{Eri, Gem, Lep, Mon, Tau}"
    );
}

#[test]
fn no_two_constellations_share_a_name() {
    let names: [fn(Constellation) -> &'static str; 2] =
        [Constellation::latin, Constellation::genitive];
    for name in names {
        let different: BTreeSet<_> = Constellation::all().map(name).collect();
        assert_eq!(different.len(), Constellation::COUNT);
    }
    for language in Language::all() {
        let names = Constellation::all().map(|one| &one.names()[language]);
        let different: BTreeSet<_> = names.collect();
        assert_eq!(different.len(), Constellation::COUNT);
    }
}

#[test]
fn twelve_constellations_have_signs_in_the_order_of_the_zodiac() {
    let mut zodiac: Vec<_> = Constellation::all()
        .filter(|c| c.sign().is_some())
        .collect();
    zodiac.sort_by_key(|c| c.sign());
    let zodiac: Vec<_> = zodiac.iter().map(|c| c.abbr()).collect();
    let signs = "Ari Tau Gem Cnc Leo Vir Lib Sco Sgr Cap Aqr Psc";
    assert_eq!(zodiac.join(" "), signs);
    // Each borders on the next. Scorpius is left out: the ecliptic runs through Ophiuchus after it.
    for pair in zodiac.windows(2).filter(|pair| pair[0] != "Sco") {
        assert!(
            named(pair[0]).neighbours().contains(named(pair[1])),
            "{pair:?}"
        );
    }
}

#[test]
fn the_areas_add_up_to_the_whole_sphere() {
    let total: u32 = Constellation::all().map(Constellation::area).sum();
    // 4π steradians are 41 252.961 square degrees; 88 roundings may add up to 0.044.
    assert!(total.abs_diff(41_252_961) <= 44, "{total}");
}

#[test]
fn a_constellation_is_written_as_its_abbreviation() {
    let orion = named("Ori");
    assert_eq!(serde_json::to_string(&orion).unwrap(), "\"Ori\"");
    assert_eq!(
        serde_json::from_str::<Constellation>("\"Ori\"").unwrap(),
        orion
    );
    let error = serde_json::from_str::<Constellation>("\"Arg\"").unwrap_err();
    let sentence = "no constellation has the abbreviation “Arg”";
    assert!(error.to_string().starts_with(sentence), "{error}");
}

#[test]
fn sets_hold_what_was_put_in() {
    let [a, b, c] = ["And", "Ori", "Vul"].map(named);
    let mut set: ConstellationSet = [c, a].into_iter().collect();
    set.insert(b);
    set.insert(b);
    assert_eq!((set.len(), set.is_empty()), (3, false));
    assert_eq!(format!("{set:?}"), "{And, Ori, Vul}");
    assert!(set.iter().eq([a, b, c]));
    assert_eq!(set.first(), Some(a));
    set.remove(a);
    set.remove(a);
    assert!(!set.contains(a) && set.contains(b));
    assert_eq!(set.bits(), 1 << b.index() | 1 << c.index());
    assert_eq!(ConstellationSet::default(), ConstellationSet::EMPTY);
    assert_eq!(ConstellationSet::EMPTY.first(), None);
}

#[test]
fn sets_can_be_combined() {
    let [a, b, c] = ["And", "Ori", "Vul"].map(named);
    let one = ConstellationSet::only(a).or(ConstellationSet::only(b));
    let other = ConstellationSet::only(b).or(ConstellationSet::only(c));
    assert_eq!(one.and(other), ConstellationSet::only(b));
    assert_eq!(one.without(other), ConstellationSet::only(a));
    assert_eq!(one.or(other).len(), 3);
    assert_eq!(ConstellationSet::ALL.len(), 88);
    assert!(ConstellationSet::ALL.iter().eq(Constellation::all()));
}

#[test]
fn a_set_is_written_as_a_list() {
    let set: ConstellationSet = ["Ori", "And"].map(named).into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["And","Ori"]"#);
    let read: ConstellationSet = serde_json::from_str(r#"["Ori","And"]"#).unwrap();
    assert_eq!(read, set);
    assert!(serde_json::from_str::<ConstellationSet>(r#"["Arg"]"#).is_err());
}
