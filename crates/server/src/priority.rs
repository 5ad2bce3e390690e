//! Priorities of threads.

/// The Unix nice value of threads that let others go first. Next to a busy program of usual priority they
/// still get a tenth of a processor; with the lowest priority, 19, it would be a hundredth.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Gives the current thread a lower priority where the system has priorities for threads, so that it
/// does not delay the answers to players on a busy machine.
///
/// All threads that let others go first have the same priority and share what is left.
pub fn let_others_go_first() {
    // On Linux a nice value belongs to a thread, elsewhere to the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "failed to lower the priority of a thread");
    }
}
