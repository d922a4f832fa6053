#!/usr/bin/env python3
"""Ten times as much of everything: what it costs then, and the factor. Each pair is measured on new folders, the pages
and the imports in turn: medians of 20 visits and of 5 imports."""

import asyncio
import contextlib
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import bench_chart
import bench_live
import bench_live_memory
import bench_memory
import bench_server
import bench_table
import bench_workspaces
import bench_world

VISITS, IMPORTS = 20, 5
# How many windows tell the memory of one.
MORE = 200


def milliseconds(server, path, visit):
    """Milliseconds of a page that was not asked for before."""
    begun = time.perf_counter()
    answer = server.get(f"{path}?visit={visit}")
    if b" 200 " not in answer[:20]:
        sys.exit(f"{path} answered {answer[:40]!r}.")
    return (time.perf_counter() - begun) * 1000


def page_times(servers, paths):
    """The medians of visits to a page of each program, one after the other."""
    times = [[milliseconds(server, path, visit) for server, path in zip(servers, paths)] for visit in range(VISITS)]
    return [statistics.median(one) for one in zip(*times)]


@contextlib.contextmanager
def imported(program, kind, text):
    """A data folder with the file's contents, the seconds that the import took, and what it said."""
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        file = pathlib.Path(folder, "file.json" if kind == "workspaces" else "file.csv")
        file.write_text(text, encoding="utf-8", newline="")
        data = f"{folder}/data"
        seconds, _, said = bench_workspaces.run(program, "import", kind, str(file), "--data", data)
        yield data, seconds, said


def import_times(program, kind, texts):
    """The median milliseconds of the imports of each text, one after the other."""
    times = []
    for _ in range(IMPORTS):
        for text in texts:
            with imported(program, kind, text) as (_, seconds, _):
                times.append(seconds * 1000)
    return [statistics.median(times[number :: len(texts)]) for number in range(len(texts))]


def screens(program, kind, texts, path_of):
    """The medians of visits to a page with each text's contents; `path_of` knows it from what was said and the text."""
    with contextlib.ExitStack() as stack:
        servers, paths = [], []
        for text in texts:
            folder, _, said = stack.enter_context(imported(program, kind, text))
            servers.append(stack.enter_context(bench_server.Server(program, folder)))
            paths.append(path_of(said, text))
        return page_times(servers, paths)


def messages(count):
    script = pathlib.Path(__file__).parent / "make_messages.py"
    return subprocess.run(
        [sys.executable, script, "--messages", str(count)], check=True, capture_output=True, text=True).stdout


def channel(said, text):
    archive = re.search(r"archive (\w+) with", said)[1]
    workspace, first = re.findall(r'"id":"?([^",]*)"?', text[:4096])[:2]
    return f"/workspaces/{archive}/{workspace}/{first}"


async def one_more(server, count):
    """KB of a window that listens, of those that come beside so many."""
    crowd = bench_live.Crowd(server)
    await crowd.open("/statistics/GB", count)
    await asyncio.sleep(2)
    before = bench_memory.resident(server)
    await crowd.open("/statistics/GB", MORE)
    await asyncio.sleep(2)
    after = bench_memory.resident(server)
    crowd.close()
    return (after - before) * bench_live_memory.KILOBYTES / MORE


async def change(server, count):
    """Milliseconds until the last of so many windows has heard of one change."""
    crowd = bench_live.Crowd(server)
    heard = []
    for window in await crowd.open("/statistics/GB", count):
        window.on_push = lambda *_: heard.append(time.perf_counter())
    began = time.perf_counter()
    await bench_live.watch(crowd, ["GB"])
    while len(heard) < count and time.perf_counter() - began < bench_server.PATIENCE:
        await asyncio.sleep(0.01)
    if len(heard) < count:
        sys.exit(f"Only {len(heard)} of {count} windows heard of the change.")
    crowd.close()
    return (max(heard) - began) * 1000


def windows(program, measure):
    """What is measured with 100 and with 1,000 windows, of a new program each."""
    measured = []
    for count in [100, 1000]:
        with bench_server.Server(program) as server:
            measured.append(asyncio.run(measure(server, count)))
    return measured


def line(what, unit, few, many):
    figures = [f"{bench_table.number(one)} {unit}" for one in (few, many)]
    print(f"| {what} | {figures[0]} | {figures[1]} | {many / few:.3g} |", flush=True)


def main():
    program = bench_server.program()
    print("| ten times the … | at 1 | at 10 | factor |\n|---|---|---|---|", flush=True)
    line("100 → 1,000 windows: memory of one more", "KB", *windows(program, one_more))
    line("100 → 1,000 windows: one change, the last hears after", "ms", *windows(program, change))
    worlds = [bench_world.table(count) for count in (1_000, 10_000)]
    line("1,000 → 10,000 countries: a continent", "ms", *screens(program, "world", worlds, lambda *_: "/world/asia"))
    days = [bench_chart.table(count) for count in (500, 5_000)]
    line("500 → 5,000 days of four countries: import", "ms", *import_times(program, "statistics", days))
    days = [bench_chart.table(count) for count in (114, 1_143)]
    charts = screens(program, "statistics", days, lambda *_: "/statistics/FR")
    line("114 → 1,143 days: a country's chart", "ms", *charts)
    archives = [messages(count) for count in (100_000, 1_000_000)]
    line("100,000 → 1,000,000 messages: a channel", "ms", *screens(program, "workspaces", archives, channel))


if __name__ == "__main__":
    main()
