//! The view that a visitor currently has of a table.

use games::{LiveGame, Sight};
use maud::{Markup, html};
use render::frame::{self, Frame};
use render::{Parts, part};
use tabletop::{Observer, Seat, SeatSet};
use words::text;

use super::lesson::Guide;
use super::{asides, coach, curtain, end, late, lobby, log_page, menu, notes};
use crate::pages::Preferences;
use crate::storage::Status;
use crate::tables::{Invitation, Presence, Table};
use crate::updates::{Watching, waits_for};
use crate::{App, InviteKey};

/// The maximum number of log entries shown.
const LOG: usize = 60;

/// A visitor at a table.
pub struct Visit<'a> {
    /// The shared state of the server.
    pub app: &'a App,
    /// The table, as last stored.
    pub table: &'a Table,
    /// The people present at the table.
    pub presence: &'a Presence,
    /// The visitor as a watcher of the table.
    pub watching: &'a Watching,
    /// The visitor's preferences.
    pub preferences: &'a Preferences,
}

/// The seat from which a visitor sees the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewpoint {
    /// One of the visitor's own seats.
    Seat(Seat),
    /// No seat: the visitor only watches.
    Spectator,
    /// A curtain hides the table until this player, who shares the device, has taken it.
    Curtain(Seat),
}

impl Viewpoint {
    /// Returns the seat from which the table is shown.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Curtain(_) => None,
        }
    }
}

/// Visitors who do not take part in a table, came with the same key and have the same preferences:
/// they all see the same page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Audience {
    /// Their preferences.
    preferences: Preferences,
    /// The key they came with: the links on the page pass it on.
    key: Option<InviteKey>,
    /// Whether they already have a name to sit down with.
    has_name: bool,
}

impl Visit<'_> {
    /// Returns the audience the visitor belongs to, or `None` if they take part in the table.
    pub fn audience(&self) -> Option<Audience> {
        let Invitation { player, key } = self.watching.invitation;
        let part = player.is_some_and(|player| self.table.knows(player));
        (!part).then_some(Audience {
            preferences: *self.preferences,
            key,
            has_name: player.is_some(),
        })
    }

    /// Returns the visitor's seats.
    pub fn own(&self) -> SeatSet {
        let player = self.watching.invitation.player;
        player.map_or(SeatSet::EMPTY, |player| self.table.seats_of(player))
    }

    /// Returns the seat from which the visitor sees the table. If several people share a device,
    /// none of them may see another's secrets: when it is another player's turn, a curtain comes
    /// first.
    pub fn viewpoint(&self) -> Viewpoint {
        let own = self.own();
        let waiting: SeatSet = own
            .iter()
            .filter(|&seat| waits_for(self.table, seat))
            .collect();
        let asked = self.watching.seat.filter(|&seat| own.contains(seat));
        let alone = own.len() < 2 || self.table.status != Status::Playing;
        match (asked, waiting.first()) {
            _ if alone => own.first().map_or(Viewpoint::Spectator, Viewpoint::Seat),
            (Some(asked), _) if waiting.contains(asked) => Viewpoint::Seat(asked),
            (_, Some(next)) if self.has_secrets() => Viewpoint::Curtain(next),
            (_, Some(next)) => Viewpoint::Seat(next),
            (Some(asked), None) => Viewpoint::Seat(asked),
            (None, None) if self.has_secrets() => Viewpoint::Spectator,
            (None, None) => own.first().map_or(Viewpoint::Spectator, Viewpoint::Seat),
        }
    }

    /// Returns the observer whose view of the game is drawn.
    pub fn observer(&self) -> Observer {
        match (self.table.status, self.viewpoint()) {
            (Status::Over, _) => Observer::Afterwards,
            (_, Viewpoint::Seat(seat)) => Observer::Seat(seat),
            (_, Viewpoint::Spectator | Viewpoint::Curtain(_)) => Observer::Spectator,
        }
    }

    /// Returns the observer whose view of an earlier moment is drawn: the visitor may know what they
    /// knew then. What was hidden then stays hidden, even after the end.
    pub fn past_observer(&self, moment: &dyn LiveGame) -> Observer {
        match self.viewpoint() {
            _ if moment.is_over() => self.observer(),
            Viewpoint::Seat(seat) => Observer::Seat(seat),
            Viewpoint::Spectator | Viewpoint::Curtain(_) => Observer::Spectator,
        }
    }

    fn has_secrets(&self) -> bool {
        let game = self.table.game.as_ref();
        game.is_some_and(|game| game.facts().hidden_information)
    }

    /// Returns the game's name.
    pub fn game_title(&self) -> String {
        let language = self.preferences.language;
        if let Some(game) = &self.table.game {
            return game.title(language);
        }
        // The game has not begun yet.
        let about = &self.table.about;
        let ready = self.app.hall.ready.built_in(&about.game, &about.options);
        ready.map_or_else(|_| about.game.clone(), |ready| ready.title(language))
    }

    /// Returns the title of the page.
    pub fn title(&self) -> String {
        self.game_title()
    }

    /// Returns whether the table waits for the visitor.
    pub fn is_awaited(&self) -> bool {
        match self.viewpoint() {
            Viewpoint::Seat(seat) => waits_for(self.table, seat),
            Viewpoint::Curtain(_) => true,
            Viewpoint::Spectator => false,
        }
    }

    /// Renders everything that may change, split into parts.
    pub fn parts(&self) -> Parts {
        let body = match (&self.table.game, self.table.status) {
            (Some(game), Status::Playing | Status::Over) => self.playing(game.as_ref()),
            (_, Status::Open) => lobby::lobby(self),
            _ => lobby::closed(self),
        };
        Parts::of(&part("table", &body))
    }

    fn playing(&self, game: &dyn LiveGame) -> Markup {
        let viewpoint = self.viewpoint();
        let seat = viewpoint.seat();
        let observer = self.observer();
        let notes = notes::notes(self);
        let guide = Guide::of(self, game);
        let mut drawing = game.draw(&Sight {
            language: self.preferences.language,
            observer,
            seat,
            plays: true,
            acts: seat.is_some_and(|seat| waits_for(self.table, seat)),
            guided: guide.is_some(),
            notes: &notes,
            log: LOG,
        });
        if let Some(guide) = &guide {
            guide.speak(&mut drawing.scene);
        }
        let overlay = match viewpoint {
            Viewpoint::Curtain(next) => curtain::curtain(self, next),
            _ if self.table.status == Status::Over => end::end(self, game),
            _ => html! {
                (asides::proposal(self)) (late::late_choice(self, game, seat)) (coach::coach(self, game, seat))
            },
        };
        let frame = Frame {
            language: self.preferences.language,
            title: &self.game_title(),
            scene: &drawing.scene,
            log: &drawing.log,
            whole_log: Some(log_page::address(self)),
            tools: menu::tools(self, game, seat),
            asides: html! {
                (asides::asides(self, game, seat))
                @if let Some(guide) = &guide { (guide.controls()) }
            },
            overlay,
        };
        html! {
            div.table.(drawing.scene.class) id="table" data-game=(self.table.about.game) {
                (frame::table(&frame))
            }
        }
    }

    /// Returns a text in the visitor's language.
    pub fn say(&self, key: &str) -> String {
        text(self.preferences.language, key, &[])
    }
}
