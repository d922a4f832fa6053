#!/usr/bin/env -S python3 -I
"""Writes the shapes of the world map, Sitrep/Sources/Figures/Map/WorldMap+Shapes.swift.

    Scripts/make-map.py ../shared/data/maps Sitrep/Sources/Figures/Map/WorldMap+Shapes.swift

Projects Natural Earth's countries by the Equal Earth projection, so that areas can be compared, to whole numbers on a
grid of 1,000 by about 460, and leaves out points that nobody would see. Antarctica, where nobody lives, is cut off.
A country too small for a shape gets a place alone, that of its capital. Same input, same bytes.
"""

import json
import math
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 1000
SOUTH, NORTH = -57.0, 84.0
# Points nearer than this to the line between their neighbours go, in units of the grid.
TOLERANCE = 0.45
# A ring smaller than this goes, unless it is its country's largest.
SMALLEST_RING = 1.5

# The code of an area whose status is disputed and that has no figures of its own.
DISPUTED = "--"
# Natural Earth's names of what has no code of ISO 3166, and the code that the figures have for it.
WITHOUT_CODE = {"Kosovo": "XK", "N. Cyprus": DISPUTED, "Somaliland": DISPUTED}
# Crimea, which Natural Earth's file and the figures count in Ukraine: the part of its outline inside this box
# (degrees west, east, south, north).
CRIMEA = ("Ukraine", (32.0, 36.7, 44.0, 46.0))
# Shapes of the Antarctic, left out with it.
LEFT_OUT = {"ATA", "ATF"}
# The capital, as the list of places has it, of each country without a shape.
CAPITALS = {
    "AD": "Andorra", "AG": "Saint John's", "BB": "Bridgetown", "BH": "Manama", "CV": "Praia", "DM": "Roseau",
    "FM": "Palikir", "GD": "Saint George's", "HK": "Hong Kong", "KI": "Tarawa", "KM": "Moroni", "KN": "Basseterre",
    "LC": "Castries", "LI": "Vaduz", "MC": "Monaco", "MH": "Majuro", "MT": "Valletta", "MU": "Port Louis",
    "MV": "Malé", "PW": "Melekeok", "SC": "Victoria", "SG": "Singapore", "SM": "San Marino", "ST": "São Tomé",
    "TO": "Nuku'alofa", "TV": "Funafuti", "VA": "Vatican City", "VC": "Kingstown", "WS": "Apia",
}
# Where a country lies that has neither a shape nor a capital in the data: longitude and latitude, in degrees.
ELSEWHERE = {"NR": (166.93, -0.53)}


def equal_earth(longitude, latitude):
    """The plane's coordinates (Šavrič, Patterson, Jenny 2018), x to the east and y to the north."""
    a1, a2, a3, a4 = 1.340264, -0.081106, 0.000893, 0.003796
    theta = math.asin(math.sqrt(3) / 2 * math.sin(math.radians(latitude)))
    squared = theta * theta
    sixth = squared ** 3
    x = 2 * math.sqrt(3) * math.radians(longitude) * math.cos(theta) / (
        3 * (9 * a4 * sixth * squared + 7 * a3 * sixth + 3 * a2 * squared + a1))
    return x, theta * (a4 * sixth * squared + a3 * sixth + a2 * squared + a1)


SCALE = WIDTH / (2 * equal_earth(180, 0)[0])
TOP = equal_earth(0, NORTH)[1]


def projected(point):
    x, y = equal_earth(point[0], min(max(point[1], SOUTH), NORTH))
    return WIDTH / 2 + x * SCALE, (TOP - y) * SCALE


