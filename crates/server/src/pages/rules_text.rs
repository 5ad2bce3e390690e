//! The numbered rules, parsed from their Markdown documents into sections and rules.

use pulldown_cmark::html::push_html;
use pulldown_cmark::{Alignment, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A section of the rules.
#[derive(Debug, Default)]
pub struct Section {
    /// The anchor of its heading.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its rules and the text between them.
    pub blocks: Vec<Block>,
}

/// A rule, or the text between rules.
#[derive(Debug, Default)]
pub struct Block {
    /// The rule's number, such as `A3.2`; `None` for text between rules.
    pub rule: Option<String>,
    /// The HTML, with matches of the search marked.
    pub html: String,
    /// Whether it contains every word of the search.
    pub found: bool,
}

/// A search: words that must all occur.
#[derive(Debug, Default)]
pub struct Search(Vec<String>);

impl Search {
    /// Creates a search from the text typed by the visitor.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        let words = typed.split_whitespace().take(8);
        Self(words.map(str::to_lowercase).collect())
    }

    /// Returns whether there are no words to search for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn is_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().all(|word| text.contains(word))
    }

    /// Returns the byte range of the first occurrence of any word in a text.
    fn first(&self, text: &str) -> Option<(usize, usize)> {
        let at = |(from, _)| {
            let ends = self.0.iter().filter_map(|word| ends(&text[from..], word));
            ends.max().map(|length| (from, from + length))
        };
        text.char_indices().find_map(at)
    }
}

/// Returns the byte length of a lower-case word at the beginning of a text, if the text begins with
/// it in any case.
fn ends(text: &str, word: &str) -> Option<usize> {
    let mut wanted = word.chars().peekable();
    for (at, letter) in text.char_indices() {
        for small in letter.to_lowercase() {
            match wanted.next() {
                Some(one) if one == small => {}
                _ => return None,
            }
        }
        if wanted.peek().is_none() {
            return Some(at + letter.len_utf8());
        }
    }
    None
}

/// Parses rules. Text before the first section is about the document itself and is left out.
#[must_use]
pub fn read(source: &str, search: &Search) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for element in elements(source) {
        match element.first() {
            Some(Event::Start(Tag::Heading {
                level: HeadingLevel::H1,
                ..
            })) => {}
            Some(Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                ..
            })) => {
                let title = plain(&element);
                sections.push(Section {
                    id: anchor(&title),
                    title,
                    blocks: Vec::new(),
                });
            }
            _ => {
                if let Some(section) = sections.last_mut() {
                    section.blocks.extend(blocks(element, search));
                }
            }
        }
    }
    sections
}

/// Returns the top-level elements of a document, each with all its events.
pub(super) fn elements(source: &str) -> Vec<Vec<Event<'_>>> {
    let (mut all, mut depth) = (vec![Vec::new()], 0_usize);
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if let Some(last) = all.last_mut() {
            last.push(event);
        }
        if depth == 0 {
            all.push(Vec::new());
        }
    }
    all
}

/// Splits an element into blocks: a list of rules becomes one block per rule.
fn blocks(element: Vec<Event<'_>>, search: &Search) -> Vec<Block> {
    if element.first() != Some(&Event::Start(Tag::List(None))) {
        return vec![block(None, element, search)];
    }
    let items = items(&element);
    let numbers: Option<Vec<String>> = items.iter().map(|item| number(item)).collect();
    let Some(numbers) = numbers else {
        return vec![block(None, element, search)];
    };
    let rules = numbers.into_iter().zip(items);
    rules
        .map(|(number, item)| block(Some(number), item, search))
        .collect()
}

/// Returns the content of each item of a list.
fn items<'a>(list: &[Event<'a>]) -> Vec<Vec<Event<'a>>> {
    let (mut items, mut depth) = (Vec::new(), 0_usize);
    for event in list {
        match event {
            Event::Start(Tag::Item) => {
                depth += 1;
                if depth == 1 {
                    items.push(Vec::new());
                    continue;
                }
            }
            Event::End(TagEnd::Item) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > 0
            && let Some(item) = items.last_mut()
        {
            item.push(event.clone());
        }
    }
    items
}

