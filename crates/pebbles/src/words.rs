//! The texts of Pebbles.

use tabletop::{GameOption, NoReason, NoRemark, Seat};
use words::{Language, OptionWords, ValueWords, Words, player_name};

use crate::{Action, Event, Pebbles, ROUNDS, Refused, View};

/// Returns a text in French, or in English for every other language: games need not support all
/// languages.
fn say(language: Language, english: &str, french: &str) -> String {
    match language {
        Language::French => french,
        _ => english,
    }
    .to_owned()
}

impl Words for Pebbles {
    fn title(&self, language: Language) -> String {
        say(language, "Pebbles", "Cailloux")
    }

    fn pitch(&self, language: Language) -> String {
        say(
            language,
            "Walk, then keep what you have or roll the die.",
            "Avancez, puis gardez vos points ou lancez le dé.",
        )
    }

    fn event_words(&self, language: Language, names: &[String], event: &Event) -> String {
        let name = |seat: Seat| player_name(language, names, seat);
        match *event {
            Event::Stepped(seat) => {
                let name = name(seat);
                say(
                    language,
                    &format!("{name} walks on."),
                    &format!("{name} avance."),
                )
            }
            Event::Chose(seat, _) => {
                let name = name(seat);
                say(
                    language,
                    &format!("{name} has chosen."),
                    &format!("{name} a choisi."),
                )
            }
            Event::Rolled(seat, die) => {
                let name = name(seat);
                say(
                    language,
                    &format!("{name} rolls a {die}."),
                    &format!("{name} obtient un {die}."),
                )
            }
        }
    }

    fn action_words(&self, language: Language, _: &View, action: Action) -> String {
        let (english, french) = match action {
            Action::Leap => ("Leap two steps", "Bondir de deux pas"),
            Action::Step => ("Take a step", "Faire un pas"),
            Action::Done => ("Stay here", "Rester ici"),
            Action::Keep => ("Keep your points", "Garder ses points"),
            Action::Roll => ("Roll the die", "Lancer le dé"),
        };
        say(language, english, french)
    }

    fn why_words(&self, _: Language, _: &View, why: &NoReason) -> String {
        match *why {}
    }

    fn remark_words(&self, _: Language, _: &[String], _: &View, remark: &NoRemark) -> String {
        match *remark {}
    }

    fn view_words(&self, language: Language, names: &[String], view: &View) -> Vec<String> {
        let round = (view.round + 1).min(ROUNDS);
        let mut lines = vec![say(
            language,
            &format!("Round {round} of {ROUNDS}"),
            &format!("Tour {round} sur {ROUNDS}"),
        )];
        for seat in Seat::of(view.seats) {
            let name = player_name(language, names, seat);
            let points = view.points[seat];
            let secret = view.secrets[seat].map_or("?".to_owned(), |card| card.to_string());
            lines.push(say(
                language,
                &format!("{name}: points {points}, secret card {secret}"),
                &format!("{name} : points {points}, carte secrète {secret}"),
            ));
        }
        lines
    }

    fn illegal_words(&self, language: Language, error: &Refused) -> String {
        let rule = error.1;
        say(
            language,
            &format!("This is not possible now ({rule})."),
            &format!("Ce n’est pas possible maintenant ({rule})."),
        )
    }

    fn source_words(&self, language: Language, key: &str) -> String {
        match key {
            "points" => say(language, "steps and rolls", "pas et dés"),
            "secret" => say(language, "secret card", "carte secrète"),
            _ => key.to_owned(),
        }
    }

    fn option_words(&self, language: Language, _: &GameOption) -> OptionWords {
        let help = say(
            language,
            "Only a matter of taste.",
            "Une simple question de goût.",
        );
        OptionWords {
            name: say(language, "Colour of the pebbles", "Couleur des cailloux"),
            meaning: help.clone(),
            help,
        }
    }

    fn value_words(&self, language: Language, _: &GameOption, value: &str) -> ValueWords {
        let name = match value {
            "plain" => say(language, "grey", "gris"),
            _ => say(language, "bright", "vifs"),
        };
        ValueWords {
            name,
            meaning: String::new(),
        }
    }
}
