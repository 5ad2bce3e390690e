//! The page that tells how to play a game, parsed from its Markdown document.

use pulldown_cmark::html::push_html;
use pulldown_cmark::{Event, HeadingLevel, Tag};

use super::rules_text::{anchor, elements, plain};

/// What an address of a picture begins with.
const PICTURE: &str = "picture:";

/// How to play a game.
#[derive(Debug, Default)]
pub struct HowTo {
    /// The sections, in order.
    pub sections: Vec<Section>,
    /// The HTML below the line at the end: whose game it is.
    pub credits: String,
}

/// A section: text, and the pictures beside it.
#[derive(Debug, Default)]
pub struct Section {
    /// The anchor of its heading.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its HTML.
    pub html: String,
    /// Its pictures.
    pub pictures: Vec<Example>,
}

/// A place for a drawn example.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Example {
    /// The name by which the game knows the picture.
    pub name: String,
    /// What stands under it.
    pub caption: String,
}

/// Parses a document. Its title is that of the page, so it is left out, as is all text before the
/// first section.
#[must_use]
pub fn read(source: &str) -> HowTo {
    let mut how_to = HowTo::default();
    let mut below = false;
    for element in elements(source) {
        match element.first() {
            Some(Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                ..
            })) => {
                let title = plain(&element);
                how_to.sections.push(Section {
                    id: anchor(&title),
                    title,
                    ..Section::default()
                });
            }
            Some(Event::Rule) => below = true,
            _ if below => push_html(&mut how_to.credits, element.into_iter()),
            _ => {
                if let Some(section) = how_to.sections.last_mut() {
                    match example(&element) {
                        Some(example) => section.pictures.push(example),
                        None => push_html(&mut section.html, element.into_iter()),
                    }
                }
            }
        }
    }
    how_to
}

/// Returns the example that a paragraph stands for, if it is one.
fn example(paragraph: &[Event<'_>]) -> Option<Example> {
    let Some(Event::Start(Tag::Image { dest_url, .. })) = paragraph.get(1) else {
        return None;
    };
    Some(Example {
        name: dest_url.strip_prefix(PICTURE)?.to_owned(),
        caption: plain(paragraph),
    })
}

#[cfg(test)]
mod tests {
    use games::{ReadyGame, kinds};
    use tabletop::Options;
    use words::Language;

    use super::*;

    /// The maximum number of words on a page.
    const MOST_WORDS: usize = 400;

    fn each(mut check: impl FnMut(&dyn ReadyGame, Language, &'static str)) {
        for kind in kinds() {
            let ready = kind.ready(&Options::new()).unwrap();
            for language in Language::all() {
                check(&*ready, language, ready.how_to_play(language).unwrap());
            }
        }
    }

    /// Returns the words of a page, as they are read: everything but headings of the document and
    /// credits.
    fn words(source: &str) -> usize {
        let how_to = read(source);
        let text = how_to.sections.iter().map(|section| {
            let html = section.html.replace('<', " <");
            let shown: String = html
                .split('<')
                .filter_map(|part| Some(part.split_once('>')?.1))
                .collect();
            let captions = section
                .pictures
                .iter()
                .map(|picture| format!(" {}", picture.caption));
            format!("{} {shown} {}", section.title, captions.collect::<String>())
        });
        let text: Vec<String> = text.collect();
        let words = text.iter().flat_map(|text| text.split_whitespace());
        words
            .filter(|word| word.contains(char::is_alphanumeric))
            .count()
    }

    #[test]
    fn a_page_has_at_most_400_words() {
        each(|game, language, source| {
            let count = words(source);
            let name = game.title(language);
            assert!(
                (200..=MOST_WORDS).contains(&count),
                "{name} {language:?}: {count} words"
            );
        });
    }

    #[test]
    fn all_languages_have_the_same_sections_lists_and_pictures() {
        for kind in kinds() {
            let ready = kind.ready(&Options::new()).unwrap();
            let structure = |language| {
                let how_to = read(ready.how_to_play(language).unwrap());
                let sections = how_to.sections.into_iter().map(|section| {
                    let count = |tag: &str| section.html.matches(tag).count();
                    let tags = ["<p>", "<ol>", "<ul>", "<li>"].map(count);
                    let names = section.pictures.into_iter().map(|picture| picture.name);
                    (tags, names.collect::<Vec<_>>())
                });
                (sections.collect::<Vec<_>>(), how_to.credits.is_empty())
            };
            let english = structure(Language::English);
            let pictures: usize = english.0.iter().map(|(_, names)| names.len()).sum();
            assert!(pictures >= 2, "{}", kind.id);
            assert!(!english.1, "{} does not say whose game it is", kind.id);
            for language in Language::all() {
                assert_eq!(structure(language), english, "{} {language:?}", kind.id);
            }
        }
    }

    #[test]
    fn every_example_is_drawn_and_described() {
        each(|game, language, source| {
            for section in read(source).sections {
                for Example { name, caption } in section.pictures {
                    let picture = game.how_to_picture(language, &name);
                    let picture = picture.unwrap_or_else(|| panic!("{name} is not drawn"));
                    assert!(picture.starts_with("<svg"), "{name}");
                    let (_, label) = picture.split_once("aria-label=\"").unwrap();
                    assert!(label.find('"').unwrap() > 40, "{name} is not described");
                    assert!(!picture.contains("Unknown localization"), "{name}");
                    for bad in [" id=", " style="] {
                        assert!(!picture.contains(bad), "{name}: {bad}");
                    }
                    assert!(caption.len() > 10, "{name}");
                }
            }
            assert!(game.how_to_picture(language, "nothing").is_none());
        });
    }

    #[test]
    fn a_page_is_written_for_players() {
        each(|_, _, source| {
            for line in source.lines() {
                for part in ["`", "=", ".rs", ".toml", "docs/", "crates/", "▢", "<"] {
                    assert!(!line.contains(part), "{part}: {line}");
                }
            }
        });
    }

    #[test]
    fn a_document_becomes_sections_with_pictures_and_credits() {
        let how_to = read("# T\n\nx\n\n## A b\n\none *two*\n\n![c d](picture:e)\n\n---\n\nwho\n");
        let [section] = &how_to.sections[..] else {
            panic!("{how_to:?}");
        };
        assert_eq!((&*section.id, &*section.title), ("a-b", "A b"));
        assert_eq!(section.html, "<p>one <em>two</em></p>\n");
        let (name, caption) = ("e".to_owned(), "c d".to_owned());
        assert_eq!(section.pictures, [Example { name, caption }]);
        assert_eq!(how_to.credits, "<p>who</p>\n");
    }
}
