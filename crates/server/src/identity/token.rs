//! Tokens that identify programs.

use words::Language;

use super::IdentityError;
use super::name::{NameError, PlayerName, clean};
use super::secret::{hash, hex, new_secret};
use crate::storage::{Counted, PlayerRow, Storage, StorageError, TokenRow, Write};
use crate::{App, Clock, PlayerId};

/// The prefix of every token, so that a leaked one can be recognised.
const PREFIX: &str = "almagest_";

/// The maximum length of a token's label, in characters.
const MAX: usize = 40;

/// The maximum number of tokens per player.
const MAX_TOKENS: usize = 20;

/// A label that says what a token is for: like a name, but a little longer.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Label(String);

impl Label {
    /// Returns the text as a label, without superfluous spaces.
    ///
    /// # Errors
    /// Returns an error if it is empty or too long, or contains characters not allowed in names.
    fn new(text: &str) -> Result<Self, NameError> {
        clean(text, MAX).map(Self)
    }
}

/// The reason a player with a token could not be created.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MakeTokenError {
    /// The name is invalid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Storage failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl MakeTokenError {
    /// Returns one sentence that says what is wrong and how to fix it.
    #[must_use]
    pub fn words(&self, language: Language) -> String {
        match self {
            Self::Name(error) => error.words(language),
            Self::Storage(error) => error.words(language),
        }
    }
}

/// Creates a player with a token and returns the token, which cannot be read again later.
///
/// # Errors
/// Returns an error if the name is invalid, or storage fails.
pub async fn make_token(
    storage: &dyn Storage,
    clock: &Clock,
    name: &str,
) -> Result<String, MakeTokenError> {
    let name = String::from(PlayerName::new(name)?);
    let (id, since) = (PlayerId::random(), clock.now());
    let (text, token) = new_token(id, Label(name.clone()), since);
    let player = PlayerRow { id, name, since };
    let unit = vec![Write::NewPlayer(player), Write::NewToken(token)];
    storage.write(unit).await?;
    Ok(text)
}

/// Returns the text of a new token and the row to store.
fn new_token(player: PlayerId, Label(label): Label, since: i64) -> (String, TokenRow) {
    let text = format!("{PREFIX}{}", new_secret());
    let hash = hash(&text);
    let row = TokenRow {
        hash,
        player,
        label,
        since,
    };
    (text, row)
}

/// Creates a token for a player and returns its text and the stored row.
///
/// # Errors
/// Returns an error if the label is invalid, the player has too many tokens, or storage fails.
pub async fn add_token(
    app: &App,
    player: PlayerId,
    label: &str,
) -> Result<(String, TokenRow), IdentityError> {
    let label = Label::new(label).map_err(IdentityError::Label)?;
    let (text, row) = new_token(player, label, app.clock.now());
    let fewer = Write::Fewer {
        counted: Counted::Tokens,
        player,
        than: MAX_TOKENS,
    };
    let unit = vec![fewer, Write::NewToken(row.clone())];
    match app.storage.write(unit).await {
        Ok(()) => Ok((text, row)),
        Err(StorageError::Conflict) => Err(IdentityError::TooManyTokens { most: MAX_TOKENS }),
        Err(error) => Err(error.into()),
    }
}

/// Revokes a player's token: the program that uses it is no longer recognised.
///
/// # Errors
/// Returns an error if the player has no such token, or storage fails.
pub async fn remove_token(app: &App, player: PlayerId, id: &str) -> Result<(), IdentityError> {
    let rows = app.storage.tokens(player).await?;
    let row = rows.into_iter().find(|row| token_id(&row.hash) == id);
    let hash = row.ok_or(IdentityError::NoToken)?.hash;
    let unit = vec![Write::DeleteToken { player, hash }];
    match app.directory.change(player, unit).await {
        Ok(()) => Ok(()),
        // Another request has just revoked it.
        Err(StorageError::Conflict) => Err(IdentityError::NoToken),
        Err(error) => Err(error.into()),
    }
}

/// Returns the id of a token: the beginning of its hash. The id names the token after its text is
/// no longer known.
#[must_use]
pub fn token_id(hash: &[u8; 32]) -> String {
    hex(&hash[..8])
}

/// Returns the hash of a token's text, or `None` if the text does not look like a token.
pub(super) fn token_hash(text: &str) -> Option<[u8; 32]> {
    let secret = text.strip_prefix(PREFIX)?;
    let whole = secret.len() == 64 && secret.bytes().all(|digit| digit.is_ascii_hexdigit());
    whole.then(|| hash(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_hash_of_a_token_is_kept() {
        let label = Label::new(" my  bot ").unwrap();
        let (text, row) = new_token(PlayerId::random(), label, 5);
        assert_eq!(token_hash(&text), Some(row.hash));
        assert_eq!((row.label.as_str(), row.since), ("my bot", 5));
        assert!(hex(&row.hash).starts_with(&token_id(&row.hash)));
        assert_eq!(token_id(&row.hash).len(), 16);
    }

    #[test]
    fn texts_of_another_form_are_not_tokens() {
        let secret = new_secret();
        for text in [
            &secret,
            PREFIX,
            "",
            &format!("{PREFIX}{secret}0"),
            &PREFIX.repeat(9),
        ] {
            assert_eq!(token_hash(text), None, "{text}");
        }
    }

    #[test]
    fn a_label_has_at_most_40_characters() {
        assert!(Label::new(&"x".repeat(40)).is_ok());
        for bad in ["", &"x".repeat(41), "a\u{202e}b"] {
            assert!(Label::new(bad).is_err(), "{bad}");
        }
    }
}
