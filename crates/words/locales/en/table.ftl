# The page of a table

table-again = Press again to confirm: { $action }
table-lost = This did not reach the server. It is being sent again.
table-unsent = This could not be sent. Look at the connection and try again.
table-notices-on = You will be told when it is your turn.
table-notices-off = This browser does not allow notices.
table-your-turn = Your turn
table-why = Why? The rule
table-explain-rule = Rule
table-copied = Copied
table-thinking = Thinking about a hint…
table-reconnecting = Reconnecting… What you see may be out of date.
table-skip = Skip to now
table-script = The table needs JavaScript to stay up to date.
table-undo = Undo
table-undo-key = Undo (Escape)
table-restart = Restart the turn
table-hint = Hint
table-hint-key = Hint (H)
table-hints = The machine’s advice
table-hint-odds = { $percent }% to win, { $points } points at the end
table-clocks = Clocks
table-more = More
table-ask-undo = Ask all to take back the last move
table-ask-replace = Ask that a machine plays for { $name }
table-return = Take my seat back
table-resign = Resign
table-play-on = Play on
table-resign-sure = A machine will finish the game for you. Resign?
table-resign-alone = Nobody else plays: the table will be closed, and the game has no end. Resign?
table-replay = Replay
table-review = Replay and review
table-record = Record
table-copy-link = Copy the link
table-notify = Tell me when it is my turn
table-agree = Agree
table-decline = Decline
table-proposal-waits = The others are asked.
table-propose-undo =
    { $steps ->
        [one] { $name } asks to take back the last action.
       *[other] { $name } asks to take back the last { $steps } actions.
    }
table-propose-replace = Shall a machine play for { $name }, who is away?
table-curtain = Hand the device to { $name }
table-curtain-why = Secrets stay hidden until { $name } opens the curtain.
table-curtain-open = I am { $name }
table-you-win = You win with { $points } points!
table-see-board = See the board
table-count = The count
table-total = Total
table-rematch = Play again
table-rematch-join = Join the rematch
table-note-machine = machine · { $level }
table-note-stand-in = a machine plays · { $level }
table-note-gone = gone
table-note-away = away

lobby-seats = Who plays
lobby-open = open
lobby-expected = expected
lobby-sit = Sit here
lobby-sit-other = Seat on this device
lobby-name = Name
lobby-leave = Leave the seat
lobby-level = Machines for the open seats:
lobby-start = Begin now
lobby-invite = Invite
lobby-public = Everybody can see this table and join.
lobby-private = Only people with this link can see this table.
lobby-copy = Copy
lobby-code = The link as a code to scan
lobby-options = Options
lobby-closed = This table is closed.
table-log-title = The log of { $game }
table-log-back = Back to the table
