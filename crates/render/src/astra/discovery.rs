//! A discovery under way: who finished the card, who assists, and who picks when (A4.2).

use ::astra::{Pen, Stage};
use maud::{Markup, html};

use super::pen::pen_icon;
use super::scribe::Scribe;
use crate::{emphasis, icon, part};

/// The role of a party with stars on the card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Discovers,
    Picks,
    Sealed,
    Reactivates,
    Waits,
    Done,
    Dreams,
}

impl Role {
    const fn key(self) -> &'static str {
        match self {
            Self::Discovers => "discovers",
            Self::Picks => "picks",
            Self::Sealed => "sealed",
            Self::Reactivates => "reactivates",
            Self::Waits => "waits",
            Self::Done => "done",
            Self::Dreams => "dreams",
        }
    }
}

impl Scribe<'_> {
    /// Draws the discovery under way. The panel is hidden if there is none.
    pub fn discovery(&self) -> Markup {
        let table = self.table();
        let under_way = matches!(table.stage, Stage::Picking | Stage::Reactivating);
        let card = table
            .place(table.discovery.place)
            .card
            .filter(|_| under_way);
        let panel = html! {
            section.discovery id="discovery" hidden[card.is_none()] aria-label=(self.say("discovery", &[])) {
                @if let Some(card) = card {
                    h2 { (emphasis::shown(&self.discovery_title(&self.the(card)), true)) }
                    ol {
                        @for (pen, stars) in self.parties() { (self.party(pen, stars)) }
                    }
                    p.note { (self.discovery_note()) }
                }
            }
        };
        part("discovery", &panel)
    }

    fn discovery_title(&self, the: &str) -> String {
        let table = self.table();
        let the = ("the", emphasis::mark(the).into());
        if table.discovery.dreamt {
            return self.say("discovery-dreamt", &[the]);
        }
        let name = self.pen_name(self.discoverer().unwrap_or(Pen::DREAMER));
        self.say("discovery-by", &[the, ("name", name.into())])
    }

    /// Returns the pen whose discovery it is, or `None` if the dreamer finished the card (A7.5).
    fn discoverer(&self) -> Option<Pen> {
        let table = self.table();
        match (table.discovery.dreamt, table.is_ptolemys()) {
            (true, _) => None,
            (false, true) => Some(Pen::PTOLEMY),
            (false, false) => Some(Pen::of(table.active)),
        }
    }

    /// Returns the discoverer and everyone with stars on the card: the discoverer first, then by
    /// stars.
    fn parties(&self) -> Vec<(Pen, usize)> {
        let table = self.table();
        let marks = table.place(table.discovery.place).marks;
        let discoverer = self.discoverer();
        let mut parties: Vec<(Pen, usize)> = Pen::all(table.seat_count())
            .map(|pen| (pen, marks[pen].len()))
            .filter(|&(pen, stars)| stars > 0 || Some(pen) == discoverer)
            .collect();
        parties.sort_by_key(|&(pen, stars)| (Some(pen) != discoverer, std::cmp::Reverse(stars)));
        parties
    }

    fn party(&self, pen: Pen, stars: usize) -> Markup {
        let role = self.role(pen);
        html! {
            li class=(role.key()) {
                (pen_icon(pen, ""))
                b { (self.pen_name(pen)) }
                span.stars { (self.say("stars", &[("stars", stars.into())])) }
                span.role {
                    @if role == Role::Sealed { (icon("lock")) }
                    (self.say(&format!("role-{}", role.key()), &[]))
                }
            }
        }
    }

    fn role(&self, pen: Pen) -> Role {
        let discovery = &self.table().discovery;
        if Some(pen) == self.discoverer() {
            return Role::Discovers;
        }
        let Some(seat) = pen.seat() else {
            return match pen {
                Pen::PTOLEMY if discovery.ptolemy => Role::Waits,
                Pen::PTOLEMY => Role::Done,
                _ => Role::Dreams,
            };
        };
        if discovery.choosing.contains(seat) {
            Role::Picks
        } else if discovery.sealed.contains(seat) {
            Role::Sealed
        } else if discovery.reactivations[seat] > 0 {
            Role::Reactivates
        } else if discovery.waiting.contains(seat) {
            Role::Waits
        } else {
            Role::Done
        }
    }

    fn discovery_note(&self) -> String {
        if self.table().discovery.tied {
            self.say("note-tied", &[])
        } else {
            self.say("note-order", &[])
        }
    }
}
