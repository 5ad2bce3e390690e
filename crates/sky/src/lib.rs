//! The real sky: the constellations with their borders, stars and figures, and the positions of
//! everything at a place and time.
//!
//! Contains only facts and pure functions: no input or output and no clock. The crate's README
//! lists the sources and licences of the facts, and how accurate the computations are.
//!
//! - [`Catalogue`]: the facts. [`Constellation`], [`Star`], [`DeepSkyObject`] and [`Body`] are its
//!   main entries.
//! - [`Standpoint`]: a [`Location`] and an [`Instant`], and where things are as seen from there.
//! - [`Night`]: everything visible from a standpoint.
//! - [`Dome`], [`Stereographic`] and [`Hammer`]: projections for maps.
//!
//! # Example
//!
//! A winter evening in Paris. `examples/tonight.rs` lists what is visible from any place.
//!
//! ```
//! use sky::{Constellation, Instant, Location, Night, Standpoint, Wanderer};
//!
//! let place = Location::new(48.85, 2.35)?;
//! let instant = Instant::new("2026-01-17T21:00:00Z".parse()?)?;
//! let night = Night::new(&Standpoint::new(place, instant));
//!
//! assert!(night.dark);
//! assert!(night.moon_phase.illuminated < 0.05, "the thin Moon does not disturb");
//! let orion = Constellation::from_abbr("Ori").ok_or("no such constellation")?;
//! assert!(night.constellations.iter().any(|seen| seen.constellation == orion));
//! let mut up = night.planets.iter().filter(|planet| planet.up);
//! assert!(up.any(|planet| planet.wanderer == Wanderer::Jupiter));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod body;
mod borders;
mod catalogue;
mod constellation;
mod constellation_facts;
mod constellation_set;
mod csv_table;
mod data_error;
mod deep_sky;
mod dome;
mod ecliptic;
mod equatorial;
mod figure;
mod galactic;
mod guide;
mod hammer;
mod horizontal;
mod instant;
mod instrument;
mod moon_phase;
mod night;
mod outline;
mod place;
mod point;
mod rotation;
mod standpoint;
mod star;
mod stereographic;
mod twilight;
mod wanderer;

pub use body::{Body, BodyKind};
pub use borders::{Border, Borders};
pub use catalogue::{Catalogue, Texts};
pub use constellation::Constellation;
pub use constellation_set::ConstellationSet;
pub use data_error::{DataError, DataErrors, Fault};
pub use deep_sky::{Companion, DeepSkyKind, DeepSkyObject};
pub use dome::Dome;
pub use ecliptic::Ecliptic;
pub use equatorial::Equatorial;
pub use figure::{Figure, FigureLine};
pub use galactic::Galactic;
pub use hammer::Hammer;
pub use horizontal::{Compass, Horizontal};
pub use instant::Instant;
pub use instrument::Instrument;
pub use moon_phase::{MoonPhase, PhaseName};
pub use night::Night;
pub use outline::{Corner, Edge, Outline, Outlines};
pub use place::{Location, OutOfRange};
pub use point::Point;
pub use standpoint::{ConstellationSeen, Standpoint, WandererSeen};
pub use star::{Star, Stars};
pub use stereographic::Stereographic;
pub use twilight::Twilight;
pub use wanderer::{Position, Wanderer};
