#!/usr/bin/env python3
"""An export of Slack with 1,000,000 messages: its import, its search, its screens, and a window that scrolls in it.

The export is that of make-slack-export.py. The import is one run, and so is the export as HTML. Screens are asked for 20
times under other addresses, and each search once, so that none is answered from the pages kept.
"""

import asyncio
import json
import pathlib
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

import bench_live
import bench_navigation
import bench_server
import bench_table
import chromium
from bench_memory import resident
from bench_workspaces import milliseconds, run

MESSAGES = 1_000_000
RUNS = 10
# How many windows scroll, and how often each asks for more rows, after a first part in which the allocator gets what it
# will need. Then nobody asks for anything until the caches have let go of all and what is free went back to the system.
WINDOWS, WARM, SCROLLS, REST = 16, 200, 200, 65
WORDS = "folder clinic figures shared contacts tests noon report beds oxygen ward shift тесты отчёт клинику данные".split()


def largest(archive):
    """The ids of the workspace, of its largest channel, and of the message there with the most replies."""
    with sqlite3.connect(f"file:{archive}?mode=ro", uri=True) as file:
        return file.execute(
            """
            SELECT workspace.id, channel.id, message.id FROM message JOIN channel ON channel.key = message.channel
            JOIN workspace ON workspace.key = channel.workspace
            ORDER BY channel.messages DESC, message.replies DESC LIMIT 1
            """
        ).fetchone()


def late(times):
    """The time within which 95 of 100 are."""
    return statistics.quantiles(times, n=20)[-1]


def queries():
    """Words, beginnings, two words, phrases and operators."""
    following = WORDS[1:] + WORDS[:1]
    pairs = (" ".join(pair) for pair in zip(WORDS, following))
    others = ['"shared folder"', '"before noon"', "from:m.37 beds", "has:link report", "today after:2022-06-01"]
    return [*WORDS, *(f"{word[:4]}*" for word in WORDS), *pairs, *others]


def searched(server, path, order):
    """Milliseconds of pages with what each query finds."""
    times = []
    for query in queries():
        began = time.perf_counter()
        text = urllib.parse.urlencode({"search": query, **order}, quote_via=urllib.parse.quote)
        answer = server.get(f"{path}?{text}")
        times.append((time.perf_counter() - began) * 1000)
        if b" 200 " not in answer[:20]:
            sys.exit(f"The search for {query} answered {answer[:40]!r}.")
    return times


def found(program, folder, workspace, order):
    """Milliseconds in which an archive finds the first 100 messages of each query, without a page around them."""
    tool = pathlib.Path(program).with_name("archivebench")
    said = subprocess.run(
        [tool, folder, workspace, order], input="\n".join(queries()), check=True, capture_output=True, text=True).stdout
    return [float(line) for line in said.splitlines()]


def search_row(name, times, goal):
    note = f" (median {statistics.median(times):.3g}, slowest {max(times):.3g})"
    bench_table.row(f"{name}, 95 of 100 within", late(times), "ms", goal, note=note)


def shown(server, path):
    """Milliseconds until the first 20 messages of the channel are drawn in Chromium, cache emptied before each run."""
    watch = bench_navigation.WATCH.replace(str(bench_navigation.ROWS), "20")
    with chromium.Driver() as driver:
        driver.developer("Page.addScriptToEvaluateOnNewDocument", source=watch)
        times = [bench_navigation.shown_after(driver, server.url(path))[0] for _ in range(RUNS + 1)]
    return times[1:]


async def scroll(window, control, count):
    """Asks so often for the rows after those shown, and waits until they were read and pushed; the last row shown."""
    for _ in range(count):
        pushes = window.pushes
        answer, _ = await window.send(["tap", control])
        end = time.monotonic() + bench_server.PATIENCE
        while window.pushes == pushes:
            if time.monotonic() > end:
                sys.exit(f"No rows came after {answer[:80]!r}.")
            await asyncio.sleep(0.002)
    return int(re.findall(r"Rows [\d,]+–([\d,]+) of", answer.decode())[-1].replace(",", ""))


