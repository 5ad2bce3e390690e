//! File descriptors: every connection needs one.

/// Raises the maximum number of file descriptors as far as the system lets this process, and returns
/// it; `None` if there is no maximum or the system does not tell.
#[cfg(unix)]
#[must_use]
pub fn raise_descriptor_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let before = getrlimit(Resource::Nofile);
    let most = Rlimit {
        current: before.maximum,
        ..before
    };
    if let Err(error) = setrlimit(Resource::Nofile, most) {
        tracing::warn!(%error, "failed to raise the maximum number of file descriptors");
    }
    let now = getrlimit(Resource::Nofile).current?;
    usize::try_from(now).ok()
}

/// Returns `None`: the number of connections does not depend on file descriptors here.
#[cfg(not(unix))]
#[must_use]
pub const fn raise_descriptor_limit() -> Option<usize> {
    None
}
