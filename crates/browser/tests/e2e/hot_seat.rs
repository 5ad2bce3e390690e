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
    let link = "document.querySelector('.curtain a')?.href ?? ''";
    for _ in 0..32 {
        // With a single action, the page goes on by itself.
        page.wait(
            "document.querySelector('.curtain, #turn[data-decision], #end')
                && !document.querySelector('#table [data-only]')",
        );
        play::wait_for_line(&page);
        if page.holds("document.querySelector('.curtain')") {
            assert!(!page.holds(secret), "the curtain hides secrets and choices");
            curtains += 1;
            let before = page.eval(link);
            page.click(".curtain a");
            page.wait(&format!("({link}) !== {before}"));
            continue;
        }
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
