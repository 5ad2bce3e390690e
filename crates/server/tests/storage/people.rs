//! Players, their tokens and links.

use server::PlayerId;
use server::storage::{Status, Storage, StorageError, TableRow, TokenRow, Write};

use crate::{TestStorage, opened, player_row, table_row};

#[tokio::test]
async fn players_are_kept_and_renamed() {
    let server = TestStorage::new().await;
    let mut row = player_row("Ada");
    server.write(Write::NewPlayer(row.clone())).await;
    assert_eq!(server.storage.player(row.id).await, Ok(Some(row.clone())));
    row.name = "Ève".into();
    server.write(Write::Rename(row.clone())).await;
    assert_eq!(server.storage.player(row.id).await, Ok(Some(row.clone())));

    let twice = server.storage.write(vec![Write::NewPlayer(row)]).await;
    assert_eq!(twice, Err(StorageError::Conflict));
    let nobody = server
        .storage
        .write(vec![Write::Rename(player_row("nobody"))])
        .await;
    assert_eq!(nobody, Err(StorageError::Conflict));
    assert_eq!(server.storage.player(PlayerId::random()).await, Ok(None));
}

fn token(player: PlayerId, byte: u8, since: i64) -> TokenRow {
    TokenRow {
        hash: [byte; 32],
        player,
        label: format!("token {byte}"),
        since,
    }
}

#[tokio::test]
async fn tokens_identify_their_player() {
    let server = TestStorage::new().await;
    let (ada, bob) = (server.player("Ada").await, server.player("Bob").await);
    let (young, old) = (token(ada, 1, 9), token(ada, 2, 3));
    for row in [&young, &old] {
        server.write(Write::NewToken(row.clone())).await;
    }
    let found = server.storage.token_player([1; 32]).await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str()), (ada, "Ada"));
    assert_eq!(server.storage.token_player([3; 32]).await, Ok(None));
    assert_eq!(
        server.storage.tokens(ada).await,
        Ok(vec![old.clone(), young])
    );
    assert_eq!(server.storage.tokens(bob).await, Ok(vec![]));

    let delete = |player| Write::DeleteToken {
        player,
        hash: [1; 32],
    };
    let conflict = Err(StorageError::Conflict);
    assert_eq!(
        server.storage.write(vec![delete(bob)]).await,
        conflict,
        "the token is another player's"
    );
    server.write(delete(ada)).await;
    assert_eq!(
        server.storage.write(vec![delete(ada)]).await,
        conflict,
        "the token is gone"
    );
    assert_eq!(server.storage.tokens(ada).await, Ok(vec![old]));
    let orphan = Write::NewToken(token(PlayerId::random(), 5, 1));
    assert_eq!(
        server.storage.write(vec![orphan]).await,
        conflict,
        "the player does not exist"
    );
}

#[tokio::test]
async fn a_link_works_once_and_in_time() {
    let server = TestStorage::new().await;
    let player = server.player("Ada").await;
    let hash = [7; 32];
    server
        .write(Write::NewLink {
            hash,
            player,
            until: 100,
        })
        .await;
    assert_eq!(server.storage.link_player(hash, 99).await, Ok(Some(player)));
    assert_eq!(server.storage.link_player(hash, 100).await, Ok(None));
    server.write(Write::UseLink { hash }).await;
    assert_eq!(server.storage.link_player(hash, 99).await, Ok(None));
    let again = server.storage.write(vec![Write::UseLink { hash }]).await;
    assert_eq!(again, Err(StorageError::Conflict));
}

#[tokio::test]
async fn deleting_a_player_deletes_their_tokens_links_and_memberships() {
    let server = TestStorage::new().await;
    let (ada, bob) = (server.player("Ada").await, server.player("Bob").await);
    server.write(Write::NewToken(token(ada, 1, 1))).await;
    server.write(Write::NewToken(token(bob, 2, 1))).await;
    server
        .write(Write::NewLink {
            hash: [3; 32],
            player: ada,
            until: 100,
        })
        .await;
    let row = TableRow {
        maker: Some(ada),
        members: vec![ada, bob],
        ..table_row(Status::Open)
    };
    server.table(&row).await;

    server.write(Write::DeletePlayer(ada)).await;
    assert_eq!(server.storage.player(ada).await, Ok(None));
    assert_eq!(server.storage.token_player([1; 32]).await, Ok(None));
    assert_eq!(server.storage.tokens(ada).await, Ok(vec![]));
    assert_eq!(server.storage.link_player([3; 32], 1).await, Ok(None));
    assert_eq!(server.storage.tables_of(ada, 9).await, Ok(vec![]));
    assert_eq!(server.storage.tables_made(ada).await, Ok(0));
    let left = TableRow {
        maker: None,
        members: vec![bob],
        ..row
    };
    assert_eq!(server.storage.table(left.id).await, Ok(Some(left)));
    assert!(
        server
            .storage
            .token_player([2; 32])
            .await
            .unwrap()
            .is_some()
    );
    server.write(Write::DeletePlayer(ada)).await;
}

#[tokio::test]
async fn the_signing_key_stays_the_same() {
    let server = TestStorage::new().await;
    let (one, other) = tokio::join!(server.storage.signing_key(), server.storage.signing_key());
    let key = one.unwrap();
    assert_eq!(other, Ok(key));
    assert_ne!(key, [0; 32]);
    assert_ne!(
        TestStorage::new().await.storage.signing_key().await,
        Ok(key)
    );
    server.storage.close().await;
    let again = opened(&server.file()).await;
    assert_eq!(again.signing_key().await, Ok(key));
}
