//! Players, their tokens and links.

use server::PlayerId;
use server::storage::{Status, Storage, StorageError, TableRow, TokenRow, Write};

use crate::{House, player_row, table_row};

#[tokio::test]
async fn players_are_kept_and_renamed() {
    let house = House::new().await;
    let mut row = player_row("Ada");
    house.write(Write::NewPlayer(row.clone())).await;
    assert_eq!(house.storage.player(row.id).await, Ok(Some(row.clone())));
    row.name = "Ève".into();
    house.write(Write::Rename(row.clone())).await;
    assert_eq!(house.storage.player(row.id).await, Ok(Some(row.clone())));

    let twice = house.storage.write(vec![Write::NewPlayer(row)]).await;
    assert_eq!(twice, Err(StorageError::Conflict));
    let nobody = house
        .storage
        .write(vec![Write::Rename(player_row("nobody"))])
        .await;
    assert_eq!(nobody, Err(StorageError::Conflict));
    assert_eq!(house.storage.player(PlayerId::random()).await, Ok(None));
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
async fn tokens_stand_for_their_player() {
    let house = House::new().await;
    let (ada, bob) = (house.player("Ada").await, house.player("Bob").await);
    let (young, old) = (token(ada, 1, 9), token(ada, 2, 3));
    for row in [&young, &old] {
        house.write(Write::NewToken(row.clone())).await;
    }
    let found = house.storage.token_player([1; 32]).await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str()), (ada, "Ada"));
    assert_eq!(house.storage.token_player([3; 32]).await, Ok(None));
    assert_eq!(
        house.storage.tokens(ada).await,
        Ok(vec![old.clone(), young])
    );
    assert_eq!(house.storage.tokens(bob).await, Ok(vec![]));

    let delete = |player| Write::DeleteToken {
        player,
        hash: [1; 32],
    };
    let conflict = Err(StorageError::Conflict);
    assert_eq!(
        house.storage.write(vec![delete(bob)]).await,
        conflict,
        "another's"
    );
    house.write(delete(ada)).await;
    assert_eq!(
        house.storage.write(vec![delete(ada)]).await,
        conflict,
        "gone"
    );
    assert_eq!(house.storage.tokens(ada).await, Ok(vec![old]));
    let orphan = Write::NewToken(token(PlayerId::random(), 5, 1));
    assert_eq!(
        house.storage.write(vec![orphan]).await,
        conflict,
        "nobody's"
    );
}

#[tokio::test]
async fn a_link_works_once_and_in_time() {
    let house = House::new().await;
    let player = house.player("Ada").await;
    let hash = [7; 32];
    house
        .write(Write::NewLink {
            hash,
            player,
            until: 100,
        })
        .await;
    assert_eq!(house.storage.link_player(hash, 99).await, Ok(Some(player)));
    assert_eq!(house.storage.link_player(hash, 100).await, Ok(None));
    house.write(Write::UseLink { hash }).await;
    assert_eq!(house.storage.link_player(hash, 99).await, Ok(None));
    let again = house.storage.write(vec![Write::UseLink { hash }]).await;
    assert_eq!(again, Err(StorageError::Conflict));
}

#[tokio::test]
async fn a_player_goes_with_everything() {
    let house = House::new().await;
    let (ada, bob) = (house.player("Ada").await, house.player("Bob").await);
    house.write(Write::NewToken(token(ada, 1, 1))).await;
    house.write(Write::NewToken(token(bob, 2, 1))).await;
    house
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
    house.table(&row).await;

    house.write(Write::DeletePlayer(ada)).await;
    assert_eq!(house.storage.player(ada).await, Ok(None));
    assert_eq!(house.storage.token_player([1; 32]).await, Ok(None));
    assert_eq!(house.storage.tokens(ada).await, Ok(vec![]));
    assert_eq!(house.storage.link_player([3; 32], 1).await, Ok(None));
    assert_eq!(house.storage.tables_of(ada, 9).await, Ok(vec![]));
    assert_eq!(house.storage.tables_made(ada).await, Ok(0));
    let left = TableRow {
        maker: None,
        members: vec![bob],
        ..row
    };
    assert_eq!(house.storage.table(left.id).await, Ok(Some(left)));
    assert!(house.storage.token_player([2; 32]).await.unwrap().is_some());
    house.write(Write::DeletePlayer(ada)).await;
}

#[tokio::test]
async fn the_signing_key_stays_the_same() {
    let house = House::new().await;
    let (one, other) = tokio::join!(house.storage.signing_key(), house.storage.signing_key());
    let key = one.unwrap();
    assert_eq!(other, Ok(key));
    assert_ne!(key, [0; 32]);
    assert_ne!(House::new().await.storage.signing_key().await, Ok(key));
    house.storage.close().await;
    let again = server::storage::SqliteStorage::open(&house.file())
        .await
        .unwrap();
    assert_eq!(again.signing_key().await, Ok(key));
}
