//! Players, their tokens and links.

use server::PlayerId;
use server::storage::{KeyRow, SessionRow, Status, StorageError, TableRow, TokenRow, Write};

use crate::{Engine, TestStorage, player_row, table_row};

async fn players_are_kept_and_renamed(engine: Engine) {
    let server = TestStorage::on(engine).await;
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

async fn tokens_identify_their_player(engine: Engine) {
    let server = TestStorage::on(engine).await;
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

async fn a_link_works_once_and_in_time(engine: Engine) {
    let server = TestStorage::on(engine).await;
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

async fn deleting_a_player_deletes_their_tokens_links_and_memberships(engine: Engine) {
    let server = TestStorage::on(engine).await;
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

async fn the_signing_key_stays_the_same_until_it_is_rotated(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let (one, other) = tokio::join!(server.storage.signing_keys(), server.storage.signing_keys());
    let first = one.unwrap();
    assert_eq!(other, Ok(first.clone()));
    assert!(first.len() == 1 && first[0].until.is_none() && first[0].key != [0; 32]);
    let elsewhere = TestStorage::on(engine).await.storage.signing_keys().await;
    assert_ne!(elsewhere, Ok(first.clone()));
    server.storage.close().await;
    let again = server.opened_again().await;
    assert_eq!(again.signing_keys().await, Ok(first.clone()));
    for (key, until) in [(5, 100), (6, 200)] {
        let rotate = Write::RotateKey {
            key: [key; 32],
            until,
        };
        again.write(vec![rotate]).await.unwrap();
    }
    let row = |key, until| KeyRow { key, until };
    let keys = vec![
        row([6; 32], None),
        row(first[0].key, Some(100)),
        row([5; 32], Some(200)),
    ];
    assert_eq!(again.signing_keys().await, Ok(keys));
}

async fn sessions_are_listed_until_they_end(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let [ada, bob] = [server.player("Ada").await, server.player("Bob").await];
    let session = |player, issued, seen| SessionRow {
        player,
        issued,
        device: "Firefox".into(),
        seen,
        ended: false,
    };
    let listed = async |player| {
        let rows = server.storage.sessions(player, 9).await.unwrap();
        rows.iter().map(|row| row.issued).collect::<Vec<_>>()
    };
    for (player, issued, seen) in [(ada, 1, 5), (ada, 2, 9), (ada, 3, 7), (bob, 1, 1)] {
        server
            .write(Write::Session(session(player, issued, seen)))
            .await;
    }
    assert_eq!(listed(ada).await, [2, 3, 1], "the last used first");
    server
        .write(Write::EndSession {
            player: ada,
            issued: 3,
        })
        .await;
    assert_eq!(listed(ada).await, [2, 1]);
    // An ended session stays ended, and cannot be ended again.
    server.write(Write::Session(session(ada, 3, 20))).await;
    let again = Write::EndSession {
        player: ada,
        issued: 3,
    };
    let refused = server.storage.write(vec![again]).await;
    assert_eq!(refused, Err(StorageError::Conflict));
    assert!(server.storage.session(ada, 3).await.unwrap().unwrap().ended);
    let others = |issued| Write::EndOtherSessions {
        player: ada,
        now: 3,
        issued,
    };
    server.write(others(Some(1))).await;
    assert_eq!(listed(ada).await, [1]);
    server.write(others(None)).await;
    assert_eq!((listed(ada).await, listed(bob).await), (vec![], vec![1]));
    server.write(Write::ForgetSessions { before: 3 }).await;
    // A cookie without a session counts as ended if it was issued before all were ended.
    let ended = server.storage.session(ada, 2).await.unwrap();
    assert!(ended.unwrap().ended);
    assert_eq!(server.storage.session(bob, 2).await, Ok(None));
    assert_eq!(server.storage.session(ada, 4).await, Ok(None));
    assert!(server.storage.session(ada, 3).await.unwrap().is_some());
}

on_every_engine! {
    #[tokio::test]
    players_are_kept_and_renamed,
    tokens_identify_their_player,
    a_link_works_once_and_in_time,
    deleting_a_player_deletes_their_tokens_links_and_memberships,
    the_signing_key_stays_the_same_until_it_is_rotated,
    sessions_are_listed_until_they_end,
}
