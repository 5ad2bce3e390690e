//! What a stream needs besides its source.

use crate::identity::CredentialWatch;
use crate::limits::StreamPass;

/// Lets a stream begin, and says when it must end with the credentials of its request.
pub struct Admission {
    _pass: StreamPass,
    credentials: CredentialWatch,
}

impl Admission {
    /// Admits a stream that counts towards a limit.
    #[must_use]
    pub const fn new(pass: StreamPass, credentials: CredentialWatch) -> Self {
        Self {
            _pass: pass,
            credentials,
        }
    }

    /// Waits until the token or the session of the request has ended.
    pub async fn ended(&mut self) {
        self.credentials.ended().await;
    }
}
