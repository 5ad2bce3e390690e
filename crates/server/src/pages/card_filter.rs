//! The form above the cards of a game that shows only some of them.

use games::{CardFacet, ReadyGame, TextTable};
use maud::{Markup, html};
use words::{Language, text};

use super::form::{Choice, Fields, labelled, pick};

/// The maximum length of a search, in characters.
const MAX_LENGTH: usize = 80;

/// Returns what a query means for the page of a game's cards: the name, cut to its maximum length,
/// and the value of each facet that some card has. Nothing else changes the page.
pub fn asked_of(game: &dyn ReadyGame, language: Language, asked: &Fields) -> Fields {
    let typed: String = asked.get("q").chars().take(MAX_LENGTH).collect();
    let meant = Fields::default().with("q", typed);
    // Names take time to look up, and most visitors choose nothing.
    if asked.iter().all(|(name, _)| name == "q" || name == "lang") {
        return meant;
    }
    let facets = game.card_facets(language);
    let chosen = facets
        .iter()
        .map(|facet| (facet.key, facet_value(facet, asked)));
    let chosen = chosen.filter(|(_, value)| !value.is_empty());
    chosen.fold(meant, |meant, (key, value)| meant.with(key, value))
}

/// Returns the value of a facet that a query asks for, or an empty text for all.
fn facet_value<'a>(facet: &'a CardFacet, asked: &Fields) -> &'a str {
    let value = asked.get(facet.key);
    let known = facet.values.iter().find(|(key, _)| key == value);
    known.map_or("", |(key, _)| key)
}

/// The cards of a game, and the visitor's choice among them. The script `cards.js` does the same
/// without a request; all cards are on the page, and those not chosen are hidden.
pub struct CardFilter {
    language: Language,
    path: String,
    typed: String,
    names: Vec<String>,
    facets: Vec<CardFacet>,
    /// The chosen value of each facet, empty for all.
    chosen: Vec<String>,
}

impl CardFilter {
    /// Reads the choice from the query of the page at `path`. A value that no card has counts as
    /// none: it would find nothing, and the form could not show it.
    pub fn new(
        language: Language,
        path: String,
        table: &TextTable,
        facets: Vec<CardFacet>,
        asked: &Fields,
    ) -> Self {
        let name = |row: &Vec<String>| row.first().cloned().unwrap_or_default();
        let chosen = facets
            .iter()
            .map(|facet| facet_value(facet, asked).to_owned());
        Self {
            language,
            path,
            typed: asked.get("q").chars().take(MAX_LENGTH).collect(),
            names: table.rows.iter().map(name).collect(),
            chosen: chosen.collect(),
            facets,
        }
    }

    /// Returns whether a card is shown.
    pub fn shows(&self, card: usize) -> bool {
        let name = plain(self.name(card));
        let mut facets = self.facets.iter().zip(&self.chosen);
        plain(&self.typed)
            .split_whitespace()
            .all(|word| name.contains(word))
            && facets.all(|(facet, chosen)| {
                let value = facet.values.get(card);
                chosen.is_empty() || value.is_some_and(|(key, _)| key == chosen)
            })
    }

    /// Returns the name of a card, for the script.
    pub fn name(&self, card: usize) -> &str {
        self.names.get(card).map_or("", String::as_str)
    }

    /// Returns the values of all facets of a card, for the script: `element-fire`.
    pub fn values(&self, card: usize) -> String {
        let values = self.facets.iter().filter_map(|facet| {
            let (key, _) = facet.values.get(card)?;
            Some(format!("{}-{key}", facet.key))
        });
        values.collect::<Vec<_>>().join(" ")
    }

    fn say(&self, key: &str) -> String {
        text(self.language, key, &[])
    }

