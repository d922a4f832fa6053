#!/usr/bin/env python3
"""The import of Johns Hopkins University's two final series (289 rows, 1,143 days each) into an empty data folder.

The median of 5 runs of the program. The figures are not part of the repository: where ../shared/data is missing, the
row says so.
"""

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


def measure():
    program = bench_server.program()
    files = [str(FIGURES / f"time_series_covid19_{kind}_global.csv") for kind in ("confirmed", "deaths")]
    if not all(pathlib.Path(file).exists() for file in files):
        bench_table.row(NAME, None, "s", GOAL, note=": the figures are not at ../shared/data")
        return
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
            command = [program, "import", "statistics", *files, "--data", f"{folder}/data"]
            begun = time.perf_counter()
            done = subprocess.run(
                command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
            if b"Kept 196 countries" not in done.stdout:
                raise SystemExit(f"The import said {done.stdout!r}.")
    note = f" (slowest {max(times):.2g})"
    bench_table.row(NAME, statistics.median(times), "s", GOAL, note=note)


if __name__ == "__main__":
    bench_table.run(measure)