async def scrolled(server, path):
    """KB that the process grew by for each of the windows that scrolled on, and how many rows each went by."""
    crowd = bench_live.Crowd(server)
    windows = await crowd.open(path, WINDOWS)
    [control] = re.findall(r'data-more="([^"]+)"', await crowd.page(path))
    # One after the other: a window must not find what another one has just read.
    first = [await scroll(window, control, WARM) for window in windows]
    await asyncio.sleep(REST)
    before = resident(server)
    last = [await scroll(window, control, SCROLLS) for window in windows]
    await asyncio.sleep(REST)
    after = resident(server)
    crowd.close()
    return (after - before) * 1000 / WINDOWS, last[0] - first[0]


def measure_import(program, folder):
    export = pathlib.Path(folder, "export.zip")
    script = pathlib.Path(__file__).parent / "make-slack-export.py"
    subprocess.run([script, export, "--messages", str(MESSAGES), "--seed", "1"], check=True, stdout=subprocess.DEVNULL)
    seconds, memory, said = run(program, "import", "workspaces", str(export), "--json", "--data", f"{folder}/data")
    note = f" ({seconds:.3g} s for {export.stat().st_size / 1e6:,.0f} MB of zip)"
    bench_table.row(
        "import of an export of Slack, 1,000,000 messages, search index included", MESSAGES / seconds, "messages/s",
        goal=40_000, at_least=True, note=note, peer="slack-export-viewer 16,400",
    )  # fmt: skip
    bench_table.row("memory for it, the larger of two processes", memory, "MB", goal=300, peer="slack-export-viewer 3.4 GB")
    return json.loads(said)["archive"]


def measure_reads(server, root, channel, message):
    median, slowest = milliseconds(server, channel)
    bench_table.row("its largest channel", median, "ms", goal=20, note=f" (slowest {slowest:.3g})")
    median, slowest = milliseconds(server, f"{channel}/~thread/{message}")
    bench_table.row("a thread in it", median, "ms", goal=20, note=f" (slowest {slowest:.3g})")
    search_row("a page of what a search finds, newest first", searched(server, root, {}), 20)
    search_row("the same, best first", searched(server, root, {"sort": "best"}), 400)
    times = shown(server, channel)
    note = f" (slowest {max(times):.0f})"
    bench_table.row(
        "its largest channel in Chromium, 20 rows drawn, empty cache", statistics.median(times), "ms", 300, note=note,
        peer="slack-export-viewer 74 s",
    )  # fmt: skip


def measure():
    program = bench_server.program()
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        archive = measure_import(program, folder)
        seconds, memory, _ = run(
            program, "export", "workspaces", "--html", f"{folder}/pages", "--data", f"{folder}/data")
        bench_table.row("its export as HTML", MESSAGES / seconds, "messages/s", note=f" ({memory:.3g} MB)")
        workspace, channel, message = largest(f"{folder}/data/archives/{archive}.sqlite")
        root = f"/workspaces/{archive}/{workspace}"
        search_row("a search, newest first", found(program, f"{folder}/data", workspace, "newest"), 10)
        search_row("the same, best first", found(program, f"{folder}/data", workspace, "best"), 400)
        with bench_server.Server(program, f"{folder}/data") as server:
            measure_reads(server, root, f"{root}/{channel}", message)
        with bench_server.Server(program, f"{folder}/data") as server:
            grown, rows = asyncio.run(scrolled(server, f"{root}/{channel}"))
        note = f" (one of {WINDOWS}, after a rest)"
        bench_table.row(f"memory of a window that scrolls on by {rows:,} messages", grown, "KB", goal=64, note=note)


if __name__ == "__main__":
    bench_table.run(measure)