/// Returns the number an item begins with, if it is a rule.
fn number(item: &[Event<'_>]) -> Option<String> {
    let mut events = item
        .iter()
        .filter(|event| **event != Event::Start(Tag::Paragraph));
    match (events.next(), events.next()) {
        (Some(Event::Start(Tag::Strong)), Some(Event::Text(text))) => {
            (rule_length(text) == Some(text.len())).then(|| text.to_string())
        }
        _ => None,
    }
}

/// Returns the length of the rule number at the beginning of a text, such as `A3.2`.
fn rule_length(text: &str) -> Option<usize> {
    let rest = text.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = digits(rest);
    let rest = rest[chapter..].strip_prefix('.')?;
    let rule = digits(rest);
    (chapter > 0 && rule > 0).then_some(chapter + rule + 2)
}

fn block(rule: Option<String>, events: Vec<Event<'_>>, search: &Search) -> Block {
    let found = search.is_in(&plain(&events));
    let events = match rule {
        Some(_) => without_number(events),
        None => events,
    };
    let mut html = String::new();
    push_html(&mut html, written(events, search).into_iter());
    // The empty corner of a table heads nothing.
    let html = html.replace("<th></th>", "<td></td>");
    Block { rule, html, found }
}

/// Removes the number a rule begins with, since it is shown beside the rule, and wraps its basis
/// (R, J or D).
fn without_number(mut events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let strong = events
        .iter()
        .position(|event| *event == Event::Start(Tag::Strong));
    let Some(at) = strong else {
        return events;
    };
    events.drain(at..(at + 3).min(events.len()));
    if let Some(Event::Text(text)) = events.get(at)
        && let Some((basis, rest)) = text
            .strip_prefix(" (")
            .and_then(|text| text.split_once(") "))
    {
        let apart = Event::InlineHtml(format!("<span class=\"basis\">{basis}</span> ").into());
        let rest = Event::Text(rest.to_owned().into());
        events.splice(at..=at, [apart, rest]);
    }
    events
}

/// Returns the text without markup.
pub(super) fn plain(events: &[Event<'_>]) -> String {
    let mut plain = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::Code(text) => plain += text,
            Event::SoftBreak | Event::HardBreak | Event::End(_) => plain.push(' '),
            _ => {}
        }
    }
    plain.trim().to_owned()
}

/// Returns the anchor of a heading.
pub(super) fn anchor(title: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-');
    let title = title.to_lowercase();
    title
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

/// Prepares events for the page: rule numbers become links, matches are marked, links to other
/// documents become text, and inline styles are removed.
fn written<'a>(events: Vec<Event<'a>>, search: &Search) -> Vec<Event<'a>> {
    let (mut written, mut links) = (Vec::new(), Vec::new());
    let headings = headings(&events);
    let mut headings = headings.into_iter();
    for event in events {
        match event {
            Event::Start(Tag::Link { ref dest_url, .. }) => {
                let leads = |start| dest_url.starts_with(start);
                let kept = ["#", "/rules/", "https://"].into_iter().any(leads);
                links.push(kept);
                written.extend(kept.then_some(event));
            }
            Event::End(TagEnd::Link) => {
                let kept = links.pop().unwrap_or_default();
                written.extend(kept.then_some(event));
            }
            Event::Start(Tag::Table(columns)) => {
                let plain = vec![Alignment::None; columns.len()];
                written.push(Event::Start(Tag::Table(plain)));
            }
            Event::Start(Tag::Heading { level, .. }) => written.push(Event::Start(Tag::Heading {
                level,
                id: headings.next().map(CowStr::from),
                classes: Vec::new(),
                attrs: Vec::new(),
            })),
            Event::Text(text) => spell(&mut written, &text, search, links.is_empty()),
            other => written.push(other),
        }
    }
    written
}

