//! The identity of callers: names, signed cookies, tokens for programs, links to a second device,
//! languages.

mod caller;
mod cookie;
mod directory;
mod error;
mod guest;
mod link;
mod name;
mod secret;
mod speak;
mod token;

pub use caller::{Caller, Credentials, Visitor};
pub use cookie::{Signer, clear_cookie, cookie_values, set_cookie};
pub use directory::Directory;
pub use error::IdentityError;
pub use guest::new_guest;
pub use link::{follow_link, make_link};
pub use name::{MAX_NAME_LENGTH, NameError, PlayerName, check_recorded};
pub use speak::{PREFERENCES, Speak, spoken};
pub use token::{MakeTokenError, add_token, make_token, remove_token, token_id};
