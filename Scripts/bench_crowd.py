#!/usr/bin/env python3
"""1,000 live windows with open streams on real sockets: how many events a second they take, and one change that all of
them show, beside 300 events a second."""

import asyncio
import random
import sys
import time

import bench_live
import bench_server
import bench_table
from bench_live import TOGGLE, WATCH, Load, control, percentile

WINDOWS = 1000
ACTORS = 200
RATE = 300
# The p99 that the capacity is found by, in ms, and the rates between which it is looked for until they are this close.
LIMIT = 50
RATES = [50, 4000]
CLOSENESS = 1.1
SECONDS = 8
# How many seconds the events may fall behind before there is no use in going on.
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


async def drive(windows, mix, seconds, times, rate=RATE, patience=PATIENCE):
    """Events at the rate, in windows that nothing is under way in; seconds from the planned moment to the answer.

    It ends early when the events fall further behind than the patience.
    """
    tasks, chooser = set(), random.Random(11)
    began = time.perf_counter()

    async def one(window, due):
        events, path = mix.next(window)
        await window.send(*events, path=path)
        times.append((due, time.perf_counter() - due))

    for number in range(int(rate * seconds)):
        due = began + number / rate
        delay = due - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        if time.perf_counter() - due > patience:
            break
        while (window := chooser.choice(windows)).is_busy:
            await asyncio.sleep(0.001)
        window.is_busy = True
        task = asyncio.create_task(one(window, due))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)


async def latency(windows, mix, rate):
    """The p99 at a rate, in ms; of the events until then, where they fall a second behind."""
    times = []
    for seconds in (2, SECONDS):
        times.clear()
        await drive(windows, mix, seconds, times, rate, patience=1)
    return percentile([1000 * taken for _, taken in times], 0.99)


async def capacity(server):
    """The highest rate that was found within the limit; 0 when none was."""
    crowd = bench_live.Crowd(server)
    await bench_live.watch(crowd, WATCHED)
    mix = Mix(await crowd.page("/statistics"))
    await crowd.open("/statistics", WINDOWS // 2)
    await crowd.open("/statistics/CL", WINDOWS - WINDOWS // 2)
    await drive(crowd.windows, mix, 5, [])
    (low, high), found, best = RATES, 0, None
    with Load() as load:
        while high > CLOSENESS * low:
            rate = round((low * high) ** 0.5)
            p99 = await latency(crowd.windows, mix, rate)
            print(f"{rate} events/s: p99 {p99:.0f} ms", file=sys.stderr)
            if p99 <= LIMIT:
                low, found, best = rate, rate, p99
            else:
                high = rate
    await bench_live.expect_windows(crowd, WINDOWS)
    crowd.close()
    promise = f"events a second in {WINDOWS:,} windows at a p99 of {LIMIT} ms"
    says = f"p99 {best:.3g} ms" if found else f"not even {high}"
    note = f" ({says}; {load}; {crowd.refusals} refused as too much)"
    bench_table.row(promise, found, "events/s", 2000, at_least=True, note=note)


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
    await bench_live.expect_windows(crowd, WINDOWS + ACTORS)
    crowd.close()
    last = max(arrived.values()) - began
    meanwhile = [1000 * taken for due, taken in times if began - 0.1 <= due <= began + last + 0.1]
    bench_table.row(f"one change in {WINDOWS:,} windows: the last one after", last, "s", 0.2)
    note = f" (of {len(meanwhile)} events; {load})"
    bench_table.row("events meanwhile: p99", percentile(meanwhile, 0.99), "ms", goal=100, note=note)


def measure(of_server):
    with bench_server.Server(bench_server.program(), options=["--show-status"]) as server:
        asyncio.run(of_server(server))


if __name__ == "__main__":
    bench_table.run(lambda: measure(capacity))
    bench_table.run(lambda: measure(change))
