## The command sky

help-usage-sky = almagest sky --lat DEGREES --lon DEGREES [OPTIONS]
help-sky = Show what is up in the real sky at a place and time.
help-lat = Latitude in degrees, negative for south, such as 48.85
help-lon = Longitude in degrees, negative for west, such as 2.35
help-sky-at = Date and time with UTC offset, such as 2026-11-15T21:00:00+01:00 [default: now]

sky-needs-place = The sky depends on where you are. Give --lat and --lon in degrees, such as --lat 48.85 --lon 2.35.
sky-bad-degrees = { $name } should be a number of degrees, such as { $example }, not “{ $value }”.
sky-bad-time = --at should be a date and time with UTC offset, such as 2026-11-15T21:00:00+01:00, not “{ $value }”.

## Invalid places and times

sky-no-latitude = There is no latitude { $value }: latitudes go from -90 (south) to 90 (north) degrees.
sky-no-longitude = There is no longitude { $value }: longitudes go from -180 (west) to 180 (east) degrees.
sky-no-time = The sky can be computed for the years 1000 to 2999, not for { $time }.

## What there is to see

sky-head = The sky at { $lat }, { $lon }, { $time }.
sky-north = { $degrees }° N
sky-south = { $degrees }° S
sky-east = { $degrees }° E
sky-west = { $degrees }° W
sky-twilight-day = It’s day: the Sun is up, and no constellations can be seen.
sky-twilight-civil = Civil twilight: the Sun is { $degrees }° below the horizon, not dark enough for constellations.
sky-twilight-nautical = Nautical twilight: the Sun is { $degrees }° below the horizon, dark enough for the bright constellations.
sky-twilight-astronomical = Astronomical twilight: the Sun is { $degrees }° below the horizon, dark enough for constellations.
sky-twilight-night = It’s night: the Sun is { $degrees }° below the horizon.
sky-moon = The Moon: { $phase }, { $percent }% lit.
sky-phase-new = new
sky-phase-waxing-crescent = waxing crescent
sky-phase-first-quarter = first quarter
sky-phase-waxing-gibbous = waxing gibbous
sky-phase-full = full
sky-phase-waning-gibbous = waning gibbous
sky-phase-last-quarter = last quarter
sky-phase-waning-crescent = waning crescent
sky-constellations =
    { $n ->
        [one] One constellation is above the horizon:
       *[other] { $n } constellations are above the horizon:
    }
sky-col-body = body
sky-col-constellation = constellation
sky-col-altitude = altitude
sky-col-direction = direction
sky-altitude = { $degrees }°
sky-below = below the horizon

## The sixteen points of the compass

sky-compass-n = north
sky-compass-nne = north-north-east
sky-compass-ne = north-east
sky-compass-ene = east-north-east
sky-compass-e = east
sky-compass-ese = east-south-east
sky-compass-se = south-east
sky-compass-sse = south-south-east
sky-compass-s = south
sky-compass-ssw = south-south-west
sky-compass-sw = south-west
sky-compass-wsw = west-south-west
sky-compass-w = west
sky-compass-wnw = west-north-west
sky-compass-nw = north-west
sky-compass-nnw = north-north-west

## The same, abbreviated

sky-short-n = N
sky-short-nne = NNE
sky-short-ne = NE
sky-short-ene = ENE
sky-short-e = E
sky-short-ese = ESE
sky-short-se = SE
sky-short-sse = SSE
sky-short-s = S
sky-short-ssw = SSW
sky-short-sw = SW
sky-short-wsw = WSW
sky-short-w = W
sky-short-wnw = WNW
sky-short-nw = NW
sky-short-nnw = NNW

## Dates

sky-date = { $day } { $month } { $year }
sky-month-1 = January
sky-month-2 = February
sky-month-3 = March
sky-month-4 = April
sky-month-5 = May
sky-month-6 = June
sky-month-7 = July
sky-month-8 = August
sky-month-9 = September
sky-month-10 = October
sky-month-11 = November
sky-month-12 = December

## Pictures of the sky

sky-picture-horizon = { $place }, { $date }, { $time }: the sky looking { $compass }
sky-picture-planisphere = { $place }, { $date }, { $time }: the whole sky, with the zenith in the middle
sky-picture-magnitudes = Magnitudes

## What to look for tonight

sky-tonight = Tonight over { $place }, { $time }.
sky-now = Now over { $place }, { $time }.
sky-tonight-planet = Look for { $the } { $towards }; { $wanderer } is { $in }.
sky-tonight-moon = Look for { $the } { $towards }; the Moon is { $in }.
sky-tonight-stars = Look for { $the } { $towards }.
sky-towards = in the { $compass }
sky-towards-elided = in the { $compass }
sky-the-le = { $name }
sky-the-la = { $name }
sky-the-l = { $name }
sky-the-les = { $name }
sky-the-de = { $name }
sky-the-d = { $name }
