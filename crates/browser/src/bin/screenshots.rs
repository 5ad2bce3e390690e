//! Pictures of every page, in both themes, on desktop and phone: `screenshots FOLDER`.

use std::path::PathBuf;

use browser::{House, Moment, PAGES, PAGES_OF_A_GAME, Page, Picture, Screen, Taste};

/// What is shown of each game.
const MOMENTS: [Moment; 3] = [Moment::Middle, Moment::Choice, Moment::End];

/// Every game with the number of its seats.
const GAMES: [(&str, usize); 3] = [("astra", 3), ("stellium", 3), ("nightsky", 4)];

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        panic!("{}: {error}", folder.display());
    }
    let mut house = House::open();
    let ann = house.guest("Ann");
    let mut places: Vec<(String, String)> = PAGES
        .iter()
        .map(|&path| (page_name(path), path.to_owned()))
        .collect();
    let moments = |(game, seats)| MOMENTS.map(|moment| (game, seats, moment));
    let wishes: Vec<_> = GAMES.into_iter().flat_map(moments).collect();
    let tables = house.prepare(&ann, &wishes);
    for ((game, _, moment), table) in wishes.into_iter().zip(tables) {
        let name = match moment {
            Moment::Middle => game.to_owned(),
            other => format!("{game}-{}", other.name()),
        };
        places.push((name, table.path()));
        if moment == Moment::End {
            let about = PAGES_OF_A_GAME.iter();
            places.extend(about.map(|path| {
                let name = format!("{game}-{}", page_name(path));
                (name, format!("{path}{}", table.id))
            }));
        }
    }
    let mut bytes = 0;
    for theme in ["night", "chart"] {
        let taste = Taste::default().in_theme(theme);
        let page = house.page(&ann, &Screen::DESKTOP, &taste);
        for screen in [Screen::DESKTOP, Screen::PHONE] {
            page.set_screen(&screen);
            for (name, path) in &places {
                let file = folder.join(format!("{name}-{theme}-{}.png", screen.name));
                let picture = shoot(&page, path);
                bytes += picture.len();
                if let Err(error) = std::fs::write(&file, picture) {
                    panic!("{}: {error}", file.display());
                }
            }
        }
    }
    let count = places.len() * 4;
    println!(
        "{count} pictures, {} KB, in {}",
        bytes / 1024,
        folder.display()
    );
}

/// The page, once its type is there and its line is up.
fn shoot(page: &Page, path: &str) -> Vec<u8> {
    page.goto(path);
    page.wait("document.fonts.ready.then(() => true)");
    if path.starts_with("/t/") {
        browser::play::wait_for_line(page);
    }
    Picture::read(&page.screenshot()).small()
}

/// What the files of a page are called.
fn page_name(path: &str) -> String {
    let name = path.trim_matches('/').replace('/', "-");
    if name.is_empty() {
        "home".to_owned()
    } else {
        name
    }
}
