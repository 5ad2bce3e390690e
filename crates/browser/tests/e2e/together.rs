//! Two people, each with a browser.

use browser::play::{self, Chooser};
use browser::{Preferences, Screen, TestServer, me, open};
use serde_json::json;

#[test]
fn both_players_see_each_others_actions() {
    let server = TestServer::open();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = ann.make("stellium", &[me(), open()], &json!({}));
    let pages = [
        server.page(&ann, &Screen::DESKTOP, &Preferences::default()),
        server.page(&ben, &Screen::PHONE, &Preferences::FRENCH),
    ];
    pages[0].goto(&table.path());
    // Ben follows the invitation and joins, and the game begins on Ann's page too.
    pages[1].goto(&table.invitation());
    pages[1].click("form.sit button");
    for page in &pages {
        page.wait("document.getElementById('turn')");
        play::wait_for_line(page);
    }
    let mut chooser = Chooser::new(5);
    let mut moved = [0, 0];
    for _ in 0..12 {
        let seen = ann.seen(&table, 1);
        let seat = seen["game"]["to_act"][0].as_u64().unwrap();
        let who = usize::from(seat == 2);
        pages[who].wait("document.querySelector('#turn[data-decision]')");
        let before = play::version(&pages[who]);
        play::act(&pages[who], &mut chooser);
        for page in &pages {
            let version = "Number(document.getElementById('turn').dataset.version)";
            page.wait(&format!("{version} > {before}"));
        }
        moved[who] += 1;
    }
    assert!(moved.iter().all(|&moves| moves > 0), "{moved:?}");
    let line = "document.querySelectorAll('#log ol li.last').length > 0";
    assert!(pages.iter().all(|page| page.holds(line)));
}
