//! Everything there is to look at: pages, tables at various moments, and the panels that open on
//! them.

use serde_json::json;

use crate::{Guest, GuestTable, Key, Moment, Page, Screen, TestServer, me, open, play};

/// The pages that can be reached by path alone. A missing page fails the tests.
const PAGES: &[&str] = &[
    "/",
    "/learn/astra",
    "/learn/stellium",
    "/learn/nightsky",
    "/new/astra",
    "/new/stellium",
    "/new/nightsky",
    "/settings",
    "/settings/leave",
    "/link/12345",
    "/rules/astra",
    "/rules/stellium",
    "/rules/nightsky",
    "/rules/astra/reference",
    "/rules/stellium/reference",
    "/rules/nightsky/sources",
    "/cards/astra",
    "/cards/stellium",
    "/cards/nightsky",
    "/sky",
    "/about",
];

/// A path where there is no page.
const NOWHERE: &str = "/nowhere";

/// A page in the state in which it is looked at.
#[derive(Clone, Debug)]
pub struct PageCase {
    /// Its name in file names and messages.
    pub name: String,
    /// The path of the page.
    pub path: String,
    /// The steps to take there first.
    first: First,
    /// The screens on which it differs from other cases.
    pub screens: &'static [Screen],
}

/// The steps to take before looking, with a selector of the element that then appears.
#[derive(Clone, Copy, Debug)]
enum First {
    Nothing,
    Press(char, &'static str),
    Click(&'static str, &'static str),
}

impl First {
    const HINTS: Self = Self::Press('h', "#hints [data-hint]");
    const LOG: Self = Self::Press('l', ".log-open #log");
    const REVIEW: Self = Self::Click("#review-start button", "#curve .curve-plot");
    const DEVICE: Self = Self::Click("#device button", ".once");
    /// Begins the lesson, or goes on with it.
    const LESSON: Self = Self::Click(".lesson-offer .act.main", "#lesson ~ #lesson-show");
}

impl PageCase {
    fn new(name: impl Into<String>, path: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            path: path.into(),
            first: First::Nothing,
            screens: &Screen::ALL,
        }
    }

    fn after(self, first: First) -> Self {
        Self { first, ..self }
    }

    fn on(self, screens: &'static [Screen]) -> Self {
        Self { screens, ..self }
    }

    /// Visits the page and takes the first steps.
    #[track_caller]
    pub fn visit(&self, page: &Page) {
        let lost = self.path == NOWHERE;
        if lost {
            page.pardon(&[NOWHERE]);
        }
        page.goto(&self.path);
        let status = "performance.getEntriesByType('navigation')[0].responseStatus";
        let expected = if lost { 404 } else { 200 };
        assert_eq!(page.eval(status), expected, "{}", self.path);
        page.wait("document.fonts.ready.then(() => true)");
        if page.holds("document.getElementById('turn')") {
            play::wait_for_line(page);
        }
        let seen = match self.first {
            First::Nothing => return,
            First::Press(key, seen) => {
                page.press(Key::Letter(key));
                seen
            }
            First::Click(what, seen) => {
                // After an earlier visit, the result may be there already and the button gone.
                if page.holds(&format!("document.querySelector('{what}')")) {
                    page.click(what);
                }
                seen
            }
        };
        page.wait(&format!("document.querySelector('{seen}')"));
        page.eval(&format!(
            "document.querySelector('{seen}').scrollIntoView({{ block: 'nearest' }})"
        ));
    }
}

impl TestServer {
    /// Returns everything a guest can look at, with games of these kinds and numbers of seats.
    pub fn page_cases(&mut self, guest: &Guest, games: &[(&'static str, usize)]) -> Vec<PageCase> {
        let mut page_cases: Vec<PageCase> = PAGES
            .iter()
            .map(|&path| PageCase::new(page_name(path), path))
            .collect();
        page_cases.push(PageCase::new("nowhere", NOWHERE));
        page_cases.push(PageCase::new("settings-device", "/settings").after(First::DEVICE));
        page_cases.push(PageCase::new("lesson", "/learn/stellium").after(First::LESSON));
        let lobby = guest.make("astra", &[me(), open()], &json!({}));
        page_cases.push(PageCase::new("lobby", lobby.path()));
        let shared = guest.make("astra", &[me(), me()], &json!({}));
        page_cases.push(PageCase::new("curtain", shared.path()));
        let moments = |&(game, seats): &(&'static str, usize)| {
            Moment::ALL.map(|moment| (game, seats, moment))
        };
        let mut wishes = vec![("astra", 1, Moment::Middle)];
        wishes.extend(games.iter().flat_map(moments));
        let tables = self.prepare(guest, &wishes);
        page_cases.push(PageCase::new("ptolemy", tables[0].path()));
        for ((game, _, moment), table) in wishes.into_iter().zip(tables).skip(1) {
            page_cases.extend(of_a_game(game, moment, &table));
        }
        page_cases
    }
}

/// Returns a table and the pages around it.
fn of_a_game(game: &str, moment: Moment, table: &GuestTable) -> Vec<PageCase> {
    let name = match moment {
        Moment::Middle => game.to_owned(),
        other => format!("{game}-{}", other.name()),
    };
    let table_itself = PageCase::new(name, table.path());
    match moment {
        Moment::Beginning | Moment::Choice => vec![table_itself],
        Moment::Middle => vec![
            table_itself,
            PageCase::new(format!("{game}-hints"), table.path()).after(First::HINTS),
            PageCase::new(format!("{game}-drawer"), table.path())
                .after(First::LOG)
                .on(&[Screen::PHONE]),
        ],
        Moment::End => {
            let replay = format!("/replay/{}", table.id);
            vec![
                table_itself,
                PageCase::new(format!("{game}-log"), format!("{}/log", table.path())),
                PageCase::new(format!("{game}-replay"), replay.clone()),
                PageCase::new(format!("{game}-review"), replay).after(First::REVIEW),
            ]
        }
    }
}

/// Returns the name of a page in file names.
fn page_name(path: &str) -> String {
    let name = path.trim_matches('/').replace('/', "-");
    match &*name {
        "" => "home".to_owned(),
        "link-12345" => "link".to_owned(),
        _ => name,
    }
}
