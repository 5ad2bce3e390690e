//! Units: written completely or not at all, in order, each with its own result.

use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::join_all;
use server::TableId;
use server::storage::{LineRow, StorageError, Write};
use tokio::task::unconstrained;

use crate::{Engine, TestStorage, line, line_row, player_row, versions};

const CONFLICT: Result<(), StorageError> = Err(StorageError::Conflict);

#[tokio::test]
async fn a_commit_is_on_disk_before_it_is_acknowledged() {
    let server = TestStorage::sqlite().await;
    assert_eq!(
        server.storage.synchronous().await,
        Ok(2),
        "synchronous must be FULL"
    );
}

async fn an_empty_unit_is_accepted(engine: Engine) {
    let server = TestStorage::on(engine).await;
    assert_eq!(server.storage.write(vec![]).await, Ok(()));
}

async fn a_unit_whose_last_write_conflicts_leaves_nothing(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    let player = player_row("Ada");
    let unit = vec![
        Write::NewPlayer(player.clone()),
        Write::Header {
            table,
            header: "other".into(),
        },
        line(table, 2),
        line(table, 3),
        line(table, 1),
    ];
    assert_eq!(server.storage.write(unit).await, CONFLICT);
    assert_eq!(server.storage.player(player.id).await, Ok(None));
    let game = server.storage.whole_game(table).await.unwrap().unwrap();
    assert_eq!((game.header.as_str(), game.lines.len()), ("header", 1));
    server.write(line(table, 2)).await;
}

/// Of a hundred units written together, only the three that conflict are refused.
async fn only_the_conflicting_units_of_a_group_are_refused(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    server.write(line(table, 1)).await;
    let unit = |number: u64| match number {
        10 => vec![
            Write::Data {
                hash: "x".into(),
                files: "y".into(),
            },
            line(table, 1),
        ],
        50 => vec![line(table, 50), line(TableId::random(), 1)],
        90 => vec![line(table, 90), Write::UseLink { hash: [1; 32] }],
        free => vec![line(table, free)],
    };
    let numbers: Vec<_> = (2..=101).collect();
    let outcomes = join_all(
        numbers
            .iter()
            .map(|number| server.storage.write(unit(*number))),
    )
    .await;
    for (number, outcome) in numbers.iter().zip(&outcomes) {
        let guilty = [10, 50, 90].contains(number);
        assert_eq!(
            outcome,
            if guilty { &CONFLICT } else { &Ok(()) },
            "{number}"
        );
    }
    let kept: Vec<_> = (1..=101)
        .filter(|number| ![10, 50, 90].contains(number))
        .collect();
    assert_eq!(versions(&*server.storage, table).await, kept);
    assert_eq!(server.storage.data("x".into()).await, Ok(None));
}

async fn units_are_written_in_order(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    let header = |number: u64| Write::Header {
        table,
        header: number.to_string(),
    };
    // Of two units for the same line, the first is kept and the second is refused. The last header
    // that was kept stays.
    let units = (0..300).map(|number| {
        let row = line_row(table, number / 2 + 1);
        let line = LineRow {
            text: number.to_string(),
            request: None,
            ..row
        };
        vec![Write::Line(line), header(number)]
    });
    // Otherwise the runtime would make some units wait while others overtake them.
    let writes = units.map(|unit| unconstrained(server.storage.write(unit)));
    let outcomes = join_all(writes).await;
    for (number, outcome) in outcomes.iter().enumerate() {
        assert_eq!(outcome.is_ok(), number % 2 == 0, "{number}");
    }
    let game = server.storage.whole_game(table).await.unwrap().unwrap();
    assert_eq!(game.header, "298");
    for (number, line) in game.lines.iter().enumerate() {
        assert_eq!(line.text, (2 * number).to_string());
    }
}

/// More units than one commit takes or the queue holds, in groups of various sizes.
async fn thousands_of_units_at_once_are_all_written(engine: Engine) {
    let server = Arc::new(TestStorage::on(engine).await);
    let tables = [
        server.game().await,
        server.game().await,
        server.game().await,
    ];
    let mut tasks = tokio::task::JoinSet::new();
    for table in tables {
        let server = Arc::clone(&server);
        tasks.spawn(async move {
            let units = (1..=2000).map(|version| server.storage.write(vec![line(table, version)]));
            join_all(units)
                .await
                .into_iter()
                .collect::<Result<Vec<()>, _>>()
                .unwrap();
        });
    }
    tasks.join_all().await;
    for table in tables {
        let versions = versions(&*server.storage, table).await;
        assert!(versions.into_iter().eq(1..=2000));
    }
}

async fn queued_units_are_written_even_if_the_caller_goes_away(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    for version in (1..40).step_by(2) {
        let mut unit = server
            .storage
            .write(vec![line(table, version), line(table, version + 1)]);
        // Polled once, so that the unit is in the queue.
        assert_eq!((&mut unit).now_or_never(), None);
    }
    server.write(line(table, 41)).await;
    let versions = versions(&*server.storage, table).await;
    assert!(versions.iter().copied().eq(1..=41), "{versions:?}");
}

async fn an_error_does_not_quote_what_cannot_be_stored(engine: Engine) {
    let server = TestStorage::on(engine).await;
    let table = server.game().await;
    let text = "hidden card";
    let row = LineRow {
        text: text.into(),
        version: u64::MAX,
        ..line_row(table, 1)
    };
    let (refused, kept) = tokio::join!(
        server.storage.write(vec![Write::Line(row)]),
        server.storage.write(vec![line(table, 1)]),
    );
    let Err(StorageError::Other(reason)) = refused else {
        panic!("{refused:?}");
    };
    assert!(!reason.contains(text), "{reason}");
    assert_eq!(kept, Ok(()), "the other unit of the group must be written");
}

on_every_engine! {
    #[tokio::test]
    an_empty_unit_is_accepted,
    a_unit_whose_last_write_conflicts_leaves_nothing,
    only_the_conflicting_units_of_a_group_are_refused,
    units_are_written_in_order,
    queued_units_are_written_even_if_the_caller_goes_away,
    an_error_does_not_quote_what_cannot_be_stored,
}

on_every_engine! {
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    thousands_of_units_at_once_are_all_written,
}
