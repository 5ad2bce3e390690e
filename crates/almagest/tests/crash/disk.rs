//! A disk that forgets what was not synced when the power fails.
//!
//! What was written but not synced is, at the disk's own choice, there, not there, there in part or in
//! another order. This is what a file system and a disk with a write cache may do.

use std::collections::{BTreeMap, HashMap};
use std::ffi::{OsStr, OsString};

use crate::lots::Lots;

/// The size of the pieces that a disk writes completely or not at all.
const SECTOR: usize = 512;

/// The files of a single folder, by their numbers.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    files: HashMap<u64, File>,
    names: Names,
    /// The names at the last sync of the folder, and after each change since then.
    unsynced_names: Vec<Names>,
    last: u64,
}

/// The numbers of files by their names.
type Names = BTreeMap<OsString, u64>;

#[derive(Clone, Debug, Default)]
struct File {
    content: Vec<u8>,
    /// The content at the last sync.
    synced: Vec<u8>,
    /// The changes since then.
    unsynced: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Resize { length: usize },
}

impl Change {
    fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Self::Write { at, bytes } => {
                let end = at + bytes.len();
                content.resize(content.len().max(end), 0);
                content[*at..end].copy_from_slice(bytes);
            }
            Self::Resize { length } => content.resize(*length, 0),
        }
    }

    /// Applies only some sectors of a write.
    fn apply_torn(&self, content: &mut Vec<u8>, lots: &mut Lots) {
        let Self::Write { at, bytes } = self else {
            return self.apply(content);
        };
        let mut from = 0;
        while from < bytes.len() {
            let end = (SECTOR - (at + from) % SECTOR + from).min(bytes.len());
            if lots.once_in(2) {
                let part = Self::Write {
                    at: at + from,
                    bytes: bytes[from..end].to_vec(),
                };
                part.apply(content);
            }
            from = end;
        }
    }
}

/// What the power cut does to the unsynced changes of a file.
#[derive(Clone, Copy, Debug)]
enum Fate {
    Lost,
    Kept,
    /// Some changes are lost, but later ones may be kept.
    Reordered,
    /// Some sectors of some writes are lost.
    Torn,
}

impl Fate {
    fn draw(lots: &mut Lots) -> Self {
        let fates = [Self::Lost, Self::Kept, Self::Reordered, Self::Torn];
        fates[lots.below(fates.len() as u64) as usize]
    }
}

impl File {
    fn change(&mut self, change: Change) {
        change.apply(&mut self.content);
        self.unsynced.push(change);
    }

    fn sync(&mut self) {
        for change in self.unsynced.drain(..) {
            change.apply(&mut self.synced);
        }
    }

    fn after_power_cut(&self, lots: &mut Lots) -> Self {
        let mut content = self.synced.clone();
        let fate = Fate::draw(lots);
        for change in &self.unsynced {
            match fate {
                Fate::Lost => {}
                Fate::Kept => change.apply(&mut content),
                Fate::Reordered if lots.once_in(2) => change.apply(&mut content),
                Fate::Reordered => {}
                Fate::Torn => change.apply_torn(&mut content, lots),
            }
        }
        Self {
            synced: content.clone(),
            content,
            unsynced: Vec::new(),
        }
    }
}

impl Disk {
    /// Returns the number of a file.
    pub fn find(&self, name: &OsStr) -> Option<u64> {
        self.names.get(name).copied()
    }

    /// Returns the names and numbers of all files.
    pub fn list(&self) -> impl Iterator<Item = (&OsStr, u64)> {
        self.names
            .iter()
            .map(|(name, &number)| (name.as_os_str(), number))
    }

    /// Returns the content of a file.
    pub fn content(&self, number: u64) -> Option<&[u8]> {
        self.files.get(&number).map(|file| &*file.content)
    }

    /// Creates an empty file and returns its number.
    pub fn create(&mut self, name: &OsStr) -> u64 {
        self.last += 1;
        self.files.insert(self.last, File::default());
        let number = self.last;
        self.rename_all(|names| {
            names.insert(name.to_owned(), number);
        });
        number
    }

    /// Removes a name. Returns whether there was such a file.
    pub fn remove(&mut self, name: &OsStr) -> bool {
        let is_there = self.names.contains_key(name);
        self.rename_all(|names| {
            names.remove(name);
        });
        is_there
    }

    /// Gives a file another name, which may replace another file. Returns whether there was such a
    /// file.
    pub fn rename(&mut self, from: &OsStr, to: &OsStr) -> bool {
        let Some(number) = self.find(from) else {
            return false;
        };
        self.rename_all(|names| {
            names.remove(from);
            names.insert(to.to_owned(), number);
        });
        true
    }

