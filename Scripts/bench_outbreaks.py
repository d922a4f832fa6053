#!/usr/bin/env python3
"""A line list of 100,000 cases: read and mapped, with the memory for it, its screens and its report. And what ten such
outbreaks cost who looks at other figures while they are stored.

The file is that of make_cases.py. Reading is the median of 5 runs of the program, as is the report. Each screen is
asked for 20 times under other addresses, so that none is answered from the pages kept. Ten outbreaks are measured
beside none: two data folders in turn, in one run.
"""

import asyncio
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import bench_live
import bench_memory
import bench_server
import bench_start
import bench_table
from bench_workspaces import milliseconds, run

RUNS = 5
CASES = 100_000
OUTBREAKS = 10
STARTS = 20
PAGES = 50
TAPS = 30
FILE = "cases.csv"

SCREENS = {"its page": "", "its curve": "/curve", "its people": "/people", "its quality": "/quality"}
KEPT = re.compile(r"as outbreak ([0-9a-f-]{36})\.")


def import_cases(program, folder, *options):
    """The seconds, peak memory in MB and output of importing the line list."""
    seconds, memory, said = run(
        program, "import", "outbreak", f"{folder}/{FILE}", "--disease", "cholera", "--data", f"{folder}/ten", *options)
    if not re.search(rf"\b{CASES:,} of {CASES:,}\b", said):
        sys.exit(f"The import said {said!r}.")
    return seconds, memory, said


def measure_reading(program, folder):
    runs = [import_cases(program, folder, "--dry-run")[:2] for _ in range(RUNS)]
    times, memory = zip(*runs)
    size = pathlib.Path(folder, FILE).stat().st_size / 1e6
    note = f" (slowest {max(times):.2g}, {size:.3g} MB)"
    bench_table.row(f"a line list of {CASES:,} cases, read and mapped", statistics.median(times), "s", 2, note=note)
    bench_table.row("memory for it", max(memory), "MB", 150)


def store(program, folder):
    """Keeps the outbreaks, whose screens are measured beside a folder without any; the last one's id."""
    for number in range(OUTBREAKS):
        said = import_cases(program, folder, "--name", f"Outbreak {number}")[2]
    return KEPT.search(said)[1]


def measure_screens(program, folder, outbreak):
    with bench_server.Server(program, f"{folder}/ten") as server:
        for name, screen in SCREENS.items():
            median, slowest = milliseconds(server, f"/statistics/outbreaks/{outbreak}{screen}")
            bench_table.row(name, median, "ms", 30, note=f" (slowest {slowest:.3g})")


def measure_report(program, folder, outbreak):
    report = pathlib.Path(folder, "report.html")
    times = []
    for _ in range(RUNS):
        report.unlink(missing_ok=True)
        command = ["report", outbreak, str(report), "--language", "en", "--data", f"{folder}/ten"]
        times.append(run(program, *command)[0])
    bench_table.row("its report", statistics.median(times), "s", 0.5, note=f" (slowest {max(times):.2g})")
    bench_table.row("size of its report", report.stat().st_size / 1000, "KB", 400)


def beside(promise, unit, none, ten, more=None):
    """Prints a row for ten outbreaks; `more` is the allowed difference from none."""
    goal = None if more is None else round(none + more, 1)
    note = f" (none: {bench_table.number(none)})"
    bench_table.row(f"{promise}, {OUTBREAKS} outbreaks stored", ten, unit, goal, note=note)


def measure_starts(program, folders):
    times = [[bench_start.start_to_first_byte(program, folder, "/statistics") for folder in folders]
             for _ in range(STARTS)]  # fmt: skip
    beside("process start to first byte", "ms", *(statistics.median(one) for one in zip(*times)), more=5)


def measure_memory(program, folders):
    taken = []
    for folder in folders:
        bench_memory.forget(program)
        with bench_server.Server(program, folder) as server:
            for _ in range(PAGES):
                server.get("/statistics")
            time.sleep(3)
            taken.append(bench_memory.resident(server))
    beside("resident memory, idle", "MB", *taken)


async def window_times(servers):
    """Of each server, the medians of taps on a country's Watch and of navigations from it to the list and back."""
    windows = []
    for server in servers:
        crowd = bench_live.Crowd(server)
        page = await crowd.page("/statistics/GB")
        windows.append((bench_live.Window(crowd, "/statistics/GB", page), bench_live.control(page, bench_live.WATCH)))
    taps, ways = [[] for _ in servers], [[] for _ in servers]
    for _ in range(TAPS):
        for (window, watch), tapped, gone in zip(windows, taps, ways):
            tapped.append((await window.send(["tap", watch]))[1] * 1000)
            gone.append((await window.send(["go", "/statistics"], path="/statistics"))[1] * 1000)
            await window.send(["go", "/statistics/GB"], path="/statistics/GB")
    for window, _ in windows:
        window.close()
    return [[statistics.median(one) for one in times] for times in (taps, ways)]


def measure_windows(program, folders):
    with bench_server.Server(program, folders[0]) as none, bench_server.Server(program, folders[1]) as ten:
        taps, ways = asyncio.run(window_times([none, ten]))
    beside("a tap in a live window", "ms", *taps)
    beside("a navigation in a live window", "ms", *ways)


def measure():
    program = bench_server.program()
    scripts = pathlib.Path(__file__).parent
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        with open(f"{folder}/{FILE}", "wb") as out:
            subprocess.run(
                [sys.executable, scripts / "make_cases.py", "--cases", str(CASES)], check=True, stdout=out)
        measure_reading(program, folder)
        outbreak = store(program, folder)
        measure_screens(program, folder, outbreak)
        measure_report(program, folder, outbreak)
        folders = [f"{folder}/none", f"{folder}/ten"]
        measure_starts(program, folders)
        measure_memory(program, folders)
        measure_windows(program, folders)


if __name__ == "__main__":
    bench_table.run(measure)
