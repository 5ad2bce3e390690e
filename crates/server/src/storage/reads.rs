//! The methods of [`Storage`](super::Storage) that read, which are the same for every database.

/// Implements these methods with the functions of `read.rs` and `disposable.rs`. The type needs a
/// method `read`, which lends a connection to a function.
macro_rules! reads {
    () => {
        $crate::storage::reads::reads! {
            player(id: PlayerId) -> Option<PlayerRow> => read::player;
            token_player(hash: [u8; 32]) -> Option<PlayerRow> => read::token_player;
            tokens(player: PlayerId) -> Vec<TokenRow> => read::tokens;
            link_player(hash: [u8; 32], now: i64) -> Option<PlayerId> => read::link_player;
            table(id: TableId) -> Option<TableRow> => read::table;
            public_tables(status: Status, most: usize) -> Vec<TableRow> => read::public_tables;
            tables_of(player: PlayerId, most: usize) -> Vec<TableRow> => read::tables_of;
            games_begun(player: PlayerId, game: String, besides: Option<TableId>, most: usize) -> usize => read::games_begun;
            attended_tables() -> Vec<TableId> => read::attended_tables;
            untouched_tables(since: i64, most: usize) -> Vec<TableId> => read::untouched_tables;
            disposable_tables(before: i64, most: usize) -> Vec<DisposableRow> => disposable::tables;
            hidden_tables(before: i64) -> Vec<TableId> => disposable::hidden_tables;
            last_line(table: TableId) -> u64 => disposable::last_line;
            unused_players(before: i64, most: usize) -> Vec<PlayerRow> => disposable::unused_players;
            game(table: TableId) -> Option<StoredGame> => read::game;
            whole_game(table: TableId) -> Option<StoredGame> => read::whole_game;
            request(table: TableId, seat: u8, request: String) -> Option<LineRow> => read::request;
            data(hash: String) -> Option<String> => read::data;
            session(player: PlayerId, issued: i64) -> Option<SessionRow> => read::session;
            sessions(player: PlayerId, most: usize) -> Vec<SessionRow> => read::sessions;
            signing_keys() -> Vec<KeyRow> => read::signing_keys;
            runs() -> Vec<RunRow> => read::runs;
        }
    };
    ($($name:ident($($argument:ident: $kind:ty),*) -> $found:ty => $module:ident::$read:ident;)*) => {$(
        fn $name(&self, $($argument: $kind),*) -> Answer<'_, $found> {
            self.read(async move |reader| $module::$read(reader, $($argument),*).await)
                .boxed()
        }
    )*};
}

pub(super) use reads;
