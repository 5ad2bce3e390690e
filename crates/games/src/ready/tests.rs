//! Tests of the options that a game is made ready with.

use tabletop::SetupError;

use super::*;
use crate::kinds;

fn refused(seats: usize, reasons: usize) -> Result<(), SetupErrors> {
    let key = "modifiers";
    Err(SetupErrors(vec![
        SetupError::OptionNeedsSeats { key, seats };
        reasons
    ]))
}

#[test]
fn options_are_accepted_if_one_number_of_seats_can_play() {
    let first = [Ok(()), refused(2, 1), refused(3, 1)];
    assert_eq!(fewest_reasons(first.into_iter()), Ok(()));
    let last = [refused(1, 1), Ok(())];
    assert_eq!(fewest_reasons(last.into_iter()), Ok(()));
}

#[test]
fn the_fewest_reasons_are_returned_and_among_equals_those_of_the_most_seats() {
    let tries = [refused(1, 1), refused(2, 2), refused(3, 1), refused(4, 2)];
    assert_eq!(fewest_reasons(tries.into_iter()), refused(3, 1));
}

#[test]
fn options_are_valid_if_some_number_of_seats_can_play_with_them() {
    let check = |option: &str| {
        let options = Options::new().with("first", option);
        kinds()[0].ready(&options).unwrap().check_options()
    };
    let facts = kinds()[0].ready(&Options::new()).unwrap().facts();
    for first in 1..=facts.most_seats {
        check(&first.to_string()).unwrap();
    }
    let text = check("9").unwrap_err().words(Language::English);
    let most = facts.most_seats;
    assert_eq!(
        text,
        format!("The option first cannot be “9”; it takes “random” or a number from 1 to {most}.")
    );
}
