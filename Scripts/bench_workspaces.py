#!/usr/bin/env python3
"""An archive of 1,000,000 messages: its import with the memory for it, its export, and the screens that show it.

The file is that of make_messages.py: 40 workspaces, 400 channels, one of them with 100,000 messages. Import and export
are one run each. Each screen is asked for 20 times under other addresses, so that none is answered from the pages kept.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import bench_server
import bench_table

VISITS = 20
MESSAGES = 1_000_000


def run(*command):
    """The seconds a command takes, its peak memory in MB, and what it says."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}.")
    return time.perf_counter() - begun, usage.ru_maxrss / 1024, said


def first_ids(file):
    """The ids of the first workspace, its first channel, and that channel's first message in the file."""
    with open(file, encoding="utf-8") as text:
        start = text.read(4096)
    ids = re.findall(r'"id":("[^"]*")', start)
    return [json.loads(number) for number in ids[:3]]


def milliseconds(server, path):
    """The median and the slowest of visits to a screen."""
    times = []
    for visit in range(VISITS):
        begun = time.perf_counter()
        answer = server.get(f"{path}?visit={visit}")
        times.append((time.perf_counter() - begun) * 1000)
        if b" 200 " not in answer[:20]:
            sys.exit(f"{path} answered {answer[:40]!r}.")
    return statistics.median(times), max(times)


def measure_screens(program, folder, archive, ids):
    names = ["the workspaces", "a workspace", "the channel of 100,000 messages", "one of its messages"]
    with bench_server.Server(program, folder) as server:
        for depth, name in enumerate(names):
            path = "/workspaces" + "".join(f"/{step}" for step in ([archive] + ids)[: depth + 1 if depth else 0])
            median, slowest = milliseconds(server, path)
            bench_table.row(name, median, "ms", goal=20, note=f" (slowest {slowest:.3g})")


def measure():
    program = bench_server.program()
    scripts = pathlib.Path(__file__).parent
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        file = pathlib.Path(folder, "messages.json")
        with file.open("wb") as out:
            subprocess.run([sys.executable, scripts / "make_messages.py"], check=True, stdout=out)
        data = ["--data", f"{folder}/data"]
        seconds, memory, said = run(program, "import", "workspaces", str(file), *data)
        archive = re.search(r"archive (\w+) with", said)[1]
        note = f" ({seconds:.3g} s for {file.stat().st_size / 1e6:,.0f} MB)"
        bench_table.row(
            "import of 1,000,000 messages", MESSAGES / seconds, "messages/s", goal=40_000, at_least=True, note=note)
        bench_table.row("memory for it", memory, "MB", goal=300)
        size = pathlib.Path(folder, "data", "archives", f"{archive}.sqlite").stat().st_size / 1e6
        bench_table.row("the archive on disk", size, "MB")
        seconds, memory, _ = run(program, "export", "workspaces", f"{folder}/out.json", *data)
        bench_table.row("export of 1,000,000 messages", MESSAGES / seconds, "messages/s", note=f" ({memory:.3g} MB)")
        measure_screens(program, f"{folder}/data", archive, first_ids(file))


if __name__ == "__main__":
    bench_table.run(measure)
