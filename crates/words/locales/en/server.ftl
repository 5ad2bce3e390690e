## Refusals of the server. A key is `error-` followed by the code of the refusal.

error-bad_json = Could not read the request body ({ $reason }). It should be JSON, as described at /api/v1/openapi.json.
error-bad_query = Could not read the query after the question mark ({ $reason }). See /api/v1/openapi.json.
error-bad_request = Could not read the request. See /api/v1/openapi.json.
error-disk_full = The disk is almost full.
error-host = A request must name exactly one host.
error-cross_site = This request came from another site. Only this server’s own pages can do that.
error-internal = Something went wrong on our side. Try again in a moment.
error-link = This link has been used, has expired or is incomplete. Get a new one on your first device.
error-media_type = The request body has the wrong type. Its Content-Type should be application/json.
error-method = This address doesn’t accept that method. The Allow header lists the ones it does.
error-not_found = This page doesn’t exist, or you need an invitation to see it.
error-timeout = The request took too long. Try again.
error-too_large = The request is too large. Send less at once.
error-too_many =
    { $seconds ->
        [one] Too many requests. Wait 1 second and try again.
       *[other] Too many requests. Wait { $seconds } seconds and try again.
    }
error-too_many_imports = That’s enough imported games for today: { $records } games or { $megabytes } MB at most, and eight times as many for everyone on the same network. Try again tomorrow.
error-too_many_hints = Your last hint isn’t ready yet. Wait for it, then ask again.
error-too_many_reviews = Many games are being reviewed right now. Try again in a few minutes.
error-too_many_streams = You have too many tables open at once. Close one first.
error-too_many_tokens = You already have { $most } tokens. Delete one first.
error-upgrade = This address only works over a WebSocket.
error-who = We don’t know who you are. Choose a name (POST /api/v1/guests) or send a valid token.

## Invalid names

name-empty = A name needs at least one visible character.
name-invisible = The name has invisible characters. Use letters, digits, symbols and spaces.
name-long = The name is too long. Use { $most } characters at most.
name-marks = The name has stray accents, or too many on one letter ({ $most } at most).
error-bad_form = Could not read the form. Fill in every field as the page asks.
error-table_link = This isn’t a link to a table. Copy the whole link: it has /t/ and 32 letters or digits in it.
error-form_type = Forms must be sent as application/x-www-form-urlencoded. Set the Content-Type header.
error-seat_name = The player in seat { $seat } needs a name. Enter one, or choose someone else for the seat.
