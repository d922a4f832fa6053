#!/usr/bin/env python3
"""A country's chart of 1,143 days, alone, with three others, and with its table; and how large its drawing is.

The days are made up, with corrections and gaps, imported into a data folder of their own. Each page is asked for 20
times under other addresses, so that none is answered from the pages kept, though the chart's own view is, which equals
itself; beside the chart it holds the country's bars and a list of the five countries imported.
"""

import datetime
import gzip
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import bench_server
import bench_table

DAYS = 1143
FIRST_DAY = datetime.date(2020, 1, 22)
COUNTRIES = ["France", "Germany", "Italy", "Spain"]
VISITS = 20
PAGES = {
    "a chart of 1,143 days": "/statistics/FR",
    "a chart of four countries": "/statistics/FR?with=DE,IT,ES",
    "a chart with its table": "/statistics/FR?chart=table&with=DE,IT,ES",
}


def table(days=DAYS):
    """Days of four countries, and one day alone of a fifth, in the columns of the bundled figures' source."""
    lines = ["Date,Country,Confirmed,Recovered,Deaths"]
    totals = dict.fromkeys(COUNTRIES, 0)
    state = 1
    for number in range(days):
        day = FIRST_DAY + datetime.timedelta(days=number)
        for country in COUNTRIES:
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            noise = (state >> 33) % 40_000
            totals[country] += -300 if number % 97 == 0 else noise
            if number % 113 != 5:
                total = max(totals[country], 0)
                lines.append(f"{day},{country},{total},{total // 2},{total // 60}")
    lines.append(f"{day},Japan,1000,500,20")
    return "\n".join(lines) + "\n"


def drawing(server, path):
    """The bytes of the chart's drawing in the page, compressed."""
    page = server.get(path).decode()
    found = re.search(r'data-testid="chart\.plot".*?data-testid="chart\.', page, re.S)
    if not found or "<path" not in found[0]:
        sys.exit(f"{path} shows no chart.")
    return len(gzip.compress(found[0].encode()))


def milliseconds(server, path):
    """The median of visits to a page."""
    times = []
    for visit in range(VISITS):
        begun = time.perf_counter()
        answer = server.get(f"{path}{'&' if '?' in path else '?'}visit={visit}")
        times.append((time.perf_counter() - begun) * 1000)
        if b" 200 " not in answer[:20]:
            sys.exit(f"{path} answered {answer[:40]!r}.")
    return statistics.median(times)


def measure():
    program = bench_server.program()
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        file = pathlib.Path(folder, "days.csv")
        file.write_text(table())
        data = str(pathlib.Path(folder, "data"))
        subprocess.run(
            [program, "import", "statistics", str(file), "--data", data],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        with bench_server.Server(program, data) as server:
            for name, path in PAGES.items():
                bench_table.row(name, milliseconds(server, path), "ms", goal=10)
            size = drawing(server, "/statistics/FR") / 1024
            bench_table.row("the drawing of a chart, compressed", size, "KB")


if __name__ == "__main__":
    bench_table.run(measure)
