#!/usr/bin/env -S python3 -I
"""Writes the bundled snapshot of figures, Sitrep/Sources/CSnapshot/snapshot.bin.

    Scripts/make-snapshot.py ../shared/data Sitrep/Sources/CSnapshot/snapshot.bin [COUNTRIES]

COUNTRIES is how many there have to be: 192, unless the folder has other data. Same input, same bytes. Needs Python 3.9 or later and nothing else. Reports on standard output which rows were taken
and which were left out, and why. The format is described byte by byte in Documentation/Technotes/Snapshot.md.
"""

import csv
import datetime
import json
import pathlib
import struct
import sys
import unicodedata
import zlib

FIRST_DAY = datetime.date(2020, 1, 22)
LAST_DAY = datetime.date(2021, 10, 10)
SHOWN_DAY = datetime.date(2021, 8, 4)  # the last day with recovered counts
EXPECTED_COUNTRIES = 192

SOURCE_NAME = "Johns Hopkins University CSSE (datasets/covid-19)"
SOURCE_URL = "https://github.com/datasets/covid-19"
SOURCE_LICENCE = "PDDL 1.0; upstream CC BY 4.0"

NO_COUNTRY = {
    "Diamond Princess": "a ship",
    "MS Zaandam": "a ship",
    "Summer Olympics 2020": "an event",
}

# Instead of CLDR's longer or less readable names; and Kosovo, which the list lacks.
ENGLISH_NAMES = {
    "CD": "Congo (Kinshasa)",
    "CG": "Congo (Brazzaville)",
    "XK": "Kosovo",
}
RUSSIAN_NAMES = {
    "BN": "Бруней",
    "CD": "Конго (Киншаса)",
    "CG": "Конго (Браззавиль)",
    "FM": "Микронезия",
    "KR": "Южная Корея",
    "US": "США",
    "XK": "Косово",
    "ZA": "ЮАР",
}

# The country table has one continent a country; here it differs from the United Nations' M49, which we follow.
CONTINENTS = {"RU": "EU", "TL": "AS"}
CONTINENT_NUMBERS = {"AF": 0, "AS": 1, "EU": 2, "NA": 3, "SA": 4, "OC": 5}

WORLD_BANK_YEAR = 2021
JHU_POPULATION_YEAR = 2020  # the reference table names none; it follows the United Nations' estimates for 2020
NO_POPULATION, WORLD_BANK, JHU_REFERENCE = 0, 1, 2

MAGIC = b"SITREP\x1a\n"
VERSION = 2


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def read_series(path):
    """Name -> (confirmed, recovered, deaths), each with one whole number a day; anything else stops the program."""
    days = [FIRST_DAY + datetime.timedelta(n) for n in range((LAST_DAY - FIRST_DAY).days + 1)]
    rows = {}
    for row in read_csv(path):
        counts = tuple(int(row[column]) for column in ("Confirmed", "Recovered", "Deaths"))
        if min(counts) < 0:
            sys.exit(f"{path}: a negative count: {row}")
        if rows.setdefault(row["Country"], {}).setdefault(row["Date"], counts) is not counts:
            sys.exit(f"{path}: a day twice: {row}")
    for name, by_day in rows.items():
        if sorted(by_day) != [day.isoformat() for day in days]:
            sys.exit(f"{path}: {name} does not have exactly the days {FIRST_DAY} to {LAST_DAY}")
    return {name: tuple(zip(*(by_day[day.isoformat()] for day in days))) for name, by_day in rows.items()}


def with_missing(recovered):
    """The recovered counts with None where 0 means that nothing was published."""
    if max(recovered) == 0:
        return [None] * len(recovered)
    result, before, missing = [], 0, False
    for index, count in enumerate(recovered):
        missing = count == 0 and (missing or before > 100)
        ended = FIRST_DAY + datetime.timedelta(index) > SHOWN_DAY
        result.append(None if missing or ended else count)
        before = count
    return result


def countries(data):
    """The countries in the order of the snapshot, and the names of the rows left out."""
    covid = data / "statistics" / "datasets-covid-19"
    tables = data / "countries"
    series = read_series(covid / "countries-aggregated_2021-10-10.csv")
    reference = {
        row["Country_Region"]: row
        for row in read_csv(covid / "reference.csv")
        if not row["Province_State"] and not row["Admin2"]
    }
    annexare = read_json(tables / "annexare-countries" / "countries.min.json")
    iso3 = read_json(tables / "annexare-countries" / "countries.2to3.min.json")
    english = {**read_json(tables / "umpirsky-country-list" / "en" / "country.json"), **ENGLISH_NAMES}
    russian = {**read_json(tables / "umpirsky-country-list" / "ru" / "country.json"), **RUSSIAN_NAMES}
    world_bank = {
        row["Country Code"]: int(row["Value"])
        for row in read_csv(tables / "datasets-population" / "population.csv")
        if int(row["Year"]) == WORLD_BANK_YEAR
    }

    taken = []
    for name, (confirmed, recovered, deaths) in series.items():
        if name in NO_COUNTRY:
            continue
        code = reference[name]["iso2"]
        if iso3[code] in world_bank:
            population = (WORLD_BANK, world_bank[iso3[code]], WORLD_BANK_YEAR)
        elif reference[name]["Population"]:
            population = (JHU_REFERENCE, int(reference[name]["Population"]), JHU_POPULATION_YEAR)
        else:
            population = (NO_POPULATION,)
        taken.append({
            "code": code,
            "iso3": iso3[code],
            "english": english[code],
            "russian": russian[code],
            "continent": CONTINENT_NUMBERS[CONTINENTS.get(code, annexare[code]["continent"])],
            "population": population,
            "series": (confirmed, with_missing(recovered), deaths),
        })
    taken.sort(key=lambda country: sort_key(country["english"]))
    return taken, [name for name in series if name in NO_COUNTRY]


