//! Games: header, lines, snapshots, data.

use server::TableId;
use server::storage::{LineRow, SnapshotRow, Status, StorageError, Write};

use crate::{Engine, TestStorage, line, line_row, table_row, versions};

const CONFLICT: Result<(), StorageError> = Err(StorageError::Conflict);

async fn a_game_has_its_header_and_lines(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    let mut lines = vec![line_row(table, 1), line_row(table, 2)];
    lines[0].request = None;
    lines[1].clocks = Some("[1,2]".into());
    for line in &lines {
        server.write(Write::Line(line.clone())).await;
    }
    let game = server.storage.game(table).await.unwrap().unwrap();
    assert_eq!(
        (game.header.as_str(), game.data.as_str()),
        ("header", "hash")
    );
    assert_eq!((&game.lines, &game.snapshot), (&lines, &None));
    assert_eq!(server.storage.whole_game(table).await, Ok(Some(game)));
}

async fn a_table_has_no_game_before_it_begins(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.table(&table_row(Status::Open)).await;
    for id in [table, TableId::random()] {
        assert_eq!(server.storage.game(id).await, Ok(None));
        assert_eq!(server.storage.whole_game(id).await, Ok(None));
        assert_eq!(server.storage.write(vec![line(id, 1)]).await, CONFLICT);
        let snapshot = SnapshotRow {
            table: id,
            version: 1,
            bytes: vec![],
        };
        assert_eq!(
            server.storage.write(vec![Write::Snapshot(snapshot)]).await,
            CONFLICT
        );
        let header = Write::Header {
            table: id,
            header: "x".into(),
        };
        assert_eq!(server.storage.write(vec![header]).await, CONFLICT);
    }
    let nowhere = Write::Begin {
        table: TableId::random(),
        header: "h".into(),
        data: "d".into(),
    };
    assert_eq!(server.storage.write(vec![nowhere]).await, CONFLICT);
}

async fn a_game_begins_only_once_and_its_header_can_be_replaced(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    let again = Write::Begin {
        table,
        header: "other".into(),
        data: "other".into(),
    };
    assert_eq!(server.storage.write(vec![again]).await, CONFLICT);
    server
        .write(Write::Header {
            table,
            header: "without a name".into(),
        })
        .await;
    let game = server.storage.game(table).await.unwrap().unwrap();
    assert_eq!(
        (game.header.as_str(), game.data.as_str()),
        ("without a name", "hash")
    );
}

async fn a_snapshot_replaces_the_one_before(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    for version in 1..=5 {
        server.write(line(table, version)).await;
    }
    for version in [2, 4] {
        let bytes = vec![version as u8; 1000];
        let snapshot = SnapshotRow {
            table,
            version,
            bytes,
        };
        server.write(Write::Snapshot(snapshot.clone())).await;
        let game = server.storage.game(table).await.unwrap().unwrap();
        assert_eq!(game.snapshot, Some(snapshot));
        let after: Vec<_> = game.lines.iter().map(|line| line.version).collect();
        assert_eq!(after, (version + 1..=5).collect::<Vec<_>>());
    }
    let whole = server.storage.whole_game(table).await.unwrap().unwrap();
    assert_eq!((whole.lines.len(), whole.snapshot), (5, None));
}

async fn a_line_is_found_by_its_request(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let (table, other) = (server.game().await, server.game().await);
    let row = line_row(table, 1);
    server.write(Write::Line(row.clone())).await;
    let ask = |table, seat, id: &str| server.storage.request(table, seat, id.to_owned());
    assert_eq!(ask(table, 1, "request 1").await, Ok(Some(row)));
    assert_eq!(ask(table, 2, "request 1").await, Ok(None));
    assert_eq!(ask(table, 1, "request 2").await, Ok(None));
    assert_eq!(ask(other, 1, "request 1").await, Ok(None));

    let same = LineRow {
        version: 2,
        ..line_row(table, 1)
    };
    assert_eq!(
        server.storage.write(vec![Write::Line(same.clone())]).await,
        CONFLICT
    );
    let seat = LineRow {
        request: Some((2, "request 1".into())),
        ..same.clone()
    };
    server.write(Write::Line(seat)).await;
    server
        .write(Write::Line(LineRow {
            table: other,
            ..same
        }))
        .await;
    for version in [3, 4] {
        server
            .write(Write::Line(LineRow {
                request: None,
                ..line_row(table, version)
            }))
            .await;
    }
    assert_eq!(versions(&*server.storage, table).await, [1, 2, 3, 4]);
}

/// Clients choose the ids of their requests.
async fn request_ids_may_have_any_characters(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    let ids = [
        "\0",
        "\\0",
        "\\",
        "\\\0",
        "'; --",
        "é\u{1F52D}\u{7f}",
        "%",
        "\\\\0",
    ];
    for (version, id) in (1..).zip(ids) {
        let row = LineRow {
            request: Some((1, id.to_owned())),
            ..line_row(table, version)
        };
        server.write(Write::Line(row.clone())).await;
        assert_eq!(
            server.storage.request(table, 1, id.to_owned()).await,
            Ok(Some(row))
        );
    }
    let game = server.storage.whole_game(table).await.unwrap().unwrap();
    let kept = game
        .lines
        .iter()
        .map(|line| line.request.clone().unwrap().1);
    assert!(kept.eq(ids));
}

async fn data_files_are_stored_once(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let data = |files: &str| Write::Data {
        hash: "hash".into(),
        files: files.into(),
    };
    server.write(data("cards")).await;
    server.write(data("cards")).await;
    assert_eq!(
        server.storage.data("hash".into()).await,
        Ok(Some("cards".into()))
    );
    assert_eq!(server.storage.data("other".into()).await, Ok(None));
}

on_every_engine! {
    #[tokio::test]
    a_game_has_its_header_and_lines,
    a_table_has_no_game_before_it_begins,
    a_game_begins_only_once_and_its_header_can_be_replaced,
    a_snapshot_replaces_the_one_before,
    a_line_is_found_by_its_request,
    data_files_are_stored_once,
    request_ids_may_have_any_characters,
}
