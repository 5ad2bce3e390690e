//! Power cuts in the middle of play.

use std::io::Write;
use std::path::PathBuf;

use crate::disk::Disk;
use crate::lots::Lots;
use crate::mount::Mounted;
use crate::server::Server;
use crate::{survive, variable};

/// The place of the generator that decides what the disk forgets.
const LOTS: u64 = 1 << 32;

#[test]
fn no_power_cut_loses_or_doubles_an_acknowledged_action() {
    let cuts: u64 = variable("ALMAGEST_POWER_CUTS", 20);
    let seed: u64 = variable("ALMAGEST_CRASH_SEED", 1);
    let folder = tempfile::tempdir().unwrap();
    let mounted = match Mounted::new(Disk::default(), folder.path()) {
        Ok(mounted) => mounted,
        Err(error) => {
            // Written past the test harness, which shows nothing of tests that pass.
            let _ = writeln!(
                std::io::stderr(),
                "\nskipped: power cuts need /dev/fuse and the right to mount: {error}"
            );
            return;
        }
    };
    println!("{cuts} power cuts, seed {seed}");
    let mut supply = Supply {
        folder: folder.path().to_owned(),
        mounted: Some(mounted),
        lots: Lots::new(seed, LOTS),
    };
    let server = supply.start();
    let server = survive(cuts, seed, server, &mut |server| supply.fail(server));
    server.kill();
}

/// The power supply of the disk on which the server keeps its database.
struct Supply {
    folder: PathBuf,
    /// `None` while there is no power.
    mounted: Option<Mounted>,
    lots: Lots,
}

impl Supply {
    fn start(&self) -> Server {
        Server::start(&self.folder.join("almagest.db"))
    }

    /// Cuts the power, and starts a server on what is left on the disk.
    fn fail(&mut self, server: Server) -> Server {
        let mounted = self.mounted.take().unwrap();
        let disk = mounted.cut(&mut self.lots);
        // The server may be waiting for the disk, and can only die when the disk responds.
        server.kill_then(|| mounted.unplug());
        drop(mounted);
        self.mounted = Some(Mounted::new(disk, &self.folder).unwrap());
        self.start()
    }
}