/// Returns the anchors of all headings.
fn headings(events: &[Event<'_>]) -> Vec<String> {
    let starts =
        (0..events.len()).filter(|&at| matches!(events[at], Event::Start(Tag::Heading { .. })));
    starts
        .map(|at| {
            let heading = events[at..]
                .iter()
                .position(|event| matches!(event, Event::End(TagEnd::Heading(_))));
            let to = heading.map_or(events.len(), |length| at + length);
            anchor(&plain(&events[at..to]))
        })
        .collect()
}

/// Writes a text with links to the rules it mentions.
fn spell(written: &mut Vec<Event<'_>>, text: &str, search: &Search, linked: bool) {
    let mut rest = text;
    while let Some((at, length)) = linked.then(|| next_rule(rest)).flatten() {
        let number = &rest[at..at + length];
        highlight(written, &rest[..at], search);
        written.push(Event::InlineHtml(format!("<a href=\"#{number}\">").into()));
        highlight(written, number, search);
        written.push(Event::InlineHtml("</a>".into()));
        rest = &rest[at + length..];
    }
    highlight(written, rest, search);
}

/// Returns the position and length of the next rule number in a text.
fn next_rule(text: &str) -> Option<(usize, usize)> {
    let begins = |at: usize| !text[..at].ends_with(|letter: char| letter.is_alphanumeric());
    let starts = text.char_indices().filter(|&(at, _)| begins(at));
    let mut rules = starts.filter_map(|(at, _)| Some((at, rule_length(&text[at..])?)));
    rules.next()
}

/// Writes a text with matches of the search marked.
fn highlight(written: &mut Vec<Event<'_>>, text: &str, search: &Search) {
    let mut rest = text;
    while let Some((from, to)) = search.first(rest) {
        written.push(Event::Text(rest[..from].to_owned().into()));
        written.push(Event::InlineHtml("<mark>".into()));
        written.push(Event::Text(rest[from..to].to_owned().into()));
        written.push(Event::InlineHtml("</mark>".into()));
        rest = &rest[to..];
    }
    written.push(Event::Text(rest.to_owned().into()));
}

#[cfg(test)]
mod tests {
    use games::kinds;
    use tabletop::Options;
    use words::Language;

    use super::*;
    use crate::pages::audience::for_designers;

    fn source(language: Language, game: &str) -> Option<&'static str> {
        let ready = games::find(game).unwrap().ready(&Options::new()).unwrap();
        ready.rules_text(language)
    }

    fn all(game: &str, typed: &str) -> Vec<Section> {
        let text = source(Language::English, game).unwrap();
        read(&for_designers(text), &Search::new(typed))
    }

    fn rule<'a>(sections: &'a [Section], number: &str) -> &'a Block {
        let mut blocks = sections.iter().flat_map(|section| &section.blocks);
        let wanted = |block: &&Block| block.rule.as_deref() == Some(number);
        blocks
            .find(wanted)
            .unwrap_or_else(|| panic!("no rule {number}"))
    }

    #[test]
    fn every_rule_of_every_game_has_its_number_once() {
        for kind in kinds() {
            let text = source(Language::English, kind.id).unwrap();
            let written: Vec<&str> = text
                .lines()
                .filter_map(|line| line.strip_prefix("- **")?.split("**").next())
                .filter(|number| rule_length(number) == Some(number.len()))
                .collect();
            let sections = all(kind.id, "");
            let blocks = sections.iter().flat_map(|section| &section.blocks);
            let read: Vec<&str> = blocks.filter_map(|block| block.rule.as_deref()).collect();
            assert!(read.len() > 30, "{}", kind.id);
            assert_eq!(read, written, "{}", kind.id);
        }
    }

    #[test]
    fn all_languages_have_the_same_rules_in_the_same_order() {
        for kind in kinds() {
            let rules = |language| {
                let text = for_designers(source(language, kind.id).unwrap());
                let sections = read(&text, &Search::new(""));
                let blocks = sections.into_iter().flat_map(|section| section.blocks);
                blocks.filter_map(|block| block.rule).collect::<Vec<_>>()
            };
            let english = rules(Language::English);
            assert!(english.len() > 30, "{}", kind.id);
            for language in Language::all() {
                assert_eq!(rules(language), english, "{} {language:?}", kind.id);
            }
        }
    }

    #[test]
    fn rules_link_to_each_other_and_have_no_inline_styles() {
        for kind in kinds() {
            let sections = all(kind.id, "");
            let html: String = sections
                .iter()
                .flat_map(|section| &section.blocks)
                .map(|block| block.html.as_str())
                .collect();
            assert!(!html.contains("style="), "{}", kind.id);
            assert!(!html.contains("href=\"../"), "{}", kind.id);
            assert!(html.contains("href=\"#"), "{}", kind.id);
        }
        let astra = all(kinds()[0].id, "");
        assert!(
            rule(&astra, "A9.2")
                .html
                .contains("<a href=\"#A5.10\">A5.10</a>")
        );
        assert!(
            rule(&astra, "A1.5")
                .html
                .starts_with("<span class=\"basis\">R, J</span> Taurus")
        );
    }

    #[test]
    fn search_results_are_found_and_marked() {
        let sections = all(kinds()[0].id, "TELESCOPE rest");
        let found = rule(&sections, "A3.4");
        assert!(found.found);
        assert!(found.html.contains("<mark>telescope</mark>"));
        assert!(found.html.contains("<mark>Rest</mark>"));
        assert!(!rule(&sections, "A1.1").found);
        assert!(rule(&all(kinds()[0].id, "a3.2"), "A3.2").found);
    }

    #[test]
    fn typed_text_never_becomes_markup() {
        let sections = all(kinds()[0].id, "<script> & \"");
        let html = &rule(&sections, "A3.2").html;
        assert!(!html.contains("<script>"), "{html}");
        assert_eq!(Search::new("İß ẞ").first("xx"), None);
        assert_eq!(ends("İx", "i\u{307}x"), Some(3));
    }
}
