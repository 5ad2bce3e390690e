//! The identity of callers: names, signed cookies, tokens for programs, links to a second device,
//! languages.

mod caller;
mod cookie;
mod directory;
mod error;
mod guest;
mod key;
mod link;
mod name;
mod secret;
mod session;
mod speak;
mod tidy;
mod token;
mod watch;

pub use caller::{Caller, Credentials, CurrentSession, Visitor};
pub use cookie::{Signer, clear_cookie, cookie_values, renewed_cookie, set_cookie, signed_cookie};
pub use directory::Directory;
pub use error::IdentityError;
pub use guest::new_guest;
pub use key::rotate_key;
pub use link::{follow_link, make_link};
pub use name::{MAX_NAME_LENGTH, NameError, PlayerName, check_recorded};
pub use session::{end_other_sessions, end_session, sessions};
pub use speak::{PREFERENCES, Speak, spoken};
pub use tidy::tidy;
pub use token::{MakeTokenError, add_token, make_token, remove_token, token_id};
pub use watch::CredentialWatch;
