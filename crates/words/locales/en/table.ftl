# The page of a table

table-again = Press again to confirm: { $action }
table-lost = The server didn’t answer. Sending again…
table-unsent = Could not send this. Check your connection and try again.
table-notices-on = You’ll be notified when it’s your turn.
table-notices-off = This browser doesn’t allow notifications.
table-your-turn = Your turn
table-why = Why? Rule
table-explain-rule = Rule
table-copied = Copied
table-thinking = Thinking about a hint…
table-reconnecting = Reconnecting… What you see may be out of date.
table-skip = Catch up
table-script = The table needs JavaScript to stay up to date.
table-undo = Undo
table-undo-key = Undo (Escape)
table-restart = Restart turn
table-hint = Hint
table-hint-key = Hint (H)
table-hints = Hints
table-hint-odds = { $percent }% to win, about { $points } points at the end
table-clocks = Clocks
table-more = More
table-ask-undo = Ask to take back the last action
table-ask-replace = Ask to let a machine play for { $name }
table-return = Take my seat back
table-resign = Resign
table-play-on = Play on
table-delete = Delete this table
table-delete-ask = Delete this table?
table-delete-what = The game, its log and its record will be gone. This can’t be undone.
table-delete-imported = The imported game will be gone; your own file stays. This can’t be undone.
table-resign-sure = A machine will finish the game for you. Resign?
table-resign-alone = You are the only player left. End this game?
table-replay = Replay
table-review = Replay and review
table-record = Download game
table-copy-link = Copy link
table-notify = Notify me when it’s my turn
table-agree = Agree
table-decline = Decline
table-proposal-waits = Waiting for the others to answer.
table-propose-undo =
    { $steps ->
        [one] { $name } asks to take back the last action.
       *[other] { $name } asks to take back the last { $steps } actions.
    }
table-propose-replace = { $name } is away. Let a machine play instead?
table-curtain = Pass the device to { $name }
table-curtain-why = Secrets stay hidden until { $name } is ready.
table-curtain-open = I’m { $name }
table-you-win = You win with { $points } points!
table-see-board = Show the board
table-count = Final score
table-total = Total
table-rematch = Play again
table-rematch-join = Join the rematch

# Machine players are named after these astronomers, in this order. A table has at most six seats.
table-machine-names = Hypatia, Tycho, Caroline, Kepler, Henrietta, Hevelius, Vera, Halley, Cecilia, Ulugh Beg, Annie, Messier

table-note-machine = machine · { $level }
table-note-stand-in = machine stand-in · { $level }
table-note-gone = left
table-note-away = away

lobby-seats = Players
lobby-open = free seat
lobby-expected = invited
lobby-sit = Sit here
lobby-sit-other = Add on this device
lobby-name = Name
lobby-leave = Leave seat
lobby-level = Machines for free seats:
lobby-start = Start now
lobby-invite = Invite
lobby-public = Anyone can see and join this table.
lobby-private = Only people with this link can see this table.
lobby-copy = Copy
lobby-code = QR code of the link
lobby-options = Options
lobby-closed = This table is closed.
table-log-title = { $game }: full log
table-log-back = Back to the table
