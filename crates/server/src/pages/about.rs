//! The page about the site: the original games, its sources, dependencies and licences.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use maud::{Markup, html};
use words::{Language, text};

use super::Preferences;
use super::document::Page;
use super::drawing::{self, Asker, FinishedPage, PageKey};
use super::look::{bar, foot};
use crate::{ApiError, App};

/// The sources of the astronomical data: a text key, and the source with its licence. Names are the
/// same in every language.
const SKY: [(&str, &str); 6] = [
    (
        "borders",
        "N. G. Roman 1987, CDS VI/42; astropy (BSD-3-Clause)",
    ),
    (
        "stars",
        "XHIP, Anderson & Francis 2012, CDS V/137D; Kostjuk, CDS IV/27A; d3-celestial, © 2015 Olaf \
         Frohn (BSD-3-Clause); Bright Star Catalogue, Hoffleit & Warren 1991, CDS V/50",
    ),
    (
        "names",
        "IAU Catalog of Star Names; star-catalog (MIT / Apache-2.0)",
    ),
    (
        "deep-sky",
        "d3-celestial (BSD-3-Clause); BSC5, XHIP, WDS, GCVS",
    ),
    ("planets", "Mallama & Hilton 2018"),
    (
        "motion",
        "sofars, © 2025 Astro XAO (MIT); SOFA, IAU; Simon et al. 1994; Meeus 1998; Espenak & Meeus 2006",
    ),
];

/// The games whose authors and publishers are credited.
const CREDITED: [&str; 3] = ["astra", "stellium", "nightsky"];

/// The crates the site is built with, and their licences.
const CRATES: [(&str, &str); 13] = [
    ("axum, tokio, tower, tracing", "MIT"),
    ("maud", "MIT / Apache-2.0"),
    ("sqlx", "MIT / Apache-2.0"),
    ("SQLite", "public domain"),
    ("fluent-templates", "MIT / Apache-2.0"),
    ("pulldown-cmark", "MIT"),
    ("qrcode", "MIT / Apache-2.0"),
    ("rust-embed", "MIT"),
    ("serde, rand, clap, jiff", "MIT / Apache-2.0"),
    ("utoipa", "MIT / Apache-2.0"),
    ("governor", "MIT"),
    ("typst-assets, allsorts", "Apache-2.0"),
    ("ttf2woff2", "MIT / Apache-2.0"),
];

/// Returns the route of the about page.
pub fn routes() -> Router<App> {
    Router::new().route("/about", get(show))
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
) -> Result<Response, ApiError> {
    let key = PageKey::new("about", preferences);
    let preferences = key.preferences();
    drawing::show(&app, &asker, key, move |_| Ok(page(&preferences))).await
}

fn page(preferences: &Preferences) -> FinishedPage {
    let language = preferences.language;
    let title = text(language, "page-about", &[]);
    let page = Page {
        preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(preferences, &title))
            main.prose id="main" { (about_text(language)) }
            (foot(preferences))
        },
    };
    FinishedPage::of(&page, StatusCode::OK)
}

fn about_text(language: Language) -> Markup {
    let say = |key: &str| text(language, key, &[]);
    html! {
        p.lead { (say("site-about-lead")) }
        p { (say("site-about-name")) }
        p { (say("site-about-games")) }
        h2 { (say("site-about-credits")) }
        p { (say("site-about-credits-lead")) }
        dl.sources {
            @for game in CREDITED {
                dt { (say(&format!("{game}-title"))) }
                dd { (say(&format!("site-about-credits-{game}"))) }
            }
        }
        p { (say("site-about-credits-own")) }
        h2 { (say("site-about-sky")) }
        p { (say("site-about-sky-facts")) }
        dl.sources {
            @for (key, source) in SKY {
                dt { (say(&format!("site-about-{key}"))) }
                dd lang="en" { (source) }
            }
        }
        p { (say("site-about-sofa")) }
        h2 { (say("site-about-type")) }
        p { (say("site-about-font")) }
        h2 { (say("site-about-programs")) }
        p {
            (say("site-about-api")) " "
            a href="/api/v1/openapi.json" { "/api/v1/openapi.json" }
        }
        h2 { (say("site-about-crates")) }
        p { (say("site-about-licence")) }
        dl.sources {
            @for (name, licence) in CRATES { dt lang="en" { (name) } dd lang="en" { (licence) } }
        }
    }
}
