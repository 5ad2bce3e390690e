//! What one visitor sees of a table now.

use games::{LiveGame, Sight};
use maud::{Markup, html};
use render::frame::{self, Frame};
use render::{Parts, part};
use tabletop::{Observer, Seat, SeatSet};
use words::text;

use super::{asides, curtain, end, lobby, log_page, menu, notes};
use crate::pages::Preferences;
use crate::storage::Status;
use crate::tables::{Invitation, Presence, Table};
use crate::updates::{Watching, waits_for};
use crate::{App, InviteKey};

/// How many things that happened the log tells.
const LOG: usize = 60;

/// A visitor at a table.
pub struct Visit<'a> {
    /// The house.
    pub app: &'a App,
    /// The table.
    pub table: &'a Table,
    /// Who is there.
    pub presence: &'a Presence,
    /// Who is looking.
    pub watching: &'a Watching,
    /// How he likes it.
    pub preferences: &'a Preferences,
}

/// Behind which seat a visitor sits now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewpoint {
    /// This one of his.
    Seat(Seat),
    /// None of his: he looks on.
    Spectator,
    /// A curtain hangs before the table until this one of those who share the device has it.
    Curtain(Seat),
}

/// Visitors who have no part in a table, came the same way and like pages the same: all see the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Audience {
    /// How they like pages.
    preferences: Preferences,
    /// What let them in: the links on the page hand it on.
    key: Option<InviteKey>,
    /// Whether they have a name to sit down with.
    has_name: bool,
}

impl Visit<'_> {
    /// With whom the visitor shares the page: nobody who has a part in the table.
    pub fn audience(&self) -> Option<Audience> {
        let Invitation { player, key } = self.watching.invitation;
        let part = player.is_some_and(|player| self.table.knows(player));
        (!part).then_some(Audience {
            preferences: *self.preferences,
            key,
            has_name: player.is_some(),
        })
    }

    /// The seats of the visitor.
    pub fn own(&self) -> SeatSet {
        let player = self.watching.invitation.player;
        player.map_or(SeatSet::EMPTY, |player| self.table.seats_of(player))
    }

    /// Behind which seat he sits. Where several people share a device nobody sees another's secrets:
    /// when the table waits for one of the others, a curtain comes first.
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

    /// As whom he sees the game.
    pub fn observer(&self) -> Observer {
        match (self.table.status, self.viewpoint()) {
            (Status::Over, _) => Observer::Afterwards,
            (_, Viewpoint::Seat(seat)) => Observer::Seat(seat),
            (_, Viewpoint::Spectator | Viewpoint::Curtain(_)) => Observer::Spectator,
        }
    }

    fn has_secrets(&self) -> bool {
        let game = self.table.game.as_ref();
        game.is_some_and(|game| game.facts().hidden_information)
    }

    /// The game's name.
    pub fn game_title(&self) -> String {
        let language = self.preferences.language;
        if let Some(game) = &self.table.game {
            return game.title(language);
        }
        // Before it begins.
        let about = &self.table.about;
        let ready = self.app.hall.ready.built_in(&about.game, &about.options);
        ready.map_or_else(|_| about.game.clone(), |ready| ready.title(language))
    }

    /// The title of the page.
    pub fn title(&self) -> String {
        self.game_title()
    }

    /// Whether the table waits for the visitor.
    pub fn is_awaited(&self) -> bool {
        match self.viewpoint() {
            Viewpoint::Seat(seat) => waits_for(self.table, seat),
            Viewpoint::Curtain(_) => true,
            Viewpoint::Spectator => false,
        }
    }

    /// Everything that may change, with its pieces found.
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
        let seat = match viewpoint {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator | Viewpoint::Curtain(_) => None,
        };
        let observer = self.observer();
        let notes = notes::notes(self);
        let drawing = game.draw(&Sight {
            language: self.preferences.language,
            observer,
            seat,
            plays: true,
            acts: seat.is_some_and(|seat| waits_for(self.table, seat)),
            notes: &notes,
            log: LOG,
        });
        let overlay = match viewpoint {
            Viewpoint::Curtain(next) => curtain::curtain(self, next),
            _ if self.table.status == Status::Over => end::end(self, game),
            _ => asides::proposal(self),
        };
        let frame = Frame {
            language: self.preferences.language,
            title: &self.game_title(),
            scene: &drawing.scene,
            log: &drawing.log,
            whole_log: Some(log_page::address(self)),
            tools: menu::tools(self, game, seat),
            asides: asides::asides(self, game, seat),
            overlay,
        };
        html! {
            div.table.(drawing.scene.class) id="table" data-game=(self.table.about.game) {
                (frame::table(&frame))
            }
        }
    }

    /// A text in the visitor's language.
    pub fn say(&self, key: &str) -> String {
        text(self.preferences.language, key, &[])
    }
}
