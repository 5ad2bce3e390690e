//! Pictures of every page, in both themes, on desktop and phone, and of boards on more screens:
//! `screenshots FOLDER [NAME…]`, with names only of what begins with them.

use std::path::PathBuf;

use browser::{House, Picture, Place, Screen, Taste};

/// Every game with the number of its seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 3), ("nightsky", 4)];

fn main() {
    let mut words = std::env::args().skip(1);
    let named = words.next().filter(|folder| !folder.starts_with('-'));
    let Some(folder) = named.map(PathBuf::from) else {
        eprintln!("screenshots: a folder should be named, and perhaps how names begin");
        std::process::exit(2);
    };
    let names: Vec<String> = words.collect();
    if let Err(error) = std::fs::create_dir_all(&folder) {
        panic!("{}: {error}", folder.display());
    }
    let mut house = House::open();
    let ann = house.guest("Ann");
    let mut places = house.places(&ann, &GAMES);
    places.retain(|place| is_meant(place, &names));
    let (mut count, mut bytes) = (0, 0);
    for theme in ["night", "chart"] {
        let page = house.page(&ann, &Screen::DESKTOP, &Taste::default().in_theme(theme));
        for screen in Screen::ALL {
            page.set_screen(&screen);
            for place in places.iter().filter(|place| is_shown(place, screen)) {
                place.visit(&page);
                let picture = Picture::read(&page.screenshot()).small();
                let file = folder.join(format!("{}-{theme}-{}.png", place.name, screen.name));
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

fn is_meant(place: &Place, names: &[String]) -> bool {
    names.is_empty() || names.iter().any(|name| place.name.starts_with(name))
}

/// Every page is shown on desktop and phone, and tables in the middle of a game on the other screens.
fn is_shown(place: &Place, screen: Screen) -> bool {
    let usual = [Screen::DESKTOP, Screen::PHONE].contains(&screen);
    let is_game = || GAMES.iter().any(|(game, _)| *game == place.name);
    place.screens.contains(&screen) && !is_alike(place) && (usual || is_game())
}

/// Whether another picture shows the same: of logs and reviews one game's will do, and a game at its
/// beginning looks like one in its middle, with less on the board.
fn is_alike(place: &Place) -> bool {
    let is = |what| place.name.ends_with(what);
    is("-beginning")
        || !is_of(GAMES[0], place) && ["-log", "-drawer", "-review"].into_iter().any(is)
}

fn is_of((game, _): (&str, usize), place: &Place) -> bool {
    place.name.starts_with(game)
}