def sort_key(name):
    """Folds case and accents, so that São Tomé does not come after Switzerland."""
    decomposed = unicodedata.normalize("NFD", name.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def varint(number):
    """Unsigned LEB128: seven bits a byte, the lowest first, the top bit set on all but the last."""
    result = bytearray()
    while number >= 0x80:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    result.append(number)
    return bytes(result)


def optional(number):
    """0 for None, else one more than the zigzag code (0, -1, 1, -2, … become 0, 1, 2, 3, …)."""
    if number is None:
        return b"\x00"
    return varint((number << 1 if number >= 0 else (-number << 1) - 1) + 1)


def text(string):
    data = unicodedata.normalize("NFC", string).encode("utf-8")
    return varint(len(data)) + data


def encode_series(series):
    """Three lists of differences to the last known value."""
    result = bytearray()
    for counts in series:
        last = 0
        for count in counts:
            result += optional(None if count is None else count - last)
            last = last if count is None else count
    return bytes(result)


def difference(counts, day):
    """What a day added; None where it or the day before is unknown."""
    total, before = counts[day], counts[day - 1]
    return None if total is None or before is None else total - before


def encode_country(country, encoded_series):
    shown = (SHOWN_DAY - FIRST_DAY).days
    result = bytearray()
    result += country["code"].encode("ascii") + country["iso3"].encode("ascii")
    result.append(country["continent"])
    result += text(country["english"]) + text(country["russian"])
    result += b"".join(varint(number) for number in country["population"])
    for counts in country["series"]:
        result += optional(counts[shown])
        result += optional(difference(counts, shown)) + optional(difference(counts, shown - 1))
    result += varint(len(encoded_series)) + struct.pack("<I", zlib.crc32(encoded_series))
    return bytes(result)


def encode(taken, left_out):
    series = [encode_series(country["series"]) for country in taken]
    table = text(SOURCE_NAME) + text(SOURCE_URL) + text(SOURCE_LICENCE)
    table += varint(len(left_out)) + b"".join(text(name) for name in left_out)
    table += b"".join(encode_country(country, encoded) for country, encoded in zip(taken, series))

    epoch = datetime.date(1970, 1, 1)
    header = MAGIC + struct.pack(
        "<6I",
        VERSION,
        (FIRST_DAY - epoch).days,
        (LAST_DAY - FIRST_DAY).days + 1,
        (SHOWN_DAY - FIRST_DAY).days,
        len(taken),
        len(table))
    return header + struct.pack("<I", zlib.crc32(header + table)) + table + b"".join(series)


def report(taken, left_out, size):
    shown = (SHOWN_DAY - FIRST_DAY).days
    print(f"Taken: {len(taken)} countries and territories, {FIRST_DAY} to {LAST_DAY}, shown day {SHOWN_DAY}")
    print("Left out: " + ", ".join(f"{name} ({NO_COUNTRY[name]})" for name in left_out))
    unrecovered = [country["english"] for country in taken if country["series"][1][shown] is None]
    print("No recovered count on the shown day: " + ", ".join(unrecovered))
    for source, words in ((JHU_REFERENCE, "Population from the JHU reference table"), (NO_POPULATION, "No population")):
        names = [country["english"] for country in taken if country["population"][0] == source]
        print(f"{words}: " + (", ".join(names) or "none"))
    print(f"Size: {size:,} bytes")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(f"usage: {sys.argv[0]} DATA-FOLDER OUTPUT-FILE [COUNTRIES]")
    expected = int(sys.argv[3]) if len(sys.argv) == 4 else EXPECTED_COUNTRIES
    taken, left_out = countries(pathlib.Path(sys.argv[1]))
    if len(taken) != expected or len({country["code"] for country in taken}) != len(taken):
        sys.exit(f"expected {expected} different countries, found {len(taken)}")
    snapshot = encode(taken, left_out)
    pathlib.Path(sys.argv[2]).write_bytes(snapshot)
    report(taken, left_out, len(snapshot))


if __name__ == "__main__":
    main()
