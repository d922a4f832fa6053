#!/usr/bin/env python3
"""A world of 10,000 countries: its import into an empty data folder, its export, and the screens that show it.

Import and export are the median of 5 runs of the program. Each screen is asked for 20 times under other addresses, so
that none is answered from the pages kept; a country is added 20 times in a live window.
"""

import asyncio
import pathlib
import re
import statistics
import subprocess
import tempfile
import time

import bench_live
import bench_server
import bench_table

RUNS = 5
VISITS = 20
COUNTRIES = 10_000
CONTINENTS = ["Africa", "Asia", "Europe", "North America", "South America", "Oceania"]


def table(countries=COUNTRIES):
    rows = (f"{CONTINENTS[n % 6]},Côte d’Ivoire {n},{n * 7919}\r\n" for n in range(countries))
    return "continent,country,population\r\n" + "".join(rows)


def seconds(*command):
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def milliseconds(server, path):
    """The median of visits to a screen."""
    times = []
    for visit in range(VISITS):
        begun = time.perf_counter()
        answer = server.get(f"{path}?visit={visit}")
        times.append((time.perf_counter() - begun) * 1000)
        if b" 200 " not in answer[:20]:
            raise SystemExit(f"{path} answered {answer[:40]!r}.")
    return statistics.median(times)


def field(page, identifier):
    """The name of the field with this accessibility identifier."""
    tag = next(tag for tag in re.findall(r"<input[^>]*>", page) if f'data-testid="{identifier}"' in tag)
    return re.search(r' name="(n[\w-]+)"', tag)[1]


async def additions(server):
    """The milliseconds of each Add in a live window, whose answer comes when the country is on disk."""
    crowd = bench_live.Crowd(server)
    form = await crowd.page("/world/asia/add")
    name, population = field(form, "world.form.name"), field(form, "world.form.population")
    add = bench_live.control(form, "world.form.add")
    window = bench_live.Window(crowd, "/world/asia/add", form)
    times = []
    for visit in range(VISITS):
        typed = [["set", name, f"New {visit}"], ["set", population, "5"]]
        body, seconds = await window.send(*typed, ["tap", add], path="/world/asia")
        times.append(seconds * 1000)
        if b'"h"' not in body:
            raise SystemExit("A country was not added.")
        await window.send(["go", "/world/asia/add"], path="/world/asia/add")
    window.close()
    return times


def measure_screens(program, folder):
    with bench_server.Server(program, folder) as server:
        for path in ["/world", "/world/asia", "/world/asia/add"]:
            bench_table.row(f"{path} with {COUNTRIES:,} countries", milliseconds(server, path), "ms", goal=20)
        times = asyncio.run(additions(server))
        note = f" (slowest {max(times):.3g})"
        bench_table.row("Add in a live window, until it is on disk", statistics.median(times), "ms", goal=20, note=note)


def measure():
    program = bench_server.program()
    imports, exports = [], []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
            file = pathlib.Path(folder, "world.csv")
            file.write_text(table(), encoding="utf-8", newline="")
            data = ["--data", f"{folder}/data"]
            imports.append(seconds(program, "import", "world", str(file), *data))
            exports.append(seconds(program, "export", "world", f"{folder}/out.csv", *data))
            exported = pathlib.Path(folder, "out.csv").read_text(encoding="utf-8").count("\n")
            if exported != COUNTRIES + 1:
                raise SystemExit(f"The export has {exported} lines.")
            if len(imports) == RUNS:
                measure_screens(program, f"{folder}/data")
    note = f" (slowest {max(imports):.2g})"
    bench_table.row(f"import of {COUNTRIES:,} countries", statistics.median(imports), "s", goal=1, note=note)
    bench_table.row(f"export of {COUNTRIES:,} countries", statistics.median(exports), "s")


if __name__ == "__main__":
    bench_table.run(measure)
