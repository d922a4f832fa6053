#!/usr/bin/env python3
"""The import of a table of 10,000 countries into an empty data folder, and its export: median of 5 runs of the program."""

import pathlib
import statistics
import subprocess
import tempfile
import time

import bench_server

RUNS = 5
COUNTRIES = 10_000
CONTINENTS = ["Africa", "Asia", "Europe", "North America", "South America", "Oceania"]


def table():
    rows = (f"{CONTINENTS[n % 6]},Côte d’Ivoire {n},{n * 7919}\r\n" for n in range(COUNTRIES))
    return "continent,country,population\r\n" + "".join(rows)


def seconds(*command):
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def main():
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
    note = f" (slowest {max(imports):.2g})"
    bench_server.row(f"import of {COUNTRIES:,} countries", statistics.median(imports), "s", goal=1, note=note)
    bench_server.row(f"export of {COUNTRIES:,} countries", statistics.median(exports), "s")


if __name__ == "__main__":
    main()
