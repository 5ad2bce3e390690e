## Refusals of the server. A key is `error-` followed by the code of the refusal.

error-bad_json = The body cannot be read ({ $reason }); it should be JSON of the form described at /api/v1/openapi.json.
error-bad_query = What stands after the question mark cannot be read ({ $reason }); /api/v1/openapi.json describes it.
error-bad_request = The request cannot be read; /api/v1/openapi.json describes what is understood.
error-cross_site = The request comes from another site; only pages of this server may ask for that.
error-internal = Something went wrong here, and it is not your fault; try again in a moment.
error-link = The link is used up, too old or incomplete; make a new one on your first device.
error-media_type = The body is of a kind that is not understood here; its Content-Type should be application/json.
error-method = This address does not understand that method; the header Allow names those it does.
error-not_found = There is nothing here, or it is not for you; check the address.
error-timeout = The request took too long; try again.
error-too_large = The body is too large; send less at once.
error-too_many =
    { $seconds ->
        [one] Too many requests; wait 1 second and try again.
       *[other] Too many requests; wait { $seconds } seconds and try again.
    }
error-too_many_hints = Your last hint is still being thought about; wait for it, then ask again.
error-too_many_reviews = Many games are being reviewed; ask again in a few minutes.
error-too_many_streams = You follow as many tables at once as you may; close one first.
error-too_many_tokens = You have { $most } tokens already; delete one you no longer need first.
error-upgrade = This address speaks over a WebSocket only; open one.
error-who = We do not know who you are; choose a name (POST /api/v1/guests) or send a valid token.

## Invalid names

name-empty = A name needs at least one visible character.
name-invisible = The name has invisible characters; letters, digits, signs and spaces are allowed.
name-long = The name is too long; { $most } characters at most.
name-marks = The name has accents on nothing or too many on one letter; { $most } at most.
error-bad_form = The form cannot be read; every field should be filled as the page asks.
error-table_link = This is no link to a table; it should hold /t/ and 32 digits or letters, so copy the whole of it.
error-form_type = Forms are sent as application/x-www-form-urlencoded; say so in Content-Type.
error-seat_name = The person on seat { $seat } has no name yet; give her one, or choose somebody else for the seat.
