"""Positions for the tests from another ephemeris: PyEphem (libastro: VSOP87 for the planets, Moshier's
Moon), which shares nothing with SOFA.

    pip install ephem==4.2.1
    python3 ephemeris.py        (in this folder; writes ephemeris.csv and horizon.csv)
"""
import csv
import math
from datetime import datetime

import ephem

BODIES = [ephem.Sun, ephem.Moon, ephem.Mercury, ephem.Venus, ephem.Mars,
          ephem.Jupiter, ephem.Saturn, ephem.Uranus, ephem.Neptune]

# Gregorian, also before 1582. Eclipses (2017, 2026), a conjunction (2020), solstices, odd moments.
MOMENTS = ["1000-03-01T12:00:00", "1201-07-15T03:30:00", "1425-11-11T23:00:00", "1610-01-07T18:00:00",
           "1781-03-13T22:00:00", "1846-09-23T23:00:00", "1905-06-30T00:00:00", "1969-07-20T20:17:40",
           "1986-02-09T11:00:00", "2000-01-01T12:00:00", "2012-06-06T01:30:00", "2017-08-21T18:25:00",
           "2020-12-21T18:20:00", "2024-06-20T20:51:00", "2026-08-12T17:46:00", "2026-11-15T20:00:00",
           "2033-05-05T05:05:05", "2061-07-28T00:00:00", "2100-12-31T23:59:59", "2345-06-07T08:09:10",
           "2718-02-08T18:28:00", "2999-12-31T00:00:00"]

PLACES = {"Paris": (48.85, 2.35), "Quito": (-0.18, -78.47), "Sydney": (-33.87, 151.21),
          "Tromsø": (69.65, 18.96), "Honolulu": (21.31, -157.86), "South Pole": (-90.0, 0.0)}
HORIZON_MOMENTS = ["1986-02-09T11:00:00", "2024-06-20T20:51:00", "2026-08-12T17:46:00",
                   "2026-11-15T20:00:00", "2061-07-28T00:00:00"]

# J2000 places out of stars.csv, without motion of their own: Sirius, Vega, Polaris, Acrux.
STARS = {"HR 2491": (101.2872, -16.7161), "HR 7001": (279.2347, 38.7837),
         "HR 424": (37.9545, 89.2641), "HR 4730": (186.6496, -63.0991)}


def moment(text):
    """Days since PyEphem's zero, 31 December 1899 noon. Its own calendar is Julian before 1582."""
    return ephem.Date((datetime.fromisoformat(text) - datetime(1899, 12, 31, 12)).total_seconds() / 86400)


def degrees(angle):
    return f"{math.degrees(angle):.5f}"


def star(name):
    body = ephem.FixedBody()
    body._ra, body._dec = (math.radians(angle) for angle in STARS[name])
    body._epoch = ephem.J2000
    return body


def ephemeris():
    """Apparent places from the Earth's centre, equator and equinox of date."""
    for text in MOMENTS:
        for make in BODIES:
            body = make()
            body.compute(moment(text))
            lit = f"{body.phase:.3f}" if body.name == "Moon" else ""
            yield [text + "Z", body.name.lower(), degrees(body.g_ra), degrees(body.g_dec),
                   ephem.constellation(body)[0], lit]


def horizon():
    """Without air."""
    for text in HORIZON_MOMENTS:
        for lat, lon in PLACES.values():
            observer = ephem.Observer()
            observer.lat, observer.lon = math.radians(lat), math.radians(lon)
            observer.pressure, observer.elevation, observer.date = 0, 0, moment(text)
            bodies = {"sun": ephem.Sun(), "moon": ephem.Moon(), "jupiter": ephem.Jupiter()}
            bodies |= {name: star(name) for name in STARS}
            for name, body in bodies.items():
                body.compute(observer)
                yield [text + "Z", lat, lon, name, degrees(body.alt), degrees(body.az)]


def write(file, header, rows):
    with open(file, "w", encoding="utf8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


write("ephemeris.csv", ["at", "body", "ra_deg", "dec_deg", "constellation", "lit_percent"], ephemeris())
write("horizon.csv", ["at", "lat", "lon", "body", "altitude_deg", "azimuth_deg"], horizon())
