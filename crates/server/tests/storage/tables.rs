//! Tables and how they are found.

use server::storage::{Counted, LineRow, Status, StorageError, TableRow, Write};
use server::{PlayerId, TableId};

use crate::{Engine, TestStorage, begin, line_row, table_row};

async fn a_table_comes_back_as_it_was_written(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let mut row = table_row(Status::Open);
    for name in ["Zoë", "Ada", "Bob"] {
        row.members.push(server.player(name).await);
    }
    row.maker = Some(row.members[1]);
    server.table(&row).await;
    assert_eq!(server.storage.table(row.id).await, Ok(Some(row.clone())));

    row.status = Status::Playing;
    row.public = false;
    row.attended = true;
    row.members.remove(0);
    row.members.reverse();
    row.maker = None;
    row.touched = 99;
    row.about = "{}".into();
    server.write(Write::Table(row.clone())).await;
    assert_eq!(server.storage.table(row.id).await, Ok(Some(row.clone())));
    assert_eq!(server.storage.table(TableId::random()).await, Ok(None));
}

async fn conflicting_tables_are_refused(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let row = table_row(Status::Open);
    server.table(&row).await;
    let ada = server.player("Ada").await;
    let twice = TableRow {
        members: vec![ada, ada],
        ..row.clone()
    };
    let stranger = TableRow {
        members: vec![PlayerId::random()],
        ..row.clone()
    };
    let unknown = table_row(Status::Open);
    for write in [
        Write::NewTable(row.clone()),
        Write::Table(twice),
        Write::Table(stranger),
        Write::Table(unknown),
    ] {
        let refused = server.storage.write(vec![write.clone()]).await;
        assert_eq!(refused, Err(StorageError::Conflict), "{write:?}");
    }
    assert_eq!(server.storage.table(row.id).await, Ok(Some(row)));
}

fn ids(rows: &[TableRow]) -> Vec<TableId> {
    rows.iter().map(|row| row.id).collect()
}

async fn public_tables_are_listed_latest_first(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let mut rows = Vec::new();
    for (touched, status, public) in [
        (5, Status::Open, true),
        (9, Status::Open, true),
        (7, Status::Open, true),
        (8, Status::Open, false),
        (6, Status::Playing, true),
    ] {
        let row = TableRow {
            touched,
            public,
            ..table_row(status)
        };
        server.table(&row).await;
        rows.push(row.id);
    }
    let open = server.storage.public_tables(Status::Open, 9).await.unwrap();
    assert_eq!(ids(&open), [rows[1], rows[2], rows[0]]);
    let open = server.storage.public_tables(Status::Open, 2).await.unwrap();
    assert_eq!(ids(&open), [rows[1], rows[2]]);
    let over = server.storage.public_tables(Status::Over, 9).await.unwrap();
    assert_eq!(ids(&over), []);
}

async fn tables_of_a_player_are_listed_unfinished_first(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let (ada, bob) = (server.player("Ada").await, server.player("Bob").await);
    let mut rows = Vec::new();
    for (touched, status) in (1..).zip(Status::ALL) {
        let members = vec![bob, ada];
        let maker = Some(ada);
        let row = TableRow {
            touched,
            members,
            maker,
            ..table_row(status)
        };
        server.table(&row).await;
        rows.push(row);
    }
    server
        .table(&TableRow {
            members: vec![bob],
            ..table_row(Status::Open)
        })
        .await;
    // Unfinished tables come first; in each group, the latest comes first.
    rows.reverse();
    rows.rotate_left(2);
    assert_eq!(server.storage.tables_of(ada, 9).await, Ok(rows.clone()));
    assert_eq!(
        server.storage.tables_of(ada, 2).await,
        Ok(rows[..2].to_vec())
    );
}

async fn a_unit_with_a_limit_is_written_only_below_it(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let [ada, bob] = [server.player("Ada").await, server.player("Bob").await];
    for status in Status::ALL {
        let row = TableRow {
            maker: Some(ada),
            ..table_row(status)
        };
        server.table(&row).await;
    }
    let fewer = |player, than| Write::Fewer {
        counted: Counted::Tables,
        player,
        than,
    };
    // Only the open table and the one in play count.
    let write = async |unit| server.storage.write(unit).await;
    assert_eq!(write(vec![fewer(ada, 3)]).await, Ok(()));
    let refused = write(vec![fewer(ada, 2)]).await;
    assert_eq!(refused, Err(StorageError::Conflict));
    assert_eq!(write(vec![fewer(bob, 1)]).await, Ok(()));
    // Nothing of a refused unit is stored.
    let row = table_row(Status::Open);
    let unit = vec![Write::NewTable(row.clone()), fewer(ada, 2)];
    assert_eq!(write(unit).await, Err(StorageError::Conflict));
    assert_eq!(server.storage.table(row.id).await, Ok(None));
}

async fn only_attended_tables_in_play_are_listed(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let mut attended = Vec::new();
    for status in Status::ALL {
        let row = TableRow {
            attended: true,
            ..table_row(status)
        };
        attended.push(server.table(&row).await);
        server.table(&table_row(status)).await;
    }
    assert_eq!(
        server.storage.attended_tables().await,
        Ok(vec![attended[1]])
    );
}

async fn untouched_tables_have_no_recent_line(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let at = |touched, status| TableRow {
        touched,
        ..table_row(status)
    };
    let old = server.table(&at(5, Status::Open)).await;
    server.table(&at(5, Status::Over)).await;
    server.table(&at(50, Status::Open)).await;
    let (idle, busy) = (begin(&*server.storage).await, begin(&*server.storage).await);
    for (table, at) in [(idle, 20), (busy, 60)] {
        for version in [1, 2] {
            let line = LineRow {
                at,
                ..line_row(table, version)
            };
            server.write(Write::Line(line)).await;
        }
    }
    let untouched = |since, most| server.storage.untouched_tables(since, most);
    assert_eq!(untouched(5, 9).await, Ok(vec![]));
    assert_eq!(
        untouched(20, 9).await,
        Ok(vec![old]),
        "a line of exactly that time is recent"
    );
    assert_eq!(untouched(21, 9).await, Ok(vec![old, idle]));
    assert_eq!(untouched(21, 1).await, Ok(vec![old]));
    assert_eq!(untouched(61, 9).await.unwrap().len(), 4);
}

on_every_engine! {
    #[tokio::test]
    a_table_comes_back_as_it_was_written,
    conflicting_tables_are_refused,
    public_tables_are_listed_latest_first,
    tables_of_a_player_are_listed_unfinished_first,
    a_unit_with_a_limit_is_written_only_below_it,
    only_attended_tables_in_play_are_listed,
    untouched_tables_have_no_recent_line,
}
