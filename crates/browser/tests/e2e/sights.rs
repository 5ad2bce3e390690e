//! Every page, in both languages and on every screen: fits, is legible, is accessible.

use std::collections::BTreeMap;

use browser::audit::{barriers, too_small, too_wide};
use browser::{Guest, House, Moment, PAGES, PAGES_OF_A_GAME, Screen, Taste, me, open};
use serde_json::json;

/// Every game with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 2), ("nightsky", 3)];

/// All pages, and tables at different moments, each with its name and path.
pub fn all(house: &mut House, guest: &Guest) -> Vec<(String, String)> {
    let lobby = guest.make("astra", &[me(), open()], &json!({}));
    let mut places = vec![("a lobby".to_owned(), lobby.path())];
    places.extend(PAGES.iter().map(|&path| (path.to_owned(), path.to_owned())));
    let moments = |(game, seats)| Moment::ALL.map(|moment| (game, seats, moment));
    let wishes: Vec<_> = GAMES.into_iter().flat_map(moments).collect();
    let tables = house.prepare(guest, &wishes);
    for ((game, _, moment), table) in wishes.into_iter().zip(tables) {
        places.push((format!("{game}, {}", moment.name()), table.path()));
        if moment == Moment::End {
            let about = PAGES_OF_A_GAME
                .iter()
                .map(|path| format!("{path}{}", table.id));
            places.extend(about.map(|path| (format!("{game}, replay"), path)));
            places.push((format!("{game}, log"), format!("{}/log", table.path())));
        }
    }
    places
}

/// Looks at every page on every screen for what should not be found.
fn look(taste: &Taste) {
    let mut house = House::open();
    let ann = house.guest("Ann");
    let page = house.page(&ann, &Screen::DESKTOP, taste);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, path) in all(&mut house, &ann) {
        page.goto(&path);
        let status = "performance.getEntriesByType('navigation')[0].responseStatus";
        assert_eq!(page.eval(status), 200, "{path}");
        for screen in Screen::ALL {
            page.set_screen(&screen);
            for found in [too_wide(&page), too_small(&page), barriers(&page)].concat() {
                let where_found = wrong.entry(found).or_default();
                where_found.push(format!("{name} ({})", screen.name));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}, {}: {wrong:#?}",
        taste.language,
        taste.theme
    );
}

#[test]
fn english_pages_at_night_fit_and_can_be_read_by_all() {
    look(&Taste::default());
}

#[test]
fn french_pages_by_day_fit_and_can_be_read_by_all() {
    look(&Taste::FRENCH.in_theme("chart"));
}
