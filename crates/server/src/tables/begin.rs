//! Beginning the game of a table.

use games::{LiveGame, ReadyGame};
use words::{Language, text};

use super::names::are_alike;
use super::ready::ReadyGames;
use super::{Chair, Clocks, Occupant, Table, TableError};
use crate::storage::{Status, Write};

/// Gives every machine player a name that is unique at the table: that of an astronomer, in the
/// language. There are at least as many as seats at any table.
fn name_machines(chairs: &mut [Chair], language: Language) {
    let astronomers = text(language, "table-machine-names", &[]);
    for seat in 0..chairs.len() {
        let taken: Vec<String> = chairs.iter().map(Chair::name).collect();
        if let Occupant::Machine { name, .. } = &mut chairs[seat].occupant
            && name.is_empty()
        {
            let free = |name: &&str| !taken.iter().any(|other| are_alike(other, name));
            let found = astronomers.split(", ").find(free);
            name.push_str(found.unwrap_or_default());
        }
    }
}

impl Table {
    /// Begins the game if all seats are taken.
    ///
    /// # Errors
    /// Returns an error if the game cannot begin. That does not happen, because a table is only
    /// created if its game can begin.
    pub fn begin_when_full(&mut self, ready: &ReadyGames, now: i64) -> Result<(), TableError> {
        let full = self.about.chairs.iter().all(Chair::is_taken);
        if self.status != Status::Open || !full {
            return Ok(());
        }
        self.begin(ready, now)
    }

    fn begin(&mut self, ready: &ReadyGames, now: i64) -> Result<(), TableError> {
        let game = ready.built_in(&self.about.game, &self.about.options)?;
        let language = Language::from_code(&self.about.language).unwrap_or_default();
        name_machines(&mut self.about_mut().chairs, language);
        let live = game.begin(self.seat_names(), ready.seed())?;
        self.begin_with(ready, &*game, live, now);
        Ok(())
    }

    /// Begins with a game that has been set up.
    pub(super) fn begin_with(
        &mut self,
        ready: &ReadyGames,
        game: &dyn ReadyGame,
        live: Box<dyn LiveGame>,
        now: i64,
    ) {
        let data = game.data_hash().to_owned();
        if !ready.is_stored(&data) {
            let files = game.data_files();
            let hash = data.clone();
            self.unsaved.writes.push(Write::Data { hash, files });
        }
        self.unsaved.writes.push(Write::Begin {
            table: self.id,
            header: live.header(),
            data,
        });
        self.game = Some(live);
        self.set_status(Status::Playing);
        self.clocks = Clocks::new(self.about.clock);
        self.settle(now);
    }
}
