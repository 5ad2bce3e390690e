//! The game of a table begins.

use tabletop::Seed;

use super::ready::ReadyGames;
use super::{Chair, Clocks, Table};
use crate::ApiError;
use crate::id::random_bytes;
use crate::storage::{Status, Write};

impl Table {
    /// Begins the game if everybody is there.
    ///
    /// # Errors
    /// What speaks against it; a table is made only where nothing does.
    pub fn begin_when_full(&mut self, ready: &ReadyGames, now: i64) -> Result<(), ApiError> {
        let full = self.about.chairs.iter().all(Chair::is_taken);
        if self.status != Status::Open || !full {
            return Ok(());
        }
        self.begin(ready, Seed::from_bytes(random_bytes()), now)
    }

    fn begin(&mut self, ready: &ReadyGames, seed: Seed, now: i64) -> Result<(), ApiError> {
        let game = ready.built_in(&self.about.game, &self.about.options)?;
        let names = self.about.chairs.iter().map(Chair::name).collect();
        let live = game.begin(names, seed)?;
        let data = game.data_hash().to_owned();
        if !ready.is_stored(&data) {
            let files = game.data_files();
            let hash = data.clone();
            self.unkept.writes.push(Write::Data { hash, files });
        }
        self.unkept.writes.push(Write::Begin {
            table: self.id,
            header: live.header().trim_end().to_owned(),
            data,
        });
        self.game = Some(live);
        self.set_status(Status::Playing);
        self.clocks = Clocks::new(self.about.clock);
        self.settle(now);
        Ok(())
    }
}
