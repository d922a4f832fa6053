#!/usr/bin/env -S python3 -I
"""Writes the bundled snapshot of figures, Sitrep/Sources/CSnapshot/snapshot.bin.

    Scripts/make-snapshot.py ../shared/data Sitrep/Sources/CSnapshot/snapshot.bin [COUNTRIES ADDED]

COUNTRIES is how many the first release has to have, ADDED how many more the final one has: 192 and 4, unless the folder
has other data. Same input, same bytes. Needs Python 3.9 or later and nothing else. Reports on standard output which rows
were taken and which were left out, and why. The format is described byte by byte in Documentation/Technotes/Snapshot.md.
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
FINAL_DAY = datetime.date(2023, 3, 9)  # the last day of the final release
EXPECTED_COUNTRIES = 192
EXPECTED_ADDED = 4

SOURCE = (
    "Johns Hopkins University CSSE (datasets/covid-19)",
    "https://github.com/datasets/covid-19",
    "PDDL 1.0; upstream CC BY 4.0",
)
FINAL_SOURCE = (
    "Johns Hopkins University CSSE",
    "https://github.com/CSSEGISandData/COVID-19",
    "CC BY 4.0",
)

NO_COUNTRY = {
    "Antarctica": "no population of its own",
    "Diamond Princess": "a ship",
    "MS Zaandam": "a ship",
    "Summer Olympics 2020": "an event",
    "Winter Olympics 2022": "an event",
}

# The countries that only the final release has; the reference table lacks three of them.
ADDED_CODES = {"Korea, North": "KP", "Nauru": "NR", "Tonga": "TO", "Tuvalu": "TV"}

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
FOLLOWING, WHOLE = 0, 1

MAGIC = b"SITREP\x1a\n"
VERSION = 3


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def days_to(last):
    return [FIRST_DAY + datetime.timedelta(n) for n in range((last - FIRST_DAY).days + 1)]


def read_series(path):
    """Name -> (confirmed, recovered, deaths), each with one whole number a day; anything else stops the program."""
    days = days_to(LAST_DAY)
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


def read_final(path):
    """Name -> cumulative counts, one a day; provinces are added up. Anything but whole numbers stops the program."""
    days = [f"{day.month}/{day.day}/{day:%y}" for day in days_to(FINAL_DAY)]
    sums = {}
    for row in read_csv(path):
        if list(row)[4:] != days:
            sys.exit(f"{path}: does not have exactly the days {FIRST_DAY} to {FINAL_DAY}")
        counts = [int(row[day]) for day in days]
        if min(counts) < 0:
            sys.exit(f"{path}: a negative count: {row['Country/Region']}")
        before = sums.get(row["Country/Region"], [0] * len(days))
        sums[row["Country/Region"]] = [one + other for one, other in zip(before, counts)]
    return sums


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


class Tables:
    """Names, codes, continents and populations, by country."""

    def __init__(self, data):
        tables = data / "countries"
        covid = data / "statistics" / "datasets-covid-19"
        self.reference = {
            row["Country_Region"]: row
            for row in read_csv(covid / "reference.csv")
            if not row["Province_State"] and not row["Admin2"]
        }
        self.annexare = read_json(tables / "annexare-countries" / "countries.min.json")
        self.iso3 = read_json(tables / "annexare-countries" / "countries.2to3.min.json")
        names = tables / "umpirsky-country-list"
        self.english = {**read_json(names / "en" / "country.json"), **ENGLISH_NAMES}
        self.russian = {**read_json(names / "ru" / "country.json"), **RUSSIAN_NAMES}
        self.world_bank = {
            row["Country Code"]: int(row["Value"])
            for row in read_csv(tables / "datasets-population" / "population.csv")
            if int(row["Year"]) == WORLD_BANK_YEAR
        }

    def country(self, name):
        """What is known of a country but its figures."""
        code = ADDED_CODES.get(name) or self.reference[name]["iso2"]
        if self.iso3[code] in self.world_bank:
            population = (WORLD_BANK, self.world_bank[self.iso3[code]], WORLD_BANK_YEAR)
        elif self.reference.get(name, {}).get("Population"):
            population = (JHU_REFERENCE, int(self.reference[name]["Population"]), JHU_POPULATION_YEAR)
        else:
            population = (NO_POPULATION,)
        return {
            "name": name,
            "code": code,
            "iso3": self.iso3[code],
            "english": self.english[code],
            "russian": self.russian[code],
            "continent": CONTINENT_NUMBERS[CONTINENTS.get(code, self.annexare[code]["continent"])],
            "population": population,
        }


def countries(data):
    """The countries of the first release, those that the final one adds, and the rows left out of each.

    The first ones have both releases' figures: "series" and "final". Both lists are in the order of the snapshot.
    """
    statistics = data / "statistics"
    series = read_series(statistics / "datasets-covid-19" / "countries-aggregated_2021-10-10.csv")
    final = [
        read_final(statistics / "jhu-csse" / f"time_series_covid19_{kind}_global.csv") for kind in ("confirmed", "deaths")
    ]
    if set(final[0]) != set(final[1]) or not set(series) <= set(final[0]):
        sys.exit("the two releases do not have the same rows")
    tables = Tables(data)
    taken, added = [], []
    for name in final[0]:
        if name in NO_COUNTRY:
            continue
        country = tables.country(name)
        country["final"] = (final[0][name], final[1][name])
        if name in series:
            confirmed, recovered, deaths = series[name]
            country["series"] = (confirmed, with_missing(recovered), deaths)
        (taken if name in series else added).append(country)
    for each in (taken, added):
        each.sort(key=lambda country: sort_key(country["english"]))
    left_out = [name for name in series if name in NO_COUNTRY]
    return taken, added, left_out, sorted(name for name in final[0] if name in NO_COUNTRY and name not in left_out)


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


def encode_series(series, before=(0, 0, 0)):
    """Lists of differences to the last known value; of the first one of each to the value before."""
    result = bytearray()
    for counts, last in zip(series, before):
        for count in counts:
            result += optional(None if count is None else count - last)
            last = last if count is None else count
    return bytes(result)


def agrees(country):
    """True where the final release says what the first one said, for as long as that went."""
    confirmed, _, deaths = country["series"]
    return all(list(one) == other[: len(one)] for one, other in zip((confirmed, deaths), country["final"]))


def encode_final(country):
    """Whether the final release's series follow the first one's, or are whole; and the series."""
    if "series" not in country or not agrees(country):
        return WHOLE, encode_series(country["final"])
    length = len(country["series"][0])
    return FOLLOWING, encode_series(
        [counts[length:] for counts in country["final"]], [counts[length - 1] for counts in country["final"]])


def difference(counts, day):
    """What a day added; None where it or the day before is unknown."""
    total, before = counts[day], counts[day - 1]
    return None if total is None or before is None else total - before


def encode_names(country):
    result = country["code"].encode("ascii") + country["iso3"].encode("ascii") + bytes([country["continent"]])
    result += text(country["english"]) + text(country["russian"])
    return result + b"".join(varint(number) for number in country["population"])


def encode_place(series):
    return varint(len(series)) + struct.pack("<I", zlib.crc32(series))


def encode_country(country, series, final):
    shown = (SHOWN_DAY - FIRST_DAY).days
    result = bytearray(encode_names(country))
    for counts in country["series"]:
        result += optional(counts[shown])
        result += optional(difference(counts, shown)) + optional(difference(counts, shown - 1))
    kind, final_series = final
    return bytes(result) + encode_place(series) + bytes([kind]) + encode_place(final_series)


def encode_left_out(names):
    return varint(len(names)) + b"".join(text(name) for name in names)


def encode(taken, added, left_out, left_out_later):
    series = [encode_series(country["series"]) for country in taken]
    final = [encode_final(country) for country in taken]
    added_series = [encode_final(country)[1] for country in added]
    table = b"".join(text(string) for string in SOURCE + FINAL_SOURCE)
    table += encode_left_out(left_out) + encode_left_out(left_out_later)
    table += b"".join(encode_country(*each) for each in zip(taken, series, final))
    table += b"".join(encode_names(country) + encode_place(each) for country, each in zip(added, added_series))

    epoch = datetime.date(1970, 1, 1)
    header = MAGIC + struct.pack(
        "<8I",
        VERSION,
        (FIRST_DAY - epoch).days,
        len(days_to(LAST_DAY)),
        (SHOWN_DAY - FIRST_DAY).days,
        len(taken),
        len(days_to(FINAL_DAY)),
        len(added),
        len(table))
    histories = series + [each for _, each in final] + added_series
    return header + struct.pack("<I", zlib.crc32(header + table)) + table + b"".join(histories)


def report(taken, added, left_out, left_out_later, size):
    shown = (SHOWN_DAY - FIRST_DAY).days
    print(f"Taken: {len(taken)} countries and territories, {FIRST_DAY} to {LAST_DAY}, shown day {SHOWN_DAY}")
    print("Left out: " + ", ".join(f"{name} ({NO_COUNTRY[name]})" for name in left_out))
    print(f"From the final release: to {FINAL_DAY}, and also " + ", ".join(country["english"] for country in added))
    print("Left out of it: " + ", ".join(f"{name} ({NO_COUNTRY[name]})" for name in left_out_later))
    changed = [country["english"] for country in taken if not agrees(country)]
    print(f"Rewritten by it: {len(changed)}: " + (", ".join(changed) or "none"))
    unrecovered = [country["english"] for country in taken if country["series"][1][shown] is None]
    print("No recovered count on the shown day: " + ", ".join(unrecovered))
    for source, words in ((JHU_REFERENCE, "Population from the JHU reference table"), (NO_POPULATION, "No population")):
        names = [country["english"] for country in taken + added if country["population"][0] == source]
        print(f"{words}: " + (", ".join(names) or "none"))
    print(f"Size: {size:,} bytes")


def main():
    if len(sys.argv) not in (3, 5):
        sys.exit(f"usage: {sys.argv[0]} DATA-FOLDER OUTPUT-FILE [COUNTRIES ADDED]")
    expected = [int(number) for number in sys.argv[3:]] or [EXPECTED_COUNTRIES, EXPECTED_ADDED]
    taken, added, left_out, left_out_later = countries(pathlib.Path(sys.argv[1]))
    found = [len(taken), len(added)]
    if found != expected or len({country["code"] for country in taken + added}) != sum(found):
        sys.exit(f"expected {expected[0]} different countries and {expected[1]} more, found {found[0]} and {found[1]}")
    snapshot = encode(taken, added, left_out, left_out_later)
    pathlib.Path(sys.argv[2]).write_bytes(snapshot)
    report(taken, added, left_out, left_out_later, len(snapshot))


if __name__ == "__main__":
    main()
