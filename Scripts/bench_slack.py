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
# How often a scrolling window asks for more rows, after a first part in which the caches fill.
WARM, SCROLLS = 200, 1000
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


def searched(server, path, order):
    """Milliseconds of searches for words, two words, beginnings and phrases."""
    following = WORDS[1:] + WORDS[:1]
    queries = [*WORDS, *(f"{word[:4]}*" for word in WORDS), *(" ".join(pair) for pair in zip(WORDS, following))]
    queries += ['"shared folder"', '"before noon"', "from:member1 beds", "has:link report", "today after:2022-06-01"]
    times = []
    for query in queries:
        began = time.perf_counter()
        answer = server.get(f"{path}?{urllib.parse.urlencode({'search': query, **order})}")
        times.append((time.perf_counter() - began) * 1000)
        if b" 200 " not in answer[:20]:
            sys.exit(f"The search for {query} answered {answer[:40]!r}.")
    return times


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
    """KB that the process grew by while one window scrolled on, and how many rows it went by."""
    crowd = bench_live.Crowd(server)
    [window] = await crowd.open(path, 1)
    [control] = re.findall(r'data-more="([^"]+)"', await crowd.page(path))
    first = await scroll(window, control, WARM)
    await asyncio.sleep(2)
    before = resident(server)
    last = await scroll(window, control, SCROLLS)
    await asyncio.sleep(2)
    after = resident(server)
    crowd.close()
    return (after - before) * 1000, last - first


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
    for name, order, goal in [("newest first", {}, 10), ("best first", {"sort": "best"}, 400)]:
        times = searched(server, root, order)
        note = f" (median {statistics.median(times):.3g}, slowest {max(times):.3g})"
        bench_table.row(f"a page of {len(times)} searches, {name}, 95 of 100 within", late(times), "ms", goal, note=note)
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
        with bench_server.Server(program, f"{folder}/data") as server:
            measure_reads(server, root, f"{root}/{channel}", message)
        with bench_server.Server(program, f"{folder}/data") as server:
            grown, rows = asyncio.run(scrolled(server, f"{root}/{channel}"))
        bench_table.row(f"memory of a window that scrolls on by {rows:,} messages", grown, "KB", goal=64)


if __name__ == "__main__":
    bench_table.run(measure)
