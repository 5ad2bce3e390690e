//! Takes pictures of every page in both themes, on desktop and phone, and of boards on more
//! screens: `screenshots FOLDER [NAME…]`. With names, only the pages whose names begin with one of
//! them.

use std::path::PathBuf;

use browser::{PageCase, Picture, Preferences, Screen, TestServer};

/// Every game with a number of seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 3), ("nightsky", 4)];

fn main() {
    let mut words = std::env::args().skip(1);
    let named = words.next().filter(|folder| !folder.starts_with('-'));
    let Some(folder) = named.map(PathBuf::from) else {
        eprintln!("usage: screenshots FOLDER [NAME…]");
        std::process::exit(2);
    };
    let names: Vec<String> = words.collect();
    if let Err(error) = std::fs::create_dir_all(&folder) {
        panic!("{}: {error}", folder.display());
    }
    let mut server = TestServer::open();
    let ann = server.guest("Ann");
    let mut page_cases = server.page_cases(&ann, &GAMES);
    page_cases.retain(|page_case| is_meant(page_case, &names));
    let (mut count, mut bytes) = (0, 0);
    for theme in ["night", "chart"] {
        let page = server.page(
            &ann,
            &Screen::DESKTOP,
            &Preferences::default().in_theme(theme),
        );
        for screen in Screen::ALL {
            page.set_screen(&screen);
            for page_case in page_cases
                .iter()
                .filter(|page_case| is_shown(page_case, screen))
            {
                page_case.visit(&page);
                let picture = Picture::read(&page.screenshot()).small();
                let file = folder.join(format!("{}-{theme}-{}.png", page_case.name, screen.name));
                if let Err(error) = std::fs::write(&file, &picture) {
                    panic!("{}: {error}", file.display());
                }
                count += 1;
                bytes += picture.len();
            }
        }
    }
    println!(
        "{count} pictures, {} KB, in {}",
        bytes / 1024,
        folder.display()
    );
}

fn is_meant(page_case: &PageCase, names: &[String]) -> bool {
    names.is_empty() || names.iter().any(|name| page_case.name.starts_with(name))
}

/// Returns whether a page is shown on a screen: every page on desktop and phone, tables in the
/// middle of a game on the other screens as well.
fn is_shown(page_case: &PageCase, screen: Screen) -> bool {
    let usual = [Screen::DESKTOP, Screen::PHONE].contains(&screen);
    let is_game = || GAMES.iter().any(|(game, _)| *game == page_case.name);
    page_case.screens.contains(&screen) && !is_alike(page_case) && (usual || is_game())
}

/// Returns whether another picture shows much the same: the log and review of one game are enough,
/// and a game at its beginning looks like one in the middle, with less on the board.
fn is_alike(page_case: &PageCase) -> bool {
    let is = |what| page_case.name.ends_with(what);
    is("-beginning")
        || !is_of(GAMES[0], page_case) && ["-log", "-drawer", "-review"].into_iter().any(is)
}

fn is_of((game, _): (&str, usize), page_case: &PageCase) -> bool {
    page_case.name.starts_with(game)
}