def simplified(points):
    """Douglas and Peucker's choice of points."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)

    def distance(point):
        if length == 0:
            return math.hypot(point[0] - x1, point[1] - y1)
        return abs((x2 - x1) * (y1 - point[1]) - (x1 - point[0]) * (y2 - y1)) / length

    farthest = max(range(1, len(points) - 1), key=lambda index: distance(points[index]))
    if distance(points[farthest]) <= TOLERANCE:
        return [points[0], points[-1]]
    return simplified(points[:farthest + 1])[:-1] + simplified(points[farthest:])


def area(ring):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1])) / 2


def centroid(ring):
    doubled = area(ring) * 2
    if doubled == 0:
        return ring[0]
    pairs = list(zip(ring, ring[1:] + ring[:1]))
    return (sum((x1 + x2) * (x1 * y2 - x2 * y1) for (x1, y1), (x2, y2) in pairs) / (3 * doubled),
            sum((y1 + y2) * (x1 * y2 - x2 * y1) for (x1, y1), (x2, y2) in pairs) / (3 * doubled))


def rings_of(geometry):
    """The outlines as points of the grid, largest first; holes are left out, since their countries lie above them."""
    polygons = [geometry["coordinates"]] if geometry["type"] == "Polygon" else geometry["coordinates"]
    rings = []
    for polygon in polygons:
        # Halves are simplified alone: the first point of a ring is also its last.
        outline = [projected(point) for point in polygon[0]]
        middle = len(outline) // 2
        points = simplified(outline[:middle + 1])[:-1] + simplified(outline[middle:])
        ring = []
        for x, y in points:
            point = (round(x), round(y))
            if not ring or ring[-1] != point:
                ring.append(point)
        if ring[0] == ring[-1]:
            ring.pop()
        if len(ring) > 2:
            rings.append(ring)
    rings.sort(key=lambda ring: -abs(area(ring)))
    return [ring for index, ring in enumerate(rings) if index == 0 or abs(area(ring)) >= SMALLEST_RING]


def within(geometry, box):
    """The part of a polygon's outline inside a box, closed by a straight line."""
    west, east, south, north = box
    inside = [(x, y) for x, y in geometry["coordinates"][0] if west <= x <= east and south <= y <= north]
    return {"type": "Polygon", "coordinates": [inside]}


def text(ring):
    """The first point, then the steps from each point to the next."""
    steps = [ring[0]] + [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in zip(ring, ring[1:])]
    return " ".join(f"{x} {y}" for x, y in steps)


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    table = (ROOT / "Sitrep/Sources/Domain/Countries/ISOCountry.swift").read_text(encoding="utf-8")
    codes = {entry[2:5]: entry[:2] for entry in re.findall(r"\b[A-Z]{5}[a-z]\b", table)}
    places = {place["name"]: (place["lon"], place["lat"])
              for place in json.loads((source / "naturalearth-110m-cities.json").read_text(encoding="utf-8"))}
    entries, points = [], 0
    for feature in json.loads((source / "naturalearth-110m-countries.geojson").read_text(encoding="utf-8"))["features"]:
        name, iso3 = feature["properties"]["name"], feature["properties"]["iso_a3"]
        if iso3 in LEFT_OUT:
            continue
        code = WITHOUT_CODE[name] if name in WITHOUT_CODE else codes[iso3]
        rings = rings_of(feature["geometry"])
        if not rings:
            print(f"{name}: too small for a shape")
            continue
        points += sum(map(len, rings))
        x, y = centroid(rings[0])
        entries.append(f"{code} {round(x)} {round(y)} " + " / ".join(map(text, rings)))
        if name == CRIMEA[0]:
            ring = rings_of(within(feature["geometry"], CRIMEA[1]))[0]
            x, y = centroid(ring)
            entries.append(f"{DISPUTED} {round(x)} {round(y)} {text(ring)}")
    shapes = len(entries)
    alone = {code: places[capital] for code, capital in CAPITALS.items()} | ELSEWHERE
    for code, place in alone.items():
        x, y = projected(place)
        entries.append(f"{code} {round(x)} {round(y)}")
    height = math.ceil(projected((0, SOUTH))[1])
    body = textwrap.fill(" ".join(sorted(entries)), 118, initial_indent="    ", subsequent_indent="    ",
                         break_on_hyphens=False)
    target.write_text(
        "// Written by Scripts/make-map.py from Natural Earth's countries and places (public domain); see NOTICE.\n"
        "// swift-format-ignore-file\n\n"
        "nonisolated extension WorldMap {\n"
        "  /// How wide and high the grid of the shapes is.\n"
        f"  static let size = (width: {WIDTH}, height: {height})\n\n"
        "  /// For each area its code (`--` where it is disputed and has no figures), its middle, and its outlines, each as the\n"
        "  /// first point and the steps to the next ones, with a slash between two.\n"
        "  static let table = \"\"\"\n" + body + "\n    \"\"\"\n}\n", encoding="utf-8")
    print(f"{shapes} shapes of {points} points, {len(alone)} places; {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
