## La commande sky

help-usage-sky = almagest sky --lat DEGRÉS --lon DEGRÉS [OPTIONS]
help-sky = Indiquer ce qu’il y a à voir dans le vrai ciel, pour un lieu et un moment donnés.
help-lat = Latitude du lieu en degrés, négative au sud : 48.85
help-lon = Longitude du lieu en degrés, négative à l’ouest : 2.35
help-sky-at = Date et heure, avec le décalage par rapport à l’UTC : 2026-11-15T21:00:00+01:00 [par défaut : maintenant]

sky-needs-place = Le ciel dépend du lieu : indiquez --lat et --lon en degrés, par exemple --lat 48.85 --lon 2.35.
sky-bad-degrees = { $name } doit être un nombre de degrés, par exemple { $example }, pas « { $value } ».
sky-bad-time = --at doit être une date et une heure avec le décalage par rapport à l’UTC, par exemple 2026-11-15T21:00:00+01:00, pas « { $value } ».

## Lieux et moments non valables

sky-no-latitude = La latitude { $value } n’existe pas : les latitudes vont de -90 (sud) à 90 (nord) degrés.
sky-no-longitude = La longitude { $value } n’existe pas : les longitudes vont de -180 (ouest) à 180 (est) degrés.
sky-no-time = Le ciel se calcule pour les années 1000 à 2999, pas pour { $time }.

## Ce qu’il y a à voir

sky-head = Le ciel à { $lat }, { $lon }, { $time }.
sky-north = { $degrees }° N
sky-south = { $degrees }° S
sky-east = { $degrees }° E
sky-west = { $degrees }° O
sky-twilight-day = Il fait jour : le Soleil est levé, et aucune constellation n’est visible.
sky-twilight-civil = Crépuscule civil : le Soleil est à { $degrees }° sous l’horizon, pas assez pour voir les constellations.
sky-twilight-nautical = Crépuscule nautique : le Soleil est à { $degrees }° sous l’horizon, assez pour voir les constellations brillantes.
sky-twilight-astronomical = Crépuscule astronomique : le Soleil est à { $degrees }° sous l’horizon, assez pour voir les constellations.
sky-twilight-night = Il fait nuit : le Soleil est à { $degrees }° sous l’horizon.
sky-moon = La Lune : { $phase }, éclairée à { $percent } %.
sky-phase-new = nouvelle lune
sky-phase-waxing-crescent = premier croissant
sky-phase-first-quarter = premier quartier
sky-phase-waxing-gibbous = gibbeuse croissante
sky-phase-full = pleine lune
sky-phase-waning-gibbous = gibbeuse décroissante
sky-phase-last-quarter = dernier quartier
sky-phase-waning-crescent = dernier croissant
sky-constellations =
    { $n ->
        [one] { $n } constellation est au-dessus de l’horizon :
       *[other] { $n } constellations sont au-dessus de l’horizon :
    }
sky-col-body = astre
sky-col-constellation = constellation
sky-col-altitude = hauteur
sky-col-direction = direction
sky-altitude = { $degrees }°
sky-below = sous l’horizon

## Les seize directions de la rose des vents

sky-compass-n = nord
sky-compass-nne = nord-nord-est
sky-compass-ne = nord-est
sky-compass-ene = est-nord-est
sky-compass-e = est
sky-compass-ese = est-sud-est
sky-compass-se = sud-est
sky-compass-sse = sud-sud-est
sky-compass-s = sud
sky-compass-ssw = sud-sud-ouest
sky-compass-sw = sud-ouest
sky-compass-wsw = ouest-sud-ouest
sky-compass-w = ouest
sky-compass-wnw = ouest-nord-ouest
sky-compass-nw = nord-ouest
sky-compass-nnw = nord-nord-ouest

## Les mêmes en abrégé

sky-short-n = N
sky-short-nne = NNE
sky-short-ne = NE
sky-short-ene = ENE
sky-short-e = E
sky-short-ese = ESE
sky-short-se = SE
sky-short-sse = SSE
sky-short-s = S
sky-short-ssw = SSO
sky-short-sw = SO
sky-short-wsw = OSO
sky-short-w = O
sky-short-wnw = ONO
sky-short-nw = NO
sky-short-nnw = NNO

## Dates

sky-date =
    { $day ->
        [1] 1er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }
sky-month-1 = janvier
sky-month-2 = février
sky-month-3 = mars
sky-month-4 = avril
sky-month-5 = mai
sky-month-6 = juin
sky-month-7 = juillet
sky-month-8 = août
sky-month-9 = septembre
sky-month-10 = octobre
sky-month-11 = novembre
sky-month-12 = décembre

## Images du ciel

sky-picture-horizon = { $place }, { $date }, { $time } : le ciel, direction { $compass }
sky-picture-planisphere = { $place }, { $date }, { $time } : le ciel entier, le zénith au milieu
sky-picture-magnitudes = Magnitudes

## Ce qu’il faut chercher cette nuit

sky-tonight = Cette nuit à { $place }, { $time }.
sky-now = En ce moment à { $place }, { $time }.
sky-tonight-planet = { $towards }, voici { $the } ; { $wanderer } est { $in }.
sky-tonight-moon = { $towards }, voici { $the } ; la Lune est { $in }.
sky-tonight-stars = { $towards }, voici { $the }.
sky-towards = Au { $compass }
sky-towards-elided = À l’{ $compass }
sky-the-le = le { $name }
sky-the-la = la { $name }
sky-the-l = l’{ $name }
sky-the-les = les { $name }
sky-the-de = { $name }
sky-the-d = { $name }
