//! The real sky at a given place and time.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use maud::{Markup, html};
use sky::{Instant, Location, Night, OutOfRange, Standpoint};
use words::sky::{self as in_words, Rows};
use words::{Language, decimal, text};

use super::Preferences;
use super::document::Page;
use super::drawing::{self, Asker, FinishedPage, PageKey};
use super::form::{Fields, error, labelled, pick, see_other};
use super::hero::disc;
use super::look::{bar, foot};
use super::place::{Here, keep, of_same_sky, tonight};
use super::zone::Zone;
use crate::api::Params;
use crate::{ApiError, App};

/// Places to choose with one click.
const CITIES: [(&str, &str, &str); 6] = [
    ("paris", "48.85", "2.35"),
    ("alexandria", "31.2", "29.92"),
    ("samarkand", "39.65", "66.96"),
    ("quito", "-0.18", "-78.47"),
    ("sydney", "-33.87", "151.21"),
    ("reykjavik", "64.15", "-21.94"),
];

/// The fields of the form.
const FIELDS: [&str; 6] = ["lat", "lon", "date", "time", "zone", GUESSED];

/// The field that says that nobody chose the time zone.
const GUESSED: &str = "guessed";

/// Returns the routes of the sky.
pub fn routes() -> Router<App> {
    Router::new().route("/sky", get(show).post(keep_place))
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
    here: Here,
    Params(asked): Params<Vec<(String, String)>>,
) -> Result<Response, ApiError> {
    let asked = meant(&Fields::of(asked));
    let now = of_same_sky(app.clock.of_day());
    let key = key(preferences, &asked, here, now);
    let preferences = key.preferences();
    drawing::show(&app, &asker, key, move |_| {
        let fields = filled(asked, here, now);
        Ok(match read(preferences.language, &fields) {
            Ok((place, time)) => {
                let seen = Some((place, &time));
                page(&preferences, &fields, seen, None, FinishedPage::of)
            }
            Err(refusal) => page(
                &preferences,
                &fields,
                None,
                Some(&refusal),
                FinishedPage::of,
            ),
        })
    })
    .await
}

/// Returns the fields of a query that the page has.
fn meant(asked: &Fields) -> Fields {
    let given = FIELDS.into_iter().map(|name| (name, asked.get(name)));
    let given = given.filter(|(_, value)| !value.is_empty());
    given.fold(Fields::default(), |meant, (name, value)| {
        meant.with(name, value)
    })
}

/// Returns what the page depends on: the fields as they were typed, because the form shows them, and
/// what takes the place of those that are missing.
fn key(preferences: Preferences, asked: &Fields, here: Here, now: i64) -> PageKey {
    let key = PageKey::new("sky", preferences);
    let key = asked
        .iter()
        .fold(key, |key, (name, value)| key.with(name).with(value));
    let given = |name: &str| !asked.get(name).is_empty();
    let placed = given("lat") || given("lon");
    let timed = given("date") || given("time");
    if placed && timed {
        return key;
    }
    let place = here.place.map(|place| (place.lat(), place.lon()));
    let zone = here.zone.map(Zone::value);
    key.with(format!("{place:?} {zone:?} {now}"))
}

/// Saves the place for the home page.
async fn keep_place(
    State(app): State<App>,
    preferences: Preferences,
    here: Here,
    fields: Fields,
) -> Result<Response, ApiError> {
    match place(preferences.language, &fields) {
        Ok(place) => see_other("/sky", [keep(place, app.settings.is_secure())]),
        Err(refusal) => {
            let fields = filled(fields, here, app.clock.of_day());
            let respond = |page: &Page<'_>, status| page.with_status(status);
            Ok(page(&preferences, &fields, None, Some(&refusal), respond))
        }
    }
}

/// Returns the query with a default for each missing value.
fn filled(asked: Fields, here: Here, now: i64) -> Fields {
    let given = |name: &str| !asked.get(name).is_empty();
    let mut fields = asked.clone();
    if !given("lat") && !given("lon") {
        let place = here
            .place
            .map_or((0.0, 0.0), |place| (place.lat(), place.lon()));
        fields = fields
            .with("lat", place.0.to_string())
            .with("lon", place.1.to_string());
    }
    if !given("date") && !given("time") {
        if !given("zone") {
            // The script corrects the zone if it is not that of the browser.
            let zone = here.zone.unwrap_or(Zone::UTC);
            fields = fields.with("zone", zone.value()).with(GUESSED, "on");
        }
        let place = place(Language::English, &fields).ok().or(here.place);
        let night = place.and_then(|place| tonight(place, now));
        let night = night.map_or(Timestamp::UNIX_EPOCH, Instant::timestamp);
        let night = night.to_zoned(TimeZone::fixed(zone(&fields).offset()));
        fields = fields
            .with("date", night.strftime("%Y-%m-%d").to_string())
            .with("time", night.strftime("%H:%M").to_string());
    }
    fields
}

/// Returns the time zone; the default is universal time.
fn zone(fields: &Fields) -> Zone {
    Zone::read(fields.get("zone")).unwrap_or(Zone::UTC)
}

fn refused(words: impl Fn(Language) -> String) -> ApiError {
    ApiError::worded(StatusCode::UNPROCESSABLE_ENTITY, "bad_form", words)
}

fn out_of_range(error: OutOfRange) -> ApiError {
    refused(|language| in_words::out_of_range_words(language, &error))
}

