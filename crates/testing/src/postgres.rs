//! PostgreSQL servers for tests, in temporary folders, which stop with the program that started them.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The environment variable with the address of a server on which tests may do what they like. Without
/// it, each test program starts a server of its own.
pub const POSTGRES: &str = "ALMAGEST_TEST_POSTGRES";

/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// PostgreSQL refuses to run as root.
const NOBODY: &str = "nobody";

/// Sets up a server, and then does what is asked on each line of the input. When the input ends, because
/// the program that started it has ended, the server is stopped and its folder removed. Nobody else can
/// reach the socket, because nobody else can open the folder.
const SCRIPT: &str = r#"
trap '' INT HUP TERM
PATH="$PROGRAMS:$PATH"
folder=$(mktemp -d /tmp/almagest-postgres-XXXXXX) || exit 1
data="$folder/data"
begin() {
    pg_ctl start --wait --silent --pgdata="$data" --log="$folder/log" \
        --options="-k $folder -c listen_addresses='' $SETTINGS" < /dev/null > /dev/null 2>&1
}
end() {
    pg_ctl stop --silent --mode="$1" --pgdata="$data" > /dev/null 2>&1
}
initdb --pgdata="$data" --username=almagest --auth=trust --encoding=UTF8 --locale=C --no-sync \
    > "$folder/log" 2>&1 && begin
echo "$? $folder"
while read -r wish; do
    case $wish in
        start) begin ;;
        stop) end immediate ;;
        standby) end fast && touch "$data/standby.signal" && begin ;;
        promote) pg_ctl promote --wait --silent --pgdata="$data" > /dev/null 2>&1 ;;
        *) false ;;
    esac
    echo "$?"
done
end immediate
rm -rf "$folder"
"#;

/// Tests need no durability across power cuts, only speed.
const SETTINGS: &str =
    "-c fsync=off -c full_page_writes=off -c max_connections=300 -c shared_buffers=64MB";

/// Returns the address of a server that the tests of this program share.
///
/// # Panics
/// Panics if there is none and none can be started.
#[must_use]
pub fn postgres() -> &'static str {
    static ADDRESS: OnceLock<(String, Option<PostgresServer>)> = OnceLock::new();
    let (address, _) = ADDRESS.get_or_init(|| match std::env::var(POSTGRES) {
        Ok(address) => (address, None),
        Err(_) => {
            let server = PostgresServer::start();
            (server.address().to_owned(), Some(server))
        }
    });
    address
}

/// A server that ends when this is dropped, or when the program ends.
pub struct PostgresServer {
    address: String,
    shell: Child,
    talk: Mutex<(Option<ChildStdin>, BufReader<ChildStdout>)>,
}

impl PostgresServer {
    /// Starts a server.
    ///
    /// # Panics
    /// Panics if none can be started.
    #[must_use]
    pub fn start() -> Self {
        Self::try_start().unwrap_or_else(|reason| panic!("{reason}"))
    }

    /// Starts a server.
    ///
    /// # Errors
    /// Returns a sentence that says why none can be started.
    pub fn try_start() -> Result<Self, String> {
        let programs = programs().ok_or(
            "the tests need PostgreSQL 15 or newer (on Debian: apt-get install postgresql)",
        )?;
        let mut shell = Command::new("sh");
        shell
            .args(["-c", SCRIPT])
            .env("PROGRAMS", programs)
            .env("SETTINGS", SETTINGS)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        drop_rights(&mut shell)?;
        let failed = |error: std::io::Error| format!("PostgreSQL cannot be started: {error}");
        let mut shell = shell.spawn().map_err(failed)?;
        let (Some(input), Some(output)) = (shell.stdin.take(), shell.stdout.take()) else {
            return Err("PostgreSQL cannot be started: its pipes are missing".into());
        };
        let mut output = BufReader::new(output);
        let mut line = String::new();
        output.read_line(&mut line).map_err(failed)?;
        let folder = line.trim_end().strip_prefix("0 ").map(str::to_owned);
        let folder = folder.ok_or_else(|| {
            format!("PostgreSQL cannot be started; its log is in the folder {line:?}")
        })?;
        Ok(Self {
            address: format!("postgres://almagest@localhost/postgres?host={folder}"),
            shell,
            talk: Mutex::new((Some(input), output)),
        })
    }

    /// Returns the address of the server and its database `postgres`, to which parameters can be
    /// appended.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Returns the socket of the server.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        let folder = self.address.split("host=").nth(1).unwrap_or_default();
        Path::new(folder).join(".s.PGSQL.5432")
    }

    /// Starts the server again.
    pub fn begin(&self) {
        self.ask("start");
    }

    /// Stops the server like a crash.
    pub fn stop(&self) {
        self.ask("stop");
    }

    /// Restarts the server as a standby, which can only be read.
    pub fn demote(&self) {
        self.ask("standby");
    }

    /// Makes a standby a server that can be written.
    pub fn promote(&self) {
        self.ask("promote");
    }

    fn ask(&self, wish: &str) {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        let (input, output) = &mut *talk;
        let mut line = String::new();
        let asked = input.as_mut().map(|input| writeln!(input, "{wish}"));
        let answered = output.read_line(&mut line);
        assert!(
            asked.is_some_and(|asked| asked.is_ok()) && answered.is_ok() && line == "0\n",
            "PostgreSQL: {wish} failed: {line}"
        );
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        let talk = self.talk.get_mut().unwrap_or_else(PoisonError::into_inner);
        // The script ends with its input, after it has removed the folder.
        talk.0 = None;
        let _ = self.shell.wait();
    }
}

/// Returns the folder of the newest PostgreSQL's programs.
#[must_use]
pub fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there =
        |folder: &PathBuf| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let version = |folder: &PathBuf| -> Option<u32> {
        let name = folder.parent()?.file_name()?;
        name.to_str()?.parse().ok()
    };
    let debian = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    let newest = debian.filter(there).max_by_key(version);
    newest.or_else(|| std::env::split_paths(&path).find(there))
}

/// Makes a command run as nobody if this program runs as root.
#[cfg(unix)]
fn drop_rights(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let id = |words: &[&str]| -> Option<u32> {
        let id = Command::new("id").args(words).output().ok()?;
        String::from_utf8(id.stdout).ok()?.trim().parse().ok()
    };
    if id(&["-u"]) != Some(0) {
        return Ok(());
    }
    let (Some(user), Some(group)) = (id(&["-u", NOBODY]), id(&["-g", NOBODY])) else {
        return Err("PostgreSQL does not run as root, and there is no user nobody".into());
    };
    command.uid(user).gid(group);
    Ok(())
}

#[cfg(not(unix))]
fn drop_rights(_: &mut Command) -> Result<(), String> {
    Err("tests can start PostgreSQL only on Unix; set ALMAGEST_TEST_POSTGRES".into())
}