    /// Renders the form and the number of cards it finds.
    pub fn form(&self) -> Markup {
        let search = html! {
            input type="search" id="q" name="q" value=(self.typed) maxlength=(MAX_LENGTH) autocomplete="off";
        };
        html! {
            search {
                form.card-filter id="filter" method="get" action=(self.path) {
                    (labelled("q", &self.say("site-cards-name"), &search, ""))
                    @for (facet, chosen) in self.facets.iter().zip(&self.chosen) { (self.choice(facet, chosen)) }
                    button.act type="submit" { (self.say("site-cards-find")) }
                    (self.found())
                }
            }
        }
    }

    /// Renders the choice among the values of a facet, in alphabetical order.
    fn choice(&self, facet: &CardFacet, chosen: &str) -> Markup {
        let mut values: Vec<Choice> = facet.values.clone();
        values.sort_by_cached_key(|(key, name)| (plain(name), key.clone()));
        values.dedup();
        values.insert(0, (String::new(), self.say("site-cards-any")));
        let label = self.say(&format!("site-facet-{}", facet.key));
        labelled(
            facet.key,
            &label,
            &pick(facet.key, &values, chosen, None),
            "",
        )
    }

    /// Renders the number of cards shown, or a sentence if there are none.
    fn found(&self) -> Markup {
        let all = self.names.len();
        let count = (0..all).filter(|&card| self.shows(card)).count();
        let number = |shown: String| {
            let arguments = [("shown", shown.into()), ("all", all.into())];
            text(self.language, "site-cards-count", &arguments)
        };
        let none = self.say("site-cards-none");
        html! {
            p.card-count {
                // The script puts the number in the place of the percent sign.
                output id="found" for="q" data-count=(number("%".to_owned())) data-none=(none) {
                    @if count == 0 { (none) } @else { (number(count.to_string())) }
                }
                " " a.link id="all-cards" href=(self.path) hidden[count == all] { (self.say("site-cards-all")) }
            }
        }
    }
}

/// Returns a text in lower case and without the accents of Latin letters, so that “bootes” finds
/// “Boötes”.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        plain.push(match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            'ý' | 'ÿ' => 'y',
            '’' => '\'',
            letter => letter,
        });
    }
    plain.replace('œ', "oe").replace('æ', "ae")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(query: &[(&str, &str)]) -> CardFilter {
        let cards = [
            ("Boötes", "air"),
            ("Ursa Major", "earth"),
            ("Ursa Minor", "air"),
        ];
        let table = TextTable {
            headings: vec!["card".to_owned()],
            rows: cards
                .iter()
                .map(|(name, _)| vec![(*name).to_owned()])
                .collect(),
        };
        let element = |(_, element): &(&str, &str)| ((*element).to_owned(), element.to_uppercase());
        let facets = vec![CardFacet::new("element", &cards, element)];
        let pair = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let asked = Fields::of(query.iter().map(pair).collect());
        CardFilter::new(
            Language::English,
            "/cards/x".to_owned(),
            &table,
            facets,
            &asked,
        )
    }

    #[track_caller]
    fn shown(query: &[(&str, &str)], expected: &[usize]) {
        let filter = filter(query);
        let shown: Vec<usize> = (0..3).filter(|&card| filter.shows(card)).collect();
        assert_eq!(shown, expected, "{query:?}");
    }

    #[test]
    fn cards_are_found_by_name_and_by_facet() {
        shown(&[], &[0, 1, 2]);
        shown(&[("q", "bootes")], &[0]);
        shown(&[("q", "BOÖT")], &[0]);
        shown(&[("q", " minor ursa ")], &[2]);
        shown(&[("element", "air")], &[0, 2]);
        shown(&[("element", "air"), ("q", "ursa")], &[2]);
        shown(&[("q", "lyra")], &[]);
        shown(&[("element", "plasma")], &[0, 1, 2]);
    }

    #[test]
    fn values_are_offered_once_and_the_count_is_shown() {
        let html = filter(&[("q", "ursa")]).form().0;
        assert_eq!(html.matches("<option").count(), 3);
        assert!(html.contains("2 of 3"), "{html}");
        assert_eq!(filter(&[]).values(1), "element-earth");
    }
}
