//! Mounts a [`Disk`] as a file system, and cuts its power.

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, UNIX_EPOCH};

use fuser::{
    BackgroundSession, Config, Errno, FileAttr, FileHandle, FileType, Filesystem, FopenFlags,
    Generation, INodeNo, LockOwner, MountOption, OpenFlags, RenameFlags, ReplyAttr, ReplyCreate,
    ReplyData, ReplyDirectory, ReplyEmpty, ReplyEntry, ReplyStatfs, ReplyWrite, Request,
    WriteFlags,
};

use crate::disk::Disk;
use crate::lots::Lots;

/// How long the system may remember what it was told: nobody else changes the disk.
const FOR_LONG: Duration = Duration::from_secs(3600);
/// The number of the folder. The files have the numbers after it.
const FOLDER: u64 = 1;
/// The size of blocks, and the number of free ones.
const BLOCK: u32 = 4096;
const FREE: u64 = 1 << 24;

/// A disk that is mounted until this value is dropped.
pub struct Mounted {
    power: Arc<Power>,
    _session: BackgroundSession,
}

/// The disk and its power supply.
#[derive(Default)]
struct Power {
    disk: Mutex<(Supply, Disk)>,
    changed: Condvar,
}

/// The state of the power supply.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Supply {
    #[default]
    On,
    /// Requests wait: whoever sends them must not learn that there is no power.
    Failing,
    /// Requests fail.
    Off,
}

impl Mounted {
    /// Mounts a disk.
    ///
    /// # Errors
    /// Returns an error if the system does not allow it.
    pub fn new(disk: Disk, folder: &Path) -> io::Result<Self> {
        let power = Arc::new(Power {
            disk: Mutex::new((Supply::On, disk)),
            changed: Condvar::new(),
        });
        let mut config = Config::default();
        config.mount_options = vec![MountOption::FSName("power-cuts".to_owned())];
        let session = fuser::spawn_mount(Files(Arc::clone(&power)), folder, &config)?;
        Ok(Self {
            power,
            _session: session,
        })
    }

    /// Cuts the power, and returns what is on the disk afterwards. From now on requests wait until
    /// the disk is [unplugged](Self::unplug).
    pub fn cut(&self, lots: &mut Lots) -> Disk {
        let mut disk = self.power.disk.lock().unwrap();
        disk.0 = Supply::Failing;
        disk.1.after_power_cut(lots)
    }

    /// Lets all waiting and further requests fail.
    pub fn unplug(&self) {
        self.power.disk.lock().unwrap().0 = Supply::Off;
        self.power.changed.notify_all();
    }
}

impl Power {
    /// Waits until the disk responds.
    fn disk(&self) -> Result<MutexGuard<'_, (Supply, Disk)>, Errno> {
        let disk = self.disk.lock().unwrap();
        let failing = |(supply, _): &mut (Supply, Disk)| *supply == Supply::Failing;
        let disk = self.changed.wait_while(disk, failing).unwrap();
        match disk.0 {
            Supply::Off => Err(Errno::EIO),
            _ => Ok(disk),
        }
    }
}

/// The file system: one folder with files.
struct Files(Arc<Power>);

impl Files {
    /// Does something with the disk.
    fn with<T>(&self, doing: impl FnOnce(&mut Disk) -> Result<T, Errno>) -> Result<T, Errno> {
        doing(&mut self.0.disk()?.1)
    }
}

/// Returns the attributes of the folder or a file.
fn attributes(disk: &Disk, number: INodeNo) -> Result<FileAttr, Errno> {
    let is_folder = number.0 == FOLDER;
    let size = match is_folder {
        true => 0,
        false => content(disk, number)?.len() as u64,
    };
    Ok(FileAttr {
        ino: number,
        size,
        blocks: size.div_ceil(512),
        atime: UNIX_EPOCH,
        mtime: UNIX_EPOCH,
        ctime: UNIX_EPOCH,
        crtime: UNIX_EPOCH,
        kind: if is_folder {
            FileType::Directory
        } else {
            FileType::RegularFile
        },
        perm: if is_folder { 0o700 } else { 0o600 },
        nlink: 1,
        uid: rustix::process::getuid().as_raw(),
        gid: rustix::process::getgid().as_raw(),
        rdev: 0,
        blksize: BLOCK,
        flags: 0,
    })
}

fn content(disk: &Disk, number: INodeNo) -> Result<&[u8], Errno> {
    disk.content(number.0 - FOLDER).ok_or(Errno::ENOENT)
}

/// Returns the number of a file as the system knows it.
const fn outside(number: u64) -> INodeNo {
    INodeNo(number + FOLDER)
}

impl Filesystem for Files {
    fn lookup(&self, _: &Request, _: INodeNo, name: &OsStr, reply: ReplyEntry) {
        let found = self.with(|disk| {
            let number = disk.find(name).ok_or(Errno::ENOENT)?;
            attributes(disk, outside(number))
        });
        match found {
            Ok(attributes) => reply.entry(&FOR_LONG, &attributes, Generation(0)),
            Err(error) => reply.error(error),
        }
    }