fn place(language: Language, fields: &Fields) -> Result<Location, ApiError> {
    let degrees = |name: &str, example: &str| {
        let value = fields.get(name);
        // Accept a point or a comma as decimal separator, whatever the language.
        let number = value.replace(',', ".").parse::<f64>().ok();
        number.filter(|number| number.is_finite()).ok_or_else(|| {
            refused(|language| {
                let arguments = [
                    (
                        "name",
                        text(language, &format!("site-sky-{name}"), &[]).into(),
                    ),
                    ("value", value.into()),
                    ("example", example.into()),
                ];
                text(language, "sky-bad-degrees", &arguments)
            })
        })
    };
    let example = |number| decimal(language, number, 2);
    let lat = degrees("lat", &example(48.85))?;
    Location::new(lat, degrees("lon", &example(2.35))?).map_err(out_of_range)
}

fn read(language: Language, fields: &Fields) -> Result<(Location, Zoned), ApiError> {
    let place = place(language, fields)?;
    let moment = || {
        let date: Date = fields.get("date").parse().ok()?;
        let time: Time = fields.get("time").parse().ok()?;
        TimeZone::fixed(zone(fields).offset())
            .to_zoned(date.to_datetime(time))
            .ok()
    };
    let bad = || refused(|language| text(language, "site-sky-bad-time", &[]));
    let time = moment().ok_or_else(bad)?;
    Instant::new(time.timestamp()).map_err(out_of_range)?;
    Ok((place, time))
}

fn page<T>(
    preferences: &Preferences,
    fields: &Fields,
    seen: Option<(Location, &Zoned)>,
    refusal: Option<&ApiError>,
    finish: impl FnOnce(&Page<'_>, StatusCode) -> T,
) -> T {
    let language = preferences.language;
    let title = text(language, "page-sky", &[]);
    let night = seen.and_then(|(place, time)| {
        let instant = Instant::new(time.timestamp()).ok()?;
        Some((place, time, instant))
    });
    let page = Page {
        preferences,
        title: &title,
        class: "site-page sky-page",
        script: Some("sky.js"),
        body: html! {
            (bar(preferences, &title))
            main.sky id="main" {
                div.sky-form {
                    (error(language, refusal))
                    (form(language, fields, night.map(|(_, _, instant)| instant)))
                }
                @if let Some((place, time, instant)) = night {
                    // In a small window the disc scrolls.
                    div.sky-disc tabindex="0" role="region" aria-label=(title) {
                        div data-center { (disc(language, place, &in_words::place_words(language, place), time, instant)) }
                    }
                    (sky_in_words(language, place, (time, zone(fields)), instant))
                }
            }
            (foot(preferences))
        },
    };
    let status = refusal.map_or(StatusCode::OK, |refusal| refusal.status);
    finish(&page, status)
}

fn form(language: Language, fields: &Fields, shown: Option<Instant>) -> Markup {
    let say = |key: &str| text(language, key, &[]);
    let input = |name: &str, kind: &str, mode: Option<&str>| {
        let control = html! {
            input type=(kind) id=(name) name=(name) value=(fields.get(name)) inputmode=[mode] required
                autocomplete="off";
        };
        labelled(name, &say(&format!("site-sky-{name}")), &control, "")
    };
    let chosen = zone(fields);
    let zones = pick("zone", &chosen.choices(), &chosen.value(), None);
    // The moment for which the script looks up the zone of the browser.
    let guessed = shown.filter(|_| !fields.get(GUESSED).is_empty());
    let guessed = guessed.map(|instant| instant.timestamp().as_millisecond());
    html! {
        form id="sky-form" method="get" action="/sky" data-guessed=[guessed] {
            div.fields {
                (input("lat", "text", Some("decimal")))
                (input("lon", "text", Some("decimal")))
                (input("date", "date", None))
                (input("time", "time", None))
                (labelled("zone", &say("site-sky-zone"), &zones, ""))
            }
            div.send {
                button.act.main type="submit" { (say("site-sky-go")) }
                button.act type="submit" formmethod="post" { (say("site-sky-keep")) }
                // Shown by the script.
                button.act type="button" id="locate" hidden { (say("site-sky-locate")) }
            }
            p.located id="located" role="status" data-searching=(say("site-sky-locating"))
                data-denied=(say("site-sky-denied")) data-unknown=(say("site-sky-unknown"))
                data-insecure=(say("site-sky-insecure")) {}
        }
        p.cities {
            @for (city, lat, lon) in CITIES {
                a href={ "/sky?lat=" (lat) "&lon=" (lon) } { (say(&format!("site-city-{city}"))) } " "
            }
        }
    }
}

/// Renders a text that describes the same sky.
fn sky_in_words(
    language: Language,
    place: Location,
    (time, zone): (&Zoned, Zone),
    instant: Instant,
) -> Markup {
    let night = Night::new(&Standpoint::new(place, instant));
    let date = in_words::date_words(language, time.year(), time.month(), time.day());
    let clock = time.strftime("%H:%M").to_string();
    let time = [
        ("date", date.into()),
        ("time", clock.into()),
        ("zone", zone.words().into()),
    ];
    let time = text(language, "site-sky-moment", &time);
    html! {
        section.told {
            @for line in in_words::night_words(language, &night, &time) { p { (line) } }
            (table(in_words::wanderer_rows(language, &night)))
            p { (in_words::constellation_count_words(language, &night)) }
            (table(in_words::constellation_rows(language, &night)))
        }
    }
}

fn table((headings, rows): Rows) -> Markup {
    html! {
        table {
            thead { tr { @for heading in headings { th scope="col" { (heading) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
        }
    }
}
