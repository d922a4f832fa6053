#!/usr/bin/env python3
"""Writes a line list for measurements: 100,000 invented cases of cholera in 12 districts and 180 days, about 25 MB.

It has the columns of a form on telephones: names, numbers and notes, which Sitrep never keeps, beside what it counts.
The same arguments give the same bytes.
"""

import argparse
import csv
import datetime
import random
import sys

START = datetime.date(2024, 1, 1)
DAYS = 180
DISTRICTS = [f"District {letter}" for letter in "ABCDEFGHIJKL"]
FIRST = "Amara Bela Deng Faiza Goran Hiba Idris Jana Karim Lena Musa Nadia Omar Petra Rami Sara".split()
LAST = "Abakar Batal Chol Deng Gatwech Hassan Kuol Lado Majok Nyal Okot Ruot".split()
NOTES = ["", "", "", "came by bus from the market, treated with ORS and sent home", "household of four, well shared"]

COLUMNS = [
    "start", "today", "deviceid", "case_id", "patient_name", "phone", "sex", "age", "district", "village",
    "_gps_latitude", "_gps_longitude", "date_onset", "date_seen", "hospitalised", "dehydration", "rdt_result",
    "ocv_doses", "outcome", "date_outcome", "notes", "_id", "_submission_time",
]  # fmt: skip


def case(chance, number):
    """The cells of one case; more of them lie in the middle of the time than at its ends."""
    onset = START + datetime.timedelta(days=int(chance.triangular(0, DAYS, DAYS // 2)))
    seen = onset + datetime.timedelta(days=chance.choice([0, 0, 1, 1, 1, 2, 3, 5]))
    end = seen + datetime.timedelta(days=chance.randrange(1, 9))
    outcome = chance.choices(["Recovered", "Died", ""], [90, 3, 7])[0]
    clock = f"{chance.randrange(6, 19):02}:{chance.randrange(60):02}:{chance.randrange(60):02}"
    return [
        f"{seen}T{clock}.000+03:00", seen, f"ee.kobo:{chance.randrange(10**7):07}", f"CH-{number:06}",
        f"{chance.choice(FIRST)} {chance.choice(LAST)}",
        f"+999 {chance.randrange(1000):03} {chance.randrange(10**4):04}",
        chance.choice("fm"), int(chance.triangular(0, 95, 8)), chance.choice(DISTRICTS),
        f"Village {chance.randrange(1, 41)}", f"{chance.uniform(2, 3):.5f}", f"{chance.uniform(30, 31):.5f}",
        onset, seen, chance.choice(["yes", "no"]), chance.choice(["None", "Some", "Severe"]),
        chance.choice(["Positive", "Negative", "Not done"]), chance.choice("0012"), outcome, end if outcome else "",
        chance.choice(NOTES), 4_400_000 + number, f"{seen}T{clock}",
    ]  # fmt: skip


def write(out, cases):
    chance = random.Random(1)
    table = csv.writer(out)
    table.writerow(COLUMNS)
    for number in range(cases):
        table.writerow(case(chance, number))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--cases", type=int, default=100_000)
    write(sys.stdout, arguments.parse_args().cases)


if __name__ == "__main__":
    main()
