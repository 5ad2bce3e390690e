//! Two people sharing one device.

use browser::play::{self, Chooser};
use browser::{Preferences, Screen, TestServer};
use serde_json::json;

#[test]
fn a_curtain_separates_players_who_share_a_device() {
    let server = TestServer::open();
    let ann = server.guest("Ann");
    let seat = |name: &str| json!({ "who": "me", "name": name });
    let table = ann.make("astra", &[seat("Ann"), seat("Ben")], &json!({}));
    let page = server.page(&ann, &Screen::PHONE, &Preferences::default());
    page.goto(&table.path());
    let mut chooser = Chooser::new(9);
    let (mut sat, mut curtains) = ([0, 0], 0);
    // Elements that only one player may see or choose.
    let secret = "document.querySelector('#own-final, #said:not(:empty), #table [data-act]')";
    for _ in 0..24 {
        page.wait("document.querySelector('.curtain, #turn[data-decision], #end')");
        if page.holds("document.querySelector('.curtain')") {
            assert!(!page.holds(secret), "the curtain hides secrets and choices");
            curtains += 1;
            page.click(".curtain a");
            page.wait("document.querySelector('#turn[data-decision]')");
        }
        play::wait_for_line(&page);
        assert!(page.holds("document.querySelector('#own-final')"));
        let seat = page.eval("Number(document.getElementById('turn').dataset.seat)");
        sat[usize::from(seat == 2)] += 1;
        let before = play::version(&page);
        play::act(&page, &mut chooser);
        page.wait(&format!(
            "Number(document.getElementById('turn').dataset.version) > {before}"
        ));
    }
    assert!(sat.iter().all(|&count| count > 0), "{sat:?}");
    assert!(curtains > 2, "{curtains} curtains");
}
