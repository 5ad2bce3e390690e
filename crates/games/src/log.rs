//! The log of a game: a text for each event, by turns.

use render::Pictures;
use render::frame::{LogLine, LogTurn};
use tabletop::{Line, Seat};
use words::player_name;

use crate::asked::seat_of;
use crate::drawing::{Model, Sight};
use crate::line_update::LineDescriber;

/// A turn with its entries, oldest first.
struct Turn<E> {
    turn: Option<(Seat, u16)>,
    entries: Vec<Entry<E>>,
}

/// A log entry: one sentence.
struct Entry<E> {
    /// The version it began with, and its index among the events of that version.
    begun: (usize, usize),
    /// The last version that belongs to it.
    version: usize,
    seat: Option<Seat>,
    content: Content<E>,
}

enum Content<E> {
    Events(Vec<E>),
    /// A line without an event of its own.
    Line(String),
}

impl<G: Pictures> Model<'_, G> {
    /// Returns the log by turns, oldest first. The event that begins a turn becomes its heading;
    /// lines that were undone or taken back are left out.
    pub fn log(&self, sight: &Sight<'_>) -> Vec<LogTurn> {
        let mut turns = vec![Turn::new(None)];
        for index in self.last_lines(sight.log) {
            self.add_line(sight, index, &mut turns);
        }
        let begun = |turn: &Turn<G::Event>| !turn.entries.is_empty() || turn.turn.is_some();
        let turns = turns.into_iter().filter(begun);
        turns.map(|turn| self.in_words(sight, turn)).collect()
    }

    /// Returns the last of the lines that still count, with at most `most` events in total.
    fn last_lines(&self, most: usize) -> Vec<usize> {
        let mut left = most;
        let mut lines = self.lines_that_count();
        let fits = |&&index: &&usize| {
            // A line without events, such as a take-back, becomes an entry itself.
            let count = self.events[index].len().max(1);
            let fits = count <= left;
            left = left.saturating_sub(count);
            fits
        };
        let count = lines.iter().rev().take_while(fits).count();
        lines.drain(..lines.len() - count);
        lines
    }

    /// Returns the lines that were not undone or taken back.
    pub fn lines_that_count(&self) -> Vec<usize> {
        self.counted(self.lines)
    }

    /// Returns whose turn it was after a line, and in which round. `None` if that turn began before
    /// the lines in memory, or with the game.
    pub fn turn_after(&self, version: usize) -> Option<(Seat, u16)> {
        let until = self.lines.partition_point(|line| line.number() <= version);
        let lines = self.counted(&self.lines[..until]);
        let events = lines
            .iter()
            .rev()
            .flat_map(|&index| self.events[index].iter().rev());
        let mut turns = events.filter_map(|event| self.game.turn_begun(event));
        turns.next()
    }

    /// Returns which of the first lines were not undone or taken back by another of them.
    fn counted(&self, first: &[Line<G::Action>]) -> Vec<usize> {
        let mut lines: Vec<usize> = Vec::new();
        for (index, line) in first.iter().enumerate() {
            match line {
                Line::Undo { to: None, .. } => {
                    let acted = |&index: &usize| matches!(self.lines[index], Line::Action { .. });
                    let last = lines.iter().rposition(acted);
                    last.map(|last| lines.remove(last));
                    continue;
                }
                Line::Undo { to: Some(to), .. } => {
                    lines.retain(|&index| self.lines[index].number() <= *to);
                }
                _ => {}
            }
            lines.push(index);
        }
        lines
    }

    /// Adds a line to the turns.
    fn add_line(&self, sight: &Sight<'_>, index: usize, turns: &mut Vec<Turn<G::Event>>) {
        let line = &self.lines[index];
        let version = line.number();
        let mut acting = seat_of(line);
        let events = self.visible_events(sight.observer, &self.events[index]);
        let count = events.len();
        for (part, event) in events.into_iter().enumerate() {
            if let Some(turn) = self.game.turn_begun(&event) {
                // The rest of the line concerns the next seat.
                acting = Some(turn.0);
                turns.push(Turn::new(Some(turn)));
            } else if let Some(turn) = turns.last_mut()
                && !self.game.goes_without_saying(&event)
            {
                turn.add(self.game, (version, part), acting, event);
            }
        }
        let describer = LineDescriber {
            game: self.game,
            names: self.names,
            language: Some(sight.language),
            observer: sight.observer,
            turn_after: &|version| self.turn_after(version),
        };
        if let (Some(words), Some(turn)) =
            (describer.line_words(sight.language, line), turns.last_mut())
        {
            turn.entries.push(Entry {
                begun: (version, count),
                version,
                seat: acting,
                content: Content::Line(words),
            });
        }
    }

    fn in_words(&self, sight: &Sight<'_>, turn: Turn<G::Event>) -> LogTurn {
        let entries = turn.entries.into_iter();
        let name = |(seat, _)| player_name(sight.language, self.names, seat);
        LogTurn {
            turn: turn.turn,
            name: turn.turn.map(name).unwrap_or_default(),
            lines: entries
                .map(|log_entry| self.entry_in_words(sight, log_entry))
                .collect(),
        }
    }

    fn entry_in_words(&self, sight: &Sight<'_>, log_entry: Entry<G::Event>) -> LogLine {
        let game = self.game;
        let (words, last) = match &log_entry.content {
            Content::Line(words) => (words.clone(), None),
            Content::Events(events) => {
                let words = game.log_entry_words(sight.language, self.names, events);
                (words, events.last())
            }
        };
        LogLine {
            begun: log_entry.begun,
            version: log_entry.version,
            seat: log_entry.seat,
            other: last.and_then(|event| game.other(event)),
            words,
            place: last.and_then(|event| game.place(event)),
        }
    }
}

impl<E> Turn<E> {
    fn new(turn: Option<(Seat, u16)>) -> Self {
        let entries = Vec::new();
        Self { turn, entries }
    }

    /// Adds an event to the entry it continues, or as a new entry.
    fn add<G: Pictures<Event = E>>(
        &mut self,
        game: &G,
        (version, part): (usize, usize),
        acting: Option<Seat>,
        event: E,
    ) {
        for log_entry in self.entries.iter_mut().rev() {
            if let Content::Events(events) = &mut log_entry.content
                && events
                    .last()
                    .is_some_and(|last| game.continues(last, &event))
            {
                log_entry.version = version;
                return events.push(event);
            }
        }
        self.entries.push(Entry {
            begun: (version, part),
            version,
            seat: game.whose(&event, acting),
            content: Content::Events(vec![event]),
        });
    }
}
