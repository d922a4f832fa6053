#!/usr/bin/env python3
"""Memory of live windows: growth of the process by 1,000 windows with streams, and what is left of 10,000 that went.

A window that only listens shares its views with others; one in which something was done has its own.
"""

import asyncio

import bench_live
import bench_server
import bench_table
from bench_memory import resident

WINDOWS = 1000
LEFT = 10_000
# How many of those are there at a time.
BATCH = 100
# How often a window is used in which much is done: with the second time it keeps views, with the third it finds them.
USES = 3
KILOBYTES = 1000


async def warm(crowd, path):
    """What the first windows cost once: caches, threads, the allocator's pools."""
    for window in await crowd.open(path, BATCH):
        await window.send(["sync"])
        await window.send(["bye"])
        window.close()
    crowd.windows.clear()
    await asyncio.sleep(1)


async def growth(server, path, uses):
    """KB of one window at the path, its connections and stream included."""
    crowd = bench_live.Crowd(server)
    await warm(crowd, path)
    before = resident(server)
    windows = await crowd.open(path, WINDOWS)
    for window in windows:
        for _ in range(uses):
            await window.send(["sync"])
    await asyncio.sleep(2)
    after = resident(server)
    await bench_live.expect_windows(crowd, WINDOWS)
    crowd.close()
    return (after - before) * KILOBYTES / WINDOWS


async def come_and_go(server):
    """MB after the first quarter of the windows that came and went, and after all: what grows between is lost."""
    crowd = bench_live.Crowd(server)
    measured = []
    for number in range(1, LEFT // BATCH + 1):
        windows = await crowd.open("/statistics", BATCH)
        for window in windows:
            await window.send(["bye"])
            window.close()
        crowd.windows.clear()
        if number * BATCH in (LEFT // 4, LEFT):
            await asyncio.sleep(3)
            measured.append(resident(server))
    return measured


def measure():
    program = bench_server.program()
    for name, path, goal in [("on a detail", "/statistics/JP", 48), ("on the whole list", "/statistics", 128)]:
        for use, uses, goal, peer in [
            ("that only listens", 0, goal, ""), ("that was used", 1, 64, "Shiny 130 KB"),
            (f"that was used {USES} times", USES, None, ""),
        ]:  # fmt: skip
            with bench_server.Server(program, options=["--show-status"]) as server:
                taken = asyncio.run(growth(server, path, uses))
            bench_table.row(f"memory of a live window {use}, {name}", taken, "KB", goal, peer=peer)
    with bench_server.Server(program) as server:
        first, after = asyncio.run(come_and_go(server))
    note = f" ({first:.0f} MB after the first {LEFT // 4:,})"
    bench_table.row(f"memory after {LEFT:,} windows came and went", after, "MB", note=note)


if __name__ == "__main__":
    bench_table.run(measure)
