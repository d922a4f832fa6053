#!/usr/bin/env python3
"""The import of Johns Hopkins University's two final series (289 rows, 1,143 days each) and of WHO's weekly file into
empty data folders, and the list of 192 countries on a day that nobody asked for before.

The medians of 5 runs of the program and of 25 days. The figures are not part of the repository: where ../shared/data is
missing, the row of the import says so.
"""

import datetime
import pathlib
import statistics
import subprocess
import tempfile
import time

import bench_server
import bench_table

RUNS = 5
GOAL = 0.3
FIGURES = pathlib.Path(__file__).resolve().parent.parent.parent / "shared/data/statistics/jhu-csse"
NAME = "import of two series of 289 rows and 1,143 days"

WEEKLY = FIGURES.parent.parent / "outbreaks/who/WHO-COVID-19-global-data.csv"
WEEKLY_GOAL = 0.5
WEEKLY_NAME = "import of WHO's 67,920 rows as an outbreak"

DAYS = 25
FIRST_DAY = datetime.date(2020, 9, 1)
DAY_GOAL = 60
DAY_NAME = "any day of 192 countries, the whole list"


def measure():
    measure_import()
    measure_days()


def measure_days():
    """Days of the first release, each asked for once, so that none is kept."""
    times = []
    with bench_server.Server(bench_server.program()) as server:
        server.get("/statistics")
        for number in range(DAYS):
            day = FIRST_DAY + datetime.timedelta(days=7 * number)
            begun = time.perf_counter()
            answer = server.get(f"/statistics?asof={day}")
            times.append((time.perf_counter() - begun) * 1000)
            if f"{day:%b} {day.day}, {day.year} · chosen".encode() not in answer:
                raise SystemExit(f"The list is not of {day}.")
    note = f" (slowest {max(times):.2g})"
    bench_table.row(DAY_NAME, statistics.median(times), "ms", DAY_GOAL, note=note)


def measure_import():
    files = [FIGURES / f"time_series_covid19_{kind}_global.csv" for kind in ("confirmed", "deaths")]
    measure_files(NAME, GOAL, "statistics", files, b"Kept 196 countries")
    measure_files(WEEKLY_NAME, WEEKLY_GOAL, "outbreak", [WEEKLY], b"66,222 of 67,920")


def measure_files(name, goal, kind, files, said):
    """Imports files into empty data folders."""
    if not all(file.exists() for file in files):
        bench_table.row(name, None, "s", goal, note=": the figures are not at ../shared/data")
        return
    program = bench_server.program()
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
            command = [program, "import", kind, *map(str, files), "--data", f"{folder}/data"]
            begun = time.perf_counter()
            done = subprocess.run(
                command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
            if said not in done.stdout:
                raise SystemExit(f"The import said {done.stdout!r}.")
    bench_table.row(name, statistics.median(times), "s", goal, note=f" (slowest {max(times):.2g})")


if __name__ == "__main__":
    bench_table.run(measure)