    fn rename_all(&mut self, change: impl FnOnce(&mut Names)) {
        self.unsynced_names.push(self.names.clone());
        change(&mut self.names);
    }

    /// Writes to a file.
    pub fn write(&mut self, number: u64, at: usize, bytes: &[u8]) {
        let bytes = bytes.to_vec();
        self.change(number, Change::Write { at, bytes });
    }

    /// Cuts a file off, or fills it up with zeros.
    pub fn resize(&mut self, number: u64, length: usize) {
        self.change(number, Change::Resize { length });
    }

    fn change(&mut self, number: u64, change: Change) {
        if let Some(file) = self.files.get_mut(&number) {
            file.change(change);
        }
    }

    /// Makes everything written to a file permanent, but not its name.
    pub fn sync(&mut self, number: u64) {
        if let Some(file) = self.files.get_mut(&number) {
            file.sync();
        }
    }

    /// Makes the names of all files permanent.
    pub fn sync_names(&mut self) {
        self.unsynced_names.clear();
    }

    /// Returns what is on the disk after a power cut.
    pub fn after_power_cut(&self, lots: &mut Lots) -> Self {
        let moment = lots.below(self.unsynced_names.len() as u64 + 1) as usize;
        let names = self.unsynced_names.get(moment).unwrap_or(&self.names);
        // In order, so that the same draws meet the same files.
        let mut numbers: Vec<_> = names.values().collect();
        numbers.sort_unstable();
        let files = numbers
            .into_iter()
            .map(|number| (*number, self.files[number].after_power_cut(lots)));
        Self {
            files: files.collect(),
            names: names.clone(),
            unsynced_names: Vec::new(),
            last: self.last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the contents of a file after many power cuts, without duplicates.
    fn survivors(disk: &Disk, name: &str) -> Vec<Option<Vec<u8>>> {
        let mut lots = Lots::new(1, 0);
        let mut found: Vec<_> = (0..500)
            .map(|_| {
                let disk = disk.after_power_cut(&mut lots);
                let number = disk.find(OsStr::new(name))?;
                disk.content(number).map(<[u8]>::to_vec)
            })
            .collect();
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn what_was_synced_survives_and_the_rest_may_be_lost() {
        let mut disk = Disk::default();
        let number = disk.create(OsStr::new("a"));
        disk.write(number, 0, b"one");
        disk.sync(number);
        // Its name is not synced.
        assert_eq!(survivors(&disk, "a"), [None, Some(b"one".to_vec())]);
        disk.sync_names();
        assert_eq!(survivors(&disk, "a"), [Some(b"one".to_vec())]);
        disk.write(number, 3, b"two");
        let either = [Some(b"one".to_vec()), Some(b"onetwo".to_vec())];
        assert_eq!(survivors(&disk, "a"), either);
        disk.sync(number);
        assert_eq!(survivors(&disk, "a"), either[1..]);
    }

    #[test]
    fn unsynced_writes_may_be_reordered_and_torn() {
        let mut disk = Disk::default();
        let number = disk.create(OsStr::new("a"));
        disk.sync_names();
        disk.write(number, 0, &[1; SECTOR]);
        disk.write(number, SECTOR, &[2; SECTOR]);
        let later_alone = [vec![0; SECTOR], vec![2; SECTOR]].concat();
        assert!(survivors(&disk, "a").contains(&Some(later_alone)));
        disk.sync(number);
        disk.write(number, SECTOR / 2, &[3; SECTOR]);
        let mut first_sector_alone = [vec![1; SECTOR], vec![2; SECTOR]].concat();
        first_sector_alone[SECTOR / 2..SECTOR].fill(3);
        assert!(survivors(&disk, "a").contains(&Some(first_sector_alone)));
    }

    #[test]
    fn names_change_in_order() {
        let mut disk = Disk::default();
        disk.create(OsStr::new("a"));
        disk.sync_names();
        disk.rename(OsStr::new("a"), OsStr::new("b"));
        disk.create(OsStr::new("a"));
        let mut lots = Lots::new(1, 0);
        for _ in 0..100 {
            let after = disk.after_power_cut(&mut lots);
            let names: Vec<_> = after.list().map(|(name, _)| name.to_owned()).collect();
            assert!(
                [&["a"][..], &["b"], &["a", "b"]]
                    .iter()
                    .any(|some| names == *some)
            );
        }
        assert!(disk.remove(OsStr::new("b")));
        assert!(!disk.remove(OsStr::new("b")));
    }
}