    fn getattr(&self, _: &Request, number: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        match self.with(|disk| attributes(disk, number)) {
            Ok(attributes) => reply.attr(&FOR_LONG, &attributes),
            Err(error) => reply.error(error),
        }
    }

    fn setattr(
        &self,
        _: &Request,
        number: INodeNo,
        _mode: Option<u32>,
        _uid: Option<u32>,
        _gid: Option<u32>,
        size: Option<u64>,
        _atime: Option<fuser::TimeOrNow>,
        _mtime: Option<fuser::TimeOrNow>,
        _ctime: Option<std::time::SystemTime>,
        _file: Option<FileHandle>,
        _crtime: Option<std::time::SystemTime>,
        _chgtime: Option<std::time::SystemTime>,
        _bkuptime: Option<std::time::SystemTime>,
        _flags: Option<fuser::BsdFileFlags>,
        reply: ReplyAttr,
    ) {
        let set = self.with(|disk| {
            if let Some(size) = size {
                disk.resize(number.0 - FOLDER, size as usize);
            }
            attributes(disk, number)
        });
        match set {
            Ok(attributes) => reply.attr(&FOR_LONG, &attributes),
            Err(error) => reply.error(error),
        }
    }

    fn create(
        &self,
        _: &Request,
        _folder: INodeNo,
        name: &OsStr,
        _mode: u32,
        _mask: u32,
        _flags: i32,
        reply: ReplyCreate,
    ) {
        let created = self.with(|disk| {
            let number = disk.create(name);
            attributes(disk, outside(number))
        });
        match created {
            Ok(attributes) => reply.created(
                &FOR_LONG,
                &attributes,
                Generation(0),
                FileHandle(0),
                FopenFlags::empty(),
            ),
            Err(error) => reply.error(error),
        }
    }

    fn unlink(&self, _: &Request, _: INodeNo, name: &OsStr, reply: ReplyEmpty) {
        finish(
            self.with(|disk| disk.remove(name).then_some(()).ok_or(Errno::ENOENT)),
            reply,
        );
    }

    fn rename(
        &self,
        _: &Request,
        _: INodeNo,
        name: &OsStr,
        _: INodeNo,
        new_name: &OsStr,
        _flags: RenameFlags,
        reply: ReplyEmpty,
    ) {
        let renamed = self.with(|disk| {
            let is_there = disk.rename(name, new_name);
            is_there.then_some(()).ok_or(Errno::ENOENT)
        });
        finish(renamed, reply);
    }

    fn read(
        &self,
        _: &Request,
        number: INodeNo,
        _: FileHandle,
        at: u64,
        size: u32,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let read = self.with(|disk| {
            let content = content(disk, number)?;
            let from = (at as usize).min(content.len());
            let end = (from + size as usize).min(content.len());
            Ok(content[from..end].to_vec())
        });
        match read {
            Ok(bytes) => reply.data(&bytes),
            Err(error) => reply.error(error),
        }
    }

    fn write(
        &self,
        _: &Request,
        number: INodeNo,
        _: FileHandle,
        at: u64,
        bytes: &[u8],
        _: WriteFlags,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        let written = self.with(|disk| {
            disk.write(number.0 - FOLDER, at as usize, bytes);
            Ok(())
        });
        match written {
            Ok(()) => reply.written(bytes.len() as u32),
            Err(error) => reply.error(error),
        }
    }

    fn flush(&self, _: &Request, _: INodeNo, _: FileHandle, _: LockOwner, reply: ReplyEmpty) {
        reply.ok();
    }

    fn fsync(&self, _: &Request, number: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let synced = self.with(|disk| {
            disk.sync(number.0 - FOLDER);
            Ok(())
        });
        finish(synced, reply);
    }

    fn fsyncdir(&self, _: &Request, _: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let synced = self.with(|disk| {
            disk.sync_names();
            Ok(())
        });
        finish(synced, reply);
    }

    fn readdir(
        &self,
        _: &Request,
        _: INodeNo,
        _: FileHandle,
        after: u64,
        mut reply: ReplyDirectory,
    ) {
        let listed = self.with(|disk| {
            for ((name, number), place) in disk.list().zip(1..).skip(after as usize) {
                if reply.add(outside(number), place, FileType::RegularFile, name) {
                    break;
                }
            }
            Ok(())
        });
        match listed {
            Ok(()) => reply.ok(),
            Err(error) => reply.error(error),
        }
    }

    fn statfs(&self, _: &Request, _: INodeNo, reply: ReplyStatfs) {
        reply.statfs(FREE, FREE, FREE, FREE, FREE, BLOCK, 255, BLOCK);
    }
}

fn finish(done: Result<(), Errno>, reply: ReplyEmpty) {
    match done {
        Ok(()) => reply.ok(),
        Err(error) => reply.error(error),
    }
}
