#!/usr/bin/env python3
"""1,000 live windows with open streams on real sockets: 300 events a second, and one change that all of them show."""

import asyncio
import random
import sys
import time

import bench_live
import bench_server
from bench_live import TOGGLE, WATCH, Load, control, percentile

WINDOWS = 1000
ACTORS = 200
RATE = 300
SECONDS = 20
# How far behind the events may fall before there is no use in going on.
PATIENCE = 5
WATCHED = ["CL", "SE", "JP", "FR", "DE", "BR", "IN", "ZA", "NZ", "CA"]
CODES = ["AF", "AL", "DZ", "AR", "AU", "AT", "BE", "CN", "EG", "IT", "MX", "NO", "PE", "PL", "ES", "TR", "GB", "US"]


class Mix:
    """What people do in the windows: go to a country, back to the list, switch the filter.

    Watching a country is left out: it changes all windows, which is the other measurement.
    """

    def __init__(self, list_page):
        self.toggle = control(list_page, TOGGLE)
        self.random = random.Random(7)
        self.count = {"go": 0, "back": 0, "set": 0}

    def next(self, window):
        """The events and the address after them."""
        chance = self.random.random()
        if window.path.startswith("/statistics/"):
            path = "/statistics" if chance < 0.6 else f"/statistics/{self.random.choice(CODES)}"
            step = "back" if chance < 0.3 else "go"
            self.count[step] += 1
            return [[step, path]], path
        if chance < 0.5:
            path = f"/statistics/{self.random.choice(CODES)}"
            self.count["go"] += 1
            return [["go", path]], path
        self.count["set"] += 1
        is_on = window.path.endswith("watched=1")
        return [["set", self.toggle, "false" if is_on else "true"]], "/statistics" + ("" if is_on else "?watched=1")


async def drive(windows, mix, seconds, times):
    """Events at the rate, in windows that nothing is under way in; seconds from the planned moment to the answer."""
    tasks, chooser = set(), random.Random(11)
    began = time.perf_counter()

    async def one(window, due):
        events, path = mix.next(window)
        await window.send(*events, path=path)
        times.append((due, time.perf_counter() - due))

    for number in range(int(RATE * seconds)):
        due = began + number / RATE
        delay = due - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        if time.perf_counter() - due > PATIENCE:
            break
        while (window := chooser.choice(windows)).is_busy:
            await asyncio.sleep(0.001)
        window.is_busy = True
        task = asyncio.create_task(one(window, due))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    if len(times) < int(RATE * seconds):
        print(f"The server fell {PATIENCE} s behind after {len(times)} events.", file=sys.stderr)


async def events(server):
    crowd = bench_live.Crowd(server)
    await bench_live.watch(crowd, WATCHED)
    mix = Mix(await crowd.page("/statistics"))
    await crowd.open("/statistics", WINDOWS // 2)
    await crowd.open("/statistics/CL", WINDOWS - WINDOWS // 2)
    await drive(crowd.windows, mix, 5, [])
    times = []
    with Load() as load:
        await drive(crowd.windows, mix, SECONDS, times)
    seconds = [1000 * time for _, time in times]
    parts = ", ".join(f"{count} {name}" for name, count in mix.count.items())
    note = f" (p50 {percentile(seconds, 0.5):.3g}, slowest {max(seconds):.0f}; {load})"
    bench_server.row(f"{WINDOWS:,} windows, {RATE} events/s: p99", percentile(seconds, 0.99), "ms", goal=50, note=note)
    print(
        f"{parts}; {crowd.refusals} refused as too much, {sum(window.resets for window in crowd.windows)} resets",
        file=sys.stderr)  # fmt: skip


async def change(server):
    crowd = bench_live.Crowd(server)
    await bench_live.watch(crowd, WATCHED)
    mix = Mix(await crowd.page("/statistics"))
    listeners = await crowd.open("/statistics?watched=1", WINDOWS)
    actors = await crowd.open("/statistics/CL", ACTORS)
    path = "/statistics/GB"
    changer = bench_live.Window(crowd, path, await crowd.page(path))
    arrived, times, began = {}, [], 0

    def note(window, body):
        if b"statistics.row.GB" in body or b'"i"' in body[:400] or b'"R"' in body[:60]:
            arrived.setdefault(window.id, time.perf_counter())

    async def press():
        nonlocal began
        await asyncio.sleep(4)
        for window in listeners:
            window.on_push = note
        began = time.perf_counter()
        await changer.send(["tap", control(await crowd.page(path), WATCH)])

    with Load() as load:
        pressing = asyncio.create_task(press())
        await drive(actors, mix, 10, times)
        await pressing
        for _ in range(300):
            if len(arrived) == WINDOWS:
                break
            await asyncio.sleep(0.1)
    if len(arrived) < WINDOWS:
        sys.exit(f"Only {len(arrived)} of {WINDOWS} windows heard of the change.")
    last = max(arrived.values()) - began
    meanwhile = [1000 * taken for due, taken in times if began - 0.1 <= due <= began + last + 0.1]
    bench_server.row(f"one change in {WINDOWS:,} windows: the last one after", last, "s", goal=2)
    note = f" (of {len(meanwhile)} events; {load})"
    bench_server.row("events meanwhile: p99", percentile(meanwhile, 0.99), "ms", goal=100, note=note)


def main():
    program = bench_server.program()
    with bench_server.Server(program) as server:
        asyncio.run(events(server))
    with bench_server.Server(program) as server:
        asyncio.run(change(server))


if __name__ == "__main__":
    main()
